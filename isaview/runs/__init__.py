"""The way from paths to answers: what is asked of every file, by how many processes, and the exit code that follows.

Request: what is wanted of every file, plain enough for a key and for another process.
Task: a file to answer for.
Answer: the report of a file, with messages, and the exit code that follows.
Run: the answers of all files in their order.
Side: one of two sets of files that are compared, of paths or of a revision.
"""

from __future__ import annotations

FINE = 0
"""There is an answer, and nothing in it stops anybody. Exit codes are the same for every command and format."""
FOUND = 1
"""`check` or ``diff --fail-on`` found what they were to stop."""
NO_ANSWER = 2
"""There is no trustworthy answer."""
BUG = 70
"""A part of isaview failed."""
INTERRUPTED = 130
"""Ctrl-C."""


class Refused(Exception):
    """The command line asks for something that cannot be done; the message says what, the exit code is 2."""


def nothing(code: int, why: str) -> int:
    """The exit code of a command that has nothing to show.

    Raises:
        Refused: nothing that was reported explains it.
    """
    if code == FINE:
        raise Refused(why)
    return code


def require_extra(extra: str, *packages: str, why: str = "") -> None:
    """Have the packages of an extra; ``why`` begins the message in place of the package's name.

    Raises:
        Refused: one of them is not installed; the message says how to get it.
    """
    from importlib.util import find_spec

    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise Refused(f"{why or f'this needs {missing[0]}'}: pip install 'isaview[{extra}]'")
