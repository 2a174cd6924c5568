"""What the felt says: every inscription that the texts ask for, true to them, and short enough to be read."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

from kiosk.base.words import Language
from kiosk.policy.config import default_config
from kiosk.rules.irregularities import ANALOGY
from kiosk.rules.rule_sets import RULE_SETS, WAGERS, make_game
from ui.glass.derive.derive_table import _inscriptions
from ui.glass.felt.print_spec import PrintSpec, print_of
from ui.i18n.catalogue.wagers import spot_words

ROOT = Path(__file__).parents[3]
FELT_WIDTH, FELT_ROWS = 1114, 206 // 22  # of the pay tables between the shuffler and the tray
TEXAS = "texas-holdem-bonus/ma"


@pytest.fixture
def metrics(qapp: QGuiApplication) -> QFontMetricsF:  # noqa: ARG001 (Qt needs it)
    for name in ("CroupierSans-SemiBold", "CroupierSC-SemiBold"):
        QFontDatabase.addApplicationFont(str(ROOT / f"resources/fonts/{name}.ttf"))
    font = QFont(["Croupier Sans", "Croupier SC"])
    font.setPixelSize(20)
    font.setWeight(QFont.Weight.DemiBold)
    return QFontMetricsF(font)


def felt(game: str, code: str) -> PrintSpec:
    return PrintSpec.read(print_of(default_config(game), code, progressive=True))


@pytest.mark.parametrize("code", Language.codes)
@pytest.mark.parametrize("game", RULE_SETS)
def test_two_lines_stand_along_the_felts_curve(metrics: QFontMetricsF, game: str, code: str) -> None:
    lines = felt(game, code).lines
    assert len(lines) == 2
    assert {text for text in lines if metrics.horizontalAdvance(text) > 340} == set()


@pytest.mark.parametrize("code", Language.codes)
@pytest.mark.parametrize("game", RULE_SETS)
def test_an_inscription_fits_its_column_without_being_squeezed(metrics: QFontMetricsF, game: str, code: str) -> None:
    tables: list[list[dict[str, str]]] = [one["lines"] for one in _inscriptions(default_config(game), code)]  # type: ignore[misc]
    columns = [0]  # as Inscriptions.qml arranges them on the felt: so many rows in each
    for lines in tables:
        if columns[-1] and columns[-1] + 1 + len(lines) > FELT_ROWS:
            columns.append(0)
        columns[-1] += 1 + len(lines)
    width = min(300, (FELT_WIDTH - (len(columns) - 1) * 28) / len(columns))
    for line in (line for lines in tables for line in lines):
        assert metrics.horizontalAdvance(line["hand"] + line["pays"]) <= width - 8, line


def texas(ante_pays_from: str) -> dict[str, tuple[tuple[str, object], ...]]:
    game = make_game(TEXAS, {"ante_pays_from": ante_pays_from})
    return {one.title: one.lines for one in game.inscriptions}


@pytest.mark.clause("thb 10(h)(2)")
def test_the_texas_felt_says_from_which_hand_the_ante_is_paid() -> None:
    assert [hand for hand, _ in texas("straight")["Ante"]] == ["higher-hand-from-straight"]
    assert [hand for hand, _ in texas("flush")["Ante"]] == ["higher-hand-from-flush"]
    assert [hand for hand, _ in texas("flush")["Flop, turn and river"]] == ["higher-hand"]
    (ante, *_) = _inscriptions(default_config(TEXAS), "en")
    assert ante == {"title": "Ante", "lines": [{"hand": "Win, straight or better", "pays": "1\u00a0to\u00a01"}]}


@pytest.mark.clause("huh-ny (a)(2)(iii)")
def test_the_sign_between_ante_and_odds_is_no_part_of_a_name() -> None:
    spec = felt("heads-up-holdem/ny", "en")
    by_name = {spot.name: spot for spot in spec.spots}
    assert set(by_name) >= {"Ante", "Odds", "Trips", "Pocket", "Raise"}
    ((x, y),) = spec.signs
    assert by_name["Ante"].x < x < by_name["Odds"].x
    assert by_name["Ante"].y == by_name["Odds"].y == y


@pytest.mark.parametrize("code", Language.codes)
def test_the_name_of_a_small_spot_fits_beside_the_cards(metrics: QFontMetricsF, code: str) -> None:
    for wager in ("trips_plus", "pocket_bonus", "bonus"):
        assert wager in WAGERS
        assert metrics.horizontalAdvance(spot_words(Language.of(code), wager)) <= 84


def test_no_remedy_names_a_clause_of_another_text() -> None:
    for name, rule_set in RULE_SETS.items():
        for remedy in make_game(name).remedies.values():
            assert remedy.clause == ANALOGY or remedy.clause.startswith(f"{rule_set.clauses} "), (name, remedy.clause)
