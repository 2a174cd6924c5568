"""Reports on paper. A report is laid out as marks on pages, which are then painted: as PDF, or anywhere Qt paints."""
