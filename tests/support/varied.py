"""A few samples in place of all."""

from collections.abc import Iterable
from pathlib import Path


def varied(samples: Iterable[Path]) -> list[Path]:
    """The smallest sample of each compiler and language, and of each kernel that none of these is of."""
    ascending = sorted(samples, key=lambda path: (path.stat().st_size, path.name))
    chosen: dict[tuple[str, ...], Path] = {}
    for path in ascending:
        chosen.setdefault((path.suffix, path.name.split(".")[1]), path)
    kernels = {path.name.split(".")[0] for path in chosen.values()}
    for path in ascending:
        kernel = path.name.split(".")[0]
        if kernel not in kernels:
            chosen.setdefault((kernel,), path)
    return sorted(chosen.values())
