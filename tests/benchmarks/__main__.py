"""`make bench`: each figure as a ratio against a baseline measured in the same run, because machines are noisy."""

import sys

from tests.benchmarks import settle

if __name__ == "__main__":
    sys.exit(0 if all([settle.run()]) else 1)
