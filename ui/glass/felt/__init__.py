"""The felt as the glass shows it: where a place on the table lies on the screen."""
