"""Bounds a worker sets itself before it touches untrusted input, where the system has them."""

from __future__ import annotations

_COMPLAINT_FILE_BYTES = 16 * 1024 * 1024
"""The most a worker may write to any file: its complaints go to one."""


def bound_process(memory_bytes: int) -> None:
    """Limit this process's address space and the files it writes; without such limits only the caller's wall clock holds."""
    try:
        import resource
    except ImportError:
        return
    _limit(resource.RLIMIT_AS, memory_bytes)
    _limit(resource.RLIMIT_FSIZE, _COMPLAINT_FILE_BYTES)
    _limit(resource.RLIMIT_CORE, 0)


def bound_request(cpu_seconds: int) -> None:
    """Allow this process so many more seconds of processor time."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + cpu_seconds + 1)


def _limit(kind: int, amount: int) -> None:
    import resource

    _, hard = resource.getrlimit(kind)
    ceiling = amount if hard == resource.RLIM_INFINITY else min(amount, hard)
    try:
        resource.setrlimit(kind, (ceiling, hard))
    except (ValueError, OSError):
        return
