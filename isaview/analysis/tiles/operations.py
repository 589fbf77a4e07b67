"""The operations of a kernel of tiles, their loops, and what values are called in the source."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from isaview.analysis.tally import source_of
from isaview.analysis.tiles.records import Place
from isaview.base import regex
from isaview.base.text import integer
from isaview.model.form import Access, Form
from isaview.model.kernel import Kernel
from isaview.tensors.types import TensorOperation, TensorType

Fact = tuple[str, str]
"""An argument and what is known of it."""


# What MLIR calls an argument of a region that has no name.
_UNNAMED = regex.compile(r"arg\d+")
# Operations between a tile and what loads it: a load, a buffer, a view of it, and changes of layout and type.
_FARTHEST = 8


class Operation(Struct, frozen=True, eq=False):
    """An operation: ``word`` is what it computes (see ``[[value]]`` of the language's meanings), "" where no row says it.

    ``operands`` and ``results`` are names of values, ``loop`` is the innermost loop around it, None for none.
    """

    index: int
    line: int
    form: Form
    word: str
    operands: tuple[str, ...]
    results: tuple[str, ...]
    tensors: TensorOperation
    loop: int | None = None

    @property
    def flags(self) -> frozenset[str]:
        """What the language says of it."""
        return self.form.flags

    @property
    def access(self) -> Access | None:
        """Its access of memory, None where it has none."""
        return self.form.accesses[0] if self.form.accesses else None

    @property
    def type(self) -> TensorType | None:
        """The type of the first result, None where it has none."""
        return self.tensors.results[0] if self.tensors.results else None

    def number(self, attribute: str) -> int | None:
        """An attribute that is a whole number, None where it is absent, or longer than any size or place."""
        text = (self.tensors.attribute(attribute) or "").partition(":")[0].strip()
        return integer(text) if text.lstrip("-").isdecimal() else None

    def operand_type(self, position: int) -> TensorType | None:
        """The type of an operand, None where it is not known."""
        types = self.tensors.operands
        return types[position] if position < len(types) else None


class CarriedValue(Struct, frozen=True):
    """A value that a loop carries: what it is called inside, what it is at first, and what it is next."""

    name: str
    first: str
    following: str
    type: TensorType


class TileLoop(Struct, frozen=True, eq=False):
    """A loop: its head and last operation, the operations inside by index, the loop around it, and what it carries.

    ``induction`` counts from ``lower`` by ``step``; "" where the loop does not count.
    """

    index: int
    head: Operation | None
    first: int
    last: int
    parent: int | None
    carried: tuple[CarriedValue, ...]
    induction: str = ""
    lower: str = ""
    upper: str = ""
    step: str = ""
    name: str = ""

    def has(self, index: int) -> bool:
        """Whether an operation stands inside, by index."""
        return self.first <= index <= self.last


class Naming(Struct, eq=False, dict=True):
    """The operations of a kernel in order, and the names of its values in the source.

    ``joins`` has for each result of a branch the values that it may be.
    """

    kernel: Kernel
    operations: tuple[Operation, ...]
    loops: tuple[TileLoop, ...]
    arguments: Mapping[str, TensorType]
    joins: Mapping[str, tuple[str, ...]]

    @cached_property
    def definitions(self) -> Mapping[str, tuple[Operation, int]]:
        """A value → the operation that defines it and the number of the result; arguments and carried values have none."""
        return {name: (operation, place) for operation in self.operations for place, name in enumerate(operation.results)}

    @cached_property
    def carried_values(self) -> Mapping[str, tuple[TileLoop, CarriedValue]]:
        """A carried value → its loop."""
        return {value.name: (loop, value) for loop in self.loops for value in loop.carried}

    @cached_property
    def users(self) -> Mapping[str, tuple[Operation, ...]]:
        """A value → the operations that read it, in order."""
        users: dict[str, dict[Operation, None]] = {}
        for each in self.operations:
            for name in each.operands:
                users.setdefault(name, {})[each] = None
        return {name: tuple(each) for name, each in users.items()}

    def definition(self, name: str) -> Operation | None:
        """The operation that defines a value, None for arguments, constants and carried values."""
        defined = self.definitions.get(name)
        return None if defined is None else defined[0]

    def display_name(self, name: str) -> str:
        """A value's name in the source, else its name in the text without what makes it unique."""
        maker = self.definition(name)
        if maker is not None and (source_name := self._source_name(maker)):
            return source_name
        name_in_text = name.lstrip("%").partition("#")[0].partition("@")[0]
        if _UNNAMED.fullmatch(name_in_text) and name in self.carried_values:
            following = self.definition(self.carried_values[name][1].following)
            name_in_text = (following is not None and self._source_name(following)) or name_in_text
        # The printer of MLIR makes names unique by a number at their end.
        stem, _, end = name_in_text.rpartition("_")
        return stem if stem and end.isdecimal() and not stem.isdecimal() else name_in_text

    def _source_name(self, maker: Operation) -> str:
        """The name in the source that the text notes of an operation, "" for none."""
        kernel = self.kernel
        mark = maker.form.position.bind(kernel.tokens[maker.index]) if maker.form.position is not None else ""
        return kernel.module.debug.name(mark) or ""

    @cached_property
    def _shared_names(self) -> frozenset[str]:
        """Names of statements with several tiles: sums of products, tiles that loops carry, loads by two arguments.

        Triton names every operation of a statement alike, so these names do not tell its loads apart.
        """
        bases: dict[str, set[str]] = {}
        for each in self.operations:
            if _fills(each) and each.access is not None and each.access.space == "global":
                bases.setdefault(self._source_name(each), set()).add(self._base_argument(each))
        carried = (self.definition(each.following) for loop in self.loops for each in loop.carried if each.type.shape)
        makers = (each for each in carried if each is not None and each.access is None and each.type is not None)
        sums = (each for each in makers if each.type is not None and not each.type.is_pointer and each.type.place == "value")
        names = {
            *map(self._source_name, (*sums, *self.operations_with("contracts"))),
            *(name for name, arguments in bases.items() if len(arguments) > 1),
        }
        return frozenset(names - {""})

    def _pointer_name(self, operation: Operation) -> str:
        """The pointers or descriptor that a tile comes by: of its load, or of what fills its buffer; "" for none."""
        for _ in range(_FARTHEST):
            access = operation.access
            pairs = zip(operation.operands, operation.tensors.operands, strict=False)
            if access is not None and access.space == "global":
                return next((name for name, type in pairs if type.is_pointer), next(iter(operation.operands), ""))
            inner, type = next(
                ((name, type) for name, type in pairs if type.shape and not type.is_pointer), ("", operation.type)
            )
            values = [*self.origins(inner)] if inner else [*operation.results]
            is_buffer = type is not None and type.place == "shared"
            fills = (user for name in values for user in self.users.get(name, ()) if is_buffer and _fills(user))
            makers = (maker for name in values if (maker := self.definition(name)) is not None and maker is not operation)
            following = next(fills, None) or next(makers, None)
            if following is None or not _brings(following):
                return ""
            operation = following
        return ""

    def place(self, operation: Operation, value: str = "") -> Place:
        """Where an operation stands, with the name of a value of it, of its first result where none is given."""
        name = value or (operation.results[0] if operation.results else operation.operands[0] if operation.operands else "")
        label = self.display_name(name)
        if operation.access is not None and not value and label.isdecimal():
            base = self._base_argument(operation)
            label = self.display_name(base) if base in self.arguments else label
        elif label in self._shared_names and _brings(operation):
            label = self._address_name(operation) or label
        loop = None if operation.loop is None else self.loops[operation.loop].name
        return Place(operation.line, label, source_of(self.kernel, operation.index), loop)

    def _address_name(self, operation: Operation) -> str:
        """The name of the pointers that a tile without a name of its own comes by, else of the argument they begin with."""
        is_address = operation.type is not None and operation.type.is_pointer
        address = next(iter(operation.results), "") if is_address else self._pointer_name(operation)
        label = self.display_name(address) if address else ""
        base = self._base_argument(operation, address) if label in self._shared_names else ""
        return (self.display_name(base) if base in self.arguments else "") if label in self._shared_names else label

    def _base_argument(self, operation: Operation, address: str = "") -> str:
        """The argument that the pointers of an access begin with, else the pointers."""
        pairs = zip(operation.operands, operation.tensors.operands, strict=False)
        first = next((name for name, type in pairs if type.is_pointer), operation.operands[0] if operation.operands else "")
        name = address or first
        for _ in range(len(self.operations)):
            maker = self.definition(name)
            following = (
                self.carried_values[name][1].first
                if name in self.carried_values
                else maker.operands[0]
                if maker and maker.operands
                else ""
            )
            if not following:
                break
            name = following
        return name

    def operations_with(self, *flags: str) -> Iterator[Operation]:
        """The operations with any of these flags, in order."""
        return (operation for operation in self.operations if not operation.flags.isdisjoint(flags))

    def origins(self, name: str) -> Iterator[str]:
        """The values that a carried value or a result of a branch may be, each once; any other value is itself."""

        def sources(value: str) -> Sequence[str]:
            loop = self.carried_values.get(value)
            return self.joins.get(value, ()) if loop is None else (loop[1].first, loop[1].following)

        return (
            value for value in reachable_names(name, sources) if value not in self.carried_values and value not in self.joins
        )


def _brings(operation: Operation) -> bool:
    """Whether an operation moves a tile, makes room for it or has its addresses: it has no name but that of its statement."""
    is_pointer = operation.type is not None and operation.type.is_pointer
    recasts = operation.form.instruction_class in ("convert", "move")
    return (
        operation.access is not None
        or recasts
        or is_pointer
        or not operation.flags.isdisjoint(("allocates", "converts_layout"))
    )


def _fills(user: Operation) -> bool:
    """Whether an operation loads a tile from global memory, or stores one into shared memory."""
    wanted = {"global": ("load", "async_copy"), "shared": ("store",)}
    return user.access is not None and user.access.kind in wanted.get(user.access.space, ())


def reachable_names(name: str, onward: Callable[[str], Iterable[str]]) -> Iterator[str]:
    """A name, and all names that ``onward`` leads to from it, each once."""
    waiting, known = [name], set[str]()
    while waiting:
        current = waiting.pop()
        if current not in known:
            known.add(current)
            yield current
            waiting += onward(current)
