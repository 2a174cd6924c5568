"""`make bench`: each figure as a ratio against a baseline measured in the same run, because machines are noisy."""

import sys

from tests.benchmarks import analysis, ledger, package, releases, screen, service, settle

if __name__ == "__main__":
    modules = (settle, ledger, analysis, screen, service, package, releases)
    parts = {module.__name__.rpartition(".")[2]: module.run for module in modules}
    chosen = sys.argv[1:] or list(parts)
    reached = [parts[name]() for name in chosen]
    sys.exit(0 if all(reached) else 1)
