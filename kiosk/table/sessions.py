"""Logging in, and the sessions that it opens. A failure is recorded like a success; a session lives in memory alone.

A session ends with the process, at log-out, when its user is removed, and after the profile's time without use.
"""

from kiosk.base.ports import PinKeeper
from kiosk.base.words import Sentence
from kiosk.ledger.records import LoggedIn, LoginFailed
from kiosk.ledger.table_state import TableState
from kiosk.policy import access, profiles
from kiosk.policy.access import User
from kiosk.policy.config import TableConfig
from kiosk.rules.intents import Refusal, Refused
from kiosk.table.requests import LogIn

_WRONG = Refused(Refusal.WRONG_PIN, None, "pin", "The name or the PIN is wrong.")
_NAME_KEPT = 32  # letters of a name that nobody has


def decide_login(
    state: TableState, config: TableConfig, request: LogIn, pins: PinKeeper, now_ms: int
) -> tuple[LoggedIn | LoginFailed, Refused | None]:
    """What is recorded of a try, and why it is refused, if it is. While a lock holds, the PIN is not looked at."""
    user = access.find_user(state.users, request.name)
    if user is None or user.removed:
        return LoginFailed(request.name[:_NAME_KEPT], None), _WRONG
    user = access.with_clock(user, now_ms)
    if words := _locked(user, now_ms):
        return LoginFailed(user.name, user), Refused(Refusal.LOCKED_OUT, None, "pin", words)
    if not pins.matches(user.pin_hash, request.pin):
        profile = profiles.load(config.profile)
        failed = access.after_failure(user, now_ms, profile.login_tries, profile.first_lock_ms)
        locked = _locked(failed, now_ms)
        words = Sentence("The name or the PIN is wrong. {locked}", locked=locked or "")
        return LoginFailed(user.name, failed), _WRONG._replace(words=words) if locked else _WRONG
    return LoggedIn(user.name), None


def _locked(user: User, now_ms: int) -> Sentence | None:
    """How long somebody has to wait; nothing if they do not."""
    left = access.locked_for_ms(user, now_ms)
    return Sentence("Too many wrong PINs: wait {seconds} seconds.", seconds=-(-left // 1000)) if left else None


class Sessions:
    """Who is logged in, by the token that each was given."""

    def __init__(self) -> None:
        self._sessions: dict[str, tuple[str, int]] = {}  # user, and when it was last used

    def open(self, token: str, name: str, now_ms: int) -> None:
        self._sessions[token] = (name, now_ms)

    def end(self, token: str | None) -> None:
        self._sessions.pop(token or "", None)

    def end_all(self, name: str, but: str | None) -> None:
        """Nobody goes on under a PIN that is no more, but for whoever changed it."""
        self._sessions = {
            token: (user, used_ms)
            for token, (user, used_ms) in self._sessions.items()
            if token == but or user.casefold() != name.casefold()
        }

    def user(self, token: str | None, state: TableState, config: TableConfig, now_ms: int) -> User | None:
        """Whose session it is, if it has not timed out; asking is using it."""
        name, used_ms = self._sessions.get(token or "", ("", 0))
        user = access.find_user(state.users, name) if name else None
        timeout_ms = profiles.load(config.profile).session_timeout_minutes * 60_000
        if user is None or user.removed or now_ms - used_ms > timeout_ms:
            self.end(token)
            return None
        self.open(token or "", name, now_ms)
        return user
