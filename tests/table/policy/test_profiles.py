"""The jurisdiction profiles: the shipped figures, and a reader that refuses a file with anything wrong in it."""

import pytest

from kiosk.policy.profiles import NOT_CERTIFIED, Profile, ProfileError, load, names, read_profile
from kiosk.rules.rule_sets import RULE_SETS

GOOD = """\
title = "Somewhere"
games = ["flop-poker/ma", "heads-up-holdem/ny"]
credits = "attendant"
lock_up_cents = 120000
own_tables = false
rtp_floor_basis_points = 7500
recall_rounds = 25
event_days = 365
helpline = "Call 555."
certification = "It is not certified for real-money play."
reality_check_minutes = 30
login_tries = 4
first_lock_ms = 5000
session_timeout_minutes = 2
seat_reservation_minutes = 3
"""


def read(text: str) -> Profile:
    return read_profile("somewhere.toml", text.encode())


def refusal(text: str) -> str:
    with pytest.raises(ProfileError) as refused:
        read(text)
    return str(refused.value)


def changed(key: str, value: str) -> str:
    """The good file with another value for that key."""
    lines = [f"{key} = {value}" if line.startswith(f"{key} =") else line for line in GOOD.splitlines()]
    assert lines != GOOD.splitlines()
    return "\n".join(lines)


# What is shipped.


def test_three_profiles_are_shipped() -> None:
    assert names() == ("demonstration", "massachusetts", "new-york")


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("massachusetts", [name for name in RULE_SETS if name.endswith("/ma")]),
        ("new-york", ["heads-up-holdem/ny"]),
        ("demonstration", list(RULE_SETS)),
    ],
)
def test_a_place_plays_the_games_of_its_own_texts(name: str, games: list[str]) -> None:
    assert sorted(load(name).games) == sorted(games)


@pytest.mark.parametrize(
    ("name", "number"), [("massachusetts", "1-800-327-5050"), ("new-york", "1-877-8-HOPENY"), ("demonstration", "")]
)
def test_each_place_names_its_helpline(name: str, number: str) -> None:
    assert number in load(name).helpline


@pytest.mark.parametrize("name", ["massachusetts", "new-york"])
def test_a_place_in_the_united_states_locks_up_at_2000_dollars(name: str) -> None:
    assert load(name).lock_up_cents == 200_000


@pytest.mark.parametrize(("name", "by_touch"), [("massachusetts", False), ("new-york", False), ("demonstration", True)])
def test_only_a_demonstration_gives_credits_by_touch(name: str, by_touch: bool) -> None:
    assert load(name).buys_in_by_touch is by_touch


@pytest.mark.parametrize("name", names())
def test_no_profile_claims_a_certification(name: str) -> None:
    assert NOT_CERTIFIED in load(name).certification
    assert load(name).name == name


@pytest.mark.parametrize("name", ["", "nevada", "Massachusetts", "../paytables/odds", "massachusetts.toml"])
def test_a_name_that_is_not_shipped_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(ProfileError) as refused:
        load(name)
    assert str(refused.value) == (
        f'there is no jurisdiction profile "{name}": there are demonstration, massachusetts, new-york'
    )


# The reader.


def test_every_figure_is_the_files() -> None:
    assert read(GOOD) == Profile(
        name="somewhere",
        title="Somewhere",
        games=("flop-poker/ma", "heads-up-holdem/ny"),
        credits="attendant",
        lock_up_cents=120_000,
        own_tables=False,
        rtp_floor_basis_points=7500,
        recall_rounds=25,
        event_days=365,
        helpline="Call 555.",
        certification="It is not certified for real-money play.",
        reality_check_minutes=30,
        login_tries=4,
        first_lock_ms=5000,
        session_timeout_minutes=2,
        seat_reservation_minutes=3,
    )


@pytest.mark.parametrize("key", [line.partition(" =")[0] for line in GOOD.splitlines()])
def test_a_missing_key_is_refused_by_file_and_key(key: str) -> None:
    rest = "\n".join(line for line in GOOD.splitlines() if not line.startswith(f"{key} ="))
    assert refusal(rest) == f'somewhere.toml: the key "{key}" is missing'


@pytest.mark.parametrize("key", ["lockup_cents", "name", "rtp", "Title"])
def test_an_unknown_key_is_refused_by_file_and_key(key: str) -> None:
    assert refusal(f"{GOOD}{key} = 1\n") == f'somewhere.toml: "{key}" is no key of a profile'


BOUNDS = {
    "lock_up_cents": (1, 10**12),
    "rtp_floor_basis_points": (0, 10_000),
    "recall_rounds": (10, 1_000_000),
    "event_days": (90, 100_000),
    "reality_check_minutes": (1, 1440),
    "login_tries": (1, 10),
    "first_lock_ms": (1000, 86_400_000),
    "session_timeout_minutes": (1, 60),
    "seat_reservation_minutes": (1, 60),
}


@pytest.mark.parametrize(("key", "least", "most"), [(key, *bounds) for key, bounds in BOUNDS.items()])
def test_a_figure_stays_within_its_bounds(key: str, least: int, most: int) -> None:
    for taken in (least, most):
        assert read(changed(key, str(taken)))._asdict()[key] == taken
    for refused, shown in [
        (str(least - 1), least - 1),
        (str(most + 1), most + 1),
        ("true", True),
        (f"{least}.0", f"{least}.0"),
        (f'"{least}"', f"'{least}'"),
        ("[]", []),
    ]:
        said = refusal(changed(key, refused))
        assert said == f"somewhere.toml: {key} must be a whole number from {least} to {most}, not {shown}"


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("title", '""', "must be a text, without blanks around it, not ''"),
        ("title", '" A"', "must be a text, without blanks around it, not ' A'"),
        ("title", "7", "must be a text, without blanks around it, not 7"),
        ("helpline", "[]", "must be a text, without blanks around it, not []"),
        ("helpline", '"  "', "must be a text, without blanks around it, not '  '"),
        ("certification", '"certified"', f"must be a text that says \"{NOT_CERTIFIED}\", not 'certified'"),
        ("certification", "false", f'must be a text that says "{NOT_CERTIFIED}", not False'),
        ("credits", '"bills"', 'must be "attendant" or "demonstration", not \'bills\''),
        ("credits", "1", 'must be "attendant" or "demonstration", not 1'),
        ("credits", "[]", 'must be "attendant" or "demonstration", not []'),
        ("games", "[]", f"must be a list, each game once, of {', '.join(RULE_SETS)}, not []"),
        ("games", '["poker"]', f"must be a list, each game once, of {', '.join(RULE_SETS)}, not ['poker']"),
        ("games", '"flop-poker/ma"', f"must be a list, each game once, of {', '.join(RULE_SETS)}, not 'flop-poker/ma'"),
        ("games", "[[1]]", f"must be a list, each game once, of {', '.join(RULE_SETS)}, not [[1]]"),
        (
            "games",
            '["flop-poker/ma", "flop-poker/ma"]',
            f"must be a list, each game once, of {', '.join(RULE_SETS)}, not ['flop-poker/ma', 'flop-poker/ma']",
        ),
    ],
)
def test_a_wrong_value_is_refused_by_file_and_key(key: str, value: str, said: str) -> None:
    assert refusal(changed(key, value)) == f"somewhere.toml: {key} {said}"


@pytest.mark.parametrize("data", [b'title = "A', b"title = 1\ntitle = 2", b"[title", b'title = "\xff"'])
def test_a_file_that_is_no_toml_is_refused_by_file(data: bytes) -> None:
    with pytest.raises(ProfileError, match=r"^somewhere\.toml: .+"):
        read_profile("somewhere.toml", data)
