"""The descriptor of code object version 2 is not read: the text says so, and nothing that it states becomes a figure."""

from __future__ import annotations

import pytest

import isaview

HEAD = '\t.hsa_code_object_version 2,1\n\t.hsa_code_object_isa 9,0,6,"AMD","AMDGPU"\n'
FIELDS = """		enable_sgpr_kernarg_segment_ptr = 1
		user_sgpr_count = 2
		granulated_workitem_vgpr_count = (45-1)/4
		workgroup_group_segment_byte_size = 8*1024
		workitem_private_segment_byte_size = 64
		kernarg_segment_byte_size = 24
		wavefront_sgpr_count = 33
		workitem_vgpr_count = 45
		wavefront_size = 6
"""
TEXT = (
    f"{HEAD}\t.text\n\t.amdgpu_hsa_kernel k\nk:\n\t.amd_kernel_code_t\n{FIELDS}\t.end_amd_kernel_code_t\n"
    "\tv_mov_b32 v3, v0\n\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n"
)


def test_the_text_is_read_and_says_what_is_not():
    (module,) = isaview.read(TEXT)
    assert module.target == "gfx906"
    (kernel,) = module.kernels
    assert (kernel.name, kernel.is_entry, len(kernel), kernel.complete) == ("k", True, 2, False)
    (diagnostic,) = module.diagnostics
    assert diagnostic.line == 6
    assert "the descriptor of code object version 2 (.amd_kernel_code_t) is not read" in diagnostic.message


@pytest.mark.parametrize("name", ["shared_bytes", "private_bytes", "kernarg_bytes"])
def test_what_it_states_is_not_known(name):
    measure = isaview.report(isaview.read(TEXT)).kernel("k").measure(name)
    assert (measure.value, measure.origin) == (None, "unavailable")


def test_occupancy_is_not_known():
    found = isaview.report(isaview.read(TEXT)).kernel("k")
    assert found.occupancy.waves.value is None
    assert found.registers.allocated["vector"].origin != "stated"


def test_metadata_of_the_same_version_is_read():
    metadata = (
        "\t.amd_amdgpu_hsa_metadata\n---\nVersion: [ 1, 0 ]\nKernels:\n  - Name: k\n    SymbolName: 'k@kd'\n    CodeProps:\n"
        "      GroupSegmentFixedSize: 8192\n      NumVGPRs: 45\n...\n\t.end_amd_amdgpu_hsa_metadata\n"
    )
    found = isaview.report(isaview.read(TEXT + metadata)).kernel("k")
    assert found.measure("shared_bytes").value == 8192
    assert found.registers.allocated["vector"].value == 45
