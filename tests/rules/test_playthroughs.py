"""The golden playthroughs, line by line."""

import pytest

from kiosk.rules.rule_sets import RULE_SETS, make_game
from tests.rules.playthroughs import FOLDER, PLAYTHROUGHS, text_of


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_round_is_told_as_it_always_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert text_of(PLAYTHROUGHS[name]).splitlines() == golden.splitlines(), "if it is meant, run make playthroughs"


def test_there_are_two_rounds_a_game_and_one_of_each_kind_of_irregularity() -> None:
    regular = [
        one.document["game"] for one in PLAYTHROUGHS.values() if not one.declares and "irregularity" not in one.document
    ]
    assert all(regular.count(name) >= 2 for name in RULE_SETS)
    kinds = {one.document["irregularity"]["kind"] for one in PLAYTHROUGHS.values() if "irregularity" in one.document}
    kinds |= {declare.kind for one in PLAYTHROUGHS.values() for declare in one.declares}
    assert kinds == {kind for name in RULE_SETS for kind in make_game(name).remedies}


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
