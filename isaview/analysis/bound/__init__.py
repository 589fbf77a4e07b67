"""Bound: the work and traffic of a kernel, and which part of a GPU they keep busy longest."""
