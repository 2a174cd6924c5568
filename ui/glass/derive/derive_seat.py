"""A seat's properties, derived from what is shown of the table and from the seat's UI state. Pure."""

from functools import cache

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.rules.cards.cards import Card, face_up
from kiosk.rules.game import PLAYS
from kiosk.rules.pay.money import dollars
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.round import PublicSeat
from kiosk.rules.rule_sets import spec_of
from kiosk.rules.shown_hands import seat_hands
from kiosk.rules.spec import Picking
from kiosk.table.story.beats import win_tier
from kiosk.table.views import Chip
from ui.glass.countdown import minutes
from ui.glass.derive.amounts import chip_name, short_money, signed
from ui.glass.derive.derive_result import Standing, remarks, standings
from ui.glass.derive.seat_inputs import SeatInputs, seat_state, stopped
from ui.glass.viewmodels.part_models import CardProps
from ui.glass.viewmodels.seat_model import MOST_CARDS, SeatProps
from ui.i18n.catalogue import seat as words
from ui.i18n.catalogue.table import CLOSED, OUT_OF_SERVICE
from ui.i18n.catalogue.wagers import decided_words, decision_words, result_words
from ui.i18n.hand_words import hand_words

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
    first, second, *_ = (*standings(seen), Standing(), Standing())
    owes = state == "deciding" or (seen.view.cut_offered_to == seat.seat)
    clock = seen.clock if owes else None
    return SeatProps(
        state=state,
        name=language.say(words.SEAT, seat=seat.seat),
        credit=dollars(seat.credit),
        stake=_stake(seen, language),
        prompt=_prompt(seen, state, language),
        hand=first.hand or _peeked(seen, language),
        versus=first.versus,
        stands=first.stands,
        secondHand=second.hand,
        secondVersus=second.versus,
        secondStands=second.stands,
        verdict=first.verdict,
        remarks=remarks(seen),
        note=ui_state.note,
        noteTone=ui_state.note_tone,
        net=signed(net) if result else "",
        returned=dollars(result.returned) if result else "",
        winTier=win_tier(result) if result else 0,
        outcome=("win" if net > 0 else "lose" if net < 0 else "push") if result else "",
        peeking=seen.own is not None,
        choosing=state == "deciding" and _picking(seen) is not None,
        owes=owes,
        clock=clock.text(seat.bank_ms) if clock else "",
        share=clock.share if clock else 0.0,
        onBank=clock.on_bank if clock else False,
        chips=tuple({"name": chip_name(chip), "label": short_money(chip)} for chip in seen.view.chips),
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


def _peeked(seen: SeatInputs, language: Language) -> str:
    """The hand as its owner sees it grow, while the cards may be shown to nobody else."""
    view, played, own = seen.view, seen.played, seen.own
    if view.round is None or played is None or own is None or not played.cards:
        return ""
    game = seen.game
    cards = game.as_set(played, own.cards)
    if _picking(seen) and not played.decisions:
        cards = tuple(cards[index] for index in sorted(seen.ui_state.chosen))
        return hand_words(language, cards) if len(cards) == 2 else ""
    plays = [card for card, role in zip(cards, game.roles(played), strict=False) if role == PLAYS]
    return hand_words(language, plays, face_up(view.round.community), game.from_board) if plays else ""


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
    if played is None or played.mucked or seen.view.round is None:
        return (CardProps(),) * MOST_CARDS
    cards, roles = _faces(played, seen), seen.game.roles(played)
    made = () if played.folded or played.void else seat_hands(seen.game, seen.view.round, played)
    best = {index for hand in made for index in hand.own}
    if seen.game.is_natural(played.cards) and not played.void:
        best = set(range(len(cards)))
    done = [
        CardProps(
            dealt=True,
            face=face or "",
            back=seen.view.back,
            turn=int(seen.moving),
            chosen=index in seen.ui_state.chosen and bool(seen.seat.choices),
            role=roles[index],
            lit=index in best,
            dim=played.folded or played.void or (bool(made) and index not in best),
        )
        for index, face in enumerate(cards)
    ]
    return (*done, *(CardProps(),) * (MOST_CARDS - len(done)))


def _faces(played: PublicSeat, seen: SeatInputs) -> tuple[Card | None, ...]:
    """The owner's view of them, once they lie there."""
    own = seen.own
    if own is None or len(own.cards) != len(played.cards):
        return played.cards
    return seen.game.as_set(played, own.cards)
