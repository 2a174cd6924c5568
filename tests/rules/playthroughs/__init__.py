"""Golden playthroughs: whole rounds as readable text, compared line by line. `make playthroughs` writes them again."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kiosk.audit.narration import tell, tell_opening
from kiosk.audit.round_document import Replay, RoundDocument, parse, read
from kiosk.rules.events import Event
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Intent, Proceed, Refused
from kiosk.rules.round import Round
from tests.kit.random_rounds import submit
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS, Seat, document

FOLDER = Path(__file__).parent


class Playthrough(NamedTuple):
    """A round to tell: its document, and what an attendant declares after the deal although play goes on."""

    document: dict[str, Any]
    declares: tuple[Declare, ...] = ()


def text_of(playthrough: Playthrough) -> str:
    """The round in words."""
    return "\n".join(_tell(playthrough)) + "\n"


def _tell(playthrough: Playthrough) -> Iterator[str]:
    stated = read(parse(json.dumps(playthrough.document).encode()))
    game = stated.game
    state = game.open(stated.wagers, stated.deck, stated.meter)
    assert isinstance(state, Round)
    yield from tell_opening(game, state)
    told: list[str] = []

    def observe(after: Round, event: Event) -> None:
        told.extend(tell(game, after, event))

    if playthrough.declares:
        _play(game, state, stated, playthrough.declares, observe)
    else:
        _Told(stated, observe).run()
    yield from told


class _Told(Replay):
    """A document being played, with every event told to an observer together with the round after it."""

    def __init__(self, stated: RoundDocument, observe: Callable[[Round, Event], None]) -> None:
        super().__init__(stated)
        self._observe = observe

    def _take(self, result: tuple[Event, ...] | Refused) -> None:
        if isinstance(result, Refused):
            super()._take(result)
            return
        for event in result:
            super()._take((event,))
            self._observe(self._state.close(), event)


def _play(game: Game, state: Round, stated: RoundDocument, declares: tuple[Declare, ...], observe: Any) -> None:
    def take(intent: Intent) -> None:
        nonlocal state
        before = state
        state, events = submit(game, state, intent)
        for event in events:
            before = game.apply(before, event)
            observe(before, event)

    take(Proceed())
    for declare in declares:
        take(declare)
    while state.settlement is None:
        for seat, made in stated.decisions.items():
            if len(made) > state.street:
                take(Decide(seat, made[state.street]))
        take(Proceed())


METER = {"pool": 25_000_000_000, "contribution": 710_000, "seed": 10_000_000_000}
_MAIN = {"ante": 1000, "odds": 1000}


def _heads_up(**rest: Any) -> dict[str, Any]:
    seats = {
        1: Seat(_MAIN | {"trips_plus": 500}, ["check", "raise 2"], "Ks Kd"),
        4: Seat(_MAIN | {"pocket_bonus": 500}, ["check", "check", "fold"], "Ah Jh"),
        6: Seat(_MAIN, ["raise 3"], "2c 7d"),
    }
    return document(rest.pop("game", HEADS_UP_MA), seats, dealer="8c 8d", board="Kc 9h 4s 3d 9s", **rest)


def _texas(**rest: Any) -> dict[str, Any]:
    seats = {
        2: Seat({"ante": 1000, "bonus": 500}, ["bet", "bet", "check"], "As Ad"),
        3: Seat({"ante": 2500, "bonus": 100}, ["fold"], "7c 2d"),
        5: Seat({"ante": 500}, ["bet", "check", "bet"], "Qs Js"),
    }
    return document(TEXAS, seats, dealer="Ac Ah", board="Ts 9s 8h 3d 2c", **rest)


def _flop(**rest: Any) -> dict[str, Any]:
    seats = {
        1: Seat({"ante": 1000, "pot": 500}, ["bet"], "Ks Kd 4c"),
        3: Seat({"ante": 1000, "pot": 500}, ["surrender"], "9s 8d 7c"),
        5: Seat({"ante": 2000, "pot": 500}, ["bet"], "2h 3h 5d"),
    }
    return document(FLOP, seats, board="6s 5c 9d", **rest)


def _fast(**rest: Any) -> dict[str, Any]:
    seats = {
        1: Seat({"bet": 1000}, ["keep 0 1"], "As Ad 7c 2h"),
        3: Seat({"bet": 2000}, ["split 0 2"], "Kc 9d Kh 9s"),
        4: Seat({"bet": 500}, ["surrender"], "2c 7d 8h 4s"),
        6: Seat({"bet": 1000}, [], "5c 5d 5h 5s"),
    }
    given: dict[str, Any] = {"dealer": "Qc Jc 8d 3h", "board": "Th 9h 2s Kd 4c"} | rest
    return document(FAST_ACTION, seats, **given)


def _irregular(made: dict[str, Any], decisions: int, **irregularity: Any) -> Playthrough:
    """The round as it stood after so many decisions of each seat, and what was declared."""
    for seat in made["seats"]:
        seat["decisions"] = seat["decisions"][:decisions]
    return Playthrough(made | {"irregularity": irregularity})


def _short(made: dict[str, Any]) -> Playthrough:
    for seat in made["seats"]:
        seat["decisions"] = []
    return Playthrough(made | {"deck": made["deck"][:15], "irregularity": {"kind": "insufficient-cards"}})


def _new_york_royal() -> dict[str, Any]:
    seats = {
        2: Seat(_MAIN | {"progressive": 100, "trips_plus": 500}, ["raise 3"], "As Ks"),
        5: Seat(_MAIN | {"progressive": 100}, ["check", "check", "fold"], "4c 8d"),
    }
    return document(HEADS_UP_NY, seats, dealer="Qd Qh", board="Qs Js Ts 3d 2c", progressive=METER | {"table": "A"})


def _new_york_bad_beat() -> dict[str, Any]:
    seats = {
        1: Seat(_MAIN | {"pocket_bonus": 500}, ["raise 1"], "Ac Kc"),
        3: Seat(_MAIN, ["check", "raise 1"], "6h 2d"),
        6: Seat(_MAIN | {"progressive": 100}, ["check", "check", "raise 1"], "5h 3h"),
    }
    return document(
        HEADS_UP_NY,
        seats,
        dealer="7h 7d",
        board="7c 8h 9d Tc Th",
        dealing="manual-shoe",
        progressive=METER | {"table": "G"},
    )


def _texas_royal() -> dict[str, Any]:
    seats = {
        1: Seat({"ante": 1000, "progressive": 100}, ["fold"], "Ah Kh"),
        2: Seat({"ante": 1_000_000, "bonus": 2000}, ["bet", "bet", "bet"], "Qc Qs"),
    }
    return document(
        TEXAS,
        seats,
        dealer="4c 8d",
        board="Qh Jh 3d Th 3c",
        dealing="hand",
        progressive=METER | {"limit": 25_000_500_000},
    )


def _flop_tie() -> dict[str, Any]:
    seats = {
        2: Seat({"ante": 1000, "pot": 333}, ["bet"], "As Kd Qc"),
        4: Seat({"ante": 1000, "pot": 333}, ["bet"], "Ac Kh Qd"),
        6: Seat({"ante": 1000, "pot": 333}, ["surrender"], "2c 4d 7h"),
    }
    return document(FLOP, seats, board="Js Th 3c", dealing="manual-shoe")


PLAYTHROUGHS: dict[str, Playthrough] = {
    "heads-up-ma": Playthrough(_heads_up()),
    "heads-up-ma-from-the-hand": Playthrough(_heads_up(dealing="hand", house={"trips_plus": "D", "pocket_bonus": "C"})),
    "heads-up-ny-royal": Playthrough(_new_york_royal()),
    "heads-up-ny-bad-beat": Playthrough(_new_york_bad_beat()),
    "texas": Playthrough(_texas(house={"bonus_dealer_aces": 1000})),
    "texas-royal-after-a-fold": Playthrough(_texas_royal()),
    "fast-action": Playthrough(_fast(house={"new_shoe": True})),
    "fast-action-dealer-natural": Playthrough(_fast(dealer="8c 8d 8h 8s", board="", house={"marker": 3})),
    "flop": Playthrough(_flop()),
    "flop-tie": Playthrough(_flop_tie()),
    "card-face-up": Playthrough(_texas(), (Declare("card-face-up"),)),
    "cards-face-up": _irregular(_texas(), 1, kind="cards-face-up", complete=True),
    "card-drawn-in-error": Playthrough(_heads_up(), (Declare("card-drawn-in-error"),)),
    "wrong-count-seat": Playthrough(_texas() | {"irregularity": {"kind": "wrong-count-seat", "seat": 2}}),
    "wrong-count-dealer": _irregular(_fast(), 1, kind="wrong-count-dealer"),
    "wrong-count-community": _irregular(_flop(), 0, kind="wrong-count-community"),
    "dealer-card-exposed": _irregular(_heads_up(game=HEADS_UP_NY), 1, kind="dealer-card-exposed"),
    "dealer-card-exposed-ma": _irregular(_heads_up(), 3, kind="dealer-card-exposed"),
    "community-card-exposed": _irregular(_flop(), 0, kind="community-card-exposed"),
    "player-card-exposed": Playthrough(_fast(), (Declare("player-card-exposed"),)),
    "marker-not-moved": Playthrough(_fast(house={"marker": 3}), (Declare("marker-not-moved"),)),
    "insufficient-cards": _short(_fast()),
    "shuffler-failure": Playthrough(_flop(), (Declare("shuffler-failure"),)),
    "count-failed": Playthrough(_flop(), (Declare("count-failed"),)),
    "device-failure": _irregular(_heads_up(), 2, kind="device-failure"),
}
