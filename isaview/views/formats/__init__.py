"""The formats, each a module that turns a report into a kind of text."""
