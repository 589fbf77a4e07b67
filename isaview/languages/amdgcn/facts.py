"""The facts of a kernel that `.amdhsa_` directives, the compiler's remarks and symbols of a dump state.

Of several places that state a figure that which `isaview.model.statements` trusts most is shown; all stay. What
states the same in other words (blocks of registers, bits of the descriptor) has the rank `REPEATED`: it is shown nowhere, and
compared with the places that state the figure, so that a stale figure shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from isaview.base import regex
from isaview.base.measure import round_up, stated_measure
from isaview.languages.amdgcn.expressions import Symbols, extra_scalars, total_vectors
from isaview.languages.amdgcn.targets import Machine
from isaview.model.statements import DIRECTIVE, REMARK, REPEATED, SYMBOL, Fact

_UNITS = {
    "accumulator_offset": "registers",
    "max_threads": "threads",
    "required_threads": "threads",
    "wave_size": "lanes",
    "occupancy_waves": "waves",
    "barriers": "barriers",
    "cluster_size": "groups",
}
"""Units of figures whose name does not end with theirs."""

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
_REPEATED_REMARKS: Mapping[str, tuple[str, int, int]] = {
    "VGPRBlocks": ("vector_register_blocks", 1, 0),
    "SGPRBlocks": ("scalar_register_blocks", 1, 0),
    "FloatMode": ("float_mode", 1, 0),
    "IeeeMode": ("ieee_mode", 1, 0),
    "COMPUTE_PGM_RSRC2:SCRATCH_EN": ("private_segment_enabled", 1, 0),
    "COMPUTE_PGM_RSRC2:TGID_X_EN": ("system_sgpr_workgroup_id_x", 1, 0),
    "COMPUTE_PGM_RSRC2:TGID_Y_EN": ("system_sgpr_workgroup_id_y", 1, 0),
    "COMPUTE_PGM_RSRC2:TGID_Z_EN": ("system_sgpr_workgroup_id_z", 1, 0),
    "COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT": ("system_vgpr_workitem_id", 1, 0),
    "COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET": ("accumulator_offset", 4, 4),
    "COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT": ("tg_split", 1, 0),
}
"""Remarks of the same printer that say a figure again, as so many times its value and so much more."""
ALL_REMARKS = (*REMARKS, *_REPEATED_REMARKS)
_REMARK = regex.compile(r"[ \t]*((?:COMPUTE_PGM_RSRC\w+:)?[A-Z_a-z]+)(?::| =)[ \t]*([^\n]*)")
_TAIL = regex.compile(r" bytes.*")
_WORDS = {"true": 1, "false": 0}

_DIRECTIVES: Mapping[str, str] = {
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
    "wavefront_size32": "wave_size",
}
"""``.amdhsa_`` directives."""
_REPEATED_DIRECTIVES: Mapping[str, str] = {
    "ieee_mode": "ieee_mode",
    "system_sgpr_private_segment_wavefront_offset": "private_segment_enabled",
    "enable_private_segment": "private_segment_enabled",
    "system_sgpr_workgroup_id_x": "system_sgpr_workgroup_id_x",
    "system_sgpr_workgroup_id_y": "system_sgpr_workgroup_id_y",
    "system_sgpr_workgroup_id_z": "system_sgpr_workgroup_id_z",
    "system_vgpr_workitem_id": "system_vgpr_workitem_id",
    "tg_split": "tg_split",
    "reserve_vcc": "uses_vcc",
    "reserve_flat_scratch": "uses_flat_scratch",
}
"""``.amdhsa_`` directives that set a bit or two of the descriptor."""
_FLOAT_MODE = ("float_round_mode_32", "float_round_mode_16_64", "float_denorm_mode_32", "float_denorm_mode_16_64")
"""Directives of two bits each, the lowest first, that the mode is put together of."""

_SYMBOLS: Mapping[str, str] = {
    "num_vgpr": "vector_registers",
    "num_agpr": "accumulator_registers",
    "private_seg_size": "private_bytes",
}
"""``.set NAME.num_vgpr``: what LLVM 20 and later keep in symbols; only taken where nothing else says it."""
_MOST_OF_FUNCTIONS: Mapping[str, tuple[str, str]] = {
    "max_num_vgpr": ("num_vgpr", "most_vector_registers_of_functions"),
    "max_num_agpr": ("num_agpr", "most_accumulator_registers_of_functions"),
    "max_num_sgpr": ("numbered_sgpr", "most_scalar_registers_of_functions"),
    "max_num_named_barrier": ("num_named_barrier", "most_named_barriers_of_functions"),
}
"""``amdgpu.max_num_vgpr``: the most of a symbol that any function has which kernels may call."""

_IN_BLOCKS: Mapping[str, int] = {"barriers": 4, "shared_vector_registers": 8}
"""Figures counted in blocks (User Guide for AMDGPU Backend: NAMED_BAR_CNT, SHARED_VGPR_COUNT), and a block's size."""
_SCALAR_BLOCK = 8

_USER_SCALARS = {
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
_SYSTEM_SCALARS = {"id_x": "1", "id_y": "0", "id_z": "0", "info": "0"}
"""``.amdhsa_system_sgpr_workgroup_`` directives of a scalar register each, and their defaults."""
_WAVE_OFFSET = "system_sgpr_private_segment_wavefront_offset"
"""Stands where the GPU has the offset in a scalar register; LLVM may read it and say 0: the memory went unused after all."""


def fact(metric: str, value: int, because: str, kernel: str | None, rank: int) -> Fact:
    """A stated figure with the place that states it."""
    block = _IN_BLOCKS.get(metric, 1)
    if block > 1:
        value, because = value * block, f"{because}, in blocks of {block}"
    unit = "registers" if metric.endswith("_registers") else "B" if metric.endswith("_bytes") else _UNITS.get(metric, "")
    return Fact(metric, stated_measure(value, unit, because), kernel, rank)


def of_descriptor(values: Mapping[str, str], symbols: Symbols, name: str, wave_size: int | None) -> Iterator[Fact]:
    """The facts of a `.amdhsa_kernel` block: directive without prefix → its expression; defaults are not stated."""
    for key, metric in ((key, _DIRECTIVES[key]) for key in values if key in _DIRECTIVES):
        value = symbols.value(values[key])
        if value is None or (not value and metric == "shared_vector_registers"):
            continue  # compilers always write shared registers, as 0, and only what people write has some
        value = (32 if value else 64) if metric == "wave_size" else value
        directive = fact(metric, value, f".amdhsa_{key}", name, DIRECTIVE)
        yield directive
        yield from register_blocks(directive, symbols.machine, wave_size)
    scalars = reserved_scalars(values, symbols, replay_mask=True)
    if scalars is not None:
        because = ".amdhsa_next_free_sgpr and what .amdhsa_reserve_ directives add"
        yield fact("allocated_scalar_registers", scalars, because, name, DIRECTIVE)
    for key, metric in _REPEATED_DIRECTIVES.items():
        value = symbols.value(values[key]) if key in values else None
        if value is not None:
            yield fact(metric, value, f".amdhsa_{key}", name, REPEATED)
    modes = _all_known(symbols.value(values.get(key, "")) for key in _FLOAT_MODE)
    if modes is not None:
        # FLOAT_MODE of COMPUTE_PGM_RSRC1: two bits for each of four fields.
        mode = sum((bits & 3) << 2 * place for place, bits in enumerate(modes))
        yield fact("float_mode", mode, ".amdhsa_float_round_mode_ and .amdhsa_float_denorm_mode_", name, REPEATED)
    yield from of_symbols(symbols, name)


def _all_known(values: Iterable[int | None]) -> list[int] | None:
    """The values, None where any of them is not known."""
    listed = list(values)
    known = [value for value in listed if value is not None]
    return known if len(known) == len(listed) else None


def reserved_scalars(values: Mapping[str, str], symbols: Symbols, *, replay_mask: bool) -> int | None:
    """The scalar registers a kernel names and those reserved for vcc, flat_scratch and, where counted, xnack_mask."""
    machine = symbols.machine
    defaults = {"vcc": "1", "flat_scratch": str(int(machine.generation > 6)), "xnack_mask": str(int(machine.xnack))}
    used = symbols.value(values.get("next_free_sgpr", ""))
    reserved = _all_known(symbols.value(values.get(f"reserve_{resource}", default)) for resource, default in defaults.items())
    if used is None or not machine.generation or reserved is None:
        return None
    return used + extra_scalars(machine, reserved if replay_mask else reserved[:2])


def register_blocks(allocation: Fact, machine: Machine, wave_size: int | None) -> Iterator[Fact]:
    """The blocks that an allocation fills, counted from 0 as the descriptor counts them, where the processor fixes their size.

    Sizes: User Guide for AMDGPU Backend, GRANULATED_WORKITEM_VGPR_COUNT and GRANULATED_WAVEFRONT_SGPR_COUNT.
    """
    size, registers = None, allocation.measure.value
    if registers is None or not machine.generation:
        return
    if allocation.name == "allocated_scalar_registers":
        size = _SCALAR_BLOCK
    elif allocation.name == "allocated_vector_registers":
        if machine.generation < 10:
            size = None if wave_size == 32 else 8 if machine.unified_accumulators else 4
        elif machine.wide_vector_blocks:
            size = 16
        else:
            size = None if wave_size is None else 256 // wave_size
    if size is not None:
        metric = allocation.name.removeprefix("allocated_").replace("registers", "register_blocks")
        count = round_up(max(int(registers), 1), size) // size - 1
        yield fact(metric, count, f"{allocation.measure.because}, in blocks of {size}", allocation.kernel or "", REPEATED)


def entry_registers(values: Mapping[str, str], symbols: Symbols) -> tuple[tuple[str, int], ...]:
    """Registers the hardware sets before a kernel's first instruction: user and system scalars, then work-item identifiers.

    User scalars that are counted but not asked for hold nothing.
    """

    def setting(name: str, default: str = "0") -> int:
        return symbols.value(values.get(name, default)) or 0

    user_scalars = sum(setting(f"user_sgpr_{name}") * size for name, size in _USER_SCALARS.items())
    count = symbols.value(values.get("user_sgpr_count", ""))
    if count is None:
        count = user_scalars
    elif not any(f"user_sgpr_{name}" in values for name in _USER_SCALARS):
        user_scalars = count
    system = 0
    if symbols.machine.generation < 12:
        system = sum(setting(f"system_sgpr_workgroup_{axis}", default) != 0 for axis, default in _SYSTEM_SCALARS.items())
        system += _WAVE_OFFSET in values
    identifiers = 0 if symbols.machine.packs_identifiers else setting("system_vgpr_workitem_id")
    stretches = ((0, count + system),) if user_scalars >= count else ((0, user_scalars), (count, count + system))
    # Scalar registers end below 128; a damaged text may count more.
    scalars = ((f"s[{first}:{min(end, 128) - 1}]", 32) for first, end in stretches if 0 <= first < min(end, 128))
    return (*scalars, (f"v[0:{min(max(identifiers, 0), 2)}]", 32))


def remark(text: str, symbols: Symbols) -> tuple[str, int] | None:
    """The name and value of a remark that is read (``NumVgprs: 12``), None where it has none."""
    match = _REMARK.match(text)
    if match is None or match[1] not in ALL_REMARKS:
        return None
    expression = _TAIL.sub("", match[2])
    value = _WORDS.get(expression.strip().lower())
    value = symbols.value(expression) if value is None else value
    return None if value is None else (match[1], value)


def of_remark(key: str, value: int, kernel: str, machine: Machine) -> Fact | None:
    """The fact that a remark states; None for blocks that the descriptor of gfx10 on has no place for."""
    because = f"the compiler's remark {key}"
    if key in REMARKS:
        return fact(REMARKS[key], value, because, kernel, REMARK)
    metric, times, more = _REPEATED_REMARKS[key]
    if metric == "scalar_register_blocks" and not value and machine.generation >= 10:
        return None
    return fact(metric, value * times + more, because, kernel, REPEATED)


def of_configuration(settings: Mapping[str, str], kernel: str) -> Iterator[Fact]:
    """What the word of `.AMDGPU.config` for COMPUTE_PGM_RSRC2 says that remarks say again."""
    names = {**_REPEATED_DIRECTIVES, "user_sgpr_count": "user_scalar_registers"}
    because = "COMPUTE_PGM_RSRC2 in .AMDGPU.config"
    yield from (fact(names[key], int(value), because, kernel, REPEATED) for key, value in settings.items() if key in names)


def _symbol(symbols: Symbols, name: str, key: str) -> int | None:
    """The value of a function's symbol, None where there is none: LLVM 23 makes them private, ``.LNAME.num_vgpr``."""
    written = next((word for word in (f"{name}.{key}", f".L{name}.{key}") if word in symbols.definitions), None)
    return None if written is None else symbols.value(written)


def of_symbols(symbols: Symbols, name: str) -> Iterator[Fact]:
    """The facts that the assembler keeps in symbols of a kernel: ``.set NAME.num_vgpr, max(9, callee.num_vgpr)``."""
    for key, metric in _SYMBOLS.items():
        value = _symbol(symbols, name, key)
        if value is not None:
            yield fact(metric, value, f"symbol {name}.{key}", name, SYMBOL)


def of_symbols_again(symbols: Symbols, kernel: str) -> Iterator[Fact]:
    """What the symbols of a function say in other words: registers in all, those reserved with, and the stack."""

    def values(*keys: str) -> list[int] | None:
        return _all_known(_symbol(symbols, kernel, key) for key in keys)

    machine = symbols.machine
    scalars, vectors = values("numbered_sgpr", "uses_vcc", "uses_flat_scratch"), values("num_agpr", "num_vgpr")
    if machine.generation and scalars is not None and not machine.fixed_scalars:
        total = scalars[0] + extra_scalars(machine, [*scalars[1:], machine.xnack])
        because = f"symbols {kernel}.numbered_sgpr, .uses_vcc and .uses_flat_scratch"
        yield fact("scalar_registers", total, because, kernel, REPEATED)
    if machine.generation and vectors is not None:
        because = f"symbols {kernel}.num_vgpr and .num_agpr"
        yield fact("total_vector_registers", total_vectors(machine, vectors), because, kernel, REPEATED)
    for key in ("uses_vcc", "uses_flat_scratch"):
        value = _symbol(symbols, kernel, key)
        if value is not None:
            yield fact(key, int(bool(value)), f"symbol {kernel}.{key}", kernel, REPEATED)
    stack = values("has_dyn_sized_stack", "has_recursion")
    if stack is not None:
        because = f"symbols {kernel}.has_dyn_sized_stack and .has_recursion"
        yield fact("dynamic_stack", int(any(stack)), because, kernel, REPEATED)


def of_functions(symbols: Symbols, functions: list[str]) -> Iterator[Fact]:
    """The most registers that functions have which kernels may call, reported for the function that has them."""
    for most, (key, metric) in _MOST_OF_FUNCTIONS.items():
        stated = symbols.value(f"amdgpu.{most}") if f"amdgpu.{most}" in symbols.definitions else None
        counts = _all_known(_symbol(symbols, name, key) for name in functions)
        if stated is None or not counts:
            continue
        name = functions[counts.index(max(counts))]
        yield fact(metric, max(counts), f"symbol {name}.{key}", name, REPEATED)
        yield fact(metric, stated, f"symbol amdgpu.{most}", name, REPEATED)
