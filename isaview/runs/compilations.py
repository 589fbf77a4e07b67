"""The compilations in folders and files, and the kernels of each in a run."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from isaview.base import limits
from isaview.base.grouping import group_by
from isaview.compare.variants import has_estimated_registers, kernel_of
from isaview.inputs.compilations import BESIDES, STAGES, Compilation, compilations
from isaview.inputs.sources import walk, what_is
from isaview.reports.columns import Entry
from isaview.runs import Refused, messages
from isaview.runs.answers import FileRequest
from isaview.runs.run import Run


def compilations_of(paths: Sequence[str]) -> list[Compilation]:
    """What the files named and those below the folders named are of; a file named alone that is no dump says what it is."""
    known_compilations = compilations(_stage_paths(paths))
    known = {stage for compilation in known_compilations for stage in compilation.stages}
    others = (path for path in paths if path not in known and not Path(path).is_dir())
    return [*known_compilations, *(Compilation(path, (path,)) for path in others)]


def _stage_paths(paths: Sequence[str]) -> Iterator[str]:
    """The files named, and those below the folders named that are stages of a compilation or hold a dump."""
    for path in paths:
        if not Path(path).is_dir():
            yield path
            continue
        folder = walk(path)
        yield from (file for file in folder.files if Path(file).suffix in (*STAGES, *BESIDES) or what_is(file))
        if folder.refusal is not None:
            raise Refused(f"{path}: {folder.refusal.message}; {folder.refusal.advice}")


def entries_of(
    compilations: Sequence[Compilation], request: FileRequest, jobs: int | None
) -> tuple[list[tuple[Compilation, Entry]], int]:
    """The kernels of compilations that can be launched from outside, with the exit code so far."""
    run = Run(replace(request, options=replace(request.options, silent=True)), jobs)
    entries = _answer_compilations(run, compilations)
    again = _asked_alike(entries, request.options.exact_instructions) if request.options.exact == "small" else {}
    for exact in {*again.values()}:
        paths = {path for path, mode in again.items() if mode is exact}
        options = replace(request.options, exact=exact)
        rerun = Run(replace(request, options=options), jobs)
        answered = _answer_compilations(rerun, [compilation for compilation in compilations if compilation.path in paths])
        entries = [*(entry for entry in entries if entry[0].path not in paths), *answered]
    order = {compilation.path: number for number, compilation in enumerate(compilations)}
    return sorted(entries, key=lambda entry: order[entry[0].path]), run.finish()


def _answer_compilations(run: Run, compilations: Sequence[Compilation]) -> list[tuple[Compilation, Entry]]:
    """The kernels of compilations in a run."""
    answers = run.answers([compilation.path for compilation in compilations])
    entries = [
        (compilation, Entry(kernel, module))
        for compilation, (_, answer) in zip(compilations, answers, strict=False)
        for module in answer.report.inputs
        for kernel in module.kernels
        if kernel.is_entry
    ]
    deque(answers, maxlen=0)  # the other processes end
    return entries


def _asked_alike(entries: Sequence[tuple[Compilation, Entry]], limit: int) -> dict[str, bool]:
    """The files of which an assembler is asked again, or not at all, so that all variants of a kernel have figures of a kind.

    Files of more instructions than the ``limit`` are asked where all of a kernel are within the limit of a group; else the
    answers of the others are left out.
    """
    again: dict[str, bool] = {}
    for (name, _), members in group_by(entries, kernel_of).items():
        amounts = [sum(kernel.instructions or 0 for kernel in entry.module.kernels) for _, entry in members]
        beyond = [
            amount > limit and has_estimated_registers(entry) for amount, (_, entry) in zip(amounts, members, strict=True)
        ]
        unasked = [member for member, is_beyond in zip(members, beyond, strict=True) if is_beyond]
        if 0 < len(unasked) < len(members):
            most = limits.EXACT_GROUP_INSTRUCTIONS
            amount = sum(amount for amount, is_beyond in zip(amounts, beyond, strict=True) if is_beyond)
            exact = amount <= most
            again.update((compilation.path, exact) for compilation, _ in (unasked if exact else members))
            if not exact:
                why = f"ptxas would have to read {amount:,} more instructions, more than {most:,}: --exact asks it"
                messages.say(f"isaview: {name}: registers of all {len(members):,} variants are estimated, {why}")
    return again
