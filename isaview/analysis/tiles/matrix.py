"""The instruction that makes each matrix product of tiles, or why no matrix unit does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from typing import Any

from isaview.analysis.tiles.operations import Operation
from isaview.analysis.tiles.program import Program
from isaview.analysis.tiles.records import Product, Reason
from isaview.analysis.tiles.tables import fits, matrix_rows
from isaview.tensors.types import TensorType

_FULL_PRECISION = 32
"""Bits of a factor from which on a matrix unit has to be asked for a narrower type."""
_HALF_BYTES = "e2m1"
"""The type of a factor two of whose elements are a byte."""


def products(program: Program) -> tuple[Product, ...]:
    """Every matrix product with its instruction, in order."""
    found = (_product(program, operation) for operation in program.operations_with("contracts"))
    return tuple(product for product in found if product is not None)


def factors(operation: Operation) -> tuple[TensorType, TensorType, TensorType] | None:
    """The types of both factors and the sum, None where they have no two dimensions."""
    tiles = [type for type in operation.tensors.operands if len(type.shape) > 1]
    if len(tiles) < 2:
        return None
    has_result = operation.type is not None and len(operation.type.shape) > 1
    # With scales the factors are the largest of what stands in front of the sum.
    second = max(tiles[1:4], key=lambda type: type.elements or 0) if has_result and len(tiles) > 3 else tiles[1]
    summed = operation.type if has_result and operation.type is not None else tiles[min(2, len(tiles) - 1)]
    return tiles[0], second, summed


def _product(program: Program, operation: Operation) -> Product | None:
    types = factors(operation)
    if types is None:
        return None
    first, second, summed = types
    m, k, n = first.shape[-2] or 0, max(first.shape[-1] or 0, second.shape[-2] or 0), summed.shape[-1] or 0
    batch = prod(extent or 1 for extent in summed.shape[:-2])
    # Two elements of 4 bits are a byte, which the shape counts once.
    k *= 2 if _HALF_BYTES in (operation.tensors.attribute("lhs") or "") and first.shape[-1] == second.shape[-2] else 1
    # The encoding of the sum names the unit: without one, lanes multiply and add.
    encoding = summed.encoding
    version = None if encoding is None else encoding.parameter("versionMajor")
    fitting = (row for row in matrix_rows() if encoding is not None and row["encoding"] == encoding.name)
    row = next((row for row in fitting if row.get("version", version) == version), None)
    names = (first.element, second.element, summed.element)
    flops = 2 * m * n * k * batch
    place = program.place(operation)
    if not program.has_layouts:
        return Product(place, (m, n, k), names, "undecided", "", flops)
    if row is None:
        reasons = tuple(_missing(program, operation, (m, n, k), first))
        return Product(place, (m, n, k), names, "multiply_add", "", flops, reasons)
    instruction, unmet = _instruction(program, operation, row, (first, summed), m)
    return Product(place, (m, n, k), names, "matrix", instruction, flops, unmet)


def _instruction(
    program: Program, operation: Operation, row: Mapping[str, Any], types: tuple[TensorType, TensorType], tile_rows: int
) -> tuple[str, tuple[Reason, ...]]:
    """The name and shape of the instruction of a product, and why it is not the largest that the target has.

    ``types`` are those of the first factor and of the sum, ``row`` is that of the sum's encoding.
    """
    encoding = types[1].encoding
    stated = encoding.parameter("instrShape") if encoding is not None else None
    sizes = [size for size in stated if isinstance(size, int)] if isinstance(stated, tuple) else []
    if encoding is not None and not sizes:
        sizes = [size for name in ("blockM", "blockN") if isinstance(size := encoding.parameter(name), int)] or [16, 16]
    # A k step of all matrix units is 256 bits of each factor, where the encoding states no other.
    depth = sizes[2] if len(sizes) > 2 else row.get("depth", 256 // max(1, types[0].bits))
    name = f"{row['name']} m{sizes[0] * row.get('warps', 1)}n{sizes[1]}k{depth}"
    target = program.kernel.module.target or ""
    rows = [row for row in matrix_rows() if fits(row, target)]
    best = max(rows, key=lambda row: row["rows"] * row["group"], default=None)
    if best is None or best["rows"] * best["group"] <= row["rows"] * row["group"]:
        return name, ()
    unmet: list[Reason] = []
    if tile_rows < best["rows"]:
        text = f"{best['name']} takes {best['rows']} rows, and the tile has {tile_rows}"
        unmet.append(Reason("few_rows", text, line=operation.line))
    if program.warps % best["group"]:
        text = f"{best['name']} takes {best['group']} warps together, and the group has {program.warps}"
        unmet.append(Reason("few_warps", text, line=operation.line))
    return name, tuple(unmet)


def _missing(program: Program, operation: Operation, shape: tuple[int, int, int], factor: TensorType) -> Iterator[Reason]:
    """Why no matrix unit makes a product."""
    target = program.kernel.module.target or ""
    rows = [row for row in matrix_rows() if fits(row, target)]
    if not rows:
        yield Reason("no_matrix_unit", f"no matrix unit of {target or 'an unknown target'} is known", line=operation.line)
        return
    least = min(row["rows"] for row in rows)
    precision = (operation.tensors.attribute("inputPrecision") or "").strip()
    if factor.bits >= _FULL_PRECISION and factor.element.startswith("f") and precision in ("ieee", "", "2 : i32"):
        text = f"{factor.element} with all its bits: matrix units take {rows[0].get('words', 'tf32 or narrower types')}"
        yield Reason("full_precision", text, line=operation.line)
    elif min(shape[0], shape[1]) < least:
        yield Reason(
            "small_tile", f"a tile of {shape[0]} by {shape[1]}: an instruction takes {least} rows", line=operation.line
        )
    else:
        yield Reason("no_instruction", f"no matrix instruction takes {factor.element} in this shape", line=operation.line)
