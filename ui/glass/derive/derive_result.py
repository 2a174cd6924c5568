"""What a result says: the hands in words, how they stand against the dealer's, and why wagers went as they did. Pure.

Everything comes from the cards that lie face up and the lines that are settled in the view that is shown, so nothing is
said before it is seen.
"""

from collections.abc import Iterator
from typing import NamedTuple

from kiosk.base.words import Language
from kiosk.rules.cards.cards import face_up
from kiosk.rules.cards.made_hands import MadeHand
from kiosk.rules.pay.money import Cents
from kiosk.rules.round import PublicSeat, PublicView
from kiosk.rules.rule_sets import elections_of, spec_of
from kiosk.rules.shown_hands import dealer_hand, seat_hands
from kiosk.rules.spec import SeatOutcome
from ui.glass.derive.seat_inputs import SeatInputs
from ui.i18n.catalogue import results as words
from ui.i18n.catalogue.wagers import decided_words, result_words
from ui.i18n.hand_words import capital, full_words, hand_words, made_words, rank_words

HIGHER, LOWER, EQUAL = "higher", "lower", "equal"


class Standing(NamedTuple):
    """A hand against the dealer's: its words for a plate, beside it and as a sentence, and whether it is higher."""

    hand: str = ""
    versus: str = ""
    verdict: str = ""
    stands: str = ""


def standings(seen: SeatInputs) -> tuple[Standing, ...]:
    """Each hand of the seat, once its cards lie face up; a seat that is out of the round has none but its word."""
    view, played, language = seen.view.round, seen.played, seen.ui_state.speech
    if view is None or played is None:
        return ()
    made = seat_hands(seen.game, view, played)
    if played.void:
        return (_out(language, made, result_words(language, "void")),)
    if played.folded:
        return (_out(language, made, decided_words(language, played.decisions[-1])),)
    if played.lines and seen.game.is_natural(played.cards):
        return (_told(language, hand_words(language, face_up(played.cards)), language.say(words.NATURAL), HIGHER),)
    dealer = dealer_hand(seen.game, view)
    if seen.game.is_natural(view.dealer):
        return (Standing("", capital(language.say(words.LOSES_TO_NATURAL)), stands=LOWER),)
    return tuple(_standing(seen, view, played, hand, dealer) for hand in made)


def _standing(
    seen: SeatInputs, view: PublicView, played: PublicSeat, hand: MadeHand, dealer: MadeHand | None
) -> Standing:
    language = seen.ui_state.speech
    name = capital(made_words(language, hand))
    if dealer is not None:
        return _against(seen, hand, dealer)
    told = spec_of(view.game).against_table
    line = next((line for line in played.lines if line.wager == seen.game.wagers[0]), None)
    if told is None or line is None:
        return Standing(name)
    paid = line.result == "win"
    return _told(language, name, language.say(told[0 if paid else 1]), HIGHER if paid else LOWER)


def _against(seen: SeatInputs, hand: MadeHand, dealer: MadeHand) -> Standing:
    language = seen.ui_state.speech
    say, name = language.say, capital(made_words(language, hand))
    full, other = capital(full_words(language, hand)), full_words(language, dealer)
    if hand.strength == dealer.strength:
        if seen.game.copy_loses:
            return _told(language, name, say(words.COPY), LOWER)
        return Standing(name, capital(say(words.VERSUS_TIES)), say(words.TIES, hand=full), EQUAL)
    higher = hand.strength > dealer.strength
    stands = HIGHER if higher else LOWER
    if full_words(language, hand) == other:
        rank = next(max(pair) for pair in zip(hand.ranks, dealer.ranks, strict=True) if pair[0] != pair[1])
        by_kicker = words.WINS_BY_KICKER if higher else words.LOSES_BY_KICKER
        return _told(language, name, say(by_kicker, rank=rank_words(language, rank)), stands)
    versus = say(words.VERSUS_BEATS if higher else words.VERSUS_LOSES, other=made_words(language, dealer))
    verdict = say(words.BEATS if higher else words.LOSES_TO, hand=full, other=other)
    return Standing(name, capital(versus), verdict, stands)


def _out(language: Language, made: tuple[MadeHand, ...], told: str) -> Standing:
    """A seat that folded, or is void: its cards may lie face up all the same, for a side bet."""
    if not made:
        return Standing("", told, told)
    return _told(language, capital(made_words(language, made[0])), told, "")


def _told(language: Language, hand: str, told: str, stands: str) -> Standing:
    return Standing(hand, capital(told), language.say(words.IS, hand=hand, told=told), stands)


def remarks(seen: SeatInputs) -> tuple[str, ...]:
    """Why wagers went as they did, what the payout limit took, and what an attendant pays."""
    return tuple(_remarks(seen))


def _remarks(seen: SeatInputs) -> Iterator[str]:
    view, played, language = seen.view.round, seen.played, seen.ui_state.speech
    if view is None or played is None or not played.lines:
        return
    dealer = dealer_hand(seen.game, view)
    won = [seat for seat in view.seats if any(_wins(seat, wager) for wager in seen.game.shared_wagers)]
    outcome = SeatOutcome(
        played.lines,
        played.folded,
        None if dealer is None else seen.game.qualifies(dealer.strength),
        len(won),
        elections_of(view.game, seen.view.config.house),
    )
    yield from (one.said(language) for one in spec_of(view.game).explained(outcome))
    result = seen.result
    for cut in result.adjustments if result else ():
        yield language.say(words.CUT_BY_LIMIT, amount=Cents(-cut.amount))
    if seen.seat.hand_pays and result:
        yield language.say(words.PAID_BY_ATTENDANT, amount=Cents(sum(seen.seat.hand_pays)))


def _wins(seat: PublicSeat, wager: str) -> bool:
    return any(line.wager == wager and line.result == "win" for line in seat.lines)
