"""How long work tells whoever waits for it how far it is."""

from collections.abc import Callable

Progress = Callable[[int, int], None]  # so much is done, of how much (0: not known); it may raise to stop the work


def unwatched(_: int, __: int) -> None:
    """Nobody waits."""
