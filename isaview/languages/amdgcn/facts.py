"""What a dump states of a kernel: in the code object's metadata, in `.amdhsa_` directives, in the compiler's remarks.

Where several places state one figure the metadata is preferred (rank 0), then the directive (1), which is what the hardware
is told, then the remark (2), which is a comment and may be stale, then the symbol (3); all are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from isaview.base.measure import along_axes, stated
from isaview.languages.amdgcn.expressions import Symbols, extra_scalars
from isaview.languages.amdgcn.metadata_keys import KEYS
from isaview.model.statements import Fact

METADATA, DIRECTIVE, REMARK, SYMBOL = 0, 1, 2, 3
DERIVED = 5
"""Rank of a figure that a place states under another name, where nothing states it itself."""

UNITS = {
    "vector_registers": "registers",
    "accumulator_registers": "registers",
    "total_vector_registers": "registers",
    "scalar_registers": "registers",
    "allocated_vector_registers": "registers",
    "allocated_scalar_registers": "registers",
    "accumulator_offset": "registers",
    "spilled_vector_registers": "registers",
    "spilled_scalar_registers": "registers",
    "shared_bytes": "B",
    "private_bytes": "B",
    "kernarg_bytes": "B",
    "code_bytes": "B",
    "max_threads": "threads",
    "required_threads": "threads",
    "wave_size": "lanes",
    "occupancy_waves": "waves",
    "padding_instructions": "instructions",
    "shared_vector_registers": "registers",
    "barriers": "barriers",
    "cluster_size": "groups",
    "user_scalar_registers": "registers",
    "preloaded_scalar_registers": "registers",
}

REMARKS: Mapping[str, str] = {
    "NumVgprs": "vector_registers",
    "NumAgprs": "accumulator_registers",
    "TotalNumVgprs": "total_vector_registers",
    "NumSgprs": "scalar_registers",
    "TotalNumSgprs": "scalar_registers",
    "ScratchSize": "private_bytes",
    "LDSByteSize": "shared_bytes",
    "codeLenInByte": "code_bytes",
    "Occupancy": "occupancy_waves",
    "NumVGPRsForWavesPerEU": "allocated_vector_registers",
    "NumSGPRsForWavesPerEU": "allocated_scalar_registers",
    "AccumOffset": "accumulator_offset",
    "DynamicStack": "dynamic_stack",
    "NamedBarCnt": "barriers",
    "COMPUTE_PGM_RSRC2:USER_SGPR": "user_scalar_registers",
    "SGPRSpills": "spilled_scalar_registers",
    "VGPRSpills": "spilled_vector_registers",
}
"""Remarks LLVM's assembly printer writes after a function, in all its spellings."""

DIRECTIVES: Mapping[str, str] = {
    "group_segment_fixed_size": "shared_bytes",
    "private_segment_fixed_size": "private_bytes",
    "kernarg_size": "kernarg_bytes",
    "next_free_vgpr": "allocated_vector_registers",
    "accum_offset": "accumulator_offset",
    "uses_dynamic_stack": "dynamic_stack",
    "user_sgpr_count": "user_scalar_registers",
    "user_sgpr_kernarg_preload_length": "preloaded_scalar_registers",
    "workgroup_processor_mode": "workgroup_processor_mode",
    "named_barrier_count": "barriers",
    "shared_vgpr_count": "shared_vector_registers",
}
"""``.amdhsa_`` directives; ``wavefront_size32`` is told apart."""

SYMBOLS: Mapping[str, str] = {
    "num_vgpr": "vector_registers",
    "num_agpr": "accumulator_registers",
    "private_seg_size": "private_bytes",
}
"""``.set NAME.num_vgpr``: what LLVM 20 and later keep in symbols; only taken where nothing else says it."""

IN_BLOCKS: Mapping[str, int] = {"barriers": 4, "shared_vector_registers": 8}
"""Figures counted in blocks (User Guide for AMDGPU Backend: NAMED_BAR_CNT, SHARED_VGPR_COUNT), and a block's size."""
SELDOM = frozenset(("shared_vector_registers",))
"""Figures that compilers always write, as 0, and only what people write has: without any nothing is stated."""
_EXTENTS: Mapping[str, str] = {
    ".reqd_workgroup_size": "required_threads",
    "ReqdWorkGroupSize": "required_threads",
    ".cluster_dims": "cluster_size",
}
"""Keys of the metadata whose value is a list of three extents."""

_WORDS = {"true": 1, "false": 0}
_REMARK = re.compile(r"[ \t]*((?:COMPUTE_PGM_RSRC\w+:)?[A-Z_a-z]+)(?::| =)[ \t]*([^\n]*)")
_TAIL = re.compile(r" bytes.*")


def number(text: str) -> int | None:
    """An integer or a truth value as metadata writes it, None for anything else."""
    text = text.strip().strip("'\"")
    if text in _WORDS:
        return _WORDS[text]
    if len(text) > 40:
        return None
    try:
        return int(text, 0) if text[:2].lower() == "0x" else int(text)
    except ValueError:
        return None


def fact(metric: str, value: int, because: str, kernel: str | None, rank: int) -> Fact:
    """A stated figure with the place that states it."""
    block = IN_BLOCKS.get(metric, 1)
    if block > 1:
        value, because = value * block, f"{because}, in blocks of {block}"
    return Fact(metric, stated(value, UNITS.get(metric, ""), because), kernel, rank)


def axes(metric: str, values: list[int], because: str, kernel: str) -> Iterator[Fact]:
    """A group's extent: the product and its three axes."""
    yield from (fact(name, value, because, kernel, METADATA) for name, value in along_axes(metric, values))


def of_metadata(kernel: Mapping[str, str], name: str, one_file: bool) -> Iterator[Fact]:
    """The facts of one kernel's metadata: its scalar keys as text, lists as text in brackets.

    ``one_file``: a kernel whose metadata counts no accumulation registers, neither some nor none, has none.
    """
    values: dict[str, int] = {}
    for key, text in kernel.items():
        metric = KEYS.get(key)
        value = number(text)
        if metric is not None and value is not None:
            values[metric] = value
            yield fact(metric, value, f"metadata {key}", name, METADATA)
        elif key in _EXTENTS:
            extents = [number(part) for part in text.strip("[] ").split(",")]
            known = [extent for extent in extents if extent is not None]
            if len(known) == 3:
                yield from axes(_EXTENTS[key], known, f"metadata {key}", name)
    total = values.get("total_vector_registers")
    if total is not None and not values.get("accumulator_registers", not one_file):
        yield fact("vector_registers", total, "metadata .vgpr_count, no accumulation registers", name, DERIVED)


def of_directives(values: Mapping[str, str], symbols: Symbols, name: str) -> Iterator[Fact]:
    """The facts of one `.amdhsa_kernel` block: directive without prefix → its expression."""
    for key, text in values.items():
        metric = "wave_size" if key == "wavefront_size32" else DIRECTIVES.get(key)
        if metric is None:
            continue
        value = symbols.value(text)
        if value is None or (not value and metric in SELDOM):
            continue
        if metric == "wave_size":
            value = 32 if value else 64
        yield fact(metric, value, f".amdhsa_{key}", name, DIRECTIVE)
    scalars = scalars_set_aside(values, symbols, replay_mask=True)
    if scalars is not None:
        because = ".amdhsa_next_free_sgpr and what .amdhsa_reserve_ directives add"
        yield fact("allocated_scalar_registers", scalars, because, name, DIRECTIVE)


def symbol_of(symbols: Symbols, name: str, key: str) -> int | None:
    """The value of a function's symbol, None where there is none: LLVM 23 makes them private, ``.LNAME.num_vgpr``."""
    written = next((one for one in (f"{name}.{key}", f".L{name}.{key}") if one in symbols.definitions), None)
    return None if written is None else symbols.value(written)


def of_symbols(symbols: Symbols, name: str) -> Iterator[Fact]:
    """The facts that the assembler keeps in symbols of a kernel: ``.set NAME.num_vgpr, max(9, callee.num_vgpr)``."""
    for key, metric in SYMBOLS.items():
        value = symbol_of(symbols, name, key)
        if value is not None:
            yield fact(metric, value, f"symbol {name}.{key}", name, SYMBOL)


def scalars_set_aside(values: Mapping[str, str], symbols: Symbols, *, replay_mask: bool) -> int | None:
    """The scalar registers a kernel names and those reserved for vcc, flat_scratch and, where counted, xnack_mask."""
    used = symbols.value(values.get("next_free_sgpr", ""))
    if used is None or not symbols.machine.generation:
        return None
    defaults = {
        "vcc": "1",
        "flat_scratch": str(int(symbols.machine.generation > 6)),
        "xnack_mask": str(int(symbols.machine.xnack)),
    }
    reserved = [symbols.value(values.get(f"reserve_{what}", default)) for what, default in defaults.items()]
    known = [value for value in reserved if value is not None]
    return None if len(known) < len(reserved) else used + extra_scalars(symbols.machine, known if replay_mask else known[:2])


USER_SCALARS = {
    "private_segment_buffer": 4,
    "dispatch_ptr": 2,
    "queue_ptr": 2,
    "kernarg_segment_ptr": 2,
    "dispatch_id": 2,
    "flat_scratch_init": 2,
    "private_segment_size": 1,
    "kernarg_preload_length": 1,
}
"""Scalar registers each ``.amdhsa_user_sgpr_`` directive stands for, as many times as its value."""
SYSTEM_SCALARS = tuple(f"system_sgpr_workgroup_{what}" for what in ("id_x", "id_y", "id_z", "info"))
SYSTEM_DEFAULTS = {"system_sgpr_workgroup_id_x": "1"}
WAVE_OFFSET = "system_sgpr_private_segment_wavefront_offset"
"""Stands where the GPU has the offset in a scalar register; LLVM may read it and say 0: the memory went unused after all."""


def entry_registers(values: Mapping[str, str], symbols: Symbols, packed: bool) -> tuple[tuple[str, int], ...]:
    """Registers the hardware sets before a kernel's first instruction: user and system scalars, then work-item identifiers.

    ``packed``: all three identifiers of a lane stand in v0. User scalars that are counted but not asked for hold nothing.
    """
    times = {name: symbols.value(values.get(f"user_sgpr_{name}", "0")) or 0 for name in USER_SCALARS}
    filled = sum(times[name] * size for name, size in USER_SCALARS.items())
    count = symbols.value(values.get("user_sgpr_count", ""))
    if count is None:
        count = filled
    elif not any(f"user_sgpr_{name}" in values for name in USER_SCALARS):
        filled = count
    system = 0
    if symbols.machine.generation < 12:
        system = sum(bool(symbols.value(values.get(name, SYSTEM_DEFAULTS.get(name, "0"))) or 0) for name in SYSTEM_SCALARS)
        system += WAVE_OFFSET in values
    identifiers = 0 if packed else symbols.value(values.get("system_vgpr_workitem_id", "0")) or 0
    stretches = ((0, count + system),) if filled >= count else ((0, filled), (count, count + system))
    scalars = ((f"s[{first}:{min(end, 128) - 1}]", 32) for first, end in stretches if 0 <= first < min(end, 128))
    return (*scalars, (f"v[0:{min(max(identifiers, 0), 2)}]", 32))


def remark(text: str, symbols: Symbols) -> tuple[str, int] | None:
    """The name and value of a remark (``NumVgprs: 12``), None where it has none."""
    match = _REMARK.match(text)
    if match is None:
        return None
    expression = _TAIL.sub("", match[2])
    value = _WORDS.get(expression.strip().lower())
    value = symbols.value(expression) if value is None else value
    return None if value is None else (match[1], value)


def of_remark(key: str, value: int, name: str) -> Fact:
    """The fact that a remark of `REMARKS` states."""
    return fact(REMARKS[key], value, f"the compiler's remark {key}", name, REMARK)


class KernelMetadata(Struct):
    """One kernel of the metadata: scalar keys, and its arguments as (kind, bytes)."""

    keys: dict[str, str] = field(default_factory=dict)
    arguments: list[tuple[str, int | None]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The kernel's symbol: without ``.kd`` and quotes; its name where no symbol is given."""
        symbol = (
            self.keys.get(".symbol") or self.keys.get("SymbolName") or self.keys.get(".name") or self.keys.get("Name") or ""
        )
        text = symbol.strip().strip("'\"")
        return text.removesuffix(".kd").removesuffix("@kd")


_SPARE = frozenset((".args", "Args", ".language_version", "LanguageVersion"))
_LINE = re.compile(
    r"^( *)(- )?(?!(?<!- )\.(?:offset|address_space|type_name|actual_access|access|is_const|is_restrict|is_volatile|is_pipe):)"
    r"(?:([.\w]+):[ \t]*([^\n]*)|(\d+)[ \t]*)$",
    re.MULTILINE,
)


def kernels(block: str) -> tuple[list[KernelMetadata], str | None]:
    """The kernels of a metadata block and the target it names.

    Block style is read as LLVM and hand-written kernels write it, by indentation; anything else goes through a YAML reader.
    """
    if "{" in block.replace("{}", ""):
        return _by_yaml(block)
    found: list[KernelMetadata] = []
    target = None
    within = ""
    kernel_indent = -1
    last = ""
    for match in _LINE.finditer(block):
        indent, dash, key, value = len(match[1]), match[2], match[3], (match[4] or "").rstrip()
        if key == "amdhsa.target":
            target = value.strip("'\"")
        if indent == 0 and not dash:
            within = key
            kernel_indent = -1
            continue
        if within not in ("amdhsa.kernels", "Kernels"):
            continue
        column = indent + (2 if dash else 0)
        if kernel_indent < 0:
            kernel_indent = column
        if column == kernel_indent and key is not None:
            if dash or not found:
                found.append(KernelMetadata())
            found[-1].keys[key] = value
            last = key
        elif found and key is None:
            keys = found[-1].keys
            keys[last] = f"{keys[last]},{match[5]}".lstrip(",")
        elif found:
            _inner(found[-1], bool(dash), key, value)
    return found, target


def _inner(kernel: KernelMetadata, starts: bool, key: str, value: str) -> None:
    """A key of an argument, or of a group of the kernel's own (``CodeProps`` of v2)."""
    if key in KEYS:
        kernel.keys[key] = value
        return
    if starts:
        kernel.arguments.append(("", None))
    if not kernel.arguments:
        return
    kind, size = kernel.arguments[-1]
    if key in (".value_kind", "ValueKind"):
        kind = value
    elif key in (".size", "Size"):
        size = number(value)
    kernel.arguments[-1] = (kind, size)


def _by_yaml(block: str) -> tuple[list[KernelMetadata], str | None]:
    import yaml

    if re.search(r"(?:^|[\s\[{,:-])[&*]\w", block):
        return [], None
    try:
        document = yaml.load(block.rstrip(), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, ValueError, RecursionError):
        return [], None
    if not isinstance(document, dict):
        return [], None
    entries = document.get("amdhsa.kernels") or document.get("Kernels") or []
    listed = entries if isinstance(entries, list) else []
    found = [_from_mapping(entry) for entry in listed if isinstance(entry, dict)]
    target = document.get("amdhsa.target")
    return found, target if isinstance(target, str) else None


def _from_mapping(entry: Mapping[object, object]) -> KernelMetadata:
    kernel = KernelMetadata()
    for key, value in entry.items():
        if isinstance(value, dict):
            kernel.keys.update((str(inner), str(text)) for inner, text in value.items())
        elif key not in _SPARE:
            kernel.keys[str(key)] = str(value)
    listed = entry.get(".args") or entry.get("Args")
    for argument in listed if isinstance(listed, list) else []:
        if isinstance(argument, dict):
            size = argument.get(".size", argument.get("Size"))
            kind = argument.get(".value_kind", argument.get("ValueKind", ""))
            kernel.arguments.append((str(kind), size if isinstance(size, int) else None))
    return kernel
