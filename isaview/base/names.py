"""C++ and Rust names as their authors wrote them, within limits.

A mangled name of 250 bytes can demangle to half a gigabyte: each substitution may double the text. Names with many of them are
demangled in a worker process with bounded memory.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from isaview.base import limits, regex

if TYPE_CHECKING:
    from isaview.base.workers import Worker

_SUBSTITUTION = regex.compile(r"S[0-9A-Z]*_|T[0-9]*_")
_SAFE_SUBSTITUTIONS = 10
"""A name of 8,192 bytes that doubles ten times stays below 9 MB."""


@lru_cache(maxsize=4096)
def demangle(name: str) -> str:
    """The name as its author wrote it; the name itself where it is not mangled or is too long to be worth it."""
    if not _is_mangled(name):
        return name
    return demangle_bounded(name) if _may_grow(name) else plain(name)


def demangle_bounded(name: str) -> str:
    """The demangled name from the worker process, or the name itself where a limit was met."""
    answer = _demangler().ask(name)
    return answer if isinstance(answer, str) else name


def expect(name: str) -> None:
    """Start the process that `demangled` will ask for a name, so that it is there once the text is read."""
    if _is_mangled(name) and _may_grow(name):
        _demangler().start()


@cache
def _demangler() -> Worker:
    from isaview.base.workers import Worker

    return Worker(f"{__name__}:{plain.__name__}", limits.WORKER_BYTES, limits.WORKER_CPU_SECONDS, limits.WORKER_WALL_SECONDS)


def _is_mangled(name: str) -> bool:
    return name.startswith(("_Z", "__Z", "_R")) and len(name) <= limits.MANGLED_NAME


def _may_grow(name: str) -> bool:
    return len(_SUBSTITUTION.findall(name)) > _SAFE_SUBSTITUTIONS


def plain(name: str) -> str:
    """The demangled name without a guard: only for names known to stay small, or inside a bounded process."""
    import pycxxfilt

    try:
        result = str(pycxxfilt.demangle(name))
    except Exception:  # the binding raises errors of its own kinds for malformed names
        return name
    return result if len(result) <= limits.DEMANGLED_NAME else name
