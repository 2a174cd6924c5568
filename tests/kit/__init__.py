"""What tests share: tables, ledgers, fingers and menus to test with. No test is here."""
