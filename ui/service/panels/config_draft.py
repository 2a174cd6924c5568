"""New settings in the making: what would change, what that does to every return, and the one request that asks for it.

Pages put their controls beside it. Pricing runs off the screen's thread, and what was priced once is kept.
"""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QTableView, QVBoxLayout, QWidget

from kiosk.base.frozen import Frozen
from kiosk.policy.config import ProgressiveTerms, TableConfig
from kiosk.reports.figures.config_prices import Compared, NotPriced, Price, compare, counting, price
from kiosk.rules.intents import Refusal
from kiosk.table.config_changes import Change, changes, pool_with, why_not, with_only
from kiosk.table.requests import Configure
from ui.i18n.menu_words import mark, say
from ui.service.page import Service
from ui.service.widgets.parts import Rows, button, label, panel, row, table
from ui.service.work import Job

NO_EFFECT = mark("no return changes")
NOTHING = mark("Nothing yet: choose at the left.")
_AFTER = "\n      "
_ROW = 60  # high: two lines of words
_SHOWN = 14  # changes that a question lists
_Key = tuple[str, str, Frozen[object], ProgressiveTerms | None, int]
_Prices = tuple[Price, ...]


class ConfigDraft(QWidget):
    changed = Signal()  # other settings are being made
    priced = Signal()  # something more is known of what they return

    def __init__(self, service: Service, beside: Callable[[TableConfig], Iterable[TableConfig]]) -> None:
        super().__init__()
        self._service = service
        self._beside = beside  # settings whose returns a page wants to show too
        self._known: dict[_Key, _Prices | str] = {}
        self._job: Job | None = None
        self._problem = ""
        self._seen = service.table.state  # the pool grows while the table plays; what it was is good enough for that
        if self._seen.config is None:
            raise ValueError("the table is not configured")
        self.base = self.draft = self._seen.config
        self._lay_out()
        self.take(self.base)

    def _lay_out(self) -> None:
        self._why = label("", "warning", name="why not")
        self._returns = Rows((say("Wager"), say("Return"), say("Element of risk"), say("Volatility")))
        self._table = table(self._returns, "returns", stretch=0)
        self._table.setWordWrap(True)
        self._table.verticalHeader().setDefaultSectionSize(_ROW)
        self._changes = label("", name="changes")
        self._remarks = label("", "warning", name="remarks")
        self._unknown = label("", "warning", name="not priced")
        self._progress = QProgressBar()
        self._stop = button(say("Stop"), self._stop_pricing, name="stop pricing")
        note = say(
            "Under the best play, exact over every deal unless it says estimated. Element of risk: what is lost of all "
            "that is staked. Volatility: the standard deviation of one round, in antes or units."
        )
        self._undo = button(say("Undo"), self.reset, name="undo")
        self._go = button(say("Change …"), self._confirm, "primary", name="change")
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(14)
        inside.addWidget(self._why)
        inside.addWidget(panel(self._changes, row(1, self._undo, self._go), title=say("What would change")))
        inside.addWidget(
            panel(
                self._table,
                self._remarks,
                self._unknown,
                row(self._progress, self._stop),
                label(note, "quiet"),
                title=say("What every wager returns"),
            )
        )
        self.below = QVBoxLayout()  # for what a page puts there
        inside.addLayout(self.below)
        inside.addStretch(1)

    def take(self, draft: TableConfig) -> None:
        self._problem = ""
        self.draft = draft if changes(self.base, draft) else self.base
        self._show()
        self._price()
        self.changed.emit()

    def fail(self, words: str) -> None:
        """What was typed is no setting."""
        self._problem = words
        self._show()

    def reset(self) -> None:
        self._seen = self._service.table.state
        self.base = self._seen.config or self.base
        self.take(self.base)

    def refresh(self) -> None:
        if self._service.table.state.config != self.base:
            self.reset()
        else:
            self._show_why()

    def prices(self, config: TableConfig) -> _Prices | str | None:
        """What these settings return, why that is not known, or None while it is still being found out."""
        return self._known.get(self._key(config))

    def effect(self, config: TableConfig) -> tuple[Compared, ...]:
        """What other settings do to the returns, as far as that is known."""
        one, other = self.prices(self.base), self.prices(config)
        if not isinstance(one, tuple) or not isinstance(other, tuple):
            return ()
        return compare(one, other, same_game=config.game == self.base.game)

    def _key(self, config: TableConfig) -> _Key:
        pool = pool_with(self._seen, config) if config.progressive else 0
        return config.profile, config.game, Frozen(config.house), config.progressive, pool

    def _price(self) -> None:
        """Find out what is not known yet; one job at a time, and another after it if more is wanted."""
        if self._job is not None:
            return
        wanted = {self._key(one): one for one in self._wanted() if self._key(one) not in self._known}
        if wanted:
            self._job = self._service.work.start(partial(_priced, wanted, self._service), self._found, self._failed)
            self._job.progressed.connect(self._moved)
            self._job.stopped.connect(self._stopped)
        self._show_pricing()

    def _wanted(self) -> list[TableConfig]:
        """The settings in force first, then the new ones, then each change by itself and what the page asks for."""
        alone = [with_only(self.base, change, self.draft) for change in changes(self.base, self.draft)]
        return [self.base, self.draft, *(one for one in alone if one), *self._beside(self.draft)]

    def _moved(self, done: int, of: int) -> None:
        self._progress.setMaximum(of)
        self._progress.setValue(done)

    def _found(self, found: object) -> None:
        self._job = None
        if isinstance(found, dict):
            self._known |= found
        self._price()
        self._show()
        self.priced.emit()

    def _failed(self, words: str) -> None:
        self._job = None
        self._unknown.setText(words)
        self._unknown.setVisible(True)
        self._show_pricing()

    def _stopped(self) -> None:
        self._failed(say("Stopped: what these settings return is not known."))

    def _stop_pricing(self) -> None:
        if self._job is not None:
            self._job.stop()

    def _show(self) -> None:
        changed = changes(self.base, self.draft)
        self._changes.setText(
            "\n".join(f"{one.title}: {one.old} → {one.new}{self._does(one)}" for one in changed) or say(NOTHING)
        )
        known = self.prices(self.draft)
        self._unknown.setText(known if isinstance(known, str) else "")
        self._unknown.setVisible(isinstance(known, str))
        effect = self.effect(self.draft)
        self._returns.show_rows([_row(one) for one in effect])
        _fit(self._table)
        remarks = [_remark(one) for one in effect if _remark(one)]
        self._remarks.setText("\n".join(remarks))
        self._remarks.setMinimumHeight(self._remarks.sizeHint().height())
        self._remarks.setVisible(bool(remarks))
        self._undo.setEnabled(self.base != self.draft)
        self._show_why()
        self._show_pricing()

    def _show_why(self) -> None:
        """What the table would say to it, before it is asked."""
        user = self._service.staff.user
        refused = None if user is None else why_not(self._service.table.state, Configure(self.draft), user)
        same = self.draft == self.base
        if refused is None or (same and refused.code == Refusal.NOTHING_THERE):
            words = self._problem
        else:
            words = self._problem or say(refused.words)
        self._why.setText(words)
        self._why.setVisible(bool(words))
        self._go.setEnabled(not same and not words)

    def _show_pricing(self) -> None:
        for one in (self._progress, self._stop):
            one.setVisible(self._job is not None)

    def _does(self, change: Change) -> str:
        """What one change does to the return, on a line of its own."""
        alone = with_only(self.base, change, self.draft)
        if self.draft.game != self.base.game:
            return ""
        if alone is None:
            return _AFTER + say(NO_EFFECT)
        if not isinstance(self.prices(alone), tuple):
            return _AFTER + (say("what that returns is not known") if isinstance(self.prices(alone), str) else "…")
        return _AFTER + ("; ".join(one.words() for one in self.effect(alone) if one.changed) or say(NO_EFFECT))

    def _confirm(self) -> None:
        changed = changes(self.base, self.draft)
        lines = [f"{one.title}: {one.old} → {one.new}" for one in changed[:_SHOWN]]
        if len(changed) > _SHOWN:
            lines.append(say("and {count} more, as listed on the page", count=len(changed) - _SHOWN))
        effect = self.effect(self.draft)
        lines += ["", *(f"{one.words()}." for one in effect if one.changed)]
        if not any(one.changed for one in effect):
            lines.append(say("No return changes.") if effect else say("What the wagers return is not known."))
        lines += ["", *(_remark(one) for one in effect if one.changed and _remark(one))]
        self._service.window.confirm(say("Change the settings"), "\n".join(lines), self._ask, do=say("Change"))

    def _ask(self) -> None:
        self._service.window.ask_table(Configure(self.draft), say("The settings are changed."), self.reset)


def _priced(wanted: dict[_Key, TableConfig], service: Service, job: Job) -> dict[_Key, _Prices | str]:
    """On another thread: price each of them."""
    library = counting(service.data, service.storage.check_software, job.progress)
    found: dict[_Key, _Prices | str] = {}
    for number, (key, config) in enumerate(wanted.items()):
        job.progress(number, len(wanted))
        try:
            found[key] = price(config, key[-1], library)
        except NotPriced as words:
            found[key] = str(words)
    return found


def _remark(one: Compared) -> str:
    """What is to be said against a wager, as it would be; nothing if nothing is."""
    words = one.after.remark() if one.after else ""
    return f"{one.after.title}: {words}." if one.after and words else ""


def _row(one: Compared) -> tuple[str, ...]:
    """A wager's figures, with an arrow where they change."""
    both = [made for made in (one.before, one.after) if made]
    title = both[-1].title.replace(", table ", " ")
    texts = [
        " → ".join(dict.fromkeys(text(made) for made in both))
        for text in (Price.returns_text, Price.risk_text, Price.volatility_text)
    ]
    if one.before is None or one.after is None:
        title = say("{wager} (new)", wager=title) if one.after else say("{wager} (gone)", wager=title)
    return (title, *texts)


def _fit(view: QTableView) -> None:
    rows = view.model().rowCount()
    view.setFixedHeight(view.horizontalHeader().sizeHint().height() + _ROW * max(rows, 1) + 6)
