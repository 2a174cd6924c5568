"""The answers that set a table up: what may be answered, whoever asks, and the strict reader of an answers file."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from kiosk.base.languages import LANGUAGES
from kiosk.policy import profiles
from kiosk.policy.access import Role, why_not_add, why_not_pin
from kiosk.policy.config import TableConfig, default_config
from kiosk.policy.device import LAYOUTS, Device, check_device

KINDS = ("live", "demonstration")
LICENCE = "accept_licence"
NAMES = ("serial", "location")  # of a new table, which its ledger keeps for ever
ORDER = (
    LICENCE,
    "profile",
    "kind",
    *NAMES,
    "game",
    "language",
    "layout",
    "screen",
    "seats",
    "sensor",
    "supervisor",
)
_LONGEST_NAME = 60
_LARGEST = 64_000  # characters of an answers file


class SetupError(ValueError):
    """Nothing can be set up so; each line says why."""

    def __init__(self, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


class Supervisor(NamedTuple):
    """The first supervisor of a new table; later, the one who vouches for what is changed."""

    name: str
    pin: str

    def __repr__(self) -> str:
        return f"Supervisor(name={self.name!r})"


class Answers(NamedTuple):
    """Everything that is asked, checked. The licence was accepted, or there were no answers."""

    profile: str
    kind: str
    serial: str
    location: str
    game: str
    language: str
    layout: str
    screen: int
    seats: tuple[int, ...] | None  # None: as they are
    sensor: str
    supervisor: Supervisor

    @property
    def config(self) -> TableConfig:
        return default_config(self.game, self.profile)

    def device(self, old: Device | None) -> Device:
        """The device with these answers; what is not asked stays."""
        before = old or Device()
        return before._replace(
            language=self.language,
            layout=self.layout,
            screen=self.screen,
            seats=before.seats if self.seats is None else self.seats,
            sensor=self.sensor,
        )


Draft = Mapping[str, Any]  # what was answered so far, by key


def check(key: str, value: object, draft: Draft) -> object:
    """The answer as it is kept, if it goes with those before it; else a ValueError that says why not."""
    if key == LICENCE:
        if value is not True:
            raise ValueError("the licence has to be accepted: must be true")
        return value
    if key in ("profile", "kind", "game", "language", "layout"):
        return _one_of(key, value, draft)
    if key == "supervisor":
        return _supervisor(value)
    if key in NAMES:
        if not isinstance(value, str) or len(value) > _LONGEST_NAME or not value.isprintable():
            raise ValueError(f"must be a text of {_LONGEST_NAME} letters at most")
        return value.strip()
    if key == "seats" and isinstance(value, list):
        value = tuple(value)
    known = {name: draft[name] for name in ("layout", "screen") if name in draft}
    check_device(Device(**known | {key: value}))
    return value


def choices(key: str, draft: Draft) -> tuple[str, ...]:
    if key == "profile":
        return profiles.names()
    if key == "kind":
        by_touch = "profile" in draft and profiles.load(draft["profile"]).buys_in_by_touch
        return KINDS[1:] if by_touch else KINDS
    if key == "game":
        return profiles.load(draft["profile"]).games
    return {"language": tuple(LANGUAGES), "layout": LAYOUTS}[key]


def _one_of(key: str, value: object, draft: Draft) -> str:
    allowed = choices(key, draft)
    if isinstance(value, str) and value in allowed:
        return value
    if key == "kind" and value in KINDS:
        raise ValueError(f"with the profile {draft['profile']} players buy in by touch: it is for demonstrations alone")
    raise ValueError(f"must be {' or '.join(allowed)}, not {value!r}")


def _supervisor(value: object) -> Supervisor:
    if not isinstance(value, Supervisor):
        raise ValueError("must be a table with a name and a pin or a pin_file")
    if words := why_not_add((), value.name, Role.SUPERVISOR) or why_not_pin(value.pin):
        raise ValueError(words)
    return value


def read_answers(path: Path) -> Answers:
    """The answers in a file; SetupError names every key that is wrong, and why."""
    try:
        with path.open(encoding="utf-8") as file:
            found = tomllib.loads(file.read(_LARGEST))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SetupError(f"{path}: {error}") from None
    wrong = [f"{path}: {key}: there is no such key" for key in found if key not in ORDER]
    draft: dict[str, Any] = {}
    for key in ORDER:
        try:
            draft[key] = _answered(key, found, draft, path)
        except ValueError as error:
            wrong.append(f"{path}: {key}: {error}")
        except LookupError:
            continue  # it depends on an answer that is wrong itself
    if wrong:
        raise SetupError(*wrong)
    return to_answers(draft)


def _answered(key: str, found: Mapping[str, Any], draft: Draft, path: Path) -> object:
    if key not in found:
        if key in NAMES:
            return ""
        if key == "seats" and draft["layout"] == LAYOUTS[0]:  # one glass is for all
            return None
        raise ValueError("is missing")
    value = found[key]
    if key == "supervisor" and isinstance(value, dict):
        value = _named(value, path)
    return check(key, value, draft)


def _named(value: Mapping[str, Any], path: Path) -> Supervisor:
    """The supervisor of a file, with a PIN that stands there or in a file of its own."""
    if unknown := value.keys() - {"name", "pin", "pin_file"}:
        raise ValueError(f"there is no {', '.join(sorted(unknown))} in it")
    if "name" not in value or ("pin" in value) == ("pin_file" in value):
        raise ValueError("must have a name, and either a pin or a pin_file")
    if not all(isinstance(item, str) for item in value.values()):
        raise ValueError("must be texts, in quotes")
    pin = value["pin"] if "pin" in value else _pin_in(path.parent / value["pin_file"])
    return Supervisor(value["name"], pin)


def _pin_in(path: Path) -> str:
    try:
        if path.stat().st_mode & 0o077:
            raise ValueError(f"{path} can be read by others: it must be private (0600)")
        with path.open(encoding="utf-8") as file:
            return file.readline(_LARGEST).strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from None


def to_answers(draft: Draft) -> Answers:
    return Answers(**{key: draft[key] for key in Answers._fields})
