"""Stages: one kernel as text and as the machine code that a compiler made of it."""
