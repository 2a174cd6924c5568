"""The words of the players' screen: complete in every language, drawn by our fonts, there for every name."""

import ast
import re
import runpy
import tomllib
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

from kiosk.base.languages import LANGUAGES, SOURCE
from kiosk.base.words import ENGLISH, PSEUDO, Language, Sentence, pseudo, translations
from kiosk.policy import profiles
from kiosk.policy.config import default_config, game_of
from kiosk.policy.faults import FAULTS
from kiosk.rules.cards.hands import CATEGORIES
from kiosk.rules.pay.money import Cents, parse_pay
from kiosk.rules.rule_sets import RULE_SETS
from ui.i18n.catalogue.faults import fault_words
from ui.i18n.catalogue.games import game_title, inscription_words
from ui.i18n.catalogue.phrases import caption
from ui.i18n.catalogue.wagers import decided_words, decision_words, result_words, wager_words
from ui.i18n.hand_words import category_words, is_hand

ROOT = Path(__file__).parents[3]
TRANSLATED = tuple(code for code in LANGUAGES if code != SOURCE)
PLACEHOLDER = re.compile(r"\{(\w*)\}")
PHRASES = tomllib.loads((ROOT / f"resources/phrases/{SOURCE}.toml").read_text("utf-8"))["phrases"]
TRANSLATE = runpy.run_path(str(ROOT / "packaging/translate"))
PAYTABLES = sorted((ROOT / "resources/paytables").glob("*.toml"))


@cache
def all_texts() -> dict[str, list[str]]:
    """Every text, with where it stands."""
    found: dict[str, list[str]] = TRANSLATE["found_texts"]()
    return found


@cache
def players_texts(code: str = TRANSLATED[0]) -> frozenset[str]:
    """Every text that players read."""
    return frozenset(TRANSLATE["wanted"](code, all_texts()))


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
    kept = [{path.stem for path in (ROOT / "resources/translations").iterdir()}]
    kept += [{path.stem for path in (ROOT / "resources/phrases").iterdir()} - {SOURCE}]
    kept += [{path.name for path in (ROOT / "resources/voices").iterdir()} - {SOURCE}]
    assert kept == [codes] * 3


# The constants.


def test_every_text_of_the_catalogue_is_used() -> None:
    named = names_used()
    for path in sorted((ROOT / "ui/i18n/catalogue").glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Assign) and "mark(" in ast.unparse(node.value):
                (target,) = node.targets
                assert (path.stem, ast.unparse(target)) in named, ast.unparse(target)


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
def test_every_text_is_listed_and_those_for_players_are_translated(code: str) -> None:
    """`make translations` brings the files up to date."""
    listed = (ROOT / f"resources/translations/{code}.po").read_text("utf-8")
    texts = all_texts()
    assert {f"msgid {TRANSLATE['quoted'](source)}" for source in texts} <= set(listed.splitlines())
    assert TRANSLATE["wanted"](code, texts) <= translations(code).keys() <= texts.keys()


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_translation_has_the_placeholders_of_its_text(code: str) -> None:
    for source, text in translations(code).items():
        assert text.strip() == text != "", source
        assert sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(source)), source


def test_a_translators_file_is_read_as_gettexts_tools_write_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "translations").mkdir()
    monkeypatch.setattr("kiosk.base.words.files", lambda _: tmp_path)
    written = """msgid ""
msgstr ""
"Language: xx\\n"

#. a note
msgid "Seat {seat} calls"
msgstr "Platz {seat} ruft"

#, fuzzy
msgid "Nobody plays"
msgstr "Jemand spielt"

msgid ""
"One \\"long\\" "
"text"
msgstr ""
"Ein \\"langer\\" "
"Text"

msgid "A new one"
msgstr ""

#~ msgid "Gone"
#~ msgstr "Weg"
"""
    (tmp_path / "translations/xx.po").write_text(written, "utf-8")
    found = translations("xx")
    assert found == {"Seat {seat} calls": "Platz {seat} ruft", 'One "long" text': 'Ein "langer" Text'}
    again = TRANSLATE["po_file"]("xx", dict.fromkeys([*found, "A new one"], ()), found)
    (tmp_path / "translations/xx.po").write_text(again, "utf-8")
    assert translations("xx") == found


def test_six_seats_speak_their_own_languages_at_the_same_time() -> None:
    words = ["Wiederholen", "重复", "Repetir", "Repeat"]
    asked = [Language.of(code) for code in ("de", "zh", "es", "en", "de", "zh")]
    assert [language.say("Repeat") for language in asked] == [*words, *words[:2]]
    assert [Language.of(code).name for code in Language.codes] == ["English", "Español", "Deutsch", "中文"]


def test_a_text_that_nobody_translated_is_said_in_english() -> None:
    assert Language.of("de").say("Nobody knows {what}", what="this") == "Nobody knows this"


def test_money_is_the_tables_in_every_language() -> None:
    said = {Language.of(code).say("{amount}", amount=Cents(123_450)) for code in Language.codes}
    assert said == {"$1,234.50"}


def test_a_sentence_is_said_with_its_values_in_the_same_language() -> None:
    sentence = Sentence("Your bets were returned. {wager} was missing.", wager=Sentence("Progressive"))
    assert Language.of("de").say(sentence) == "Ihre Einsätze kamen zurück. Es fehlte: Jackpot."
    assert sentence.said(ENGLISH) == "Your bets were returned. Progressive was missing."
    assert {sentence} == {Sentence(sentence.text, wager=Sentence("Progressive"))}


def test_the_pseudo_locale_marks_every_text_and_is_longer() -> None:
    for source in players_texts():
        text = pseudo(source)
        assert text[0] + text[-1] == "[]"
        assert PLACEHOLDER.findall(text) == PLACEHOLDER.findall(source)
    assert 1.3 < sum(map(len, map(pseudo, players_texts()))) / sum(map(len, players_texts())) < 1.5
    assert Language.of(PSEUDO).say("Seat {seat}", seat=5) == "[Šééààţ 5]"


@pytest.mark.parametrize("code", [*Language.codes, PSEUDO])
def test_the_captions_are_what_the_voice_says(code: str) -> None:
    for phrase, english in PHRASES.items():
        assert caption(Language.of(code), phrase) == Language.of(code).say(english)


# The fonts.


@pytest.mark.parametrize("weight", ["Regular", "SemiBold"])
def test_our_fonts_draw_every_character(qapp: QGuiApplication, weight: str) -> None:  # noqa: ARG001 (Qt needs it)
    fonts = [
        QRawFont(str(ROOT / f"resources/fonts/{name}-{weight}.ttf"), 20) for name in ("CroupierSans", "CroupierSC")
    ]
    texts = [*players_texts(), *map(pseudo, players_texts())]
    texts += [text for code in TRANSLATED for text in translations(code).values()]
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
    for title, lines, _ in game.inscriptions:
        assert inscription_words(language, title)
        for hand, pays in lines:
            assert category_words(language, hand) if is_hand(hand) else inscription_words(language, hand)
            assert pays if isinstance(pays, str) else pays.said(language)


@pytest.mark.parametrize("path", PAYTABLES, ids=lambda path: path.stem)
def test_every_line_of_every_pay_table_is_named(path: Path) -> None:
    for table in tomllib.loads(path.read_text("utf-8"))["tables"].values():
        for hand, pays in table["pays"].items():
            for code in Language.codes:
                assert category_words(Language.of(code), hand)
                assert parse_pay(pays).said(Language.of(code))


def test_every_category_and_result_is_named() -> None:
    assert len({category_words(ENGLISH, category) for category in CATEGORIES}) == len(CATEGORIES)
    for result in ("win", "lose", "push", "void", "natural", "surrender"):
        assert result_words(Language.of("zh"), result)


def test_the_aces_supplement_is_named() -> None:
    config = default_config("texas-holdem-bonus/ma")
    bonus = game_of(config, {"bonus_dealer_aces": 1000}).inscriptions[-1]
    assert category_words(ENGLISH, bonus.lines[-1][0]) == "A-A against the dealer's A-A"


@pytest.mark.parametrize(
    ("pays", "english", "chinese"),
    [
        ("3 to 2", "3\u00a0to\u00a02", "2\u00a0赔\u00a03"),  # no line breaks within odds
        ("10% of pool", "10% of the meter", "累积奖的 10%"),
        ("$250", "$250", "$250"),
        ("loses", "loses", "输注"),
    ],
)
def test_what_a_line_pays_is_said(pays: str, english: str, chinese: str) -> None:
    assert (parse_pay(pays).said(ENGLISH), parse_pay(pays).said(Language.of("zh"))) == (english, chinese)


def test_a_decision_says_how_much() -> None:
    assert decision_words(ENGLISH, "raise 3") == "Raise 3x"
    assert decided_words(Language.of("de"), "raise 2") == "2x erhöht"
    assert decision_words(ENGLISH, "keep 0 3") == "Keep two"


def test_every_fault_has_words_for_players() -> None:
    for fault in FAULTS.values():
        assert fault_words(ENGLISH, fault.code) == fault.words_players
        assert not fault.words_players or fault.words_players in players_texts()


def test_the_profiles_texts_are_translated() -> None:
    for name in profiles.names():
        profile = profiles.load(name)
        assert {profile.helpline, profile.certification} <= players_texts()
