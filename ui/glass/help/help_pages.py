"""The players' help: rules, pay tables, limits and clocks, returns, fair cards, safe play, as pages of plain blocks.

Everything comes from the table's configuration, in one seat's language. Pure; how a page looks is not its business.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from kiosk.base.words import Language
from kiosk.ledger.changes import BANK_ROUNDS
from kiosk.policy import profiles
from kiosk.policy.config import Limit, TableConfig, game_of
from kiosk.rules.cards.hands import CATEGORIES
from kiosk.rules.cards.shoe import MANUAL
from kiosk.rules.layouts import Inscription
from kiosk.rules.pay.money import MICROS_PER_CENT, Cents, dollars
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.rule_sets import spec_of
from kiosk.rules.spec import Help
from ui.glass.help.help_steps import elections_of, progressive_table, steps
from ui.i18n.catalogue import help as texts
from ui.i18n.catalogue.games import inscription_words
from ui.i18n.catalogue.seat import MINUTES
from ui.i18n.catalogue.table import FROM_TO
from ui.i18n.catalogue.wagers import wager_words
from ui.i18n.hand_words import category_words, is_hand, row_words

if TYPE_CHECKING:
    from ui.glass.help.help_returns import Figures


class Heading(NamedTuple):
    text: str


class Paragraph(NamedTuple):
    """One or two sentences."""

    text: str


class Table(NamedTuple):
    """Rows of a left and a right text, and a sentence below them."""

    rows: tuple[tuple[str, str], ...]
    note: str = ""


Block = Heading | Paragraph | Table


class Page(NamedTuple):
    id: str
    title: str
    blocks: tuple[Block, ...]


def help_pages(config: TableConfig, language: Language, pool: int | None = None) -> tuple[Page, ...]:
    """All pages. `pool` is the progressive's in micros, as it can be won now; without it, the one it restarts at."""
    say = language.say
    return (
        Page("play", say(texts.HOW_TO_PLAY), tuple(_play(config, language))),
        Page("pays", say(texts.PAY_TABLES), tuple(_pays(config, language))),
        Page("limits", say(texts.LIMITS), tuple(_limits(config, language))),
        Page("returns", say(texts.RETURNS), tuple(_returns(config, language, pool))),
        Page("fair", say(texts.FAIR_CARDS), tuple(_fair(config, language))),
        Page("safe", say(texts.PLAY_SAFELY), tuple(_safe(config, language))),
    )


def _play(config: TableConfig, language: Language) -> Iterator[Block]:
    for heading, sentences in steps(config, language):
        yield Heading(heading)
        yield from map(Paragraph, sentences)


def _pays(config: TableConfig, language: Language) -> Iterator[Block]:
    game = game_of(config)
    for inscription in game.inscriptions:
        yield Heading(inscription_words(language, inscription.title))
        yield Table(_lines(inscription, language), _pay_note(config, inscription, language))
    if config.progressive:
        yield Heading(wager_words(language, "progressive"))
        yield from _progressive(config, language)
    yield Heading(language.say(texts.HANDS_RANKED))
    ranked = [name for name in CATEGORIES[::-1] if game.copies > 1 or _in_one_deck(name)]
    yield Table(tuple((category_words(language, name), str(place)) for place, name in enumerate(ranked, 1)))


@lru_cache(maxsize=64)
def spot_page(config: TableConfig, language: Language, wager: str) -> Page:
    """What one wager pays, as its spot tells it: all of its tables, and what has to be known beside them."""
    title = wager_words(language, wager)
    blocks: list[Block] = []
    for one in (one for one in game_of(config).inscriptions if wager in one.wagers):
        heading = inscription_words(language, one.title)
        blocks += [Heading(heading)] if heading != title else []
        blocks.append(Table(_lines(one, language, row_words), _pay_note(config, one, language)))
    if wager == "progressive":
        blocks += _progressive(config, language)
    blocks += [Paragraph(one.said(language)) for one in _help(config).spot(wager, elections_of(config))]
    return Page(wager, title, tuple(blocks))


def _progressive(config: TableConfig, language: Language) -> Iterator[Block]:
    table = progressive_table(config)
    if table is None:
        return
    rows = ((category_words(language, line), pay.said(language)) for line, pay in table.pays.items())
    yield Table(tuple(rows), language.say(texts.HIGHEST_ALONE))
    if any(line.startswith("flopped") for line in table.pays):
        yield Paragraph(language.say(texts.FLOPPED))


def _lines(
    inscription: Inscription, language: Language, hand: Callable[[Language, str], str] = category_words
) -> tuple[tuple[str, str], ...]:
    return tuple(
        (
            hand(language, name) if is_hand(name) else inscription_words(language, name),
            pays if isinstance(pays, str) else pays.said(language),
        )
        for name, pays in inscription.lines
    )


def _pay_note(config: TableConfig, inscription: Inscription, language: Language) -> str:
    note = _help(config).note(inscription.title, elections_of(config))
    return note.said(language) if note else ""


def _in_one_deck(category: str) -> bool:
    return category != "five-of-a-kind" and not category.startswith("flush-")


def _limits(config: TableConfig, language: Language) -> Iterator[Block]:
    say = language.say
    profile = profiles.load(config.profile)
    yield Heading(say(texts.BETS))
    yield from _bets(config, language)
    yield Heading(say(texts.CLOCKS))
    yield from _clocks(config, language)
    yield Heading(say(texts.LARGE_WINS))
    yield Paragraph(say(texts.HAND_PAY, amount=Cents(profile.lock_up_cents)))
    if config.progressive:
        yield Paragraph(say(texts.HAND_PAY_METER))
    if limited := _help(config).payout_limit:
        yield Paragraph(say(limited, amount=Cents(elections_of(config).payout_limit)))
    yield Heading(say(texts.YOUR_SEAT))
    yield Paragraph(say(texts.SEAT_KEPT, time=say(MINUTES, minutes=profile.seat_reservation_minutes)))
    yield Paragraph(say(texts.CREDIT_STAYS))


def _bets(config: TableConfig, language: Language) -> Iterator[Table]:
    """A table for the wagers that share a step, and one for those of a fixed amount."""
    say = language.say
    limits = list(config.limits)
    if config.progressive:
        limits.append(Limit("progressive", WAGER_CENTS, WAGER_CENTS, WAGER_CENTS))
    for step, group in groupby(limits, lambda limit: 0 if limit.least == limit.most else limit.step):
        rows = (
            (
                wager_words(language, limit.wager),
                say(FROM_TO, least=Cents(limit.least), most=Cents(limit.most)) if step else dollars(limit.most),
            )
            for limit in group
        )
        yield Table(tuple(rows), say(texts.IN_STEPS, step=Cents(step)) if step else say(texts.FIXED_AMOUNT))


def _clocks(config: TableConfig, language: Language) -> Iterator[Block]:
    say, pace = language.say, config.pace
    times = [(texts.TO_BET, pace.betting_ms), (texts.TO_DECIDE, pace.to_decide_ms)]
    if config.shuffling == MANUAL:
        times.append((texts.TO_CUT, pace.cut_ms))
    times.append((texts.EXTRA_TIME, pace.time_bank_ms))
    rows = ((say(name), say(texts.SECONDS, seconds=f"{ms / 1000:g}")) for name, ms in times)
    yield Table(tuple(rows), say(texts.EXTRA_TIME_FILLS, rounds=BANK_ROUNDS))
    yield Paragraph(say(_help(config).late))
    yield Paragraph(say(texts.LATE_STAKES))


def _returns(config: TableConfig, language: Language, pool: int | None) -> Iterator[Block]:
    from ui.glass.help.help_returns import figures  # noqa: PLC0415 -- the mathematics takes time to load, and is needed here alone

    say = language.say
    yield Paragraph(say(texts.RETURN_MEANS))
    yield Paragraph(say(texts.EDGE_MEANS))
    for wager in figures(config, pool):
        main = wager.wager == "main"
        yield Heading(say(_help(config).main) if main else wager_words(language, wager.wager))
        yield _returned(config, wager, language, pool)
    if _help(config).payout_limit:
        yield Paragraph(say(texts.LIMIT_LEFT_OUT))


def _returned(config: TableConfig, wager: "Figures", language: Language, pool: int | None) -> Table:
    say, names, notes = language.say, (texts.RETURN, texts.EDGE), []
    if wager.wager == "main":
        names = (texts.RETURN, _help(config).edge_of)
        notes.append(say(texts.ESTIMATED if wager.margin else texts.BEST_PLAY))
    elif config.progressive and wager.long_run:
        names = (texts.RETURN_AT_METER, texts.EDGE_AT_METER)
        shown = config.progressive.reset if pool is None else pool
        notes.append(say(texts.METER_IS, amount=Cents(shown // MICROS_PER_CENT)))
    found = (wager.returned, wager.edge)
    if wager.margin:
        found = (_about(wager.returned, wager.margin, language), _about(wager.edge, wager.margin, language))
    rows = [(say(name), figure) for name, figure in zip(names, found, strict=True)]
    if wager.long_run:
        rows.append((say(texts.RETURN_LONG_RUN), wager.long_run))
    if getattr(elections_of(config), f"folded_{wager.wager}", "live") == "forfeit":
        notes.append(say(texts.FOLDS_COUNTED))
    return Table(tuple(rows), " ".join(notes))


def _about(figure: str, margin: str, language: Language) -> str:
    return language.say(texts.GIVE_OR_TAKE, figure=figure, margin=margin)


def _help(config: TableConfig) -> Help:
    return spec_of(config.game).help


def _fair(config: TableConfig, language: Language) -> Iterator[Block]:
    say = language.say
    yield Paragraph(say(texts.DECK_FIXED if game_of(config).copies == 1 else texts.SHOE_FIXED))
    if config.shuffling == MANUAL:
        yield Paragraph(say(texts.CUT_AFTER_STAMP))
    yield from (Paragraph(say(text)) for text in (texts.STAMP_SHOWN, texts.NOTHING_CHANGES, texts.OPENED_AFTER))
    yield Heading(say(texts.TO_CHECK))
    yield Paragraph(say(texts.CHECK_ROUND))


def _safe(config: TableConfig, language: Language) -> Iterator[Block]:
    say, profile = language.say, profiles.load(config.profile)
    yield Paragraph(say(texts.SET_A_LIMIT))
    yield Paragraph(say(texts.NO_CHASING))
    if game_of(config).copies == 1:
        yield Paragraph(say(texts.FRESH_DECK))
    yield Paragraph(say(texts.REALITY_CHECK, time=say(MINUTES, minutes=profile.reality_check_minutes)))
    yield Paragraph(say(texts.CASH_OUT))
    yield Heading(say(texts.IF_IT_WORRIES_YOU))
    yield Paragraph(profile.helpline)
    yield Heading(say(texts.ABOUT_THIS_TABLE))
    if profile.buys_in_by_touch:
        yield Paragraph(say(texts.NO_MONEY))
    yield Paragraph(profile.certification)
