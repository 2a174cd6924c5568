"""A laboratory for power cuts: record what a real process does to its files, then build what a cut could leave.

`record` runs a program and returns its log; `images` builds crash images from it; the program says by `acknowledge`
what it has promised to the world. Whether an image is good is for the test to say.
"""

from tests.storage.powercut.images import Image, images
from tests.storage.powercut.log import Log
from tests.storage.powercut.recorder import acknowledge, compiler, fail_read_after, misread, record

__all__ = ["Image", "Log", "acknowledge", "compiler", "fail_read_after", "images", "misread", "record"]
