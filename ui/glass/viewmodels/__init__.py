"""What QML binds to: each model shows a frozen snapshot of properties, derived elsewhere; slots pass names on."""
