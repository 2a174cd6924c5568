"""The panel with a seat's last rounds: each as its result told it. Pure."""

from collections.abc import Iterable, Iterator

from kiosk.audit.recall import Recorded
from kiosk.base.words import Language
from kiosk.rules.cards.cards import face_up
from kiosk.rules.pay.money import dollars
from ui.glass.derive.amounts import signed
from ui.glass.derive.derive_result import PlayedHand, paid_otherwise, reasons, standings_of
from ui.glass.panels.seat_panels import piece
from ui.glass.viewmodels.part_models import PanelProps
from ui.i18n.catalogue import panels as words
from ui.i18n.catalogue import table as table_words
from ui.i18n.catalogue.wagers import RETURNED, STAKED, result_words, wager_words

_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def history(rounds: Iterable[Recorded], seat: int, language: Language) -> PanelProps:
    """The seat's last rounds, the latest first."""
    blocks = tuple(block for played in rounds for block in _told_again(played, seat, language))
    shown = blocks or (piece("text", language.say(words.NO_ROUNDS)),)
    return PanelProps(kind="history", title=language.say(words.LAST_ROUNDS), blocks=shown)


def _told_again(played: Recorded, seat: int, language: Language) -> Iterator[dict[str, str]]:
    """A round as its result told it: the cards, how the hand stood and why, and what each wager came to."""
    say, hand = language.say, _played_hand(played, seat, language)
    result = next(one for one in played.settlement.seats if one.seat == seat)
    yield piece(
        "heading", f"{say(table_words.ROUND, number=played.number)}   {signed(result.returned - result.staked)}"
    )
    for what, cards in (
        (words.YOUR_CARDS, hand.seat.cards),
        (table_words.COMMUNITY_CARDS, hand.view.community),
        (table_words.DEALER, hand.view.dealer),
    ):
        if lying := "\N{NO-BREAK SPACE}".join(card[0].replace("T", "10") + _SUITS[card[1]] for card in face_up(cards)):
            yield piece("text", f"{say(what)}: {lying}")
    told = (
        *(one.verdict or one.versus for one in standings_of(hand)),
        *reasons(hand, played.opened.house),
        *paid_otherwise(result, played.waits(seat), language),
    )
    yield from (piece("text", one) for one in told if one)
    yield piece("row", say(STAKED), say(RETURNED))
    for line in result.lines:
        staked = f"{wager_words(language, line.wager)} {dollars(line.stake)}"
        yield piece("row", staked, f"{result_words(language, line.result)} {dollars(line.returned)}")


def _played_hand(played: Recorded, seat: int, language: Language) -> PlayedHand:
    """The seat's own cards are told, turned for the others or not; of the dealer's and the board, what was turned."""
    game, view = played.game, played.game.public_view(played.end)
    public = next(one for one in view.seats if one.seat == seat)
    own = next(one for one in played.end.seats if one.seat == seat)
    return PlayedHand(game, view, public._replace(cards=game.as_set(public, own.cards)), language)
