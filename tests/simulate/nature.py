"""What happens to the simulated table by itself: time, clocks that jump, chips and sensors, faults, crashes."""

from kiosk.base.ports import Trouble
from kiosk.devices.bet_sensor.frames import bit
from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, SensorFailed, SensorRecovered, SensorTrouble, SensorWell
from kiosk.policy.faults import FAULTS, Clears
from kiosk.rules.cards.positions import SEATS
from tests.simulate.actors import act_one
from tests.simulate.bench import Bench
from tests.simulate.model import must
from tests.simulate.world import Crash, Misfortune, Plan

DAY_MS = 24 * 60 * 60 * 1000
_RAISED = ("door-open", "seat-touch-failed", "seat-screen-failed", "power-lost", "clock-jumped", "progressive-guard")
_CALM_MS = 8_000


class Time:
    """Clocks."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def act(self) -> None:
        act_one(self._bench, ((20, self._skip), (8, self._pass), (1, self._jump_wall), (1, self._jump_steady)))

    def skip(self) -> None:
        """To the next thing the table does by itself."""
        world = self._bench.world
        deadline = world.table.next_deadline_ms()
        world.pass_ms(1_000 if deadline is None else max(0, deadline - world.clock.steady))

    def _skip(self) -> None:
        self._note("time passes to the next deadline")
        self.skip()

    def _pass(self) -> None:
        ms = self._bench.rng.randrange(12_000)
        self._note(f"{ms} ms pass")
        self._bench.world.pass_ms(ms)

    def _jump_wall(self) -> None:
        ms = self._bench.rng.randint(-DAY_MS, DAY_MS)
        self._note(f"the wall clock jumps by {ms} ms")
        self._bench.world.clock.wall += ms
        self._bench.table.tick()

    def _jump_steady(self) -> None:
        ms = self._bench.rng.choice((70_000, 10 * 60_000))
        self._note(f"nothing runs for {ms} ms")
        self._bench.world.pass_ms(ms)

    def _note(self, words: str) -> None:
        self._bench.log.note(self._bench.step, words)


class Sensors:
    """Chips, and what can be wrong with the sensors: told straight to the table, or through a wire."""

    def __init__(self, bench: Bench) -> None:
        self._bench, self._rng = bench, bench.rng

    def act(self) -> None:
        """A chip moves, or a sensor fails or recovers."""
        if self._bench.world.wire is None:
            self._report()
        else:
            act_one(self._bench, ((10, self._move), (5, self._harm), (3, self._calm)))

    def _report(self) -> None:
        """What a driver may report, repeated and out of place as well."""
        rng = self._rng
        seat, kind, where = rng.choice(SEATS), rng.choice(tuple(SensorTrouble)), rng.choice((None, *SEATS))
        troubles = (SensorFailed(kind, where, "simulated"), SensorRecovered(kind, where), SensorWell())
        report = rng.choices((ChipSeen(seat), ChipGone(seat), *troubles), (12, 3, 1, 2, 1))[0]
        active = [fault for fault in self._bench.table.state.faults if fault.fault.startswith("sensor-")]
        if isinstance(report, SensorRecovered) and active:
            over = rng.choice(active)
            report = SensorRecovered(SensorTrouble(over.fault.removeprefix("sensor-")), over.seat)
        self._note(f"the sensors report {report}")
        self._bench.table.sense([report] * rng.choice((1, 1, 2)))

    def _move(self) -> None:
        wire = self._bench.world.wire
        if wire is not None:
            seat, on = self._rng.choice(SEATS), self._rng.random() < 0.7
            self._note(f"a chip {'comes to' if on else 'leaves'} seat {seat}")
            wire.device.set_chip(seat, on=on)
            self._bench.world.pass_ms(1_500)

    def _harm(self) -> None:
        wire = self._bench.world.wire
        if wire is None:
            return
        seat = self._rng.choice(SEATS)
        of_seat = (f"stuck {seat}", f"broken {seat}", f"broken {seat} off")
        line = self._rng.choice(("mute", "noise", "repeat", "lie", "restart", "bytes", *of_seat))
        self._note(f"the sensor: {line}")
        if line == "bytes":
            wire.noise = self._rng.randbytes(self._rng.randrange(200))
        else:
            wire.device.obey(line)
        self._bench.world.pass_ms(self._rng.choice((400, 3_000)))

    def _calm(self) -> None:
        """Once nothing is wrong with the sensor, the table knows exactly the chips that lie there."""
        wire, table = self._bench.world.wire, self._bench.table
        if wire is None:
            return
        self._note("the sensor is well again, and every chip is laid anew")
        wire.calm()
        lie = [place.seat for place in table.state.places if place.taken and wire.device.chips & bit(place.seat)]
        for seat in SEATS:
            wire.device.set_chip(seat, on=False)
        self._bench.world.pass_ms(_CALM_MS)
        for seat in lie:
            wire.device.set_chip(seat, on=True)
        self._bench.world.pass_ms(_CALM_MS)
        if table.halted is None:
            known = sum(bit(place.seat) for place in table.state.places if place.chip)
            must(known == wire.device.chips, f"the sensor sees chips {wire.device.chips:06b}, the table {known:06b}")
            failed = [fault for fault in table.state.faults if fault.fault in ("sensor-silent", "sensor-unplugged")]
            must(not failed, f"the sensor is well, and the table has {failed}")

    def _note(self, words: str) -> None:
        self._bench.log.note(self._bench.step, words)


class Misfortunes:
    """Faults of the device, of chance and of the ledger, and crashes."""

    def __init__(self, bench: Bench) -> None:
        self._bench, self._rng = bench, bench.rng

    def act(self) -> None:
        """Something goes wrong, or is over."""
        crashes = ((2, self._crash), (1, self._restart))
        act_one(self._bench, ((4, self._fault), (8, self.clear), (5, self._plan), (1, self._chance), *crashes))

    def _fault(self) -> None:
        name = self._rng.choice(_RAISED)
        seat = self._rng.choice(SEATS) if name.startswith("seat-") else None
        self._note(f"the fault {name} at {seat}")
        self._bench.table.raise_fault(name, seat)

    def clear(self) -> None:
        """What clears by itself does."""
        for fault in self._bench.table.state.faults:
            if FAULTS[fault.fault].clears == Clears.ITSELF and not fault.fault.startswith("sensor-"):
                self._note(f"the fault {fault.fault} at {fault.seat} is over")
                self._bench.table.clear_fault(fault.fault, fault.seat)

    def _plan(self) -> None:
        what, trouble = self._rng.choice(tuple(Misfortune)), self._rng.choice(tuple(Trouble))
        plan = Plan(what, self._rng.randrange(4), trouble, self._rng.choice((0, 0, 1, 3)))
        self._note(f"soon: {plan}")
        self._bench.world.journal.plan = plan

    def _chance(self) -> None:
        if self._bench.table.halted is None:
            self._note("a source of chance fails")
            self._bench.world.chance.failing = True

    def _crash(self) -> None:
        self._note("the power goes")
        raise Crash

    def _restart(self) -> None:
        self._note("the process is restarted")
        self._bench.world.restart()

    def _note(self, words: str) -> None:
        self._bench.log.note(self._bench.step, words)
