"""Files that are given with ``--log``: each must tell of a kernel, and of one that is read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from isaview.base.text import safe
from isaview.cli.codes import FINE, NO_ANSWER
from isaview.cli.messages import say
from isaview.model.facts import matched
from isaview.model.kernel import Module
from isaview.tools.sidecars import read_file

_NAMED = 3


class Logs:
    """The logs of one side of a run, and which of them tell of nothing that was read so far."""

    def __init__(self, paths: Sequence[str] | None) -> None:
        self._paths = tuple(dict.fromkeys(paths or ()))
        self._foreign = list(self._paths)
        self._any = False

    def look(self, modules: Iterable[Module]) -> None:
        """Take note of what was read."""
        kernels = [kernel for module in modules for kernel in module.kernels] if self._foreign else []
        self._any = self._any or bool(kernels)
        for path in [*self._foreign] if kernels else ():
            names = _names(path)
            if not names or matched(names, kernels):
                self._foreign.remove(path)

    def code(self, foreign: int = NO_ANSWER) -> int:
        """The exit code in the end, each reason said: 2 for a file that states nothing of any kernel.

        ``foreign`` is the code for one that tells of other kernels alone: no answer for those that were read.
        """
        codes = chain(map(self._mute, self._paths), (foreign for path in self._foreign if self._tells_of_others(path)))
        return max(codes, default=FINE)

    def _mute(self, path: str) -> int:
        """Why a file tells nothing is said with the kernels; only where nothing would be, it is said here."""
        log = read_file(path, safe(path))
        if not log.stated and not log.messages:
            say(f"{safe(path)}: nothing in this file tells of a kernel")
        return FINE if log.stated else NO_ANSWER

    def _tells_of_others(self, path: str) -> bool:
        from isaview.base.names import demangled

        names = _names(path)
        if not names or not self._any:
            return False
        more = f" and {len(names) - _NAMED:,} more" if len(names) > _NAMED else ""
        some = ", ".join(safe(demangled(name)) for name in names[:_NAMED])
        say(f"{safe(path)}: tells of {some}{more}, and of no kernel that was read")
        return True


def _names(path: str) -> list[str]:
    """The kernels that a log tells of, each once."""
    return list(dict.fromkeys(one.name for one in read_file(path, safe(path)).stated))
