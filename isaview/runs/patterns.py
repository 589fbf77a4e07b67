"""What a run asked for that its files must hold: patterns of kernels, logs, statements that were read; and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from isaview.base import limits
from isaview.base.text import no_kernel, safe
from isaview.inputs.load import Reading
from isaview.inputs.sources import Folder, Refusal
from isaview.model.facts import match_names
from isaview.model.kernel import Kernel
from isaview.runs import FINE, NO_ANSWER
from isaview.runs.messages import say
from isaview.tools import sidecars

_NAMED = 3
_MOST_NAMES = 10_000
"""Kernels among which one is looked for that a pattern nearly means."""


def left_out(path: str, listed: Folder, dumps: int) -> Refusal | None:
    """Say what of a folder was left out; gives the reason where it was not looked at whole, or has no dump."""
    other, more = len(listed.files) - dumps, listed.passed_over
    if other:
        say(f"{safe(path)}: {other:,} {'file that is' if other == 1 else 'files that are'} no dump left out")
    if more:
        say(f"{safe(path)}: {more:,} {'link or special file' if more == 1 else 'links or special files'} not followed")
    return listed.refusal or (None if dumps else Refusal(safe(path), "", "there is no dump in this folder"))


def exit_code(reading: Reading, unread_allowed: bool | None) -> int:
    """The exit code that a reading alone gives: 2 where it is no ground for an answer, and a sentence that says why.

    ``unread_allowed`` is None for a command that has no option to accept what was not read whole.
    """
    code = NO_ANSWER if reading.refused else FINE
    advice = "" if unread_allowed is None else "; --unread-allowed accepts it"
    by_path: dict[str, int] = {}
    for module in reading:
        by_path[module.path] = by_path.get(module.path, 0) + len(module.kernels)
        if unread_allowed:
            doubt = ""
        else:
            # A few unread statements are no reason to fail: printers add what no reader knows.
            unread = module.statements_total - module.statements_read
            share = 100 * unread / module.statements_total if module.statements_total else 0.0
            if share > limits.UNREAD_PERCENT:
                doubt = f"{share:.1f} % of its statements could not be read"
            else:
                doubt = f"the text was cut off: {module.cut_off}" if module.cut_off else ""
        if doubt:
            say(f"{module.path}: {doubt}, so there is no trustworthy answer (exit code 2){advice}")
            code = NO_ANSWER
    for path, kernels in by_path.items():
        if not kernels:
            say(f"{path}: there is no kernel or function in it")
            code = NO_ANSWER
    return code


def patterns_of(setting: str) -> list[str]:
    """The patterns of ``-k``, which stand on lines of their own in the setting."""
    return setting.split("\n") if setting else []


class Patterns:
    """The patterns of ``-k`` that have not yet meant a kernel, and the names that there are, up to some."""

    def __init__(self, setting: str) -> None:
        self.missing = patterns_of(setting)
        self.names: dict[str, None] = {}

    def hear(self, matched: Sequence[str], names: Iterable[str]) -> None:
        """Take note of a file: the patterns that mean one of its kernels, and the names of all of them."""
        self.missing = [pattern for pattern in self.missing if pattern not in matched]
        if len(self.names) < _MOST_NAMES:
            self.names.update(dict.fromkeys(names))

    def refusals(self) -> list[str]:
        """A sentence for each pattern that means no kernel, none where there is no kernel at all."""
        names = list(self.names)
        return [no_kernel(pattern, names) for pattern in self.missing if names]

    def tell(self, code: int) -> int:
        """Say them; gives the exit code that follows from them and from what was found before."""
        sentences = self.refusals()
        for sentence in sentences:
            say(f"isaview: {sentence}")
        return max(code, NO_ANSWER) if sentences else code


class Logs:
    """The files of ``--log`` for one side of a run, and which of them state something of a kernel that was read."""

    def __init__(self, paths: Sequence[str] | None) -> None:
        self.paths = tuple(dict.fromkeys(paths or ()))
        self.foreign = set(self.paths)
        self.any_kernel = False
        self.meant: set[str] = set()

    def look(self, reading: Reading) -> None:
        """Take note of what was read."""
        kernels: list[Kernel] = [kernel for module in reading for kernel in module.kernels]
        paths_meant = {path for path in self.foreign if not (names := _kernels_of(path)) or match_names(names, kernels)}
        self.hear(paths_meant if kernels else (), bool(kernels))

    def hear(self, paths: Iterable[str], any_kernel: bool) -> None:
        """Take note of what somebody else looked at: the logs that state something there, and whether a kernel was in it."""
        self.any_kernel = self.any_kernel or any_kernel
        self.meant.update(paths)
        self.foreign -= self.meant

    def code(self, foreign: int = NO_ANSWER) -> int:
        """The exit code in the end, each reason reported: 2 for a file that states nothing of any kernel.

        ``foreign`` is the code for a file that is about other kernels than those that were read.
        """
        code = FINE
        for path in self.paths:
            log = sidecars.read_file(path, safe(path))
            if not log.stated and not log.messages:
                say(f"{safe(path)}: nothing in this file tells of a kernel")
            code = code if log.stated else NO_ANSWER
        for path in (path for path in self.paths if path in self.foreign and self.any_kernel and _kernels_of(path)):
            from isaview.base.names import demangle

            names = _kernels_of(path)
            more = f" and {len(names) - _NAMED:,} more" if len(names) > _NAMED else ""
            some = ", ".join(safe(demangle(name)) or "a graph" for name in names[:_NAMED])
            say(f"{safe(path)}: tells of {some}{more}, and of no kernel that was read")
            code = max(code, foreign)
        return code


def _kernels_of(log: str) -> list[str]:
    """The kernels that a log is about, each once."""
    return list(dict.fromkeys(fact.name for fact in sidecars.read_file(log, safe(log)).stated))
