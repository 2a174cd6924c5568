"""What a person can type, one module a command: each adds itself to the parser and imports what it needs to run."""
