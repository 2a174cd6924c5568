"""An example of each game, told while nobody plays: a few cards, which of them win, and three sentences. Pure."""

from functools import lru_cache
from typing import NamedTuple

from kiosk.base.languages import LANGUAGES
from kiosk.base.words import Language
from kiosk.policy.config import TableConfig, game_of
from kiosk.rules.game_words import WHO_WINS
from kiosk.rules.rule_sets import spec_of
from ui.glass.felt.layout import SEAT_X, SEAT_Y, Rect, board_card, dealer_card
from ui.glass.felt.place import WIDTH, fan
from ui.glass.help.help_steps import steps
from ui.i18n.catalogue.table import TOUCH_A_SEAT


class Example(NamedTuple):
    own: tuple[str, ...]
    board: tuple[str, ...]
    dealer: tuple[str, ...]
    best: frozenset[str]  # the winning hand


_TWO_CARDS = Example(
    ("Ah", "Kd"), ("Ac", "Jd", "7s", "4h", "2c"), ("7d", "Kc"), frozenset({"Ah", "Ac", "Kd", "Jd", "7s"})
)
_FOUR_CARDS = Example(
    ("Ah", "Ad", "9s", "4c"),
    ("Qc", "Qd", "7s", "5h", "2c"),
    ("Kd", "Kc", "8h", "3d"),
    frozenset({"Ah", "Ad", "Qc", "Qd", "7s"}),
)
_NO_DEALER = Example(("Qs", "Qd", "8h"), ("Qc", "8d", "3s"), (), frozenset({"Qs", "Qd", "8h", "Qc", "8d"}))


OWN, FLOP, TURN, DEALERS = 1, 2, 3, 4  # when a card is dealt
_FLOP_CARDS = 3


@lru_cache(maxsize=16)
def example_of(config: TableConfig, seat: int) -> tuple[dict[str, object], ...]:
    """The cards in the order in which they are dealt, each in its place, with when it comes and whether it wins."""
    spec, game = spec_of(config.game), game_of(config)
    chosen = _NO_DEALER if not spec.dealer_cards else _FOUR_CARDS if spec.picking else _TWO_CARDS
    if not seat:
        return ()
    own = [box._replace(x=box.x + SEAT_X[seat] - WIDTH / 2, y=box.y + SEAT_Y[seat]) for box in fan(len(chosen.own))]
    board = [board_card(i, game.board_cards, from_right=spec.board_from_right) for i in range(len(chosen.board))]
    dealer = [dealer_card(i, spec.dealer_cards) for i in range(len(chosen.dealer))]
    return (
        *(_card(chosen, face, box, OWN) for face, box in zip(chosen.own, own, strict=True)),
        *(_card(chosen, chosen.board[i], box, FLOP if i < _FLOP_CARDS else TURN) for i, box in enumerate(board)),
        *(_card(chosen, face, box, DEALERS) for face, box in zip(chosen.dealer, dealer, strict=True)),
    )


def _card(chosen: Example, face: str, box: Rect, step: int) -> dict[str, object]:
    return {"step": step, "face": face, "best": face in chosen.best, "x": box.x, "y": box.y, "width": box.width}


@lru_cache(maxsize=16)
def lessons(config: TableConfig, code: str) -> tuple[str, ...]:
    """What is bet, what is dealt, who wins: the first sentence of each from the game's help."""
    language = Language.of(code)
    told = tuple(steps(config, language))
    wins = next(step for step in told if step.heading == language.say(WHO_WINS))
    return tuple(step.sentences[0] for step in (told[0], told[1], wins))


@lru_cache(maxsize=1)
def invitations() -> tuple[str, ...]:
    return tuple(Language.of(code).say(TOUCH_A_SEAT) for code in LANGUAGES)
