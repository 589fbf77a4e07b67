"""Whether a file next to a dump was made of that dump; file times never decide."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from isaview.base.text import safe
from isaview.inputs.sources import dialects
from isaview.model.facts import Log, Stated, match_names
from isaview.model.kernel import Kernel, Module

_DECLARED = (
    *("required_threads", "max_threads", "max_registers", "wave_size", "kernarg_bytes", "private_bytes"),
    *("vector_registers", "accumulator_registers", "scalar_registers", "total_vector_registers"),
)
"""What a dump and a file that was made of it state alike."""
_NUMBERED = re.compile(r"sm_(\d{1,9})")
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
    return last.rstrip("af") if last.startswith("sm_") else last


def mismatch(log: Log, module: Module) -> str:
    """Why a file next to a dump was made of another text, "" where nothing contradicts that it belongs to the dump."""
    meant = match_names({statement.name for statement in log.stated}, module.kernels)
    entries = {kernel.name: kernel for kernel in module.kernels if kernel.is_entry}
    if not log.stated or not entries:
        return ""
    stated = [statement for statement in log.stated if _may_become(module, statement.target)]
    if not stated:
        return f"{_join_names(statement.target or '' for statement in log.stated)} there, {safe(module.target or '')} here"
    is_alone = not module.part and len({statement.target for statement in stated}) == 1
    added = {statement.name for statement in stated} - meant.keys() if is_alone else set()
    missing = entries.keys() - meant.values() if is_alone and not any(statement.launch for statement in stated) else set()
    if added or missing or (not module.part and not entries.keys() & set(meant.values())):
        sides = (({statement.name for statement in stated} - meant.keys(), "there"), (entries.keys() - meant.values(), "here"))
        return "kernels " + ", ".join(f"{_join_names(names)} {where}" for names, where in sides if names)
    own = [statement for statement in stated if same_target(statement.target, module.target)] or stated
    pairs = [(statement, entries[meant[statement.name]]) for statement in own if meant.get(statement.name) in entries]
    reasons = ((kernel, why) for statement, kernel in pairs for why in _contradictions(statement, kernel, module))
    return next((f"{f'{safe(kernel.name)}: ' if len(entries) > 1 else ''}{why}" for kernel, why in reasons), "")


def _join_names(names: Iterable[str]) -> str:
    shown = sorted({safe(name) for name in names if name})
    return ", ".join(shown[:_MOST_NAMES]) + (" …" if len(shown) > _MOST_NAMES else "")


def _may_become(module: Module, target: str | None) -> bool:
    """Whether code for a target can be made of a module: an assembler makes it for newer processors too, a back end for any."""
    if not module.target or same_target(target, module.target):
        return True
    newer, older = (_NUMBERED.match(name or "") for name in (target, module.target))
    is_newer = newer is not None and older is not None and int(newer[1]) >= int(older[1])
    return {"assembler": is_newer, "back end": True}.get(registers_from(module.dialect), False)


def _contradictions(statement: Stated, kernel: Kernel, module: Module) -> Iterator[str]:
    """What a file states of a kernel otherwise than the dump declares it."""
    own = kernel.stated
    for name in _DECLARED:
        stated, declared = statement.facts.get(name), own.get(name)
        if stated is None or not stated.is_known or declared is None or declared.origin != "stated":
            continue
        if stated.value != declared.value:
            yield f"{name} {stated.value:,} there, {declared.value:,} here"
    if stage_of(module.dialect) > _STAGES.index("assembler"):
        return  # compilers add parameters and shared memory
    sizes = [size for _, size in kernel.parameters]
    is_declared = bool(sizes or registers_from(module.dialect))  # machine code does not declare what it takes
    if statement.parameters and is_declared and None not in sizes and list(statement.parameters) != sizes:
        yield f"parameters of {_sizes(statement.parameters)} B there, {_sizes(sizes)} B here"
    stated = statement.facts.get("shared_bytes_static", statement.facts.get("shared_bytes"))
    declared = own.get("shared_bytes_static", own.get("shared_bytes"))
    if stated is None or declared is None or stated.value is None or declared.value is None or kernel.calls_through_register:
        return
    if stated.value < declared.value or (stated.value > declared.value and not statement.launch):
        yield f"shared {stated.value:,} B there, {declared.value:,} B declared here"


def _sizes(sizes: Iterable[int | None]) -> str:
    return " + ".join(map(str, sizes)) or "0"
