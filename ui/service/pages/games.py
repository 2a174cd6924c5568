"""The page of games and pay tables: what is played, by which tables, for how much, and what each choice returns."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from kiosk.base.frozen import Scalar
from kiosk.policy import profiles
from kiosk.policy.access import Action
from kiosk.policy.config import TableConfig
from kiosk.reports.figures.config_prices import percent
from kiosk.rules.cards.shoe import CONTINUOUS, MANUAL, SHUFFLER
from kiosk.rules.rule_sets import ELECTIONS, RULE_SETS, spec_of
from kiosk.table.config_changes import (
    chips_text,
    elect,
    elected,
    election_text,
    for_game,
    for_profile,
    in_words,
    limit_of,
    options,
    parse_chips,
    parse_election,
    plain,
    profiles_for,
    table_wager,
    wager_name,
)
from ui.i18n.menu_words import mark, say
from ui.service.page import Page, Service
from ui.service.panels.config_draft import ConfigDraft
from ui.service.panels.own_table import OWN, OwnTable
from ui.service.widgets.choice_buttons import choice
from ui.service.widgets.parts import clear, column, field, holder, label, panel, row
from ui.service.widgets.touch_keys import keyboard

_LIMITS = {"least": mark("Least"), "most": mark("Most"), "step": mark("Step")}
WIDE = 770  # the choices; the rest is for what they come to
_ACROSS = 3  # games
_LONGEST = 80  # letters of a field
_NAMES = 170  # wide: what stands before the choices and fields
_TWO_LINES = 66  # of text on a button
_PLACES = 2  # of the percentage on a button


class Games(Page):
    """Choices at the left, what they come to at the right. Whoever may not change anything sees what is in force."""

    name = "games"
    title = mark("Games and paytables")
    needs = frozenset({Action.CHANGE_CONFIG})
    finds = (
        (mark("Change the game"), None),
        (mark("Change a paytable, see the return (RTP)"), None),
        (mark("Limits and chip values"), None),
        (mark("Write, import or export a paytable"), None),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._fields: dict[str, QLineEdit] = {}
        self._buttons: dict[tuple[str, Scalar], QPushButton] = {}
        self._own: dict[str, QPushButton] = {}
        self._made_for = ("", "")  # the profile and the game whose controls are there
        self._top = QVBoxLayout()
        self._choices = QVBoxLayout()
        self._choices.setSpacing(14)
        self.drafting = ConfigDraft(service, self._alternatives)
        self.drafting.changed.connect(self._show)
        self.drafting.priced.connect(self._show)
        self.drafting.below.addWidget(panel(keyboard()))
        left = holder(column(self._choices, 1))
        left.setFixedWidth(WIDE)
        self.body.addLayout(self._top)
        self.body.addLayout(row(left, self.drafting))
        self._show()

    def refresh(self) -> None:
        self.drafting.refresh()

    def _alternatives(self, draft: TableConfig) -> Iterator[TableConfig]:
        """Each value of each election, with everything else as it is being made."""
        for key in elected(draft):
            for value in options(draft.game, key):
                yield elect(draft, key, value)

    def _profiles(self, draft: TableConfig) -> QWidget:
        """The profiles that this ledger may have, and the games that the chosen one allows; others are not there."""
        laws = [
            self._choice("profile", name, profiles.load(name).title, partial(self._choose_profile, name))
            for name in profiles_for(self.service.table.state.kind)
        ]
        grid = QGridLayout()
        for number, game in enumerate(profiles.load(draft.profile).games):
            made = self._choice("game", game, RULE_SETS[game].title, partial(self._choose_game, game))
            grid.addWidget(made, number // _ACROSS, number % _ACROSS)
        return panel(row(label(say("Profile"), "quiet"), *laws, 1), grid, title=say("Profile and game"))

    def _choice(self, key: str, value: Scalar, words: str, pressed: Callable[[], None]) -> QPushButton:
        self._buttons[key, value] = choice(words, pressed, name=f"{key} {value}")
        if key in elected(self.drafting.draft):
            _narrow(self._buttons[key, value])
        return self._buttons[key, value]

    def _show(self) -> None:
        draft = self.drafting.draft
        if (draft.profile, draft.game) != self._made_for:
            self._make(draft)
        chosen: dict[str, Scalar] = {**elected(draft), "game": draft.game, "dealing": draft.dealing}
        chosen["profile"] = draft.profile
        chosen["shuffling"] = draft.shuffling
        for (key, value), made in self._buttons.items():
            made.setChecked(chosen.get(key) == value)
            if key in elected(draft):
                made.setText(self._with_return(key, value))
        for key, made in self._own.items():
            own = chosen[key] not in options(draft.game, key)
            made.setChecked(own)
            made.setText(self._with_return(key, chosen[key]) if own else say(OWN))
        if draft == self.drafting.base:
            self._fill(draft)

    def _with_return(self, key: str, value: Scalar) -> str:
        """A choice, and what the wagers that it touches return with it."""
        draft = self.drafting.draft
        priced = [self.drafting.prices(elect(draft, key, one)) for one in options(draft.game, key)]
        own = self.drafting.prices(elect(draft, key, value))
        words = election_text(key, value) if value in options(draft.game, key) else say(OWN)
        if not isinstance(own, tuple):
            return words
        tables = [{one.wager: one.returns for one in prices} for prices in (*priced, own) if isinstance(prices, tuple)]
        touched = [one for one in own if len({prices.get(one.wager) for prices in tables}) > 1]
        return "\n".join((words, *(percent(one.returns, _PLACES) for one in touched)))

    def _make(self, draft: TableConfig) -> None:
        if draft.profile != self._made_for[0]:
            clear(self._top)
            self._buttons = {}
            self._top.addWidget(self._profiles(draft))
        clear(self._choices)
        self._fields = {}
        self._buttons = {key: made for key, made in self._buttons.items() if key[0] in ("profile", "game")}
        self._own = {}
        self._made_for = (draft.profile, draft.game)
        self._choices.addWidget(self._elections(draft))
        self._choices.addWidget(self._limits(draft))
        self._fill(draft)

    def _elections(self, draft: TableConfig) -> QWidget:
        grid = QGridLayout()
        grid.setColumnMinimumWidth(0, _NAMES)
        grid.setColumnStretch(1, 1)
        for key in elected(draft):
            values = options(draft.game, key)
            made: list[QWidget] = [
                self._choice(key, value, election_text(key, value), partial(self._elect, key, value))
                for value in values
            ]
            if self._takes_own(key):
                made.append(self._own_table(key))
            elif len(values) == 1:
                continue  # nothing to choose
            self._line(
                grid, in_words(key), made or [self._field(f"house.{key}", self._typed_election, self._hint(key))]
            )
        for title, name, procedures in self._procedures(draft):
            self._line(
                grid,
                title,
                [self._choice(name, one, in_words(one), partial(self._set, name, one)) for one in procedures],
            )
        if spec_of(draft.game).from_shoe:
            cut = self._field(
                "cut_card", self._typed_cut, say("cards in from the back; nothing: a quarter of the stack")
            )
            self._line(grid, say("Cut card"), [cut])
        return panel(grid, title=say("Pay tables and elections"))

    def _takes_own(self, key: str) -> bool:
        """Whether the house may pay by a table of its own there."""
        draft = self.drafting.draft
        return profiles.load(draft.profile).own_tables and table_wager(draft.game, key) is not None

    def _own_table(self, key: str) -> QPushButton:
        made = choice(say(OWN), partial(self._write_table, key), name=f"{key} own")
        _narrow(made)
        self._own[key] = made
        return made

    def _write_table(self, key: str) -> None:
        draft = self.drafting.draft
        table = table_wager(draft.game, key) or "", str(elected(draft)[key])
        self._show()  # what was pressed is only a wish
        OwnTable(
            self, self.service, say("{what} of the house's own", what=in_words(key)), table, partial(self._elect, key)
        )

    @staticmethod
    def _line(grid: QGridLayout, title: str, made: Sequence[QWidget]) -> None:
        down = grid.rowCount()
        grid.addWidget(label(title), down, 0)
        grid.addLayout(row(*made, *([1] if len(made) > 1 else [])), down, 1)

    @staticmethod
    def _procedures(draft: TableConfig) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        if procedures := RULE_SETS[draft.game].procedures:
            yield say("Dealing procedure"), "dealing", procedures
        if spec_of(draft.game).from_shoe:
            yield say("Shuffling"), "shuffling", (SHUFFLER, MANUAL, CONTINUOUS)

    @staticmethod
    def _hint(key: str) -> str:
        return say("dollars") if ELECTIONS[key].in_cents else say(ELECTIONS[key].hint)

    def _limits(self, draft: TableConfig) -> QWidget:
        grid = QGridLayout()
        grid.setColumnMinimumWidth(0, _NAMES)
        for across, title in enumerate(_LIMITS.values(), 1):
            grid.addWidget(label(say(title), "quiet"), 0, across)
        for down, limit in enumerate(draft.limits, 1):
            grid.addWidget(label(wager_name(limit.wager)), down, 0)
            for across, name in enumerate(_LIMITS, 1):
                grid.addWidget(self._field(f"limits.{limit.wager}.{name}", self._typed, say("dollars")), down, across)
        down = grid.rowCount()
        grid.addWidget(label(say("Chip values")), down, 0)
        grid.addWidget(self._field("chips", self._typed, "1, 5, 25"), down, 1, 1, 3)
        return panel(grid, title=say("Limits and chips, in dollars"))

    def _field(self, name: str, typed: Callable[[], None], hint: str) -> QLineEdit:
        made = field(name, hint)
        made.setMaxLength(_LONGEST)
        made.textEdited.connect(typed)
        self._fields[name] = made
        return made

    def _fill(self, draft: TableConfig) -> None:
        texts = {f"limits.{one.wager}.{name}": plain(getattr(one, name)) for one in draft.limits for name in _LIMITS}
        texts["chips"] = chips_text(draft.chips)
        texts["cut_card"] = "" if draft.cut_card is None else str(draft.cut_card)
        for key, value in elected(draft).items():
            amount = ELECTIONS[key].in_cents and isinstance(value, int)
            texts[f"house.{key}"] = "" if value is None else plain(value) if amount else str(value)  # type: ignore[arg-type]
        for name, made in self._fields.items():
            if made.text() != texts[name]:
                made.setText(texts[name])

    def _choose_profile(self, profile: str) -> None:
        self.drafting.take(for_profile(self.drafting.base, profile))

    def _choose_game(self, game: str) -> None:
        base = self.drafting.base._replace(profile=self.drafting.draft.profile)
        self.drafting.take(base if game == base.game else for_game(base, game))

    def _elect(self, key: str, value: Scalar) -> None:
        self.drafting.take(elect(self.drafting.draft, key, value))

    def _set(self, field: str, value: str) -> None:
        self.drafting.take(self.drafting.draft._replace(**{field: value}))  # type: ignore[arg-type]

    def _typed(self) -> None:
        """Limits and chips, together: each has to be an amount."""
        draft = self.drafting.draft
        what = ""
        try:
            limits = []
            for limit in draft.limits:
                what = wager_name(limit.wager)
                limits.append(limit_of(limit.wager, *(self._text(f"limits.{limit.wager}.{one}") for one in _LIMITS)))
            what = say("Chip values")
            chips = parse_chips(self._text("chips"))
        except ValueError as error:
            self.drafting.fail(f"{what}: {error}")
            return
        self.drafting.take(draft._replace(limits=tuple(limits), chips=chips))

    def _typed_election(self) -> None:
        draft = self.drafting.draft
        for key in elected(draft):
            if f"house.{key}" in self._fields:
                try:
                    draft = elect(draft, key, parse_election(key, self._text(f"house.{key}")))
                except ValueError as error:
                    self.drafting.fail(f"{in_words(key)}: {error}")
                    return
        self.drafting.take(draft)

    def _typed_cut(self) -> None:
        text = self._text("cut_card").strip()
        if text and not text.isdecimal():
            self.drafting.fail(say("Cut card: write how many cards it stands from the back, or nothing."))
        else:
            self.drafting.take(self.drafting.draft._replace(cut_card=int(text) if text else None))

    def _text(self, name: str) -> str:
        return self._fields[name].text()


def _narrow(made: QPushButton) -> None:
    """Two lines high, and no wider than that a few of them stand side by side."""
    size = f"padding: 4px 10px; min-width: 48px; min-height: {_TWO_LINES - 12}px;"
    made.setStyleSheet(f"{made.styleSheet()} QPushButton, QPushButton:checked {{ {size} }}")
