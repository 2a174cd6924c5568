"""The felt as the glass shows it: where a place on the table lies, for its print and for what is drawn over it."""
