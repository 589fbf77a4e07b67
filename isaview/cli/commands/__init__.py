"""Commands: one file a command, found by its folder."""
