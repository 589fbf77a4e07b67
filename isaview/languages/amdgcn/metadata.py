"""The facts and arguments of kernels that the metadata of AMD code objects states, as YAML in assembly."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.measure import along_axes
from isaview.languages.amdgcn.facts import fact
from isaview.model.statements import DERIVED, METADATA, Fact

KEYS: Mapping[str, str] = {
    ".vgpr_count": "total_vector_registers",
    ".agpr_count": "accumulator_registers",
    ".sgpr_count": "scalar_registers",
    ".vgpr_spill_count": "spilled_vector_registers",
    ".sgpr_spill_count": "spilled_scalar_registers",
    ".group_segment_fixed_size": "shared_bytes",
    ".private_segment_fixed_size": "private_bytes",
    ".kernarg_segment_size": "kernarg_bytes",
    ".max_flat_workgroup_size": "max_threads",
    ".wavefront_size": "wave_size",
    ".uses_dynamic_stack": "dynamic_stack",
    ".workgroup_processor_mode": "workgroup_processor_mode",
    "NumVGPRs": "total_vector_registers",
    "NumSGPRs": "scalar_registers",
    "NumSpilledVGPRs": "spilled_vector_registers",
    "NumSpilledSGPRs": "spilled_scalar_registers",
    "GroupSegmentFixedSize": "shared_bytes",
    "PrivateSegmentFixedSize": "private_bytes",
    "KernargSegmentSize": "kernarg_bytes",
    "MaxFlatWorkGroupSize": "max_threads",
    "WavefrontSize": "wave_size",
    "IsDynamicCallStack": "dynamic_stack",
}
"""Keys of the metadata (code object v3 and later; without a dot: v2) and their metric; binaries have the same."""
_EXTENTS: Mapping[str, str] = {
    ".reqd_workgroup_size": "required_threads",
    "ReqdWorkGroupSize": "required_threads",
    ".cluster_dims": "cluster_size",
}
"""Keys whose value is a list of three extents."""
_NOT_OF_KERNELS = frozenset((".args", "Args", ".language_version", "LanguageVersion"))
_WORDS = {"true": 1, "false": 0}
_ALIAS = regex.compile(r"(?:^|[\s\[{,:-])[&*]\w")
_LINE = regex.compile(
    r"^( *)(- )?(?!(?<!- )\.(?:offset|address_space|type_name|actual_access|access|is_const|is_restrict|is_volatile|is_pipe):)"
    r"(?:([.\w]+):[ \t]*([^\n]*)|(\d+)[ \t]*)$",
    re.MULTILINE,
)


class KernelMetadata(Struct):
    """One kernel of the metadata: scalar keys, and its arguments as (kind, bytes)."""

    keys: dict[str, str] = field(default_factory=dict)
    arguments: list[tuple[str, int | None]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The kernel's symbol: without ``.kd`` and quotes; its name where no symbol is given."""
        keys = (".symbol", "SymbolName", ".name", "Name")
        symbol = next((self.keys[key] for key in keys if self.keys.get(key)), "").strip().strip("'\"")
        return symbol.removesuffix(".kd").removesuffix("@kd")


def of_metadata(kernel: KernelMetadata, has_accumulators: bool) -> Iterator[Fact]:
    """The facts of a kernel's metadata; where it counts no accumulation registers, ``has_accumulators`` says if it has any."""
    name = kernel.name
    values: dict[str, int] = {}
    for key, text in kernel.keys.items():
        metric, value = KEYS.get(key), _number(text)
        if metric is not None and value is not None:
            values[metric] = value
            yield fact(metric, value, f"metadata {key}", name, METADATA)
        elif key in _EXTENTS:
            extents = [extent for part in text.strip("[] ").split(",") if (extent := _number(part)) is not None]
            if len(extents) == 3:
                for axis, extent in along_axes(_EXTENTS[key], extents):
                    yield fact(axis, extent, f"metadata {key}", name, METADATA)
    total = values.get("total_vector_registers")
    if total is not None and not values.get("accumulator_registers", has_accumulators):
        yield fact("vector_registers", total, "metadata .vgpr_count, no accumulation registers", name, DERIVED)


def _number(text: str) -> int | None:
    """An integer or a truth value as metadata writes it, None for anything else."""
    text = text.strip().strip("'\"")
    if text in _WORDS:
        return _WORDS[text]
    try:
        return None if len(text) > 40 else int(text, 0) if text[:2].lower() == "0x" else int(text)
    except ValueError:
        return None


def kernels(block: str) -> tuple[list[KernelMetadata], str]:
    """The kernels of a metadata block and the target it names, "" for none.

    Block style is read as LLVM and hand-written kernels write it, by indentation; anything else goes through a YAML reader.
    """
    if "{" in block.replace("{}", ""):
        return _by_yaml(block)
    kernels: list[KernelMetadata] = []
    target = section = last = ""
    kernel_indent = -1
    for match in _LINE.finditer(block):
        indent, dash, key, value = len(match[1]), bool(match[2]), match[3], (match[4] or "").rstrip()
        if key == "amdhsa.target":
            target = value.strip("'\"")
        if indent == 0 and not dash:
            section = key
            kernel_indent = -1
            continue
        if section not in ("amdhsa.kernels", "Kernels"):
            continue
        column = indent + 2 * dash
        kernel_indent = column if kernel_indent < 0 else kernel_indent
        if column == kernel_indent and key is not None:
            if dash or not kernels:
                kernels.append(KernelMetadata())
            kernels[-1].keys[key] = value
            last = key
        elif kernels and key is None:
            keys = kernels[-1].keys
            keys[last] = f"{keys[last]},{match[5]}".lstrip(",")
        elif kernels:
            _take_inner_key(kernels[-1], dash, key, value)
    return kernels, target


def _take_inner_key(kernel: KernelMetadata, begins: bool, key: str, value: str) -> None:
    """A key of an argument, or of a group of the kernel's own (``CodeProps`` of v2)."""
    if key in KEYS:
        kernel.keys[key] = value
        return
    if begins:
        kernel.arguments.append(("", None))
    if not kernel.arguments:
        return
    kind, size = kernel.arguments[-1]
    if key in (".value_kind", "ValueKind"):
        kind = value
    elif key in (".size", "Size"):
        size = _number(value)
    kernel.arguments[-1] = (kind, size)


def _by_yaml(block: str) -> tuple[list[KernelMetadata], str]:
    import yaml

    try:
        document = None if _ALIAS.search(block) else yaml.load(block.rstrip(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        return [], ""
    entries = document.get("amdhsa.kernels") or document.get("Kernels")
    target = document.get("amdhsa.target")
    kernels = [_from_mapping(entry) for entry in _mappings(entries)]
    return kernels, target if isinstance(target, str) else ""


def _mappings(listed: object) -> list[dict[object, object]]:
    """The mappings of a list; none where it is no list."""
    return [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []


def _from_mapping(entry: Mapping[object, object]) -> KernelMetadata:
    kernel = KernelMetadata()
    for key, value in entry.items():
        if isinstance(value, dict):
            kernel.keys.update((str(inner), str(text)) for inner, text in value.items())
        elif key not in _NOT_OF_KERNELS:
            kernel.keys[str(key)] = str(value)
    for argument in _mappings(entry.get(".args") or entry.get("Args")):
        size = argument.get(".size", argument.get("Size"))
        kind = argument.get(".value_kind", argument.get("ValueKind", ""))
        kernel.arguments.append((str(kind), size if isinstance(size, int) else None))
    return kernel
