"""Views: how reports are shown; one format a file in ``formats/``."""
