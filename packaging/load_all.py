"""Frozen beside the kiosk, and never shipped: loads every module that the kiosk holds of ours, also those that it
loads by their names, and so whatever they need of others."""

import os
from importlib import import_module
from pkgutil import walk_packages

import kiosk
import storage
import ui

COMPILED = {"counting", "recount"}  # what these modules of the mathematics need, only the add-on has

os.environ["QT_QPA_PLATFORM"] = "offscreen"
names = [
    found.name for package in (kiosk, storage, ui) for found in walk_packages(package.__path__, f"{package.__name__}.")
]
for name in names:
    if not (name.startswith("kiosk.analysis.") and COMPILED & {*name.split(".")}):
        import_module(name)
print(f"{len(names)} modules")  # noqa: T201
