"""The Debian packages: what they hold, the same to the bit each time, and scripts that do what they say."""

import os
import re
import shutil
import socket
import stat
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from kiosk import __version__
from kiosk.devices.calibration import Calibration, in_force
from tests.kit.scripts import DEBIAN, ROOT, SESSION, TREE, executable, rewritten, run

UNITS = TREE / "usr/lib/systemd/system"
MAINTAINER = [DEBIAN / "croupier" / name for name in ("preinst", "postinst", "prerm", "postrm")]
SCRIPTS = [
    *MAINTAINER,
    *(SESSION / name for name in ("session", "backup", "media", "touch")),
    *(ROOT / "packaging" / name for name in ("needs", "freeze", "deb", "lock")),
    TREE / "usr/sbin/croupier-cabinet",
]


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"there is no {tool} here")


# The packages.


class Packages(NamedTuple):
    """Both packages."""

    folder: Path

    def of(self, name: str) -> Path:
        return self.folder / f"{name}_{__version__}_amd64.deb"


def build(folder: Path, when: int) -> Packages:
    """From files of that time."""
    for name in ("croupier", "croupier-analysis"):
        program = folder / "frozen" / name / name
        program.parent.mkdir(parents=True)
        shutil.copy("/bin/true", program)  # a program that needs a library of the system's
        (program.parent / "manifest.sha256").write_text("none")
    for path in sorted((folder / "frozen").rglob("*")):
        os.utime(path, (when, when))
    to, of_the_commit = folder / "dist", {"SOURCE_DATE_EPOCH": "1700000000"}
    built = run(ROOT / "packaging/deb", sys.executable, folder / "frozen", to, **of_the_commit)
    assert built.returncode == 0, built.stderr
    return Packages(to)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return build(tmp_path_factory.mktemp("packages"), 1_600_000_000)


@needs("dpkg-shlibdeps")
class TestPackages:
    def test_there_are_two(self, packages: Packages) -> None:
        names = sorted(path.name for path in packages.folder.iterdir())
        assert names == [f"croupier-analysis_{__version__}_amd64.deb", f"croupier_{__version__}_amd64.deb"]

    @pytest.mark.slow
    def test_two_builds_are_the_same_to_the_bit(self, packages: Packages, tmp_path: Path) -> None:
        again = build(tmp_path, 2_000_000_000)
        for name in ("croupier", "croupier-analysis"):
            assert packages.of(name).read_bytes() == again.of(name).read_bytes()

    def test_they_say_what_they_need(self, packages: Packages) -> None:
        kiosk, analysis = (
            run("dpkg-deb", "--field", packages.of(name), "Depends").stdout
            for name in ("croupier", "croupier-analysis")
        )
        assert kiosk.startswith("libc6 (>= "), "what the program itself needs is found, not written down"
        assert {"cage", "sway", "seatd", "systemd-sysv", "udev"} <= set(re.split(r",? ", kiosk.strip()))
        assert f"croupier (= {__version__})" in analysis

    def test_every_file_is_roots_and_nobody_else_may_write_it(self, packages: Packages) -> None:
        for name in ("croupier", "croupier-analysis"):
            for line in run("dpkg-deb", "--contents", packages.of(name)).stdout.splitlines():
                mode, owner, *_ = line.split()
                assert owner == "root/root"
                assert mode in ("drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x", "lrwxrwxrwx"), line

    def test_the_files_are_where_they_belong(self, packages: Packages, tmp_path: Path) -> None:
        run("dpkg-deb", "--raw-extract", packages.of("croupier"), tmp_path)
        assert (tmp_path / "usr/bin/croupier").resolve() == tmp_path / "usr/lib/croupier/croupier"
        assert (tmp_path / "etc/systemd/system/ctrl-alt-del.target").readlink() == Path("/dev/null")
        assert (tmp_path / "usr/lib/croupier/manifest.sha256").is_file()
        assert (tmp_path / "usr/share/doc/croupier/copyright").is_file()
        assert "PySide6" in (tmp_path / "usr/share/doc/croupier/licences/LIST").read_text()
        conffiles = (tmp_path / "DEBIAN/conffiles").read_text().split()
        assert conffiles == ["/etc/croupier/croupier.conf", "/etc/croupier/screens.conf"]
        for name in ("preinst", "postinst", "prerm", "postrm"):
            script = tmp_path / "DEBIAN" / name
            assert stat.S_IMODE(script.stat().st_mode) == 0o755
            assert not re.search(r"@[A-Z]+@", script.read_text()), "every value is filled in"
        assert (
            subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tmp_path, check=False).returncode
            == 0
        )

    def test_the_add_on_has_no_scripts(self, packages: Packages, tmp_path: Path) -> None:
        run("dpkg-deb", "--control", packages.of("croupier-analysis"), tmp_path)
        assert sorted(path.name for path in tmp_path.iterdir()) == ["control", "md5sums"]

    def test_a_library_that_no_package_has_stops_the_build(self, tmp_path: Path) -> None:
        program = tmp_path / "frozen/croupier/croupier"
        program.parent.mkdir(parents=True)
        whole = Path("/bin/true").read_bytes()
        assert b"libc.so.6\0" in whole
        program.write_bytes(whole.replace(b"libc.so.6\0", b"libx.so.6\0"))
        built = run(ROOT / "packaging/deb", sys.executable, tmp_path / "frozen", tmp_path / "dist")
        assert built.returncode != 0
        assert "libx.so.6" in built.stderr
        assert not list(tmp_path.glob("dist/*"))


# What the packages' files say.


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_a_script(script: Path) -> None:
    assert run("sh", "-n", script).stderr == ""
    assert script in MAINTAINER or os.access(script, os.X_OK)


@needs("shellcheck")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_has_no_known_mistakes(script: Path) -> None:
    checked = run("shellcheck", "--shell=sh", "--exclude=SC1091,SC2015", script)
    assert checked.stdout == ""


@needs("systemd-analyze")
def test_the_units_are_what_the_manager_understands(tmp_path: Path) -> None:
    (tmp_path / "session").symlink_to(SESSION)  # a place without spaces, wherever these files lie
    for unit in UNITS.glob("croupier*"):
        words = unit.read_text().replace("/usr/lib/croupier-session", f"{tmp_path}/session")
        (tmp_path / unit.name).write_text(words)
    units = [path for path in tmp_path.glob("croupier*") if "@" not in path.name]
    said = run("systemd-analyze", "verify", "--man=no", *units, SYSTEMD_UNIT_PATH=f"{tmp_path}:")
    assert (said.returncode, said.stderr) == (0, "")


def test_the_table_is_watched_started_again_and_then_out_of_service() -> None:
    unit = (UNITS / "croupier.service").read_text()
    for line in ("Type=notify", "NotifyAccess=all", "Restart=always", "OnFailure=croupier-out-of-service.service"):
        assert f"\n{line}\n" in unit
    assert re.search(r"^WatchdogSec=\d+$", unit, re.MULTILINE)
    for name in ("croupier", "croupier-out-of-service", "croupier-backup"):
        words = (UNITS / f"{name}.service").read_text()
        assert {"User=croupier", "ProtectSystem=strict", "NoNewPrivileges=yes", "PrivateTmp=yes"} <= set(
            words.split("\n")
        )


def seconds(unit: str, name: str) -> int:
    found = re.search(rf"^{name}=(\d+)(min)?$", unit, re.MULTILINE)
    assert found
    return int(found[1]) * (60 if found[2] else 1)


def test_a_table_that_hangs_at_every_start_is_out_of_service_too() -> None:
    unit = (UNITS / "croupier.service").read_text()
    longest = sum(seconds(unit, name) for name in ("TimeoutStartSec", "TimeoutStopSec", "RestartSec"))
    assert longest * seconds(unit, "StartLimitBurst") < seconds(unit, "StartLimitIntervalSec")
    outage = (UNITS / "croupier-out-of-service.service").read_text()
    tried = next(line for line in outage.splitlines() if line.startswith("ExecStopPost="))
    assert re.search(r"systemctl reset-failed croupier.service; systemctl --no-block start croupier.service", tried)


@pytest.mark.parametrize("name", ["croupier", "croupier-out-of-service", "croupier-backup"])
def test_no_environment_brings_code_into_the_program(name: str) -> None:
    unit = (UNITS / f"{name}.service").read_text()
    taken = next(line for line in unit.splitlines() if line.startswith("UnsetEnvironment="))
    assert {"LD_PRELOAD", "LD_LIBRARY_PATH", "LD_AUDIT", "QT_PLUGIN_PATH", "PYTHONPATH"} <= set(re.split("[= ]", taken))


def test_the_table_cannot_write_to_the_backups() -> None:
    assert "\nReadOnlyPaths=-/var/lib/croupier/backups\n" in (UNITS / "croupier.service").read_text()
    assert "d- /var/lib/croupier/backups 0700" in (TREE / "usr/lib/tmpfiles.d/croupier.conf").read_text()


def test_no_key_leads_out_of_the_session() -> None:
    sway = [line.split() for line in (SESSION / "sway.conf").read_text().splitlines() if line and line[0] != "#"]
    assert not {line[0] for line in sway} & {"bindsym", "bindcode", "bindswitch", "exec", "exec_always", "bar", "mode"}
    assert ["input", "*", "xkb_options", "srvrkeys:none"] in sway
    assert "cage -d --" in (SESSION / "session").read_text()
    logind = (TREE / "usr/lib/systemd/logind.conf.d/croupier.conf").read_text()
    assert {"NAutoVTs=0", "ReserveVT=0", "HandlePowerKey=ignore"} <= set(logind.split())
    assert "kernel.sysrq = 0" in (TREE / "usr/lib/sysctl.d/90-croupier.conf").read_text()
    assert "CtrlAltDelBurstAction=none" in (TREE / "usr/lib/systemd/system.conf.d/croupier.conf").read_text()


def test_the_user_has_no_shell_and_its_data_are_nobody_elses() -> None:
    assert "/usr/sbin/nologin" in (TREE / "usr/lib/sysusers.d/croupier.conf").read_text()
    assert "d /var/lib/croupier 0700 croupier croupier" in (TREE / "usr/lib/tmpfiles.d/croupier.conf").read_text()


def test_purging_keeps_the_ledger_unless_told_otherwise() -> None:
    assert "Type: boolean\nDefault: false\n" in (DEBIAN / "croupier/templates").read_text()


# What the scripts do.


@needs("dpkg")
@pytest.mark.parametrize(("asked", "status"), [("upgrade 9.0", 1), ("install 9.0", 1), ("install", 0)])
def test_an_older_version_is_refused_in_words(tmp_path: Path, asked: str, status: int) -> None:
    script = tmp_path / "preinst"
    script.write_text((DEBIAN / "croupier/preinst").read_text().replace("@VERSION@", "1.0"))
    said = run("sh", script, *asked.split())
    assert said.returncode == status
    assert ("Version 9.0 is installed, and 1.0 is older" in said.stderr) == bool(status)


SETTINGS = (
    'CROUPIER_DATA=/nowhere\n  CROUPIER_DATA=/not/at/the/front\n#CROUPIER_DATA=/no\nCROUPIER_DATA="{0}" \ntouch {1}\n'
)


class Settings(NamedTuple):
    """The cabinet's settings with a command in them, which nobody runs."""

    file: Path
    data: Path
    ran: Path

    @classmethod
    def make(cls, folder: Path) -> "Settings":
        made = cls(folder / "croupier.conf", folder / "the data", folder / "ran")
        made.data.mkdir()
        (made.data / "ledger.db").touch()
        made.file.write_text(SETTINGS.format(made.data, made.ran))
        return made


def test_the_settings_are_read_and_not_run(tmp_path: Path) -> None:
    settings = Settings.make(tmp_path)
    executable(tmp_path / "bin/id", "echo 0")
    executable(tmp_path / "bin/setpriv", 'umask; echo "$CROUPIER_DATA"; echo "$*"')
    places = {"etc_croupier_croupier.conf": settings.file}
    script = rewritten(TREE / "usr/sbin/croupier-cabinet", tmp_path / "cabinet", **places)
    said = run("sh", script, "verify", PATH=f"{tmp_path / 'bin'}:{os.environ['PATH']}").stdout.splitlines()
    assert said[:2] == ["0077", str(settings.data)]
    assert said[2].endswith("/usr/bin/croupier verify")
    assert not settings.ran.exists()
    settings.file.unlink()
    said = run("sh", script, PATH=f"{tmp_path / 'bin'}:{os.environ['PATH']}").stdout.splitlines()
    assert said[1] == "/var/lib/croupier/ledger"


def test_the_settings_are_read_the_same_way_everywhere() -> None:
    readers = [TREE / "usr/sbin/croupier-cabinet", *(DEBIAN / "croupier" / name for name in ("preinst", "postinst"))]
    lines = [[line.strip() for line in path.read_text().splitlines() if "croupier.conf" in line] for path in readers]
    assert len({line for some in lines for line in some if "/etc/croupier/" in line}) == 1
    assert all("/etc/croupier/croupier.conf 2>" in "".join(some) for some in lines)


@pytest.mark.parametrize(("asked", "works"), [("configure", True), ("configure", False), ("abort-upgrade", True)])
def test_after_an_upgrade_something_is_on_the_screen(tmp_path: Path, asked: str, *, works: bool) -> None:
    settings, said = Settings.make(tmp_path), tmp_path / "said"
    for tool in ("systemd-tmpfiles", "deb-systemd-helper", "deb-systemd-invoke", "systemctl", "udevadm"):
        executable(tmp_path / "bin" / tool, f'echo "{tool} $*" >> {said}')
    executable(tmp_path / "bin/systemd-sysusers", "true" if works else "exit 1")
    (tmp_path / "confmodule").touch()
    places = {
        "etc_croupier_croupier.conf": settings.file,
        "usr_share_debconf_confmodule": tmp_path / "confmodule",
        "run_systemd_system": tmp_path,
        "lib_systemd_systemd__sysctl": Path("/bin/true"),
    }
    script = rewritten(DEBIAN / "croupier/postinst", tmp_path / "postinst", **places)
    ended = run("sh", script, asked, "0.1", PATH=f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    assert (ended.returncode == 0) == works, ended.stderr
    assert not settings.ran.exists()
    *_, before, last = ["", *said.read_text().splitlines()]
    if works:
        assert before == "systemctl reset-failed croupier.service croupier-out-of-service.service"
        assert re.fullmatch(r"deb-systemd-invoke start .* croupier\.service", last)
    else:
        assert last == "systemctl --no-block start croupier-out-of-service.service"


COMPOSITOR = """echo "$(basename "$0") $*" >> "{folder}/said"
exec "{python}" -c 'import socket, time
socket.socket(socket.AF_UNIX).bind("{folder}/run/wayland-5")
time.sleep(60)'"""


class Session:
    """The session's script, with compositors that show nothing and a table of a few words."""

    def __init__(self, folder: Path, table: str, *, layout: str | None = None, screens: int = 1) -> None:
        (folder / "run").mkdir()
        if layout:
            (folder / "device.toml").write_text(f'language = "en"\nlayout = "{layout}"\n')
        for number in range(3):
            (folder / f"drm/card0-DP-{number}").mkdir(parents=True)
            status = "connected" if number < screens else "disconnected"
            (folder / f"drm/card0-DP-{number}/status").write_text(f"{status}\n")
        for name in ("cage", "sway"):
            executable(folder / "bin" / name, COMPOSITOR.format(folder=folder, python=sys.executable))
        executable(folder / "croupier", f'echo "croupier $WAYLAND_DISPLAY $*" >> "{folder}/said"\n{table}')
        places = {"usr_bin_croupier": folder / "croupier", "sys_class_drm": folder / "drm"}
        script = rewritten(SESSION / "session", folder / "session", **places)
        environment = {"CROUPIER_DATA": str(folder), "XDG_RUNTIME_DIR": str(folder / "run")}
        path = f"{folder / 'bin'}:{os.environ['PATH']}"
        self.ended = run("sh", script, "--out-of-service", PATH=path, **environment)
        self.said = (folder / "said").read_text().splitlines()


@pytest.mark.parametrize(
    ("layout", "screens", "compositor"),
    [("table", 1, "cage -d"), ("table", 2, "sway --config"), ("seats", 0, "sway --config"), (None, 1, "cage -d")],
)
def test_the_session_has_the_compositor_for_its_screens(
    tmp_path: Path, layout: str | None, screens: int, compositor: str
) -> None:
    session = Session(tmp_path, "exit 75", layout=layout, screens=screens)
    first, second = session.said
    assert first.startswith(compositor)
    assert second == "croupier wayland-5 --out-of-service"
    assert session.ended.returncode == 75, "it ends as the table does"


def test_the_session_lets_the_table_end_by_itself(tmp_path: Path) -> None:
    told = f"trap 'echo told >> {tmp_path}/said; exit 0' TERM; kill -TERM $PPID; while :; do sleep 0.02; done"
    session = Session(tmp_path, told)
    assert (session.ended.returncode, session.said[-1]) == (0, "told")


def test_media_are_mounted_for_as_long_as_the_menu_is_connected(tmp_path: Path) -> None:
    devices, places, said = tmp_path / "devices", tmp_path / "places", tmp_path / "said"
    for folder in (devices, places):
        folder.mkdir()
    block = next((path for path in Path("/dev").iterdir() if path.is_block_device()), None)
    if block is None:
        pytest.skip("there is no block device here")
    (devices / "sdb1").symlink_to(block)
    (places / "sdc1/left behind").mkdir(parents=True)
    executable(tmp_path / "bin/lsblk", 'case $2 in LABEL) echo "My ../stick" ;; *) echo vfat ;; esac')
    executable(tmp_path / "bin/mountpoint", 'test -e "$2.mounted"')
    executable(tmp_path / "bin/findmnt", f'echo "{devices}/sdb1"')
    executable(tmp_path / "bin/mount", f'echo "mount $*" >> {said}; for place; do :; done; touch "$place.mounted"')
    executable(tmp_path / "bin/umount", f'echo "umount $*" >> {said}; rm "$1.mounted"')
    script = rewritten(SESSION / "media", tmp_path / "media", dev_croupier__media=devices, media_croupier=places)
    asked = subprocess.run(
        ["sh", script],
        input="look\nlook\n",
        env=os.environ | {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout == "ready\nready\n"
    mounted, unmounted = said.read_text().splitlines()
    assert "nosuid,nodev,noexec" in mounted
    assert mounted.endswith(f"{devices}/sdb1 {places}/Mystick-sdb1"), "a label is no path"
    assert unmounted == f"umount {places}/Mystick-sdb1"
    assert [path.name for path in places.iterdir()] == ["sdc1"], "what is not empty stays, and stops nothing"


@pytest.mark.parametrize(
    ("kept", "matrix"),
    [
        ('touch = "0.990000 0.000000 -0.031200 0.000000 1.010000 0.002000"\n', "0.990000 0.000000 -0.031200"),
        ('touch = ""\n', None),
        ('touch = "1 0 0 0 1 0"\n', None),
        ('touch = "0.990000 0.000000 -0.031200 0.000000 1.010000 0.002000\\"; RUN+=\\"/bin/sh"\n', None),
        (None, None),
    ],
)
def test_the_kept_calibration_is_set_before_the_session_and_nothing_else_is(
    tmp_path: Path, kept: str | None, matrix: str | None
) -> None:
    udev, note, said = tmp_path / "udev", tmp_path / "note", tmp_path / "said"
    rule = udev / "rules.d/90-croupier-touch.rules"
    rule.parent.mkdir(parents=True)
    rule.write_text("of an earlier start")
    if kept is not None:
        (tmp_path / "device.toml").write_text(f'layout = "table"\n{kept}')
    executable(tmp_path / "bin/udevadm", f'echo "$*" >> {said}')
    script = rewritten(SESSION / "touch", tmp_path / "touch", run_udev=udev, run_croupier__touch=note)
    environment = {"CROUPIER_DATA": str(tmp_path), "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}
    assert run("sh", script, **environment).returncode == 0
    assert not note.exists(), "nobody sets touch screens here"
    with socket.socket(socket.AF_UNIX) as control:
        control.bind(str(udev / "control"))
        assert run("sh", script, **environment).returncode == 0
    assert said.read_text().splitlines() == [
        "control --reload",
        "trigger --settle --subsystem-match=input --action=change",
    ]
    calibration = in_force(note)
    assert stat.S_IMODE(note.stat().st_mode) == 0o644, "the menu reads it"
    if matrix is None:
        assert not rule.exists()
        assert calibration == Calibration()
    else:
        assert f'ENV{{ID_INPUT_TOUCHSCREEN}}=="1", ENV{{LIBINPUT_CALIBRATION_MATRIX}}="{matrix} ' in rule.read_text()
        assert calibration is not None
        assert calibration.written() == "0.990000 0.000000 -0.031200 0.000000 1.010000 0.002000"
