"""Dialects: the languages isaview reads, one module each, offered as ``DIALECT``."""
