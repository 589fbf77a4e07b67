"""Waits: what each wait waits for, and how far loads are from their first use."""
