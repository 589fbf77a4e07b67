"""Rules about the launch: ISA8."""
