"""The words of the operator's menu: all of them said, and in brackets where none escapes."""

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.base.languages import LANGUAGES, Names
from kiosk.base.words import ENGLISH, PSEUDO, Language
from ui.i18n.menu_words import say, speak, speech

ROOT = Path(__file__).parents[3]
SOURCES = sorted((ROOT / "ui/service").rglob("*.py"))
TRANSLATE = runpy.run_path(str(ROOT / "packaging/translate"))
PLACEHOLDER = re.compile(r"\{(\w*)\}")
SENTENCE = re.compile(r"[A-Z][a-z]* [a-z]|.*[a-z] [a-z]+\.$")  # or a title, or the end of a sentence
# What shows words, and at which of its places; or by what it calls them.
SHOWN: dict[str, tuple[int | str, ...]] = {
    "label": (0,),
    "button": (0,),
    "choice": (0,),
    "panel": ("title",),
    "Figure": (0,),
    "Rows": (0,),
    "show_value": (0, 1),
    "tell": (0,),
    "confirm": (0, 1, "do"),
    "ask_table": (1,),
    "setText": (0,),
    "setPlaceholderText": (0,),
    "setWindowTitle": (0,),
    "addItem": (0,),
    "addItems": (0,),
    "PinSheet": (1, "do", "words"),
}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Everything that is called in the menu, and by which name."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node, ast.unparse(node.func).rpartition(".")[2]


# The texts.


def test_a_text_is_whole_and_gets_what_it_has_places_for() -> None:
    for path, call, name in calls():
        if isinstance(call.func, ast.Name) and name in ("say", "mark"):
            (source,) = call.args
            where = f"{path.name}:{call.lineno}: {ast.unparse(source)}"
            assert isinstance(source, ast.Constant) or (name == "say" and not pieces(source)), where
            if isinstance(source, ast.Constant) and name == "say" and all(one.arg for one in call.keywords):
                assert {one.arg for one in call.keywords} == set(PLACEHOLDER.findall(str(source.value))), where


def test_no_words_are_shown_that_are_not_said() -> None:
    for path, call, name in calls():
        given = dict(enumerate(call.args)) | {one.arg: one.value for one in call.keywords}
        for place in SHOWN.get(name, ()):
            if place in given:
                found = [words for words in pieces(given[place]) if re.search(r"[a-z]{2}", words)]
                assert not found, f"{path.name}:{call.lineno}: {found}"


def test_no_sentence_stands_anywhere_that_is_not_said() -> None:
    known = {*TRANSLATE["found_texts"](), "Croupier Sans"}
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                assert node.value in known or not SENTENCE.match(node.value), f"{path.name}:{node.lineno}: {node.value}"


def pieces(node: ast.AST) -> list[str]:
    """The words in an expression that it does not hand on to be said, looked up or worked with."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.Call | ast.Subscript | ast.Compare):
        return []
    if isinstance(node, ast.FormattedValue):
        return pieces(node.value)
    return [words for part in ast.iter_child_nodes(node) for words in pieces(part)]


# The languages.


def test_the_menu_speaks_a_language_that_staff_have_words_in(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Language("xx", {"Seat {seat} calls": "Platz {seat} ruft"})
    monkeypatch.setattr(Language, "of", lambda code: known if code == "xx" else ENGLISH)
    monkeypatch.setitem(LANGUAGES, "xx", Names("X", "X", staff=True))
    speak("xx")
    assert (say("Seat {seat} calls", seat=3), say("A new one")) == ("Platz 3 ruft", "A new one")
    monkeypatch.setitem(LANGUAGES, "xx", Names("X", "X"))
    speak("xx")  # players alone have words in it: half a menu in each language would be worse than English
    assert say("Seat {seat} calls", seat=3) == "Seat 3 calls"


def test_what_escapes_is_seen_in_the_pseudo_language() -> None:
    speak(PSEUDO)
    assert say("Seat {seat} calls", seat=3) == "[Šééààţ 3 çààļļš]"
    assert speech() is Language.of(PSEUDO)
