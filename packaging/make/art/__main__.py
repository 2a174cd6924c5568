"""`PYTHONPATH=packaging python -m make.art` draws all pictures again into resources/art."""

from make.art.collection import write

write()
