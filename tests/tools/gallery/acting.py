"""What players do in the scenes, beside what a single finger shows: sit, bet and decide by themselves."""

from kiosk.ledger.table_state import Phase
from kiosk.policy.config import TableConfig, default_config
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide
from kiosk.table.requests import Bet, Ready
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.screen.kiosk_rig import Kiosk

PLAYER = 3  # whom the pictures are about
CREDIT = {1: 84_500, 2: 231_000, 3: 100_000, 4: 47_500, 5: 125_000, 6: 392_500}
_STAKES: dict[str, dict[str, int]] = {
    HEADS_UP_NY: {"ante": 1_000, "trips_plus": 500, "pocket_bonus": 500},
    HEADS_UP_MA: {"ante": 1_000, "trips_plus": 500, "pocket_bonus": 500},
    TEXAS: {"ante": 1_500, "bonus": 500},
    FAST_ACTION: {"bet": 2_500},
    FLOP: {"ante": 1_000},
}


def sit(kiosk: Kiosk, *seats: int) -> None:
    """Players sit down and buy in; when the cards have been shuffled, bets are open."""
    for seat in seats or SEATS:
        kiosk.driver.seat(seat, cents=CREDIT[seat])
    kiosk.until_phase(Phase.BETTING)
    kiosk.run(1_500)


def bet(kiosk: Kiosk, *seats: int, chip: bool = False, **stakes: int) -> None:
    """These seats bet, the same or what is said here."""
    for seat in seats or taken(kiosk):
        for wager, cents in (stakes or _STAKES[kiosk.driver.config.game]).items():
            for value in _chips(kiosk.driver.config, cents):
                kiosk.driver.does(Bet(seat, wager, value))
        if chip:
            kiosk.application.controller.asked(seat, "bet", "progressive")
    kiosk.step()


def _chips(config: TableConfig, cents: int) -> list[int]:
    """Chips of that much; a spot whose step is larger than a chip is bet in its own."""
    chips: list[int] = []
    for value in sorted(config.chips, reverse=True):
        count, cents = divmod(cents, value)
        chips += [value] * count
    return chips


def taken(kiosk: Kiosk) -> list[int]:
    """The seats that somebody sits at and that wait for nobody."""
    return [seat.seat for seat in kiosk.driver.table.view().seats if seat.taken and not seat.locked]


def ready(kiosk: Kiosk, *seats: int) -> None:
    """They have bet all they want; when all have, bets close."""
    for seat in seats or taken(kiosk):
        kiosk.driver.does(Ready(seat))
    kiosk.step()


def deal(kiosk: Kiosk) -> None:
    """Bets close, and the hands are dealt."""
    ready(kiosk)
    kiosk.until(lambda: bool(kiosk.deciding()))


def decide(kiosk: Kiosk, choice: str, *seats: int) -> None:
    """Whoever owes a decision makes it; one who cannot have that choice takes the least."""
    for seat in seats or SEATS:
        view = kiosk.driver.table.peek(seat)
        if view is not None and view.options:
            least = next(one for one in ("check", "fold", "surrender", *view.options) if one in view.options)
            kiosk.driver.does(Decide(seat, choice if choice in view.options else least))
    kiosk.step()


def settle(kiosk: Kiosk) -> None:
    """Everything is turned and paid, and the result stands."""
    kiosk.until(lambda: any(seat.shown.net for seat in kiosk.application.seats))
    kiosk.until(lambda: kiosk.application.presenter.live)
    kiosk.run(300)


def play(kiosk: Kiosk, choice: str) -> None:
    """A round from the deal to its result, everybody deciding alike."""
    deal(kiosk)
    while kiosk.driver.state.phase == Phase.PLAYING:
        decide(kiosk, choice)
    settle(kiosk)


def config_of(game: str, **more: object) -> TableConfig:
    """A table as it comes, but for that."""
    return default_config(game)._replace(**more)  # type: ignore[arg-type]
