"""Reading: a source becomes modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from isaview.assemble import assemble
from isaview.model import Diagnostic, Module
from isaview.sources import Source, dialects
from isaview.statements import Item, Unread


def modules(source: Source) -> tuple[Module, ...]:
    """The modules of one source: one, unless its text begins another; a module without statements is left out.

    Raises:
        LookupError: no dialect has the source's kind.
    """
    dialect = next((one for one in dialects() if one.name == source.kind), None)
    if dialect is None:
        raise LookupError(f"no dialect is called {source.kind!r}")
    items: Iterable[Item] = dialect.statements(source.text)
    if source.damaged:
        items = _with_damage(items, source)
    found = assemble(items, dialect, source.path, source.text, source.part, source.line)
    return tuple(module for module in found if module.statements_total)


def _with_damage(items: Iterable[Item], source: Source) -> Iterator[Item]:
    """The items of a source with its damaged lines at their places, so that the kernel around each is known incomplete."""
    waiting: list[Diagnostic] = sorted(source.damaged, key=lambda damage: damage.line, reverse=True)
    first = source.line - 1
    for item in items:
        while waiting and waiting[-1].line - first <= item[0]:
            yield _damage(waiting.pop(), first)
        yield item
    while waiting:
        yield _damage(waiting.pop(), first)


def _damage(damage: Diagnostic, first: int) -> Item:
    return damage.line - first, Unread(damage.column, damage.text, damage.message), ()
