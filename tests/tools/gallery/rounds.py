"""Scenes of rounds: each street of each game, a seat deciding, and what rounds come to."""

from kiosk.base.frozen import Frozen, Scalar
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.cards.shoe import MANUAL
from kiosk.rules.pay.money import MICROS_PER_CENT
from kiosk.table.requests import CorrectPool, Ready, Repeat
from tests.kit.round_cases import FAST_ACTION, FLOP, TEXAS
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.table.stacked_chance import deck_of, ny_deck
from tests.tools.gallery.acting import PLAYER, bet, config_of, deal, decide, play, settle, sit
from tests.tools.gallery.studio import DEALT_MS, Studio, scene

HANDS = {1: "9h 9c", 2: "Kd Jd", 3: "As Ks", 4: "7c 2h", 5: "Qh Tc", 6: "5s 4s"}
MIXED = ny_deck(HANDS, dealer="Jc Td", board="Ah 7s 4d Qs 3c")


@scene(
    "heads-up-deal",
    "peek",
    "deciding",
    "decided",
    "time-bank",
    "heads-up-flop",
    "heads-up-turn-and-river",
    "reveal",
    "paying",
    "heads-up-result",
)
def heads_up(studio: Studio) -> None:
    """All six; seat 3 checks, and raises in the end."""
    with studio.kiosk(MIXED) as kiosk:
        sit(kiosk)
        bet(kiosk, chip=True)
        deal(kiosk)
        kiosk.run(3_000)
        studio.take(kiosk, "heads-up-deal", wait_ms=DEALT_MS)
        _peek(studio, kiosk, "peek")
        decide(kiosk, "raise 3", 2)
        decide(kiosk, "check", 1, 4)
        kiosk.run(6_000)
        studio.take(kiosk, "deciding")
        kiosk.act(PLAYER, "check")
        studio.take(kiosk, "decided")
        kiosk.run(15_500)
        studio.take(kiosk, "time-bank")
        kiosk.until(lambda: kiosk.driver.state.round is not None and kiosk.driver.state.round.street == 1)
        kiosk.run(1_200)
        studio.take(kiosk, "heads-up-flop")
        decide(kiosk, "check", 1, 3, 5)
        decide(kiosk, "raise 2", 6)
        kiosk.until(lambda: kiosk.driver.state.round is not None and kiosk.driver.state.round.street == 2)
        kiosk.run(1_200)
        studio.take(kiosk, "heads-up-turn-and-river")
        decide(kiosk, "raise 1", 1, 3)
        decide(kiosk, "fold", 4)
        kiosk.until(lambda: kiosk.seat(PLAYER).shown.hand != "")
        studio.take(kiosk, "reveal")
        kiosk.until_phase(Phase.RESULT)
        kiosk.run(600)
        studio.take(kiosk, "paying")
        settle(kiosk)
        studio.take(kiosk, "heads-up-result")


def _peek(studio: Studio, kiosk: Kiosk, name: str, card: int = 0) -> None:
    """A finger holds the player's cards."""
    kiosk.fingers.press(0, kiosk.item(f"seat{PLAYER}.card.{card}"))
    kiosk.step()
    studio.take(kiosk, name)
    kiosk.fingers.release(0)
    kiosk.step()


WIN = ny_deck({2: "9h 8c", 3: "Ah Ad", 5: "Qh Tc"}, dealer="Kc Jd", board="As 7s 4d Qs 3c")
LOSS = ny_deck({2: "9h 8c", 3: "9d 6d", 5: "Qh Tc"}, dealer="Kc Ks", board="As 7s 4d Qs 3c")
PUSH = ny_deck({2: "9h 8c", 3: "Ah Kd", 5: "Qh Tc"}, dealer="Ac Ks", board="As 7s 4d Qs 3c")
BAD_BEAT = ny_deck({2: "9h 8c", 3: "Jh Th", 5: "Qc Tc"}, dealer="7c 7d", board="7h 4h 2h 4d 9s")
SIDE = ny_deck({2: "9h 8c", 3: "7h 7d", 5: "Qh Tc"}, dealer="Ac Ad", board="As 7s 4d Qs 3c")


@scene("result-win", "result-loss", "result-push", "result-bad-beat", "result-side-bet")
def results(studio: Studio) -> None:
    """Five rounds of the same three players."""
    names = ("result-win", "result-loss", "result-push", "result-bad-beat", "result-side-bet")
    with studio.kiosk(WIN, LOSS, PUSH, BAD_BEAT, SIDE) as kiosk:
        sit(kiosk, 2, PLAYER, 5)
        bet(kiosk)
        for number, name in enumerate(names):
            if number:
                for seat in (2, PLAYER, 5):
                    kiosk.driver.does(Repeat(seat))
            play(kiosk, "raise 1")
            studio.take(kiosk, name)
            kiosk.until_phase(Phase.BETTING)
            kiosk.run(1_500)


POOL = 12_287_456  # cents, beyond the reset
SPADES = ny_deck({**HANDS, 6: "5d 4s"}, dealer="9d 9s", board="Qs Js Ts 4d 3c")


COUNTED_MS = 4_000  # of real time, until a jackpot's amount has been counted up


@scene("progressive-freeze", "progressive-celebration", "progressive-new-meter", "hand-pay")
def progressive(studio: Studio) -> None:
    """Seat 3 flops a royal flush in spades, with a chip on the progressive."""
    with studio.kiosk(SPADES) as kiosk:
        first = kiosk.driver.hire()
        second = kiosk.driver.hire("ann", by=first)
        kiosk.driver.does(CorrectPool(POOL * MICROS_PER_CENT, "from another table"), by=first, second=second)
        sit(kiosk)
        bet(kiosk, chip=True)
        deal(kiosk)
        while kiosk.driver.state.phase == Phase.PLAYING:
            decide(kiosk, "raise 2")
        kiosk.until_phase(Phase.RESULT)
        kiosk.run(300)
        studio.take(kiosk, "progressive-freeze")
        kiosk.until(lambda: kiosk.application.presenter.celebration is not None)
        studio.take(kiosk, "progressive-celebration", wait_ms=COUNTED_MS)
        kiosk.until_phase(Phase.BETTING)
        kiosk.until(lambda: kiosk.application.presenter.celebration is None)
        studio.take(kiosk, "progressive-new-meter")
        for seat in (1, 2, 4):
            kiosk.driver.does(Repeat(seat))
        kiosk.driver.does(Ready(2))
        kiosk.run(1_000)
        studio.take(kiosk, "hand-pay")


@scene("payout-limit")
def payout_limit(studio: Studio) -> None:
    """Two aces against the dealer's two: the bonus would pay more than the table pays in a round."""
    config = config_of(TEXAS, house=Frozen({"bonus_dealer_aces": 1000}))
    deck = deck_of(config, {2: "", PLAYER: "As Ah", 5: ""}, "Ad Ac", "2d 2c 7h 7s Kd")
    with studio.kiosk(deck, config=config) as kiosk:
        sit(kiosk, 2, PLAYER, 5)
        bet(kiosk, 2, 5)
        bet(kiosk, PLAYER, ante=500, bonus=10_000)
        play(kiosk, "bet")
        studio.take(kiosk, "payout-limit")


@scene("folded", "timed-out")
def out(studio: Studio) -> None:
    """The player folds, or lets the clock and the time bank run out, which is the same."""
    config = config_of(TEXAS)
    for name, folds in (("folded", True), ("timed-out", False)):
        with studio.kiosk(deck_of(config, HANDS, "Jc Td", "Ah 7s 4d Qs 3c"), config=config) as kiosk:
            sit(kiosk)
            bet(kiosk)
            deal(kiosk)
            if folds:
                kiosk.act(PLAYER, "fold")
            decide(kiosk, "bet", 1, 2, 4, 5, 6)
            kiosk.until(lambda: kiosk.seat(PLAYER).shown.state == "folded")
            kiosk.run(1_500)
            studio.take(kiosk, name)


@scene("texas-betting", "texas-deal", "texas-flop", "texas-turn", "texas-river", "texas-result")
def texas(studio: Studio) -> None:
    config = config_of(TEXAS)
    with studio.kiosk(deck_of(config, HANDS, "Jc Td", "Ah 7s 4d Qs 3c"), config=config) as kiosk:
        sit(kiosk)
        bet(kiosk)
        studio.take(kiosk, "texas-betting")
        deal(kiosk)
        kiosk.run(2_000)
        studio.take(kiosk, "texas-deal", wait_ms=DEALT_MS)
        decide(kiosk, "fold", 4)
        decide(kiosk, "bet")
        kiosk.until(lambda: bool(kiosk.deciding()))
        kiosk.run(1_500)
        studio.take(kiosk, "texas-flop")
        decide(kiosk, "bet", 1, 3)
        decide(kiosk, "check")
        kiosk.until(lambda: bool(kiosk.deciding()))
        kiosk.run(1_500)
        studio.take(kiosk, "texas-turn")
        decide(kiosk, "check")
        kiosk.run(600)
        studio.take(kiosk, "texas-river")
        settle(kiosk)
        studio.take(kiosk, "texas-result")


NEW_SHOE = Frozen[Scalar]({"marker": "dealer", "new_shoe": True})  # where the marker stands in a first round
FOUR = {1: "9h 9c Kd 2s", 2: "Kh Jd 8d 3c", 3: "As Ks 8h 8c", 4: "7c 2h 9d Td", 5: "Qh Tc 6d 6s", 6: "5s 4s Jh 2d"}


def _shoe(config: TableConfig) -> tuple[Card, ...]:
    return deck_of(config._replace(house=NEW_SHOE), FOUR, "Jc Td 5h 3d", "Ah 7s 4d Qs 3c")


@scene("fast-action-cut", "fast-action-betting", "fast-action-choosing", "fast-action-chosen", "fast-action-split")
def fast_action(studio: Studio) -> None:
    config = config_of(FAST_ACTION, shuffling=MANUAL)
    with studio.kiosk(_shoe(config), config=config) as kiosk:
        for seat in SEATS:
            kiosk.driver.seat(seat, cents=100_000)
        kiosk.until(lambda: kiosk.application.presenter.shown.cut_offered_to is not None)
        while kiosk.application.presenter.shown.cut_offered_to not in (PLAYER, None):
            kiosk.tap(f"seat{kiosk.application.presenter.shown.cut_offered_to}.panel.press.cut")
        kiosk.run(1_000)
        studio.take(kiosk, "fast-action-cut")
        kiosk.until_phase(Phase.BETTING)
        kiosk.run(1_500)
        bet(kiosk)
        studio.take(kiosk, "fast-action-betting")
        deal(kiosk)
        kiosk.run(2_000)
        studio.take(kiosk, "fast-action-choosing", wait_ms=DEALT_MS)
        kiosk.tap(f"seat{PLAYER}.card.0", f"seat{PLAYER}.card.1")
        _peek(studio, kiosk, "fast-action-chosen", 2)
        kiosk.tap(f"seat{PLAYER}.card.0", f"seat{PLAYER}.card.1")
        decide(kiosk, "keep 0 1", 1, 2, 4, 5, 6)
        studio.take(kiosk, "fast-action-split")


@scene("fast-action-result")
def fast_action_result(studio: Studio) -> None:
    config = config_of(FAST_ACTION)
    with studio.kiosk(_shoe(config), config=config) as kiosk:
        sit(kiosk)
        bet(kiosk)
        deal(kiosk)
        decide(kiosk, "split 0 1", PLAYER)
        decide(kiosk, "surrender", 4)
        decide(kiosk, "keep 0 1")
        settle(kiosk)
        studio.take(kiosk, "fast-action-result")


@scene("flop-poker-betting", "flop-poker-deal", "flop-poker-result")
def flop_poker(studio: Studio) -> None:
    config = config_of(FLOP)
    hands = {1: "9h 9c Kd", 2: "Kh Jd 8d", 3: "As Ks 8h", 4: "7c 2h 9d", 5: "Qh Tc 6d", 6: "5s 4s Jh"}
    with studio.kiosk(deck_of(config, hands, board="Ah 7s 8c"), config=config) as kiosk:
        sit(kiosk)
        bet(kiosk)
        studio.take(kiosk, "flop-poker-betting")
        deal(kiosk)
        kiosk.run(2_000)
        studio.take(kiosk, "flop-poker-deal", wait_ms=DEALT_MS)
        decide(kiosk, "surrender", 4, 6)
        decide(kiosk, "bet")
        settle(kiosk)
        studio.take(kiosk, "flop-poker-result")
