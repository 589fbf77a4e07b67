"""Bounds: the work and traffic of a kernel, its addresses and trip counts, and which part of a GPU they keep busy longest."""
