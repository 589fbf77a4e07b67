"""Entering: what registers hold when a kernel starts, where the hardware says it."""

from __future__ import annotations

from collections.abc import Mapping

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import Value
from isaview.analysis.addresses.register_index import masks_a_field, takes_fields
from isaview.languages.meanings import load
from isaview.model.kernel import Kernel


def entering(kernel: Kernel, places: Mapping[str, Value], number: Mapping[str, int]) -> dict[int, Value]:
    """Register → its value when the kernel starts; ``places`` are those of the launch, ``number`` registers by name."""
    entry = load(kernel.module.dialect).entry
    if not entry or not kernel.is_entry or not kernel.operands.arguments:
        return {}
    found: dict[str, Value] = {}
    threads = ("thread_x", "thread_y", "thread_z")
    names = separate(kernel)
    if len(names) > 1:
        found.update({name: places[place] for name, place in zip(names, threads, strict=False)})
    else:
        found[entry["packed"]] = _packed(kernel, places)
    before = kernel.stated.get(entry["groups_after"])
    if before is not None and before.value is not None:
        for at, place in enumerate(("group_x", "group_y", "group_z")):
            found[f"{entry['groups_file']}{int(before.value) + at}"] = places[place]
    return {number[name]: value for name, value in found.items() if name in number}


def separate(kernel: Kernel) -> list[str]:
    """The registers that hold x, y and z apart when a kernel starts, as far as it reads them."""
    entry = load(kernel.module.dialect).entry
    if not entry or not any(text.startswith("v") for text, _ in kernel.arguments):
        return []
    arguments = {kernel.registers[at].name.removesuffix(".l") for at in kernel.operands.arguments}
    return [name for name in entry["separate"].split() if name in arguments]


def _packed(kernel: Kernel, places: Mapping[str, Value]) -> Value:
    """x, and y and z above it where the kernel takes fields out of the register."""
    value = places["thread_x"]
    if not takes_fields(kernel) and not masks_a_field(kernel):
        return value
    for place, bit in (("thread_y", 10), ("thread_z", 20)):
        part = affine.multiply(places[place], affine.number(1 << bit))
        value = affine.add(value, part) if part is not None else value
    return value
