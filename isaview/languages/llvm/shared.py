"""Variables in shared memory of LLVM IR: the size and alignment that the back end of the module's machine gives them."""

from __future__ import annotations

import re

from isaview.base.measure import stated
from isaview.languages.llvm.types import Type, plain_name, preferred
from isaview.model.kernel import Storage
from isaview.model.statements import Fact, Note, Statement, Table

FILLED = "amdgcn"
"""The machine whose back end lays shared memory out whole."""
LAID_OUT = Fact("filled_storage", stated(1, "", "LLVM's AMDGPU back end lays shared memory out"), module=True)
_ALIGNED = re.compile(r",[ \t\x01]*align[ \t\x01]+(\d{1,9})")
_SYMBOL = re.compile(r'@("[^"]*"|[-\w$.]+)')
_STRING = re.compile(r'\bc"[^"]*"')
_INNER, _OUTSIDE = frozenset(("internal", "private")), frozenset(("external", "extern_weak"))
_LAUNCHED = 16
"""The least alignment that NVIDIA's assembler gives what is sized at launch."""
_DECLARED = 8
"""Bytes of a value that NVPTX declares by its type, whose alignment the assembler keeps; all else are bytes to it."""
_WIDEST = 16
"""Bytes that an instruction of shared memory moves, of what is as aligned."""


def storage(name: str, of: Type, machine: str, words: str, rest: str) -> Storage:
    """A variable; ``words`` are those before ``global``, ``rest`` is what stands behind it."""
    linkage = frozenset(words.split())
    said = _ALIGNED.search(rest)
    alignment = _alignment(of, None if said is None else int(said[1]), machine, initialised=linkage.isdisjoint(_OUTSIDE))
    # the back end of NVPTX declares what a store of the value moves
    size = of.stored if machine == "nvptx" else of.size
    inner = not linkage.isdisjoint(_INNER)
    return Storage(name, "shared", size or None, alignment, of.align, visible=not inner, lone=inner)


def table(name: str, rest: str) -> tuple[Statement, ...]:
    """The names that stand in the initial value of a variable outside of shared memory."""
    names = tuple(dict.fromkeys(map(plain_name, _SYMBOL.findall(_STRING.sub("", rest)))))
    return (Table(plain_name(name), names),) if names else (Note(),)


def _alignment(of: Type, said: int | None, machine: str, *, initialised: bool) -> int:
    """The alignment in bytes: said, else that of the type; more where AMDGPULowerModuleLDS raises it (superAlignLDSGlobals)."""
    if machine != FILLED:
        declared = of.align if of.kind == "scalar" and of.size <= _DECLARED else 1
        return max(said or preferred(of), declared if of.size else _LAUNCHED)
    if not initialised:
        return max(said or of.align, 1)
    wide = _WIDEST if of.size > _WIDEST else 1
    least = next((step for step in (_WIDEST, 8, 4, 2) if of.size > step // 2), 1)
    return max(said or max(preferred(of), wide), least)
