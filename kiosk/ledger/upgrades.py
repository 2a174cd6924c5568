"""How records that earlier releases wrote become today's. Pure functions on plain values, one a step, kept for ever.

A kind's version is one more than the steps that lead to it. What was written stays as it is, byte for byte; a step is
taken when it is read. Whoever changes the shape of a kind, or of anything inside it, adds a step here and raises the
generation; whoever adds a kind, a meter or a meaning raises the generation. tests/ledger holds every shape there was.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any

from kiosk.base.ports import Entry, LedgerFault, Trouble
from kiosk.ledger.codec import name_of
from kiosk.ledger.reasons import Reason, Why
from kiosk.ledger.records import (
    BetsReturned,
    CashOutPlanned,
    ChipRefused,
    ClockJumped,
    FaultRaised,
    HandPayRaised,
    LedgerMade,
    PoolWon,
    PoweredUp,
    RoundOpened,
    RoundStepped,
)
from kiosk.ledger.table_state import Snapshot
from kiosk.rules.pay.money import CENTS_PER_DOLLAR, Fixed, Odds, PoolShare, Won
from kiosk.rules.rulebook import expanded, rulebook

Plain = dict[str, Any]
Step = Callable[[Plain], Plain]

# 1: release 0.1.0.
# 2: release 0.2.0. Rounds record their rules; hand-pays and what is won of the pool are records; voided rounds are
#    counted; why bets came back or a chip was not taken is a code, what a line pays is typed, and a fault has no
#    sentence but its evidence; a clock that was set is recorded.
# 3: release 0.3.0. Bets may be placed while the decks are opened, and are filed under the round that follows; that a
#    player wants to be paid after the hand is recorded; the latest wins and the highest of the day are remembered.
GENERATION = 3


def _name_table(made: Plain) -> Plain:
    return {**made, "serial": "", "location": ""}


def _say_generation(started: Plain) -> Plain:
    """Release 0.1.0 wrote the number, the files and the signer in one text."""
    told: str = started["version"]
    number, files, signer, *_ = [*told.split(), "", "", ""]
    return {"software": {"number": number, "files": files, "signer": signer}, "generation": 1}


def _record_rules(opened: Plain) -> Plain:
    """Release 0.1.0 recorded what the house had elected; everything else was as its rulebook has it."""
    offered = opened["progressive"]
    table = None if offered is None else offered["meter"]["table"]
    return {**opened, "rules": dict(expanded(rulebook(1), opened["game"], opened["house"], table))}


def _code_returned(record: Plain) -> Plain:
    return {"seat": record["seat"], "stakes": record["stakes"], "reason": _reason(record["why"], Why.UNFIT)}


def _code_refused(record: Plain) -> Plain:
    return {"seat": record["seat"], "reason": _reason(record["why"], Why.PROGRESSIVE_STOPPED)}


def _reason(said: str, otherwise: Why) -> Plain:
    """The sentences that release 0.1.0 wrote, as codes."""
    wager = wanted = had = None
    if why := _SAID.get(said):
        return dict(Reason(why)._asdict())
    match said.removesuffix(".").split(", and ", 1):
        case [first, "the round takes one"]:
            why, wager = Why.WAGER_MISSING, first.removeprefix("There is no ")
        case [first, second] if first.startswith("The least on the "):
            wager, _, wanted = first.removeprefix("The least on the ").partition(" is ")
            why, had = Why.BELOW_MINIMUM, second.removeprefix("there are ")
        case [first, second] if " goes in steps of " in first:
            wager, _, wanted = first.removeprefix("The ").partition(" goes in steps of ")
            why, had = Why.NOT_A_STEP, second.removeprefix("there are ")
        case [first, second] if first.startswith("The progressive takes "):
            why, wager, wanted = Why.SHORT_OF_CREDIT, "progressive", first.removeprefix("The progressive takes ")
            had = second.removeprefix("the seat has ")
        case _:
            why = otherwise
    cents = [None if amount is None else int(amount.translate(_DIGITS)) for amount in (wanted, had)]
    return dict(Reason(why, wager and wager.lower().replace(" ", "_"), *cents)._asdict())


_DIGITS = {ord(sign): None for sign in "$,."}
_SAID = {
    "cleared": Why.CLEARED,
    "leaving": Why.LEAVING,
    "cashing out": Why.CASHING_OUT,
    "the table rests": Why.TABLE_RESTED,
    "The seat waits for an attendant.": Why.SEAT_WAITS,
    "The progressive is stopped.": Why.PROGRESSIVE_STOPPED,
}


def _type_settled(stepped: Plain) -> Plain:
    """What a line pays was a text."""
    events = [
        {**event, "settlement": _type_pays(event["settlement"])} if event["what"] == "settled" else event
        for event in stepped["events"]
    ]
    return {"events": events}


def _type_pays(settlement: Plain | None) -> Plain | None:
    if settlement is None:
        return None
    seats = [
        {**seat, "lines": [{**line, "pays": _pay(line["pays"])} for line in seat["lines"]]}
        for seat in settlement["seats"]
    ]
    return {**settlement, "seats": seats}


def _pay(text: str | None) -> Plain | None:
    """The texts that release 0.1.0 wrote: "3 to 2", "$250", "10% of pool"."""
    if text is None:
        return None
    pay: Won
    match text.split():
        case [n, "to", d]:
            pay = Odds(int(n), int(d))
        case [share, "of", "pool"]:
            pay = PoolShare(int(share.removesuffix("%")))
        case [dollars]:
            pay = Fixed(int(dollars.removeprefix("$")) * CENTS_PER_DOLLAR)
        case _:
            raise ValueError(f"{text!r:.60} is not what a line pays")
    return {"what": name_of(type(pay)), **asdict(pay)}


def _keep_evidence(fault: Plain) -> Plain:
    """Release 0.1.0 wrote the catalogue's sentence where there was no evidence."""
    words = fault["words"]
    return {"fault": fault["fault"], "seat": fault["seat"], "detail": "" if words in _sentences_of_1() else words}


@cache
def _sentences_of_1() -> frozenset[str]:
    return frozenset(json.loads(files("resources").joinpath("faults", "1.json").read_text("utf-8")))


def _snapshot_of_2(snapshot: Plain) -> Plain:
    state = snapshot["state"]
    opened, played = state["opened"], state["round"]
    now = {
        "generation": 1,
        "serial": "",
        "location": "",
        "opened": None if opened is None else _record_rules(opened),
        "round": None if played is None else {**played, "settlement": _type_pays(played["settlement"])},
        "last": _type_pays(state["last"]),
        "faults": [_keep_evidence(fault) for fault in state["faults"]],
        "hits": [{**hit, "pays": {"percent": int(hit["pays"].partition("%")[0])}} for hit in state["hits"]],
    }
    return {"state": {**state, **now}}


def _snapshot_of_3(snapshot: Plain) -> Plain:
    state = snapshot["state"]
    places = [{**place, "cash_out_planned": False} for place in state["places"]]
    return {"state": {**state, "places": places, "wins": []}}


# The steps of each kind from its first version on, each with the generation that brought it.
STEPS: Mapping[type, tuple[tuple[int, Step], ...]] = {
    BetsReturned: ((2, _code_returned),),
    ChipRefused: ((2, _code_refused),),
    FaultRaised: ((2, _keep_evidence),),
    LedgerMade: ((2, _name_table),),
    PoweredUp: ((2, _say_generation),),
    RoundOpened: ((2, _record_rules),),
    RoundStepped: ((2, _type_settled),),
    Snapshot: ((2, _snapshot_of_2), (3, _snapshot_of_3)),
}

# The kinds that the first release did not write, with the generation that brought each.
BROUGHT: Mapping[type, int] = {HandPayRaised: 2, PoolWon: 2, ClockJumped: 2, CashOutPlanned: 3}


def version_of(kind: type) -> int:
    return 1 + len(STEPS.get(kind, ()))


def version_in(kind: type, generation: int) -> int:
    """The version in which releases of a generation write records of this kind."""
    return 1 + sum(brought <= generation for brought, _ in STEPS.get(kind, ()))


SNAPSHOTS = range(1, version_of(Snapshot) + 1)  # the versions of those that can be read; others are passed over


def upgraded(kind: type, version: int, value: Any) -> Any:
    """The plain values of an earlier version, as they would be written today; ValueError if they are not of it."""
    if version < 1:
        raise ValueError(f"there is no version {version}")
    try:
        for _, step in STEPS[kind][version - 1 :]:
            value = step(value)
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"it is not of version {version}: {error!r}") from None
    return value


def newer(entry: Entry) -> LedgerFault:
    words = f"the ledger holds a {entry.kind} of version {entry.version}, written by a newer Croupier: upgrade this one"
    return LedgerFault(Trouble.NEWER, words)
