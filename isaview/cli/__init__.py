"""The command line: arguments in, exit code out.

Exit codes, the same for every format: 0 fine; 1 a finding or regression; 2 no trustworthy answer; 70 a bug of isaview's;
130 interrupted; a reader that goes away is fine (0). Each module in ``commands/`` offers one as ``COMMAND``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from isaview.base.limits import BeyondLimitError
from isaview.runs import BUG, FINE, INTERRUPTED, NO_ANSWER
from isaview.version import VERSION


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line (the process's own where None is given) and say how it went, as an exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given in (["--version"], ["-V"]):
            if sys.stdout is not None:
                sys.stdout.write(f"isaview {VERSION}\n")
            code = FINE
        else:
            import atexit
            import gc

            gc.disable()  # a dump makes millions of objects and hardly any garbage; `read_file` collects between files
            atexit.register(gc.freeze)  # what is left then ends with the process: nobody goes through it once more
            from isaview.runs.replay import replay

            code = replay(given, _run)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _abandon_output()
        return FINE
    except OSError as error:
        _abandon_output()
        return _complain(error.strerror or str(error), NO_ANSWER)
    except BeyondLimitError as why:
        return _complain(str(why), NO_ANSWER)
    except (MemoryError, RecursionError) as error:
        return _complain(f"given up: {type(error).__name__}; give one file at a time", NO_ANSWER)
    except Exception as error:  # the border: whatever else happens is a bug, and never looks like an answer
        from isaview.runs.messages import bug

        return _complain(bug(error), BUG)


def _run(arguments: Sequence[str]) -> int:
    from isaview.base.regex import keep_programs
    from isaview.cli.run import run

    code = run(arguments)
    keep_programs()
    return code


def _complain(message: str, code: int) -> int:
    from isaview.runs.messages import say

    say(f"isaview: {message}")
    return code


def _abandon_output() -> None:
    from isaview.runs.messages import forget

    forget(sys.stdout)
