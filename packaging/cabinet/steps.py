"""What the trial does with a cabinet, step by step. Each raises Trouble if something is not as it has to be."""

import os
import re
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from machine import Trouble, wait_for
from packages import NAME, UNITS, field, touch_package, with_version
from vectors import batches, try_all

from cabinet import DATA, UNIT, Cabinet, Session, in_place

_OUT_OF_SERVICE = UNITS[1]
_ROOM = "/usr/lib/croupier"
_LEAST_VECTORS = 60
_HELD_S = 4  # the button for staff takes three


class Packages(NamedTuple):
    """As files in the machine's /opt."""

    product: str
    newer: str
    trial: str
    newer_version: str

    @classmethod
    def make(cls, product: Path, folder: Path, opt: Path) -> "Packages":
        """Build what only the trial has, and put all of it there."""
        version = field(product, "Version")
        newer_version = f"{version}+trial1"
        newer = with_version(product, version, newer_version, folder)
        trial = touch_package(folder)
        for package in (product, newer, trial):
            shutil.copy(package, opt)
        return cls(f"/opt/{product.name}", f"/opt/{newer.name}", f"/opt/{trial.name}", newer_version)


class Steps:
    """The steps, in the order in which they are defined. A step's name is its first sentence."""

    def __init__(self, cabinet: Cabinet, packages: Packages) -> None:
        self._cabinet = cabinet
        self._machine = cabinet.machine
        self._packages = packages
        self._log = cabinet.log

    def _keep(self, name: str, words: str) -> str:
        (self._log / f"{name}.txt").write_text(words, "utf-8")
        return words

    def _apt(self, *words: str) -> str:
        return self._machine.run("apt-get", "-y", *words, timeout=600)

    def install(self) -> str:
        """The package installs with nothing but what it declares, and brings no Python."""
        self._keep("install", self._apt("install", self._packages.product))
        listed = self._keep("installed", self._machine.run("dpkg-query", "-W"))
        wrong = re.findall(r"(?m)^(?:python|xserver-xorg|gnome|firefox)\S*", listed)
        if wrong:
            raise Trouble(f"there should be no {', '.join(wrong)}")
        if "tuio" in self._machine.run("dpkg", "--listfiles", "croupier"):
            raise Trouble("the product has the touch-injection plugin")
        shell = self._machine.run("getent", "passwd", "croupier").strip().rpartition(":")[2]
        if shell != "/usr/sbin/nologin":
            raise Trouble(f"the user croupier has the shell {shell}")
        self._machine.run("systemctl", "is-enabled", UNIT, "croupier-backup.timer")
        self._machine.run("croupier", "--version")
        return f"{len(listed.splitlines())} packages in all"

    def verify_software(self) -> str:
        """The installed files are those that were signed."""
        return self._keep("verify-software", self._machine.run("croupier", "verify", "--software")).splitlines()[-1]

    def set_up(self) -> str:
        """`croupier setup --answers` makes the table, once."""
        answers = Path(__file__).with_name("answers.toml")
        shutil.copy(answers, self._machine.root / "opt")
        self._machine.refuses("croupier", "setup", "--check")
        told = self._machine.run("croupier", "setup", "--answers", "/opt/answers.toml")
        again = self._machine.run("croupier", "setup", "--answers", "/opt/answers.toml")
        if "Nothing to do" not in again:
            raise Trouble(f"the second time it said: {again}")
        checked = self._machine.run("croupier", "setup", "--check")
        self._keep("setup", told + again + checked)
        owners = self._machine.run("find", "/var/lib/croupier", "!", "-user", "croupier")
        if owners:
            raise Trouble(f"of another user than croupier: {owners}")
        return checked.splitlines()[-1]

    def start(self) -> str:
        """The session starts under a compositor without a display."""
        self._apt("install", self._packages.trial)
        self._machine.run("systemctl", "daemon-reload")
        began = time.monotonic()
        self._machine.run("systemctl", "start", UNIT, timeout=330)
        took = time.monotonic() - began
        self._cabinet.await_session()
        self._cabinet.picture("started")
        return f"up after {took:.1f} s"

    def play(self) -> str:
        """A demonstration round is played by touch."""
        self._cabinet.take_seat()
        opened = self._cabinet.begin_round()
        self._cabinet.picture("dealt")
        self._cabinet.decide("seat1.act.raise 3")
        self._cabinet.await_settled(opened.number)
        time.sleep(2)  # the cards are turned and the wagers paid
        self._cabinet.picture("settled")
        told = self._keep("recall", self._cabinet.command("recall", "--round", opened.round))
        self._keep("fair", self._cabinet.command("fair", "--round", opened.round))
        return f"round {opened.round}, {len(told.splitlines())} lines of recall"

    def kill(self) -> str:
        """Killed in the middle of a round, the kiosk is started again into the same round."""
        return self._broken_off("killed", lambda kiosk: os.kill(kiosk, signal.SIGKILL), longest_s=60)

    def hang(self) -> str:
        """Hung in the middle of a round, it is noticed, and started again into the same round."""
        return self._broken_off("hung", lambda kiosk: os.kill(kiosk, signal.SIGSTOP), longest_s=150)

    def cut_power(self) -> str:
        """After a power cut in the middle of a round, the machine boots into the same round by itself."""

        def cut(_: int) -> None:
            self._machine.cut_power()
            self._machine.boot(self._cabinet.glass.folder)

        return self._broken_off("power-cut", cut, longest_s=120)

    def _broken_off(self, name: str, how: Callable[[int], None], *, longest_s: float) -> str:
        cabinet = self._cabinet
        before_it = max(one.number for one in cabinet.entries() if one.kind == "round-opened")
        cabinet.await_entry("betting-opened", before_it, 60)
        opened = cabinet.begin_round()
        cabinet.decide("seat1.act.check")
        before = cabinet.session().kiosk
        cabinet.picture(f"{name}-before")
        began = time.monotonic()
        how(before)
        wait_for("another kiosk runs", lambda: set(cabinet.kiosks()) - {before}, longest_s)
        cabinet.await_session()
        took = time.monotonic() - began
        cabinet.picture(f"{name}-after")
        cabinet.decide("seat1.act.raise 2")
        cabinet.await_settled(opened.number)
        rounds = [one for one in cabinet.entries() if one.kind == "round-opened" and one.number >= opened.number]
        if rounds != [opened]:
            raise Trouble(f"another round was opened: {rounds}")
        self._keep(f"recall-{name}", cabinet.command("recall", "--round", opened.round))
        self._keep(f"fair-{name}", cabinet.command("fair", "--round", opened.round))
        return f"round {opened.round} went on after {took:.1f} s, with the cards that it was committed to"

    def break_out_of_cage(self) -> str:
        """No key, click or gesture leads out of the session, neither from the table nor from the operator's menu."""
        return self._break_out("cage")

    def break_out_of_sway(self) -> str:
        """Nor where there are several screens, and another compositor."""
        return self._break_out("sway")

    def _break_out(self, compositor: str) -> str:
        cabinet = self._cabinet
        # The kiosk tells the journal every key that reaches it: otherwise nobody knows that they did.
        settings = f"Environment=WAYLAND_DEBUG=client CROUPIER_COMPOSITOR={compositor}\nLogRateLimitIntervalSec=0"
        drop_in = Path(f"/proc/{self._machine.leader}/root/run/systemd/system/{UNIT}.d/heard.conf")
        drop_in.parent.mkdir(parents=True, exist_ok=True)
        drop_in.write_text(f"[Service]\n{settings}\n")
        self._restart()
        began, before, rim = int(time.time()), cabinet.await_session(), cabinet.glass.edge()
        done = self._try_to_leave(before, rim, menu=False)
        cabinet.picture(f"{compositor}-not-broken-out")
        self._open_menu(rim)
        cabinet.picture(f"{compositor}-sign-in")
        done += self._try_to_leave(before, rim, menu=True)
        cabinet.picture(f"{compositor}-not-broken-out-of-the-menu")
        self._keep(f"vectors-{compositor}", "\n".join(done))
        journal = self._machine.run("journalctl", "_COMM=croupier", "-o", "cat", "--since", f"@{began}")
        keys = len(re.findall(r"wl_keyboard@\d+\.key\(", journal))
        clicks = len(re.findall(r"wl_pointer@\d+\.button\(", journal))
        drop_in.unlink()
        self._restart()
        if len(done) < _LEAST_VECTORS or keys < len(done) or not clicks:
            raise Trouble(f"{len(done)} tries, but only {keys} keys and {clicks} buttons reached the kiosk")
        return f"{len(done)} tries; {keys} presses and releases of keys and {clicks} of buttons reached the kiosk"

    def _restart(self) -> None:
        """The session again, as often as a trial needs it."""
        self._machine.run("systemctl", "daemon-reload")
        self._machine.tell("systemctl", "reset-failed", UNIT)
        self._machine.run("systemctl", "restart", UNIT, timeout=330)
        self._cabinet.await_session()

    def _open_menu(self, rim: bytes) -> None:
        """The operator's menu, which asks who is there, and covers the rim. Between rounds it comes at once."""
        cabinet = self._cabinet
        if cabinet.glass.edge() == rim:
            cabinet.hold("service", _HELD_S)
            wait_for("the operator's menu opens", lambda: cabinet.glass.edge() != rim, 60)

    def _try_to_leave(self, before: Session, rim: bytes, *, menu: bool) -> list[str]:
        """Try everything; the names of what was tried. The menu, which some of it closes, is opened for each batch."""
        cabinet, done = self._cabinet, []
        where = "menu" if menu else "table"
        for batch in batches(cabinet.glass.input, cabinet.fingers):
            if menu:
                self._open_menu(rim)
            try_all(batch)
            done += [f"{where}, {batch.name}: {vector.name}" for vector in batch.vectors]
            try:
                in_place(cabinet, before, None if menu else rim)
            except Trouble as trouble:
                cabinet.picture("broken-out")
                raise Trouble(f"{where}, after {batch.name}: {trouble}") from None
        return done

    def terminals(self) -> str:
        """No virtual terminal can be switched to, and no key reaches past the session."""
        login = self._machine.run("systemd-analyze", "cat-config", "systemd/logind.conf")
        for setting in ("NAutoVTs=0", "ReserveVT=0", "HandlePowerKey=ignore"):
            if setting not in login.splitlines():
                raise Trouble(f"logind is not told {setting}")
        cage = next(pid for pid, name, _ in self._cabinet.session().processes if name == "cage")
        words = Path(f"/proc/{cage}/cmdline").read_bytes().decode().split("\0")
        if "-s" in words[: words.index("--")]:
            raise Trouble("cage may switch virtual terminals")
        kernel = self._machine.run("cat", "/usr/lib/sysctl.d/90-croupier.conf")
        if "kernel.sysrq = 0" not in kernel.splitlines():
            raise Trouble("the kernel listens to SysRq")
        if self._machine.tell("systemctl", "is-enabled", "ctrl-alt-del.target")[1].strip() != "masked":
            raise Trouble("Ctrl-Alt-Del restarts the machine")
        running = self._machine.run("systemctl", "list-units", "--plain", "--no-legend", "getty@*", "autovt@*").strip()
        if "running" in running:
            raise Trouble(f"somebody can log in: {running}")
        return f"logind: NAutoVTs=0, ReserveVT=0; {' '.join(words[:3])}; no getty; SysRq and Ctrl-Alt-Del off"

    def back_up(self) -> str:
        """The nightly backup makes a verified copy."""
        self._machine.run("systemctl", "start", "croupier-backup.service", timeout=300)
        made = self._machine.run("ls", "/var/lib/croupier/backups").split()
        if len(made) != 1:
            raise Trouble(f"{len(made)} backups were made")
        self._cabinet.command("verify", "--data", f"/var/lib/croupier/backups/{made[0]}")
        return made[0]

    def fail_again_and_again(self) -> str:
        """What breaks again and again makes room for the out-of-service screen."""
        cabinet = self._cabinet
        for _ in range(8):
            for kiosk in cabinet.kiosks():
                os.kill(kiosk, signal.SIGKILL)
            time.sleep(1)
            state = ""
            for _ in range(240):
                state = cabinet.of_unit("ActiveState", _OUT_OF_SERVICE)
                if state == "active" or cabinet.of_unit("ActiveState") == "active":
                    break
                time.sleep(0.25)
            if state == "active":
                break
        else:
            raise Trouble("killed eight times, and the out-of-service screen never came")
        time.sleep(8)
        cabinet.picture("out-of-service")
        self._restart()
        return "and it comes back from there"

    def upgrade(self) -> str:
        """An upgrade keeps the ledger, after a backup of it."""
        before = self._cabinet.newest()
        first = self._cabinet.command("recall", "--round", 1)
        self._keep("upgrade", self._apt("install", self._packages.newer))
        if (now := self._version()) != self._packages.newer_version:
            raise Trouble(f"version {now} is installed")
        self._cabinet.await_session()
        if self._cabinet.newest() < before or self._cabinet.command("recall", "--round", 1) != first:
            raise Trouble("the ledger is not the same")
        self._keep("verify", self._cabinet.command("verify"))
        kept = [name for name in self._machine.run("ls", "/var/lib/croupier").split() if name.startswith("before-")]
        if not kept:
            raise Trouble("no backup was made")
        self._cabinet.picture("upgraded")
        return f"backup in {kept[-1]}"

    def downgrade(self) -> str:
        """A downgrade is refused with words, and the table plays on."""
        before = self._cabinet.session().kiosk
        said = self._machine.refuses(
            "apt-get", "-y", "--allow-downgrades", "install", self._packages.product, timeout=300
        )
        self._keep("downgrade", said)
        words = next((line for line in said.splitlines() if "is older" in line), "")
        if not words or self._version() != self._packages.newer_version:
            raise Trouble(f"it was not refused with words: {said[-800:]}")
        self._machine.run("dpkg", "--audit")
        if self._cabinet.session().kiosk != before:
            raise Trouble("the kiosk was restarted")
        return words

    def _version(self) -> str:
        return self._machine.run("dpkg-query", "-W", "-f", "${Version}", "croupier").strip()

    def tamper(self) -> str:
        """A changed, a missing and an extra file are refused with their names."""
        room = Path(f"{self._machine.root}{_ROOM}")
        changed = next(path for path in sorted(room.rglob("*.qml")) if path.is_file())
        missing = next(path for path in sorted(room.rglob("*.ogg")) if path.is_file())
        extra = room / "_internal" / "extra.so"
        kept = {path: path.read_bytes() for path in (changed, missing)}
        try:
            changed.write_bytes(kept[changed] + b"\n")
            missing.unlink()
            extra.write_bytes(b"?")
            said = self._keep("tampered", self._machine.refuses("croupier", "verify", "--software"))
            names = [str(path.relative_to(room)) for path in (changed, missing, extra)]
            if unnamed := [name for name in names if name not in said]:
                raise Trouble(f"{', '.join(unnamed)} not named in: {said}")
            after = self._cabinet.newest()
            self._machine.tell("systemctl", "restart", UNIT, timeout=330)
            fault = self._cabinet.await_entry("fault-raised", after, 90)
            time.sleep(5)
            self._cabinet.picture("tampered")
            self._keep("tampered-fault", fault.words)
            if names[0] not in fault.words:
                raise Trouble(f"the fault does not name {names[0]}: {fault.words}")
        finally:
            for path, data in kept.items():
                path.write_bytes(data)
            extra.unlink(missing_ok=True)
        self._machine.run("croupier", "verify", "--software")
        return fault.words

    def remove(self) -> str:
        """Removing leaves the ledger and nothing that runs."""
        self._keep("remove", self._apt("remove", NAME, "croupier"))
        if self._cabinet.kiosks():
            raise Trouble("a kiosk still runs")
        if (self._machine.root / "usr/lib/croupier").exists():
            raise Trouble("files of the program are left")
        self._machine.run("test", "-e", f"{DATA}/ledger.db")
        return "the ledger is there"

    def purge_and_keep(self) -> str:
        """Purging asks about the ledger: no keeps it."""
        self._answer("false")
        self._keep("purge-keep", self._apt("purge", "croupier"))
        self._machine.run("test", "-e", f"{DATA}/ledger.db")
        if (self._machine.root / "etc/croupier").exists():
            raise Trouble("the configuration is left")
        return "the ledger is there"

    def purge_and_delete(self) -> str:
        """Installed again, it finds its ledger; purged with a yes, it deletes it."""
        self._apt("install", self._packages.newer)
        self._machine.run("croupier", "setup", "--check")
        self._answer("true")
        self._keep("purge-delete", self._apt("purge", "croupier"))
        if (self._machine.root / "var/lib/croupier").exists():
            raise Trouble("the ledger is still there")
        left = self._machine.run(
            "find", "/etc", "/usr", "/var/lib", "-name", "*croupier*", "-not", "-path", "/usr/share/doc/*"
        )
        self._keep("left", left)
        return "nothing is left" if not left else f"left: {' '.join(left.split())}"

    def _answer(self, answer: str) -> None:
        words = f"croupier croupier/purge-ledger boolean {answer}"
        self._machine.run("sh", "-c", f"echo {words} | debconf-set-selections")
