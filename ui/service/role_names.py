"""What the roles of users are called, and what each of them is for."""

from kiosk.policy.access import Role
from ui.i18n.menu_words import mark, say

_NAMES = {
    Role.ATTENDANT: mark("attendant"),
    Role.TECHNICIAN: mark("technician"),
    Role.SUPERVISOR: mark("supervisor"),
    Role.AUDITOR: mark("auditor"),
}
_MAY = {
    Role.ATTENDANT: mark("Serves players: credit, cash-outs, hand-pays, calls, simple faults."),
    Role.TECHNICIAN: mark("Looks after the device: diagnostics, backups, verification, technical faults."),
    Role.SUPERVISOR: mark("Everything, with a second person where two are needed."),
    Role.AUDITOR: mark("Reads everything, changes nothing."),
}
ROLES = tuple(_NAMES)  # in the order of the buttons


def role_words(role: Role) -> str:
    return say(_NAMES[role])


def may_words(role: Role) -> str:
    return say(_MAY[role])
