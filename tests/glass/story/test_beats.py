"""The story of a round: its beats in order, how long they take, and the clocks that wait for them."""

from pathlib import Path

import pytest

from kiosk.ledger.records import Record
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import Pace, default_config
from kiosk.rules.cards.cards import face_up
from kiosk.rules.cards.decks import STAGES
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER
from kiosk.rules.intents import Decide
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import Bet, Ready
from kiosk.table.story.beats import Beat, paced
from kiosk.table.story.script import script
from kiosk.table.views import TableView
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import StackedChance, deck_of, phase
from tests.kit.table.table_driver import Driver
from ui.glass.derive.motion import motion_of

ONE_SEAT_MS = (4_000, 8_000)  # from the last decision to the complete result
FURTHER_MS = (1_200, 2_000)  # for each further hand
READ_MS = 1_200
STAYS = {HEADS_UP_MA: "raise 1", HEADS_UP_NY: "raise 1", TEXAS: "bet", FAST_ACTION: "keep 0 1", FLOP: "bet"}
LATEST = {HEADS_UP_MA: "check", HEADS_UP_NY: "check"}


class Listener:
    """Hears of every commit of a table, and keeps its beats."""

    def __init__(self, driver: Driver) -> None:
        self.commits: list[tuple[Beat, ...]] = []
        self._last = driver.table.view()
        driver.table.observe(self._told)

    def _told(self, records: tuple[Record, ...], view: TableView) -> None:
        self.commits.append(script(self._last, records, view))
        self._last = view

    @property
    def beats(self) -> list[Beat]:
        return [beat for commit in self.commits for beat in commit if beat.held is not None]


def listened(driver: Driver, *seats: int) -> Listener:
    driver.seat(*seats)
    driver.until(Phase.BETTING)
    return Listener(driver)


def decide(driver: Driver, action: str) -> None:
    """Everybody who owes a decision makes this one, or the first there is."""
    for seat in range(1, 7):
        view = driver.table.peek(seat)
        if view is not None and view.options:
            driver.does(Decide(seat, action if action in view.options else view.options[0]))


def from_the_last_decision(driver: Driver, *seats: int, early: bool = False) -> int:
    """Everybody stays in, as late or as early as the game allows; how long it takes until the result is complete."""
    listener = listened(driver, *seats)
    driver.bet_all()
    game = driver.config.game
    while phase(driver) == Phase.PLAYING:
        listener.commits.clear()
        street = driver.table.view().round
        last = street is None or street.street == driver.state.game().streets - 1
        decide(driver, STAYS[game] if last or early or game not in LATEST else LATEST[game])
    # That the dealer does not qualify is said once, however many play.
    return sum(beat.ms for beat in listener.beats if beat.say != "dealer-does-not-qualify")


@pytest.mark.parametrize("game", RULE_SETS)
@pytest.mark.parametrize("early", [False, True])
def test_the_result_is_complete_in_time(tmp_path: Path, game: str, early: bool) -> None:
    alone = from_the_last_decision(Driver(tmp_path / "one", game), 1, early=early)
    assert ONE_SEAT_MS[0] <= alone <= ONE_SEAT_MS[1]
    six = from_the_last_decision(Driver(tmp_path / "six", game), 1, 2, 3, 4, 5, 6, early=early)
    assert FURTHER_MS[0] <= (six - alone) / 5 <= FURTHER_MS[1]


QUICK_MS = 25_000  # a round alone, from bets to bets
BETS_MS, DECISION_MS = 3_000, 1_500  # that somebody takes who knows what to do


@pytest.mark.parametrize("game", RULE_SETS)
def test_whoever_plays_alone_and_quickly_is_not_kept_waiting(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game)
    listener = listened(driver, 1)
    driver.bet_all()
    decisions = 0
    while phase(driver) == Phase.PLAYING:
        decide(driver, LATEST.get(game, STAYS[game]))
        decisions += 1
    story = sum(beat.ms for beat in listener.beats)
    assert BETS_MS + decisions * DECISION_MS + story + driver.config.pace.result_ms <= QUICK_MS


def test_the_decks_are_opened_in_ten_seconds() -> None:
    assert len(STAGES) * Pace().opening_ms <= 10_000


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_named_hand_can_be_read(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game)
    listener = listened(driver, 1, 2, 3, 4, 5, 6)
    driver.play_round()
    named: dict[int, int] = {}
    read: dict[int, int] = {}
    now = 0
    for beat in listener.beats:
        assert beat.held is not None
        assert beat.held.round is not None
        for seat in beat.held.round.seats:
            if any(seat.hands) and seat.cards:
                named.setdefault(seat.seat, now)
                if seat.mucked:
                    read.setdefault(seat.seat, now - named[seat.seat])
        now += beat.ms
    assert all(ms >= READ_MS for ms in read.values())
    assert set(read) == set(named)


@pytest.mark.clause("thb 10(b)", "thb 10(d)", "thb 10(f)", "huh-ma 10(e)", "huh-ma 10(g)", "fp 10(b)")
@pytest.mark.parametrize("game", RULE_SETS)
def test_every_card_has_a_beat_of_its_own(tmp_path: Path, game: str) -> None:
    """Also those of streets that nobody had to decide."""
    driver = Driver(tmp_path, game)
    listener = listened(driver, 1, 2)
    driver.play_round(choose=lambda options: next(o for o in options if o.startswith(("raise 3", "bet", "keep", "r"))))
    played = driver.state.round
    assert played is not None
    dealt = [beat.reach for beat in listener.beats if beat.what in ("deal", "burn") and beat.reach]
    turned = [beat.reach for beat in listener.beats if beat.what == "reveal" and beat.reach]
    board = [reach.card for reach in turned if reach.place == COMMUNITY]
    assert board == list(range(len(played.community)))
    assert [reach.card for reach in turned if reach.place == DEALER] == list(range(len(played.dealer)))
    assert [reach.card for reach in dealt if reach.place == BURN] == list(range(len(played.burned)))
    for seat in (1, 2):
        assert [reach.card for reach in dealt if reach.place == seat] == list(range(len(played.seats[seat - 1].cards)))


@pytest.mark.clause("huh-ny (e)(9)", "huh-ny (e)(10)", "thb 10(h)")
@pytest.mark.parametrize("game", [HEADS_UP_NY, TEXAS])
def test_a_hand_is_turned_named_settled_and_collected_before_the_next(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game)
    listener = listened(driver, 1, 3, 6)
    driver.bet_all()
    while phase(driver) == Phase.PLAYING:
        decide(driver, STAYS[game])
    hands = [beat for beat in listener.beats if beat.served is not None]
    turned = next(index for index, beat in enumerate(hands) if beat.what == "reveal")
    acts = list(dict.fromkeys((beat.served, _act(beat)) for beat in hands[turned:]))
    assert acts == [(seat, act) for seat in (6, 3, 1) for act in ("reveal", "name", "settle", "collect")]


def _act(beat: Beat) -> str:
    return "settle" if beat.what in ("pay", "take", "push") else beat.what


@pytest.mark.clause("fah 8(e)", "fah 8(k)", "fah 8(l)", "fah 8(m)", "fah 8(n)")
def test_losing_hands_are_collected_before_winning_ones_are_paid(tmp_path: Path) -> None:
    config = default_config(FAST_ACTION)._replace(house={"new_shoe": True})
    hands = {1: "As Ad 2c 3d", 2: "4c 6d 8h Th", 3: "Ac Ah 2d 3c"}
    order = deck_of(config, hands, dealer="Ks Kd 5h 7c", board="Qh 9s 8d 3h 2s")
    driver = Driver(tmp_path, FAST_ACTION, chance=StackedChance(order))
    listener = listened(driver, 1, 2, 3)
    driver.bet_all()
    decide(driver, "keep 0 1")
    served = [(beat.what, beat.served) for beat in listener.beats if beat.served is not None]
    assert served == [
        *[("reveal", 3), ("name", 3)],
        *[("reveal", 2), ("name", 2), ("take", 2), ("collect", 2)],
        *[("reveal", 1), ("name", 1)],
        *[("pay", 3), ("collect", 3), ("pay", 1), ("collect", 1)],
    ]
    discards = [beat.look for beat in listener.beats if beat.what == "collect" and beat.served is None]
    assert discards == [3, 2, 1]  # from the right, before the dealer's cards are turned (fah 8(e), (g))
    whats = [beat.what for beat in listener.beats]
    assert whats.index("collect") < whats.index("reveal")


@pytest.mark.clause("fah 8(b)")
def test_a_natural_is_turned_paid_and_collected_as_soon_as_it_is_dealt(tmp_path: Path) -> None:
    config = default_config(FAST_ACTION)._replace(house={"new_shoe": True})
    order = deck_of(config, {1: "7c As Ad 2h", 2: "9c 9d 9h 9s"}, dealer="Kc Td 4h 6s")
    driver = Driver(tmp_path, FAST_ACTION, chance=StackedChance(order))
    listener = listened(driver, 1, 2)
    driver.bet_all()
    assert phase(driver) == Phase.PLAYING  # seat 1 has to decide
    at_once = [(beat.what, beat.served) for beat in listener.beats if beat.served is not None]
    assert at_once == [("reveal", 2), ("name", 2), ("pay", 2), ("collect", 2)]
    natural = driver.table.view().round
    assert natural is not None
    assert [(line.wager, line.result) for line in natural.seats[1].lines] == [("bet", "natural")]
    assert natural.seats[1].mucked
    credit = driver.table.view().seats[1].credit
    assert {beat.held.seats[1].credit for beat in listener.beats if beat.held} == {credit}  # as the ledger has it
    decide(driver, "keep 0 1")
    assert [beat for beat in listener.beats if beat.served == 2 and beat.what == "pay"] == [
        beat for beat in listener.beats if beat.served == 2
    ][2:3]
    assert driver.table.view().seats[1].credit > credit


@pytest.mark.clause("thb 10(a)(2)", "thb 10(a)(2)(ii)", "fp 10(a)(2)", "fah 8(f)")
@pytest.mark.parametrize(("game", "fold"), [(TEXAS, "fold"), (FLOP, "surrender"), (FAST_ACTION, "surrender")])
def test_what_a_fold_costs_is_collected_at_once(tmp_path: Path, game: str, fold: str) -> None:
    driver = Driver(tmp_path, game)
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    listener = Listener(driver)
    limits = driver.config.limits
    for seat in (1, 2):
        value = next(c for c in driver.config.chips if c >= limits[0].least and c % limits[0].step == 0)
        driver.does(Bet(seat, limits[0].wager, value))
    for seat in (1, 2):
        driver.does(Ready(seat))
    driver.does(Decide(1, fold))
    driver.does(Decide(2, STAYS[game]))
    whats = [(beat.what, beat.look) for beat in listener.beats]
    decided = whats.index(("decide", None))
    first_card = next(i for i, (what, _) in enumerate(whats) if what in ("reveal", "burn") and i > decided)
    assert whats.index(("take", 1)) < first_card
    assert (("collect", 1) in whats[:first_card]) == (game != FLOP)  # a surrendered hand plays for the pot


# The clocks.


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_clocks_wait_for_the_story_where_it_is_shown(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game)
    listener = listened(driver, 1, 2)
    driver.table.show(lambda *_: None)
    began = driver.clock.steady
    driver.bet_all()
    pace = driver.config.pace
    told = sum(beat.ms for beat in listener.beats)
    clock = driver.table.clock()
    assert clock is not None
    assert clock.deadline_ms == began + told + pace.decision_ms
    while phase(driver) == Phase.PLAYING:
        decide(driver, STAYS[game])
    clock = driver.table.clock()
    assert clock is not None
    assert clock.deadline_ms == began + sum(beat.ms for beat in listener.beats) + pace.result_ms
    assert driver.clock.steady == began  # whoever only plays waits for nothing


def test_a_story_that_was_told_meanwhile_lengthens_nothing(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    listener = listened(driver, 1)
    driver.table.show(lambda *_: None)
    driver.bet_all()
    driver.clock.pass_ms(10_000)
    listener.commits.clear()
    decide(driver, "check")
    clock = driver.table.clock()
    assert clock is not None
    told = sum(beat.ms for beat in listener.beats)
    assert clock.deadline_ms == driver.clock.steady + told + driver.config.pace.decision_ms


@pytest.mark.parametrize("game", RULE_SETS)
@pytest.mark.parametrize("share", [1, 4])
def test_cards_are_turned_within_their_beat_however_fast_it_is_told(tmp_path: Path, game: str, share: int) -> None:
    driver = Driver(tmp_path, game)
    listener = listened(driver, 1, 2)
    driver.play_round()
    for beat in listener.beats:
        motion, reach = motion_of(told := beat.told_in(beat.ms // share)), beat.reach
        if beat.what != "reveal":
            assert reach is None or motion.turning(reach.place) is None
            continue
        assert reach is not None
        assert told.held is not None
        assert told.held.round is not None
        hands = {seat.seat: len(face_up(seat.cards)) for seat in told.held.round.seats}
        count = hands.get(reach.place, 1)
        moves = [motion.of(reach.place, index if count > 1 else reach.card, count) for index in range(count)]
        assert max(ms + wait for ms, wait in moves) == told.ms
        assert min(ms for ms, _ in moves) == told.card_ms > 0


@pytest.mark.parametrize(
    ("reveal_ms", "takes"), [(0, 500), (1_500, 500), (3_000, 1_000), (4_500, 1_500), (60_000, 2_000)]
)
def test_the_operator_sets_the_pace(reveal_ms: int, takes: int) -> None:
    assert paced(1_000, Pace(reveal_ms=reveal_ms)) == takes
