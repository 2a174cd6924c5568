"""The operator's menu in the pseudo-language: what is seen outside of brackets is data, or has escaped translation."""

import re
import runpy
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QTableView, QWidget

from kiosk.app.menu_storage import signed_table
from kiosk.audit.event_log import KINDS
from kiosk.base.words import PSEUDO, Language, Text, pseudo
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.policy import profiles
from kiosk.policy.config import TableConfig
from kiosk.reports.document import NOT_KNOWN
from kiosk.rules.irregularities import IN_WORDS
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.config_changes import elected, election_text, in_words, options, wager_name
from kiosk.table.devices.peripheral_link import PeripheralLink
from kiosk.table.requests import CallAttendant, CashOut
from tests.kit.screen.led_menu import MenuHands
from tests.kit.screen.menu_rig import SUPERVISOR, Menu
from tests.kit.table.report_ledgers import big_win
from tests.kit.table.table_driver import Driver
from ui.i18n.menu_words import capital, speak
from ui.service.pages import PAGES
from ui.service.process.menu_process import MenuContext, MenuProcess
from ui.service.widgets.document_view import DocumentView
from ui.service.widgets.touch_keys import Keys
from ui.sounds import Volumes
from ui.sounds.player import Sounds

pytestmark = pytest.mark.usefixtures("_in_utc")
TRANSLATE = runpy.run_path(str(Path(__file__).parents[3] / "packaging/translate"))
UNITS = re.compile(r"\b(UTC|[kMGT]?B)\b")  # of times and sizes
FROM_THE_TABLE = {"why not", "remarks", "manifest"}  # refusals, remarks and findings, in the table's own words


@pytest.fixture(autouse=True)
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The menu speaks the pseudo-language; what it says is kept, as it is in English."""
    heard: set[str] = set()
    language, say = Language.of(PSEUDO), Language.say

    def listen(self: Language, source: Text, /, **values: object) -> str:
        heard.update({source} if self is language and isinstance(source, str) else ())
        return say(self, source, **values)

    monkeypatch.setattr(Language, "say", listen)
    speak(PSEUDO)
    yield heard
    speak("en")


def test_every_page_is_said_in_words_that_translators_get(tmp_path: Path, said: set[str]) -> None:
    driver = big_win(tmp_path)  # a hand-pay waits
    driver.does(CallAttendant(1))
    driver.does(CashOut(2))
    with Menu(tmp_path, driver=driver, drawn=True) as menu:  # drawn once, so that what fails then is seen
        known = data(driver.table.view().config) | {cue.replace("-", " ") for cue in menu.sounds.cues}
        assert not outside(menu.window.windowTitle())
        for page in PAGES:
            menu.go(page)
            menu.idle()
            assert escaped(menu, known) == [], page
        menu.go("recall")
        menu.type("number", "1")
        menu.press("open")
        menu.idle()
        assert escaped(menu, known | {menu.text("moment")}) == []
    assert said
    assert said <= TRANSLATE["found_texts"]().keys()


def test_the_sheets_are_said(tmp_path: Path) -> None:
    with Menu(tmp_path / "new", None) as menu:
        assert menu.there("pin again")  # the first supervisor's
        assert escaped(menu, set()) == []
    with Menu(tmp_path / "used") as menu:
        menu.press("lock")
        assert escaped(menu, {SUPERVISOR}) == []


@pytest.mark.usefixtures("_impolite")
def test_the_menus_process_speaks_the_houses_language(tmp_path: Path) -> None:
    driver, hands = Driver(tmp_path), MenuHands(tmp_path)
    context = MenuContext(
        driver.table,
        tmp_path,
        TouchSensor(),
        Sounds(enabled=False, volumes=Volumes(0, 0, 0)),
        partial(signed_table, tmp_path),
        PeripheralLink(driver.table, ()),
        language=PSEUDO,
    )
    menu = MenuProcess(context, lambda _: None, hands.command)
    menu.show(0, covers=False, full=False)
    hands.meet()
    hands.until(lambda: hands.do("seen"))
    words = hands.do("text", "lock")
    menu.end()
    hands.close()
    driver.table.close()
    assert words == pseudo("Lock")


def data(config: TableConfig) -> set[str]:
    """What is no word of the menu: names, codes, and what the table's rules, profiles and settings are called."""
    profile = profiles.load(config.profile)
    settings = elected(config)
    words = {
        SUPERVISOR,
        NOT_KNOWN,
        *KINDS,
        *map(capital, IN_WORDS.values()),
        *(rules.title for rules in RULE_SETS.values()),
    }
    words |= {profile.certification, profile.helpline, *(profiles.load(name).title for name in profiles.names())}
    words |= {Language.of(code).name for code in Language.codes}
    words |= {in_words(key) for key in (*settings, *RULE_SETS[config.game].procedures)}
    words |= {election_text(key, value) for key in settings for value in options(config.game, key)}
    words |= {in_words(name) for name in ("reset", "contribution", "reserve", "limit", "guard")}
    return words | {wager_name(limit.wager) for limit in config.limits}


def escaped(menu: Menu, known: set[str]) -> list[str]:
    """What somebody sees outside of brackets that is no data."""
    lines = [line for text in seen(menu.window) for line in outside(text).replace("   ·   ", "\n").splitlines()]
    worded = [line.strip() for line in lines if any(map(str.isalpha, UNITS.sub("", line)))]
    return [line for line in worded if line not in known]


def seen(window: QWidget) -> Iterator[str]:
    """Every text in sight: labels, buttons, lists, heads of tables, hints in fields. A report is data, as keys are."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.property("named") in FROM_THE_TABLE or inside(widget, DocumentView, Keys):
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QLineEdit | QPlainTextEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QComboBox):
            yield from map(widget.itemText, range(widget.count()))
        elif isinstance(widget, QTableView) and widget.horizontalHeader().isVisible():
            model = widget.model()
            for column in range(model.columnCount()):
                yield str(model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole))


def inside(widget: QWidget, *kinds: type[QWidget]) -> bool:
    """Whether it is part of one of these."""
    above = widget.parentWidget()
    return isinstance(widget, kinds) or (above is not None and inside(above, *kinds))


def outside(text: str) -> str:
    """What stands outside of brackets, which may stand in one another."""
    depth, left = 0, ""
    for sign in text:
        depth += sign == "["
        left += "" if depth else sign
        depth -= sign == "]"
    return left
