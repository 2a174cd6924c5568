"""Fast Action Hold'em, as Massachusetts has it."""
