"""Rules about matrix units: ISA6."""
