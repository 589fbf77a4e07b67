"""Registers: how many a compiler allocates for a kernel that does not say it."""
