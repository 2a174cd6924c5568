"""What a player is told when something is refused: kindly, and what to do. By the refusal's code and field."""

from collections.abc import Callable
from typing import NamedTuple

from kiosk.base.words import Language, Sentence, Text, mark
from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.policy.config import Limit
from kiosk.policy.faults import FAULTS, Stops
from kiosk.rules import rule_sets
from kiosk.rules.cards.cards import DECK_SIZE
from kiosk.rules.intents import Refusal, Refused
from kiosk.rules.pay.money import MAX_CENTS, Cents
from kiosk.table.views import SeatOnTable, TableView
from ui.i18n.catalogue.faults import NO_SEAT, STOPPED
from ui.i18n.catalogue.wagers import WAGERS

NOT_NOW = mark("That is not possible now. An attendant can help you.")

# Seats and the table.
SIT_FIRST = mark("Please touch the seat to sit down first.")
SEAT_TAKEN = mark("This seat is taken. Please choose another.")
SEAT_UNUSABLE = mark("This seat is out of service. Please choose another.")
HAND_PAY_FIRST = mark("An attendant is coming to pay you {amount}. Then you play on.")
CASH_OUT_FIRST = mark("An attendant is coming with your {amount}. Please wait a moment.")
WAIT_FOR_END = mark("Please wait for the end of this round.")
TABLE_CLOSED = mark("The table is closed. Please ask an attendant.")
LOOK_AGAIN = mark("The table moved on as you touched. Please look and touch again.")
LEAVING_ALREADY = mark("You are leaving already. Nothing more is needed.")
CALLED_ALREADY = mark("An attendant is on the way already.")
IN_ROUND = mark("Your hand is in play. You can cash out after this round.")

# Bets.
BETS_CLOSED = mark("No more bets in this round. You can bet in the next one.")
BETS_NOT_OPEN = mark("You can bet as soon as the cards are ready.")
NO_BET = mark("There is no bet yet. Choose a chip and touch a spot.")
NOTHING_TO_DOUBLE = mark("There is no bet that can be doubled.")
CLEAR_FIRST = mark("Touch the trash can first, then Repeat.")
MISSING = mark("Still missing: {wager}. Touch its spot to bet at least {least}.")
ABOVE = mark("{wager}: maximum {most}. {amount} is there now.")
BELOW = mark("{wager}: minimum {least}. Add {missing}, or touch the trash can.")
NOT_A_STEP = mark("{wager}: in steps of {step} only. Add a chip, or touch Undo.")
WRONG_AMOUNT = mark("{wager}: this amount does not fit. Touch the trash can and bet again.")
NO_SUCH_BET = mark("This game does not have that bet. Touch another spot.")
NO_SUCH_CHIP = mark("Please choose one of the chips shown.")
NO_PROGRESSIVE = mark("The progressive is off this round. Your other bets play.")

# Credit.
NO_CREDIT = mark("There is no credit on this seat. Please call an attendant for credit.")
NO_CREDIT_YET = mark("There is no credit on this seat. Touch Buy in.")
AT_MOST = mark("Your bet is as high as it goes. Touch Deal.")
BUY_IN_OR_LESS = mark("This bet takes more than your {credit}. Bet less, or buy in.")
ASK_OR_LESS = mark("This bet takes more than your {credit}. Bet less, or ask an attendant for credit.")
DECIDE_OTHERWISE = mark("This takes more than your {credit}. Please choose another button.")
CREDIT_BY_ATTENDANT = mark("An attendant adds credit to your seat. Please call one.")
CREDIT_LIMIT = mark("Please choose another amount. A seat holds up to {most}.")

# Decisions and the cut.
ROUND_OVER = mark("This round is over. The next one begins soon.")
NOT_IN_ROUND = mark("You are not in this round. You can bet in the next one.")
CHOOSE_SHOWN = mark("That is not a choice now. Please touch one of the buttons shown.")
NOTHING_TO_DECIDE = mark("You have nothing to decide now. Please wait for the others.")
NOT_YOUR_CUT = mark("It is not your turn to cut.")
CUT_DEEPER = mark("Please cut at least {count} cards from either end.")
TRY_AGAIN = mark("That did not work. Please touch again.")


class _Case(NamedTuple):
    refused: Refused
    view: TableView
    seat: SeatOnTable | None

    @property
    def bet(self) -> int:
        return dict(self.seat.bets).get(self.refused.field, 0) if self.seat else 0

    @property
    def limit(self) -> Limit | None:
        return next((limit for limit in self.view.limits if limit.wager == self.refused.field), None)

    @property
    def by_touch(self) -> bool:
        """Whether players may take credits themselves."""
        return self.view.kind != "live" and profiles.load(self.view.config.profile).buys_in_by_touch

    def sentence(self, source: str, **cents: int) -> Sentence:
        """A text with its amounts, and the refused wager's name if it has a place for that."""
        wager = {"wager": Sentence(WAGERS[self.refused.field])} if self.refused.field in WAGERS else {}
        return Sentence(source, **wager, **{name: Cents(amount) for name, amount in cents.items()})


def refusal_words(language: Language, refused: Refused, view: TableView) -> str:
    seat = view.seats[refused.seat - 1] if refused.seat is not None and 1 <= refused.seat <= len(view.seats) else None
    told = _BY_CODE.get(refused.code, NOT_NOW)
    return language.say(told if isinstance(told, str) else told(_Case(refused, view, seat)))


def _stopped(case: _Case) -> Text:
    stopping = (fault.fault for fault in case.view.faults if fault.stops == Stops.TABLE)
    return next((FAULTS[name].words_players for name in stopping), STOPPED)


def _locked(case: _Case) -> Text:
    if case.seat is None or not case.seat.taken:
        return SEAT_UNUSABLE
    if not case.seat.locked:  # why it is, has yet to be told
        return WAIT_FOR_END
    if case.seat.hand_pays:
        return case.sentence(HAND_PAY_FIRST, amount=sum(case.seat.hand_pays))
    if case.seat.cashing_out:
        return case.sentence(CASH_OUT_FIRST, amount=case.seat.credit)
    return NO_SEAT


def _bets_closed(case: _Case) -> Text:
    return BETS_CLOSED if case.view.phase in (Phase.PLAYING, Phase.RESULT) else BETS_NOT_OPEN


def _missing(case: _Case) -> Text:
    limit = case.limit
    if limit is None:
        return NO_BET
    if told := rule_sets.WAGERS[limit.wager].missing:
        return case.sentence(told, amount=limit.least)
    return case.sentence(MISSING, least=limit.least)


def _above(case: _Case) -> Text:
    return case.sentence(ABOVE, most=case.limit.most, amount=case.bet) if case.limit else NO_SUCH_BET


def _below(case: _Case) -> Text:
    least = case.limit.least if case.limit else 0
    return case.sentence(BELOW, least=least, missing=max(0, least - case.bet)) if case.limit else NO_SUCH_BET


def _step(case: _Case) -> Text:
    return case.sentence(NOT_A_STEP, step=case.limit.step) if case.limit else NO_SUCH_BET


def _wrong_amount(case: _Case) -> Text:
    wager = rule_sets.WAGERS.get(case.refused.field)
    if wager is None:
        return TRY_AGAIN
    if wager.unequal and case.seat:
        return case.sentence(wager.unequal, amount=dict(case.seat.bets).get("ante", 0))
    return case.sentence(WRONG_AMOUNT)


def _short(case: _Case) -> Text:
    if case.seat is None or not case.seat.credit:
        return NO_CREDIT_YET if case.by_touch else NO_CREDIT
    or_less = BUY_IN_OR_LESS if case.by_touch else ASK_OR_LESS
    return case.sentence(DECIDE_OTHERWISE if case.view.phase == Phase.PLAYING else or_less, credit=case.seat.credit)


_NOTHING = {"call": CALLED_ALREADY, "seat": LEAVING_ALREADY, "most": AT_MOST, "ready": LOOK_AGAIN}


def _nothing(case: _Case) -> Text:
    if told := _NOTHING.get(case.refused.field):
        return told
    if case.seat is None or not case.seat.bets:
        return NO_BET
    fixed = {limit.wager for limit in case.view.limits if limit.least == limit.most}
    return NOTHING_TO_DOUBLE if {wager for wager, _ in case.seat.bets} <= fixed else CLEAR_FIRST


def _bad_value(case: _Case) -> Text:
    match case.refused.field:
        case "chip":
            return NO_SUCH_CHIP
        case "credit":
            return case.sentence(CREDIT_LIMIT, most=MAX_CENTS)
        case "cut":
            return Sentence(CUT_DEEPER, count=DECK_SIZE)
    return TRY_AGAIN


def _not_an_option(case: _Case) -> Text:
    if case.refused.field == "cut":
        return NOT_YOUR_CUT
    if case.refused.field == "seat":
        return NOT_IN_ROUND
    return CHOOSE_SHOWN if case.seat and case.seat.choices else NOTHING_TO_DECIDE


_BY_CODE: dict[Refusal, str | Callable[[_Case], Text]] = {
    Refusal.NO_SEATS: SIT_FIRST,
    Refusal.UNKNOWN_WAGER: NO_SUCH_BET,
    Refusal.WAGER_MISSING: _missing,
    Refusal.WRONG_AMOUNT: _wrong_amount,
    Refusal.PROGRESSIVE_NOT_OFFERED: NO_PROGRESSIVE,
    Refusal.NOT_AN_OPTION: _not_an_option,
    Refusal.ROUND_IS_OVER: ROUND_OVER,
    Refusal.ID_REUSED: LOOK_AGAIN,
    Refusal.STALE: LOOK_AGAIN,
    Refusal.TABLE_STOPPED: _stopped,
    Refusal.TABLE_CLOSED: TABLE_CLOSED,
    Refusal.SEAT_TAKEN: SEAT_TAKEN,
    Refusal.SEAT_EMPTY: SIT_FIRST,
    Refusal.SEAT_LOCKED: _locked,
    Refusal.BETS_CLOSED: _bets_closed,
    Refusal.BELOW_MINIMUM: _below,
    Refusal.ABOVE_MAXIMUM: _above,
    Refusal.NOT_A_STEP: _step,
    Refusal.INSUFFICIENT_CREDIT: _short,
    Refusal.NOTHING_THERE: _nothing,
    Refusal.IN_ROUND: IN_ROUND,
    Refusal.BAD_VALUE: _bad_value,
    Refusal.NOT_PERMITTED: CREDIT_BY_ATTENDANT,
}
