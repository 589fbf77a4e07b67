"""Types of values that hold many elements, and what a statement says of an operation on them.

Nothing here computes: what an encoding means for a shape is in `isaview.tensors.layouts`.
"""

from __future__ import annotations

from math import prod
from typing import Literal

from msgspec import Struct

Place = Literal["value", "shared", "tensor_memory", "global", "descriptor"]
"""Where the elements of a value are: registers (for a graph: memory), shared memory, tensor memory, global memory."""
Parameter = int | str | bool | tuple["Parameter", ...]
"""A number, a word, or a list of such."""

_FLOATS = {64: "float64", 32: "float32", 16: "float16", 8: "float8", 6: "float8", 4: "float8"}


class Encoding(Struct, frozen=True):
    """Where the elements of a tensor lie, as its type says it.

    ``name`` is the word of the dialect without its prefix (``blocked``, ``slice``, ``nvidia_mma``, ``swizzled_shared`` …),
    ``parameters`` are (name, value) in the order written; ``parent`` is the encoding from which it is derived. ``alias`` is
    the name that the text gives it, ``#blocked1``, "" where it has none. Braces within a parameter (``ctaLayout``) are a tuple
    of such pairs. The list of ``padded_shared``, ``[64:+8, 128:+4]``, is ``intervals`` (64, 128) and ``paddings`` (8, 4).
    """

    name: str
    parameters: tuple[tuple[str, Parameter], ...] = ()
    parent: Encoding | None = None
    alias: str = ""

    def parameter(self, name: str) -> Parameter | None:
        """The value of a parameter, None where the text does not state it."""
        return dict(self.parameters).get(name)


class TensorType(Struct, frozen=True):
    """The type of a value: a scalar has the shape (); None stands for a dimension that is known when it runs.

    ``element`` is the type of an element as the text writes it (``bf16``, ``i1``, ``ptr<f32>``), ``bits`` its width, 0 where
    that is not known. ``encoding`` is None where the text states none: a tensor without a layout, a scalar. ``whole`` is the
    shape of the buffer that a part of it lies in, () for all of it.
    """

    shape: tuple[int | None, ...]
    element: str
    bits: int
    encoding: Encoding | None = None
    place: Place = "value"
    tuple_of: tuple[TensorType, ...] = ()
    """The members of a tuple; its own shape is () and its bits are 0."""
    whole: tuple[int, ...] = ()

    @property
    def is_pointer(self) -> bool:
        """Whether each element is the address of another."""
        return self.element.startswith("ptr")

    @property
    def is_float(self) -> bool:
        """Whether each element is a floating-point number."""
        return self.element.startswith(("f", "bf", "tf"))

    @property
    def arithmetic(self) -> str:
        """The class of arithmetic on its elements."""
        return _FLOATS.get(self.bits, "float32") if self.is_float else "integer"

    @property
    def extents(self) -> tuple[str, ...]:
        """The extents as texts, ``?`` for one that is known only when it runs."""
        return tuple("?" if extent is None else str(extent) for extent in self.shape)

    @property
    def first_array(self) -> TensorType:
        """The type itself, of a tuple that of its first member that is no tuple."""
        kind = self
        while kind.tuple_of:
            kind = kind.tuple_of[0]
        return kind

    @property
    def elements(self) -> int | None:
        """How many elements it has, 1 for a scalar, None where a dimension is not known."""
        return None if None in self.shape else prod(extent for extent in self.shape if extent is not None)

    @property
    def bytes(self) -> int | None:
        """What all elements take, a bit each rounded up to a byte in all; of a tuple that of its members."""
        if self.tuple_of:
            sizes = [member.bytes for member in self.tuple_of]
            return None if None in sizes else sum(size for size in sizes if size is not None)
        return None if self.elements is None or not self.bits else (self.elements * self.bits + 7) // 8


class Contraction(Struct, frozen=True):
    """Products of matrices that an operation adds up: ``batch`` times (m, k) by (k, n).

    ``products`` are the multiply-adds in all; of a convolution those alone that fall inside its input. ``transposed`` says
    of the left and the right operand whether what is summed over lies the other way round than in (m, k) by (k, n).
    """

    batch: int
    m: int
    n: int
    k: int
    products: int
    transposed: tuple[bool, bool] = (False, False)


class TensorOperation(Struct, frozen=True):
    """What a statement says of an operation, apart from the names of its values.

    ``operands`` and ``results`` are the types in the order of the form's operands that are values; ``attributes`` are
    (name, text) as written. ``regions`` counts the regions that the statement opens. ``applications`` says for each function
    that it names, or region that it opens, how often that runs, None where the text does not say. ``expansion`` are the
    operations and the transcendental functions that a compiler makes of each element of its result.
    """

    operands: tuple[TensorType, ...] = ()
    results: tuple[TensorType, ...] = ()
    attributes: tuple[tuple[str, str], ...] = ()
    regions: int = 0
    contraction: Contraction | None = None
    applications: tuple[int | None, ...] = ()
    expansion: tuple[int, int] | None = None

    def attribute(self, name: str) -> str | None:
        """The text of an attribute, None where the statement has none of that name."""
        return dict(self.attributes).get(name)
