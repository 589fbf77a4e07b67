"""Estimates of what compilers make of a kernel, from the model alone."""
