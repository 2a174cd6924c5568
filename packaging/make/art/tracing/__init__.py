"""What is made by following light: the table, its devices and the chips. It takes minutes."""
