"""The descriptor of code object version 2 states what later versions say in directives and metadata."""

from __future__ import annotations

import pytest

import isaview

HEAD = '\t.hsa_code_object_version 2,1\n\t.hsa_code_object_isa 9,0,6,"AMD","AMDGPU"\n'
FIELDS = """		enable_sgpr_kernarg_segment_ptr = 1
		enable_sgpr_workgroup_id_x = 1
		user_sgpr_count = 2
		granulated_workitem_vgpr_count = (45-1)/4
		granulated_wavefront_sgpr_count = 4
		workgroup_group_segment_byte_size = 8*1024
		workitem_private_segment_byte_size = 64
		kernarg_segment_byte_size = 24
		wavefront_sgpr_count = 33
		workitem_vgpr_count = 45
		wavefront_size = 6
"""


def text(fields: str = FIELDS, head: str = HEAD, body: str = "\tv_mov_b32 v3, v0\n") -> str:
    return (
        f"{head}\t.text\n\t.amdgpu_hsa_kernel k\nk:\n\t.amd_kernel_code_t\n{fields}\t.end_amd_kernel_code_t\n"
        f"{body}\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n"
    )


def kernel(written: str):
    return isaview.report(isaview.read(written)).kernel("k")


def test_what_is_stated():
    found = kernel(text())
    allocated = {file: (measure.value, measure.origin) for file, measure in found.registers.allocated.items()}
    assert allocated == {"vector": (45, "stated"), "scalar": (33, "stated"), "total": (45, "stated")}
    stated = {"shared_bytes": 8192, "private_bytes": 64, "kernarg_bytes": 24, "wave_size": 64}
    assert {name: found.measure(name).value for name in stated} == stated
    assert found.measure("shared_bytes").because == ".amd_kernel_code_t workgroup_group_segment_byte_size"
    assert found.occupancy.waves.value == 5 and not found.registers.disagreements


@pytest.mark.parametrize(
    ("count", "waves", "total"),
    [("granulated_workitem_vgpr_count = 20", 3, 84), ("compute_pgm_rsrc1_vgprs = 20", 3, 84), ("", 5, 45)],
)
def test_registers_set_aside_decide(count, waves, total):
    fields = FIELDS.replace("granulated_workitem_vgpr_count = (45-1)/4", count)
    found = kernel(text(fields))
    assert (found.occupancy.waves.value, found.registers.allocated["total"].value) == (waves, total)


def test_the_descriptor_names_the_processor_where_nothing_else_does():
    version = "".join(f"\t\tamd_machine_version_{part} = {n}\n" for part, n in (("major", 9), ("minor", 0), ("stepping", 10)))
    (module,) = isaview.read(text(FIELDS + version, head=""))
    assert module.target == "gfx90a"
    (older,) = isaview.read(text(FIELDS + version))
    assert older.target == "gfx906"


def test_what_the_hardware_sets_is_alive_at_the_start():
    live = kernel(text(body="\tv_mov_b32 v1, s2\n\tv_mov_b32 v2, s3\n\tv_mov_b32 v3, s0\n")).registers.peak_live
    assert live["scalar"].value == 2  # s0 and the group's identifier in s2; nothing sets s3


def test_unknown_values_state_nothing():
    found = kernel(text("\t\tworkitem_vgpr_count = .AUTO_VGPR_COUNT\n\t\twavefront_size = 7\n"))
    assert found.registers.allocated["vector"].origin == "counted"
    assert found.registers.allocated["vector"].value == 4


def test_each_descriptor_belongs_to_the_label_before_it():
    second = text(FIELDS.replace("= 45", "= 20").replace("(45-1)/4", "4"), head="").replace("k\n", "q\n").replace("k:", "q:")
    report = isaview.report(
        isaview.read(text() + second.replace(".Lend", ".Lother").replace("-k", "-q").replace("size k", "size q"))
    )
    assert [report.kernel(name).registers.allocated["vector"].value for name in ("k", "q")] == [45, 20]
