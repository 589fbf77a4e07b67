"""Rules about memory: ISA3."""
