"""Random settings of a table that can be taken."""

import random
from types import MappingProxyType

from kiosk.policy import profiles
from kiosk.policy.config import ConfigError, ProgressiveTerms, TableConfig, check_config, default_config
from kiosk.rules.cards.shoe import CONTINUOUS, MANUAL, SHUFFLER
from kiosk.rules.rule_sets import RULE_SETS, spec_of
from tests.kit.random_rounds import OWN_PROGRESSIVE, random_house


def random_config(rng: random.Random, game: str | None = None) -> TableConfig:
    """This game, or any, under a profile that allows it."""
    game = game or rng.choice(tuple(RULE_SETS))
    allowing = [name for name in profiles.names() if game in profiles.load(name).games]
    profile = "demonstration" if rng.random() < 0.6 else rng.choice(allowing)
    plain = default_config(game, profile)
    house = {key: value for key, value in random_house(rng, game).items() if key not in ("marker", "new_shoe")}
    config = plain._replace(
        house=MappingProxyType(house),  # type: ignore[arg-type]
        dealing=rng.choice(RULE_SETS[game].procedures or (None,)),
        progressive=_terms(rng, game),
    )
    if spec_of(game).from_shoe:
        config = config._replace(shuffling=rng.choice((SHUFFLER, MANUAL, CONTINUOUS)), cut_card=rng.choice((None, 250)))
    try:
        return check_config(config)
    except ConfigError:
        return plain


def _terms(rng: random.Random, game: str) -> ProgressiveTerms | None:
    tables = RULE_SETS[game].progressive_tables
    if not tables or rng.random() < 0.1:
        return None
    reset = rng.choice((0, 1_000_000_007, 10_000_000_000))
    contribution = rng.choice((710_000, 333_333, 1, 950_000))
    reserve = rng.choice((0, 50_000, 3))
    limit = rng.choice((None, None, reset, reset + 2_500_001))
    guard = rng.choice((6_000_000, 6_000_000, 2 * (contribution + reserve)))
    return ProgressiveTerms(rng.choice((*tables, OWN_PROGRESSIVE[game])), reset, contribution, reserve, limit, guard)
