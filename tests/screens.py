"""The gallery: `python -m tests.screens` draws what people see into docs/screens.

Until there is a screen, that is the terminal: a told round, drawn as a picture.
"""

from html import escape
from pathlib import Path

from tests.playthroughs import PLAYTHROUGHS, text_of

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
PICTURES = {"round": "heads-up-ma", "royal": "heads-up-ny-royal"}
FONT, LINE, CHARACTER, MARGIN = 15, 21, 9, 24


def picture(text: str) -> str:
    lines = text.splitlines()
    width = 2 * MARGIN + CHARACTER * max(map(len, lines))
    height = 2 * MARGIN + LINE * len(lines)
    rows = "\n".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * number + FONT}" fill="{_colour(line)}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">\n'
        f'<rect width="100%" height="100%" rx="10" fill="#0d2b22"/>\n'
        f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{FONT}" xml:space="preserve">\n'
        f"{rows}\n</g>\n</svg>\n"
    )


def _colour(line: str) -> str:
    """Gold for what was won, bright for headings, quiet for the rest."""
    if " win " in line or "awarded" in line:
        return "#f2c14e"
    return "#b9d3c8" if line.startswith(" ") else "#f4f7f5"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, playthrough in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(picture(text_of(PLAYTHROUGHS[playthrough])), "utf-8")
    print(f"drew {len(PICTURES)} pictures in {FOLDER}")
