"""What the sign tells of wins while nobody plays: the highest of the day and the latest, with hand and time. Pure."""

from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo

from kiosk.base.words import Language
from kiosk.ledger.table_state import Win
from kiosk.rules.pay.money import Cents
from ui.i18n.catalogue import table as words
from ui.i18n.catalogue.seat import SEAT
from ui.i18n.hand_words import category_words

_LATEST = 3  # that are told


def recent_wins(wins: tuple[Win, ...], now_ms: int, zone: tzinfo, language: Language) -> Iterator[str]:
    """Two lines each. Of a day that is over, nothing is told; of players, nothing but their seats."""
    today = _at(now_ms, zone).date()
    won = [one for one in wins if _at(one.at_ms, zone).date() == today]
    if not won:
        return
    highest = max(won, key=lambda one: (one.cents, one.at_ms))
    seat = language.say(SEAT, seat=highest.seat)
    yield f"{language.say(words.TOP_TODAY, amount=Cents(highest.cents))}\n{_how(highest, zone, language, seat)}"
    for one in [one for one in reversed(won) if one is not highest][:_LATEST]:
        told = language.say(words.SEAT_WON, seat=one.seat, amount=Cents(one.cents))
        yield f"{told}\n{_how(one, zone, language)}"


def _how(win: Win, zone: tzinfo, language: Language, *more: str) -> str:
    hands = (category_words(language, hand) for hand in win.hands[:1])  # of a split, there is room for the first
    return " · ".join((*hands, *more, _at(win.at_ms, zone).strftime("%H:%M")))


def _at(ms: int, zone: tzinfo) -> datetime:
    return datetime.fromtimestamp(ms / 1000, tz=UTC).astimezone(zone)
