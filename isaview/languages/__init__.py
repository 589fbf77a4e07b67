"""Languages: what reads them, shared by all; each language is a folder of its own."""
