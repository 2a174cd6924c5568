"""What a seat's properties are derived from, and the one word for what the seat is doing. Pure."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.policy.config import game_of
from kiosk.policy.faults import FAULTS, Fault, Stops
from kiosk.rules.game import Game
from kiosk.rules.pay.settlement import SeatResult
from kiosk.rules.round import PublicSeat, PublicView, SeatView
from kiosk.table.seat_decisions import Prospects
from kiosk.table.views import Chip, SeatOnTable, TableView
from ui.glass.countdown import Clock
from ui.glass.derive.motion import STILL, Motion
from ui.glass.panels.seat_panels import spot_pays
from ui.glass.ui_state import UiState
from ui.glass.viewmodels.part_models import PanelProps


@dataclass(frozen=True)
class SeatInputs:
    """Each is made for one look at the seat: what follows from it is found once."""

    view: TableView  # as it is shown
    seat: SeatOnTable
    ui_state: UiState
    own: SeatView | None  # while its cards may be shown
    clock: Clock | None
    now_ms: int  # while the place is kept for its player; else 0
    celebrates: bool = False
    motion: Motion = STILL  # of the cards, while they are told of
    told: PublicView | None = None  # the latest round, as it ended on screen
    prospects: Prospects = field(
        default_factory=lambda: MappingProxyType({})
    )  # what the table would say to the seat's plain requests now

    def takes(self, request: type) -> bool:
        """Whether the table would take it now: what it would refuse is not offered."""
        return request in self.prospects and self.prospects[request] is None

    @property
    def standing(self) -> tuple[object, ...]:
        """All but the time, which cards, spots and panel do not follow."""
        told = self.celebrates, self.motion, self.told
        return (self.view, self.seat, self.ui_state, self.own, *told, self.prospects)

    @property
    def by_touch(self) -> bool:
        """Whether players may take credits themselves."""
        return self.view.kind != "live" and profiles.load(self.view.config.profile).buys_in_by_touch

    @property
    def on_bank(self) -> bool:
        """Whether whoever decides now does so in extra time."""
        return self.view.phase == Phase.PLAYING and self.clock is not None and self.clock.on_bank

    @property
    def broke(self) -> bool:
        """Whether there is too little to play with."""
        return self.seat.credit + sum(cents for _, cents in self.seat.bets) < self.least_to_play

    @cached_property
    def least_to_play(self) -> int:
        """In cents: what the game's wagers take at their least, without which nobody plays."""
        alone = not any(one.bets for one in self.view.seats if one.seat != self.seat.seat)
        required = self.game.required_wagers(alone=alone)
        return sum(limit.least for limit in self.view.limits if limit.wager in required)

    @property
    def latches(self) -> bool:
        """Whether the chip on the progressive's spot is staked with the bets that lie there."""
        return bool(self.seat.bets) and self.seat.chip == Chip.DETECTED and not self.view.progressive_stopped

    @property
    def panel(self) -> PanelProps:
        """What is laid over the seat. It waits while the seat has a hand to see: until the hand is over."""
        return PanelProps() if self._panel_waits else self.ui_state.panel

    @property
    def pays(self) -> PanelProps:
        """The pay table that was opened at a spot, until something else is to be seen there."""
        wager = self.ui_state.pays
        if not wager or self.lying != self.ui_state.pays_at:
            return PanelProps()
        return spot_pays(self.view, wager, self.ui_state.speech)

    @property
    def _panel_waits(self) -> bool:
        """Whether a decision is due, or something has happened to the seat's hand since the panel was asked for."""
        played = self.played
        if played is None or stopped(self.view) or self.state == "locked":
            return False
        if (played.folded or played.void) and self.settled:
            return False
        return self.state == "deciding" or self.lying != self.ui_state.panel_at

    @cached_property
    def lying(self) -> tuple[object, ...]:
        """What lies before the seat as everybody sees it."""
        played, view = self.played, self.view.round
        if played is None or view is None:
            return ()
        return (self.view.round_number, self.state, played.cards, view.community, view.dealer, len(played.lines))

    def public(self) -> "SeatInputs":
        """As everybody sees it on a shared screen: nothing of the cards, touches and wishes that are the seat's own."""
        language, reserved, since = self.ui_state.language, self.ui_state.reserved_until_ms, self.ui_state.since_round
        return replace(self, own=None, ui_state=UiState(language, reserved_until_ms=reserved, since_round=since))

    @cached_property
    def game(self) -> Game:
        return game_of(self.view.config)

    @cached_property
    def played(self) -> PublicSeat | None:
        """The seat in the round that is shown."""
        if self.view.round is None or self.view.phase not in (Phase.PLAYING, Phase.RESULT):
            return None
        return next((one for one in self.view.round.seats if one.seat == self.seat.seat), None)

    @property
    def result(self) -> SeatResult | None:
        """What the latest round came to here, once all of it has been shown."""
        if self.view.last is None or self.view.last_round <= self.ui_state.since_round or not self.settled:
            return None
        return next((one for one in self.view.last.seats if one.seat == self.seat.seat), None)

    @cached_property
    def settled(self) -> bool:
        """Whether every wager that the seat made has been settled before its eyes."""
        played = self.played
        return played is None or len(played.lines) == len(played.wagers)

    @cached_property
    def state(self) -> str:
        """What the seat is doing: one word, which everything else follows."""
        seat, view, played = self.seat, self.view, self.played
        if not seat.taken:
            return "closed" if seat.locked or view.closed is not None or stopped(view) else "empty"
        if seat.locked and not (played is not None and view.phase == Phase.RESULT):  # what it won is seen first
            return "locked"
        if self.ui_state.reserved_until_ms is not None:
            return "away"
        if played is not None and view.round is not None:
            if view.phase == Phase.RESULT and self.settled:
                return "result"
            if played.void:
                return "void"
            if played.folded:
                return "folded"
            if seat.choices and not stopped(view):
                return "deciding"
            return "decided" if any(one.owes for one in view.round.seats) else "watching"
        lying = view.phase == Phase.CUTTING and seat.bets  # since the decks were opened: they may be taken back
        if lying or view.phase in (Phase.OPENING, Phase.BETTING):  # bets are taken while the decks are opened
            if stopped(view):
                return "waiting"
            return "ready" if seat.ready and seat.bets else "betting"  # whoever sits out may still bet
        return "waiting"


def stopped(view: TableView) -> Fault | None:
    """The first fault that stops the whole table."""
    return next((FAULTS[fault.fault] for fault in view.faults if fault.stops == Stops.TABLE), None)


def won(seat: PublicSeat) -> bool:
    """Whether a wager of the seat has been won before everybody's eyes."""
    return any(line.returned > line.stake for line in seat.lines)
