"""Opens the players' table: a start screen at once, then the table, its ledger and its windows. A composition root.

What takes time to load is loaded only when the start screen has been seen.
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kiosk.audit.recall import Recorded
    from kiosk.base.ports import Chance, Clock, PinKeeper
    from kiosk.devices.bet_sensor.port import SensorPort
    from kiosk.ledger.seated_player import SeatedPlayer
    from kiosk.policy.config import TableConfig
    from kiosk.policy.device import Device
    from kiosk.table.table import Table
    from ui.glass.screens.start_screen import StartScreen


class KioskOptions(NamedTuple):
    data: str | None = None
    demo: bool = False
    mode: str | None = None  # beside a live ledger: demonstration or test
    bots: int = 0
    game: str | None = None
    layout: str | None = None  # this, the screen, the language and the sensor: None, as the device is set
    windowed: tuple[int, int] | None = None  # None: fullscreen
    screen: int | None = None
    language: str | None = None
    sensor: str | None = None  # the port of the bet sensors; "none": the progressive's spot is touched
    pictures: Path | None = None  # where a demonstration without a display leaves its pictures


def open_kiosk(
    options: KioskOptions, first_frame: Callable[[], None] = lambda: None, *, display: bool | None = None
) -> int:
    """Open the players' table on its screens; without a display, play a demonstration. The exit status."""
    from ui.glass.screens.start_screen import StartScreen, has_display  # noqa: PLC0415

    if not (has_display() if display is None else display):
        return _open(options, None)
    start = StartScreen(options.windowed, options.screen or 0, first_frame)
    try:
        return _open(options, start)
    finally:
        start.close()


def open_outage(options: KioskOptions) -> int:
    """Say on every screen that the table is out of service, for a while. The exit status."""
    from kiosk.app.composition import data_directory, start_note  # noqa: PLC0415
    from kiosk.policy.faults import FAULTS  # noqa: PLC0415
    from ui.glass.screens.outage import show_outage  # noqa: PLC0415

    data = data_directory(options.data)
    code, _, _ = (start_note(data).read() or "").partition(" ")
    known = code if code in (fault.code for fault in FAULTS.values()) else ""  # another release may have left it
    return show_outage(_device(options, data).language, known, options.windowed)


def _open(options: KioskOptions, start: "StartScreen | None") -> int:
    from kiosk.app.composition import data_directory, start_note  # noqa: PLC0415
    from kiosk.app.demonstration import Demonstration  # noqa: PLC0415
    from kiosk.app.menu_storage import signed_table  # noqa: PLC0415
    from kiosk.base.clock import SkippingClock, SystemClock  # noqa: PLC0415
    from kiosk.base.ports import LedgerFault  # noqa: PLC0415
    from kiosk.devices.fitted import open_fitted  # noqa: PLC0415
    from kiosk.policy.faults import ledger_fault  # noqa: PLC0415
    from kiosk.rules.cards.positions import SEATS  # noqa: PLC0415
    from kiosk.table.chance import SystemChance  # noqa: PLC0415
    from kiosk.table.devices.peripheral_link import PeripheralLink  # noqa: PLC0415
    from kiosk.table.own_attendant import OwnAttendant  # noqa: PLC0415
    from ui.glass.program import DisplayOptions, TableContext, run  # noqa: PLC0415
    from ui.glass.screens.offscreen import play_offscreen  # noqa: PLC0415
    from ui.sounds import Volumes  # noqa: PLC0415

    chance = SystemChance()
    skipping = SkippingClock()
    clock = SystemClock() if start else skipping
    note = start_note(data_directory(options.data))
    try:
        data, kind, config = _ledger(options, shown=start is not None)
        chance.self_test()
        table = open_checked(data, kind, config, clock, chance)
    except LedgerFault as fault:
        note.write(f"{ledger_fault(fault.trouble).code} {fault}")
        raise
    try:
        note.clear()
        attendant = bots = None
        if kind != "live":
            attendant = OwnAttendant(table, data / "keys" / "bots.pin", chance)
            bots = Demonstration(table, clock, chance, options.bots if start else len(SEATS), attendant)
        device = _device(options, data_directory(options.data) if options.mode else data)
        if kind == "live":
            _require_device(table, data)
        display = DisplayOptions(
            device.layout,
            options.windowed,
            device.screen,
            device.language,
            options.pictures,
            Volumes(device.volume / 100, device.voice / 100, device.ambience / 100),
            device.seats,
            device.dealer,
        )
        sensor = _sensor(device.port)
        context = TableContext(
            table,
            clock,
            sensor,
            lambda seat: _history(data, table, seat),
            bots,
            data,
            attendant,
            lambda seat: _seated(data, seat),
            partial(signed_table, data),
            PeripheralLink(table, open_fitted(device.fitted)),
            switches=kind == "live" or options.mode is not None,
        )
        return run(context, display, start) if start else play_offscreen(context, display, skipping.skip_to)
    finally:
        table.close()


def _require_device(table: "Table", data: Path) -> None:
    """The sensor's port is in the device's settings: if they cannot be read, nobody plays for money."""
    from kiosk.policy.device import DeviceError, load_device  # noqa: PLC0415

    try:
        load_device(data)
    except DeviceError as error:
        table.raise_fault("configuration-invalid", detail=str(error))


def open_checked(
    data: Path,
    kind: str,
    config: "TableConfig",
    clock: "Clock",
    chance: "Chance",
    pins: "PinKeeper | None" = None,
) -> "Table":
    """The table, once the software's files are checked. A live one stops where another signer's software first runs."""
    from kiosk.app.composition import open_table  # noqa: PLC0415
    from kiosk.app.own_software import check_software, signer_before  # noqa: PLC0415

    software = check_software()
    signer = software.known_signer()
    before = signer_before(data) if signer and kind == "live" else ""
    other = f"key {before} -> {signer}" if before not in ("", signer) else ""
    wrong, runs = software.why_not_genuine(), software.software()
    return open_table(data, kind, config, clock, chance, pins, wrong, runs, other)


def _device(options: KioskOptions, data: Path) -> "Device":
    """How this device is set, but for what was asked for now. Settings that cannot be read do not stop the table."""
    from kiosk.policy.device import Device, DeviceError, load_device  # noqa: PLC0415

    try:
        device = load_device(data)
    except DeviceError as error:
        sys.stderr.write(f"croupier: {error}\n")
        device = Device()
    return device._replace(
        language=options.language or device.language,
        layout=options.layout or device.layout,
        screen=device.screen if options.screen is None else options.screen,
        sensor=options.sensor or device.sensor,
    )


def _sensor(path: str | None) -> "SensorPort":
    if path is None:
        from kiosk.devices.bet_sensor.touch_spot import TouchSensor  # noqa: PLC0415

        return TouchSensor()
    from kiosk.devices.bet_sensor.serial import SerialSensor  # noqa: PLC0415

    return SerialSensor(path)


def _ledger(options: KioskOptions, *, shown: bool) -> "tuple[Path, str, TableConfig]":
    """The data directory, its kind, and the configuration of a new one."""
    from kiosk.app.composition import data_directory, kind_of  # noqa: PLC0415
    from kiosk.base.ports import LedgerFault, Trouble  # noqa: PLC0415
    from kiosk.policy.config import default_config  # noqa: PLC0415
    from kiosk.rules.rule_sets import SHOWN_FIRST  # noqa: PLC0415
    from kiosk.table.modes import forget_modes  # noqa: PLC0415

    data = data_directory(options.data)
    game = options.game or SHOWN_FIRST
    if options.demo:
        if options.data is None:
            data = data / "demonstration" / game.replace("/", "-")
        found = kind_of(data) or "demonstration"
        if found != "demonstration":
            raise LedgerFault(Trouble.GONE, f"the ledger in {data} is of kind {found}: a demonstration has its own")
        return data, found, default_config(game)
    kind = kind_of(data)
    if kind is None:
        raise LedgerFault(Trouble.GONE, f"there is no ledger in {data}: set the table up first, or try --demo")
    if not shown:
        raise LedgerFault(Trouble.GONE, "there is no display to open the table on; --demo plays without one")
    if options.mode and kind == "live":
        return _mode_ledger(data, options.mode)
    forget_modes(data)
    return data, kind, default_config(game)


def _mode_ledger(data: Path, mode: str) -> "tuple[Path, str, TableConfig]":
    """A mode's own, with the settings of the live one."""
    from kiosk.app.composition import open_reader  # noqa: PLC0415
    from kiosk.base.ports import LedgerFault, Trouble  # noqa: PLC0415
    from kiosk.reports.ledger_reading import state_of  # noqa: PLC0415
    from kiosk.table.modes import mode_config, mode_directory  # noqa: PLC0415

    with open_reader(data) as reader:
        live = state_of(reader).config
    if live is None:
        raise LedgerFault(Trouble.GONE, f"the table in {data} is not configured")
    return mode_directory(data, mode), mode, mode_config(live)


def _history(data: Path, table: "Table", seat: int) -> "tuple[Recorded, ...]":
    """A seat's last rounds, as many as the profile wants recalled."""
    from kiosk.app.composition import open_reader  # noqa: PLC0415
    from kiosk.audit.round_lookup import latest  # noqa: PLC0415
    from kiosk.policy import profiles  # noqa: PLC0415

    with open_reader(data) as reader:
        return tuple(islice(latest(reader, seat), profiles.load(table.view().config.profile).recall_rounds))


def _seated(data: Path, seat: int) -> "SeatedPlayer | None":
    from kiosk.app.composition import open_reader  # noqa: PLC0415
    from kiosk.audit.round_lookup import seated_player  # noqa: PLC0415

    with open_reader(data) as reader:
        return seated_player(reader, seat)
