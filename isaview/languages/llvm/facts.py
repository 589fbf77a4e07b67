"""The launch bounds, register limits and wave size that attributes and annotations of LLVM IR state."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from math import prod

from msgspec import Struct

from isaview.base import regex
from isaview.base.measure import along_axes, stated_measure
from isaview.languages.llvm.metadata import Metadata
from isaview.languages.llvm.types import plain_name
from isaview.model.statements import Fact

LAUNCHED = frozenset(("amdgpu_kernel", "ptx_kernel", "spir_kernel"))
"""Conventions whose arguments are those of a launch: the same for every lane."""
_STAGES = ("cs", "ps", "vs", "gs", "hs", "es", "ls", "cs_chain")
KERNELS = LAUNCHED.union(f"amdgpu_{stage}" for stage in _STAGES)
"""Calling conventions of what a launch or the hardware starts."""

_SIZES = regex.compile(r"\d{1,9}(?:[ \t]*,[ \t]*\d{1,9}){0,2}")
_UNITS = {"threads": "threads", "waves": "waves", "groups": "groups", "registers": "registers", "size": "groups", "bytes": "B"}
_RANGES = {
    "amdgpu-flat-work-group-size": ("min_threads", "max_threads"),
    "amdgpu-waves-per-eu": ("min_waves", "max_waves"),
}
_NUMBERS = {
    "amdgpu-num-vgpr": "max_registers",
    "amdgpu-num-sgpr": "max_scalar_registers",
    "amdgpu-lds-size": "shared_bytes",
    "amdgpu-dynamic-vgpr-block-size": "dynamic_vector_block",
    "nvvm.minctasm": "min_groups_per_unit",
    "nvvm.maxnreg": "max_registers",
    "nvvm.maxclusterrank": "max_cluster_size",
}
_AXES = {"nvvm.maxntid": "max_threads", "nvvm.reqntid": "required_threads", "nvvm.cluster_dim": "cluster_size"}
_CLUSTER = "amdgpu-cluster-dims"
_CLUSTER_MOST = 16  # groups
"""Extents of larger products stand for those that a launch chooses, those of 0 for no cluster."""
_ANNOTATED_AXES = {"maxntid": "max_threads", "reqntid": "required_threads", "cluster_dim_": "cluster_size"}
_ANNOTATED = {
    **{f"{stem}{axis}": f"{name}_{axis}" for stem, name in _ANNOTATED_AXES.items() for axis in "xyz"},
    "minctasm": "min_groups_per_unit",
    "maxnreg": "max_registers",
    "maxclusterrank": "max_cluster_size",
}
_WORK_GROUP = {"reqd_work_group_size": "required_threads", "max_work_group_size": "max_threads"}
_KERNEL_NODE = regex.compile(r'@("[^"]*"|[-\w$.]+)\s*,(.*)', re.DOTALL)
_PAIR = regex.compile(r'!"([\w.]+)"\s*,\s*(?:metadata\s+)?i\d+ (\d{1,9})')
_INTEGER = regex.compile(r"i\d+ (\d{1,9})")
_REFERENCE = regex.compile(r"!(\d+)")


class Annotations(Struct, frozen=True):
    """What ``!nvvm.annotations`` says: kernels by name, and the facts of functions."""

    kernels: frozenset[str] = frozenset()
    facts: Mapping[str, tuple[Fact, ...]] = {}


def _fact(name: str, value: int, because: str) -> Fact:
    unit = next((unit for word, unit in _UNITS.items() if word in name), "")
    return Fact(name, stated_measure(value, unit, because))


def _along_axes(name: str, values: list[int], because: str) -> Iterator[Fact]:
    """The product, and each axis that is stated."""
    yield from (_fact(each, value, because) for each, value in along_axes(name, values))


def attribute_facts(attributes: Mapping[str, str]) -> tuple[Fact, ...]:
    """The facts of an attribute group, for the function that is open; values that are no numbers say nothing."""
    facts: list[Fact] = []
    for key, value in attributes.items():
        numbers = [int(digits) for digits in value.split(",")] if _SIZES.fullmatch(value.strip()) else []
        because = f'"{key}"="{value[:60]}"'
        if key in _RANGES:
            facts.extend(_fact(n, v, because) for n, v in zip(_RANGES[key], numbers, strict=False) if v)
        elif key in _NUMBERS and numbers:
            facts.append(_fact(_NUMBERS[key], numbers[0], because))
        elif key in _AXES and numbers:
            facts.extend(_along_axes(_AXES[key], numbers, because))
        elif key == _CLUSTER and 0 < prod(numbers) <= _CLUSTER_MOST and len(numbers) == 3:
            facts.extend(_along_axes("cluster_size", numbers, because))
        elif key == "target-features" and wave_size_of(value):
            size = wave_size_of(value) or 0
            facts.append(Fact("wave_size", stated_measure(size, "lanes", f'"target-features" holds +wavefrontsize{size}')))
    return tuple(facts)


def wave_size_of(features: str) -> int | None:
    """The wave size that target features name, None where they name none."""
    words = features.split(",")
    return next((size for size in (32, 64) if f"+wavefrontsize{size}" in words), None)


def kernel_annotations(metadata: Metadata) -> Annotations:
    """What ``!nvvm.annotations`` of a module says."""
    text = metadata.text
    start = text.find("\n!nvvm.annotations = ")
    if start < 0:
        return Annotations()
    kernels: set[str] = set()
    pairs: dict[str, dict[str, int]] = {}
    for number in _REFERENCE.findall(text[start : text.find("}", start)]):
        match = _KERNEL_NODE.search(metadata.members(number))
        if match is None:
            continue
        name = plain_name(match[1])
        for key, value in _PAIR.findall(match[2]):
            if key == "kernel":
                kernels.add(name)
            else:
                pairs.setdefault(name, {})[key] = int(value)
    return Annotations(frozenset(kernels), {name: tuple(_annotation_facts(values)) for name, values in pairs.items()})


def _annotation_facts(pairs: Mapping[str, int]) -> Iterator[Fact]:
    for key, value in pairs.items():
        if key in _ANNOTATED:
            yield _fact(_ANNOTATED[key], value, f"!nvvm.annotations {key}")
    for stem, name in _ANNOTATED_AXES.items():
        extents = [pairs[f"{stem}{axis}"] for axis in "xyz" if f"{stem}{axis}" in pairs]
        if extents:
            yield _fact(name, prod(extents), f"!nvvm.annotations {stem}")


def attached_facts(metadata: Metadata, attached: Iterable[str]) -> Iterator[Fact]:
    """Facts of the metadata on a function's head, as ``!reqd_work_group_size !5``."""
    for attachment in attached:
        kind, _, number = attachment[1:].partition(" !")
        if kind in _WORK_GROUP:
            sizes = [int(digits) for digits in _INTEGER.findall(metadata.members(number.strip()))]
            if sizes:
                yield from _along_axes(_WORK_GROUP[kind], sizes[:3], f"!{kind}")
