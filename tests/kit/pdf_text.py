"""A small reader of the PDFs that Qt writes: the text of each page, piece by piece as it was drawn."""

import re
import zlib
from itertools import pairwise

_REFERENCE = re.compile(rb"(\d+) 0 R")


class Pdf:
    """A file, read by its table of objects."""

    def __init__(self, data: bytes) -> None:
        start = int(data.rsplit(b"startxref", 1)[1].split()[0])
        offsets = sorted(int(one) for one in re.findall(rb"(\d{10}) 00000 n", data[start:]))
        self.objects: dict[int, bytes] = {}
        for offset, end in pairwise((*offsets, start)):
            number, body = data[offset:end].split(b" 0 obj\n", 1)
            self.objects[int(number)] = body
        self.trailer = data[start:]

    def follow(self, words: bytes, *names: bytes) -> bytes:
        """The object to which the last of these names leads, each a reference in the object before."""
        for name in names:
            words = self.objects[int(_REFERENCE.findall(words.split(name, 1)[1])[0])]
        return words

    def pages(self) -> list[bytes]:
        tree = self.follow(self.trailer, b"/Root", b"/Pages ")
        kids = tree.split(b"/Kids", 1)[1].split(b"]", 1)[0]
        return [self.objects[int(one)] for one in _REFERENCE.findall(kids)]

    def texts(self) -> list[list[str]]:
        """By page, every text that was drawn."""
        return [list(self._texts(page)) for page in self.pages()]

    def outline(self) -> list[str]:
        """The titles of the contents, from the first to the last of a level, each before those under it."""
        return self._titles(self.follow(self.trailer, b"/Root", b"/Outlines "))

    def _titles(self, parent: bytes) -> list[str]:
        found = []
        item = self.follow(parent, b"/First ") if b"/First " in parent else b""
        while item:
            found.append(bytes.fromhex(item.split(b"<FEFF", 1)[1].split(b">", 1)[0].decode()).decode("utf-16-be"))
            found += self._titles(item)
            item = self.follow(item, b"/Next ") if b"/Next " in item else b""
        return found

    def _texts(self, page: bytes) -> list[str]:
        fonts = self.follow(page, b"/Resources").split(b"/Font <<", 1)[1].split(b">>", 1)[0]
        maps = {name: self._letters(int(font)) for name, font in re.findall(rb"/(F\d+) (\d+) 0 R", fonts)}
        texts = []
        for block in re.findall(rb"BT\n(.*?)ET\n", _stream(self.follow(page, b"/Contents")), re.DOTALL):
            letters = maps[re.findall(rb"/(F\d+) ", block)[0]]
            glyphs = "".join(one.decode() for one in re.findall(rb"<([0-9a-fA-F]+)> Tj", block))
            texts.append("".join(letters[glyphs[at : at + 4].lower()] for at in range(0, len(glyphs), 4)))
        return texts

    def _letters(self, font: int) -> dict[str, str]:
        table = _stream(self.follow(self.objects[font], b"/ToUnicode"))
        found = {}
        for first, codes in re.findall(rb"<(\w{4})> <\w{4}> (\[[^\]]*\]|<\w+>)", table.split(b"beginbfrange", 1)[1]):
            for step, code in enumerate(re.findall(rb"<(\w+)>", codes)):
                found[f"{int(first, 16) + step:04x}"] = bytes.fromhex(code.decode()).decode("utf-16-be")
        return found


def _stream(body: bytes) -> bytes:
    head, data = body.split(b"stream\n", 1)
    data = data.rsplit(b"endstream", 1)[0]
    return zlib.decompress(data) if b"/FlateDecode" in head else data
