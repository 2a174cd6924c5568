"""What is on screen, derived from what is shown of the table: frozen properties for the view models. Pure."""
