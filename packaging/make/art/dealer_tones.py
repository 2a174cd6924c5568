"""The dealer's own colours: black cloth, ivory linen, dark red silk."""

from typing import Final

CLOTH: Final = "#171a21"
CLOTH_LIT: Final = "#333a47"
SHIRT: Final = "#efe8da"
SHIRT_SHADE: Final = "#d8cebc"
SHIRT_DEEP: Final = "#b5a996"
SILK: Final = "#6f1426"
SILK_LIT: Final = "#a62a40"
SKIN: Final = "#cf9f7d"
SKIN_LIT: Final = "#e2b896"
SKIN_SHADE: Final = "#a87656"
HAIR: Final = "#2a1d19"
HAIR_LIT: Final = "#5a4034"
GLOVE: Final = "#fbf8f0"
GLOVE_SHADE: Final = "#ddd5c6"
GLOVE_LINE: Final = "#a79c8a"
