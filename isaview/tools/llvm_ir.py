"""The outside of an LLVM IR text for lowering: its kernels, their processor, how it was compiled."""

from __future__ import annotations

import re
from collections.abc import Collection

from msgspec import Struct

from isaview.base import regex
from isaview.tools.older_llvm import subtarget_of, triple_of

_HEAD = regex.compile(r'^define ([^@\n]*)@("[^"\n]*"|[-\w$.]+)\(([^\n]*)', re.MULTILINE)
_GROUP = regex.compile(r"^attributes (#\d+) = \{([^\n]*)\}", re.MULTILINE)
_GROUP_USED = regex.compile(r"#\d+")
_PROCESSOR = regex.compile(r'"target-cpu"="([\w-]+)"')
_ANNOTATED = regex.compile(r'^!\d+ = !\{[^\n@]*@("[^"\n]*"|[-\w$.]+), !"kernel", i32 1\}', re.MULTILINE)
_ESCAPE = regex.compile(r"\\([0-9A-Fa-f]{2})")
_ENTRY_CONVENTIONS = frozenset(
    ("amdgpu_kernel", "ptx_kernel", "spir_kernel", *(f"amdgpu_{stage}" for stage in ("cs", "ps", "vs", "gs", "hs", "ls", "es")))
)
_SIGNS = (
    (" amdgpu_kernel ", "amdgcn-amd-amdhsa"),
    (" ptx_kernel ", "nvptx64-nvidia-cuda"),
    ("@llvm.amdgcn.", "amdgcn-amd-amdhsa"),
    ("@llvm.nvvm.", "nvptx64-nvidia-cuda"),
)
"""What only modules for this machine hold, and its triple."""
_TRITON = "; ModuleID = 'LLVMDialectModule'"


class Outline(Struct, frozen=True):
    """The outside of a module.

    ``triple`` is what it names, or the machine's that its conventions and intrinsics belong to, "" where nothing tells.
    ``kernels`` are the names of its entry points in order, ``processor`` what they are compiled for ("" unknown).
    ``unoptimised`` is True where every kernel forbids optimisation (-O0). ``from_triton`` tells Triton's modules.
    """

    triple: str
    named_triple: str
    processor: str
    kernels: tuple[str, ...]
    unoptimised: bool
    from_triton: bool


def outline(text: str) -> Outline:
    """The outside of a module's text; nothing in it is assumed to be sound."""
    groups = {group[1]: group[2] for group in _GROUP.finditer(text)}
    annotated = {_plain(match[1]) for match in _ANNOTATED.finditer(text)}
    kernels: list[str] = []
    attributes: list[str] = []
    for head in _HEAD.finditer(text):
        name = _plain(head[2])
        if name in annotated or not _ENTRY_CONVENTIONS.isdisjoint(head[1].split()):
            kernels.append(name)
            attributes.append(" ".join((head[3], *(groups.get(used, "") for used in _GROUP_USED.findall(head[3])))))
    triple = triple_of(text)
    processors = (match[1] for words in (*attributes, *groups.values()) if (match := _PROCESSOR.search(words)))
    return Outline(
        triple=triple or next((guess for sign, guess in _SIGNS if sign in text), ""),
        named_triple=triple,
        processor=next(processors, subtarget_of(triple)),
        kernels=tuple(kernels),
        unoptimised=bool(attributes) and all("optnone" in words.split() for words in attributes),
        from_triton=text.startswith(_TRITON),
    )


def _plain(name: str) -> str:
    """The name without quotes and escapes."""
    if not name.startswith('"'):
        return name
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), name[1:-1])


_OTHER_PROCESSOR = regex.compile(r'"target-(?:cpu|features)"="([^"\n]*)"')
_EMPTY_GROUP = regex.compile(r"^(attributes #\d+ = \{)[ \t]*\}", re.MULTILINE)


def without_processor(text: str, kept: Collection[str] = ()) -> str:
    """The text without the processor and features its functions were compiled for, which would win over a chosen one.

    Features among ``kept`` stay. A group that would be empty, which LLVM refuses, gets a word of its own.
    """

    def other(match: re.Match[str]) -> str:
        stay = [feature for feature in match[1].split(",") if feature in kept]
        return f'"target-features"="{",".join(stay)}"' if stay else ""

    return _EMPTY_GROUP.sub(r'\1 "chosen-processor" }', _OTHER_PROCESSOR.sub(other, text))


_PORTABLE_KERNEL = regex.compile(r"^(define (?:[\w().\"=-]+ )*?)spir_kernel ", re.MULTILINE)


def with_convention(text: str, convention: str) -> str:
    """The text with its portable kernels as kernels of one machine, which its back end would take for functions otherwise."""
    return _PORTABLE_KERNEL.sub(rf"\1{convention} ", text)
