"""Exit codes, the same for every command and format."""

FINE, FOUND, NO_ANSWER, BUG, INTERRUPTED = 0, 1, 2, 70, 130
