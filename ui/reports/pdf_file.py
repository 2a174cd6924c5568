"""Qt's PDF written again: the same pages give the same bytes, and it gets a list of contents.

Qt stamps the hour of drawing into the file and numbers its fonts in an order that chance decides. Here objects are
numbered in the order in which they are first referred to, dates are left out, and the file's identifier is a hash of
what stands in it. Pure.
"""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import pairwise

from ui.reports.page_flow import Entry

_REFERENCE = re.compile(rb"\b(\d+) 0 R\b")
_OFFSET = re.compile(rb"(\d{10}) \d{5} n")
# Dates, what repeats them, and the sign before a font's name that Qt makes of an object's number.
_CHANCE = re.compile(
    rb"/(?:CreationDate|ModDate) \(D:[^)]*\)\n|/Author \(\)\n|/Metadata \d+ 0 R\n|(?<=/FontName /)Q[A-Z]{5}\+"
)
_STREAM = b"stream\n"
_ABOVE = 12  # points that are seen above a heading to which one jumps


def tidied(pdf: bytes, entries: Sequence[Entry], height: float) -> bytes:
    """The file with its contents; `height` is that of a page, since a PDF counts from the bottom."""
    objects, info, root = _read(pdf)
    order = list(_reached(objects, (info, root)))
    numbers = {old: new for new, old in enumerate(order, 1)}
    bodies = [_renumbered(objects[old], numbers) for old in order]
    pages = _pages(objects, root, numbers)
    outlines = list(_outlines(entries, pages, height, len(bodies) + 1))
    catalog = bodies[numbers[root] - 1]
    more = b"/Lang (en)\n/ViewerPreferences << /DisplayDocTitle true >>\n"
    if outlines:
        more += b"/PageMode /UseOutlines\n/Outlines %d 0 R\n" % (len(bodies) + 1)
    bodies[numbers[root] - 1] = catalog.replace(b"/Type /Catalog\n", b"/Type /Catalog\n" + more, 1)
    return _written([*bodies, *outlines], numbers[info], numbers[root])


def _read(pdf: bytes) -> tuple[dict[int, bytes], int, int]:
    """Objects by number, without dates; the numbers of the information and of the catalog."""
    start = int(pdf.rsplit(b"startxref", 1)[1].split()[0])
    offsets = sorted(int(one) for one in _OFFSET.findall(pdf, start))
    objects = {}
    for offset, end in pairwise((*offsets, start)):
        number, _, body = pdf[offset:end].partition(b" 0 obj\n")
        words = _words(body)
        objects[int(number)] = _CHANCE.sub(b"", words) + body[len(words) :]
    trailer = pdf[pdf.index(b"trailer", start) :]
    return objects, _number(trailer, b"/Info"), _number(trailer, b"/Root")


def _number(words: bytes, name: bytes) -> int:
    return int(_REFERENCE.findall(words.partition(name)[2])[0])


def _reached(objects: dict[int, bytes], first: Sequence[int]) -> Iterator[int]:
    """Every object that is referred to, from these on, each once."""
    seen: set[int] = set()
    waiting = list(first)
    while waiting:
        number = waiting.pop(0)
        if number not in seen:
            seen.add(number)
            yield number
            waiting += [int(one) for one in _REFERENCE.findall(_words(objects[number]))]


def _words(body: bytes) -> bytes:
    """What is not the data of a stream."""
    return body.partition(_STREAM)[0]


def _renumbered(body: bytes, numbers: dict[int, int]) -> bytes:
    words = _words(body)
    return _REFERENCE.sub(lambda one: b"%d 0 R" % numbers[int(one[1])], words) + body[len(words) :]


def _pages(objects: dict[int, bytes], root: int, numbers: dict[int, int]) -> list[int]:
    """The new numbers of the pages, in order."""
    tree = objects[_number(objects[root], b"/Pages")]
    kids = tree.partition(b"/Kids")[2].partition(b"]")[0]
    return [numbers[int(one)] for one in _REFERENCE.findall(kids)]


def _outlines(entries: Sequence[Entry], pages: Sequence[int], height: float, root: int) -> Iterator[bytes]:
    """The contents as objects from this number on: the root, then an object an entry, under its chapter."""
    above, chapter = [], -1  # places in the list; the root counts as -1, since it is numbered before the first
    for place, entry in enumerate(entries):
        above.append(chapter if entry.depth else -1)
        chapter = chapter if entry.depth else place
    below = {one: [place for place, other in enumerate(above) if other == one] for one in above}

    def link(name: str, place: int) -> bytes:
        return f"/{name} {root + 1 + place} 0 R\n".encode()

    def span(place: int) -> bytes:
        found = below.get(place, [])
        return link("First", found[0]) + link("Last", found[-1]) + b"/Count %d\n" % -len(found) if found else b""

    if entries:
        yield b"<<\n/Type /Outlines\n%s>>\nendobj\n" % span(-1).replace(b"-", b"")
    for place, entry in enumerate(entries):
        same = below[above[place]]
        at = same.index(place)
        words = b"/Title <FEFF%s>\n" % entry.title.encode("utf-16-be").hex().upper().encode()
        words += b"/Dest [%d 0 R /XYZ 0 %d null]\n" % (pages[entry.page], height - entry.y + _ABOVE)
        words += link("Parent", above[place]) + span(place)
        words += link("Prev", same[at - 1]) if at else b""
        words += link("Next", same[at + 1]) if place != same[-1] else b""
        yield b"<<\n%s>>\nendobj\n" % words


def _written(bodies: Sequence[bytes], info: int, root: int) -> bytes:
    """The objects as a file, numbered from 1."""
    file = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    offsets = []
    for number, body in enumerate(bodies, 1):
        offsets.append(len(file))
        file += b"%d 0 obj\n%s" % (number, body)
    start, name = len(file), sha256(file).hexdigest()[:32].encode()
    file += b"xref\n0 %d\n0000000000 65535 f \n" % (len(bodies) + 1)
    file += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    file += b"trailer\n<<\n/Size %d\n/Info %d 0 R\n/Root %d 0 R\n" % (len(bodies) + 1, info, root)
    file += b"/ID [<%s> <%s>]\n>>\nstartxref\n%d\n%%%%EOF\n" % (name, name, start)
    return bytes(file)
