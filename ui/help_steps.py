"""How the table's game is played, step by step: which sentences of the help hold for what the house elected. Pure."""

from collections.abc import Iterator
from typing import NamedTuple

from kiosk.config import TableConfig
from kiosk.elections import read_elections
from kiosk.games import RULE_SETS
from kiosk.games.fast_action_holdem.rules import Elections as FastActionElections
from kiosk.games.flop_poker.rules import Elections as FlopElections
from kiosk.games.heads_up_holdem.rules import MassachusettsElections, NewYorkElections
from kiosk.games.texas_holdem_bonus.rules import Elections as TexasElections
from kiosk.money import EVEN_MONEY, Odds, Pay
from kiosk.paytables import Paytable, odds_table, pay_table
from kiosk.progressive import WAGER_CENTS
from ui.catalogue import help_rules as rules
from ui.catalogue.wagers import pay_words
from ui.words import Language

Elections = MassachusettsElections | TexasElections | FastActionElections | FlopElections


class Step(NamedTuple):
    """A heading and its sentences."""

    heading: str
    sentences: tuple[str, ...]


def elections_of(config: TableConfig) -> Elections:
    """What the house elected, every default in its place."""
    elected: Elections = read_elections(RULE_SETS[config.game].elections, config.house)
    return elected


def progressive_table(config: TableConfig) -> Paytable[Pay] | None:
    """The progressive's pay table, where the table offers it."""
    terms, wager = config.progressive, RULE_SETS[config.game].progressive
    return pay_table(wager, terms.table) if terms and wager else None


def steps(config: TableConfig, language: Language) -> Iterator[Step]:
    """The game of this table."""
    match elections_of(config):
        case MassachusettsElections() as elected:
            yield from _heads_up(elected, language)
            yield from _progressive(config, elected, language)
        case TexasElections() as elected:
            yield from _texas(elected, language)
            yield from _progressive(config, elected, language)
        case FastActionElections() as elected:
            yield from _fast_action(elected, language)
        case FlopElections():
            yield from _flop(config, language)


def _heads_up(elected: MassachusettsElections, language: Language) -> Iterator[Step]:
    say, even = language.say, pay_words(language, EVEN_MONEY.text)
    made_from = elected.trips_plus_from if isinstance(elected, NewYorkElections) else "seven"
    yield Step(say(rules.YOUR_BET), (say(rules.HEADS_UP_BET),))
    yield Step(say(rules.THE_CARDS), (say(rules.TWO_CARDS_EACH), say(rules.BEST_OF_SEVEN)))
    raises = (rules.RAISE_ONCE, rules.RAISE_BEFORE_FLOP, rules.RAISE_AFTER_FLOP, rules.RAISE_AT_THE_END)
    yield Step(say(rules.YOUR_CHOICE), tuple(map(say, raises)))
    higher = (say(rules.HEADS_UP_HIGHER, pays=even), say(rules.ODDS_PAY))
    yield Step(say(rules.WHO_WINS), (*higher, say(rules.HEADS_UP_LOWER), say(rules.BAD_BEAT)))
    yield Step(say(rules.WHEN_BETS_COME_BACK), (say(rules.HEADS_UP_EQUAL), say(rules.NOT_QUALIFIED)))
    trips = (say(rules.TRIPS_FROM[made_from]), say(rules.IF_FOLDED[elected.folded_trips_plus]))
    yield Step(say(rules.SIDE_BETS), (*trips, say(rules.POCKET_BONUS)))


def _texas(elected: TexasElections, language: Language) -> Iterator[Step]:
    say, even = language.say, pay_words(language, EVEN_MONEY.text)
    yield Step(say(rules.YOUR_BET), (say(rules.TEXAS_BET),))
    yield Step(say(rules.THE_CARDS), (say(rules.TWO_CARDS_EACH), say(rules.BEST_OF_SEVEN)))
    yield Step(say(rules.YOUR_CHOICE), (say(rules.BET_BEFORE_FLOP), say(rules.BET_LATER)))
    higher = (say(rules.TEXAS_HIGHER, pays=even), say(rules.ANTE_FROM[elected.ante_pays_from], pays=even))
    yield Step(say(rules.WHO_WINS), (*higher, say(rules.TEXAS_LOWER)))
    yield Step(say(rules.WHEN_BETS_COME_BACK), (say(rules.TEXAS_EQUAL),))
    bonus = [say(rules.BONUS)]
    if elected.bonus_dealer_aces is not None:
        bonus.append(say(rules.BONUS_ACES, pays=pay_words(language, f"{elected.bonus_dealer_aces} to 1")))
    yield Step(say(rules.SIDE_BETS), tuple(bonus))


def _fast_action(elected: FastActionElections, language: Language) -> Iterator[Step]:
    say, table = language.say, odds_table("fast-action", elected.fast_action).pays
    natural, higher = (pay_words(language, table[line].text) for line in ("natural", "higher-hand"))
    yield Step(say(rules.YOUR_BET), (say(rules.FAST_ACTION_BET),))
    dealt = say(rules.FOUR_CARDS_EACH, decks=elected.decks)
    yield Step(say(rules.THE_CARDS), (dealt, say(rules.KEPT_AND_COMMUNITY)))
    yield Step(say(rules.YOUR_CHOICE), (say(rules.KEEP), say(rules.SPLIT), say(rules.SURRENDER)))
    won = (say(rules.FAST_ACTION_HIGHER, pays=higher), say(rules.FAST_ACTION_LOWER))
    yield Step(say(rules.WHO_WINS), (say(rules.HOUSE_WAYS), *won))
    yield Step(say(rules.NATURALS), (say(rules.NATURAL, pays=natural), say(rules.DEALER_NATURAL)))


def _flop(config: TableConfig, language: Language) -> Iterator[Step]:
    say, pot = language.say, config.limit("pot")
    bets = [say(rules.FLOP_BET)]
    if pot is not None:
        bets.append(say(rules.POT_BET, amount=language.money(pot.least)))
    yield Step(say(rules.YOUR_BET), tuple(bets))
    yield Step(say(rules.THE_CARDS), (say(rules.THREE_CARDS), say(rules.THREE_AND_TWO)))
    yield Step(say(rules.YOUR_CHOICE), (say(rules.FLOP_CHOICE),))
    wins = say(rules.FLOP_WINS, pays=pay_words(language, EVEN_MONEY.text))
    yield Step(say(rules.WHO_WINS), (wins, say(rules.FLOP_LOSES)))
    yield Step(say(rules.THE_POT), (say(rules.POT_WINS), say(rules.POT_SHARED)))


def _progressive(
    config: TableConfig, elected: MassachusettsElections | TexasElections, language: Language
) -> Iterator[Step]:
    table = progressive_table(config)
    if table is None or not isinstance(elected, NewYorkElections | TexasElections):
        return
    say, amount = language.say, language.money(WAGER_CENTS)
    with_odds = any(isinstance(pay, Odds) for pay in table.pays.values())
    stake = rules.STAKE_BACK_WITH_ODDS if with_odds else rules.STAKE_KEPT
    folded = rules.IF_FOLDED[elected.folded_progressive]
    sentences = (say(rules.PROGRESSIVE_BET, amount=amount), say(folded), say(stake, amount=amount))
    yield Step(say(rules.THE_PROGRESSIVE), (*sentences, say(rules.PROGRESSIVE_SHARED)))
