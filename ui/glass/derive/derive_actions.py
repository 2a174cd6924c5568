"""The big buttons of a seat: what may be done now, and what it costs. What would be refused is not offered. Pure."""

from kiosk.base.words import Language
from kiosk.rules.pay.money import dollars
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.rule_sets import spec_of
from kiosk.rules.spec import Picking
from kiosk.table import requests
from ui.glass.derive.amounts import short_money
from ui.glass.derive.seat_inputs import SeatInputs
from ui.glass.felt.place import TARGET, bet_controls, decisions
from ui.i18n.catalogue import seat as words
from ui.i18n.catalogue.wagers import decision_parts, decision_words

Action = dict[str, object]


def actions(seen: SeatInputs, state: str, language: Language) -> tuple[Action, ...]:
    match state:
        case "betting":
            return _to_bet(seen, language)
        case "ready" if seen.takes(requests.Unready):
            return (_action("unready", language.say(words.NOT_YET), tone="calm"),)
        case "waiting" if seen.broke:
            return _to_buy_in(seen, language)
        case "away":
            return (_action("here", language.say(words.I_AM_HERE)),)
        case "deciding":
            return _to_decide(seen, language)
    return ()


def total_bet(seen: SeatInputs) -> int:
    """What the seat stakes if the cards are dealt now: its bets, and with them the progressive's chip."""
    cents = sum(cents for _, cents in seen.seat.bets)
    return cents + WAGER_CENTS if seen.latches else cents


def picking_of(seen: SeatInputs) -> Picking | None:
    return spec_of(seen.view.game).picking


def _to_bet(seen: SeatInputs, language: Language) -> tuple[Action, ...]:
    if seen.broke:
        return _to_buy_in(seen, language)
    if total := total_bet(seen):
        deal = _action("ready", language.say(words.DEAL), total, enabled=seen.takes(requests.Ready))
        return (_priced(deal, total, bet_controls(seen.game.layout).second.width),)
    others = any(one.taken for one in seen.view.seats if one.seat != seen.seat.seat)
    return (_action("ready", language.say(words.SKIP), tone="calm"),) if others and not seen.seat.ready else ()


def _to_buy_in(seen: SeatInputs, language: Language) -> tuple[Action, ...]:
    """There is too little credit to bet with: how more comes."""
    if seen.by_touch:
        return (_action("buy-in", language.say(words.BUY_IN)),)
    return () if seen.seat.calling else (_action("attendant", language.say(words.CALL_ATTENDANT)),)


def _to_decide(seen: SeatInputs, language: Language) -> tuple[Action, ...]:
    offered = _offered(seen, language)
    places = decisions(len(offered)) if offered else ()
    return tuple(_priced(action, cents, box.width) for (action, cents), box in zip(offered, places, strict=True))


def _offered(seen: SeatInputs, language: Language) -> list[tuple[Action, int]]:
    """What may be decided, and what it costs."""
    picking = picking_of(seen)
    if picking is None:
        bold = sorted(seen.seat.choices, key=lambda choice: -choice.cents)
        return [(_decision(one.action, one.cents, language), one.cents) for one in bold]
    pair = " ".join(map(str, sorted(seen.ui_state.chosen)))
    by_name = {one.action: one for one in seen.seat.choices}
    named = []
    for verb in picking.verbs:
        offered = next((one for one in seen.seat.choices if one.action.startswith(verb)), None)
        if offered is not None:
            ready = f"{verb} {pair}" in by_name
            label = decision_words(language, verb)
            named.append((_action(f"{verb} {pair}", label, offered.cents, enabled=ready), offered.cents))
    plain = [one.action for one in seen.seat.choices if one.action.partition(" ")[0] not in picking.verbs]
    return [*named, *((_action(name, decision_words(language, name), tone="calm"), 0) for name in plain)]


def _decision(action: str, cents: int, language: Language) -> Action:
    verb, times = decision_parts(language, action)
    named = _action(action, decision_words(language, action), cents, "primary" if cents else "calm")
    return {**named, "verb": verb, "times": times}


def _priced(action: Action, cents: int, width: float) -> Action:
    """With its price as short as the button wants it: a letter has 10 px, drawn narrower if need be."""
    beside = len(str(action["times"])) + 1 if action["times"] and width > TARGET else 0  # on one line with the price
    return {**action, "amount": short_money(cents, int(width / 10) - beside) if cents else ""}


def _action(name: str, label: str, cents: int = 0, tone: str = "primary", *, enabled: bool = True) -> Action:
    return {
        "name": name,
        "label": label,
        "price": dollars(cents) if cents else "",
        "tone": tone,
        "enabled": enabled,
        "verb": label,
        "times": "",
        "amount": "",
    }
