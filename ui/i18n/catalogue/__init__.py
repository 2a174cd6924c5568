"""Every text that players see, in English, by topic. How one is added: see `ui/i18n/language.py`."""
