"""The words of the players' screen: complete in every language, drawn by our fonts, there for every name."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QGuiApplication, QRawFont

from kiosk.base.languages import LANGUAGES, SOURCE
from kiosk.policy import profiles
from kiosk.policy.config import default_config, game_of
from kiosk.policy.faults import FAULTS
from kiosk.rules.cards.hands import CATEGORIES
from kiosk.rules.rule_sets import RULE_SETS
from ui.i18n.catalogue.faults import fault_words
from ui.i18n.catalogue.games import game_title, inscription_words
from ui.i18n.catalogue.wagers import decided_words, decision_words, pay_words, result_words, wager_words
from ui.i18n.hand_words import category_words, is_hand
from ui.i18n.language import CONTEXT, PSEUDO, Language, caption, pseudo

ROOT = Path(__file__).parents[2]
TRANSLATED = tuple(code for code in LANGUAGES if code != SOURCE)
ENGLISH = Language.of("en")
PLACEHOLDER = re.compile(r"\{(\w*)\}")
PHRASES = {
    code: tomllib.loads((ROOT / f"resources/phrases/{code}.toml").read_text("utf-8"))["phrases"] for code in LANGUAGES
}
PAYTABLES = sorted((ROOT / "resources/paytables").glob("*.toml"))


def marks(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QT_TRANSLATE_NOOP":
            yield node


@cache
def marked() -> tuple[str, ...]:
    """Every text that is marked for translation."""
    texts: dict[str, None] = {}
    for path in [path for room in ("kiosk/rules", "ui") for path in sorted((ROOT / room).rglob("*.py"))]:
        for call in marks(ast.parse(path.read_text("utf-8"))):
            context, text = (ast.literal_eval(argument) for argument in call.args)
            assert context == CONTEXT, f"{path}: {text}"
            texts[text] = None
    return tuple(texts)


@cache
def translations(code: str) -> dict[str, str]:
    """What the translators' file has, of what is finished."""
    tree = ElementTree.parse(ROOT / f"resources/translations/croupier_{code}.ts")  # noqa: S314 (our own file)
    found: dict[str, str] = {}
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        if translation.get("type") is None:
            found[message.findtext("source", "")] = translation.text or ""
    return found


# The languages.


def test_one_place_lists_the_languages() -> None:
    """Another one is a line there, and its files."""
    codes = {*LANGUAGES} - {SOURCE}
    programs = [
        path for path in (ROOT / "packaging").iterdir() if path.is_file() and path.suffix in ("", ".py", ".spec")
    ]
    for path in [*programs, *(path for room in ("kiosk", "storage", "ui") for path in (ROOT / room).rglob("*.py"))]:
        found = {code for code in codes if f'"{code}"' in path.read_text("utf-8")}
        assert not found or path.name == "languages.py", path
    kept = [{path.stem.removeprefix("croupier_") for path in (ROOT / "resources/translations").glob("croupier_*.ts")}]
    kept += [{path.stem for path in (ROOT / "resources/phrases").iterdir()} - {SOURCE}]
    kept += [{path.name for path in (ROOT / "resources/voices").iterdir()} - {SOURCE}]
    assert kept == [codes] * 3


# The constants.


def test_every_text_of_the_catalogue_is_used() -> None:
    said_by_value = {fault.words_players for fault in FAULTS.values()}  # the catalogue only marks them
    for profile in map(profiles.load, profiles.names()):
        said_by_value |= {profile.helpline, profile.certification}
    named = names_used()
    for path in sorted((ROOT / "ui/i18n/catalogue").glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            texts = {ast.literal_eval(call.args[1]) for call in marks(node)}
            if isinstance(node, ast.Assign) and texts:
                (target,) = node.targets
                assert (path.stem, ast.unparse(target)) in named or texts <= said_by_value, ast.unparse(target)


def names_used() -> set[tuple[str, str]]:
    """Every name of a module of the catalogue that something in `ui` reads, as (module, name)."""
    used: set[tuple[str, str]] = set()
    for path in (ROOT / "ui").rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        modules: dict[str, str] = {}  # by what they are called here
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module == "ui.i18n.catalogue":
                modules |= {one.asname or one.name: one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ui.i18n.catalogue."):
                used |= {(str(node.module).rpartition(".")[2], one.name) for one in node.names}
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                used.add((modules[node.value.id], node.attr))
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and path.parent.name == "catalogue":
                used.add((path.stem, node.id))
    return used


# The languages.


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_is_translated_and_nothing_else(code: str) -> None:
    assert set(translations(code)) == set(marked())


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_has_the_placeholders_of_its_text(code: str) -> None:
    for source, text in translations(code).items():
        assert text.strip() == text != "", source
        assert sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(source)), source


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_the_program_loads_is_what_the_translators_wrote(code: str) -> None:
    translator = QTranslator()
    assert translator.load(str(ROOT / f"resources/translations/croupier_{code}.qm"))
    assert {source: translator.translate(CONTEXT, source) for source in marked()} == translations(code)


def test_six_seats_speak_their_own_languages_at_the_same_time() -> None:
    words = ["Wiederholen", "重复", "Repetir", "Repeat"]
    asked = [Language.of(code) for code in ("de", "zh", "es", "en", "de", "zh")]
    assert [language.say("Repeat") for language in asked] == [*words, *words[:2]]
    assert [Language.of(code).name for code in Language.codes] == ["English", "Español", "Deutsch", "中文"]


def test_a_text_that_nobody_translated_is_said_in_english() -> None:
    assert Language.of("de").say("Nobody knows {what}", what="this") == "Nobody knows this"


def test_money_is_the_tables_in_every_language() -> None:
    assert {Language.of(code).money(123_450) for code in (*Language.codes, PSEUDO)} == {"$1,234.50"}


def test_the_pseudo_locale_marks_every_text_and_is_longer() -> None:
    for source in marked():
        text = pseudo(source)
        assert text[0] + text[-1] == "[]"
        assert PLACEHOLDER.findall(text) == PLACEHOLDER.findall(source)
    assert 1.3 < sum(map(len, map(pseudo, marked()))) / sum(map(len, marked())) < 1.5
    assert Language.of(PSEUDO).say("Seat {seat}", seat=5) == "[Šééààţ 5]"


@pytest.mark.parametrize("code", [*Language.codes, PSEUDO])
def test_the_captions_are_what_the_voice_says(code: str) -> None:
    for phrase, english in PHRASES["en"].items():
        assert caption(code, phrase) == (pseudo(english) if code == PSEUDO else PHRASES[code][phrase])


# The fonts.


@pytest.mark.parametrize("weight", ["Regular", "SemiBold"])
def test_our_fonts_draw_every_character(qapp: QGuiApplication, weight: str) -> None:  # noqa: ARG001 (Qt needs it)
    fonts = [
        QRawFont(str(ROOT / f"resources/fonts/{name}-{weight}.ttf"), 20) for name in ("CroupierSans", "CroupierSC")
    ]
    texts = [*marked(), *map(pseudo, marked()), *(text for code in TRANSLATED for text in translations(code).values())]
    texts += [caption(code, phrase) for code in Language.codes for phrase in PHRASES["en"]]
    texts += [Language.of(code).name for code in Language.codes]
    assert not {sign for sign in "".join(texts) if not any(font.supportsCharacter(ord(sign)) for font in fonts)}


# What the table's own names are called.


@pytest.mark.parametrize("code", Language.codes)
@pytest.mark.parametrize("name", RULE_SETS)
def test_everything_a_game_has_is_named(name: str, code: str) -> None:
    language, game = Language.of(code), game_of(default_config(name))
    assert game_title(language, name)
    for wager in {*game.wagers, *(spot.wager for spot in game.layout)}:
        assert wager_words(language, wager)
    for action in game.decisions:
        assert decision_words(language, action)
        assert decided_words(language, action)
    for title, lines in game.inscriptions:
        assert inscription_words(language, title)
        for hand, pays in lines:
            assert category_words(language, hand) if is_hand(hand) else inscription_words(language, hand)
            assert pay_words(language, pays)


@pytest.mark.parametrize("path", PAYTABLES, ids=lambda path: path.stem)
def test_every_line_of_every_pay_table_is_named(path: Path) -> None:
    for table in tomllib.loads(path.read_text("utf-8"))["tables"].values():
        for hand, pays in table["pays"].items():
            for code in Language.codes:
                assert category_words(Language.of(code), hand)
                assert pay_words(Language.of(code), pays)


def test_every_category_and_result_is_named() -> None:
    assert len({category_words(ENGLISH, category) for category in CATEGORIES}) == len(CATEGORIES)
    for result in ("win", "lose", "push", "void", "natural", "surrender"):
        assert result_words(Language.of("zh"), result)


def test_the_aces_supplement_is_named() -> None:
    config = default_config("texas-holdem-bonus/ma")
    bonus = game_of(config, {"bonus_dealer_aces": 1000}).inscriptions[1]
    assert category_words(ENGLISH, bonus.lines[-1][0]) == "A-A against the dealer's A-A"


@pytest.mark.parametrize(
    ("pays", "english", "chinese"),
    [
        ("3 to 2", "3 to 2", "2 赔 3"),
        ("10% of pool", "10% of the meter", "累积奖的 10%"),
        ("$250", "$250", "$250"),
        ("loses", "loses", "输注"),
        ("1, 2, 3", "1, 2, 3", "1, 2, 3"),
    ],
)
def test_what_a_line_pays_is_said(pays: str, english: str, chinese: str) -> None:
    assert (pay_words(ENGLISH, pays), pay_words(Language.of("zh"), pays)) == (english, chinese)


def test_a_decision_says_how_much() -> None:
    assert decision_words(ENGLISH, "raise 3") == "Raise 3x"
    assert decided_words(Language.of("de"), "raise 2") == "2x erhöht"
    assert decision_words(ENGLISH, "keep 0 3") == "Keep two"


def test_every_fault_has_words_for_players() -> None:
    for fault in FAULTS.values():
        assert fault_words(ENGLISH, fault.code) == fault.words_players
        assert not fault.words_players or fault.words_players in marked()


def test_the_profiles_texts_are_marked() -> None:
    for name in profiles.names():
        profile = profiles.load(name)
        assert {profile.helpline, profile.certification} <= set(marked())
