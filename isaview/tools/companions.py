"""Companions: whether a file next to a dump was made of that dump; file times never decide."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from isaview.base.text import safe
from isaview.inputs.sources import dialects
from isaview.model.facts import Log, Stated, matched
from isaview.model.kernel import Kernel, Module

_DECLARED = (
    "required_threads",
    "max_threads",
    "max_registers",
    "wave_size",
    "kernarg_bytes",
    "private_bytes",
    "vector_registers",
    "accumulator_registers",
    "scalar_registers",
    "total_vector_registers",
)
"""What a dump and a file that was made of it state alike."""
_NUMBERED = re.compile(r"sm_(\d{1,9})")
_MOST_NAMES = 3
_STAGES = ("", "assembler", "back end")
"""Who assigns the registers that a language leaves open: what runs first."""


def registers_from(name: str) -> str:
    """Who assigns the registers that a dialect leaves open, "" where it leaves none."""
    return next((dialect.registers_from for dialect in dialects() if dialect.name == name), "")


def stage_of(name: str) -> int:
    """How far a compiler has still to go with a dialect: 0 for what runs, 1 before the assembler, 2 before the back end."""
    return _STAGES.index(registers_from(name))


def same_target(one: str | None, other: str | None) -> bool:
    """Whether two targets mean one processor; a target that is not known may be any."""
    return one is None or other is None or _processor(one) == _processor(other)


def _processor(target: str) -> str:
    """``sm_90a`` and ``amdgcn-amd-amdhsa--gfx942:xnack-`` without features, so that spellings can be compared."""
    last = target.partition(":")[0]
    last = last.rpartition("--")[2] if "--" in last else last
    return last.rstrip("af") if last.startswith("sm_") else last


def misfit(log: Log, module: Module) -> str:
    """Why a file next to a dump was made of another text, "" where nothing contradicts that it belongs to the dump."""
    meant = matched({one.name for one in log.stated}, module.kernels)
    entries = {kernel.name: kernel for kernel in module.kernels if kernel.is_entry}
    if not log.stated or not entries:
        return ""
    stated = [one for one in log.stated if _may_become(module, one.target)]
    if not stated:
        return f"{_listed(one.target or '' for one in log.stated)} there, {safe(module.target or '')} here"
    is_alone = not module.part and len({one.target for one in stated}) == 1
    added = {one.name for one in stated} - meant.keys() if is_alone else set()
    missing = entries.keys() - meant.values() if is_alone and not any(one.launch for one in stated) else set()
    if added or missing or (not module.part and not entries.keys() & set(meant.values())):
        sides = (({one.name for one in stated} - meant.keys(), "there"), (entries.keys() - meant.values(), "here"))
        return "kernels " + ", ".join(f"{_listed(names)} {where}" for names, where in sides if names)
    own = [one for one in stated if same_target(one.target, module.target)] or stated
    pairs = [(one, entries[meant[one.name]]) for one in own if meant.get(one.name) in entries]
    reasons = ((kernel, why) for one, kernel in pairs for why in _contradicted(one, kernel, module))
    return next((f"{f'{safe(kernel.name)}: ' if len(entries) > 1 else ''}{why}" for kernel, why in reasons), "")


def _listed(names: Iterable[str]) -> str:
    shown = sorted({safe(name) for name in names if name})
    return ", ".join(shown[:_MOST_NAMES]) + (" …" if len(shown) > _MOST_NAMES else "")


def _may_become(module: Module, target: str | None) -> bool:
    """Whether code for a target can be made of a module: an assembler makes it for newer processors too, a back end for any."""
    if not module.target or same_target(target, module.target):
        return True
    one, other = (_NUMBERED.match(name or "") for name in (target, module.target))
    is_newer = one is not None and other is not None and int(one[1]) >= int(other[1])
    return {"assembler": is_newer, "back end": True}.get(registers_from(module.dialect), False)


def _contradicted(one: Stated, kernel: Kernel, module: Module) -> Iterator[str]:
    """What a file states of a kernel otherwise than the dump declares it."""
    own = kernel.stated
    for name in _DECLARED:
        there, here = one.facts.get(name), own.get(name)
        if there is not None and there.known and here is not None and here.origin == "stated" and there.value != here.value:
            yield f"{name} {there.value:,} there, {here.value:,} here"
    if registers_from(module.dialect) == "back end":
        return
    sizes = [size for _, size in kernel.parameters]
    says_them = bool(sizes or registers_from(module.dialect))  # machine code does not declare what it takes
    if one.parameters and says_them and None not in sizes and list(one.parameters) != sizes:
        yield f"parameters of {_sizes(one.parameters)} B there, {_sizes(sizes)} B here"
    there = one.facts.get("shared_bytes_static", one.facts.get("shared_bytes"))
    here = own.get("shared_bytes_static", own.get("shared_bytes"))
    if there is None or here is None or there.value is None or here.value is None or kernel.calls_through_register:
        return
    if there.value < here.value or (there.value > here.value and not one.launch):
        yield f"shared {there.value:,} B there, {here.value:,} B declared here"


def _sizes(sizes: Iterable[int | None]) -> str:
    return " + ".join(map(str, sizes)) or "0"
