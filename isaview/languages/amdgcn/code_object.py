"""The descriptor of code object version 2: `.amd_kernel_code_t`, a block of ``field = value`` behind a kernel's label.

The fields are those of LLVM's AMDKernelCodeT.h, under their names of today and those that older assemblers took.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from isaview.languages.amdgcn.expressions import Machine, Symbols
from isaview.languages.amdgcn.facts import DERIVED, DIRECTIVE, fact
from isaview.model.statements import Fact

OPENING = ".amd_kernel_code_t"
_FIELD = re.compile(r"^[ \t]*(\w+)[ \t]*=([^\n;]*)", re.MULTILINE)
_OWNER = re.compile(r"^(?:\"([^\"\n]*)\"|([\w.$@]+)):|^[ \t]*\.amd_kernel_code_t\b", re.MULTILINE)
_FACTS: Mapping[str, str] = {
    "workitem_vgpr_count": "total_vector_registers",
    "wavefront_sgpr_count": "scalar_registers",
    "workgroup_group_segment_byte_size": "shared_bytes",
    "workitem_private_segment_byte_size": "private_bytes",
    "kernarg_segment_byte_size": "kernarg_bytes",
    "user_sgpr_count": "user_scalar_registers",
    "is_dynamic_callstack": "dynamic_stack",
}
_OLDER: Mapping[str, str] = {
    "compute_pgm_rsrc1_vgprs": "granulated_workitem_vgpr_count",
    "compute_pgm_rsrc1_sgprs": "granulated_wavefront_sgpr_count",
    "compute_pgm_rsrc2_user_sgpr": "user_sgpr_count",
    "compute_pgm_rsrc2_tidig_comp_cnt": "enable_vgpr_workitem_id",
    "compute_pgm_rsrc2_scratch_en": "enable_sgpr_private_segment_wave_byte_offset",
    "compute_pgm_rsrc2_tg_size_en": "enable_sgpr_workgroup_info",
    **{f"compute_pgm_rsrc2_tgid_{axis}_en": f"enable_sgpr_workgroup_id_{axis}" for axis in "xyz"},
}
"""Names that the same fields had before."""
_SETTINGS: Mapping[str, str] = {
    **{f"enable_sgpr_workgroup_{what}": f"system_sgpr_workgroup_{what}" for what in ("id_x", "id_y", "id_z", "info")},
    "enable_vgpr_workitem_id": "system_vgpr_workitem_id",
    "user_sgpr_count": "user_sgpr_count",
    **{
        f"enable_sgpr_{what}": f"user_sgpr_{what}"
        for what in (
            *("private_segment_buffer", "dispatch_ptr", "queue_ptr", "kernarg_segment_ptr", "dispatch_id"),
            *("flat_scratch_init", "private_segment_size"),
        )
    },
}
"""Field → the directive of later versions that says the same of what a kernel is given in registers."""
_WAVE_OFFSET = ("enable_sgpr_private_segment_wave_byte_offset", "system_sgpr_private_segment_wavefront_offset")
_WAVE_BITS = {5: 32, 6: 64}
_SCALAR_STEP = 8


def fields(block: str) -> dict[str, str]:
    """The fields of a block, under their names of today, with their expressions."""
    return {_OLDER.get(name, name): value.strip() for name, value in _FIELD.findall(block)}


def owners(text: str) -> list[str]:
    """For each descriptor of a text the label that it stands behind, "" where none does."""
    found, last = [], ""
    for match in _OWNER.finditer(text):
        label = match[1] or match[2]
        if label is None:
            found.append(last)
        elif not label.startswith(".L"):
            last = label
    return found


def target(values: Mapping[str, str], symbols: Symbols) -> str:
    """The processor a descriptor names, "" where it names none."""
    version = [symbols.value(values.get(f"amd_machine_version_{part}", "")) for part in ("major", "minor", "stepping")]
    major, minor, stepping = (0 if part is None else part for part in version)
    if None in version or not 0 < major < 100 or not 0 <= minor < 16 or not 0 <= stepping < 16:
        return ""
    return f"gfx{major}{minor:x}{stepping:x}"


def wave_size(values: Mapping[str, str], symbols: Symbols) -> int | None:
    """The lanes of a wave, None where the descriptor does not say."""
    return _WAVE_BITS.get(symbols.value(values.get("wavefront_size", "")) or 0)


def settings(values: Mapping[str, str]) -> dict[str, str]:
    """What the hardware sets in registers, as the directives of later versions say it."""
    found = {directive: values.get(field, "0") for field, directive in _SETTINGS.items() if field != "user_sgpr_count"}
    if "user_sgpr_count" in values:
        found["user_sgpr_count"] = values["user_sgpr_count"]
    field, directive = _WAVE_OFFSET
    return found | ({directive: "1"} if values.get(field, "0") not in ("0", "") else {})


def facts(values: Mapping[str, str], symbols: Symbols, name: str) -> Iterator[Fact]:
    """What a descriptor states of its kernel."""
    stated = {field: symbols.value(values[field]) for field in _FACTS if field in values}
    for field, value in stated.items():
        if value is not None:
            yield fact(_FACTS[field], value, f"{OPENING} {field}", name, DIRECTIVE)
    wave = wave_size(values, symbols)
    if wave is not None:
        yield fact("wave_size", wave, f"{OPENING} wavefront_size", name, DIRECTIVE)
    vectors = stated.get("workitem_vgpr_count")
    if vectors is not None:
        yield fact("vector_registers", vectors, f"{OPENING} workitem_vgpr_count", name, DERIVED)
    yield from _set_aside(values, symbols, name, vectors, stated.get("wavefront_sgpr_count"))


def _set_aside(
    values: Mapping[str, str], symbols: Symbols, name: str, vectors: int | None, scalars: int | None
) -> Iterator[Fact]:
    """Registers that the hardware is told to set aside, where they are more steps than those stated fill."""
    steps = {
        "granulated_workitem_vgpr_count": ("allocated_vector_registers", vector_step(symbols.machine), vectors),
        "granulated_wavefront_sgpr_count": ("allocated_scalar_registers", _SCALAR_STEP, scalars),
    }
    for field, (metric, step, used) in steps.items():
        count = symbols.value(values.get(field, ""))
        if count is None or count < 0 or not step:
            continue
        given = (count + 1) * step
        if used is None or given >= max(used, 1) + step:
            yield fact(metric, given, f"{OPENING} {field}, steps of {step}", name, DIRECTIVE)


def vector_step(machine: Machine) -> int:
    """Vector registers of a step, 0 where it depends on more than the processor."""
    if not 0 < machine.generation < 10:
        return 0
    return 8 if machine.unified_accumulators else 4
