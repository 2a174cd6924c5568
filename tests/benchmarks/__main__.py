"""`make bench`: each figure as a ratio against a baseline measured in the same run, because machines are noisy."""

import sys

from tests.benchmarks import analysis, ledger, screen, settle

if __name__ == "__main__":
    parts = {"settle": settle.run, "ledger": ledger.run, "analysis": analysis.run, "screen": screen.run}
    chosen = sys.argv[1:] or list(parts)
    reached = [parts[name]() for name in chosen]
    sys.exit(0 if all(reached) else 1)
