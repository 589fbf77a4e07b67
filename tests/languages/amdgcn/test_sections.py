"""Sections of AMDGCN text: what is code and what is not, however their flags are written."""

from __future__ import annotations

import pytest

import isaview


def test_flags_of_sections_may_be_words() -> None:
    """``#alloc``, as assemblers of SunOS had them and AMD's own compilers wrote them: code and data are told apart."""
    text = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.section	.text.k,#alloc,#execinstr
	.globl	k
	.type	k,@function
k:
	s_endpgm
	.section	.rodata,#alloc ; and a comment
table:
	.pushsection .text.more, #alloc, #execinstr
	.type	more,@function
more:
	s_nop 0
	s_setpc_b64 s[30:31]
	.popsection
"""
    (module,) = isaview.read(text)
    assert not module.diagnostics
    assert [(kernel.name, len(kernel.forms)) for kernel in module.kernels] == [("k", 1), ("more", 2)]


HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.globl k\n\t.type k,@function\nk:\n'


@pytest.mark.parametrize(
    ("body", "unread"),
    [
        ("\t.long 0xBE9B0002, 0xBF810000\n", 1),
        ("\tv_mov_b32 v1, 0\n\t.long 0xD3E00000\n\t.long 0x04020100\n\ts_endpgm\n", 2),
        ("\ts_branch .L1\n.L1:\n\t.byte 1, 2, 3, 4\n\ts_endpgm\n", 1),
        ("\ts_endpgm\n\t.long 1, 2\n\t.short 3\n", 0),
        ("\ts_branch .L1\n\t.long 7\n.L1:\n\ts_endpgm\n", 0),
        ('\t.section .rodata.max,"a",@progbits\n\t.quad 7\n\t.text\n\ts_endpgm\n', 0),
        ("\t.data\n\t.word 7\n\t.text\n\ts_endpgm\n\t.size k, .-k\n\t.long 8\n", 0),
    ],
)
def test_instructions_that_stand_as_numbers_are_not_read(body: str, unread: int) -> None:
    (module,) = isaview.read(HEAD + body)
    assert module.statements_total - module.statements_read == unread
    assert all("as a number" in one.message for one in module.diagnostics)
    (kernel,) = module.kernels
    assert kernel.complete == (not unread)
