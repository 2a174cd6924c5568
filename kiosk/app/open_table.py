"""`croupier` without a command: the players' table on its screen."""

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from kiosk.base.languages import LANGUAGES
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.modes import STATUSES, arguments_for
from kiosk.table.requests import MODES

_LEAST, _MOST = 640, 16_384


def add_to(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group(
        "the players' table",
        "Layout, screen, language and sensor are as the device is set, unless they are given here.",
    )
    table.add_argument("--data", metavar="DIR", help="the data directory (default: CROUPIER_DATA, or your own)")
    table.add_argument("--demo", action="store_true", help="demonstration credits, on a ledger of their own")
    table.add_argument(
        "--mode", choices=MODES, help="play the live table's game on a ledger of its own beside it; test: a new one"
    )
    table.add_argument("--bots", type=int, choices=range(7), default=0, metavar="N", help="bots in a demonstration")
    table.add_argument("--game", choices=list(RULE_SETS), metavar="GAME", help="of a demonstration")
    table.add_argument("--windowed", type=_size, metavar="WxH", help="in a window of this size (default: fullscreen)")
    table.add_argument("--layout", choices=("table", "seats"), help="one glass, or a screen a seat")
    table.add_argument("--screen", type=int, choices=range(16), metavar="N", help="the first screen to use")
    table.add_argument("--language", choices=list(LANGUAGES), help="the house's")
    table.add_argument("--sensor", metavar="PORT", help="bet sensors on this serial port; none: touched")
    table.add_argument("--pictures", type=Path, metavar="DIR", help="where a demonstration without a display draws")
    table.add_argument(
        "--out-of-service", action="store_true", help="only say that it is out of service, for five minutes"
    )
    parser.set_defaults(run=_run)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and all(_LEAST <= int(n) <= _MOST for n in (width, height))):
        raise argparse.ArgumentTypeError(f"must be a size such as 1920x1080, and is {text!r}")
    return int(width), int(height)


def _run(options: argparse.Namespace) -> int:
    from kiosk.app.launch import KioskOptions, open_kiosk, open_outage  # noqa: PLC0415

    if options.mode and options.demo:
        print("croupier: --mode plays beside a live ledger, --demo without one: give one of them", file=sys.stderr)
        return 2
    if (options.bots or options.game) and not options.demo:
        print("croupier: --bots and --game belong to a demonstration: add --demo", file=sys.stderr)
        return 2
    asked = KioskOptions(**{name: getattr(options, name) for name in KioskOptions._fields})
    if options.out_of_service:
        return open_outage(asked)
    status = open_kiosk(asked)
    if status in STATUSES.values():
        _become(next(mode for mode in STATUSES if STATUSES[mode] == status))
    return status


def _become(mode: str) -> NoReturn:
    """Start again in the same place, so that whoever watches over this program sees no end of it."""
    from kiosk.base.software import own_command  # noqa: PLC0415

    command = [*own_command(), *arguments_for(mode, sys.argv[1:])]
    os.execv(command[0], command)  # noqa: S606 -- this very program
