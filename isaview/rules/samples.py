"""Dumps that the samples of rules share: what stands around the instructions of one kernel ``k``."""

from __future__ import annotations


def amdgcn(body: str, target: str = "gfx942", descriptor: str = "") -> str:
    """Assembly of one AMDGCN kernel; ``descriptor`` are lines between the target and the code."""
    return f"""
	.amdgcn_target "amdgcn-amd-amdhsa--{target}"
{descriptor}	.text
	.globl	k
	.type	k,@function
k:
{body}.Lend:
	.size	k, .Lend-k
"""


def ptx(body: str, parameters: str = ".param .u64 a", target: str = "sm_80") -> str:
    """PTX of one kernel; ``body`` stands between its braces, the registers it declares included."""
    return f"""
.version 8.0
.target {target}
.address_size 64
.visible .entry k({parameters})
{{
{body}}}
"""
