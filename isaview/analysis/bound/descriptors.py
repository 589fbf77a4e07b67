"""Descriptors: the shape of a matrix instruction that a number in a register says, not its opcode."""

from __future__ import annotations

from collections.abc import Mapping

from isaview.analysis.addresses.follow import ExhaustedError, operand
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.walk import Walk, walk_of
from isaview.languages.meanings import Descriptor, load
from isaview.model.form import Form
from isaview.model.kernel import Kernel


def described(kernel: Kernel, wave_size: int) -> Mapping[int, tuple[str, int]]:
    """Instruction → the type of its product and the operations of the whole group, where the descriptor is a constant."""
    descriptor = load(kernel.module.dialect).descriptor
    if descriptor is None:
        return {}
    forms = {form for form in kernel.distinct_forms if descriptor.pattern.fullmatch(form.opcode)}
    if not forms:
        return {}
    walk = walk_of(kernel, Shape(wave_size))
    found = ((index, _operations(descriptor, walk, index, form)) for index, form in enumerate(kernel.forms) if form in forms)
    return {index: product for index, product in found if product is not None}


def _operations(descriptor: Descriptor, walk: Walk, index: int, form: Form) -> tuple[str, int] | None:
    """The type and 2 m n k of one instruction, divided by the groups that make it together."""
    match = descriptor.pattern.fullmatch(form.opcode)
    kind = descriptor.kinds.get(match["kind"]) if match else None
    place = descriptor.sparse_operand if match and match["sparse"] else descriptor.operand
    if match is None or kind is None or place >= len(form.operands):
        return None
    try:
        number = operand(walk, index, form.operands[place].bind(walk.kernel.tokens[index])).constant
    except ExhaustedError:
        return None
    if number is None:
        return None
    rows, columns = (_part(number, *part) for part in (descriptor.rows, descriptor.columns))
    name, depth = kind
    return (name, 2 * rows * columns * depth // int(match["groups"] or 1)) if rows and columns else None


def _part(number: int, first: int, bits: int, scale: int) -> int:
    """What a field of a number says."""
    return (number >> first & (1 << bits) - 1) * scale
