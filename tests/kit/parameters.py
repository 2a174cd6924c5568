"""Parameters of which only some belong to the ordinary tests; the others are tried by the slow ones."""

from collections.abc import Iterable

import pytest
from _pytest.mark.structures import ParameterSet


def mostly_slow(values: Iterable[object], *ordinary: object) -> list[ParameterSet]:
    return [pytest.param(value, marks=() if value in ordinary else pytest.mark.slow) for value in values]
