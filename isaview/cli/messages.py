"""Messages on standard error: what was not understood, as a compiler says it."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from isaview.base import limits
from isaview.base.text import safe
from isaview.inputs.load import Reading
from isaview.inputs.sources import Refusal
from isaview.model.kernel import Diagnostic, Module
from isaview.reports.report import KernelReport, Report

_TABS = 4
_SHOWN_WIDTH = 100
_BEFORE_CARET = 60


def say(message: str) -> None:
    """One line on standard error."""
    if sys.stderr is not None:
        sys.stderr.write(
            message.encode(sys.stderr.encoding or "ascii", "backslashreplace").decode(sys.stderr.encoding or "ascii") + "\n"
        )


def refusals(refused: Iterable[Refusal]) -> None:
    """Inputs that are not read: what they are and what to do."""
    for one in refused:
        place = f"{one.path} [{one.part}]" if one.part else one.path
        say(f"{place}: {one.message}")
        if one.advice:
            say(f"  hint: {one.advice}")


def notes(found: Report) -> None:
    """What other tools and files had to say; at most `limits.DIAGNOSTICS_SHOWN` sentences a module."""
    for module in found.inputs:
        for note in module.notes[: limits.DIAGNOSTICS_SHOWN]:
            say(f"{module.path}: {note}")
        more = len(module.notes) - limits.DIAGNOSTICS_SHOWN
        if more > 0:
            say(f"{module.path}: and {more:,} more")


def estimates(found: Report) -> None:
    """Once, where registers are only estimated: the text is not yet what runs, and there is a way to the exact number."""
    from isaview.tools.evidence import advice_for

    dialects = {module.dialect for module in found.inputs if any(map(_is_estimated, module.kernels))}
    advice = [text for dialect in sorted(dialects) if (text := advice_for(dialect))]
    if not advice:
        return
    say(f"note: this text is not yet what runs: registers are assigned later, and ~ marks an estimate; {'; '.join(advice)}")


def _is_estimated(kernel: KernelReport) -> bool:
    registers = kernel.measures.get("vector_registers")
    return registers is not None and registers.origin == "estimated" and bool(registers.value)


def diagnostics(reading: Reading) -> None:
    """What was not understood, by file: place, message, the line and a caret; at most `limits.DIAGNOSTICS_SHOWN` a file."""
    by_path: dict[str, list[Module]] = {}
    for module in reading:
        by_path.setdefault(module.path, []).append(module)
    for path, modules in by_path.items():
        total = sum(module.diagnostic_count for module in modules)
        runs = [(module, run) for module in modules for run in _runs(module.diagnostics)][: limits.DIAGNOSTICS_SHOWN]
        lines = {id(module): module.source.split("\n") for module, _ in runs}
        for module, run in runs:
            _diagnostic(path, run[0], _line_of(module, run[0], lines[id(module)]))
            if len(run) > 1:
                say(f"  the same up to line {run[-1].line:,}")
        shown = sum(len(run) for _, run in runs)
        if total > shown:
            say(f"{path}: and {total - shown:,} more")


def _runs(found: Iterable[Diagnostic]) -> list[list[Diagnostic]]:
    """What is said of one line after the other in the same words stands together."""
    runs: list[list[Diagnostic]] = []
    for one in found:
        if runs and one.message == runs[-1][-1].message and one.line == runs[-1][-1].line + 1:
            runs[-1].append(one)
        else:
            runs.append([one])
    return runs


def _line_of(module: Module, one: Diagnostic, lines: list[str]) -> str:
    number = one.line - module.line
    return lines[number] if 0 <= number < len(lines) else one.text


def _diagnostic(path: str, one: Diagnostic, line: str) -> None:
    say(f"{path}:{one.line}:{one.column}: {one.message}")
    if not line.strip():
        return
    column = min(max(one.column - 1, 0), len(line))
    start = max(column - _BEFORE_CARET, 0)
    window = line[start : start + _SHOWN_WIDTH]
    shown = safe(window.replace("\t", " " * _TABS))
    before = safe(window[: column - start].replace("\t", " " * _TABS))
    say(f"  {shown}")
    say(f"  {' ' * len(before)}^")
