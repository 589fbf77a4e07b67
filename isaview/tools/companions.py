"""Whether a file next to a dump was made of that dump; file times never decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from isaview.base import regex
from isaview.base.measure import Measure, Number
from isaview.base.text import safe
from isaview.inputs.sources import dialects
from isaview.model.facts import Log, Stated, match_names
from isaview.model.kernel import Kernel, Module

_DECLARED = (
    *("required_threads", "max_threads", "max_registers", "wave_size", "kernarg_bytes", "private_bytes"),
    *("vector_registers", "accumulator_registers", "scalar_registers", "total_vector_registers"),
)
"""What a dump and a file that was made of it state alike."""
_NUMBERED = regex.compile(r"sm_(\d{1,9})")
_MOST_NAMES = 3
_STAGES = ("", "assembler", "back end", "tile compiler", "graph compiler")
"""Who assigns the registers that a language leaves open: what runs first."""


def registers_from(name: str) -> str:
    """Who assigns the registers that a dialect leaves open, "" where it leaves none."""
    return next((dialect.registers_from for dialect in dialects() if dialect.name == name), "")


def stage_of(name: str) -> int:
    """How far a compiler has still to go with a dialect: 0 for what runs, 1 before the assembler, 2 before the back end."""
    return _STAGES.index(registers_from(name))


def same_target(target: str | None, other: str | None) -> bool:
    """Whether two targets mean the same processor; an unknown target may be any."""
    return target is None or other is None or _processor(target) == _processor(other)


def _processor(target: str) -> str:
    """``sm_90a`` and ``amdgcn-amd-amdhsa--gfx942:xnack-`` without features, so that spellings can be compared."""
    last = target.partition(":")[0]
    last = last.rpartition("--")[2] if "--" in last else last
    # sm_90a and sm_90 are one processor: the suffix says which instructions the text may have
    return last.rstrip("af") if last.startswith("sm_") else last


def mismatch(log: Log, module: Module) -> str:
    """Why a file next to a dump was made of another text, "" where nothing contradicts that it belongs to the dump."""
    entries = {kernel.name: kernel for kernel in module.kernels if kernel.is_entry}
    if not log.stated or not entries:
        return ""
    # machine code may be of a later processor than its text: only what cannot be made of the text is of another
    stated = [statement for statement in log.stated if _may_become(module, statement.target)]
    if not stated:
        return f"{_join_names(statement.target or '' for statement in log.stated)} there, {safe(module.target or '')} here"
    meant = match_names({statement.name for statement in log.stated}, module.kernels)
    if why := _kernels_apart(stated, meant, entries.keys(), module):
        return why
    for statement in [statement for statement in stated if same_target(statement.target, module.target)] or stated:
        kernel = entries.get(meant.get(statement.name, ""))
        why = "" if kernel is None else next(_contradictions(statement, kernel, module), "")
        if why:
            return f"{safe(meant[statement.name])}: {why}" if len(entries) > 1 else why
    return ""


def _kernels_apart(stated: Sequence[Stated], meant: Mapping[str, str], entries: Set[str], module: Module) -> str:
    """The kernels that are on one side alone, "" where they are the same as far as that is known.

    A dump of several parts, and a file for several targets, need not have all kernels; what a launch left has one of them.
    """
    there, here = {statement.name for statement in stated} - meant.keys(), entries - set(meant.values())
    is_alone = not module.part and len({statement.target for statement in stated}) == 1
    is_whole = is_alone and not any(statement.launch for statement in stated)
    has_none = not module.part and here == entries
    if not (is_alone and there) and not (is_whole and here) and not has_none:
        return ""
    sides = ((there, "there"), (here, "here"))
    return "kernels " + ", ".join(f"{_join_names(names)} {where}" for names, where in sides if names)


def _join_names(names: Iterable[str]) -> str:
    shown = sorted({safe(name) for name in names if name})
    return ", ".join(shown[:_MOST_NAMES]) + (" …" if len(shown) > _MOST_NAMES else "")


def _may_become(module: Module, target: str | None) -> bool:
    """Whether code for a target can be made of a module: an assembler makes it for newer processors too, a back end for any."""
    if not module.target or same_target(target, module.target):
        return True
    # PTX is assembled for its target or a later one; LLVM IR names at most a default processor
    newer, older = (_NUMBERED.match(name or "") for name in (target, module.target))
    is_newer = newer is not None and older is not None and int(newer[1]) >= int(older[1])
    return {"assembler": is_newer, "back end": True}.get(registers_from(module.dialect), False)


def _contradictions(statement: Stated, kernel: Kernel, module: Module) -> Iterator[str]:
    """What a file states of a kernel otherwise than the dump declares it."""
    for name in _DECLARED:
        there, here = statement.facts.get(name), kernel.stated.get(name)
        if there is None or not there.is_known or here is None or here.origin != "stated":
            continue
        if there.value != here.value:
            yield f"{name} {there.value:,} there, {here.value:,} here"
    if stage_of(module.dialect) > _STAGES.index("assembler"):
        return  # compilers add parameters and shared memory
    sizes = [size for _, size in kernel.parameters]
    is_declared = bool(sizes or registers_from(module.dialect))  # machine code does not declare what it takes
    if statement.parameters and is_declared and None not in sizes and list(statement.parameters) != sizes:
        yield f"parameters of {_sizes(statement.parameters)} B there, {_sizes(sizes)} B here"
    there_bytes, here_bytes = _shared_bytes(statement.facts), _shared_bytes(kernel.stated)
    if there_bytes is None or here_bytes is None or kernel.calls_through_register:
        return
    # a launch may add shared memory to what the text declares; a linker adds that of functions called by address
    if there_bytes < here_bytes or (there_bytes > here_bytes and not statement.launch):
        yield f"shared {there_bytes:,} B there, {here_bytes:,} B declared here"


def _shared_bytes(facts: Mapping[str, Measure]) -> Number | None:
    """The static shared memory, else all that is stated; None where neither is known."""
    measure = facts.get("shared_bytes_static", facts.get("shared_bytes"))
    return None if measure is None else measure.value


def _sizes(sizes: Iterable[int | None]) -> str:
    return " + ".join(map(str, sizes)) or "0"
