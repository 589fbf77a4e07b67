"""LLVM gives what cannot be replaced a second name, ``.Lf$local``: it is a place in the function, not another one."""

from __future__ import annotations

import isaview
from isaview.model.kernel import calls_of

TEXT = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	helper
	.type	helper,@function
helper:
.Lhelper$local:
	.type	.Lhelper$local,@function
	v_mov_b32_e32 v0, 1
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	helper, .Lfunc_end0-helper
	.size	.Lhelper$local, .Lfunc_end0-helper
	.globl	k
	.type	k,@function
k:
.Lk$local:
	.type	.Lk$local,@function
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, .Lhelper$local@rel32@lo+4
	s_addc_u32 s5, s5, .Lhelper$local@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
.Lfunc_end1:
	.size	k, .Lfunc_end1-k
	.size	.Lk$local, .Lfunc_end1-k
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
"""


def test_the_kernel_keeps_its_body_under_its_own_name():
    reading = isaview.read(TEXT)
    assert [(kernel.name, kernel.is_entry, len(kernel)) for kernel in reading.kernels()] == [
        ("helper", False, 2),
        ("k", True, 5),
    ]
    assert not [one for module in reading for one in module.diagnostics]


def test_a_call_by_the_second_name_calls_the_function():
    (module,) = isaview.read(TEXT)
    assert calls_of(module)["k"] == ("helper",)


def test_a_second_name_of_nothing_is_a_function_of_its_own():
    alone = TEXT.replace("helper:", "other:").replace("\thelper,", "\tother,").replace("helper\n", "other\n", 1)
    assert ".Lhelper$local" in [kernel.name for kernel in isaview.read(alone).kernels()]
