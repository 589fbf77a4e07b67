"""Rules about waits: ISA5."""
