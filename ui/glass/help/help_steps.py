"""How the table's game is played, step by step: the game's own sentences for what the house elected, said. Pure."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kiosk.base.words import Language
from kiosk.policy.config import TableConfig, ranges_of
from kiosk.rules import rule_sets
from kiosk.rules.game_words import IF_FOLDED
from kiosk.rules.pay.money import Cents, Odds, Pay
from kiosk.rules.pay.paytables import Paytable, pay_table
from kiosk.rules.pay.pool import WAGER_CENTS
from ui.i18n.catalogue import help as texts


class Step(NamedTuple):
    heading: str
    sentences: tuple[str, ...]


def elections_of(config: TableConfig) -> Any:
    """What the house elected, every default in its place."""
    return rule_sets.elections_of(config.game, config.house)


def progressive_table(config: TableConfig) -> Paytable[Pay] | None:
    terms, wager = config.progressive, rule_sets.RULE_SETS[config.game].progressive
    return pay_table(wager, terms.table) if terms and wager else None


def steps(config: TableConfig, language: Language) -> Iterator[Step]:
    elected = elections_of(config)
    for heading, sentences in rule_sets.spec_of(config.game).help.steps(elected, ranges_of(config)):
        yield Step(language.say(heading), tuple(sentence.said(language) for sentence in sentences))
    if table := progressive_table(config):
        yield _progressive(table, getattr(elected, "folded_progressive", None), language)


def _progressive(table: Paytable[Pay], folded: str | None, language: Language) -> Step:
    say, amount = language.say, Cents(WAGER_CENTS)
    with_odds = any(isinstance(pay, Odds) for pay in table.pays.values())
    stake = texts.STAKE_BACK_WITH_ODDS if with_odds else texts.STAKE_KEPT
    if_folded = () if folded is None else (say(IF_FOLDED[folded]),)
    sentences = (say(texts.PROGRESSIVE_BET, amount=amount), *if_folded, say(stake, amount=amount))
    return Step(say(texts.THE_PROGRESSIVE), (*sentences, say(texts.PROGRESSIVE_SHARED)))
