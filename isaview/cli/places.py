"""Where findings are placed: in the repository around this folder, or below the folder itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from isaview.gate.positions import Places
    from isaview.tools.git import Repository


@cache
def repository() -> Repository | None:
    """The repository around this folder, None where there is none."""
    from isaview.tools.git import GitError, Repository

    try:
        return Repository()
    except GitError:
        return None


def places(maps: Sequence[tuple[str, str]]) -> Places:
    """Finds places; ``maps`` says where the source paths of dumps are here."""
    from isaview.gate.positions import Places

    found = repository()
    if found is None:
        return Places(Path.cwd(), maps)
    return Places(Path(found.root), maps, cache(found.tracked))
