"""What is printed on the felt of a game, in one language: a name for the picture that has it all. Pure."""

import base64
import json
from functools import lru_cache
from typing import NamedTuple

from kiosk.base.words import Language
from kiosk.policy.config import TableConfig, game_of
from kiosk.rules.rule_sets import elections_of, spec_of
from ui.glass.felt import place
from ui.i18n.catalogue.table import DEALER
from ui.i18n.catalogue.wagers import place_words, spot_words


class PrintedSpot(NamedTuple):
    name: str
    x: float
    y: float
    radius: float
    inside: bool
    gold: bool  # of the progressive


class PrintedHand(NamedTuple):
    """Where two cards of a seat lie."""

    name: str
    x: float
    width: float


class PrintSpec(NamedTuple):
    board: int  # places for community cards
    dealer: int
    dealer_name: str
    hands: tuple[PrintedHand, ...]
    spots: tuple[PrintedSpot, ...]
    signs: tuple[tuple[float, float], ...]  # where "=" stands
    shoe: bool  # stands at the left, else a shuffler
    lines: tuple[str, ...]  # along the arc between dealer and players: the left one, the right one

    def key(self) -> str:
        """All of it, as part of an address."""
        return base64.urlsafe_b64encode(json.dumps(self, ensure_ascii=False).encode()).decode()

    @classmethod
    def read(cls, key: str) -> "PrintSpec":
        board, dealer, name, hands, spots, signs, shoe, lines = json.loads(base64.urlsafe_b64decode(key))
        return cls(
            board,
            dealer,
            name,
            tuple(PrintedHand(*hand) for hand in hands),
            tuple(PrintedSpot(*spot) for spot in spots),
            tuple((x, y) for x, y in signs),
            shoe,
            tuple(lines),
        )


@lru_cache(maxsize=16)
def print_of(config: TableConfig, code: str, *, progressive: bool) -> str:
    """The key of a game's print; a progressive that is not offered has no spot."""
    language, game = Language.of(code), game_of(config)
    spec = spec_of(game.name)
    places = {one.wager: one for one in place.spots(game.layout)}
    printed = [spot for spot in game.layout if not spot.for_cards and (progressive or spot.wager != "progressive")]
    return PrintSpec(
        board=game.board_cards,
        dealer=spec.dealer_cards,
        dealer_name=language.say(DEALER),
        hands=tuple(
            PrintedHand(
                place_words(language, one.spot) if one.spot else "", one.cards.x - place.WIDTH / 2, one.cards.width
            )
            for one in place.card_places(game.layout)
        ),
        spots=tuple(
            PrintedSpot(
                "" if spot.wager == "progressive" else spot_words(language, spot.wager),
                places[spot.wager].x - place.WIDTH / 2,
                places[spot.wager].y,
                places[spot.wager].radius,
                inside=not places[spot.wager].beside,
                gold=spot.wager == "progressive",
            )
            for spot in printed
        ),
        signs=tuple((x - place.WIDTH / 2, y) for x, y in place.equal_signs(game)),
        shoe=spec.from_shoe,
        lines=tuple(one.said(language) for one in spec.arcs(elections_of(game.name, config.house))),
    ).key()
