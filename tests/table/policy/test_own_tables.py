"""Pay tables of the house's own: which are taken, what they pay, and the signed files in which they travel."""

from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PySide6.QtWidgets import QLineEdit

from kiosk.app.menu_storage import MenuStorage, signed_table
from kiosk.policy.access import Role
from kiosk.policy.config import ConfigError, TableConfig, check_config, default_config
from kiosk.reports.export_writer import save_new
from kiosk.rules.elections import is_table
from kiosk.rules.pay.money import Odds, parse_pay
from kiosk.rules.pay.paytables import (
    TABLE_LINES,
    PaytableError,
    as_lines,
    name_of,
    pay_table,
    printed_tables,
)
from kiosk.rules.pay.pool import Meter, settle_pool
from kiosk.table.config_changes import changes, elect
from storage.crypto.keys import fingerprint
from storage.crypto.signing import NotGenuine, sign_text, signer_of
from tests.kit.round_cases import Seat, line, outcome, seat_of
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.table_driver import Driver

MA, NY, TEXAS, FLOP = "heads-up-holdem/ma", "heads-up-holdem/ny", "texas-holdem-bonus/ma", "flop-poker/ma"
TRIPS = "90/40/30/8/7/4/5:2"
PROGRESSIVE = "100%/10%/5%/$500/200/50/10/loses"
WAGERS = [*TABLE_LINES]


def export_table(data: Path, folder: Path, wager: str, name: str) -> Path:
    signed, why_not = signed_table(data, wager, name)
    assert not why_not
    return save_new(folder, wager, "toml", [signed.encode()])


# Which are tables.


@pytest.mark.parametrize("wager", WAGERS)
def test_every_printed_table_is_known_by_its_lines(wager: str) -> None:
    for name, table in printed_tables(wager).items():
        lines = as_lines(table.pays)
        assert pay_table(wager, lines).pays == table.pays
        assert name_of(wager, lines) == name
        assert is_table(wager, name)


@pytest.mark.parametrize(
    ("wager", "given", "name"),
    [
        ("trips-plus", "90/40/30/8/7/4/2.5", TRIPS),
        ("trips-plus", " 90 /40/30/8/7/4/10:4", TRIPS),
        ("trips-plus", "100/40/30/8/7/4/3", "C"),
        ("progressive-ny", PROGRESSIVE, PROGRESSIVE),
        ("fast-action", "4/1.0", "4/1"),
        ("progressive-texas", "100%/6 to 4/1/1/1/1/1", "100%/3:2/1/1/1/1/1"),
    ],
)
def test_a_table_has_one_name(wager: str, given: str, name: str) -> None:
    assert name_of(wager, given) == name
    assert is_table(wager, name)
    assert is_table(wager, given) == (given == name)


@pytest.mark.parametrize(
    "value",
    [
        "E",
        "",
        "100/40/30/9/7/4",
        "100/40/30/9/7/4/3/1",
        "100/40/30/9/7/4/0",
        "100/40/30/9/7/4/-3",
        7,
        None,
        ["A"],
        "A" + " " * 900,
    ],
)
def test_nothing_else_is_a_table(value: object) -> None:
    assert not is_table("trips-plus", value)


# Where they may be used.


def own(game: str, profile: str = "demonstration", **house: str) -> TableConfig:
    config = default_config(game, profile)
    for key, value in house.items():
        config = elect(config, key, value)
    return config


def test_the_regulators_tables_are_the_only_ones_in_their_places() -> None:
    assert check_config(own(NY, trips_plus=TRIPS))
    with pytest.raises(ConfigError, match="house, trips_plus: the profile new-york has the printed tables only"):
        check_config(own(NY, "new-york", trips_plus=TRIPS))
    config = default_config(NY, "new-york")
    assert config.progressive
    with pytest.raises(ConfigError, match="house, progressive: the profile new-york has the printed tables only"):
        check_config(config._replace(progressive=config.progressive._replace(table=PROGRESSIVE)))


def test_no_line_pays_more_than_can_be_kept() -> None:
    with pytest.raises(ConfigError, match="house, odds: a line pays more than"):
        check_config(own(MA, odds="999999999/50/10/3/3:2/1"))


def test_the_payout_limit_follows_the_table() -> None:
    with pytest.raises(ConfigError, match=r"house, payout_limit: must be at least \$50,500.00"):
        check_config(own(FLOP, flop="10099/500/100/30/20/10/4/2/1"))
    with pytest.raises(ConfigError, match=r"house, payout_limit: must be at least \$60,025.00"):
        check_config(own(TEXAS, bonus="60000/25/20/15/10/5/3"))


# What they pay.


def paid(house: dict[str, str], progressive: str) -> dict[str, tuple[str, str | None, int]]:
    """A royal flush on the board, which pays the first line of Trips Plus and the fourth of the progressive."""
    seat = Seat({"ante": 500, "odds": 500, "trips_plus": 500, "progressive": 100}, ("raise 3",), "2c 3d")
    meter = {"table": progressive, "pool": 10**10, "contribution": 0, "seed": 10**10}
    board = "As Ks Qs Js Ts"
    answer = outcome(NY, {1: seat}, dealer="4c 7h", board=board, house=house, progressive=meter)
    return {item["wager"]: line(answer, item["wager"]) for item in seat_of(answer, 1)["wagers"]}


def test_shares_that_come_to_more_than_the_pool_are_cut_in_proportion() -> None:
    meter = Meter("60%", 10_000_000_000, 0, 5_000_000_000)
    share, all_of_it = parse_pay("60% of pool"), parse_pay("100% of pool")
    result, cents = settle_pool(meter, 2, {1: share, 2: share})
    assert cents == {1: 500_000, 2: 500_000}
    assert result.after == 0
    result, cents = settle_pool(meter, 3, {1: all_of_it, 2: share, 3: all_of_it})
    assert cents == {1: 312_500, 2: 375_000, 3: 312_500}
    assert result.after == meter.seed


def test_a_document_carries_its_own_tables() -> None:
    printed, made = paid({}, "A"), paid({"trips_plus": TRIPS}, PROGRESSIVE)
    assert printed["trips_plus"] == ("win", "100 to 1", 50_500)
    assert made["trips_plus"] == ("win", "90 to 1", 45_500)
    assert made["progressive"] == ("win", "$500", 50_000)
    assert {wager: line for wager, line in made.items() if wager not in ("trips_plus", "progressive")} == {
        wager: line for wager, line in printed.items() if wager not in ("trips_plus", "progressive")
    }


def test_a_table_is_inscribed_with_it(tmp_path: Path) -> None:
    with Menu(
        tmp_path, Role.SUPERVISOR, pages=["games"], driver=Driver(tmp_path, config=own(NY, trips_plus=TRIPS))
    ) as menu:
        assert menu.driver.state.config
        assert menu.driver.state.config.house == {"trips_plus": TRIPS}
        inscribed = {one.title: one.lines for one in menu.driver.state.game().inscriptions}
        assert inscribed["Trips Plus"][0][1] == Odds(90, 1)


def test_a_change_tells_the_lines() -> None:
    told = changes(default_config(NY), own(NY, trips_plus=TRIPS))
    assert [(one.title, one.old, one.new) for one in told] == [
        ("Trips Plus table", "A", "own: 90 / 40 / 30 / 8 / 7 / 4 / 5:2")
    ]


# Signed files.


@pytest.fixture
def data(tmp_path: Path) -> Path:
    Driver(tmp_path / "data").table.close()
    return tmp_path / "data"


@pytest.mark.parametrize(
    ("wager", "name"), [("trips-plus", TRIPS), ("trips-plus", "B"), ("progressive-ny", PROGRESSIVE)]
)
def test_a_table_goes_into_a_file_and_comes_back(data: Path, tmp_path: Path, wager: str, name: str) -> None:
    path = export_table(data, tmp_path / "stick", wager, name)
    assert MenuStorage(data).import_table(path, wager)[0] == name
    assert export_table(data, tmp_path / "stick", wager, name) != path  # nothing is written over


def test_a_file_of_another_table_is_taken_once_its_key_is_trusted(data: Path, tmp_path: Path) -> None:
    Driver(tmp_path / "other").table.close()
    path = export_table(tmp_path / "other", tmp_path, "trips-plus", TRIPS)
    with pytest.raises(PaytableError, match=r"signed by the key [0-9a-f]{64}, which this table does not know"):
        MenuStorage(data).import_table(path, "trips-plus")
    (data / "trusted").mkdir()
    (data / "trusted" / "other.pub").write_bytes((tmp_path / "other" / "ledger.pub").read_bytes())
    assert MenuStorage(data).import_table(path, "trips-plus")[0] == TRIPS


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("90 to 1", "900 to 1"), "was changed after it was signed"),
        (lambda text: text.replace("# signature ", "# signature A"), "was changed after it was signed"),
        (lambda text: text.replace("# signature ", "# signature é"), "is not signed"),
        (lambda text: text[: text.index("# signed-by")], "is not signed"),
        (lambda text: text + "more\n", "is not signed"),
        (lambda _: "\0" * 70_000, "too long"),
        (lambda _: "", "is not signed"),
    ],
)
def test_a_file_that_was_tampered_with_is_refused(data: Path, tmp_path: Path, change: Any, words: str) -> None:
    path = export_table(data, tmp_path, "trips-plus", TRIPS)
    path.write_text(change(path.read_text()))
    with pytest.raises(PaytableError, match=words):
        MenuStorage(data).import_table(path, "trips-plus")


def test_a_file_for_another_wager_or_none_is_refused(data: Path, tmp_path: Path) -> None:
    path = export_table(data, tmp_path, "pocket-bonus", "A")
    with pytest.raises(PaytableError, match='this file is for the wager "pocket-bonus"; "trips-plus" is wanted'):
        MenuStorage(data).import_table(path, "trips-plus")
    with pytest.raises(PaytableError, match="cannot be read: No such file"):
        MenuStorage(data).import_table(tmp_path / "none.toml", "trips-plus")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(PaytableError, match="is not text"):
        MenuStorage(data).import_table(tmp_path / "bytes.toml", "trips-plus")


def test_a_signature_is_of_its_text_alone() -> None:
    key, other = Ed25519PrivateKey.generate(), Ed25519PrivateKey.generate()
    signed = sign_text(key, "text\n")
    known = {fingerprint(one.public_key()): one.public_key() for one in (key, other)}
    assert signer_of(signed, known) == fingerprint(key.public_key())
    with pytest.raises(NotGenuine):
        signer_of(signed.replace("text", "next"), known)


# The page.


def test_a_table_is_written_line_by_line_and_used(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=["games"], game=NY) as menu:
        menu.idle()
        menu.press("trips_plus own")
        assert menu.text("pays royal-flush") == "100"
        menu.type("pays royal-flush", "ninety")
        assert menu.text("why").startswith("Royal flush must be odds above zero of at most nine digits")
        assert not menu.find("use table").isEnabled()
        menu.type("pays royal-flush", "90")
        menu.type("pays three-of-a-kind", "2.5")
        assert menu.text("why") == ""
        menu.press("use table")
        menu.idle()
        assert "own: 90 / 40 / 30 / 9 / 7 / 4 / 5:2" in menu.text("changes")
        assert "Trips Plus returns" in menu.text("changes")
        assert menu.text("trips_plus own").startswith("own …\n")
        menu.press("change", "do")
        assert menu.told() == "The settings are changed."
        assert menu.driver.state.config
        assert menu.driver.state.config.house == {"trips_plus": "90/40/30/9/7/4/5:2"}


def test_a_table_is_exported_and_imported_through_the_page(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    with Menu(tmp_path / "data", pages=["games"], game=NY) as menu:
        menu.idle()
        menu.press("pocket_bonus own")
        menu.type("pays pair", "3")
        menu.press("export table")
        menu.type("directory", str(stick))
        menu.press("use place")
        assert menu.told() == f"Written and signed: {stick / 'pocket-bonus.toml'}"
        menu.press("cancel", "pocket_bonus own")
        assert menu.text("pays pair") == "5"
        menu.press("import table")
        menu.type("directory", str(stick))
        menu.press("use place")
        assert menu.text("pays pair") == "3"
        assert "signed by the key" in menu.text("note")
        menu.press("use table")
        menu.idle()
        assert "own: 30 / 20 / 10 / 3" in menu.text("changes")


def test_the_progressive_has_one_of_its_own(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=["progressive"], game=NY) as menu:
        menu.idle()
        menu.press("table own")
        field = menu.find("pays community-royal-flush")
        menu.window.activateWindow()
        field.setFocus()
        assert isinstance(field, QLineEdit)
        field.clear()
        menu.press("key ⇧", "key 4", "key ⇧", "key 5", "key 0", "key 0")  # by touch alone
        menu.type("pays flush", "loses")
        menu.press("use table")
        menu.idle()
        assert "own: 100% / 10% / 10% / $500 / 200 / 50 / 10 / loses" in menu.text("changes")


def test_where_the_profile_has_none_there_is_no_button(tmp_path: Path) -> None:
    config = default_config(NY, "new-york")
    with Menu(tmp_path, pages=["games", "progressive"], driver=Driver(tmp_path, config=config, kind="live")) as menu:
        assert not menu.there("trips_plus own")
        assert menu.there("trips_plus B")
        assert not menu.there("odds A")
