"""The story rule, held against what is on the glass: frames of the running scene, and what the records allow of each.

Nothing here asks how the story is told. A frame is read from the scene and its models; what may be in it follows from
the frames before it and from the records that were committed by then.
"""

from collections.abc import Iterator
from typing import NamedTuple, cast

from PySide6.QtQuick import QQuickItem, QQuickWindow

from kiosk.ledger.records import Record, RoundOpened, RoundStepped
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.positions import COMMUNITY, DEALER, SEATS
from kiosk.rules.events import CommunityTurned, DealerTurned, HandsTurned
from kiosk.rules.pay.money import PoolShare
from kiosk.rules.pay.settlement import Pass
from kiosk.rules.round import PublicView
from kiosk.table.views import TableView
from tests.kit.screen.fingers import all_items, find_all, texts_of
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.visible_items import hand_item, kind_of, seat_item
from ui.glass.viewmodels.part_models import CardModel, SpotModel

READ_MS = 1_200  # that a named hand can be read, at least

Spots = frozenset[tuple[int, str]]  # seats and their wagers


class Frame(NamedTuple):
    """What can be seen at one moment."""

    ms: int
    board: tuple[str, ...]  # faces; an empty text is a back
    dealer: tuple[str, ...]
    cards: dict[int, tuple[str, ...]]
    lit: frozenset[int]  # places of which a card is lit: seats, 0 the dealer's
    dealer_hand: str
    hands: dict[int, str]
    settled: Spots  # wagers that show what they came to
    nets: dict[int, str]
    credits: dict[int, int]
    meter: int | None
    words: dict[int, frozenset[str]]  # every text that is drawn at a seat
    controls: dict[int, frozenset[str]]  # decisions that a finger could touch
    unturned: frozenset[int]  # places with a card that is drawn as a back or in mid-turn, although it was turned
    dim: frozenset[int]  # places that lie face up and of which a card is dimmed


class Known(NamedTuple):
    """What was committed by then."""

    board: tuple[Card, ...] = ()
    dealer: tuple[Card, ...] = ()
    hands: tuple[tuple[int, tuple[Card, ...]], ...] = ()  # in the order in which they were turned
    credits: tuple[int, ...] = ()  # or what a seat had when the cards were dealt, if that was more
    choices: tuple[frozenset[str], ...] = ()


class Watcher:
    """Sees the scene frame by frame, and hears every record as it is committed."""

    def __init__(self, kiosk: Kiosk, seats: tuple[int, ...]) -> None:
        self._kiosk = kiosk
        self._seats = seats
        self._items: dict[int, QQuickItem] = {seat: seat_item(kiosk.window, seat) for seat in seats}
        self._hands = [hand_item(kiosk.window, seat) for seat in seats]
        self._drawn = drawn_cards(kiosk.window, *seats)
        self._known = Known()
        self._dealt = (0,) * len(SEATS)
        self.told: list[tuple[Frame, Known]] = []
        self.end: tuple[PublicView, tuple[Pass, ...]] | None = None
        kiosk.driver.table.observe(self._on_records)

    def _on_records(self, records: tuple[Record, ...], view: TableView) -> None:
        known = self._known
        for record in records:
            if isinstance(record, RoundOpened):
                known, self._dealt = Known(), tuple(seat.credit for seat in view.seats)
            for event in record.events if isinstance(record, RoundStepped) else ():
                match event:
                    case CommunityTurned(cards):
                        known = known._replace(board=known.board + cards)
                    case DealerTurned(cards):
                        known = known._replace(dealer=cards)
                    case HandsTurned(hands):
                        seen = {seat for seat, _ in known.hands}
                        known = known._replace(hands=known.hands + tuple(one for one in hands if one[0] not in seen))
        choices = tuple(frozenset(choice.action for choice in seat.choices) for seat in view.seats)
        most = tuple(max(seat.credit, dealt) for seat, dealt in zip(view.seats, self._dealt, strict=True))
        self._known = known._replace(credits=most, choices=choices)
        if view.phase == Phase.RESULT and view.round is not None:
            self.end = view.round, view.passes

    def look(self) -> None:
        """The frame that is on the glass now, if it differs from the last."""
        frame = self._frame()
        last, known = self.told[-1] if self.told else (None, None)
        if last is None or (frame._replace(ms=last.ms, words=last.words), self._known) != (last, known):
            drawn = texts_of(self._kiosk.window, [*self._items.values(), *self._hands])
            words: dict[int, frozenset[str]] = dict.fromkeys(self._seats, frozenset())
            for seat, found in zip(self._seats * 2, drawn, strict=True):
                words[seat] |= {one.text for one in found}
            self.told.append((frame._replace(words=words), self._known))

    def _frame(self) -> Frame:
        kiosk, table = self._kiosk, self._kiosk.application.table
        models = {seat: kiosk.seat(seat) for seat in self._seats}
        cards = {seat: cast("list[CardModel]", model.cards) for seat, model in models.items()}
        board, dealer = cast("list[CardModel]", table.community), cast("list[CardModel]", table.dealer)
        spots = {seat: cast("list[SpotModel]", model.spots) for seat, model in models.items()}
        playing = {seat: model.shown for seat, model in models.items()}
        in_play = table.shown.phase in ("playing", "result")
        return Frame(
            kiosk.driver.clock.steady_ms(),
            _faces(board),
            _faces(dealer),
            {seat: _faces(lying) for seat, lying in cards.items()},
            frozenset(seat for seat, lying in {**cards, 0: dealer}.items() if any(card.shown.lit for card in lying)),
            table.shown.dealerHand,
            {seat: shown.hand if not shown.peeking and in_play else "" for seat, shown in playing.items()},
            frozenset(
                (seat, spot.shown.wager) for seat, lying in spots.items() for spot in lying if spot.shown.outcome
            ),
            {seat: shown.net if in_play else "" for seat, shown in playing.items()},
            {seat: _cents(shown.credit) for seat, shown in playing.items()},
            _cents(table.shown.meter) if table.shown.meter else None,
            {},
            {seat: frozenset(self._touchable(seat)) for seat in self._seats},
            frozenset(
                place
                for place, lying in {**cards, DEALER: dealer, COMMUNITY: board}.items()
                for model, item in zip(lying, self._drawn[place], strict=True)
                if model.shown.dealt and model.shown.face and not lies_open(item, model.shown.face)
            ),
            frozenset(
                place
                for place, lying in {**cards, DEALER: dealer, COMMUNITY: board}.items()
                if any(card.shown.dim and card.shown.face for card in lying)
                and not (place in playing and playing[place].state in ("folded", "void"))  # dimmed as they lie
            ),
        )

    def _touchable(self, seat: int) -> Iterator[str]:
        if self._kiosk.seat(seat).shown.state != "deciding":
            return
        for action in self._kiosk.seat(seat).shown.actions:
            name = str(action["name"])
            if action["enabled"] and find_all(self._kiosk.window, f"seat{seat}.act.{name}", self._items[seat]):
                yield name


def drawn_cards(window: QQuickWindow, *seats: int) -> dict[int, list[QQuickItem]]:
    """What draws the cards of these seats, the dealer's and the community's, by their places."""
    items = {item.objectName(): item for item in all_items(window) if kind_of(item) == "Card"}
    called = {DEALER: "dealer.", COMMUNITY: "community.", **{seat: f"seat{seat}.card." for seat in seats}}
    return {place: [items[f"{name}{n}"] for n in range(9) if f"{name}{n}" in items] for place, name in called.items()}


def lies_open(item: QQuickItem, face: str) -> bool:
    """Whether a card is drawn with this face, in its place and at its full width."""
    return bool((item.property("face"), item.property("flip"), item.property("fly")) == (face, 1, 0))


def _faces(cards: list[CardModel]) -> tuple[str, ...]:
    return tuple(card.shown.face for card in cards if card.shown.dealt)


def _cents(text: str) -> int:
    return round(float(text.replace("$", "").replace(",", "")) * 100) if text else 0


# What is wrong with a story; nothing, if it is told as it happened.


def broken(watcher: Watcher) -> list[str]:
    """Every breach of the story rule in the frames of a round, in words."""
    assert watcher.end is not None
    end, passes = watcher.end
    found: list[str] = []
    past = Past()
    finally_named = {seat: hand for frame, _ in watcher.told for seat, hand in frame.hands.items() if hand}
    for (before, _), (now, known) in zip(watcher.told, watcher.told[1:], strict=False):
        found += [f"{now.ms} ms: {one}" for one in _in_frame(past, before, now, known, end, passes)]
        found += [
            f"{now.ms} ms: seat {seat} reads {hand} before it is named"
            for seat, hand in finally_named.items()
            if not now.hands[seat] and hand in now.words[seat] and seat not in past.named
        ]
        past.add(now)
    return found + _in_all(past, end, passes, watcher.told[-1][1])


class Past:
    """What has been seen so far, and since when."""

    def __init__(self) -> None:
        self.faces: dict[int, set[str]] = {}
        self.board = 0
        self.dealer = 0
        self.settled: Spots = frozenset()
        self.named: dict[int, int] = {}
        self.read: dict[int, int] = {}
        self.nets: set[int] = set()

    def add(self, frame: Frame) -> None:
        self.board = max(self.board, sum(map(bool, frame.board)))
        self.dealer = max(self.dealer, sum(map(bool, frame.dealer)))
        self.settled |= frame.settled
        self.nets |= {seat for seat, net in frame.nets.items() if net}
        for seat, cards in frame.cards.items():
            self.faces.setdefault(seat, set()).update(filter(None, cards))
            if frame.hands[seat] and any(cards):
                self.named.setdefault(seat, frame.ms)
            elif seat in self.named and not any(cards):
                self.read.setdefault(seat, frame.ms - self.named[seat])


def _in_frame(
    past: Past, before: Frame, now: Frame, known: Known, end: PublicView, passes: tuple[Pass, ...]
) -> Iterator[str]:
    yield from _cards_in_order(before, now, known)
    whole = len([card for card in before.board if card]) == len(end.community)
    dealt_up = all(before.dealer) and bool(before.dealer)
    if now.dealer_hand and not (before.dealer_hand or (dealt_up and whole)):
        yield "the dealer's hand is named before its last card is turned"
    turned = dict(known.hands)
    for seat, hand in now.hands.items():
        shown = past.faces.get(seat, set())
        if hand and not before.hands[seat] and not (whole and set(turned.get(seat, ("?",))) <= shown):
            yield f"seat {seat} is named before its last card is turned"
        if seat in now.lit and not hand:
            yield f"cards of seat {seat} are lit before its hand is named"
        if hand and hand not in " ".join(now.words[seat]):
            yield f"seat {seat}: its hand is not drawn"
    if 0 in now.lit and not now.dealer_hand:
        yield "the dealer's cards are lit before the hand is named"
    yield from _as_drawn(before, now, known)
    yield from _settled_in_order(past, before, now, known, passes)
    yield from _money(before, now, known, end)
    for seat, offered in now.controls.items():
        if not offered <= known.choices[seat - 1]:
            yield f"seat {seat} is offered what would be refused: {sorted(offered - known.choices[seat - 1])}"
        if offered and tuple(filter(None, now.board)) != known.board:
            yield f"seat {seat} is asked before its street is turned"


def _as_drawn(before: Frame, now: Frame, known: Known) -> Iterator[str]:
    """Nothing is said, lit, dimmed or paid over a card that is drawn as a back or in mid-turn."""
    board = COMMUNITY in now.unturned
    if now.dealer_hand and (board or DEALER in now.unturned):
        yield "the dealer's hand is named over a card that is not drawn face up"
    if 0 in now.lit and DEALER in now.unturned:
        yield "the dealer's cards are lit while one is not drawn face up"
    for place in now.unturned & now.dim:
        yield f"place {place} is dimmed while a card of it is not drawn face up"
    for seat, hand in now.hands.items():
        if seat not in now.unturned and not (board and seat in dict(known.hands)):
            continue
        if hand and hand in " ".join(now.words[seat]):
            yield f"seat {seat} is named over a card that is not drawn face up"
        if seat in now.lit:
            yield f"cards of seat {seat} are lit while one is not drawn face up"
        if any(one == seat for one, _ in now.settled - before.settled) or now.credits[seat] > before.credits[seat]:
            yield f"seat {seat} is paid over a card that is not drawn face up"


def _cards_in_order(before: Frame, now: Frame, known: Known) -> Iterator[str]:
    for what, was, lies, committed in (
        ("community", before.board, now.board, known.board),
        ("dealer's", before.dealer, now.dealer, known.dealer),
    ):
        up, had = tuple(filter(None, lies)), tuple(filter(None, was))
        if up != committed[: len(up)]:
            yield f"{what} cards that were not committed, or not in this order: {up}"
        if len(up) > len(had) + 1:
            yield f"{what} cards are not turned one after the other: {had}, {up}"
    for seat, cards in now.cards.items():
        up = tuple(filter(None, cards))
        if up and not set(up) <= set(dict(known.hands).get(seat, ())):
            yield f"seat {seat} shows cards that nobody turned"
    if len([seat for seat, cards in now.cards.items() if any(cards) and not any(before.cards[seat])]) > 1:
        yield "several hands are turned at once"


def _settled_in_order(past: Past, before: Frame, now: Frame, known: Known, passes: tuple[Pass, ...]) -> Iterator[str]:
    turned = dict(known.hands)
    needs = {
        (seat, wager): served
        for served in passes
        for seat, wagers in served.steps
        for wager in wagers
        if served.turns or served.together
    }
    for seat, wager in now.settled - before.settled:
        if (seat, wager) in needs and seat in turned and not set(turned[seat]) <= past.faces.get(seat, set()):
            yield f"seat {seat}: {wager} is settled before its hand is turned"
        if (seat, wager) in needs and seat in turned and not (now.hands[seat] or past.named.get(seat)):
            yield f"seat {seat}: {wager} is settled before its hand is named"
    for served in passes:
        for earlier, later in zip(served.turns, served.turns[1:], strict=False):
            begins = any(now.cards.get(later, ())) and not past.faces.get(later)
            due = {(earlier, wager) for seat, wagers in served.steps if seat == earlier for wager in wagers}
            if begins and later in turned and not due <= past.settled:
                yield f"seat {later} is turned before seat {earlier} is settled"


def _money(before: Frame, now: Frame, known: Known, end: PublicView) -> Iterator[str]:
    wagers = {seat.seat: {(seat.seat, line.wager) for line in seat.lines} for seat in end.seats}
    for seat, cents in now.credits.items():
        if cents > known.credits[seat - 1]:
            yield f"seat {seat} has more on the screen than in the ledger"
        if cents > before.credits[seat] and wagers.get(seat) and not wagers[seat] <= now.settled:
            yield f"seat {seat} is paid before its wagers are settled"
        if now.nets[seat] and wagers.get(seat) and not wagers[seat] <= now.settled:
            yield f"seat {seat} reads its result before its wagers are settled"
    falls = now.meter is not None and before.meter is not None and now.meter < before.meter
    hits = {seat.seat for seat in end.seats for line in seat.lines if isinstance(line.pays, PoolShare)}
    if falls and any(not wagers[seat] <= now.settled for seat in hits):
        yield "the meter falls before its win"


def _in_all(past: Past, end: PublicView, passes: tuple[Pass, ...], known: Known) -> list[str]:
    found = []
    if past.board != len(known.board) or past.dealer != len(known.dealer):
        found.append(f"of {len(known.board)} and {len(known.dealer)} cards, {past.board} and {past.dealer} were shown")
    for seat, cards in known.hands:
        if not set(cards) <= past.faces.get(seat, set()):
            found.append(f"seat {seat} was never turned")
    due = {(seat, wager) for one in passes for seat, wagers in one.steps for wager in wagers}
    found += [f"seat {seat}: {wager} was never settled" for seat, wager in sorted(due - past.settled)]
    found += [f"seat {seat.seat} never read its result" for seat in end.seats if seat.seat not in past.nets]
    found += [f"seat {seat} could be read for {ms} ms" for seat, ms in past.read.items() if ms < READ_MS]
    return found
