"""A seat's spots: what lies on each, whether a touch bets on it, and what it came to. Pure."""

from functools import cache

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.rules.layouts import Spot
from kiosk.rules.pay.money import dollars
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.pay.settlement import Line
from kiosk.rules.rule_sets import spec_of
from kiosk.table.views import Chip
from ui.glass.derive.amounts import PICTURED, chip_name, short_money, signed
from ui.glass.derive.seat_inputs import SeatInputs
from ui.glass.felt import place
from ui.glass.viewmodels.part_models import SpotProps
from ui.i18n.catalogue.wagers import result_words, spot_words
from ui.i18n.hand_words import row_words

_OUTCOMES = {"natural": "win", "surrender": "lose"}  # as their sign and colour
_LETTER = (11, 13)  # pixels, on a plate; in large type
_STACK = 15  # chips, at most, that a stack is drawn with


def spot_props(seen: SeatInputs, count: int) -> tuple[SpotProps, ...]:
    game = seen.game
    places = {one.wager: one for one in place.spots(game.layout, large=seen.ui_state.large)}
    done = [
        _placed(
            _spot(seen, spot, places[spot.wager]),
            places[spot.wager],
        )
        for spot in game.layout
        if not spot.for_cards
    ]
    return (*done, *(SpotProps(),) * (count - len(done)))


def _placed(spot: SpotProps, at: place.SpotPlace) -> SpotProps:
    return spot._replace(x=at.x, y=at.y, radius=at.radius, at=place.at(at))


def _spot(seen: SeatInputs, spot: Spot, at: place.SpotPlace) -> SpotProps:
    wager = spot.wager
    language, played, view = seen.ui_state.speech, seen.played, seen.view
    betting = seen.state == "betting"
    stakes = dict(played.wagers) if played else dict(seen.seat.bets)
    lamp = _lamp(seen) if wager == "progressive" else ""
    if wager == "progressive" and not played and lamp in ("detected", "short"):
        stakes[wager] = WAGER_CENTS
    cents = stakes.get(wager, 0)
    lines = played.lines if played else ()
    line = next((one for one in lines if one.wager == wager), None)
    in_pot = played is not None and line is None and wager in seen.game.shared_wagers
    offered = wager in {limit.wager for limit in view.limits} or (lamp not in ("", "stopped"))
    return SpotProps(
        wager=wager if wager != "progressive" or view.meter_cents is not None else "",
        label=spot_words(language, wager),
        amount=dollars(cents) if cents else "",
        plate="" if in_pot else _plate(line, cents, int((at.plate.width - 14) / _LETTER[seen.ui_state.large])),
        chips=() if wager == "progressive" or in_pot else stack(_left(line, cents)),
        open=betting and offered and view.phase != Phase.CUTTING,
        outcome=_OUTCOMES.get(line.result, line.result) if line else "",
        result=_came_to(language, line, spec_of(view.game).remark(line, lines)) if line else "",
        paid=stack(max(0, line.returned - line.stake)) if line and wager != "progressive" else (),
        lamp=lamp,
    )


def paid_rows(seen: SeatInputs) -> tuple[str, ...]:
    """The rows of pay tables that have paid so far, the greatest win first: "Trips: Flush, 7 to 1"."""
    played, language = seen.played, seen.ui_state.speech
    won = sorted(played.lines if played else (), key=lambda line: line.stake - line.returned)
    return tuple(words for line in won if (words := _paid_row(seen, line, language)))


def _paid_row(seen: SeatInputs, line: Line, language: Language) -> str:
    played, view = seen.played, seen.view.round
    if played is None or view is None or line.pays is None or (None in played.cards and not played.hands):
        return ""
    row = seen.game.paying_row(view, played, line)
    wager, pays = spot_words(language, line.wager), line.pays.said(language)
    return f"{wager}: {row_words(language, row)}, {pays}" if row else ""


def _left(line: Line | None, cents: int) -> int:
    """What stays on a spot: of what was lost nothing, of a surrendered wager the part that comes back."""
    return cents if line is None else min(cents, line.returned)


def _plate(line: Line | None, cents: int, most: int) -> str:
    """What lies on a spot, then what was won there or comes back, in so many letters; of what was lost nothing."""
    if line is None:
        return short_money(cents, most) if cents else ""
    gained = line.returned - line.stake
    if gained > 0:
        return "+" + short_money(gained, most - 1)
    return short_money(line.returned, most) if line.returned else ""


def _lamp(seen: SeatInputs) -> str:
    if seen.view.progressive_stopped:
        return "stopped"
    played = seen.played
    if played is not None:
        return "detected" if "progressive" in played.wagers else "off"
    dealt = seen.view.phase in (Phase.PLAYING, Phase.RESULT)  # a chip that is still there is not in play
    return "off" if dealt or seen.seat.chip == Chip.NONE else seen.seat.chip


def _came_to(language: Language, line: Line, remark: str) -> str:
    """What a wager came to, with its sign: never by colour alone."""
    if line.result in ("push", "void"):
        return result_words(language, line.result)
    gained = signed(line.returned - line.stake)
    if line.result in _OUTCOMES:
        return f"{result_words(language, line.result)} {gained}"
    return f"{language.say(remark)} {gained}" if remark else gained


@cache
def stack(cents: int) -> tuple[str, ...]:
    """Chips that come to about as much, from the bottom; a tall stack is drawn with fewer."""
    chips: list[str] = []
    for value in PICTURED:
        count, cents = divmod(cents, value)
        chips += [chip_name(value)] * count
    return tuple(chips[:_STACK])
