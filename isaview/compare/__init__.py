"""Comparison: two reports become pairs of kernels, what changed in each, and why."""
