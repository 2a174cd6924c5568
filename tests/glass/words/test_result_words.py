"""What a result says, seat by seat: the hand, how it stands, why a wager went as it did, and how great the win is."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations, product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

from kiosk.audit.round_document import Replay, parse, read
from kiosk.base.frozen import Frozen
from kiosk.base.words import Language, Sentence
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config, game_of
from kiosk.rules.pay.money import Fixed, Odds, PoolShare
from kiosk.rules.pay.settlement import Line, lose, seat_result, win
from kiosk.rules.rule_sets import elections_of, spec_of
from kiosk.rules.spec import SeatOutcome
from kiosk.table.story.beats import REST, win_tier
from kiosk.table.views import TableView
from tests.glass.words.test_hand_words import ROOT, every_name
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS, Seat, document
from tests.kit.table.table_driver import Driver
from ui.glass.countdown import Clock
from ui.glass.derive.derive_result import Standing, remarks, standings
from ui.glass.derive.derive_seat import card_props, seat_props
from ui.glass.derive.derive_spots import paid_rows
from ui.glass.derive.derive_table import TableInputs, board_props, dealer_props, table_props
from ui.glass.derive.seat_inputs import SeatInputs
from ui.glass.felt import place
from ui.glass.ui_state import UiState
from ui.i18n.catalogue import results
from ui.i18n.hand_words import capital, made_words

RAISED = {"ante": 1000, "odds": 1000}


class Shown:
    """A table on which such a round lies, settled."""

    def __init__(self, view: TableView, seats: dict[int, Seat], **rest: Any) -> None:
        state = Replay(read(parse(json.dumps(document(view.game, seats, **rest)).encode()))).run().close()
        game = game_of(view.config, rest.get("house"))
        self.view = view._replace(
            config=view.config._replace(house=Frozen(rest.get("house", {}))),
            phase=Phase.RESULT,
            round=game.public_view(state),
            last=state.settlement,
            last_round=1,
            round_number=1,
        )

    def seat(self, number: int, language: str = "en", **more: Any) -> SeatInputs:
        seat = self.view.seats[number - 1]._replace(taken=True, **more)
        return SeatInputs(self.view, seat, UiState(language), None, None, 0)

    def said(self, number: int, language: str = "en") -> Standing:
        (only,) = standings(self.seat(number, language))
        return only

    def table(self, look: int | None = None) -> TableInputs:
        return TableInputs(self.view, REST._replace(served=look), "", "en", None)


Tables = Callable[..., Shown]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    @cache
    def view_of(name: str) -> TableView:
        driver = Driver(tmp_path_factory.mktemp("table"), game=name)
        view = driver.table.view()
        driver.table.close()
        return view

    return lambda name, seats, **rest: Shown(view_of(name), seats, **rest)


def raises(cards: str, **side: int) -> Seat:
    return Seat({**RAISED, **side}, ("raise 1",), cards)


BOARD = "Ac Jd 7s 4h 2c"


@pytest.mark.parametrize(
    ("own", "dealer", "board", "hand", "versus", "verdict"),
    [
        ("Ah 9d", "Kd Qc", BOARD, "Pair of aces", "Beats ace high", "Pair of aces beats ace high"),
        ("Ks 9d", "7d Qc", BOARD, "Ace high", "Loses to pair of sevens", "Ace high loses to pair of sevens"),
        (
            *("Js 7d", "Jh Jc", BOARD, "Jacks and sevens", "Loses to three jacks"),
            "Two pair, jacks and sevens loses to three jacks",
        ),
        (
            "As Kd",
            "Ah Qc",
            BOARD,
            "Pair of aces",
            "Wins with the king kicker",
            "Pair of aces: wins with the king kicker",
        ),
        ("Ks 9d", "Kd 8c", BOARD, "Ace high", "Wins with the nine kicker", "Ace high: wins with the nine kicker"),
        ("9s 8d", "9h 8c", BOARD, "Ace high", "Ties the dealer", "Ace high ties the dealer"),
    ],
)
def test_a_hand_against_the_dealers(
    tables: Tables, own: str, dealer: str, board: str, hand: str, versus: str, verdict: str
) -> None:
    shown = tables(HEADS_UP_NY, {2: raises(own)}, dealer=dealer, board=board).said(2)
    assert shown[:3] == (hand, versus, verdict)


def test_the_loser_hears_of_the_winners_kicker(tables: Tables) -> None:
    shown = tables(HEADS_UP_NY, {2: raises("Ah Qc")}, dealer="As Kd", board=BOARD)
    assert shown.said(2)[1:] == ("Loses to the king kicker", "Pair of aces: loses to the king kicker", "lower")
    assert shown.said(2, "de").versus == "Verliert gegen Kicker König"


def test_a_result_in_four_languages(tables: Tables) -> None:
    shown = tables(HEADS_UP_NY, {2: raises("Ah 9d")}, dealer="Kd Qc", board=BOARD)
    assert [shown.said(2, code).verdict for code in ("de", "es", "zh")] == [
        "Paar Asse schlägt Ass hoch",
        "Pareja de ases gana a carta alta: as",
        "一对 A 赢 A 高牌",
    ]


def test_nothing_is_said_before_the_cards_are_turned(tables: Tables) -> None:
    shown = tables(HEADS_UP_NY, {2: raises("Ah 9d", trips_plus=500)}, dealer="Kd Qc", board=BOARD)
    view = shown.view
    assert view.round is not None
    hidden = view.round._replace(
        seats=tuple(seat._replace(cards=(None, None), lines=()) for seat in view.round.seats), dealer=(None, None)
    )
    shown.view = view._replace(round=hidden, phase=Phase.PLAYING)
    assert not standings(shown.seat(2)) + remarks(shown.seat(2))
    assert table_props(shown.table()).dealerHand == table_props(shown.table()).dealerVerdict == ""
    assert not any(card.lit for card in (*card_props(shown.seat(2)), *board_props(shown.table())))
    turned = hidden._replace(seats=view.round.seats)  # the player's cards, before the dealer's
    shown.view = view._replace(round=turned, phase=Phase.PLAYING)
    assert shown.said(2)._replace(hand="") == Standing()


def test_the_five_are_lit_at_the_seat_on_the_board_and_at_the_dealer(tables: Tables) -> None:
    seats = {2: raises("Ah 9d"), 5: raises("7d 7c")}
    shown = tables(HEADS_UP_NY, seats, dealer="Kd 2h", board=BOARD)
    assert [card.lit for card in card_props(shown.seat(2))] == [True, True, False, False]
    assert [card.lit for card in board_props(shown.table(2))] == [True, True, True, False, False]
    assert [card.dim for card in board_props(shown.table(5))] == [False, False, False, True, True]
    assert [card.lit for card in dealer_props(shown.table())] == [True, True, False, False]
    assert not any(card.lit or card.dim for card in board_props(shown.table()))
    view = shown.view
    assert view.round is not None
    hidden = tuple(seat._replace(cards=(None, None)) for seat in view.round.seats)
    shown.view = view._replace(round=view.round._replace(seats=hidden))
    assert [card.lit for card in board_props(shown.table())] == [True, True, False, False, True]


def test_gold_is_for_a_hand_that_won(tables: Tables) -> None:
    """The dealer's five have a quiet light, and so have a seat's that lost, or that are not paid yet."""
    seats = {2: raises("Ah 9d"), 5: raises("7d 8h")}
    shown = tables(HEADS_UP_NY, seats, dealer="Kd Ks", board=BOARD)
    assert [shown.said(seat).stands for seat in (2, 5)] == ["higher", "lower"]
    assert [card.gold for card in card_props(shown.seat(2))] == [True, True, False, False]
    assert [card.gold for card in board_props(shown.table(2))] == [card.lit for card in board_props(shown.table(2))]
    assert any(card.lit for card in card_props(shown.seat(5)) + board_props(shown.table(5)))
    assert any(card.lit for card in dealer_props(shown.table()))
    quiet = (*card_props(shown.seat(5)), *board_props(shown.table(5)), *dealer_props(shown.table()))
    assert not any(card.gold for card in quiet)
    view = shown.view
    assert view.round is not None
    unpaid = tuple(seat._replace(lines=()) for seat in view.round.seats)
    shown.view = view._replace(round=view.round._replace(seats=unpaid))
    assert not any(card.gold for card in (*card_props(shown.seat(2)), *board_props(shown.table(2))))


def test_a_dealer_who_does_not_qualify_gives_the_ante_back(tables: Tables) -> None:
    shown = tables(HEADS_UP_MA, {2: raises("Ah 9d")}, dealer="Kd Qc", board=BOARD)
    assert table_props(shown.table()).dealerVerdict == "Does not qualify"
    assert remarks(shown.seat(2)) == ("Ante pushes: no dealer pair",)


def test_a_bad_beat_is_explained(tables: Tables) -> None:
    shown = tables(HEADS_UP_MA, {2: raises("5d 3d")}, dealer="6d 5h", board="Ac 2d 3s 4h 5c")
    assert shown.said(2).stands == "lower"
    assert remarks(shown.seat(2)) == ("Bad beat: your odds are paid",)


def test_a_folded_hand_that_is_turned_for_its_side_bet(tables: Tables) -> None:
    seats = {2: Seat({**RAISED, "pocket_bonus": 500}, ("check", "check", "fold"), "9s 9d"), 3: raises("Ah 8d")}
    shown = tables(HEADS_UP_NY, seats, dealer="Kd Qc", board=BOARD)
    assert shown.said(2) == Standing("Pair of nines", "Folded", "Pair of nines: Folded")
    assert not any(card.lit for card in card_props(shown.seat(2)))


def test_the_ante_of_texas_comes_back_below_a_straight(tables: Tables) -> None:
    seats = {2: Seat({"ante": 1000}, ("bet", "check", "check"), "Ah 9d")}
    shown = tables(TEXAS, seats, dealer="Kd Qc", board=BOARD)
    assert remarks(shown.seat(2)) == ("Ante pushes below a straight",)
    flush = tables(TEXAS, seats, dealer="Kd Qc", board=BOARD, house={"ante_pays_from": "flush"})
    assert remarks(flush.seat(2)) == ("Ante pushes below a flush",)


def test_a_surrendered_hand_wins_the_pot_and_says_why(tables: Tables) -> None:
    seats = {
        1: Seat({"ante": 1000, "pot": 500}, ("surrender",), "Ah Ad 9d"),
        2: Seat({"ante": 1000, "pot": 500}, ("bet",), "Jh Js 8d"),
        3: Seat({"ante": 1000, "pot": 500}, ("bet",), "5h 6s 8c"),
    }
    shown = tables(FLOP, seats, board="Kc 7s 2d")
    assert shown.said(1)[:2] == ("Pair of aces", "Surrendered")
    assert remarks(shown.seat(1)) == ("Highest, though surrendered",)
    assert shown.said(2) == Standing("Pair of jacks", "Jacks or better", "Pair of jacks: jacks or better", "higher")
    assert shown.said(3) == Standing(
        "King high", "Less than a pair of jacks", "King high: less than a pair of jacks", "lower"
    )
    assert remarks(shown.seat(2)) == ()


def test_equal_hands_share_the_pot_and_say_so(tables: Tables) -> None:
    seats = {
        1: Seat({"ante": 1000, "pot": 500}, ("bet",), "Ah Ad 9d"),
        2: Seat({"ante": 1000, "pot": 500}, ("bet",), "As Ac 9s"),
    }
    shown = tables(FLOP, seats, board="Kc 7s 2d")
    assert remarks(shown.seat(1)) == remarks(shown.seat(2)) == ("Equal hands share the pot",)


@pytest.mark.clause("fah 8(k)")
def test_a_copy_hand_is_announced_to_its_player(tables: Tables) -> None:
    seats = {2: Seat({"bet": 1000}, ("keep 0 1",), "9s 8d 3c 2d")}
    shown = tables(FAST_ACTION, seats, dealer="9h 9c 3d 2c", board="Ac Kd Qs Jh Tc")
    assert shown.said(2)[1:] == ("Copy hand: it loses", "Straight to the ace: copy hand: it loses", "lower")


def test_a_split_has_two_hands_and_two_verdicts(tables: Tables) -> None:
    seats = {2: Seat({"bet": 1000}, ("split 0 1",), "As Ad 3c 2d")}
    shown = tables(FAST_ACTION, seats, dealer="Kh Kc 9d 7c", board="Kd 8d 6s 4h 2c")
    first, second = standings(shown.seat(2))
    assert (first.hand, first.versus) == ("Pair of aces", "Loses to three kings")
    assert (second.hand, second.stands) == ("Pair of twos", "lower")
    props = seat_props(shown.seat(2))
    assert (props.secondHand, props.secondStands) == ("Pair of twos", "lower")
    assert props.secondVersus == "Loses to three kings"


def test_it_is_told_why_the_dealer_keeps_a_lower_pair(tables: Tables) -> None:
    seats = {2: Seat({"bet": 1000}, ("keep 0 1",), "As Ad 3c 2d")}
    shown = tables(FAST_ACTION, seats, dealer="Jc 4h Jd 4h", board="Kd 8d 6s Th 2c")
    props = table_props(shown.table())
    assert (props.dealerHand, props.dealerVerdict) == ("Pair of fours", "House way: suited pair")


def test_the_last_hand_is_told_until_the_seat_bets_or_half_the_time_to_bet_is_over(tables: Tables) -> None:
    settled = tables(HEADS_UP_MA, {2: raises("Ah 9d")}, dealer="4d Qc", board=BOARD).seat(2)
    assert seat_props(settled).verdict == ""  # it stands on the cards
    told = standings(settled)[0].verdict
    betting = replace(settled, view=settled.view._replace(phase=Phase.BETTING, round=None), told=settled.view.round)
    for left, verdict in ((20_000, told), (10_000, told), (9_800, "")):
        assert seat_props(replace(betting, clock=Clock(left, 20_000))).verdict == verdict
    assert seat_props(betting).verdict == told != ""
    assert seat_props(replace(betting, seat=betting.seat._replace(bets=(("ante", 500),)))).verdict == ""
    assert seat_props(replace(betting, ui_state=UiState(since_round=1))).verdict == ""  # another player's hand


def test_naturals_of_player_and_dealer(tables: Tables) -> None:
    seats = {2: Seat({"bet": 1000}, (), "8s 8d 8h 8c"), 3: Seat({"bet": 1000}, ("surrender",), "As Kd 9c 2d")}
    shown = tables(FAST_ACTION, seats, dealer="Kh Kc 9d 7c")
    assert shown.said(2) == Standing("Four eights", "Natural", "Four eights: natural", "higher")
    assert all(card.lit for card in card_props(shown.seat(2)))
    assert shown.said(3).versus == "Surrendered"
    assert remarks(shown.seat(3)) == ("Half the wager returned",)
    beaten = tables(FAST_ACTION, {2: Seat({"bet": 1000}, ("split 0 1",), "As Ad 3c 2d")}, dealer="Kh Kc Kd Ks")
    assert table_props(beaten.table()).dealerHand == "Four kings"
    assert table_props(beaten.table()).dealerVerdict == "Natural"
    assert beaten.said(2).versus == "Loses to the dealer's natural"
    assert remarks(beaten.seat(2)) == ("Second wager returned",)


def test_payout_limit_and_hand_pay_in_words(tables: Tables) -> None:
    seats = {2: Seat({"ante": 1_000_000}, ("bet",), "As Ks Qs")}
    shown = tables(FLOP, seats, board="Js Ts 2d")
    assert remarks(shown.seat(2, hand_pays=(7_000_000,))) == (
        "Payout limit: $9,960,000.00 less",
        "Attendant pays $70,000.00",
    )


def test_the_row_of_the_pay_table_beside_its_spot(tables: Tables) -> None:
    side = {"trips_plus": 500, "pocket_bonus": 500}
    shown = tables(HEADS_UP_MA, {2: raises("9s 9d", **side)}, dealer="Kd Qc", board="9c 9h 7s 4h 2c")
    assert paid_rows(shown.seat(2)) == (  # the greatest win first, whatever was paid last
        "Trips: Four of a kind, 30\u00a0to\u00a01",
        "Odds: Four of a kind, 10\u00a0to\u00a01",
        "Pocket: Pair, 5\u00a0to\u00a01",
    )


def test_the_net_is_what_was_won_beside_the_stakes(tables: Tables) -> None:
    shown = tables(HEADS_UP_MA, {2: raises("Ah 9d")}, dealer="4d Qc", board=BOARD)
    props = seat_props(shown.seat(2))
    assert (props.net, props.winTier) == ("+$20.00", 1)


@pytest.mark.parametrize(
    ("lines", "tier"),
    [
        ((lose("ante", 1000),), 0),
        ((win("ante", 1000), lose("raise", 1000)), 0),
        ((win("ante", 1000),), 1),
        ((win("ante", 1000, Odds(2, 1)),), 2),
        ((win("ante", 1000, Odds(10, 1)),), 2),
        ((win("ante", 1000, Odds(11, 1)),), 3),
        ((win("ante", 1000, Odds(50, 1)),), 3),
        ((win("ante", 1000, Odds(51, 1)),), 4),
        ((lose("ante", 1_000_000), Line("progressive", 100, "win", PoolShare(10), 50_000)), 4),
        ((lose("ante", 20_000), Line("progressive", 100, "win", Fixed(30_000), 30_000)), 1),
    ],
)
def test_a_win_is_as_great_as_its_multiple_of_the_stake(lines: tuple[Line, ...], tier: int) -> None:
    assert win_tier(seat_result(1, (), (), False, lines)) == tier


def _metrics(weight: QFont.Weight) -> QFontMetricsF:
    for family in ("CroupierSans", "CroupierSC"):
        for name in ("Regular", "SemiBold"):
            QFontDatabase.addApplicationFont(str(ROOT / f"resources/fonts/{family}-{name}.ttf"))
    font = QFont(["Croupier Sans", "Croupier SC"])
    font.setPixelSize(20)
    font.setWeight(weight)
    return QFontMetricsF(font)


@pytest.mark.parametrize("code", Language.codes)
def test_every_verdict_beside_a_hand_fits_two_lines(qapp: QGuiApplication, code: str) -> None:  # noqa: ARG001
    metrics, language = _metrics(QFont.Weight.DemiBold), Language.of(code)
    both = (results.VERSUS_BEATS, results.VERSUS_LOSES)
    words = [capital(language.say(one, other=made_words(language, made))) for made in every_name() for one in both]
    room = QRectF(0, 0, 296, 1000)
    for text in words:
        box = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        assert box.width() <= room.width(), text
        assert box.height() < 2.5 * metrics.lineSpacing(), text


def every_remark() -> Iterator[Sentence]:
    for name in (HEADS_UP_NY, TEXAS, FAST_ACTION, FLOP):
        spots = [spot.wager for spot in game_of(default_config(name, "demonstration")).layout]
        elected = elections_of(name, Frozen())
        for came in product(("win", "lose", "push", "surrender"), repeat=2):
            for pair in permutations(spots, 2):
                lines = tuple(Line(wager, 1, result, None, 0) for wager, result in zip(pair, came, strict=True))
                for folded, sharing in ((False, 1), (True, 1), (False, 2)):
                    yield from spec_of(name).explained(SeatOutcome(lines, folded, False, sharing, elected))


@pytest.mark.parametrize("code", Language.codes)
def test_every_remark_fits_a_line_below_the_net(qapp: QGuiApplication, code: str) -> None:  # noqa: ARG001
    metrics, language = _metrics(QFont.Weight.Normal), Language.of(code)
    said = {one.said(language) for one in every_remark()}
    assert len(said) >= 8
    assert {text for text in said if metrics.horizontalAdvance(text) > place.ROWS["action"].width - 12} == set()
