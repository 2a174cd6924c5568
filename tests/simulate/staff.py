"""Staff at the simulated table: logins good and bad, payments, irregularities, settings, the progressive, users."""

from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy import profiles
from kiosk.policy.access import Role
from kiosk.policy.config import Pace
from kiosk.policy.device import Device
from kiosk.policy.faults import FAULTS, Clears
from kiosk.rules.intents import Declare, Refusal, Refused
from kiosk.table.idempotency import Answer
from kiosk.table.requests import (
    Accepted,
    AddUser,
    AnswerCall,
    CancelCashOut,
    ChangePace,
    ClearFault,
    CloseTable,
    Configure,
    ConfirmCashOut,
    ConfirmHandPay,
    CorrectPool,
    DisputeHandPay,
    GiveCredit,
    Leave,
    LogIn,
    LogOut,
    OpenTable,
    OrderReshuffle,
    PlanEnd,
    RemoveUser,
    ResetPin,
    SetDevice,
    StaffRequest,
    StartMode,
    TransferPool,
)
from tests.kit.table.table_driver import OTHER_PIN, PIN
from tests.simulate.actors import act_one
from tests.simulate.bench import Bench
from tests.simulate.model import must
from tests.simulate.settings import random_config

PERSONS = {
    "sam": Role.SUPERVISOR,
    "sue": Role.SUPERVISOR,
    "ann": Role.ATTENDANT,
    "tom": Role.TECHNICIAN,
    "ada": Role.AUDITOR,
}
_MOSTLY = ("sam", "sam", "sam", "sue", "ann", "ann", "tom", "ada")  # who is asked
_TIMES_OUT_MS = 5 * 60_000
_MONEY = (GiveCredit, ConfirmHandPay, DisputeHandPay, ConfirmCashOut, CancelCashOut, Declare)
_SUPERVISORS = (Configure, ChangePace, OpenTable, OrderReshuffle, PlanEnd, AddUser, RemoveUser)
_BY_TWO = (CorrectPool, TransferPool)
_RESET = ("ann", "tom", "ada")  # whose PINs are reset by others; the table is never without two supervisors


class Staff:
    """Five persons with their PINs, and whoever they hire."""

    def __init__(self, bench: Bench, game: str | None) -> None:
        self._bench, self._rng, self._game = bench, bench.rng, game
        self._pins: dict[str, str] = {}
        self._sessions: dict[str, str] = {}
        self._used: dict[str, int] = {}  # when each session was last used
        self._start = 0  # in which the sessions were opened
        for name, role in PERSONS.items():
            self._ask("sam", AddUser(name, role, PIN))
            self._pins[name] = PIN
            self._log_in("sam")
        for name in PERSONS:
            self._change_pin(name)

    def act(self) -> None:
        """One of them does something, as far as they may."""
        state = self._bench.table.state
        needed = self._needed(state)
        act_one(
            self._bench,
            (
                (12 if needed else 0, lambda: self._do(self._rng.choice(needed))),
                (8, lambda: self._do(self._anything(state))),
                (2, lambda: self._log_in(self._rng.choice(tuple(self._pins)), right=self._rng.random() < 0.7)),
                (1, lambda: self._change_pin(self._rng.choice(tuple(PERSONS)))),
                (1, self._new_shift),
            ),
        )

    def help_out(self) -> bool:
        """Do everything that players and table wait for; whether there was anything."""
        needed = self._needed(self._bench.table.state)
        for request in needed:
            self._do(request, "sam", "sue")
        return bool(needed)

    # Asking.

    def _do(self, request: StaffRequest, name: str | None = None, other: str | None = None) -> None:
        """By somebody, alone or with a second person; what takes two, often by two who may."""
        if name is None and isinstance(request, _BY_TWO) and self._rng.random() < 0.5:
            name, other = "sam", self._rng.choice(("sue", "ann"))
        who = name or self._rng.choice(_MOSTLY)
        second = other or (self._rng.choice(_MOSTLY) if self._rng.random() < 0.5 else None)
        for person in {who: None, second: None}:
            if person is not None and (name or self._rng.random() < 0.9):
                self._log_in(person)
        answer = self._ask(who, request, second)
        if isinstance(answer, Accepted):
            self._used[who] = self._bench.world.clock.steady
            self._check_right(request, PERSONS[who], None if second is None or second == who else PERSONS[second])
            if isinstance(request, ResetPin) and request.name in PERSONS:
                self._pins[request.name] = request.pin
                if request.name != who:
                    self._sessions.pop(request.name, None)
        if isinstance(request, LogOut):
            self._sessions.pop(who, None)

    def _change_pin(self, name: str) -> None:
        """Somebody changes their own."""
        self._do(self._reset(name), name)

    def _ask(self, name: str, request: StaffRequest, second: str | None = None) -> Answer:
        other = None if second is None else self._session(second) or "nobody's"
        return self._bench.ask(request, self._session(name), other)

    def _session(self, name: str) -> str | None:
        if self._start != self._bench.world.starts:
            self._sessions.clear()
            self._start = self._bench.world.starts
        return self._sessions.get(name)

    def _log_in(self, name: str, *, right: bool = True) -> None:
        fresh = self._bench.world.clock.steady - self._used.get(name, 0) < _TIMES_OUT_MS
        if right and self._session(name) and fresh and self._rng.random() < 0.95:
            return
        answer = self._bench.ask(LogIn(name, self._pins[name] if right else "999998"))
        must(right or not isinstance(answer, Accepted), "a wrong PIN opened the service menu")
        if isinstance(answer, Accepted) and answer.session is not None:
            self._sessions[name] = answer.session
            self._used[name] = self._bench.world.clock.steady
        elif right and isinstance(answer, Refused) and answer.code == Refusal.WRONG_PIN:
            self._pins[name] = _another(self._pins[name])  # the process died over a change that was taken

    def _check_right(self, request: StaffRequest, role: Role, second: Role | None) -> None:
        """What was taken was asked by those who may."""
        if isinstance(request, _MONEY):
            must(role in (Role.ATTENDANT, Role.SUPERVISOR), f"{role} did {request}")
        if isinstance(request, _SUPERVISORS):
            must(role == Role.SUPERVISOR, f"{role} did {request}")
        if isinstance(request, SetDevice | StartMode):
            must(role in (Role.TECHNICIAN, Role.SUPERVISOR), f"{role} did {request}")
        if isinstance(request, _BY_TWO):
            must({role, second} <= {Role.ATTENDANT, Role.SUPERVISOR}, f"{role} and {second} did {request}")
            must(Role.SUPERVISOR in (role, second), f"{role} and {second} did {request}")

    # What is asked.

    def _needed(self, state: TableState) -> list[StaffRequest]:
        """What somebody waits for."""
        needed: list[StaffRequest] = []
        for pay in state.hand_pays:
            if not pay.disputed and self._rng.random() < 0.2:
                needed.append(DisputeHandPay(pay.number, "not agreed"))
            needed.append(ConfirmHandPay(pay.number))
        by_hand = not profiles.load(self._bench.model.terms.profile).buys_in_by_touch
        for place in state.places:
            if place.cashing_out:
                needed.append(ConfirmCashOut(place.seat))
            if place.calling:
                needed.append(AnswerCall(place.seat))
            if by_hand and place.taken and not place.leaving and state.credit(place.seat) < 5_000:
                needed.append(GiveCredit(place.seat, 200_000))
        needed += [ClearFault(f.fault, f.seat) for f in state.faults if FAULTS[f.fault].clears != Clears.ITSELF]
        if state.closed is not None:
            needed.append(OpenTable())
        return needed

    def _anything(self, state: TableState) -> StaffRequest:
        waiting = [place.seat for place in state.places if place.cashing_out or place.calling]
        seat = self._rng.choice(waiting or range(8))
        number = self._rng.choice([pay.number for pay in state.hand_pays] or [0, 1, state.hand_pay_count + 1])
        hired = [user.name for user in state.users if user.name.startswith("temp-")]
        temporary = self._rng.choice(hired or ["nobody"])
        requests: tuple[StaffRequest, ...] = (
            GiveCredit(seat, self._rng.choice((-1, 0, 1, 25_000, 10**12))),
            ConfirmHandPay(number),
            DisputeHandPay(number, self._words("not agreed")),
            ConfirmCashOut(seat),
            CancelCashOut(seat),
            AnswerCall(seat),
            ClearFault(self._rng.choice(tuple(FAULTS)), self._rng.choice((None, seat))),
            self._declare(state),
            self._declare(state),
            OrderReshuffle(),
            CloseTable(self._words("a break")),
            Configure(random_config(self._rng, self._game)),
            ChangePace(Pace(betting_ms=self._rng.choice((0, 8_000, 20_000)), decision_ms=self._rng.choice((0, 9_000)))),
            CorrectPool(self._rng.choice((7, 12_345_678, 0, -10_000_000, 10**20)), self._words("a count")),
            TransferPool(self._words("table 9")),
            PlanEnd(self._words("2030-01-31"), "table 9"),
            AddUser(f"temp-{len(hired)}", self._rng.choice(tuple(Role)), self._words(OTHER_PIN)),
            RemoveUser(temporary),
            ResetPin(temporary, OTHER_PIN),
            self._reset(self._rng.choice(_RESET)),
            StartMode(self._rng.choice(("test", "demonstration", "none"))),
            SetDevice(Device(), Device(volume=self._rng.choice((0, 60, 101)))),
            LogOut(),
        )
        return self._rng.choice(requests)

    def _reset(self, name: str) -> StaffRequest:
        return ResetPin(name, _another(self._pins[name]))

    def _words(self, words: str) -> str:
        """The words, or sometimes none where there should be some."""
        return words if self._rng.random() < 0.8 else ""

    def _declare(self, state: TableState) -> StaffRequest:
        if state.phase != Phase.PLAYING or state.round is None:
            return Declare("device-failure")
        declares = [one for one in state.game().legal_intents(state.round) if isinstance(one, Declare)]
        mild = [one for one in declares if not state.game().remedies[one.kind].voids]
        return self._rng.choice(mild if mild and self._rng.random() < 0.6 else declares or [Declare("nothing")])

    def _new_shift(self) -> None:
        """Everybody is sent away, and the table is set anew."""
        if self._rng.random() < 0.5:
            return
        for seat in sorted(self._bench.model.taken):
            self._bench.ask(Leave(seat))
        for _ in range(6):
            self.help_out()
            self._bench.world.pass_ms(20_000)
            self._bench.check()
        if self._rng.random() < 0.4:
            self._do(CorrectPool(7, "a count"), "sam", "sue")
        if self._rng.random() < 0.4:
            self._do(PlanEnd("2030-01-31", "table 9"), "sam")
            self._do(TransferPool("table 9"), "sam", "ann")
        self._do(Configure(random_config(self._rng, self._game)), "sam")


def _another(pin: str) -> str:
    return OTHER_PIN if pin == PIN else PIN
