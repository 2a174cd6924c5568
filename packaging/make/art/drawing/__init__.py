"""What is drawn with outlines and plain colors: cards, icons, suits and the logo."""
