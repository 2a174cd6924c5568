"""Where counts come from: shipped, kept, or counted anew; and never less than all deals."""

import shutil
from pathlib import Path
from typing import Any

import pytest

import kiosk
from kiosk.analysis.counts import library as library_module
from kiosk.analysis.counts.completeness import DEALERS, FLOPS, HOLES, TURN_AND_RIVER, Counts, NotWhole
from kiosk.analysis.counts.library import KINDS, Library, MissingCounts, digest, from_json, to_json
from kiosk.analysis.counts.source_digest import counting_sources
from kiosk.analysis.flop_poker.counts import FlopCounts
from kiosk.analysis.flop_poker.pricing import counts_of as flop_counts
from tests.kit import made_up_counts


class Counter:
    """Counts anew, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, name: str) -> Counts:
        self.asked.append(name)
        return made_up_counts.counts(name)


@pytest.mark.parametrize("name", KINDS)
def test_counts_come_back_as_they_were_written(name: str) -> None:
    counts = made_up_counts.counts(name)
    assert from_json(KINDS[name], to_json(counts) + "\n") == counts
    assert digest(counts) == digest(from_json(KINDS[name], to_json(counts)))


def test_shipped_counts_are_used_without_counting(tmp_path: Path) -> None:
    counter = Counter()
    library = Library(made_up_counts.ship(tmp_path, "flop"), counter)
    assert flop_counts(library) == made_up_counts.flop()
    assert counter.asked == []
    assert [(source.name, source.sha256) for source in library.sources] == [("flop", digest(made_up_counts.flop()))]


def test_what_is_not_shipped_is_counted_once_and_kept(tmp_path: Path) -> None:
    counter = Counter()
    for _ in range(2):
        library = Library(tmp_path / "none", counter, lambda: tmp_path / "data" / "analysis")
        assert library.sides() == library.sides() == made_up_counts.sides()
    assert counter.asked == ["sides"]
    (kept,) = (tmp_path / "data" / "analysis").iterdir()
    assert kept.suffix == ".json"
    assert len(kept.stem) == 64


def test_another_program_counts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counter = Counter()
    flop_counts(Library(tmp_path / "none", counter, lambda: tmp_path))
    monkeypatch.setattr(library_module, "counting_sources", lambda: b"another")
    flop_counts(Library(tmp_path / "none", counter, lambda: tmp_path))
    assert counter.asked == ["flop", "flop"]
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_a_recount_is_compared_with_what_was_shipped(tmp_path: Path) -> None:
    counter = Counter()
    shipped = made_up_counts.ship(tmp_path / "shipped", "flop")
    library = Library(shipped, counter, lambda: tmp_path / "kept", recount=True)
    assert flop_counts(library) == made_up_counts.flop()
    sha256 = digest(made_up_counts.flop())[:16]
    assert library.compared == (f"flop: counted again, the same as shipped (sha-256 {sha256}...)",)
    assert counter.asked == ["flop"]
    hands = made_up_counts.flop().hands
    other = FlopCounts((hands[1]._replace(combinations=52), hands[0]._replace(combinations=3_744), *hands[2:]), (0, 1))
    with pytest.raises(MissingCounts, match="counted anew, flop is not what came with the product"):
        flop_counts(Library(shipped, lambda _: other, lambda: tmp_path / "kept", recount=True))


def test_counts_that_cannot_be_had_are_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(MissingCounts, match=f"there are no counts flop in {tmp_path}$"):
        flop_counts(Library(tmp_path))
    for text in ("", "{}", '{"hands":[],"simple":[]}', to_json(made_up_counts.sides())):
        (tmp_path / "flop.json").write_text(text)
        with pytest.raises(MissingCounts, match=r"flop\.json holds no counts flop: ") as refused:
            flop_counts(Library(tmp_path))
        assert "\n" not in str(refused.value)


def test_all_deals_of_both_games() -> None:
    assert HOLES * FLOPS * TURN_AND_RIVER * DEALERS == 27_813_810_024_000


@pytest.mark.parametrize("name", KINDS)
def test_made_up_counts_are_whole(name: str) -> None:
    made_up_counts.counts(name).require_whole()


HEADS_UP, TEXAS = made_up_counts.heads_up("optimal"), made_up_counts.texas("optimal")
FLOP, SIDES, FAST = made_up_counts.flop(), made_up_counts.sides(), made_up_counts.fast_action(6)


def with_first(counts: Any, **changed: object) -> Any:
    """The counts with something else about their first hole."""
    return counts._replace(holes=(counts.holes[0]._replace(**changed), *counts.holes[1:]))


def one_less(table: Any) -> Any:
    return ((table[0][0] - 1, *table[0][1:]), *table[1:])


NOT_WHOLE = {
    "a deal is missing": (with_first(HEADS_UP, raised=one_less(HEADS_UP.holes[0].raised)), "AA raised at once has"),
    "a fold is missing": (with_first(HEADS_UP, folded=(0,) * 8), "AA checked has"),
    "a hole is missing": (HEADS_UP._replace(holes=HEADS_UP.holes[1:]), "the 169 kinds"),
    "a hole comes twice": (HEADS_UP._replace(holes=HEADS_UP.holes[:1] + HEADS_UP.holes[:-1]), "the 169 kinds"),
    "a hand is missing": (with_first(HEADS_UP, raised=HEADS_UP.holes[0].raised[:-1]), "that is not 8 by 5"),
    "less than nothing": (
        with_first(HEADS_UP, river=((-1, 1, 0, 0, 0), *HEADS_UP.holes[0].river[1:])),
        "a weight below zero",
    ),
    "a pair beaten by none": (
        with_first(HEADS_UP, raised=(HEADS_UP.holes[0].raised[0], (0, 0, 0, 0, 1), *HEADS_UP.holes[0].raised[2:])),
        "AA beaten without a pair",
    ),
    "a Texas deal": (with_first(TEXAS, played=one_less(TEXAS.holes[0].played)), "AA has"),
    "a Texas progressive": (with_first(TEXAS, progressive={"nothing": 1}), "AA on the progressive has 1 ways"),
    "a hand of three": (FLOP._replace(hands=FLOP.hands[1:]), "hands of three cards has"),
    "a flop": (
        FLOP._replace(hands=(FLOP.hands[0]._replace(lines={"nothing": 18_423}), *FLOP.hands[1:])),
        "As Ah Ad has 18423 ways, and there are 18424",
    ),
    "seven cards": (SIDES._replace(seven={"pair": 1}), "seven has 1 ways, and there are 133784560"),
    "an odd pot": (SIDES._replace(pot={"2": {"win": 1, "tie": 0, "lose": 2}}), "the pot of 2 players is not even"),
    "rounds": (FAST._replace(rounds=1), "rounds has"),
    "decisions": (FAST._replace(ways={}), "decisions has 0 ways"),
    "naturals": (
        FAST._replace(ways={**FAST.ways, "natural": FAST.ways["natural"] + 1, "keep": FAST.ways["keep"] - 1}),
        "the player's naturals has",
    ),
}


@pytest.mark.parametrize(("counts", "words"), NOT_WHOLE.values(), ids=NOT_WHOLE)
def test_counts_that_leave_something_out_are_refused(counts: Counts, words: str) -> None:
    with pytest.raises(NotWhole, match=words):
        counts.require_whole()


@pytest.mark.parametrize(
    "name", ["analysis/pricing/cases.py", "analysis/counting/ranking.py", "rules/cards/hands.py", "rules/game.py"]
)
def test_what_counts_are_made_from_is_in_their_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    copy = tmp_path / "kiosk"
    shutil.copytree(Path(kiosk.__path__[0]), copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kiosk, "__path__", [str(copy)])
    before = counting_sources.__wrapped__()
    (copy / name).write_text((copy / name).read_text("utf-8") + "# changed\n", "utf-8")
    assert counting_sources.__wrapped__() != before
