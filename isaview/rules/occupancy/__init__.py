"""Rules about occupancy: ISA2."""
