"""Rules about arithmetic: ISA4."""
