"""Bounds a worker sets itself before it touches untrusted input, where the system has them."""

from __future__ import annotations


def bound_process(memory_bytes: int, cpu_seconds: int) -> None:
    """Limit this process's address space and processor time; without such limits only the caller's wall clock holds."""
    try:
        import resource
    except ImportError:
        return
    for kind, amount in ((resource.RLIMIT_AS, memory_bytes), (resource.RLIMIT_CPU, cpu_seconds), (resource.RLIMIT_CORE, 0)):
        soft, hard = resource.getrlimit(kind)
        del soft
        ceiling = amount if hard == resource.RLIM_INFINITY else min(amount, hard)
        try:
            resource.setrlimit(kind, (ceiling, hard))
        except (ValueError, OSError):
            continue
