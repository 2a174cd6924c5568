"""The catalogue of the table's faults: what each stops, how it clears and who may clear it, in words for both sides.

Only facts: who raises a fault and when is told elsewhere. A code's letter says what stops: T the table, P the
progressive, S a seat, N nothing. Once published, a code keeps its meaning.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from kiosk.base.ports import Trouble
from kiosk.policy.access import Role


class Stops(StrEnum):
    TABLE = "table"  # all play, and all money in
    PROGRESSIVE = "progressive"  # its wagers; the base game goes on
    SEAT = "seat"  # that seat alone
    NOTHING = "nothing"


class Clears(StrEnum):
    """How the fault goes away. One that staff clear comes back when its cause shows again.

    What a bet sensor still reports, staff cannot clear.
    """

    ITSELF = "itself"  # when the cause is gone
    STAFF = "staff"
    TWO = "two"  # two persons, at least one of them a supervisor


class Fault(NamedTuple):
    code: str
    name: str
    words_staff: str  # what is wrong, then what to do
    words_players: str  # empty where nothing stops
    stops: Stops
    clears: Clears
    cleared_by: Role | None = None  # the least role that may; None if it clears by itself
    of_sensor: bool = False  # a bet sensor's


_STOPPED = "The table is stopped. Your credits are safe. An attendant will help you."
_HELD = "The table is stopped. An attendant will go through your credits with you."
_VOID = "The table is stopped and this round is void: every wager goes back. An attendant will help you."
_NO_PROGRESSIVE = "The progressive is stopped. A progressive wager already taken stands, and the game goes on."
_NO_SEAT = "This seat is out of service. Your credits are safe. An attendant will help you."

_CATALOGUE = (
    # The ledger and what is derived from it.
    Fault(
        "T-101",
        "ledger-full",
        "The disk has no space left, so nothing can be recorded. Move old backups elsewhere, or fit a larger disk.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    Fault(
        "T-102",
        "ledger-read-only",
        "The ledger cannot be written. Check the disk's mount and the file's permissions.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    Fault(
        "T-103",
        "ledger-locked",
        "Another program holds the ledger. End it; only the table may write.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    Fault(
        "T-104",
        "ledger-damaged",
        "The ledger does not hold what was written to it. Keep the file for inspection and pay credits by its last "
        "good entry. A backup lacks what came after it.",
        _HELD,
        Stops.TABLE,
        Clears.TWO,
        Role.TECHNICIAN,
    ),
    Fault(
        "T-105",
        "ledger-gone",
        "The ledger cannot be reached: its file is missing or the disk does not answer. Check the disk and its cable.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    Fault(
        "T-106",
        "chain-broken",
        "An entry of the ledger was changed, removed, inserted or moved. Keep the file for inspection and run verify.",
        _HELD,
        Stops.TABLE,
        Clears.TWO,
        Role.TECHNICIAN,
    ),
    Fault(
        "T-107",
        "checkpoint-differs",
        "The ledger does not reach its last signed checkpoint: its end was cut off or another file took its place. "
        "Keep both for inspection and run verify.",
        _HELD,
        Stops.TABLE,
        Clears.TWO,
        Role.TECHNICIAN,
    ),
    Fault(
        "T-108",
        "meters-differ",
        "The meters are not the sums of the ledger. Note both figures, run verify, correct with a second person.",
        _HELD,
        Stops.TABLE,
        Clears.TWO,
        Role.ATTENDANT,
    ),
    Fault(
        "T-109",
        "ledger-newer",
        "A newer Croupier wrote this ledger. Install that release or a later one; nothing is lost.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    Fault(
        "T-110",
        "ledger-keys",
        "The device's keys are missing, torn, open to other users, or of another ledger. Bring them back from "
        "their safe copy, for the device's own user alone; the ledger itself is sound.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    Fault(
        "T-111",
        "ledger-bug",
        "The software made a mistake when it opened the ledger, which is left as it was. Install the release that ran "
        "here before, and report what the system's log says.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    # Software and configuration.
    Fault(
        "T-201",
        "software-changed",
        "A file of the software is not the one in the signed manifest. Install the approved version and verify it.",
        _STOPPED,
        Stops.TABLE,
        Clears.STAFF,
        Role.SUPERVISOR,
    ),
    Fault(
        "T-202",
        "configuration-invalid",
        "The configuration cannot be used: a paytable, an election, a limit or the profile is wrong. Set it again.",
        _STOPPED,
        Stops.TABLE,
        Clears.STAFF,
        Role.SUPERVISOR,
    ),
    # Chance and cards.
    Fault(
        "T-301",
        "rng-failed",
        "A source of random numbers failed its health test in use. Run the self-test; replace the unit if it fails.",
        _STOPPED,
        Stops.TABLE,
        Clears.STAFF,
        Role.TECHNICIAN,
    ),
    Fault(
        "T-302",
        "rng-self-test-failed",
        "The RNG failed its test at start. Restart once; if it fails again, replace the unit.",
        _STOPPED,
        Stops.TABLE,
        Clears.STAFF,
        Role.TECHNICIAN,
    ),
    Fault(
        "T-303",
        "count-failed",
        "Dealt, burned, discarded and remaining cards are not the deck that was shuffled. The round is void. "
        "Recall it before clearing.",
        _VOID,
        Stops.TABLE,
        Clears.STAFF,
        Role.SUPERVISOR,
    ),
    Fault(
        "T-304",
        "deck-not-whole",
        "A deck or shoe is not whole after its shuffle. Nothing was dealt from it. Order a reshuffle.",
        _STOPPED,
        Stops.TABLE,
        Clears.STAFF,
        Role.SUPERVISOR,
    ),
    # The cabinet.
    Fault(
        "T-401",
        "door-open",
        "The main door is open. Close it; the software is verified again before play goes on.",
        _STOPPED,
        Stops.TABLE,
        Clears.ITSELF,
    ),
    # The progressive and its bet sensors.
    Fault(
        "P-101",
        "sensor-unplugged",
        "The bet sensors are not connected. Plug in their cable.",
        _NO_PROGRESSIVE,
        Stops.PROGRESSIVE,
        Clears.ITSELF,
        of_sensor=True,
    ),
    Fault(
        "P-102",
        "sensor-silent",
        "The bet sensors are connected but send nothing. Check their power.",
        _NO_PROGRESSIVE,
        Stops.PROGRESSIVE,
        Clears.ITSELF,
        of_sensor=True,
    ),
    Fault(
        "P-103",
        "sensor-stuck",
        "A bet sensor always reports a chip. Clear and clean the spot; if it stays, call a technician.",
        _NO_PROGRESSIVE,
        Stops.PROGRESSIVE,
        Clears.STAFF,
        Role.ATTENDANT,
        of_sensor=True,
    ),
    Fault(
        "P-104",
        "sensor-noisy",
        "A bet sensor changes faster than a hand can, or its line is disturbed. Check the cable and test the sensor.",
        _NO_PROGRESSIVE,
        Stops.PROGRESSIVE,
        Clears.STAFF,
        Role.TECHNICIAN,
        of_sensor=True,
    ),
    Fault(
        "P-105",
        "sensor-lying",
        "The bet sensors report what cannot be: a seat that is not there, or messages repeated or out of order. "
        "Test them; replace them if it happens again.",
        _NO_PROGRESSIVE,
        Stops.PROGRESSIVE,
        Clears.STAFF,
        Role.TECHNICIAN,
        of_sensor=True,
    ),
    Fault(
        "P-201",
        "progressive-guard",
        "A contribution was larger than this table can make, and was not taken. Compare the progressive's parameters "
        "and its meters with the ledger.",
        _NO_PROGRESSIVE,
        Stops.PROGRESSIVE,
        Clears.STAFF,
        Role.SUPERVISOR,
    ),
    # One seat.
    Fault(
        "S-101",
        "seat-touch-failed",
        "The seat's touch does not answer, or seems held down. Clean the glass; if it stays so, call a technician.",
        _NO_SEAT,
        Stops.SEAT,
        Clears.STAFF,
        Role.ATTENDANT,
    ),
    Fault(
        "S-102",
        "seat-screen-failed",
        "The seat's screen is not connected. Check its cable and power.",
        _NO_SEAT,
        Stops.SEAT,
        Clears.ITSELF,
    ),
    # What is only recorded.
    Fault(
        "N-101",
        "power-lost",
        "The power failed or the table was not shut down. What was in play was resumed; nothing is to be done.",
        "",
        Stops.NOTHING,
        Clears.ITSELF,
    ),
    Fault(
        "N-102",
        "clock-jumped",
        "The clock was set forward or back during operation. Set it right; the ledger's order does not depend on it.",
        "",
        Stops.NOTHING,
        Clears.STAFF,
        Role.TECHNICIAN,
    ),
)
FAULTS: Mapping[str, Fault] = MappingProxyType({fault.name: fault for fault in _CATALOGUE})

# Who may clear what is left to a role: that role and those after it.
_CLEARING = (Role.ATTENDANT, Role.TECHNICIAN, Role.SUPERVISOR)


def ledger_fault(trouble: Trouble) -> Fault:
    return FAULTS[f"ledger-{trouble}"]


def may_clear(role: Role, name: str) -> bool:
    """Whether somebody in that role may clear it, alone or as one of two."""
    least = FAULTS[name].cleared_by
    return least is not None and role in _CLEARING[_CLEARING.index(least) :]


def clearing_needs_two(name: str) -> bool:
    """Whether it takes two persons to clear it (see `access.why_not_two`)."""
    return FAULTS[name].clears == Clears.TWO
