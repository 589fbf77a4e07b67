"""Schedules: the steps of a block, their dependences, their order, and what is alive in it."""
