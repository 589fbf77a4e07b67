"""Analyzers: pure functions from a kernel to measures, one module each, offered as ``ANALYZER``."""
