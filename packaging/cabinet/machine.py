"""A bare Debian 12 with a real PID 1: made with debootstrap, booted with systemd-nspawn, with no network of its own."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

SUITE = "bookworm"
# What any machine that boots has. Nothing else: whatever the package needs, it has to declare.
_INIT = "systemd-sysv,udev"
_ENVIRONMENT = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LANG": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
}
# systemd wants one hierarchy of control groups, and a host may have the old ones. This mount is nobody else's.
_GROUPS = "mount -t cgroup2 none /sys/fs/cgroup"
_BOOT = f"""{_GROUPS}
mkdir -p "/sys/fs/cgroup/$0"
echo $$ > "/sys/fs/cgroup/$0/cgroup.procs"
exec systemd-nspawn --quiet --keep-unit --register=no --private-network --console=pipe --boot "$@"
"""
_LEAVE = f"""{_GROUPS}
find "/sys/fs/cgroup/$0" -depth -type d -exec rmdir {{}} +
"""


class Trouble(RuntimeError):  # noqa: N818
    """Something was not as it has to be; the words say what."""


def wait_for(what: str, there: Callable[[], object], seconds: float, every: float = 0.25) -> None:
    """Wait until it is so, but no longer than that."""
    end = time.monotonic() + seconds
    while not there():
        if time.monotonic() > end:
            raise Trouble(f"{what}: not within {seconds:g} s")
        time.sleep(every)


def call(command: Sequence[object], *, timeout: float, log: Path | None = None) -> str:
    """Run it here; what it printed, or Trouble if it failed."""
    done = subprocess.run(  # noqa: S603
        [str(word) for word in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=timeout,
        check=False,
        encoding="utf-8",
        errors="replace",
    )
    if log is not None:
        log.write_text(done.stdout, "utf-8")
    if done.returncode:
        raise Trouble(f"{command[0]} ended with {done.returncode}: {done.stdout[-2000:].strip()}")
    return done.stdout


class Machine:
    """The machine: its root below a folder, and whatever is running of it."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.root = folder / "root"
        self._cache = cache
        self._folder = folder
        self._group = f"cabinet-{os.getpid()}"
        self._nspawn: subprocess.Popen[bytes] | None = None
        self._leader = 0

    # Before it is booted.

    def make(self) -> None:
        """Lay down the bare system: from the cache, or with debootstrap."""
        kept = self._cache / f"{SUITE}.tar"
        self.root.mkdir()
        if kept.exists():
            call(["tar", "-C", self.root, "-xpf", kept], timeout=300)
            return
        call(["debootstrap", "--variant=minbase", f"--include={_INIT}", SUITE, self.root], timeout=900)
        self._cache.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(".unfinished")
        call(["tar", "-C", self.root, "-cf", unfinished, "."], timeout=300)
        unfinished.rename(kept)

    def fetch(self, package: str, log: Path) -> None:
        """Bring what the package declares to need, so that it can be installed without a network."""
        shutil.copy("/etc/resolv.conf", self.root / "etc" / "resolv.conf")
        kept = self._cache / "archives"
        archives = self.root / "var/cache/apt/archives"
        if kept.exists():
            shutil.copytree(kept, archives, dirs_exist_ok=True)
        inside = ["chroot", self.root, "env", "-i", *(f"{name}={value}" for name, value in _ENVIRONMENT.items())]
        # No more than is declared, and quickly.
        settings = 'APT::Install-Recommends "false";\nDPkg::Options { "--force-unsafe-io"; };\n'
        (self.root / "etc/apt/apt.conf.d/90trial").write_text(settings)
        call([*inside, "apt-get", "update"], timeout=300)
        call([*inside, "apt-get", "install", "-y", "--download-only", package], timeout=600, log=log)
        shutil.copytree(archives, kept, dirs_exist_ok=True, ignore=shutil.ignore_patterns("lock", "partial"))

    # While it runs.

    def boot(self, *binds: Path) -> None:
        """Start it, and wait until its PID 1 says that it is up."""
        shared = [f"--bind={path}:/run/trial/{path.name}" for path in binds]
        console = (self._folder / "console.log").open("ab")
        command = [
            "unshare",
            "--mount",
            "sh",
            "-c",
            _BOOT,
            self._group,
            f"--directory={self.root}",
            *shared,
        ]
        self._nspawn = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=console, stderr=console)  # noqa: S603
        console.close()
        wait_for("the machine starts", self._find_leader, 30)
        wait_for("PID 1 is up", self._up, 90)

    def _find_leader(self) -> bool:
        """Whether nspawn has its child, the machine's PID 1."""
        if self._nspawn is None or self._nspawn.poll() is not None:
            raise Trouble(f"systemd-nspawn ended: {(self._folder / 'console.log').read_text(errors='replace')[-1000:]}")
        pid = self._nspawn.pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            if Path(f"/proc/{child}/comm").read_text().strip() == "systemd":
                self._leader = int(child)
        return self._leader > 0

    def _up(self) -> bool:
        return self.tell("systemctl", "is-system-running")[1].strip() in ("running", "degraded")

    @property
    def leader(self) -> int:
        """Its PID 1, as this machine counts."""
        return self._leader

    def tell(self, *command: object, timeout: float = 120) -> tuple[int, str]:
        """Run a command in it as root; its status, and what it printed."""
        enter = ["nsenter", f"--target={self._leader}", "--mount", "--uts", "--ipc", "--net", "--pid", "--cgroup"]
        done = subprocess.run(  # noqa: S603
            [*enter, *map(str, command)],
            env=_ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=timeout,
            check=False,
            encoding="utf-8",
            errors="replace",
        )
        return done.returncode, done.stdout

    def run(self, *command: object, timeout: float = 120) -> str:
        """The same, and it has to go well."""
        status, said = self.tell(*command, timeout=timeout)
        if status:
            raise Trouble(f"{' '.join(map(str, command))} ended with {status}: {said[-2000:].strip()}")
        return said

    def refuses(self, *command: object, timeout: float = 120) -> str:
        """The same, and it must not go well; its words."""
        status, said = self.tell(*command, timeout=timeout)
        if not status:
            raise Trouble(f"{' '.join(map(str, command))} went well: {said[-2000:].strip()}")
        return said

    def cut_power(self) -> None:
        """At once, with nothing written any more."""
        if self._nspawn is not None and self._nspawn.poll() is None:
            os.kill(self._leader or self._nspawn.pid, signal.SIGKILL)
            self._nspawn.wait(60)
        self._nspawn, self._leader = None, 0

    def remove(self) -> None:
        """Take it away, with all that is in it."""
        booted = self._nspawn is not None
        self.cut_power()
        if booted:
            call(["unshare", "--mount", "sh", "-c", _LEAVE, self._group], timeout=30)
        shutil.rmtree(self.root, ignore_errors=True)
