"""What a player is told when something is refused or given back: from a real table, by touch."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.base.words import Language
from kiosk.devices.bet_sensor.port import ChipSeen, SensorFailed, SensorTrouble
from kiosk.ledger.reasons import Reason, Why
from kiosk.ledger.records import BetsReturned, ChipRefused
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.rules.cards.shoe import MANUAL
from kiosk.rules.intents import Decide, Refusal, Refused
from kiosk.table.requests import (
    Bet,
    BuyIn,
    CallAttendant,
    CashOut,
    Clear,
    CloseTable,
    Cut,
    Double,
    Leave,
    Ready,
    Repeat,
    Request,
    Sit,
    Undo,
)
from kiosk.table.views import table_view
from tests.kit.round_cases import FAST_ACTION
from tests.kit.table.stacked_chance import NY, found
from tests.kit.table.table_driver import Driver
from ui.i18n.catalogue.refusals import NOT_NOW, refusal_words
from ui.i18n.catalogue.returned_bets import BETS_RETURNED, CHIP_NOT_TAKEN, chip_words, returned_words

ROOT = Path(__file__).parents[3]
NOT_A_SEATS = {  # what only staff, or the dealer, is refused
    Refusal.WRONG_PIN,
    Refusal.LOCKED_OUT,
    Refusal.SECOND_PERSON,
    Refusal.CREDITS_ON_SEAT,
    Refusal.NOT_DECLARABLE,
    Refusal.DECISIONS_OWED,
    Refusal.DECK_TOO_SHORT,
}


def fields() -> set[tuple[str, str]]:
    """Every code and field with which a seat's request can be refused, as the sources have them."""
    found: set[tuple[str, str]] = set()
    for path in (
        ROOT / "kiosk/table/seat_decisions.py",
        ROOT / "kiosk/table/table.py",
        *sorted((ROOT / "kiosk/rules").rglob("*.py")),
    ):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                code, _, field, *_ = node.args
                assert isinstance(code, ast.Attribute)
                found.add((code.attr, str(field.value) if isinstance(field, ast.Constant) else "ante"))
    return found


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = Driver(tmp_path)
    yield made
    made.table.close()


@pytest.fixture
def betting(driver: Driver) -> Driver:
    """Seat 1 may bet, and has $600."""
    driver.seat(1, cents=60_000)
    driver.until(Phase.BETTING)
    return driver


def told(driver: Driver, request: Request, code: str = "en") -> str:
    """What the player is told who asks for this."""
    return refusal_words(Language.of(code), driver.refused(request), table_view(driver.state))


@pytest.mark.parametrize("code", Language.codes)
def test_every_refusal_of_a_seat_has_words_of_its_own(betting: Driver, code: str) -> None:
    language, view = Language.of(code), table_view(betting.state)
    wanted = {(refusal.name, "") for refusal in Refusal if refusal not in NOT_A_SEATS}
    for name, field in fields() | wanted:
        if Refusal[name] not in NOT_A_SEATS:
            words = refusal_words(language, Refused(Refusal[name], 1, field, ""), view)
            assert words != language.say(NOT_NOW), (name, field)
            assert not set(words) & set("{}_"), (name, field)


def test_whatever_else_is_refused_is_said_kindly(betting: Driver) -> None:
    refused = Refused(Refusal.WRONG_PIN, None, "pin", "")
    assert refusal_words(Language.of("en"), refused, table_view(betting.state)) == NOT_NOW


def test_sitting_down(driver: Driver) -> None:
    assert told(driver, Undo(1)) == "Please touch the seat to sit down first."
    driver.does(Sit(1))
    assert told(driver, Sit(1)) == "This seat is taken. Please choose another."
    assert told(driver, CashOut(1)) == "There is no credit on this seat. Touch Buy in."
    assert told(driver, BuyIn(1, 0)) == "Please choose another amount. A seat holds up to $10,000,000,000.00."
    assert told(driver, Bet(1, "ante", 500)) == "There is no credit on this seat. Touch Buy in."


def test_a_bet_while_the_shoe_is_cut(tmp_path: Path) -> None:
    driver = Driver(tmp_path, FAST_ACTION, default_config(FAST_ACTION)._replace(shuffling=MANUAL))
    driver.does(Sit(1))
    driver.until(Phase.CUTTING)
    assert told(driver, Bet(1, "bet", 500)) == "You can bet as soon as the cards are ready."


def test_a_bet_that_does_not_fit(betting: Driver) -> None:
    assert told(betting, Undo(1)) == "There is no bet yet. Choose a chip and touch a spot."
    assert told(betting, Bet(1, "ante", 700)) == "Please choose one of the chips shown."
    assert told(betting, Bet(1, "tip", 500)) == "This game does not have that bet. Touch another spot."
    betting.does(Bet(1, "ante", 100))
    assert told(betting, Ready(1)) == "Ante: minimum $5.00. Add $4.00, or touch the trash can."
    betting.does(Bet(1, "ante", 500))
    assert told(betting, Ready(1)) == "Ante: in steps of $5.00 only. Add a chip, or touch Undo."
    german = "Ante: nur in Schritten von $5.00. Setzen Sie einen Jeton dazu oder berühren Sie Rückgängig."
    assert told(betting, Ready(1), "de") == german


def test_a_bet_that_is_missing_or_too_much(betting: Driver) -> None:
    betting.does(Bet(1, "trips_plus", 10_000))
    assert told(betting, Ready(1)) == "Still missing: Ante. Touch its spot to bet at least $5.00."
    assert told(betting, Bet(1, "trips_plus", 100)) == "Trips Plus: maximum $100.00. $100.00 is there now."
    betting.does(Bet(1, "ante", 10_000))
    betting.does(Bet(1, "ante", 10_000))
    assert told(betting, Bet(1, "ante", 10_000)) == "This bet takes more than your $100.00. Bet less, or buy in."


def test_repeating_over_bets_that_lie_there(betting: Driver) -> None:
    betting.play_round(choose=lambda options: options[0] if "fold" not in options else "fold")
    betting.until(Phase.BETTING)
    betting.does(Bet(1, "ante", 500))
    assert told(betting, Repeat(1)) == "Touch the trash can first, then Repeat."


def test_the_pot_of_two_players(tmp_path: Path) -> None:
    driver = Driver(tmp_path, "flop-poker/ma")
    driver.seat(1)
    driver.until(Phase.BETTING)
    driver.does(Bet(1, "ante", 500))
    driver.seat(2)
    driver.does(Bet(2, "pot", 500))
    assert told(driver, Double(2)) == "There is no bet that can be doubled."
    assert told(driver, Ready(1)) == "With two players or more, all play for the pot. Touch Pot to add $5.00."
    driver.table.close()


def test_while_a_round_is_played(betting: Driver) -> None:
    betting.bet_all()
    assert told(betting, Bet(1, "ante", 500)) == "No more bets in this round. You can bet in the next one."
    assert told(betting, CashOut(1)) == "Your hand is in play. You can cash out after this round."
    assert told(betting, Decide(1, "split 0 1")) == "That is not a choice now. Please touch one of the buttons shown."
    assert told(betting, Cut(1, 60)) == "It is not your turn to cut."
    betting.does(Leave(1))
    assert told(betting, Leave(1)) == "You are leaving already. Nothing more is needed."
    driver = betting
    driver.does(Sit(2))
    assert told(driver, Decide(2, "check")) == "You are not in this round. You can bet in the next one."


def test_a_raise_beyond_the_credit(driver: Driver) -> None:
    driver.seat(1, cents=4_000)
    driver.until(Phase.BETTING)
    driver.does(Bet(1, "ante", 500))
    driver.does(Bet(1, "ante", 500))
    driver.does(Bet(1, "ante", 500))
    driver.does(Ready(1))
    assert driver.state.phase == Phase.PLAYING
    assert told(driver, Decide(1, "raise 3")) == "This takes more than your $10.00. Please choose another button."


def test_an_attendant_who_was_called_or_is_needed(betting: Driver) -> None:
    betting.does(CallAttendant(1))
    assert told(betting, CallAttendant(1)) == "An attendant is on the way already."
    betting.does(CloseTable("The day is over."), by=betting.hire())
    assert told(betting, Sit(2)) == "The table is closed. Please ask an attendant."


def test_a_table_that_is_stopped_says_so_in_the_seats_language(betting: Driver) -> None:
    betting.table.raise_fault("door-open", None, "The main door is open.")
    words = "Der Tisch ist angehalten. Ihr Guthaben ist sicher. Das Personal hilft Ihnen."
    assert told(betting, Bet(1, "ante", 500), "de") == words


def test_credit_where_only_an_attendant_gives_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, config=default_config("heads-up-holdem/ny", "new-york"))
    driver.does(Sit(1))
    assert told(driver, BuyIn(1, 500)) == "An attendant adds credit to your seat. Please call one."
    driver.table.close()


# Bets that come back when bets close, and the progressive's chip: the ledger has why, in English words.


def bets_back(tmp_path: Path, game: str, *bets: tuple[str, int]) -> Reason:
    """Why the ledger says that these bets of seat 1 came back, when seat 2 plays."""
    driver = Driver(tmp_path, game)
    driver.seat(1)
    driver.until(Phase.BETTING)
    for wager, cents in bets:
        driver.does(Bet(1, wager, cents))
    driver.seat(2)
    driver.does(Bet(2, "ante", 500))
    driver.skip()
    (back,) = found(driver, BetsReturned)
    driver.table.close()
    return back.reason


@pytest.mark.parametrize(
    ("game", "bets", "english", "german"),
    [
        (NY, [("trips_plus", 500)], "Ante was missing.", "Es fehlte: Ante."),
        (NY, [("ante", 500), ("trips_plus", 100), ("ante", 100)], "Ante: in steps of $5.00 only.", "Ante: nur in"),
        (NY, [("ante", 100)], "Ante: minimum $5.00.", "Ante: mindestens $5.00."),
        ("flop-poker/ma", [("ante", 500)], "Pot was missing.", "Es fehlte: Pot."),
    ],
)
def test_why_bets_came_back_is_told_in_the_seats_language(
    tmp_path: Path, game: str, bets: list[tuple[str, int]], english: str, german: str
) -> None:
    why = bets_back(tmp_path, game, *bets)
    assert returned_words(Language.of("en"), why) == f"Your bets were returned. {english}"
    assert returned_words(Language.of("de"), why).startswith(f"Ihre Einsätze kamen zurück. {german}")


def test_bets_of_a_seat_that_waits_for_an_attendant_came_back(betting: Driver) -> None:
    betting.seat(2)
    betting.does(Bet(1, "ante", 500))
    betting.does(Bet(2, "ante", 500))
    betting.table.raise_fault("seat-touch-failed", 1)
    betting.skip()
    (back,) = found(betting, BetsReturned)
    assert (
        returned_words(Language.of("en"), back.reason) == "Your bets were returned. An attendant has to see you first."
    )


def test_bets_that_the_player_took_back_need_no_words(betting: Driver) -> None:
    betting.does(Bet(1, "ante", 500))
    betting.does(Clear(1))
    betting.does(Bet(1, "ante", 500))
    betting.does(Leave(1))
    assert [returned_words(Language.of("en"), back.reason) for back in found(betting, BetsReturned)] == ["", ""]


def test_why_a_chip_was_not_taken_is_told_in_the_seats_language(driver: Driver) -> None:
    driver.seat(1, cents=1_050)
    driver.until(Phase.BETTING)
    driver.table.sense([ChipSeen(1)])
    driver.does(Bet(1, "ante", 500))
    driver.does(Ready(1))
    while driver.state.phase == Phase.PLAYING:
        driver.decide_all()
        driver.table.tick()
    driver.until(Phase.BETTING)
    driver.seat(2)
    driver.table.sense([ChipSeen(2), SensorFailed(SensorTrouble.UNPLUGGED, 1, "broken")])
    driver.does(Bet(2, "ante", 500))
    driver.skip()
    short, stopped = (refused.reason for refused in found(driver, ChipRefused))
    assert chip_words(Language.of("en"), short) == "The progressive takes $1.00 of credit: the chip was not taken."
    assert chip_words(Language.of("de"), stopped) == "Der Jackpot ist angehalten: Der Jeton wurde nicht angenommen."


def test_what_has_no_words_of_its_own_is_told_in_general() -> None:
    spanish = Language.of("es")
    assert returned_words(spanish, Reason(Why.UNFIT, "odds")) == spanish.say(BETS_RETURNED)
    assert chip_words(spanish, Reason(Why.UNFIT)) == spanish.say(CHIP_NOT_TAKEN)
