"""Asks, on a plain terminal, what sets a table up. Each answer is checked at once; nothing is written here."""

import shutil
import sys
from collections.abc import Callable
from getpass import getpass
from pathlib import Path
from textwrap import wrap
from typing import Any

from kiosk.app.setup.provisioning import Present
from kiosk.app.setup.setup_answers import (
    LICENCE,
    NAMES,
    ORDER,
    Answers,
    SetupError,
    Supervisor,
    check,
    choices,
    to_answers,
)
from kiosk.base.languages import LANGUAGES
from kiosk.devices.bet_sensor.probe import ProbeResult
from kiosk.policy import profiles
from kiosk.policy.access import Role, why_not_add, why_not_pin
from kiosk.policy.device import MOST_SCREENS, NO_SENSOR, Device
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.rule_sets import RULE_SETS, SHOWN_FIRST

USUAL_PORT = "/dev/croupier-sensor"  # as the cabinet's rule for devices names it
_WIDTH = 79  # letters in a line of the licence
_IN_MENU = ("profile", "kind", "game")
_OF_A_NEW_TABLE = (*_IN_MENU, *NAMES)
_TITLES = {
    "profile": "Profile",
    "kind": "Kind of ledger, for ever",
    "serial": "Serial number of the table",
    "location": "Location of the table",
    "game": "Game",
    "language": "The house's language",
    "layout": "Layout",
    "screen": "First screen",
    "seats": "Screens of the seats",
    "sensor": "Bet sensor",
}
_MORE = {
    "serial": "As the plate on the cabinet has it; the ledger keeps it for ever. It may be left empty.",
    "location": "The property and the pit, as your books name them; kept for ever, too. It may be left empty.",
    "screen": f"The number of the screen that everybody looks at, from 0 to {MOST_SCREENS - 1}.",
    "seats": f"The number of each seat's own screen, seat 1 to {len(SEATS)}; seat 1 is at the dealer's left.",
    "sensor": f"The port of the bet sensors; {NO_SENSOR}: the progressive's spot is touched.",
}
_MEANING = {
    "live": "credit that attendants put on seats",
    "demonstration": "credits that are no money",
    **{code: names.english for code, names in LANGUAGES.items()},
    "table": "one glass for all",
    "seats": "a screen for each seat, and one for all",
}


class _Back(Exception):  # noqa: N818
    """The question before, please."""


class Terminal:
    def show(self, words: str = "") -> None:
        print(words, flush=True)

    def ask(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        return self._typed(line)

    def secret(self, prompt: str) -> str:
        if sys.stdin is None or not sys.stdin.isatty():
            return self.ask(prompt)
        try:
            return self._typed(getpass(prompt) + "\n")
        except EOFError:
            return self._typed("")

    def page_lines(self) -> int | None:
        """How many lines fit; None if nobody looks."""
        if sys.stdin is None or not sys.stdin.isatty():
            return None
        return max(5, shutil.get_terminal_size().lines - 2)

    @staticmethod
    def _typed(line: str) -> str:
        if not line:
            raise SetupError("the answers ended before the last question; nothing was written")
        if line.strip().lower() == "back":
            raise _Back
        return line.strip()


class Interview:
    def __init__(
        self, terminal: Terminal, present: Present | None, licence: str, listen: Callable[[str], ProbeResult]
    ) -> None:
        self._terminal, self._present, self._licence, self._listen = terminal, present, licence, listen
        self._device = (present.device if present else None) or Device()
        self._draft: dict[str, Any] = {}
        if present is not None and present.config is not None:
            self._draft = {"profile": present.config.profile, "kind": present.kind, "game": present.config.game}
            self._draft |= dict.fromkeys(NAMES, "")

    def run(self) -> Answers:
        self._terminal.show('Setting up the table. Enter takes what stands in [brackets]; "back" goes a question back.')
        for key in filter(self._draft.get, _IN_MENU):
            self._terminal.show(f"{_TITLES[key]}: {self._draft[key]} (to be changed in the service menu)")
        at, step = 0, 1
        while at < len(ORDER) + 1:
            try:
                if at == len(ORDER):
                    self._confirm()
                elif self._is_asked(ORDER[at]):
                    self._draft[ORDER[at]] = self._answer(ORDER[at])
                    step = 1
                elif ORDER[at] not in _OF_A_NEW_TABLE:
                    self._draft[ORDER[at]] = None
            except _Back:
                step = -1
            at += step
            if at < 0:
                self._terminal.show("  This is the first question.")
                at, step = 0, 1
        return to_answers(self._draft | {"supervisor": self._draft["supervisor"] or self._known()})

    def _is_asked(self, key: str) -> bool:
        present = self._present
        if key in _OF_A_NEW_TABLE:
            return present is None or present.config is None
        if key == "seats":
            return bool(self._draft["layout"] == "seats")
        if key == "supervisor" and present is not None and present.people:
            return to_answers(self._draft | {key: self._known()}).device(present.device) != present.device
        return True

    def _known(self) -> Supervisor:
        """A supervisor who is there, for answers that change nothing."""
        people = self._present.people if self._present else ()
        return Supervisor(next(user.name for user in people if user.role == Role.SUPERVISOR and not user.removed), "")

    def _answer(self, key: str) -> object:
        if key == LICENCE:
            return self._accept()
        while True:
            try:
                if key == "supervisor":
                    return check(key, self._name_supervisor(), self._draft)
                found = check(key, self._typed(key), self._draft)
            except ValueError as error:
                if isinstance(error, SetupError):
                    raise
                self._complain(str(error))
                continue
            if key != "sensor" or found == NO_SENSOR or self._hear(str(found)):
                return found

    def _complain(self, words: str) -> None:
        self._terminal.show(f"  {words[0].upper()}{words[1:].removesuffix('.')}.")

    def _accept(self) -> bool:
        """Show the licence, page by page where somebody reads it."""
        whole = self._licence.splitlines()
        lines = [part for line in whole for part in (wrap(line, _WIDTH) if len(line) > _WIDTH else [line])]
        page = self._terminal.page_lines() or len(lines)
        for start in range(0, len(lines), page):
            for line in lines[start : start + page]:
                self._terminal.show(line)
            last = start + page >= len(lines)
            if not last and self._yes("-- Enter: read on; yes: accept --"):
                return True
        while not self._yes("Do you accept the licence? Type yes: "):
            self._complain("without it nothing can be set up")
        return True

    def _yes(self, prompt: str) -> bool:
        return self._terminal.ask(prompt).lower() == "yes"

    def _typed(self, key: str) -> object:
        """What somebody types, or the default, as the file would have it."""
        listed: tuple[str, ...] = ()
        self._terminal.show()
        if key in _MORE:
            self._terminal.show(_MORE[key])
        else:
            listed = choices(key, self._draft)
            for number, name in enumerate(listed, 1):
                self._terminal.show(f"  {number}  {name:<22} {_meaning(key, name)}")
        usual = self._usual(key, listed)
        text = self._terminal.ask(f"{_TITLES[key]} [{usual}]: ") or usual
        if listed:
            return listed[int(text) - 1] if text in map(str, range(1, len(listed) + 1)) else text
        if key == "sensor" or key in NAMES:
            return text
        parts = text.replace(",", " ").split()
        if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts) or not parts:
            raise ValueError("write numbers such as 0 or 1 2 3 4 5 6")
        return [int(part) for part in parts] if key == "seats" else int(parts[0]) if len(parts) == 1 else text

    def _usual(self, key: str, listed: tuple[str, ...]) -> str:
        """What was answered before, is set, or comes first."""
        if self._draft.get(key) is not None and (not listed or self._draft[key] in listed):
            before = self._draft[key]
            return " ".join(map(str, before)) if isinstance(before, tuple) else str(before)
        if key == "seats":
            first: int = self._draft["screen"]
            own = self._device.seats or range(first + 1, first + 1 + len(SEATS))
            return " ".join(map(str, own))
        if key == "sensor" and self._present is None:
            return USUAL_PORT if Path(USUAL_PORT).exists() else NO_SENSOR
        if key in Device._fields:
            return str(getattr(self._device, key))
        if key in NAMES:
            return ""
        usual = {"profile": "demonstration", "game": SHOWN_FIRST}.get(key, "")
        return usual if usual in listed else listed[0]

    def _hear(self, port: str) -> bool:
        """The live check; whether the port is to be kept."""
        heard = self._listen(port)
        self._terminal.show(f"  {heard.words}")
        return heard.well or self._yes("Keep this port all the same? Type yes, or Enter for another one: ")

    def _name_supervisor(self) -> Supervisor:
        self._terminal.show()
        if self._present is not None and self._present.people:
            self._terminal.show("A supervisor has to vouch for these changes.")
            return Supervisor(self._terminal.ask("Name: "), self._terminal.secret("PIN: "))
        self._terminal.show("The first supervisor, who names everybody else in the service menu.")
        name = self._terminal.ask("Name: ")
        if words := why_not_add((), name, Role.SUPERVISOR):
            raise ValueError(words)
        pin = self._terminal.secret("PIN (6 to 12 digits, not shown): ")
        if words := why_not_pin(pin):
            raise ValueError(words)
        if self._terminal.secret("The same PIN again: ") != pin:
            raise ValueError("the two PINs are not the same")
        return Supervisor(name, pin)

    def _confirm(self) -> None:
        """The summary; whoever does not want it goes back or leaves everything as it is."""
        draft = self._draft
        self._terminal.show("\nThis will be set up:")
        for key, title in _TITLES.items():
            if draft[key] not in (None, ""):
                shown = " ".join(map(str, draft[key])) if isinstance(draft[key], tuple) else draft[key]
                self._terminal.show(f"  {title + ':':<26} {shown}")
        if draft["supervisor"] is not None:
            self._terminal.show(f"  {'Supervisor:':<26} {draft['supervisor'].name}")
        while (said := self._terminal.ask("Type yes to do it, back to change an answer, no to leave it: ")) != "yes":
            if said == "no":
                raise SetupError("left as it was; nothing was written")


def _meaning(key: str, name: str) -> str:
    if key == "profile":
        return profiles.load(name).title
    return RULE_SETS[name].title if key == "game" else _MEANING[name]
