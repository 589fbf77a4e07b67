"""What a dump says of a kernel once more in other words: blocks of registers, bits of the descriptor, symbols.

None of it is a figure that is shown; it is held against the places that state the same, so that a stale one is found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from isaview.base.measure import up
from isaview.languages.amdgcn import facts
from isaview.languages.amdgcn.expressions import Machine, Symbols, extra_scalars, total_vectors
from isaview.model.statements import REPEATED, Fact

_RESOURCES = "COMPUTE_PGM_RSRC2:"
REMARKS: Mapping[str, tuple[str, int, int]] = {
    "VGPRBlocks": ("vector_register_blocks", 1, 0),
    "SGPRBlocks": ("scalar_register_blocks", 1, 0),
    "FloatMode": ("float_mode", 1, 0),
    "IeeeMode": ("ieee_mode", 1, 0),
    f"{_RESOURCES}SCRATCH_EN": ("private_segment_enabled", 1, 0),
    f"{_RESOURCES}TGID_X_EN": ("system_sgpr_workgroup_id_x", 1, 0),
    f"{_RESOURCES}TGID_Y_EN": ("system_sgpr_workgroup_id_y", 1, 0),
    f"{_RESOURCES}TGID_Z_EN": ("system_sgpr_workgroup_id_z", 1, 0),
    f"{_RESOURCES}TIDIG_COMP_CNT": ("system_vgpr_workitem_id", 1, 0),
    "COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET": ("accumulator_offset", 4, 4),
    "COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT": ("tg_split", 1, 0),
}
"""Remarks of LLVM's assembly printer: what each says again, as so many times its value and so much more."""
ALL_REMARKS = (*facts.REMARKS, *REMARKS)
"""Remarks that are read."""
_DIRECTIVES: Mapping[str, str] = {
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
_BLOCKS: Mapping[str, str] = {
    "allocated_vector_registers": "vector_register_blocks",
    "allocated_scalar_registers": "scalar_register_blocks",
}
_LEAST_SYMBOLS: Mapping[str, tuple[str, str]] = {
    "max_num_vgpr": ("num_vgpr", "most_vector_registers_of_functions"),
    "max_num_agpr": ("num_agpr", "most_accumulator_registers_of_functions"),
    "max_num_sgpr": ("numbered_sgpr", "most_scalar_registers_of_functions"),
    "max_num_named_barrier": ("num_named_barrier", "most_named_barriers_of_functions"),
}
"""``amdgpu.max_num_vgpr``: the most of a symbol that any function has which kernels may call."""
_SCALAR_BLOCK = 8


def _repeated(metric: str, value: int, because: str, kernel: str) -> Fact:
    return facts.fact(metric, value, because, kernel, REPEATED)


def of_remark(key: str, value: int, kernel: str, machine: Machine) -> Fact | None:
    """What a remark of `REMARKS` says again; None for blocks that the descriptor of gfx10 on has no place for."""
    metric, times, more = REMARKS[key]
    if metric == "scalar_register_blocks" and not value and machine.generation >= 10:
        return None
    return _repeated(metric, value * times + more, f"the compiler's remark {key}", kernel)


def of_directives(values: Mapping[str, str], symbols: Symbols, kernel: str) -> Iterator[Fact]:
    """What one `.amdhsa_kernel` block says that remarks say again; what it leaves out is not taken for 0."""
    for key, metric in _DIRECTIVES.items():
        value = symbols.value(values[key]) if key in values else None
        if value is not None:
            yield _repeated(metric, value, f".amdhsa_{key}", kernel)
    modes = [symbols.value(values.get(key, "")) for key in _FLOAT_MODE]
    known = [mode for mode in modes if mode is not None]
    if len(known) == len(modes):
        mode = sum((bits & 3) << 2 * place for place, bits in enumerate(known))
        yield _repeated("float_mode", mode, ".amdhsa_float_round_mode_ and .amdhsa_float_denorm_mode_", kernel)


def of_words(settings: Mapping[str, str], kernel: str) -> Iterator[Fact]:
    """What the word of `.AMDGPU.config` for COMPUTE_PGM_RSRC2 says that remarks say again."""
    names = {**_DIRECTIVES, "user_sgpr_count": "user_scalar_registers"}
    for key, value in settings.items():
        if key in names:
            yield _repeated(names[key], int(value), "COMPUTE_PGM_RSRC2 in .AMDGPU.config", kernel)


def blocks(one: Fact, machine: Machine, wave_size: int | None) -> Iterator[Fact]:
    """The blocks that an allocation fills, counted from 0 as the descriptor counts them, where the processor tells their size.

    Sizes: User Guide for AMDGPU Backend, GRANULATED_WORKITEM_VGPR_COUNT and GRANULATED_WAVEFRONT_SGPR_COUNT.
    """
    metric, registers = _BLOCKS.get(one.name), one.measure.value
    if metric is None or registers is None or not machine.generation:
        return
    size = _SCALAR_BLOCK if metric == "scalar_register_blocks" else _vector_block(machine, wave_size)
    if size is None:
        return
    count = up(max(int(registers), 1), size) // size - 1
    yield _repeated(metric, count, f"{one.measure.because}, in blocks of {size}", one.kernel or "")


def _vector_block(machine: Machine, wave_size: int | None) -> int | None:
    if machine.generation < 10:
        return None if wave_size == 32 else 8 if machine.unified_accumulators else 4
    if machine.wide_vector_blocks:
        return 16
    return None if wave_size is None else 256 // wave_size


def of_symbols(symbols: Symbols, kernel: str) -> Iterator[Fact]:
    """What the symbols of a function say in other words: registers in all, those reserved with, and the stack."""
    machine = symbols.machine
    scalars = [facts.symbol_of(symbols, kernel, key) for key in ("numbered_sgpr", "uses_vcc", "uses_flat_scratch")]
    known = [value for value in scalars if value is not None]
    if machine.generation and len(known) == len(scalars) and not machine.fixed_scalars:
        found = known[0] + extra_scalars(machine, [*known[1:], machine.xnack])
        because = f"symbols {kernel}.numbered_sgpr, .uses_vcc and .uses_flat_scratch"
        yield _repeated("scalar_registers", found, because, kernel)
    vectors, accumulators = facts.symbol_of(symbols, kernel, "num_vgpr"), facts.symbol_of(symbols, kernel, "num_agpr")
    if machine.generation and vectors is not None and accumulators is not None:
        together = total_vectors(machine, [accumulators, vectors])
        yield _repeated("total_vector_registers", together, f"symbols {kernel}.num_vgpr and .num_agpr", kernel)
    for key in ("uses_vcc", "uses_flat_scratch"):
        value = facts.symbol_of(symbols, kernel, key)
        if value is not None:
            yield _repeated(key, int(bool(value)), f"symbol {kernel}.{key}", kernel)
    sized, recursive = (facts.symbol_of(symbols, kernel, key) for key in ("has_dyn_sized_stack", "has_recursion"))
    if sized is not None and recursive is not None:
        because = f"symbols {kernel}.has_dyn_sized_stack and .has_recursion"
        yield _repeated("dynamic_stack", int(bool(sized or recursive)), because, kernel)


def of_functions(symbols: Symbols, functions: list[str]) -> Iterator[Fact]:
    """The most registers that functions have which kernels may call, told for the one that has them."""
    for most, (key, metric) in _LEAST_SYMBOLS.items():
        stated = symbols.value(f"amdgpu.{most}") if f"amdgpu.{most}" in symbols.definitions else None
        counted = {name: facts.symbol_of(symbols, name, key) for name in functions}
        found = {name: value for name, value in counted.items() if value is not None}
        if stated is None or len(found) < len(counted) or not found:
            continue
        name = max(found, key=found.__getitem__)
        yield _repeated(metric, found[name], f"symbol {name}.{key}", name)
        yield _repeated(metric, stated, f"symbol amdgpu.{most}", name)
