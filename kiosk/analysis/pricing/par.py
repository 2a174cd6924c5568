"""A game with its terms and the counts, put together as the laboratory's sheet. Pure but for the library it reads."""

from collections.abc import Collection

from kiosk import __version__
from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.game_mathematics import mathematics_of
from kiosk.analysis.pricing.measures import to_decimal
from kiosk.analysis.pricing.simple_strategies import DOWN, hole_name
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.sheets import sentences
from kiosk.analysis.sheets.sheet import Chart, PayTable, Sheet, Strategy, WagerResult
from kiosk.rules.rule_sets import RULE_SETS

PRODUCT = "Croupier"


def make_sheet(terms: Terms, library: Library) -> Sheet:
    return mathematics_of(terms.game).sheet(terms, library)


def sheet_of(
    terms: Terms,
    library: Library,
    tables: Collection[PayTable],
    wagers: Collection[WagerResult],
    strategy: Strategy,
    notes: Collection[str],
) -> Sheet:
    """A sheet of these parts, with what must be said of its wagers and where its counts come from."""
    return Sheet(
        product=PRODUCT,
        version=__version__,
        game=terms.game,
        title=RULE_SETS[terms.game].title,
        terms=terms.listed(),
        tables=tuple(tables),
        wagers=tuple(wager._replace(warning=_warning(wager)) for wager in wagers),
        strategy=strategy,
        notes=(*notes, *library.compared),
        sources=library.sources,
    )


def _warning(wager: WagerResult) -> str | None:
    """What must be said of a wager that gives money away: by a slip in its lines, by its pool, or in the long run."""
    found, pool = [], wager.progressive
    if wager.ev > 0:
        found.append(sentences.RETURNS_MORE_AT_POOL if pool and pool.fixed <= 0 else sentences.RETURNS_MORE)
    if pool and pool.long_run > 1:
        found.append(sentences.GIVES_AWAY.format(percent=to_decimal(pool.long_run * 100, 2)))
    return " ".join(found) or None


def measures(unit: str) -> tuple[str, ...]:
    """What the figures of a sheet mean, whose results are per such a unit."""
    return (sentences.MEASURES.format(unit=unit), sentences.BANDS)


def chart(title: str, chosen: Collection[str], yes: tuple[str, str], no: tuple[str, str]) -> Chart:
    """The holes of `chosen` under the letter of `yes`, the others under that of `no`."""
    places = range(len(DOWN))
    rows = tuple("".join(yes[0] if hole_name(row, column) in chosen else no[0] for column in places) for row in places)
    return Chart(title, (yes, no), rows)
