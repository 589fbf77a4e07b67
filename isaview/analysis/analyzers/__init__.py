"""Analyzers: one family of figures a file, each found by its folder."""
