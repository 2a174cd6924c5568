"""What people see. It draws what the table knows, and knows no SQL; all of Qt is here."""
