"""What the names of values mean while the regions of a kernel are read.

A value has one name in a kernel: a name that a region uses again gets a number, ``%x@2``. A view means what it is a view of,
a constant is its own text. What a region names ends with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field


class Names(Struct):
    """Names and what they mean; ``regions`` holds for each region that is open what its names meant before it."""

    meanings: dict[str, str] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)
    regions: list[list[tuple[str, str | None]]] = field(default_factory=list)

    def resolve_tokens(self, tokens: Sequence[str]) -> list[str]:
        """Tokens with every name as it is known in the kernel."""
        meanings = self.meanings
        return [meanings.get(token, token) for token in tokens]

    def define(self, name: str, count: int = 1) -> str:
        """The name under which a value, or so many of them, that is defined here is known in the kernel."""
        times = self.times[name] = self.times.get(name, 0) + 1
        own = name if times == 1 else f"{name}@{times}"
        if times > 1 or name in self.meanings:
            for member in members(name, count):
                self.rename(member, own + member[len(name) :])
        return own

    def rename(self, name: str, meaning: str) -> None:
        """Until the region ends a name means this."""
        if self.regions:
            self.regions[-1].append((name, self.meanings.get(name)))
        self.meanings[name] = meaning

    def enter(self) -> None:
        """A region begins."""
        self.regions.append([])

    def leave(self) -> None:
        """The innermost region ends: names mean what they meant before it."""
        for name, before in reversed(self.regions.pop()):
            if before is None:
                self.meanings.pop(name, None)
            else:
                self.meanings[name] = before

    def forget(self) -> None:
        """A function begins or ends."""
        self.meanings.clear()
        self.times.clear()


def members(name: str, count: int) -> Iterator[str]:
    """The names of so many results: ``%3``, or ``%3#0`` and so on."""
    if count == 1:
        yield name
    else:
        yield from (f"{name}#{index}" for index in range(count))
