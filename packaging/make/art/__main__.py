"""`python -m make.art` makes all pictures in resources/art; names of groups make only these. See packaging/art."""

import sys
from importlib import import_module

from make.art import collection

GROUPS = {
    "flat": "make.art.collection",
    "dealers": "make.art.dealers.pieces",
    "lights": "make.art.painting.lights",
    "chips": "make.art.tracing.chips",
    "table": "make.art.tracing.table",
    "devices": "make.art.tracing.cut_outs",
}


def main(names: list[str]) -> None:
    """Makes these groups, or all."""
    for name in names or GROUPS:
        if name == "flat":
            collection.write()
        else:
            import_module(GROUPS[name]).write()


main(sys.argv[1:])
