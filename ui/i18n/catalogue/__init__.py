"""Every text that players see, in English, by topic. How one is added: see `kiosk/base/words.py`."""
