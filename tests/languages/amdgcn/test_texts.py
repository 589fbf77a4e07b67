"""AMDGCN: whole texts: facts, functions, calls, disassemblies, macros."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.inputs.load import read
from isaview.languages.amdgcn import dialect as amdgcn
from isaview.languages.amdgcn.expressions import Symbols
from isaview.languages.amdgcn.targets import Machine, generation, isa
from isaview.model.assemble import assemble
from isaview.model.kernel import Module, calls_of
from isaview.model.statements import DIRECTIVE, METADATA, REMARK, Defined, Located, Operation, Unread
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"


def module(text: str) -> Module:
    (only,) = assemble(amdgcn.statements(text), amdgcn.DIALECT)
    return only


def values(text: str, name: str = "k") -> dict[str, object]:
    kernel = next(kernel for kernel in module(text).kernels if kernel.name == name)
    return {metric: measure.value for metric, measure in kernel.stated.items()}


COMPILED = """\t.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
\t.text
\t.globl\tk
\t.p2align\t8
\t.type\tk,@function
k:                                      ; @k
; %bb.0:
\ts_load_dwordx2 s[0:1], s[4:5], 0x0
                                        ; implicit-def: $vgpr3_vgpr4
                                        ; implicit-def: $agpr0
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
\tscratch_store_dword off, v3, s32 ; 4-byte Folded Spill
\tscratch_load_dword v1, off, s32 offset:8 ; 8-byte Folded Reload
\ts_cbranch_scc1 .LBB0_1
\ts_endpgm
\t.section\t.rodata,"a",@progbits
\t.p2align\t6, 0x0
\t.amdhsa_kernel k
\t\t.amdhsa_group_segment_fixed_size 1024
\t\t.amdhsa_private_segment_fixed_size 16
\t\t.amdhsa_next_free_vgpr max(totalnumvgprs(k.num_agpr, k.num_vgpr), 1, 0)
\t\t.amdhsa_next_free_sgpr 20
\t\t.amdhsa_reserve_xnack_mask 1
\t\t.amdhsa_accum_offset 48
\t\t.amdhsa_user_sgpr_count 6
\t.end_amdhsa_kernel
\t.text
.Lfunc_end0:
\t.size\tk, .Lfunc_end0-k
                                        ; -- End function
\t.set k.num_vgpr, max(5, amdgpu.max_num_vgpr)
\t.set k.num_agpr, 4
; Kernel info:
; codeLenInByte = 84
; TotalNumSgprs: 26
; NumVgprs: k.num_vgpr
; NumAgprs: k.num_agpr
; TotalNumVgprs: totalnumvgprs(k.num_agpr, k.num_vgpr)
; ScratchSize: 16
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; Occupancy: occupancy(8, 8, 512, 8, 8, 26, 52)
\t.set amdgpu.max_num_vgpr, 48
\t.section\t".note.GNU-stack","",@progbits
__hip_cuid_1:
\t.byte\t0
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     4
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 256
    .name:           k
    .private_segment_fixed_size: 16
    .reqd_workgroup_size:
      - 16
      - 4
      - 1
    .sgpr_count:     26
    .sgpr_spill_count: 1
    .symbol:         k.kd
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 2
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
...
\t.end_amdgpu_metadata
"""


def test_what_a_compiler_states() -> None:
    assert values(COMPILED) == {
        "vector_registers": 48,
        "accumulator_registers": 4,
        "total_vector_registers": 52,
        "allocated_vector_registers": 52,
        "scalar_registers": 26,
        "allocated_scalar_registers": 26,
        "accumulator_offset": 48,
        "shared_bytes": 1024,
        "private_bytes": 16,
        "spilled_vector_registers": 2,
        "spilled_scalar_registers": 1,
        "kernarg_bytes": 12,
        "max_threads": 256,
        "required_threads": 64,
        "required_threads_x": 16,
        "required_threads_y": 4,
        "required_threads_z": 1,
        "wave_size": 64,
        "code_bytes": 84,
        "dynamic_stack": 0,
        "occupancy_waves": 8,
        "user_scalar_registers": 6,
    }


def test_every_place_that_states_a_figure_is_kept() -> None:
    (kernel,) = module(COMPILED).kernels
    shared = [(fact.rank, fact.measure.value) for fact in kernel.facts if fact.name == "shared_bytes"]
    assert shared == [(DIRECTIVE, 1024), (METADATA, 1024), (REMARK, 1024)]


def test_target_parameters_and_structure() -> None:
    only = module(COMPILED)
    (kernel,) = only.kernels
    assert (only.target, only.wave_size, only.diagnostics) == ("gfx942", 64, ())
    assert kernel.is_entry
    assert kernel.parameters == (("global_buffer", 8), ("by_value", 4))
    assert kernel.labels[".LBB0_1"] == 1
    assert [*kernel.definitions.values(), *kernel.closing_definitions.values()] == [["v3", "v4", "a0"]]
    assert [("spill" in form.flags) for form in kernel.forms] == [False, True, True, False, False]
    assert ("s[0:6]", 32) in kernel.arguments


def test_old_metadata_and_flow_style_are_read() -> None:
    old = """\t.amd_amdgpu_hsa_metadata
---
Version:         [ 1, 0 ]
Kernels:
  - Name:            k
    SymbolName:      'k@kd'
    Args:
      - Size:            8
        ValueKind:       GlobalBuffer
    CodeProps:
      KernargSegmentSize: 8
      NumVGPRs:        3
...
\t.end_amd_amdgpu_hsa_metadata
k:
\ts_endpgm
"""
    assert (values(old)["total_vector_registers"], values(old)["kernarg_bytes"]) == (3, 8)
    written = "amdhsa.kernels: [{.name: k, .symbol: k.kd, .vgpr_count: 7}]"
    flow = f"\t.amdgpu_metadata\n{written}\n\t.end_amdgpu_metadata\nk:\n\ts_endpgm\n"
    assert values(flow)["total_vector_registers"] == 7
    bomb = flow.replace(".vgpr_count: 7", ".vgpr_count: &a 7, .x: *a")
    assert "total_vector_registers" not in values(bomb)


CALLS = """\t.type callee,@function
callee:
\ts_setpc_b64 s[30:31]
\t.size callee, .-callee
\t.type k,@function
k:
\ts_getpc_b64 s[16:17]
\ts_add_u32 s16, s16, callee@rel32@lo+4
\ts_addc_u32 s17, s17, callee@rel32@hi+12
\tv_mov_b32_e32 v0, 1
\ts_swappc_b64 s[30:31], s[16:17]
\ts_getpc_b64 s[4:5]
\ts_add_u32 s4, s4, other@gotpcrel32@lo+4
\ts_addc_u32 s5, s5, other@gotpcrel32@hi+12
\ts_load_dwordx2 s[6:7], s[4:5], 0x0
\ts_swappc_b64 s[30:31], s[6:7]
\ts_swappc_b64 s[30:31], s[16:17]
\ts_getpc_b64 s[8:9]
.Lpost_getpc0:
\ts_add_u32 s8, s8, (.LBB1_9-.Lpost_getpc0)&4294967295
\ts_addc_u32 s9, s9, (.LBB1_9-.Lpost_getpc0)>>32
\ts_setpc_b64 s[8:9]
.LBB1_9:
\ts_endpgm
"""


def test_calls_through_registers_that_hold_a_known_address() -> None:
    only = module(CALLS)
    assert [(kernel.name, kernel.is_entry) for kernel in only.kernels] == [("callee", False), ("k", True)]
    assert calls_of(only)["k"] == ("callee", "other")
    forms = only.kernels[1].forms
    assert [form.flow for form in forms if form.flow != "next"] == ["call", "call", "call", "jump", "stop"]
    assert [bool(form.targets) for form in forms if form.flow == "call"] == [True, True, False]
    assert "call_through_register" in forms[10].flags
    assert only.kernels[0].forms[0].flow == "return"


def test_a_value_written_over_an_address_is_no_address() -> None:
    text = CALLS.replace("\tv_mov_b32_e32 v0, 1\n", "\ts_mov_b32 s16, 0\n")
    assert calls_of(module(text))["k"] == ("other",)


DISASSEMBLY = """
a.o:	file format elf64-amdgpu

Disassembly of section .text:

0000000000001900 <k>:
	s_branch 61                                                // 000000001900: BF82003D <k+0xf8>
	s_nop 0                                                    // 000000001904: BF800000
	s_nop 0                                                    // 000000001908: BF800000
	v_mov_b32_e32 v1, s3                                       // 0000000019F8: 7E020203

00000000000019fc <label_0314>:
	s_getpc_b64 s[0:1]                                         // 0000000019FC: BE801C00
	s_add_u32 s0, s0, 0x20                                     // 000000001A00: 8000FF00 00000020
	s_swappc_b64 s[30:31], s[0:1]                              // 000000001A08: BE9E1E08
	s_cbranch_scc0 65531                                       // 000000001A0C: BF84FFFB <label_0314>
	s_endpgm                                                   // 000000001A10: BF810000
	s_code_end                                                 // 000000001A14: BF9F0000

0000000000001a20 <helper(int)>:
	s_setpc_b64 s[30:31]                                       // 000000001A20: BE801D1E
	s_nop 0                                                    // 000000001A24: BF800000

Disassembly of section .rodata:

0000000000000000 <k.kd>:
	v_cndmask_b32_e32 v0, s0, v0, vcc                          // 000000000000: 00000000
"""


def test_a_disassembly() -> None:
    only = module(DISASSEMBLY)
    assert only.diagnostics == ()
    kernel, helper = only.kernels
    assert (kernel.name, kernel.is_entry, helper.name, helper.is_entry) == ("k", True, "helper(int)", False)
    assert [form.opcode for form in kernel.forms][0::5] == ["s_branch", "s_cbranch_scc0"]
    assert (len(kernel), len(helper)) == (7, 1)
    assert kernel.stated["padding_instructions"].value == 3
    branch = kernel.forms[0]
    assert kernel.labels[branch.targets[0].bind(kernel.tokens[0])] == 1
    back = kernel.forms[5]
    assert kernel.labels[back.targets[0].bind(kernel.tokens[5])] == kernel.labels["label_0314"] == 2
    assert calls_of(only)["k"] == ("helper(int)",)
    assert kernel.lines[0] == 7


def test_several_disassembled_files_are_several_modules() -> None:
    modules = assemble(amdgcn.statements(DISASSEMBLY + DISASSEMBLY.replace("a.o", "b.o")), amdgcn.DIALECT)
    assert [len(each.kernels) for each in modules] == [2, 2]
    assert modules[1].part == "b.o"


def test_branches_to_symbolized_operands() -> None:
    text = """
l.o:	file format elf64-amdgpu

Disassembly of section .text:

0000000000000000 <k>:
	s_mov_b32 s3, 0                                            // 000000000014: BE830080

0000000000000018 <L0>:
	s_cbranch_scc1 L0                                          // 000000000018: BFA2FFF4
	s_endpgm                                                   // 00000000001C: BFB00000
"""
    (kernel,) = module(text).kernels
    assert (kernel.labels, len(kernel)) == ({"L0": 1}, 3)


PADDED = """
a.o:	file format elf64-amdgpu

Disassembly of section .text:

0000000000001900 <k>:
	v_mov_b32_e32 v1, s3                                       // 000000001900: 7E020203
	s_endpgm                                                   // 0000000019F8: BF810000
	v_cndmask_b32_e32 v0, s0, v0, vcc                          // 0000000019FC: 00000000

0000000000001a00 <second>:
	v_mov_b32_e32 v1, s3                                       // 000000001A00: 7E020203
	s_cbranch_scc0 65534                                       // 000000001A04: BF84FFFE <second>
	s_endpgm                                                   // 000000001A08: BF810000

0000000000001a10 <helper>:
	v_mov_b32_e32 v1, s3                                       // 000000001A10: 7E020203
	s_trap 2                                                   // 000000001A14: BF920002

0000000000001b00 <third>:
	s_endpgm                                                   // 000000001B00: BF810000
"""


def test_padding_of_zero_words_parts_kernels() -> None:
    only = module(PADDED)
    assert only.diagnostics == ()
    assert [(kernel.name, kernel.is_entry, len(kernel)) for kernel in only.kernels] == [
        ("k", True, 2),
        ("second", True, 3),
        ("helper", False, 2),
        ("third", True, 1),
    ]
    assert only.kernels[0].stated["padding_instructions"].value == 1


def test_a_symbol_that_control_reaches_by_a_branch_is_a_place() -> None:
    text = PADDED.replace("s_endpgm                                                   // 0000000019F8: BF810000", JUMP)
    (kernel,) = (kernel for kernel in module(text).kernels if kernel.name == "k")
    assert kernel.labels["second"] == 2


JUMP = "s_branch 1                                                 // 0000000019F8: BF820001 <second>"


MACROS = """
.set vgprBase, 4
.macro pair reg, val=2, rest:vararg
  v_mov_b32 v[\\reg], \\val
.if \\val == 2
  v_mov_b32 v[\\reg+1], 0
.elseif \\val == 3
  v_mov_b32 v[\\reg+1], 1
.else
  .exitm
.endif
  s_nop 7
.endm
k:
  pair vgprBase
  pair vgprBase+2, 3
  pair reg=8, val=1
.rept 3
  s_nop 0
.endr
.irp n, 1, 5
  v_mov_b32 v\\n, 0
.endr
.irpc n, 23
  v_mov_b32 v\\n, 0
.endr
1:
  s_cbranch_scc0 1b
  s_cbranch_scc1 1f
1:
.if .amdgcn.gfx_generation_number == 9
  v_mov_b32 v[vgprBase+0:vgprBase+1], 0
.else
  s_nop 1
.endif
.ifdef nowhere
  s_nop 2
.endif
  s_endpgm
"""


def test_macros_repetitions_and_conditions() -> None:
    text = '.amdgcn_target "amdgcn-amd-amdhsa--gfx906"\n' + MACROS
    only = module(text)
    assert only.diagnostics == ()
    (kernel,) = only.kernels
    written = [" ".join(register.name for register in instruction.writes) for instruction in kernel.instructions]
    assert written == ["v4", "v5", "", "v6", "v7", "", "v8", "", "", "", "v1", "v5", "v2", "v3", "", "", "v4 v5", ""]
    assert [kernel.forms[index].targets[0].bind(kernel.tokens[index]) for index in (14, 15)] == [".Llocal_1_1", ".Llocal_1_2"]
    assert kernel.labels == {".Llocal_1_1": 14, ".Llocal_1_2": 16}
    assert kernel.lines[0] == kernel.lines[2] == text[: text.index("pair vgprBase\n")].count("\n") + 1


REPORTED = (
    (".if unknown_symbol\ns_nop 1\n.endif\n", "the condition is not known"),
    (".rept many\ns_nop 1\n.endr\n", "the number of repetitions is not known"),
    (".rept 999999999\ns_nop 1\n.endr\n", "more than"),
    (".macro m\nm\n.endm\nm\n", "inside each other"),
    (".macro m a:req\ns_nop 1\n.endm\nm\n", "needs an argument"),
    (".macro m\ns_nop 1\n", ".endm is missing"),
    (".if 1\ns_nop 1\n", ".endif is missing"),
    (".endr\n.rept 0\n.endr\n", ".endr without its beginning"),
    ('.include "common.inc"\n', "the included file is not at hand"),
)


@pytest.mark.parametrize(("text", "why"), REPORTED, ids=[row[1] for row in REPORTED])
def test_what_cannot_be_expanded_is_reported(text: str, why: str) -> None:
    items = list(amdgcn.statements(f"k:\n{text}s_endpgm\n"))
    unread = [statement for _, statement, _ in items if isinstance(statement, Unread)]
    assert any(why in statement.message and statement.structural for statement in unread)
    assert all(line >= 1 for line, _, _ in items)


def test_the_assembler_keeps_count_of_registers() -> None:
    text = """
.amdhsa_kernel a
  .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
.end_amdhsa_kernel
a:
  v_mov_b32 v[0:7], 0
  s_endpgm
.amdhsa_kernel k
  .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
.end_amdhsa_kernel
k:
  s_endpgm
"""
    assert (values(text, "a")["allocated_vector_registers"], values(text)["allocated_vector_registers"]) == (0, 8)


EXPRESSIONS = (
    ("1+2*3", 7),
    ("2+3|4", 9),
    ("(1<<4)|3", 19),
    ("3 == 3", -1),
    ("~0", -1),
    ("-(7)/2", -3),
    ("max(1, b, 3)", 6),
    ("alignto(5, 4)", 8),
    ("a", None),
    ("undefined", None),
    ("1/0", None),
    ("max(", None),
    ("1 2", None),
    ("extrasgprs(1, 1, 0)", 6),
    ("totalnumvgprs(4, 5)", 12),
    ("occupancy(10, 4, 256, 8, 10, 90, 60)", 4),
)


@pytest.mark.parametrize(("text", "wanted"), EXPRESSIONS, ids=[row[0] for row in EXPRESSIONS])
def test_expressions(text: str, wanted: int | None) -> None:
    symbols = Symbols({"a": "c+1", "c": "a", "b": "d*2", "d": "3"}, Machine(9, unified_accumulators=True))
    assert symbols.value(text) == wanted


def test_deep_expressions_and_long_chains_of_symbols() -> None:
    chain = {f"s{n}": f"s{n + 1}+1" for n in range(5000)} | {"s5000": "0"}
    assert Symbols(chain, Machine()).value("s0") == 5000
    assert Symbols({}, Machine()).value("(" * 20000 + "1" + ")" * 20000) == 1


TARGETS = (
    ("amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-", "gfx90a:sramecc+:xnack-", (9, 0, 10)),
    ("amdgpu9.42-amd-amdhsa-unknown-gfx942", "gfx942", (9, 4, 2)),
    ("amdgcn-amd-amdhsa-unknown-gfx1250", "gfx1250", (12, 5, 0)),
    ("amdgcn-amd-amdhsa--gfx9-4-generic", "gfx9-4-generic", (9, 4, 0)),
    ("amdgcn-amd-amdhsa--gfx11-generic", "gfx11-generic", (11, 0, 0)),
    ("amdgcn-amd-amdpal", "", (0, 0, 0)),
)


@pytest.mark.parametrize(("triple", "processor", "version"), TARGETS, ids=[row[0] for row in TARGETS])
def test_targets(triple: str, processor: str, version: tuple[int, int, int]) -> None:
    assert isa(triple) == processor
    assert generation(processor) == version


def test_source_positions_with_what_they_were_inlined_into() -> None:
    text = """\t.file\t1 "/src" "k.py"
\t.type\tk,@function
k:
\t.loc\t1 23 5 prologue_end ; k.py:23:5 @[ outer.py:60:20 @[ most.py:1:2 ] ]
\ts_nop 0
\t.loc\t1 0 5
\ts_endpgm
"""
    (kernel,) = module(text).kernels
    position = kernel.position(0)
    assert position is not None
    assert str(position) == "/src/k.py:23"
    assert kernel.position(1) is None
    assert any(isinstance(statement, Located) for _, statement, _ in amdgcn.statements(text))


def test_implicit_definitions_of_halves() -> None:
    text = "k:\n; implicit-def: $vgpr3_hi16\n\ts_endpgm\n"
    defined = [
        statement.register.bind(tokens) for _, statement, tokens in amdgcn.statements(text) if isinstance(statement, Defined)
    ]
    assert defined == ["v3.h"]


def test_several_modules_of_one_text() -> None:
    modules = assemble(amdgcn.statements(COMPILED + COMPILED.replace("gfx942", "gfx90a")), amdgcn.DIALECT)
    assert [each.target for each in modules] == ["gfx942", "gfx90a"]
    assert [each.kernels[0].line for each in modules] == [6, 6 + COMPILED.count("\n")]


def test_damage_costs_one_statement() -> None:
    only = module(COMPILED.replace("0x0\n", "]]\n", 1))
    assert [(diagnostic.line, diagnostic.column) for diagnostic in only.diagnostics] == [(8, 33)]
    assert len(only.kernels[0]) == 4


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.s")), ids=lambda path: path.name)
def test_samples_are_read_whole(path: Path) -> None:
    modules = assemble(amdgcn.statements(path.read_text(encoding="utf-8")), amdgcn.DIALECT)
    assert [each.diagnostics for each in modules] == [() for _ in modules]
    forms = [form for each in modules for kernel in each.kernels for form in kernel.forms]
    assert {form.recognised for form in forms} == {"table"}


@given(
    st.lists(st.sampled_from([*COMPILED.split("\n"), *MACROS.split("\n"), *DISASSEMBLY.split("\n")]), max_size=40), st.data()
)
def test_any_lines_in_any_order_are_read_without_an_error(lines: list[str], data: st.DataObject) -> None:
    text = "\n".join(lines)
    if text:
        at = data.draw(st.integers(0, len(text) - 1))
        text = text[:at] + data.draw(st.text(st.characters(exclude_characters="\x01\x02"), max_size=3)) + text[at + 1 :]
    items = list(amdgcn.statements(text))
    assert all(1 <= line <= text.count("\n") + text.count("\r") + 1 for line, _, _ in items)
    assert sum(isinstance(statement, Operation) for _, statement, _ in items) <= 200 * (text.count("\n") + 1)


@pytest.mark.parametrize(
    ("window", "comment", "whole"),
    [("64", "", False), ("64", " /*v258*/", True), ("0", "", True), ("0x4000", "", True), ("hidden", "", False)],
)
def test_a_register_named_by_the_low_bits_of_its_number_only_is_not_counted(window: str, comment: str, whole: bool) -> None:
    text = f"""\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
k:
\tv_mov_b32 v1, 0
\ts_set_vgpr_msb {window}
\tv_mov_b32 v2{comment}, v1
\ts_endpgm
"""
    (kernel,) = module(text).kernels
    assert kernel.complete == whole


def test_a_module_of_objects_alone_has_no_function_whose_label_is_missing() -> None:
    head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n'
    objects = (
        '\t.type\t__hip_cuid_1,@object\n\t.section\t.bss,"aw",@nobits\n\t.globl\t__hip_cuid_1\n__hip_cuid_1:\n\t.byte\t0\n'
    )
    (module,) = read(head + objects)
    assert not module.kernels and not module.diagnostics


LINED = """
k.co:\tfile format elf64-amdgpu

Disassembly of section .text:

0000000000001000 <k>:
; k():
; /src/a b.hip:4
\ts_mov_b32 s0, 1                                            // 000000001000: BE800081
; /src/head.h:12 (discriminator 2)
\ts_mov_b32 s1, 1                                            // 000000001004: BE810081
; /src/head.h:0
\ts_mov_b32 s2, 1                                            // 000000001008: BE820081
; /src/a b.hip:7
\ts_endpgm                                                   // 00000000100C: BF810000
"""


def test_a_disassembly_with_line_numbers_has_source_positions():
    """``llvm-objdump -d -l`` names the position of what follows in comments; line 0 is no position."""
    (kernel,) = module(LINED).kernels
    places = [kernel.position(index) for index in range(len(kernel))]
    assert [place and (place.file, place.line) for place in places] == [
        ("/src/a b.hip", 4),
        ("/src/head.h", 12),
        None,
        ("/src/a b.hip", 7),
    ]
