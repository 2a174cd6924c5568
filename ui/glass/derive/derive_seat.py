"""A seat's properties, derived from what is shown of the table and from the seat's UI state. Pure."""

from dataclasses import replace
from functools import cache

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import Card, face_up
from kiosk.rules.cards.positions import COMMUNITY
from kiosk.rules.game import PLAYS, Game
from kiosk.rules.pay.money import Cents, dollars
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.round import PublicSeat
from kiosk.rules.rule_sets import spec_of
from kiosk.rules.shown_hands import seat_hands
from kiosk.table import requests
from kiosk.table.story.beats import TURN_MS, paced, win_tier
from ui.glass.countdown import minutes
from ui.glass.derive.amounts import chip_face, chip_name, signed
from ui.glass.derive.derive_actions import actions, picking_of, total_bet
from ui.glass.derive.derive_result import Standing, remarks, standings
from ui.glass.derive.derive_spots import paid_rows
from ui.glass.derive.seat_inputs import SeatInputs, stopped, won
from ui.glass.felt.place import controls_at, equal_signs, seat_place
from ui.glass.seats.custom_bets import custom_limits
from ui.glass.ui_state import CHIPS_SHOWN
from ui.glass.viewmodels.part_models import CardProps
from ui.glass.viewmodels.seat_model import MOST_CARDS, SeatProps
from ui.i18n.catalogue import seat as words
from ui.i18n.catalogue.refusals import refusal_words
from ui.i18n.catalogue.table import CLOSED, OUT_OF_SERVICE
from ui.i18n.catalogue.wagers import decided_words, result_words
from ui.i18n.hand_words import hand_words

_LABELS = {
    "repeat": words.REPEAT,
    "double": words.DOUBLE,
    "undo": words.UNDO,
    "clear": words.CLEAR,
    "max": words.MAX,
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
    seat, ui_state, state = seen.seat, seen.ui_state, seen.state
    language = ui_state.speech
    if not seat.taken:
        name = language.say(words.SEAT, seat=seat.seat)
        return SeatProps(state=state, name=name, labels=_labels(language), place=seat_place(seat.seat))
    betting = state == "betting"
    more = betting and seen.view.phase != Phase.CUTTING
    result = seen.result
    net = result.returned - result.staked if result else 0
    title, text, amount = _lock(seen, language) if state == "locked" else ("", "", "")
    first, second, *_ = (*standings(seen), Standing(), Standing())
    told = _last_told(seen)
    owes = state == "deciding" or (seen.view.cut_offered_to == seat.seat)
    on_bank = owes and seen.on_bank
    clock = seen.clock if owes else None
    if clock and on_bank:
        clock = clock.bank(seat.bank_ms, seen.view.pace.time_bank_ms)
    return SeatProps(
        state=state,
        name=language.say(words.SEAT, seat=seat.seat),
        credit=dollars(seat.credit),
        stake=_stake(seen, language),
        prompt=_prompt(seen, state, language),
        warns=more and not stopped(seen.view) and bool(_lacks(seen, language)),
        hand=first.hand or _peeked(seen, language),
        versus=first.versus,
        stands=first.stands,
        secondHand=second.hand,
        secondVersus=second.versus,
        secondStands=second.stands,
        verdict="\n".join(one.verdict or one.versus for one in told),
        lastHand="\n".join(one.hand or one.versus for one in told),
        paid=paid_rows(seen),
        remarks=remarks(seen),
        note=ui_state.note,
        noteTone=ui_state.note_tone,
        net=signed(net) if result else "",
        winTier=win_tier(result) if result else 0,
        outcome=("win" if net > 0 else "lose" if net < 0 else "push") if result else "",
        peeking=seen.own is not None,
        choosing=state == "deciding" and picking_of(seen) is not None,
        owes=owes,
        clock=clock.text() if clock else "",
        extraTime=language.say(words.EXTRA_TIME_LEFT, time=clock.text()) if clock and on_bank else "",
        share=clock.share if clock else 0.0,
        onBank=on_bank,
        chips=tuple(chip_face(chip) for chip in ui_state.before(seen.view.chips)),
        moreChips=len(seen.view.chips) > CHIPS_SHOWN,
        affordable=tuple(chip_name(chip) for chip in seen.view.chips if chip <= seat.credit) if more else (),
        chip=chip_name(ui_state.chip) if betting else "",
        actions=actions(seen, state, language),
        place=seat_place(seat.seat, large=ui_state.large),
        controls=controls_at(seen.game.layout, large=ui_state.large),
        signs=_signs(seen.game, large=ui_state.large),
        canBet=more,
        canRepeat=betting and seen.takes(requests.Repeat),
        canDouble=betting and seen.takes(requests.Double),
        canCustom=more and not seen.broke and bool(custom_limits(seen.view)),
        canMax=betting and seen.takes(requests.BetMost),
        canUndo=betting and (seen.takes(requests.Undo) or bool(ui_state.done)),
        canClear=betting and (seen.takes(requests.Clear) or bool(ui_state.done)),
        asksPays=ui_state.asks_pays,
        after=_after(seen, language),
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
def _signs(game: Game, *, large: bool) -> tuple[dict[str, float], ...]:
    return tuple({"x": x, "y": y} for x, y in equal_signs(game, large=large))


def _last_told(seen: SeatInputs) -> tuple[Standing, ...]:
    """The hands of the last round, while the next bets are taken: until the seat bets, or half of the time is over."""
    bet = seen.seat.bets or seen.view.phase != Phase.BETTING
    if bet or seen.result is None or (seen.clock is not None and seen.clock.share < 0.5):
        return ()
    return standings(replace(seen, view=seen.view._replace(phase=Phase.RESULT, round=seen.told)))


def _after(seen: SeatInputs, language: Language) -> str:
    if seen.seat.leaving:
        return language.say(words.LEAVING)
    return language.say(words.CASHING_OUT_AFTER) if seen.seat.cash_out_planned else ""


@cache
def _labels(language: Language) -> dict[str, str]:
    return {name: language.say(source) for name, source in _LABELS.items()}


def _stake(seen: SeatInputs, language: Language) -> str:
    played = seen.played
    cents = sum(played.wagers.values()) if played else total_bet(seen)
    return f"{language.say(words.TOTAL_BET)} {dollars(cents)}" if cents else ""


def _prompt(seen: SeatInputs, state: str, language: Language) -> str:
    seat, view, say = seen.seat, seen.view, language.say
    if stopped(view):
        return say(OUT_OF_SERVICE)
    if view.cut_offered_to == seat.seat:
        return say(words.CUT_OFFERED)
    match state:
        case "betting" if view.phase == Phase.CUTTING:
            return say(_to_wait(seen))
        case "betting":
            return _lacks(seen, language) or say(_to_bet(seen))
        case "ready":
            return say(words.READY)
        case "deciding":
            picking = picking_of(seen)
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
    if not seen.broke:
        return words.SITTING_OUT if seen.seat.ready else words.CHOOSE_CHIP
    return words.BUY_IN_FIRST if seen.by_touch else words.ASK_FOR_CREDIT


def _lacks(seen: SeatInputs, language: Language) -> str:
    """What is missing: to bet at all, of the bets before the cards can be dealt, or to see the hand through."""
    if seen.broke:
        return (
            language.say(words.NEED_TO_PLAY, amount=Cents(seen.least_to_play))
            if seen.seat.credit or seen.seat.bets
            else ""
        )
    if not seen.seat.bets:
        return ""
    if refused := seen.prospects.get(requests.Ready):
        return refusal_words(language, refused, seen.view)
    keeps = seen.seat.credit - (WAGER_CENTS if seen.latches else 0)
    takes = seen.game.to_stay_in(dict(seen.seat.bets))
    if keeps >= takes:
        return ""
    return language.say(spec_of(seen.view.game).keeps_too_little, credit=Cents(keeps), amount=Cents(takes))


def _peeked(seen: SeatInputs, language: Language) -> str:
    """The hand as its owner sees it grow, while the cards may be shown to nobody else."""
    view, played, own = seen.view, seen.played, seen.own
    if view.round is None or played is None or own is None or not _owner_sees(played, seen):
        return ""
    game = seen.game
    cards = game.as_set(played, own.cards)
    if picking_of(seen) and not played.decisions:
        cards = tuple(cards[index] for index in sorted(seen.ui_state.chosen))
        return hand_words(language, cards) if len(cards) == 2 else ""
    plays = [card for card, role in zip(cards, game.roles(played), strict=False) if role == PLAYS]
    return hand_words(language, plays, face_up(_turned(seen)), game.from_board) if plays else ""


def _turned(seen: SeatInputs) -> tuple[Card | None, ...]:
    """The community cards, but for one that is just being turned: what it makes is said when it lies there."""
    cards, turning = seen.view.round.community if seen.view.round else (), seen.motion.turning(COMMUNITY)
    return tuple(card for index, card in enumerate(cards) if index != turning)


def _lock(seen: SeatInputs, language: Language) -> tuple[str, str, str]:
    """Why the seat waits for an attendant: title, words, amount."""
    seat = seen.seat
    if seat.hand_pays:
        amount = dollars(sum(seat.hand_pays))
        return language.say(words.HAND_PAY), language.say(words.HAND_PAY_COMING), amount
    if seat.cashing_out:
        return language.say(words.CASHING_OUT), language.say(words.CASH_OUT_COMING), dollars(seat.credit)
    return language.say(words.SEAT_OUT_OF_SERVICE), language.say(words.CREDIT_STAYS), ""


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
    gold = won(played)
    done = [
        CardProps(
            *_motion(played, seen, index),
            dealt=True,
            face=face or "",
            back=seen.view.back,
            chosen=index in seen.ui_state.chosen and bool(seen.seat.choices),
            role=roles[index],
            lit=index in best,
            gold=gold and index in best,
            dim=played.folded or played.void or (bool(made) and index not in best),
        )
        for index, face in enumerate(cards)
    ]
    return (*done, *(CardProps(),) * (MOST_CARDS - len(done)))


def _faces(played: PublicSeat, seen: SeatInputs) -> tuple[Card | None, ...]:
    """The owner's view of them, once they lie there; what was set aside comes last, and may be collected by now."""
    if seen.own is None or not _owner_sees(played, seen):
        return played.cards
    return seen.game.as_set(played, seen.own.cards)[: len(played.cards)]


def _owner_sees(played: PublicSeat, seen: SeatInputs) -> bool:
    """Whether the owner may look, and all cards have been dealt."""
    own = seen.own
    return own is not None and bool(played.cards) and (len(own.cards) == len(played.cards) or bool(played.decisions))


def _motion(played: PublicSeat, seen: SeatInputs, index: int) -> tuple[int, int]:
    """How long a card moves, and how long it waits: as the story has it, or as it does for whoever looks."""
    if _owner_sees(played, seen) and played.cards[index] is None:
        return paced(TURN_MS, seen.view.pace), 0
    return seen.motion.of(seen.seat.seat, index, len(face_up(played.cards)))
