"""``isaview git textconv FILE``: a dump as a text whose lines git can compare; the same for the same bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from isaview.base import files, limits
from isaview.base.figures import figure
from isaview.cli.command import Command
from isaview.cli.output import write
from isaview.runs import FINE

if TYPE_CHECKING:
    from isaview.model.kernel import Kernel


def git_textconv(file: Annotated[str, typer.Argument(metavar="FILE", help="The file, as git gives it.")]) -> int:
    """Run the command; gives the exit code 0."""
    from isaview.inputs.recognition import decode_text

    try:
        data = files.beginning(file, limits.INPUT_BYTES + 1)
    except OSError:
        return FINE
    try:
        text = _dump_text(data)
    except Exception:  # git takes what it gets: the text itself is better than nothing
        text = ""
    text = (text or decode_text(data)).replace("\0", "\\x00")
    write(text if text.endswith("\n") or not text else f"{text}\n")
    return FINE


def _dump_text(data: bytes) -> str:
    """Every kernel with its figures and its instructions, registers and labels as they are; "" where there is none."""
    from isaview.inputs.load import read_bytes
    from isaview.reports.report import Analysed, report

    analysed: list[Analysed] = []
    dump = report(read_bytes(data, "dump"), figures_only=True, analysed=analysed)
    if not analysed:
        return ""
    lines: list[str] = []
    bodies = (_body(kernel.kernel) for kernel in analysed)
    for module in dump.inputs:
        lines.append(f"{module.dialect} {module.target or 'unknown'} {module.part}".rstrip())
        for kernel in module.kernels:
            lines += ["", kernel.demangled]
            lines += [f"  {name} {figure(measure)}" for name, measure in kernel.measures.items() if measure.is_known]
            lines += next(bodies)
    return "\n".join(lines)


def _body(kernel: Kernel) -> list[str]:
    from isaview.base.grouping import group_by

    labels, lines = group_by(kernel.labels, kernel.labels.__getitem__), []
    for index, instruction in enumerate(kernel.instructions):
        lines += [f"  {label}:" for label in sorted(labels.get(index, ()))]
        lines.append(f"    {instruction.opcode} {', '.join(instruction.operands)}".rstrip())
    return lines


_HELP = "A dump as text whose lines git can compare; ends with 0."
COMMAND = Command("git textconv", _HELP, git_textconv, "Serve", 2, options=False)
