"""Rules about registers and spills: ISA1."""
