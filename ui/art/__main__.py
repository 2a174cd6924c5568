"""`python -m ui.art` draws all pictures again into resources/art."""

from ui.art.collection import write

write()
