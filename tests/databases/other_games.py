"""Golden ledgers of Texas Hold'em Bonus, Flop Poker and Fast Action, and of bots with the house's own tables."""

from collections.abc import Callable
from pathlib import Path

from kiosk.app.bots import Bots
from kiosk.base.frozen import Frozen
from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import Limit, ProgressiveTerms, TableConfig, default_config
from kiosk.rules.cards.cards import DECK_SIZE
from kiosk.rules.cards.shoe import CONTINUOUS, MANUAL
from kiosk.rules.intents import Declare
from kiosk.table.chance import SeededChance
from kiosk.table.own_attendant import OwnAttendant
from kiosk.table.requests import BuyIn, CashOut, CloseTable, Configure, Cut, Leave, OrderReshuffle
from tests.databases.heads_up import DOLLAR, stacked
from tests.databases.table import GoldenTable
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import StackedChance, deck_of

TEXAS_CONFIG = default_config(TEXAS)._replace(
    limits=(Limit("ante", 500, 50_000, 500), Limit("bonus", 100, 20_000, 100)),
    progressive=ProgressiveTerms("1", 4_000 * DOLLAR, 500_000, 100_000, 4_010 * DOLLAR),
)
TEXAS_OTHER = TEXAS_CONFIG._replace(
    dealing="manual-shoe",
    house=Frozen(
        {
            "ante_pays_from": "flush",
            "bonus_dealer_aces": 1_500,
            "folded_progressive": "forfeit",
            "payout_limit": 6_000_000,
        }
    ),
)
ROYAL_AFTER_7 = {1: "Ah Kh", 3: "2s 7c"}, "9d 9c", "Qh Jh 3c 4d Th"  # 5 % of the pool
ROYAL_AFTER_6 = {1: "Ah Kh", 3: "2s 7c"}, "9d 9c", "Qh Jh 3c Th 4d"  # 25 %
ROYAL_AFTER_5 = {1: "Ah Kh", 3: "Kd 7c"}, "9d 9c", "Qh Jh Th 3c 4d"  # all of it
ACES = {1: "Ah Ad", 3: "2s 7c"}, "Ac As", "Qh Jh 3c 5d 4d"  # with the supplement more than the payout limit

FLOP_CONFIG = default_config(FLOP)
FLOP_OTHER = FLOP_CONFIG._replace(
    dealing="hand",
    house=Frozen({"payout_limit": 7_500_000}),
    limits=(Limit("ante", 1_000, 50_000, 500), Limit("pot", 1_000, 1_000, 500)),
)
FLOP_ROYAL = {2: "As Ks Qs", 3: "2h 7c 8d", 6: "Kh 4d 9c"}, "", "Js Ts 4c"  # 1000 to 1 and the payout limit

FAST_CONFIG = default_config(FAST_ACTION)
FAST_SHORT = FAST_CONFIG._replace(cut_card=6 * DECK_SIZE - 30)  # the cut card shows in the second round
FAST_BY_HAND = FAST_CONFIG._replace(shuffling=MANUAL, cut_card=6 * DECK_SIZE - 10)
FAST_CONTINUOUS = FAST_CONFIG._replace(shuffling=CONTINUOUS)
NATURAL = {1: "7s 7d 7c 7h", 2: "As Ad 2c 3h", 5: "2h 4c 6d 8s"}, "9d 9c 3s 4h", ""


def texas(data: Path) -> GoldenTable:
    """A test ledger: the pool won by every share, the aces supplement cut at the payout limit, every irregularity; the
    power fails while a flop wager is staked.
    """
    table = GoldenTable(data, TEXAS_CONFIG, "test", stacked(TEXAS_CONFIG, ROYAL_AFTER_7, ROYAL_AFTER_6, seed=31))
    table.hire_everybody()
    table.sit(1, 3)
    for _ in range(2):
        _texas_bets(table)
    table.reopen(stacked(TEXAS_CONFIG, ROYAL_AFTER_5, seed=32))
    _texas_bets(table)
    table.sit(6)
    table.every_irregularity()
    table.second_day()
    table.upgrade(SeededChance(33))
    table.configure(TEXAS_OTHER)
    table.reopen(stacked(TEXAS_OTHER, ACES, seed=34))
    table.sit(1, 3)
    table.until(Phase.BETTING)
    table.stake(1, ante=500, bonus=10_000)
    table.stake(3, ante=500)
    table.ready(1, 3)
    table.finish()
    table.pay_hand_pays()
    table.play(6, chip=True)
    table.until(Phase.BETTING)
    table.bet_all(chip=True)
    table.decide((1, "bet"))
    table.cut_power()
    return table


def _texas_bets(table: GoldenTable) -> None:
    table.until(Phase.BETTING)
    for seat in (1, 3):
        table.stake(seat, ante=1_000, bonus=500)
    table.table.sense([ChipSeen(seat) for seat in (1, 3)])
    table.ready(1, 3)
    table.decide((1, "bet"), (3, "fold"))  # the folded seat's progressive lives
    table.decide((1, "bet"))
    table.decide((1, "check"))
    table.finish()
    table.pay_hand_pays()


def flop_poker(data: Path) -> GoldenTable:
    """A demonstration: a player alone, the pot, every irregularity, the payout limit. Only the
    earlier release has opened it; the power fails while a flop wager is staked.
    """
    table = GoldenTable(data, FLOP_CONFIG, "demonstration", SeededChance(41))
    table.hire_everybody()
    table.sit(2, cents=100_000)
    table.until(Phase.BETTING)
    table.stake(2, ante=500)  # alone, without a pot
    table.ready(2)
    table.finish()
    table.until(Phase.BETTING)
    table.stake(2, ante=500)  # before the others come, and without the pot: it goes back
    table.sit(3, 6)
    table.stake(3, ante=500, pot=500)
    table.stake(6, ante=500, pot=500)
    table.ready(3, 6)
    table.until(Phase.PLAYING)
    table.does(Leave(3))
    table.finish()
    table.until(Phase.BETTING)
    table.sit(3)
    table.does(CashOut(6))
    table.does(BuyIn(6, 250_000))
    table.every_irregularity()
    table.everybody_goes()
    table.second_day()
    table.configure(FLOP_OTHER)
    table.reopen(stacked(FLOP_OTHER, FLOP_ROYAL, seed=42))
    table.sit(2, 3, 6)
    table.until(Phase.BETTING)
    table.stake(2, ante=10_000, pot=500)  # any chip stakes the whole of a fixed amount
    for seat in (3, 6):
        table.stake(seat, ante=1_000, pot=500)
    table.ready(2, 3, 6)
    table.decide((2, "bet"), (3, "surrender"), (6, "bet"))
    table.pay_hand_pays()
    table.play(4)
    table.dealt()
    table.decide((2, "bet"))
    table.cut_power()
    return table


def fast_action(data: Path) -> GoldenTable:
    """A demonstration from the shuffler's shoe: a natural, surrenders and splits, a shoe dealt to its cut card, one
    that runs out of cards, every irregularity; the power fails while a split is staked.
    """
    first = deck_of(FAST_CONFIG._replace(house=Frozen({"new_shoe": True})), *NATURAL)
    table = GoldenTable(data, FAST_CONFIG, "demonstration", StackedChance(first, seed=51))
    table.hire_everybody()
    table.sit(1, 2, 5)
    table.dealt()
    table.decide((2, "split 0 1"), (5, "surrender"))
    table.finish()
    table.sit(3, 4, 6)
    table.play(5)
    _shoe_runs_out(table)
    table.until(Phase.BETTING)
    table.everybody_but(2, 5)
    table.every_irregularity()
    table.second_day()
    table.upgrade(SeededChance(52))
    table.play(1)
    table.staff_does("sam", OrderReshuffle())
    table.configure(FAST_SHORT)
    table.sit(2, 5)
    table.play(4)
    table.dealt()
    table.decide((2, "split 0 2"))
    table.cut_power()
    return table


def _shoe_runs_out(table: GoldenTable) -> None:
    """So many cards lie face up that the board cannot be dealt (fah 9(i))."""
    table.dealt()
    played = table.state.round
    assert played is not None
    with table.staff("ann") as by:
        for _ in range(len(played.deck) - played.used - 5):
            table.does(Declare("card-face-up"), by=by)
    table.finish()


def fast_action_by_hand(data: Path) -> GoldenTable:
    """A demonstration of decks shuffled by hand, cut by seats and by the dealer, then a continuous shuffler, then
    by hand again; the power fails while the cut is offered.
    """
    table = GoldenTable(data, FAST_BY_HAND, "demonstration", SeededChance(61))
    table.hire_everybody()
    table.sit(1, 4)
    table.until(Phase.CUTTING)
    table.does(Cut(1, 200))
    table.play(1)
    table.until(Phase.CUTTING)
    for _ in range(2):
        shoe = table.state.shoe
        assert shoe is not None
        table.does(Cut(shoe.offers[0], None))
    table.play(1)
    table.configure(FAST_CONTINUOUS)
    table.second_day()
    table.upgrade(SeededChance(62))
    table.sit(1, 4)
    table.play(2)
    table.configure(FAST_BY_HAND._replace(cut_card=None))
    table.sit(2, 3)
    table.until(Phase.CUTTING)
    table.skip()  # nobody answers in time: the cut goes on to the next seat
    table.cut_power()
    return table


# The house's own tables.

OWN: tuple[TableConfig, ...] = (
    default_config(HEADS_UP_MA)._replace(
        house=Frozen(
            {
                "odds": "400/60/12/3/3:2/1",
                "bad_beat": "400/30/6/5/4",
                "trips_plus": "90/40/30/8/7/4/5:2",
                "pocket_bonus": "25/18/9/5",
            }
        ),
    ),
    default_config(HEADS_UP_NY)._replace(
        house=Frozen({"odds": "500/40/12/3/3:2/1", "bad_beat": "300/25/6/5/4", "trips_plus": "80/40/30/9/7/4/3"}),
        progressive=ProgressiveTerms("100%/10%/5%/$500/200/50/10/loses", 1_000 * DOLLAR),
    ),
    default_config(TEXAS)._replace(
        house=Frozen({"bonus": "25/25/20/15/10/5/3"}),
        progressive=ProgressiveTerms("100%/20%/5%/$2000/$300/$100/$15", 2_500 * DOLLAR),
    ),
    default_config(FLOP)._replace(house=Frozen({"flop": "1000/500/100/30/20/11/4/2/1"})),
    default_config(FAST_ACTION)._replace(house=Frozen({"fast_action": "4/1", "decks": 8})),
)


def _skip_to(table: GoldenTable) -> Callable[[int], None]:
    return lambda steady_ms: table.clock.pass_ms(max(0, steady_ms - table.clock.steady))


def own_tables(data: Path) -> GoldenTable:
    """A demonstration that bots play: each game in turn with tables of the house's own, two rounds each. The table is
    closed, and shut down.
    """
    table = GoldenTable(data, OWN[0], "demonstration", SeededChance(71))
    attendant = OwnAttendant(table.table, data / "keys" / "bots.pin", SeededChance(72))
    for number, config in enumerate(OWN):
        if number == 3:
            table.second_day()
            table.upgrade(SeededChance(73))
            attendant = OwnAttendant(table.table, data / "keys" / "bots.pin", SeededChance(74))
        if number:
            attendant.does(Configure(config))
            assert table.state.config == config
        bots = Bots(table.table, 3, SeededChance(75 + number), _skip_to(table), attendant.log_in)
        for _ in range(2):
            assert bots.play_round()
        bots.leave()
    attendant.does(CloseTable("the demonstration is over"))
    assert table.state.closed is not None
    table.close()
    return table
