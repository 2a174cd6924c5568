"""How a seat wants things, and what it is in the middle of: what the screen alone knows of a seat. Frozen."""

from typing import NamedTuple

from kiosk.base.words import Language
from ui.glass.viewmodels.part_models import PanelProps


class UiState(NamedTuple):
    """A seat's own settings and its unfinished touches. Nobody at the seat: as it comes."""

    language: str = "en"
    muted: bool = False
    large: bool = False
    contrast: bool = False
    four_colours: bool = False
    calm: bool = False
    chip: int = 0  # cents, of the chip in the player's hand
    chosen: tuple[int, ...] = ()  # cards, by position
    peeking: bool = False
    note: str = ""
    note_tone: str = ""
    note_until_ms: int = 0
    panel: PanelProps = PanelProps()
    undoes: bool = False  # something was done since bets opened that can be taken back
    cash_out_after: bool = False  # this hand
    reserved_until_ms: int | None = None  # the player stepped away
    since_round: int = 0  # the last round before this player sat down

    @property
    def speech(self) -> Language:
        return Language.of(self.language)
