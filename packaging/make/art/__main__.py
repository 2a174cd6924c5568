"""`python -m make.art` makes all pictures in resources/art again; names of groups make only these: packaging/art."""

import sys
from importlib import import_module

from make.art import collection

GROUPS = {"flat": "make.art.collection", "dealers": "make.art.dealers.pieces"}


def main(names: list[str]) -> None:
    """Makes these groups, or all."""
    for name in names or GROUPS:
        if name == "flat":
            collection.write()
        else:
            import_module(GROUPS[name]).write()


main(sys.argv[1:])
