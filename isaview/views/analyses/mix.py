"""The instruction mix of a kernel, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isaview.base.figures import Cell, Row, Section
from isaview.base.words import Words

if TYPE_CHECKING:
    from isaview.analysis.analyzers.mix import Mix


def sections(mix: Mix, words: Words) -> tuple[Section, ...]:
    """One row per class, largest first, with its share now and weighted by loop depth, and the bytes it moves."""
    instructions = mix.instructions
    if not instructions:
        return ()
    weight = sum(mix.weighted.values())
    most = max(mix.classes.values())
    rows = []
    for name, count in sorted(mix.classes.items(), key=lambda item: -item[1]):
        shares = (_percent(count, instructions), _percent(mix.weighted[name], weight))
        texts = (f"{count:,}", *shares, _bytes_moved(mix, name, words))
        rows.append(Row(words.instruction_class(name), tuple(map(Cell, texts)), bar=count / most))
    columns = ("count", "share", f"loops ×{mix.loop_weight}", "bytes")
    return (Section("mix", tuple(rows), columns, summary=f"{instructions:,} instruction{'' if instructions == 1 else 's'}"),)


def _percent(count: int, total: int) -> str:
    share = 100 * count / total
    return f"{share:.0f} %" if share >= 1 or not count else "<1 %"


def _bytes_moved(mix: Mix, name: str, words: Words) -> str:
    """What a memory class moves: ``256 B/lane``."""
    space, _, kind = name.rpartition("_")
    amounts = {"lane": mix.bytes, "wave": mix.wave_bytes, "group": mix.group_bytes}
    moved = {per: of.get(space, {}).get(kind) for per, of in amounts.items()}
    pieces = [f"{amount:,} B/{words.word(per)}" for per, amount in moved.items() if amount]
    missing = mix.unsized.get(space, {}).get(kind)
    if missing:
        pieces.append(f"{missing:,} of unknown size")
    return ", ".join(pieces)
