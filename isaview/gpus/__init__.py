"""GPUs as tables, and the arithmetic of occupancy over their rows."""
