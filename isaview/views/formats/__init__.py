"""Formats: each module turns a report into one kind of text."""
