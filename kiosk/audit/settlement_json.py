"""The settlement as the public contract has it: one line of JSON.

Written out rather than built and dumped, which would make `croupier settle --lines` a quarter slower. Every string in
it is from our own vocabulary (cards, wagers, hands, pay lines), so nothing needs escaping.
"""

from kiosk.rules.cards.cards import Card
from kiosk.rules.pay.pool import MeterResult
from kiosk.rules.pay.settlement import DealerResult, SeatResult, Settlement


def answer(game: str, settlement: Settlement) -> str:
    community, burned, dealer, seats, meter, used = settlement
    return (
        f'{{"game": "{game}", "community": {_cards(community)}, "burned": {_cards(burned)}, '
        f'"dealer": {"null" if dealer is None else _dealer(dealer)}, "seats": [{", ".join(map(_seat, seats))}], '
        f'"progressive": {"null" if meter is None else _meter(meter)}, "cards_used": {used}}}'
    )


def _seat(settled: SeatResult) -> str:
    seat, cards, hands, folded, lines, adjustments, staked, returned = settled
    wagers = ", ".join(
        [
            f'{{"wager": "{wager}", "stake": {stake}, "result": "{result}", "pays": "{pays.text}", "returned": {back}}}'
            if pays
            else f'{{"wager": "{wager}", "stake": {stake}, "result": "{result}", "pays": null, "returned": {back}}}'
            for wager, stake, result, pays, back in lines
        ]
    )
    adjusted = ""
    if adjustments:
        adjusted = ", ".join([f'{{"reason": "{reason}", "amount": {amount}}}' for reason, amount in adjustments])
    named = _quoted(hands[0]) if len(hands) == 1 else ", ".join(map(_quoted, hands))
    return (
        f'{{"seat": {seat}, "cards": {_cards(cards)}, "hands": [{named}], '
        f'"folded": {"true" if folded else "false"}, "wagers": [{wagers}], "adjustments": [{adjusted}], '
        f'"staked": {staked}, "returned": {returned}}}'
    )


def _dealer(dealer: DealerResult) -> str:
    cards, kept, hand, qualifies = dealer
    # A dealer who sets a hand but set none in this round kept nothing yet.
    kept_text = "" if kept is None else f'"kept": {_cards(kept) if kept else "null"}, '
    qualifies_text = "null" if qualifies is None else "true" if qualifies else "false"
    return f'{{"cards": {_cards(cards)}, {kept_text}"hand": {_quoted(hand)}, "qualifies": {qualifies_text}}}'


def _meter(meter: MeterResult) -> str:
    before, contributed, awarded, after, overflow = meter
    overflow_text = "" if overflow is None else f', "overflow": {overflow}'
    return (
        f'{{"before": {before}, "contributed": {contributed}, "awarded": {awarded}, "after": {after}{overflow_text}}}'
    )


def _cards(cards: tuple[Card, ...]) -> str:
    return '["' + '", "'.join(cards) + '"]' if cards else "[]"


def _quoted(text: str | None) -> str:
    return "null" if text is None else f'"{text}"'
