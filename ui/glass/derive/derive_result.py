"""What a result says: the hands in words, how they stand against the dealer's, and why wagers went as they did. Pure.

Everything comes from the cards that lie face up and the lines that are settled in the view that is shown, so nothing is
said before it is seen.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kiosk.base.words import Language
from kiosk.rules.cards.cards import face_up
from kiosk.rules.cards.made_hands import MadeHand
from kiosk.rules.game import Game
from kiosk.rules.pay.money import Cents
from kiosk.rules.pay.settlement import SeatResult
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


class PlayedHand(NamedTuple):
    """A seat's hand in a round, as far as it may be told, and the language that it is told in."""

    game: Game
    view: PublicView
    seat: PublicSeat
    language: Language

    @classmethod
    def shown(cls, seen: SeatInputs) -> "PlayedHand | None":
        """The one that is on screen."""
        view, seat = seen.view.round, seen.played
        return None if view is None or seat is None else cls(seen.game, view, seat, seen.ui_state.speech)


def standings(seen: SeatInputs) -> tuple[Standing, ...]:
    """Each hand of the seat, once its cards lie face up."""
    hand = PlayedHand.shown(seen)
    return standings_of(hand) if hand is not None else ()


def standings_of(told: PlayedHand) -> tuple[Standing, ...]:
    """How its hands stand; a seat that is out of the round has none but its word."""
    game, view, played, language = told
    made = seat_hands(game, view, played)
    if played.void:
        return (_out(language, made, result_words(language, "void")),)
    if played.folded:
        return (_out(language, made, decided_words(language, played.decisions[-1])),)
    if played.lines and game.is_natural(played.cards):
        return (_told(language, hand_words(language, face_up(played.cards)), language.say(words.NATURAL), HIGHER),)
    dealer = dealer_hand(game, view)
    if game.is_natural(view.dealer):
        return (Standing("", capital(language.say(words.LOSES_TO_NATURAL)), stands=LOWER),)
    return tuple(_standing(told, hand, dealer) for hand in made)


def _standing(hand_told: PlayedHand, hand: MadeHand, dealer: MadeHand | None) -> Standing:
    game, view, played, language = hand_told
    name = capital(made_words(language, hand))
    if dealer is not None:
        return _against(game, language, hand, dealer)
    told = spec_of(view.game).against_table
    line = next((line for line in played.lines if line.wager == game.wagers[0]), None)
    if told is None or line is None:
        return Standing(name)
    paid = line.result == "win"
    return _told(language, name, language.say(told[0 if paid else 1]), HIGHER if paid else LOWER)


def _against(game: Game, language: Language, hand: MadeHand, dealer: MadeHand) -> Standing:
    say, name = language.say, capital(made_words(language, hand))
    full, other = capital(full_words(language, hand)), full_words(language, dealer)
    if hand.strength == dealer.strength:
        if game.copy_loses:
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
    hand, language = PlayedHand.shown(seen), seen.ui_state.speech
    if hand is None or not hand.seat.lines:
        return
    yield from reasons(hand, seen.view.config.house)
    if seen.result:
        yield from paid_otherwise(seen.result, sum(seen.seat.hand_pays), language)


def reasons(told: PlayedHand, house: Mapping[str, object]) -> Iterator[str]:
    """Why the seat's wagers went as they did, by what the house has elected."""
    game, view, played, language = told
    dealer = dealer_hand(game, view)
    won = [seat for seat in view.seats if any(_wins(seat, wager) for wager in game.shared_wagers)]
    outcome = SeatOutcome(
        played.lines,
        played.folded,
        None if dealer is None else game.qualifies(dealer.strength),
        len(won),
        elections_of(view.game, house),
    )
    yield from (one.said(language) for one in spec_of(view.game).explained(outcome))


def paid_otherwise(result: SeatResult, by_hand: int, language: Language) -> Iterator[str]:
    """What the payout limit took, and how many cents an attendant pays."""
    for cut in result.adjustments:
        yield language.say(words.CUT_BY_LIMIT, amount=Cents(-cut.amount))
    if by_hand:
        yield language.say(words.PAID_BY_ATTENDANT, amount=Cents(by_hand))


def _wins(seat: PublicSeat, wager: str) -> bool:
    return any(line.wager == wager and line.result == "win" for line in seat.lines)
