"""An example of each game, told while nobody plays: a few cards, which of them win, and three sentences. Pure."""

from functools import lru_cache
from typing import NamedTuple

from kiosk.base.languages import LANGUAGES
from kiosk.base.words import Language
from kiosk.policy.config import TableConfig
from kiosk.rules.game_words import WHO_WINS
from kiosk.rules.rule_sets import spec_of
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
    ("Ah", "Ad", "9s", "4c"), ("Qc", "Qd", "7s", "5h", "2c"), ("Kd", "Kc"), frozenset({"Ah", "Ad", "Qc", "Qd", "7s"})
)
_NO_DEALER = Example(("Qs", "Qd", "8h"), ("Qc", "8d", "3s"), (), frozenset({"Qs", "Qd", "8h", "Qc", "8d"}))


def example_of(game: str) -> tuple[dict[str, object], ...]:
    """The cards in the order in which they are dealt, each with where it goes and whether it wins."""
    spec = spec_of(game)
    chosen = _NO_DEALER if not spec.dealer_cards else _FOUR_CARDS if spec.picking else _TWO_CARDS
    places = (("own", chosen.own), ("board", chosen.board), ("dealer", chosen.dealer))
    return tuple(
        {"place": place, "face": face, "best": face in chosen.best} for place, cards in places for face in cards
    )


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
