"""AMDGCN pieces: what LLVM writes of each kernel from one function to the next, and the kernel's metadata.

The last function stays where it is: behind it stands what is the module's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from isaview.languages.amdgcn.survey import names_accumulators
from isaview.model.pieces import Cutter, Ranges

_BEGINS, _DESCRIPTOR = "-- Begin function ", "\t.amdhsa_kernel "
_OPENS, _CLOSES = "\namdhsa.kernels:", "\namdhsa."
_ITEM, _NAME = "\n  - .", re.compile(r"\n    \.name: +([\w$.]+)\n")
_UNSURE = re.compile(
    r"/\*|[\r\0]|[ \t]\.(?:macro|rept|irpc?|if\w*|include|file|amdgpu_lds|pushsection|popsection|previous|amd_\w+|org)\b"
    r"|^[ \t]*[\w.$@]+[ \t]*=(?!=)",
    re.MULTILINE,
)
"""What reaches out of a piece: macros, names, files, memory, sections that are left open."""
_UNSURE_AROUND = re.compile(
    r"/\*|[\r\0]|\.(?:macro|rept|irpc?|if\w*|include|amd_kernel_code_t|amdgpu_pal_metadata)\b|\.AMDGPU\.config"
)
_SETS = re.compile(r"^[ \t]*\.(?:set|equ)[ \t]+(?:\.L)?([^\s,]+)", re.MULTILINE)
_LANES = re.compile(r"wavefront_size(?:32)?:?[ \t]+(\d+)")
_SIGNS = ("#ASMSTART", "s_set_vgpr_msb", "Folded")


def _ranges(text: str) -> Sequence[Ranges]:
    metadata = dict(_metadata(text))
    starts = [*_starts(text)]
    found = []
    for (name, begin), (_, end) in pairwise(starts):
        if name in metadata and text.find(_DESCRIPTOR, begin, end) >= 0:
            found.append(((begin, end), metadata[name]))
    return found


def _starts(text: str) -> Iterator[tuple[str, int]]:
    """Each function and where its first line begins."""
    at = text.find(_BEGINS)
    while at >= 0:
        end = text.find("\n", at)
        yield text[at + len(_BEGINS) : end].strip(), text.rfind("\n", 0, at) + 1
        at = text.find(_BEGINS, end) if end >= 0 else -1


def _metadata(text: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """Each kernel and where its metadata stands."""
    start = text.rfind(_OPENS)
    if start < 0 or text.count(_OPENS) > 1:
        return
    begin = text.find("\n", start + 1)
    last = text.find(_CLOSES, begin)
    while 0 <= begin < last and text.startswith(_ITEM, begin):
        end = text.find(_ITEM, begin + 1, last)
        end = last if end < 0 else end
        name = _NAME.search(text, begin, end)
        if name is not None:
            yield name[1], (begin + 1, end + 1)
        begin = end


def _is_alone(piece: str) -> bool:
    code = piece.partition("\0")[0]
    name = next(_starts(code), ("", 0))[0]
    is_one = code.count(_DESCRIPTOR) == 1 and f"{_DESCRIPTOR}{name}\n" in code
    last = code[code.rstrip("\n").rfind("\n") + 1 :]
    stays_in_code = last.startswith(("\t.text\n", "\t.section\t.text"))
    own = all(found.startswith(f"{name}.") for found in _SETS.findall(code))
    return is_one and stays_in_code and own and _UNSURE.search(code) is None


def _traits(text: str) -> frozenset[str] | None:
    lanes = _LANES.findall(text)
    if not lanes or _UNSURE_AROUND.search(text):
        return None
    signs = {sign for sign in _SIGNS if sign in text} | {f"{number} lanes" for number in lanes}
    return frozenset((*signs, "accumulators") if names_accumulators(text) else signs)


CUTTER = Cutter(_ranges, _is_alone, _traits)
