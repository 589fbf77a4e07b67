"""A few samples in place of all."""

from collections.abc import Iterable
from pathlib import Path

from tests.conftest import TIMES


def varied(samples: Iterable[Path]) -> list[Path]:
    """The smallest sample of each compiler and language, and of each kernel that none of these is of.

    Exhaustive runs take all samples.
    """
    if TIMES > 1:
        return sorted(samples)
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
