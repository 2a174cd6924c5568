"""A disk during a recording: what each file and folder is now, what of it is surely kept, and what is still pending.

Follows the events one by one. What a power cut makes of the pending ones is not decided here.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum

from tests.storage.powercut.log import Act, Event, Found, Log

UNSEEN = "-shm"  # SQLite's index of the WAL: mapped memory that the recorder cannot see, made anew after a crash


def alter(content: bytearray, event: Event) -> None:
    """Write or truncate. A hole reads as zeros."""
    if event.act is Act.TRUNCATE:
        del content[event.at :]
    content.extend(bytes(max(0, event.at - len(content))))
    content[event.at : event.at + len(event.data)] = event.data


class Fate(StrEnum):
    """What a power cut makes of a change to a file."""

    OPEN = "open"  # not synced yet: it may be kept, lost or torn, and the next sync keeps it
    DROPPED = "dropped"  # its sync failed: the same, but the system thinks it clean and never writes it again
    KEPT = "kept"  # synced, upon one that was dropped


class File:
    """A file's content, by whatever names."""

    def __init__(self, mode: int, content: bytes = b"") -> None:
        self.mode = mode
        self.now = bytearray(content)
        self.kept = content  # as of the last sync before anything was dropped
        self.pending: list[tuple[Event, Fate]] = []  # writes and truncations since

    def change(self, event: Event) -> None:
        alter(self.now, event)
        self.pending.append((event, Fate.OPEN))

    def sync(self) -> None:
        if Fate.DROPPED not in (fate for _, fate in self.pending):
            self.kept = bytes(self.now)
            self.pending.clear()
        self.pending = [(event, Fate.KEPT if fate is Fate.OPEN else fate) for event, fate in self.pending]

    def fail_to_sync(self) -> None:
        """What was written is dropped, though it can still be read; a truncation is the file system's own affair."""
        self.pending = [
            (event, Fate.DROPPED if fate is Fate.OPEN and event.act is Act.WRITE else fate)
            for event, fate in self.pending
        ]


class Folder:
    """A folder's names and what they stand for."""

    def __init__(self, mode: int) -> None:
        self.mode = mode
        self.now: Names = {}
        self.kept: Names = {}  # as of the last sync
        self.pending: list[Change] = []  # since

    def change(self, names: "Change") -> None:
        self.now = renamed(self.now, names)
        self.pending.append(names)

    def sync(self) -> None:
        self.kept = self.now
        self.pending.clear()


Names = Mapping[str, File | Folder]
Change = Mapping[str, File | Folder | None]  # what a name became; None: it is gone


def renamed(names: Names, change: Change) -> Names:
    """The names after the change."""
    return {name: node for name, node in {**names, **change}.items() if node is not None}


def tree(
    folder: Folder, names: Callable[[Folder], Names], content: Callable[[File], bytes], path: str = ""
) -> Iterator[tuple[str, Found]]:
    """Every path under the folder and what is found there, as the two callables see it."""
    for name, node in names(folder).items():
        if isinstance(node, Folder):
            yield path + name, Found(node.mode, None)
            yield from tree(node, names, content, f"{path}{name}/")
        elif not name.endswith(UNSEEN):
            yield path + name, Found(node.mode, content(node))


class Disk:
    """The recorded directory, and what the program has acknowledged so far."""

    def __init__(self, log: Log) -> None:
        self.root = Folder(0o700)
        self.acknowledged: list[str] = []
        self._files: dict[int, File] = {}
        for path, (inode, found) in log.before.items():
            folder, name = self._place(path)
            if found.content is None:
                folder.change({name: Folder(found.mode)})
            else:
                folder.change({name: self._files.setdefault(inode, File(found.mode, found.content))})
            folder.sync()

    def follow(self, event: Event) -> None:
        match event.act:
            case Act.WRITE | Act.TRUNCATE:
                self._files[event.inode].change(event)
            case Act.SYNC:
                self._files[event.inode].sync()
            case Act.SYNC_FAILED:
                self._files[event.inode].fail_to_sync()
            case Act.SYNC_FOLDER:
                self._folder(event.path).sync()
            case Act.ACKNOWLEDGE:
                self.acknowledged.append(event.path)
            case _:
                self._change_names(event)

    def content(self) -> dict[str, Found]:
        """Everything as the program sees it."""
        return dict(tree(self.root, lambda folder: folder.now, lambda file: bytes(file.now)))

    def _change_names(self, event: Event) -> None:
        folder, name = self._place(event.path)
        match event.act:
            case Act.CREATE:
                self._files[event.inode] = file = File(event.at)
                folder.change({name: file})
            case Act.MKDIR:
                folder.change({name: Folder(event.at)})
            case Act.UNLINK:
                folder.change({name: None})
            case Act.RENAME | Act.LINK:
                to, new_name = self._place(event.new_path)
                if event.act is Act.LINK:
                    to.change({new_name: folder.now[name]})
                elif to is folder:
                    to.change({name: None, new_name: folder.now[name]})
                else:
                    raise NotImplementedError("a power cut during a move between folders")

    def _place(self, path: str) -> tuple[Folder, str]:
        parent, _, name = path.rpartition("/")
        return self._folder(parent), name

    def _folder(self, path: str) -> Folder:
        folder = self.root
        for name in filter(None, path.split("/")):
            inner = folder.now[name]
            assert isinstance(inner, Folder), path
            folder = inner
        return folder
