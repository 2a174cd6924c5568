"""Users: who they are, what they may do, whose PIN is whose, and who is locked out for how long."""

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame

from kiosk.policy import access
from kiosk.policy.access import Action, Role, User
from kiosk.table.requests import AddUser, RemoveUser, ResetPin
from ui.i18n.menu_words import capital, mark, say
from ui.service.page import Page, Service
from ui.service.role_names import ROLES, may_words, role_words
from ui.service.widgets.choice_buttons import turn_on
from ui.service.widgets.parts import Rows, button, column, field, label, panel, pin_field, row, table
from ui.service.widgets.touch_keys import keyboard, pad

_SECOND_MS = 1_000
_WIDE = 620


class Users(Page):
    """Everybody may change their own PIN; a supervisor also adds, removes and helps out."""

    name = "users"
    title = mark("Users")
    finds = (
        (mark("Change your own PIN"), None),
        (mark("Add or remove a user"), Action.ADD_USER),
        (mark("Give somebody a new PIN, end a lock-out"), Action.RESET_PIN),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._chosen = service.staff.user.name if service.staff.user else ""
        self._shown: list[tuple[str, str, str]] = []
        self._rows = Rows((say("Name"), say("Role"), say("State")))
        self._table = table(self._rows, "users")
        self._table.setMinimumHeight(340)
        self._table.selectionModel().currentRowChanged.connect(lambda now, _: self._choose(now.row()))
        side = self._chosen_panel()
        if service.staff.may(Action.ADD_USER):
            self.body.addLayout(row(panel(self._table, title=say("Who may enter")), side))
            self.body.addWidget(self._add_panel())
        else:
            side.setMinimumWidth(_WIDE)
            self.body.addLayout(row(side, 1))
        self.body.addStretch(1)
        self._clock = QTimer(self)  # a lock-out's time runs down
        self._clock.timeout.connect(self.refresh)
        self._clock.start(_SECOND_MS)
        self._say_chosen()

    def refresh(self) -> None:
        rows = [(user.name, role_words(user.role), self._state(user)) for user in self.service.table.state.users]
        if rows != self._shown:
            self._shown = rows
            at = self._table.currentIndex().row()
            self._rows.show_rows(rows)
            if at >= 0:
                self._table.selectRow(at)

    def _state(self, user: User) -> str:
        if user.removed:
            return say("removed; the records keep the name")
        if left := access.locked_for_ms(user, self.service.clock.wall_ms()):
            seconds = -(-left // _SECOND_MS)
            return say("locked out for {time}", time=f"{seconds // 60}:{seconds % 60:02}")
        if giver := self.service.table.state.given.get(user.name):
            return say("has the PIN that {giver} gave", giver=giver)
        if user.failures:
            return say("1 wrong PIN") if user.failures == 1 else say("{count} wrong PINs", count=user.failures)
        return ""

    def _chosen_panel(self) -> QFrame:
        self._whose = label("", "heading", name="whose")
        self._what = label("", "quiet")
        self._pin = pin_field("new pin", say("New PIN, 6 to 12 digits"))
        self._again = pin_field("new pin again", say("The same again"))
        self._set = button(say("Set this PIN"), self._set_pin, "primary", name="set pin")
        self._remove = button(say("Remove this user"), self._ask_remove, "danger", name="remove")
        made = panel(self._whose, self._what, self._pin, self._again, pad(), row(self._remove, 1, self._set))
        made.setMaximumWidth(620)
        return made

    def _choose(self, index: int) -> None:
        if index >= 0:
            self._chosen = self._rows.row_at(index)[0]
            self._say_chosen()

    def _say_chosen(self) -> None:
        user = access.find_user(self.service.table.state.users, self._chosen)
        own = self._is_own()
        self._whose.setText(say("Your PIN") if own else say("PIN of {name}", name=self._chosen))
        self._what.setText(
            say("Nobody else should know it.")
            if own
            else say("They have to change it before they can be one of two persons.")
        )
        self._set.setEnabled(user is not None and not user.removed)
        self._remove.setVisible(self.service.staff.may(Action.REMOVE_USER) and not own)
        self._remove.setEnabled(user is not None and not user.removed)

    def _is_own(self) -> bool:
        user = self.service.staff.user
        return user is not None and user.name == self._chosen

    def _set_pin(self) -> None:
        pin = self._pin.text()
        if pin != self._again.text():
            self.service.window.tell(say("The two are not the same."), "warning")
            return
        name = self._chosen
        done = say("{name} has a new PIN.", name=name)
        ask = partial(self.service.window.ask_table, ResetPin(name, pin), done, self._emptied)
        if self._is_own():
            ask()
            return
        words = say(
            "{name} enters with this PIN from now on. A lock-out ends; if {name} is logged in, that ends too.",
            name=name,
        )
        self.service.window.confirm(say("A new PIN for {name}", name=name), words, ask, do=say("Set it"))

    def _emptied(self) -> None:
        self._pin.clear()
        self._again.clear()

    def _ask_remove(self) -> None:
        name = self._chosen
        done = say("{name} is removed.", name=name)
        self.service.window.confirm(
            say("Remove {name}", name=name),
            say("{name} cannot enter any more. The records keep the name, and nobody else can get it.", name=name),
            partial(self.service.window.ask_table, RemoveUser(name), done, self._say_chosen),
            do=say("Remove"),
        )

    def _add_panel(self) -> QFrame:
        self._name = field("name", say("Name, without blanks"))
        self._first = pin_field("first pin", say("First PIN, 6 to 12 digits"))
        self._role = Role.ATTENDANT
        self._roles = {
            role: button(capital(role_words(role)), partial(self._be, role), name=role.value) for role in ROLES
        }
        for made in self._roles.values():
            made.setCheckable(True)
        self._may = label("", "quiet", name="what the role may")
        add = button(say("Add"), self._add, "primary", name="add")
        fields = column(self._name, self._first, row(*self._roles.values()), self._may, row(1, add), 1)
        self._be(self._role)
        both = row(fields, keyboard())
        both.setStretch(0, 1)
        both.setStretch(1, 1)
        return panel(both, title=say("A new user"))

    def _be(self, role: Role) -> None:
        self._role = role
        turn_on(self._roles, role)
        self._may.setText(may_words(role))

    def _add(self) -> None:
        name, role, pin = self._name.text().strip(), self._role, self._first.text()
        enters = say("{name} can enter as {role} with this PIN.", name=name, role=role_words(role))
        done = say("{name} is added.", name=name)
        self.service.window.confirm(
            say("Add {name}", name=name),
            f"{enters} {may_words(role)}",
            partial(self.service.window.ask_table, AddUser(name, role, pin), done, self._added),
            do=say("Add"),
        )

    def _added(self) -> None:
        self._name.clear()
        self._first.clear()
