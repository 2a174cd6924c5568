"""What the operator sets: the game and its elections, limits, chips, pace, progressive terms, the shoe's shuffling.

A configuration is checked as a whole before it is taken; ConfigError says which field is wrong and why. Whether it may
be changed now is the table's to say.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from kiosk.base.frozen import Frozen, Scalar
from kiosk.policy import profiles
from kiosk.rules.cards.shoe import CONTINUOUS, LEAST_FROM_BACK, MANUAL, OF_A_ROUND, SHUFFLER
from kiosk.rules.elections import ElectionError, is_table, rules_of
from kiosk.rules.game import Game
from kiosk.rules.pay.money import MAX_CENTS, Odds, Pay, dollars
from kiosk.rules.pay.paytables import Paytable, pay_table, printed_tables
from kiosk.rules.pay.pool import MAX_CONTRIBUTION, MAX_POOL, WAGER_CENTS
from kiosk.rules.rule_sets import RULE_SETS, elections_of, make_game, spec_of
from kiosk.rules.spec import Range


class ConfigError(ValueError):
    """A configuration that cannot be taken; the words are one sentence, `field` says where."""

    def __init__(self, field: str, words: str) -> None:
        super().__init__(f"{field}: {words}")
        self.field = field


class Limit(NamedTuple):
    """What may be staked on a wager before the deal, in cents. Least and most equal: a fixed amount."""

    wager: str
    least: int
    most: int
    step: int


LEAST_DECISION_MS = 3_000  # whatever is set: nobody is decided for before they could read their cards


class Pace(NamedTuple):
    """The operator's pace, in milliseconds."""

    betting_ms: int = 20_000
    decision_ms: int = 20_000
    reveal_ms: int = 3_000  # the pace of the story: with half of it, cards are turned and hands paid twice as fast
    result_ms: int = 4_000  # to read what it came to, once the last hand has been paid
    opening_ms: int = 1_600  # a step of inspection, wash and shuffle; there are five
    cut_ms: int = 8_000
    time_bank_ms: int = 15_000  # a seat's, beyond its decision clocks; full again every 25 rounds

    @property
    def to_decide_ms(self) -> int:
        """The clock of a decision. Ledgers of earlier releases, which added the reveal to it, may hold 0."""
        return max(LEAST_DECISION_MS, self.decision_ms)


class ProgressiveTerms(NamedTuple):
    """The progressive's parameters, in micros. `guard` is the most that one round may add.

    With the defaults no printed table returns more than is wagered in the long run: what it pays at the reset value,
    the contribution and the reserve together stay below the dollar.
    """

    table: str
    reset: int = 10_000_000_000
    contribution: int = 100_000
    reserve: int = 50_000
    limit: int | None = None
    guard: int = 6_000_000


class TableConfig(NamedTuple):
    profile: str
    game: str
    dealing: str | None
    house: Mapping[str, Scalar]
    limits: tuple[Limit, ...]
    chips: tuple[int, ...]
    pace: Pace = Pace()
    progressive: ProgressiveTerms | None = None
    shuffling: str = SHUFFLER  # of the shoe
    cut_card: int | None = None  # cards in from the back; None: a quarter of the stack

    def limit(self, wager: str) -> Limit | None:
        return next((limit for limit in self.limits if limit.wager == wager), None)


def default_config(game: str, profile: str = "demonstration") -> TableConfig:
    """A table as it comes: this game with every election at its default."""
    rules = RULE_SETS[game]
    progressive = ProgressiveTerms(rules.progressive_tables[0]) if rules.progressive_tables else None
    dealing = rules.procedures[0] if rules.procedures else None
    limits = tuple(Limit(wager.name, *wager.usual) for wager in spec_of(game).wagers if wager.usual)
    chips = (100, 500, 2_500, 10_000)
    return TableConfig(profile, game, dealing, Frozen(), limits, chips, progressive=progressive)


def game_of(config: TableConfig, house: Mapping[str, Scalar] | None = None) -> Game:
    """The configured game; `house` overrides its elections for a round."""
    return elected_game(config.game, config.dealing, config.house if house is None else house)


def elected_game(name: str, dealing: str | None, house: Mapping[str, Scalar]) -> Game:
    """The game of that name with these elections; ElectionError if one of them is wrong."""
    return _elected(name, dealing or "auto-shoe", house if isinstance(house, Frozen) else Frozen(house))


@lru_cache(maxsize=64)
def _elected(name: str, dealing: str, house: Frozen[Scalar]) -> Game:
    return make_game(name, house, dealing)


def check_config(config: TableConfig) -> TableConfig:
    """The configuration itself, if it can be taken; else ConfigError."""
    if config.game not in RULE_SETS:
        raise ConfigError("game", f"there is no game {config.game!r}; there are {', '.join(RULE_SETS)}")
    profile = _profile(config.profile)
    if config.game not in profile.games:
        raise ConfigError("game", f"{config.game} is not allowed by the profile {profile.name}")
    rules = RULE_SETS[config.game]
    if config.dealing not in (rules.procedures or (None,)):
        raise ConfigError("dealing", f"must be one of {', '.join(rules.procedures) or 'none'}")
    _check_house(config)
    _check_limits(config)
    _check_chips(config)
    _check_pace(config.pace)
    _check_progressive(config)
    _check_tables(config)
    _check_shoe(config)
    return config


def _profile(name: str) -> profiles.Profile:
    if name not in profiles.names():
        raise ConfigError("profile", f"there is no profile {name!r}; there are {', '.join(profiles.names())}")
    return profiles.load(name)


def _check_house(config: TableConfig) -> None:
    for key in (*OF_A_ROUND, *RULE_SETS[config.game].readings):
        if key in config.house:
            raise ConfigError(f"house, {key}", "is the table's own to keep")
    try:
        game_of(config)
    except ElectionError as error:
        raise ConfigError(f"house, {error.key}", str(error)) from None


def own_tables(config: TableConfig) -> dict[str, Paytable[Pay]]:
    """The pay tables that are the house's own and nobody's printed ones, by their elections; "progressive" is one."""
    rules = RULE_SETS[config.game]
    named = [(key, rule.table, config.house.get(key)) for key, rule in rules_of(rules.elections).items()]
    if config.progressive:
        named.append(("progressive", rules.progressive, config.progressive.table))
    return {
        key: pay_table(wager, name)
        for key, wager, name in named
        if wager and isinstance(name, str) and name not in printed_tables(wager)
    }


def _check_tables(config: TableConfig) -> None:
    """A table of the house's own where the profile has room for it, and no more than can be paid."""
    profile = _profile(config.profile)
    highest_stake = max(limit.most for limit in config.limits)
    for key, table in own_tables(config).items():
        if not profile.own_tables:
            words = f"the profile {profile.name} has the printed tables only, and no {table.name}"
            raise ConfigError(f"house, {key}", words)
        stake = WAGER_CENTS if key == "progressive" else highest_stake
        if any(isinstance(pay, Odds) and pay.winnings(stake) > MAX_CENTS for pay in table.pays.values()):
            words = f"a line pays more than {dollars(MAX_CENTS)} on the highest wager, {dollars(stake)}"
            raise ConfigError(f"house, {key}", words)


def _check_limits(config: TableConfig) -> None:
    wanted = [wager for wager in game_of(config).wagers if wager != "progressive"]
    if [limit.wager for limit in config.limits] != wanted:
        raise ConfigError("limits", f"there must be one for each of {', '.join(wanted)}, in that order")
    for wager, least, most, step in config.limits:
        if not (1 <= step <= least <= most <= MAX_CENTS and least % step == 0 and most % step == 0):
            raise ConfigError(f"limits, {wager}", "least and most must be whole steps, and least not above most")
    if wrong := spec_of(config.game).check_limits(ranges_of(config)):
        wager, words = wrong
        raise ConfigError(f"limits, {wager}", words)
    _check_payout_limit(config)


def ranges_of(config: TableConfig) -> dict[str, Range]:
    return {limit.wager: Range(*limit[1:]) for limit in config.limits}


def _check_payout_limit(config: TableConfig) -> None:
    """The payout limit is never less than what the table's minimum wagers could win (thb 11(e), fp 11(d))."""
    least_limit = spec_of(config.game).least_payout_limit
    if least_limit is None:
        return
    house = elections_of(config.game, config.house)
    least = least_limit(config.limits[0].least, house)
    if house.payout_limit < least:
        raise ConfigError("house, payout_limit", f"must be at least {dollars(least)} with these minimum wagers")


def _check_chips(config: TableConfig) -> None:
    chips = config.chips
    if not chips or chips[0] < 1 or any(one >= other for one, other in pairwise(chips)):
        raise ConfigError("chips", "must be values in cents, from the lowest to the highest")


def _check_pace(pace: Pace) -> None:
    for name, value in pace._asdict().items():
        if not 0 <= value <= 600_000:
            raise ConfigError(f"pace, {name}", "must be from 0 to 600000 milliseconds")


def _check_progressive(config: TableConfig) -> None:
    terms, rules = config.progressive, RULE_SETS[config.game]
    if terms is None:
        return
    if rules.progressive is None or not is_table(rules.progressive, terms.table):
        tables = ", ".join(rules.progressive_tables)
        words = f"must be one of {tables}, or what each line pays" if tables else "must be none: the game has none"
        raise ConfigError("progressive, table", words)
    if not 0 <= terms.contribution <= MAX_CONTRIBUTION or not 0 <= terms.reserve <= MAX_CONTRIBUTION:
        raise ConfigError("progressive, contribution", f"must be from 0 to {MAX_CONTRIBUTION} micros")
    if terms.contribution + terms.reserve > MAX_CONTRIBUTION:
        raise ConfigError("progressive, reserve", "contribution and reserve together are more than the wager")
    if not 0 <= terms.reset <= (terms.limit if terms.limit is not None else MAX_POOL) <= MAX_POOL:
        raise ConfigError("progressive, reset", f"must not be above the limit, nor that above {MAX_POOL} micros")
    if terms.guard < terms.contribution + terms.reserve:
        raise ConfigError("progressive, guard", "must let one wager's contribution pass")


def _check_shoe(config: TableConfig) -> None:
    if config.shuffling not in (SHUFFLER, MANUAL, CONTINUOUS):
        raise ConfigError("shuffling", f"must be {SHUFFLER}, {MANUAL} or {CONTINUOUS}")
    if not spec_of(config.game).from_shoe and (config.shuffling != SHUFFLER or config.cut_card is not None):
        raise ConfigError("shuffling", "a single deck is always shuffled by the shuffler, without a cut card")
    stack = 52 * game_of(config).copies
    least = -(-stack // LEAST_FROM_BACK)
    if config.cut_card is not None and not least <= config.cut_card < stack:
        raise ConfigError("cut_card", f"must stand from {least} to {stack - 1} cards in from the back")
