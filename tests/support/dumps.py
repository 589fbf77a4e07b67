"""Dumps written by hand: AMDGCN files with kernels of chosen needs, in the forms in which compilers state them."""

from msgspec import Struct

_BODY = """\t.globl\t{name}
\t.p2align\t8
\t.type\t{name},@function
{name}:
{lines}\ts_endpgm
.Lend_{name}:
\t.size\t{name}, .Lend_{name}-{name}
\t.section\t.rodata,"a",@progbits
\t.p2align\t6, 0x0
\t.amdhsa_kernel {name}
\t\t.amdhsa_group_segment_fixed_size {shared}
\t\t.amdhsa_private_segment_fixed_size {private}
\t\t.amdhsa_next_free_vgpr {free}
\t\t.amdhsa_next_free_sgpr 16
{offset}\t.end_amdhsa_kernel
\t.text
"""
_SETS = """\t.set {name}.num_vgpr, {vgprs}
\t.set {name}.num_agpr, {agprs}
\t.set {name}.numbered_sgpr, 16
"""
_METADATA = """  - .args:           []
    .group_segment_fixed_size: {shared}
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name:           {name}
    .private_segment_fixed_size: {private}
    .sgpr_count:     16
    .sgpr_spill_count: {sgpr_spills}
    .symbol:         {name}.kd
    .vgpr_count:     {count}
    .vgpr_spill_count: {spills}
    .wavefront_size: 64
"""


class Needs(Struct, frozen=True):
    """One kernel: its name, and what the dump states of it."""

    name: str = "gemm"
    vgprs: int = 9
    agprs: int = 0
    shared: int = 0
    private: int = 0
    spills: int = 0
    sgpr_spills: int = 0
    adds: int = 12
    metadata: bool = True
    sets: bool = False
    free: str = ""


def amdgcn(*kernels, target="gfx942"):
    """The text of a file with these kernels."""
    unified = target in ("gfx90a", "gfx942", "gfx950")
    pieces = [f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n\t.text\n']
    for one in kernels:
        total = 4 * -(-one.vgprs // 4) + one.agprs if unified and one.agprs else max(one.vgprs, one.agprs)
        high = one.vgprs - 1
        lines = f"\tv_mov_b32_e32 v{high}, 1\n" + f"\tv_add_u32_e32 v{high}, v{high}, v0\n" * one.adds
        given = {name: getattr(one, name) for name in ("name", "vgprs", "agprs", "shared", "private", "spills", "sgpr_spills")}
        offset = f"\t\t.amdhsa_accum_offset {4 * -(-one.vgprs // 4)}\n" if unified else ""
        pieces.append(_BODY.format(**given, lines=lines, free=one.free or total, offset=offset))
        pieces.append(_SETS.format(**given) if one.sets else "")
    if any(one.metadata for one in kernels):
        pieces.append("\t.amdgpu_metadata\n---\namdhsa.kernels:\n")
        for one in kernels:
            total = 4 * -(-one.vgprs // 4) + one.agprs if unified and one.agprs else max(one.vgprs, one.agprs)
            given = {name: getattr(one, name) for name in ("name", "shared", "private", "spills", "sgpr_spills")}
            metadata = _METADATA.format(**given, count=total)
            agprs = metadata.replace("    .group", f"    .agpr_count:     {one.agprs}\n    .group", 1)
            pieces.append(agprs if unified or target == "gfx908" else metadata)
        pieces.append(
            f"amdhsa.target:   amdgcn-amd-amdhsa--{target}\namdhsa.version:\n  - 1\n  - 2\n...\n\t.end_amdgpu_metadata\n"
        )
    return "".join(pieces)
