"""What analyses make of a kernel or module is kept with it, so that each thing is made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property, wraps
from typing import Any, TypeVar

from msgspec import Struct

from isaview.base import limits

Made = TypeVar("Made")
Owner = TypeVar("Owner", bound="Keeper")
_NOT_MADE = object()


class Keeper(Struct, eq=False, dict=True):
    """Keeps what others make of it."""

    @cached_property
    def _results(self) -> dict[Hashable, Any]:
        return {}

    def share(self, other: Keeper) -> None:
        """From here on, what is kept with this is kept with its copy, too."""
        vars(other)["_results"] = self._results

    def once_counted(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """The same for what takes steps: whoever asks takes as many, so that no kernel's depend on which came first."""
        if key in self._results:
            made, steps = self._results[key]
            limits.spend(steps)
            return made  # type: ignore[no-any-return]
        with limits.count_steps() as meter:
            value = make()
        self._results[key] = value, meter.steps
        return value

    def let_go(self) -> None:
        """Forget what others made of it, and of what they made."""
        keepers = [value for value in self._results.values() if isinstance(value, Keeper)]
        self._results.clear()
        for keeper in keepers:
            keeper.let_go()

    def keep(self, key: Hashable, value: object) -> None:
        """Keep a value under a key."""
        self._results[key] = value

    def kept_value(self, key: Hashable) -> Any:
        """What is kept under a key, None where that is nothing."""
        return self._results.get(key)

    def once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What ``make`` gives of this under a key: made when first asked for, and kept as long as this is.

        Raises:
            BeyondLimitError: this is too large for it, raised anew each time.
        """
        value: Any = self._results.get(key, _NOT_MADE)
        if value is _NOT_MADE:
            try:
                value = make()
            except limits.BeyondLimitError as why:
                value = why
            self._results[key] = value
        if isinstance(value, limits.BeyondLimitError):
            raise limits.BeyondLimitError(*value.args)
        return value  # type: ignore[no-any-return]


def once_for_each(make: Callable[[Owner], Made]) -> Callable[[Owner], Made]:
    """Decorate a function of a kernel or module: its value is made at the first call and kept as long as its owner.

    The decorated function itself is the key under which `Keeper.once` keeps the value.
    """

    @wraps(make)
    def value_of(owner: Owner) -> Made:
        return owner.once(value_of, lambda: make(owner))

    return value_of
