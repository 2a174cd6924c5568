"""Values from outside, put into sentences: plain ASCII, short, one line, as JSON writes them."""

import json

MOST_LETTERS = 60


def printable(value: object) -> str:
    try:
        text = json.dumps(value, default=lambda _: "something else")
    except RecursionError:
        return "nested too deeply"
    return text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 3] + "..."


def plain_name(code: str) -> str:
    """A code as people read it: "trips_plus" is "trips plus", "full-house" is "full house"."""
    return code.replace("_", " ").replace("-", " ")


def printable_name(key: str) -> str:
    """A key, as it is if it is a plain name."""
    return key if key.isidentifier() and key.isascii() and len(key) <= MOST_LETTERS else printable(key)
