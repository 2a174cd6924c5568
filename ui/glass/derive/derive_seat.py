"""A seat's properties, derived from what is shown of the table and from the seat's UI state. Pure."""

from functools import cache
from typing import NamedTuple

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.policy.config import game_of
from kiosk.policy.faults import FAULTS, Fault, Stops
from kiosk.rules.cards.cards import Card
from kiosk.rules.pay.money import dollars
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.pay.settlement import Line, SeatResult
from kiosk.rules.round import PublicSeat, SeatView
from kiosk.rules.rule_sets import spec_of
from kiosk.rules.spec import Picking
from kiosk.table.views import Chip, SeatOnTable, TableView
from ui.glass.countdown import Clock, minutes
from ui.glass.felt import place
from ui.glass.story import Turns
from ui.glass.ui_state import UiState
from ui.glass.viewmodels.part_models import CardProps, SpotProps
from ui.glass.viewmodels.seat_model import MOST_CARDS, SeatProps
from ui.i18n.catalogue import seat as words
from ui.i18n.catalogue.table import CLOSED, OUT_OF_SERVICE
from ui.i18n.catalogue.wagers import PAYOUT_LIMIT, decided_words, decision_words, result_words, wager_words
from ui.i18n.hand_words import category_words, hand_words

_CHIPS = (100_000, 50_000, 10_000, 2_500, 500, 100)  # of which there are pictures
_OUTCOMES = {"natural": "win", "surrender": "lose"}  # as their sign and colour
_STACK = 7  # chips, at most, that a stack is drawn with
_LABELS = {
    "repeat": words.REPEAT,
    "double": words.DOUBLE,
    "undo": words.UNDO,
    "clear": words.CLEAR,
    "sit": words.TOUCH_TO_SIT,
    "peek": words.HOLD_TO_PEEK,
    "credit": words.CREDIT,
    "felt": words.TOTAL_BET,
    "help": words.HELP,
    "menu": words.MENU,
    "attendant": words.ATTENDANT,
    "cashOut": words.CASH_OUT,
    "close": words.CLOSE,
    "back": words.BACK,
    "next": words.MORE,
}


class SeatInputs(NamedTuple):
    view: TableView  # as it is shown
    seat: SeatOnTable
    ui_state: UiState
    own: SeatView | None  # while its cards may be shown
    clock: Clock | None
    turns: Turns
    now_ms: int
    celebrates: bool = False

    def public(self) -> "SeatInputs":
        return self._replace(
            own=None,
            ui_state=self.ui_state._replace(panel=UiState().panel, chosen=(), peeking=False, note="", note_tone=""),
        )

    @property
    def played(self) -> PublicSeat | None:
        """The seat in the round that is shown."""
        if self.view.round is None or self.view.phase not in (Phase.PLAYING, Phase.RESULT):
            return None
        return next((one for one in self.view.round.seats if one.seat == self.seat.seat), None)

    @property
    def result(self) -> SeatResult | None:
        """What the latest round came to here, once all of it has been shown."""
        settled = (
            next((one for one in self.view.last.seats if one.seat == self.seat.seat), None) if self.view.last else None
        )
        played = self.played
        if self.view.last_round <= self.ui_state.since_round:
            return None
        if settled is None or (played is not None and len(played.lines) < len(settled.lines)):
            return None
        return settled


def seat_state(seen: SeatInputs) -> str:
    """What the seat is doing: one word, which everything else follows."""
    seat, view, played = seen.seat, seen.view, seen.played
    if not seat.taken:
        return "closed" if seat.locked or view.closed is not None or stopped(view) else "empty"
    if seat.locked and not (played is not None and view.phase == Phase.RESULT):  # what it won is seen first
        return "locked"
    if seen.ui_state.reserved_until_ms is not None:
        return "away"
    if played is not None and view.round is not None:
        if view.phase == Phase.RESULT:
            return "result"
        if played.void:
            return "void"
        if played.folded:
            return "folded"
        if seat.choices and not stopped(view):
            return "deciding"
        return "decided" if any(one.owes for one in view.round.seats) else "watching"
    if view.phase == Phase.BETTING:
        if stopped(view):
            return "waiting"
        return "ready" if seat.ready and seat.bets else "betting"  # whoever sits out may still bet
    return "waiting"


def stopped(view: TableView) -> Fault | None:
    """The first fault that stops the whole table."""
    return next((FAULTS[fault.fault] for fault in view.faults if fault.stops == Stops.TABLE), None)


def seat_props(seen: SeatInputs) -> SeatProps:
    seat, ui_state, state = seen.seat, seen.ui_state, seat_state(seen)
    language = ui_state.speech
    if not seat.taken:
        return SeatProps(state=state, name=language.say(words.SEAT, seat=seat.seat), labels=_labels(language))
    betting = state == "betting"
    bets = bool(seat.bets)
    result = seen.result
    net = result.returned - result.staked if result else 0
    title, text, amount = _lock(seen, language) if state == "locked" else ("", "", "")
    owes = state == "deciding" or (seen.view.cut_offered_to == seat.seat)
    clock = seen.clock if owes else None
    return SeatProps(
        state=state,
        name=language.say(words.SEAT, seat=seat.seat),
        credit=dollars(seat.credit),
        stake=_stake(seen, language),
        prompt=_prompt(seen, state, language),
        hand=_hand(seen, language),
        note=ui_state.note,
        noteTone=ui_state.note_tone,
        net=signed(net) if result else "",
        outcome=("win" if net > 0 else "lose" if net < 0 else "push") if result else "",
        peeking=seen.own is not None,
        choosing=state == "deciding" and _picking(seen) is not None,
        owes=owes,
        clock=clock.text(seat.bank_ms) if clock else "",
        share=clock.share if clock else 0.0,
        onBank=clock.on_bank if clock else False,
        chips=tuple({"name": chip_name(chip), "label": _short_money(chip)} for chip in seen.view.chips),
        chip=chip_name(ui_state.chip) if betting else "",
        actions=_actions(seen, state, language),
        canBet=betting,
        canRepeat=betting and seat.repeats and not bets,
        canDouble=betting and bets,
        canUndo=betting and bets,
        labels=_labels(language),
        calling=seat.calling,
        large=ui_state.large,
        contrast=ui_state.contrast,
        fourColours=ui_state.four_colours,
        calm=ui_state.calm,
        lockTitle=title,
        lockText=text,
        lockAmount=amount,
        celebrates=seen.celebrates,
    )


@cache
def _labels(language: Language) -> dict[str, str]:
    return {name: language.say(source) for name, source in _LABELS.items()}


def _stake(seen: SeatInputs, language: Language) -> str:
    played = seen.played
    cents = sum(played.wagers.values()) if played else _bets(seen)
    return f"{language.say(words.TOTAL_BET)} {dollars(cents)}" if cents else ""


def _bets(seen: SeatInputs) -> int:
    """What the seat stakes if the cards are dealt now: its bets, and with them the progressive's chip."""
    cents = sum(cents for _, cents in seen.seat.bets)
    latched = cents and seen.seat.chip == Chip.DETECTED and not seen.view.progressive_stopped
    return cents + WAGER_CENTS if latched else cents


def _prompt(seen: SeatInputs, state: str, language: Language) -> str:
    seat, view, say = seen.seat, seen.view, language.say
    if stopped(view):
        return say(OUT_OF_SERVICE)
    if view.cut_offered_to == seat.seat:
        return say(words.CUT_OFFERED)
    match state:
        case "betting":
            return say(_to_bet(seen))
        case "ready":
            return say(words.READY)
        case "deciding":
            picking = _picking(seen)
            return say(picking.prompts[min(len(seen.ui_state.chosen), 2)] if picking else words.YOUR_TURN)
        case "decided":
            return say(words.DECIDED)
        case "waiting":
            return say(_to_wait(seen))
        case "folded" | "watching":
            played = seen.played
            return decided_words(language, played.decisions[-1]) if played and played.decisions else ""
        case "void":
            return result_words(language, "void")
        case "away" if seen.ui_state.reserved_until_ms is not None:
            left = max(0, seen.ui_state.reserved_until_ms - seen.now_ms)
            return say(words.RESERVED, time=minutes(left)) if left else say(words.RESERVATION_OVER)
    return ""


def _to_wait(seen: SeatInputs) -> str:
    if seen.seat.leaving:
        return words.LEAVING
    if seen.view.closed is not None:
        return CLOSED
    opening = seen.view.phase in (Phase.ATTRACT, Phase.OPENING, Phase.CUTTING)
    return words.WAIT_FOR_CARDS if opening else words.WAIT_FOR_NEXT


def _to_bet(seen: SeatInputs) -> str:
    if seen.seat.bets:
        return words.BET_MORE_OR_DEAL
    if seen.seat.credit >= min(limit.least for limit in seen.view.limits):
        return words.SITTING_OUT if seen.seat.ready else words.CHOOSE_CHIP
    by_touch = seen.view.kind != "live" and profiles.load(seen.view.config.profile).buys_in_by_touch
    return words.BUY_IN_FIRST if by_touch else words.ASK_FOR_CREDIT


def _hand(seen: SeatInputs, language: Language) -> str:
    view, played = seen.view, seen.played
    if view.round is None or played is None:
        return ""
    if view.round.settled or played.hands:
        hands = [category_words(language, hand) for hand in played.hands if hand]
        return " · ".join((*hands, *_cut_by_limit(seen, language)))
    if seen.own is None or not played.cards:
        return ""
    cards = seen.own.cards
    if _picking(seen):
        cards = tuple(cards[index] for index in sorted(seen.ui_state.chosen))
        return hand_words(language, cards) if len(cards) == 2 else ""
    board = [card for card in view.round.community if card is not None]
    return hand_words(language, cards, board, spec_of(view.game).from_board)


def _cut_by_limit(seen: SeatInputs, language: Language) -> list[str]:
    """What the payout limit took, once everything is settled."""
    adjusted = seen.result.adjustments if seen.result else ()
    return [f"{language.say(PAYOUT_LIMIT)} {signed(one.amount)}" for one in adjusted]


def _lock(seen: SeatInputs, language: Language) -> tuple[str, str, str]:
    """Why the seat waits for an attendant: title, words, amount."""
    seat = seen.seat
    if seat.hand_pays:
        amount = dollars(sum(seat.hand_pays))
        return language.say(words.HAND_PAY), language.say(words.HAND_PAY_COMING), amount
    if seat.cashing_out:
        return language.say(words.CASHING_OUT), language.say(words.CASH_OUT_COMING), dollars(seat.credit)
    return language.say(words.SEAT_OUT_OF_SERVICE), language.say(words.CREDIT_STAYS), ""


def _picking(seen: SeatInputs) -> Picking | None:
    return spec_of(seen.view.game).picking


def _actions(seen: SeatInputs, state: str, language: Language) -> tuple[dict[str, object], ...]:
    if state == "betting":
        total = _bets(seen)
        if total:
            return (_action("ready", language.say(words.DEAL), dollars(total)),)
        others = any(one.taken for one in seen.view.seats if one.seat != seen.seat.seat)
        may_skip = seen.seat.credit and not seen.seat.ready
        return (_action("ready", language.say(words.SKIP), tone="calm"),) if others and may_skip else ()
    if state == "away":
        return (_action("here", language.say(words.I_AM_HERE)),)
    if state != "deciding":
        return ()
    picking = _picking(seen)
    if picking is None:
        bold = sorted(seen.seat.choices, key=lambda choice: -choice.cents)
        return tuple(
            _action(
                one.action, decision_words(language, one.action), _price(one.cents), "primary" if one.cents else "calm"
            )
            for one in bold
        )
    pair = " ".join(map(str, sorted(seen.ui_state.chosen)))
    by_name = {one.action: one for one in seen.seat.choices}
    named = []
    for verb in picking.verbs:
        offered = next((one for one in seen.seat.choices if one.action.startswith(verb)), None)
        if offered is not None:
            ready = f"{verb} {pair}" in by_name
            label = decision_words(language, verb)
            named.append(_action(f"{verb} {pair}", label, _price(offered.cents), enabled=ready))
    plain = [one.action for one in seen.seat.choices if one.action.partition(" ")[0] not in picking.verbs]
    return (*named, *(_action(name, decision_words(language, name), tone="calm") for name in plain))


def _action(
    name: str, label: str, price: str = "", tone: str = "primary", *, enabled: bool = True
) -> dict[str, object]:
    return {"name": name, "label": label, "price": price, "tone": tone, "enabled": enabled}


def _price(cents: int) -> str:
    return dollars(cents) if cents else ""


def card_props(seen: SeatInputs) -> tuple[CardProps, ...]:
    """The seat's cards: a face only where everybody, or the owner who looks, may see it."""
    played = seen.played
    if played is None:
        return (CardProps(),) * MOST_CARDS
    cards = _faces(played, seen.own)
    done = [
        CardProps(
            dealt=True,
            face=face or "",
            back=seen.view.back,
            turn=seen.turns.get((seen.seat.seat, index), 0),
            chosen=index in seen.ui_state.chosen and bool(seen.seat.choices),
            dim=played.folded or played.void,
        )
        for index, face in enumerate(cards)
    ]
    return (*done, *(CardProps(),) * (MOST_CARDS - len(done)))


def _faces(played: PublicSeat, own: SeatView | None) -> tuple[Card | None, ...]:
    """The owner's view of them, once they lie there."""
    return own.cards if own is not None and len(own.cards) == len(played.cards) else played.cards


def spot_props(seen: SeatInputs, count: int) -> tuple[SpotProps, ...]:
    game = game_of(seen.view.config)
    places = {one.wager: one for one in place.spots(game.layout)}
    done = [
        _placed(
            _spot(seen, spot.wager, spot.column, spot.row, "= " if spot.wager in game.equal_wagers[1:] else ""),
            places[spot.wager],
        )
        for spot in game.layout
        if not spot.for_cards
    ]
    return (*done, *(SpotProps(),) * (count - len(done)))


def _placed(spot: SpotProps, at: place.SpotPlace) -> SpotProps:
    return spot._replace(x=at.x, y=at.y, radius=at.radius, at=place.at(at))


def _spot(seen: SeatInputs, wager: str, column: int, row: int, sign: str) -> SpotProps:
    language, played, view = seen.ui_state.speech, seen.played, seen.view
    betting = seat_state(seen) == "betting"
    stakes = dict(played.wagers) if played else dict(seen.seat.bets)
    lamp = _lamp(seen) if wager == "progressive" else ""
    if wager == "progressive" and not played and lamp in ("detected", "short"):
        stakes[wager] = WAGER_CENTS
    cents = stakes.get(wager, 0)
    lines = played.lines if played else ()
    line = next((one for one in lines if one.wager == wager), None)
    offered = wager in {limit.wager for limit in view.limits} or (lamp not in ("", "stopped"))
    return SpotProps(
        wager=wager if wager != "progressive" or view.meter_cents is not None else "",
        label=sign + wager_words(language, wager),
        column=column,
        row=row,
        amount=dollars(cents) if cents else "",
        chips=() if wager == "progressive" else stack(cents),
        open=betting and offered,
        outcome=_OUTCOMES.get(line.result, line.result) if line else "",
        result=_came_to(language, line, spec_of(view.game).remark(line, lines)) if line else "",
        lamp=lamp,
    )


def _lamp(seen: SeatInputs) -> str:
    if seen.view.progressive_stopped:
        return "stopped"
    played = seen.played
    if played is not None:
        return "detected" if "progressive" in played.wagers else "off"
    return "off" if seen.seat.chip == Chip.NONE else seen.seat.chip


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
    for value in _CHIPS:
        count, cents = divmod(cents, value)
        chips += [chip_name(value)] * count
    return tuple(chips[:_STACK])


def chip_name(cents: int) -> str:
    """A chip by its face: "25", or "50c" where that is no whole dollar."""
    whole, rest = divmod(cents, 100)
    return f"{cents}c" if rest else str(whole or "")


def _short_money(cents: int) -> str:
    return f"${cents // 100:,}" if cents % 100 == 0 else dollars(cents)


def signed(cents: int) -> str:
    sign = "+" if cents > 0 else "\N{MINUS SIGN}" if cents < 0 else ""
    return sign + dollars(abs(cents))
