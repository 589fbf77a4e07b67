"""``isaview textconv FILE``: a dump as a text whose lines git can compare; the same for the same bytes, wherever they lie."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from isaview.base import limits
from isaview.cli.command import FINE, Command

if TYPE_CHECKING:
    from isaview.model.kernel import Kernel

FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="The file, as git gives it.")]


def textconv(file: FileArgument) -> int:
    """Run the command; gives the exit code 0."""
    from isaview.cli.output import write

    try:
        with Path(file).open("rb") as stream:
            data = stream.read(limits.INPUT_BYTES + 1)
    except OSError:
        return FINE
    try:
        text = _converted(data)
    except Exception:  # git takes what it gets: the text itself is better than nothing
        text = _plain(data)
    write(text)
    return FINE


def _plain(data: bytes) -> str:
    from isaview.inputs.decoding import decoded

    text = decoded(data)
    return text if text.endswith("\n") or not text else f"{text}\n"


def _converted(data: bytes) -> str:
    """Every kernel with its figures and its instructions, registers and labels as they are; other bytes as text."""
    from isaview.base.figures import figure
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import from_bytes
    from isaview.reports.report import report

    opened = from_bytes(data, "dump")
    modules = [module for source in opened.sources for module in read_source(source)]
    if not any(module.kernels for module in modules):
        return _plain(data)
    lines: list[str] = []
    for module in report(modules, figures_only=True).inputs:
        lines.append(f"{module.dialect} {module.target or 'unknown'} {module.part}".rstrip())
        for kernel in module.kernels:
            lines += ["", kernel.demangled]
            lines += [f"  {name} {figure(one)}" for name, one in kernel.measures.items() if one.known]
            lines += _body(kernel.kernel)
    return "\n".join(lines) + "\n"


def _body(kernel: Kernel | None) -> list[str]:
    if kernel is None:
        return []
    labels: dict[int, list[str]] = {}
    for label, index in kernel.labels.items():
        labels.setdefault(index, []).append(label)
    lines = []
    for index, instruction in enumerate(kernel.instructions):
        lines += [f"  {label}:" for label in sorted(labels.get(index, ()))]
        lines.append(f"    {instruction.opcode} {', '.join(instruction.operands)}".rstrip())
    return lines


COMMAND = Command(
    name="textconv",
    help="A dump as text whose lines git can compare; always ends with 0.",
    function=textconv,
    order=61,
    options=False,
)
