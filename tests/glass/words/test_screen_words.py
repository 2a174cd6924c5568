"""Every word on the screen is translated, and can be read: not cut off, not too small, not over another.

The tour goes through every state and panel of a game. In the pseudo-locale every text that went through the catalogue
is in brackets, with accents and 40 % longer, so whatever has letters beyond brackets escaped translation.
"""

import re
from pathlib import Path

import pytest

from kiosk.base.words import PSEUDO, Language
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.screen.kiosk_rig import SIZE
from tests.kit.screen.legible import STANDARD, STRETCHED, faults_of, seen
from tests.kit.screen.screen_tour import tour
from ui.glass.derive.example import invitations

pytestmark = pytest.mark.usefixtures("qapp")

# Each language is called as its speakers call it, and everybody is invited in their own.
ALLOWED = {Language.of(code).name for code in Language.codes} | set(invitations())

OWNER = 3  # the seat whose own screen is looked at
_BRACKETED = re.compile(r"\[[^\[\]]*\]")


def untranslated(text: str) -> bool:
    """Whether there are letters in it that no translator has seen."""
    if text in ALLOWED:
        return False
    while (shorter := _BRACKETED.sub("", text)) != text:
        text = shorter
    return any(map(str.isalpha, text))


def check(folder: Path, game: str, language: str, own: tuple[int, int] | None = None) -> None:
    """The whole tour; all that is wrong is told at once, with the stop at which it was seen first.

    It is the shared glass that is looked at, or a seat's own screen of that size.
    """
    standard = STRETCHED if language == PSEUDO else STANDARD
    wrong: dict[str, str] = {}
    for stop, kiosk in tour(folder, game, language, own or SIZE, "seats" if own else "table"):
        kiosk.draw()  # what is only looked at is laid out with the frame
        window = kiosk.windows.all[OWNER if own else 0]
        texts = seen(window)
        found = faults_of(texts, standard)
        if language == PSEUDO:
            found += [f"{one.where} {one.text!r} is not translated" for one in texts if untranslated(one.text)]
        for fault in found:
            wrong.setdefault(fault, stop)
    assert not wrong, "\n" + "\n".join(f"{fault} ({stop})" for fault, stop in sorted(wrong.items()))


def test_what_escaped_translation_is_found() -> None:
    assert not untranslated("[Ţööţàļ béét] $12.00")
    assert not untranslated("[Páýš [ƒļüüšĥ] 3:1]")
    assert untranslated("[Ţööţàļ béét] $12.00 each")


def test_every_word_is_translated_and_can_be_read(tmp_path: Path) -> None:
    check(tmp_path, HEADS_UP_NY, PSEUDO)


@pytest.mark.slow
@pytest.mark.parametrize("game", [HEADS_UP_MA, TEXAS, FAST_ACTION, FLOP])
def test_every_word_is_translated_and_can_be_read_in_the_other_games(tmp_path: Path, game: str) -> None:
    check(tmp_path, game, PSEUDO)


@pytest.mark.slow
@pytest.mark.parametrize("language", Language.codes)
@pytest.mark.parametrize("game", RULE_SETS)
def test_every_word_of_every_language_can_be_read(tmp_path: Path, game: str, language: str) -> None:
    check(tmp_path, game, language)


@pytest.mark.slow
def test_every_word_can_be_read_on_a_seats_own_screen(tmp_path: Path) -> None:
    check(tmp_path, HEADS_UP_NY, "de", own=SIZE)


@pytest.mark.slow
@pytest.mark.parametrize("size", [SIZE, SIZE[::-1]])
@pytest.mark.parametrize("language", ["de", PSEUDO])
@pytest.mark.parametrize("game", RULE_SETS)
def test_every_word_can_be_read_on_own_screens_of_both_shapes(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    check(tmp_path, game, language, own=size)
