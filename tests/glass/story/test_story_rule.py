"""The story rule: rounds of every game through the real scene, frame by frame, held against the records in order."""

import random
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from kiosk.ledger import records
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table import table
from kiosk.table.chance import SeededChance
from kiosk.table.story.beats import TURN_MS, Beat, HeldStage, over
from kiosk.table.story.script import script
from kiosk.table.views import Choice, TableView
from tests.kit.parameters import mostly_slow
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_NY
from tests.kit.screen.journey_steps import journey
from tests.kit.screen.kiosk_rig import STEP_MS, Kiosk
from tests.kit.screen.story_frames import Watcher, broken
from ui.glass import presenter
from ui.glass.derive import derive_seat, derive_table
from ui.glass.viewmodels.part_models import CardProps

pytestmark = pytest.mark.usefixtures("qapp")

FRAME_MS = 60
LATE_MS = 350
LONGEST_MS = 120_000


def played(kiosk: Kiosk, watcher: Watcher, luck: random.Random, frame_ms: int = FRAME_MS) -> list[str]:
    """A round as people play it, some of them quicker than they can see; what is wrong with how it was shown."""
    kiosk.driver.bet_all(chip=kiosk.driver.config.progressive is not None)
    in_a_hurry = luck.random() < 0.3
    for _ in range(LONGEST_MS // frame_ms):
        kiosk.step(frame_ms)
        watcher.look()
        if kiosk.driver.state.phase == Phase.BETTING:
            break
        if kiosk.deciding() or in_a_hurry:
            _decide(kiosk, luck)
    return broken(watcher)


def _decide(kiosk: Kiosk, luck: random.Random) -> None:
    """One of those who owe a decision makes one."""
    owing = [seat for seat in kiosk.driver.table.view().seats if seat.choices]
    if owing:
        seat = luck.choice(owing)
        kiosk.driver.does(Decide(seat.seat, luck.choice(seat.choices).action))


def story(
    tmp_path: Path, game: str, seed: int, *seats: int, gently: bool = False, frame_ms: int = FRAME_MS
) -> list[str]:
    """A round of a game by these seats; what is wrong with how it was shown."""
    with journey(tmp_path, game, chance=SeededChance(seed), gently=gently) as kiosk:
        kiosk.driver.seat(*seats)
        kiosk.until_phase(Phase.BETTING)
        kiosk.run(STEP_MS * len(SEATS) if gently else 0)  # each seat has had its turn
        return played(kiosk, Watcher(kiosk, seats), random.Random(seed), frame_ms)


@pytest.mark.parametrize("game", mostly_slow(RULE_SETS, HEADS_UP_NY))
def test_the_glass_tells_a_round_as_it_happened(tmp_path: Path, game: str) -> None:
    assert story(tmp_path, game, 3, 2, 5) == []


@pytest.mark.parametrize("game", mostly_slow(RULE_SETS, HEADS_UP_NY))
def test_no_decision_stays_on_the_glass_while_seats_take_turns(tmp_path: Path, game: str) -> None:
    found = story(tmp_path, game, 2, 1, 2, 3, 4, 5, 6, gently=True)
    assert [one for one in found if "is offered what would be refused" in one] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", RULE_SETS)
@pytest.mark.parametrize("seed", range(20))
def test_the_glass_tells_every_round_as_it_happened(tmp_path: Path, game: str, seed: int) -> None:
    seats = random.Random(seed).sample(range(1, 7), 1 + seed % 6)
    assert story(tmp_path, game, seed, *sorted(seats)) == []


@pytest.mark.parametrize("game", mostly_slow(RULE_SETS, FAST_ACTION))
def test_what_is_drawn_obeys_a_story_that_is_told_late(tmp_path: Path, game: str) -> None:
    """A slow machine: so few frames that everything is told four times as fast, and no turn is drawn to its end."""
    assert story(tmp_path, game, 3, 2, 5, gently=True, frame_ms=LATE_MS) == []


# What is planted is found.

Plant = Callable[[list[Beat]], Iterable[Beat]]


def name_early(beats: list[Beat]) -> Iterable[Beat]:
    """The dealer's hand is named with the first of the cards."""
    hand = next((b.held.round.dealer_hand for b in beats if b.held and b.held.round and b.held.round.dealer_hand), None)
    return [_with(beat, dealer_hand=hand) if hand else beat for beat in beats]


def name_seats_early(beats: list[Beat]) -> Iterable[Beat]:
    """Every seat's hand is named while another's is turned."""
    last = beats[-1].held.round if beats and beats[-1].held else None
    if last is None:
        return beats
    named = {seat.seat: seat.hands for seat in last.seats}
    return [_with_seats(beat, lambda seat: seat._replace(hands=named[seat.seat])) for beat in beats]


def drop_streets(beats: list[Beat]) -> Iterable[Beat]:
    """Cards are turned all at once, as when a later commit overtook them."""
    return [beat for beat in beats if beat.what != "reveal"]


def out_of_order(beats: list[Beat]) -> Iterable[Beat]:
    """Wagers are served before cards are turned."""
    return sorted(beats, key=lambda beat: beat.what not in ("pay", "take", "push", "award"))


def _with(beat: Beat, **more: object) -> Beat:
    if beat.held is None or beat.held.round is None:
        return beat
    return beat._replace(held=beat.held._replace(round=beat.held.round._replace(**more)))  # type: ignore[arg-type]


def _with_seats(beat: Beat, change: Callable[..., object]) -> Beat:
    if beat.held is None or beat.held.round is None:
        return beat
    return _with(beat, seats=tuple(map(change, beat.held.round.seats)))


PLANTED: list[tuple[Plant, str]] = [
    (name_early, "the dealer's hand is named before its last card is turned"),
    (name_seats_early, "is named before its last card is turned"),
    (drop_streets, "cards are not turned one after the other"),
    (out_of_order, "is settled before its hand is turned"),
]


@pytest.mark.parametrize(("plant", "found"), PLANTED, ids=lambda one: getattr(one, "__name__", ""))
def test_a_story_that_is_told_wrongly_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant, found: str
) -> None:
    def planted(before: TableView, committed: tuple[records.Record, ...], after: TableView) -> tuple[Beat, ...]:
        return tuple(plant(list(script(before, committed, after))))

    monkeypatch.setattr(table, "script", planted)
    assert any(found in one for one in story(tmp_path, "heads-up-holdem/ny", 3, 1, 3))


UNTURNED = (
    "cards of seat 3 are lit",
    "seat 3 is paid",
    "seat 3: its hand is not drawn",  # its plate waits for the cards, whatever the story says
    "the dealer's hand is named",
    "the dealer's cards are lit",
    "place 8 is dimmed",
)


def test_a_turn_that_outlasts_its_beat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's turn has a length of its own, as if no beat had an end."""
    for module in (derive_seat, derive_table):
        monkeypatch.setattr(module, "CardProps", lambda *_, **more: CardProps(TURN_MS, 0, **more))
    told = story(tmp_path, HEADS_UP_NY, 3, 1, 3, frame_ms=LATE_MS)
    assert [one for one in UNTURNED if not any(one in found for found in told)] == []


def test_a_control_that_is_no_longer_offered_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The buttons stay while what follows from them is shown."""
    offered: dict[int, tuple[Choice, ...]] = {}

    def stale(latest: TableView, held: HeldStage | None) -> TableView:
        view = over(latest, held)
        offered.update({seat.seat: seat.choices for seat in latest.seats if seat.choices})
        return view._replace(seats=tuple(seat._replace(choices=offered.get(seat.seat, ())) for seat in view.seats))

    monkeypatch.setattr(presenter, "over", stale)
    assert any("is offered what would be refused" in one for one in story(tmp_path, "heads-up-holdem/ny", 3, 1, 3))
