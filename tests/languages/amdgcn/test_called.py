"""Registers that nothing states are counted in a kernel and in all that it calls."""

from __future__ import annotations

import pytest

import isaview

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n\t.text\n'
FUNCTION = "\t.globl {0}\n\t.type {0},@function\n{0}:\n{1}.L{0}end:\n\t.size {0}, .L{0}end-{0}\n"
CALL = (
    "\ts_getpc_b64 s[4:5]\n\ts_add_u32 s4, s4, {0}@rel32@lo+4\n\ts_addc_u32 s5, s5, {0}@rel32@hi+12\n"
    "\ts_swappc_b64 s[30:31], s[4:5]\n"
)
POINTER = "\ts_load_dwordx2 s[4:5], s[8:9], 0x0\n\ts_waitcnt lgkmcnt(0)\n\ts_swappc_b64 s[30:31], s[4:5]\n"
LEAF = "\tv_mov_b32_e32 v59, v0\n\ts_setpc_b64 s[30:31]\n"


def allocated(calls: str, *functions: tuple[str, str]):
    texts = [FUNCTION.format(name, body) for name, body in (*functions, ("k", f"\tv_mov_b32_e32 v3, v0\n{calls}\ts_endpgm\n"))]
    found = isaview.report(isaview.read(HEAD + "".join(texts)))
    return found.kernel("k").registers.allocated["vector"]


def test_without_calls_the_text_alone_counts():
    measure = allocated("")
    assert (measure.value, measure.origin) == (4, "counted") and "the text names" in measure.because


@pytest.mark.parametrize(
    "between", [(), (("f", f"{CALL.format('leaf')}\ts_setpc_b64 s[40:41]\n"),)], ids=["directly", "through another"]
)
def test_what_is_called_counts(between):
    measure = allocated(CALL.format(between[0][0] if between else "leaf"), ("leaf", LEAF), *between)
    assert (measure.value, measure.origin) == (60, "counted")
    assert "the kernel and what it calls name" in measure.because


@pytest.mark.parametrize(
    ("call", "why"), [(CALL.format("ext"), "ext is called"), (POINTER, "what an address in registers leads to is called")]
)
def test_what_is_not_in_the_text_may_use_more(call, why):
    measure = allocated(call, ("leaf", LEAF))
    assert (measure.origin, measure.low, measure.high) == ("estimated", measure.value, 512)
    assert why in measure.because


def test_no_motive_is_told_for_registers_that_no_compiler_counted():
    text = FUNCTION.format("k", "\tv_mov_b32_e32 v3, v0\n\ts_endpgm\n")
    text += "\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 100\n\t.amdhsa_next_free_sgpr 8\n\t.amdhsa_accum_offset 100\n"
    text += "\t.end_amdhsa_kernel\n"
    total = isaview.report(isaview.read(HEAD + text)).kernel("k").registers.allocated["total"]
    assert (total.value, total.because) == (100, ".amdhsa_next_free_vgpr: 96 more than the text names")
