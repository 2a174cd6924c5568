"""How a seat wants things, and what it is in the middle of: what the screen alone knows of a seat. Frozen."""

from typing import NamedTuple

from kiosk.base.words import Language
from ui.glass.derive.amounts import chip_name
from ui.glass.viewmodels.part_models import PanelProps

CHIPS_SHOWN = 4  # at a time, of those to bet with
VOLUMES = (1.0, 0.5, 0.2, 0.0)  # that a seat may choose, of what the house allows


class UiState(NamedTuple):
    """A seat's own settings and its unfinished touches. Nobody at the seat: as it comes."""

    language: str = "en"
    volume: float = VOLUMES[0]
    large: bool = False
    contrast: bool = False
    four_colours: bool = False
    calm: bool = False
    chip: int = 0  # cents, of the chip in the player's hand
    chips_from: int = 0  # the first of the chips that lie before the player
    chosen: tuple[int, ...] = ()  # cards, by position
    peeking: bool = False
    note: str = ""
    note_tone: str = ""
    note_until_ms: int = 0
    panel: PanelProps = PanelProps()
    panel_at: tuple[object, ...] = ()  # what lay before the seat when it was asked for
    asks_pays: bool = False  # the spot that is touched next tells what it pays
    pays: str = ""  # the wager whose pay table is open
    pays_at: tuple[object, ...] = ()  # what lay before the seat when it was opened
    pays_until_ms: int = 0
    done: tuple[str, ...] = ()  # since the last cards were dealt, which Undo takes back
    reserved_until_ms: int | None = None  # the player stepped away
    since_round: int = 0  # the last round before this player sat down

    @property
    def speech(self) -> Language:
        return Language.of(self.language)

    def with_next_volume(self) -> "UiState":
        """A step quieter; after silence, as loud as it goes."""
        return self._replace(volume=VOLUMES[(VOLUMES.index(self.volume) + 1) % len(VOLUMES)])

    def before(self, chips: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the table's chips that lie before the player."""
        return chips[self.chips_from : self.chips_from + CHIPS_SHOWN]

    def taking(self, chips: tuple[int, ...], name: str) -> "UiState":
        """With this chip in the player's hand; one that was there already brings the next, where there are more."""
        taken = next((chip for chip in chips if chip_name(chip) == name), 0)
        if taken != self.chip or len(chips) <= CHIPS_SHOWN:
            shown = chips.index(taken) // CHIPS_SHOWN * CHIPS_SHOWN if taken else self.chips_from
            return self._replace(chip=taken, chips_from=shown)
        first = self.chips_from + CHIPS_SHOWN
        first = first if first < len(chips) else 0
        return self._replace(chip=chips[first], chips_from=first)
