"""Selection: which kernels a pattern means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import translate

from isaview.model import Kernel

_WILD = re.compile(r"[*?\[]")


def selects(pattern: str, name: str, demangled: str) -> bool:
    """Whether a pattern means a kernel.

    With ``*``, ``?`` or ``[…]`` it must fit the whole name, as linked or as its author wrote it; without, it may be any part of
    either. Case counts.
    """
    if pattern in (name, demangled):
        return True
    if not _WILD.search(pattern):
        return pattern in demangled or pattern in name
    fits = re.compile(translate(pattern)).match
    bare = demangled.partition("(")[0]
    return bool(fits(name) or fits(demangled) or fits(bare) or fits(bare.removeprefix("void ")))


def selected(kernels: Sequence[Kernel], pattern: str) -> tuple[Kernel, ...]:
    """The kernels a pattern means, in their order; an exact name means that kernel alone, "" means all."""
    if not pattern:
        return tuple(kernels)
    exact = tuple(kernel for kernel in kernels if pattern in (kernel.name, kernel.demangled))
    return exact or tuple(kernel for kernel in kernels if selects(pattern, kernel.name, kernel.demangled))
