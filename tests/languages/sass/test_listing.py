"""SASS: whole listings: functions, labels, targets, encodings, positions and what is stated."""

from __future__ import annotations

import pytest

import isaview
from isaview.base.measure import Measure
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.inputs.load import read
from isaview.languages.sass import reader
from isaview.languages.sass.dialect import DIALECT
from isaview.model.assemble import assemble
from isaview.model.kernel import Kernel, Module
from isaview.rules.samples import sass

NVDISASM = """
	.target	sm_80

//--------------------- .text.k               --------------------------
	.section	.text.k,"ax",@progbits
	.sectioninfo	@"SHI_REGISTERS=34"
	.align	128
        .global         k
        .type           k,@function
        .size           k,(.L_x_9 - k)
        .other          k,@"STO_CUDA_ENTRY STV_DEFAULT"
k:
.text.k:
	//## File "a.cuh", line 9 inlined at "k.cu", line 41
	//## File "k.cu", line 41
        /*0000*/                   MOV R1, c[0x0][0x28] ;
.L_x_3:
	//## File "k.cu", line 42
        /*0010*/               @P0 BRA `(.L_x_1) ;
        /*0020*/                   STL [R1+0x108], R11  (*"SpillRefill"*);
        /*0030*/                   CALL.REL.NOINC `($k$f) ;
.L_x_1:
        /*0040*/                   BRX R14 -0x1f0                 (*"BRANCH_TARGETS .L_x_1,.L_x_2"*);
.L_x_2:
        /*0050*/                   EXIT ;
        .type           $k$f,@function
        .size           $k$f,(.L_x_9 - $k$f)
$k$f:
        /*0060*/                   FADD R4, R4, R5 ;
        /*0070*/                   RET.REL.NODEC R20 `(k) ;
.L_x_9:
"""
CUOBJDUMP = """
Fatbin elf code:
================
arch = sm_80
code version = [1,8]
host = linux
compile_size = 64bit

	code for sm_80
	.target	sm_80

		Function : k
	.headerflags	@"EF_CUDA_ACCELERATORS EF_CUDA_SM80"
        /*0000*/                   LDG.E R0, [R2.64] ;                    /* 0x0000000402007981 */
                                                                          /* 0x000ea4000c1e1900 */
        /*0010*/              @!P0 BRA 0x30 ;                             /* 0x0000000000008947 */
                                                                          /* 0x000fea0003800000 */
        /*0020*/                   CALL.REL.NOINC 0x50 ;                  /* 0x0000000000007944 */
                                                                          /* 0x000fea0003c00000 */
        /*0030*/                   STG.E [R2.64], R0 ;                    /* 0x0000000002007986 */
                                                                          /* 0x000fe2000c101906 */
        /*0040*/                   EXIT ;                                 /* 0x000000000000794d */
                                                                          /* 0x000fea0003800000 */
        /*0050*/                   FADD R0, R0, 0.5 ;                     /* 0x3f00000000007421 */
                                                                          /* 0x000fe40000000000 */
        /*0060*/                   RET.REL.NODEC R20 0x0 ;                /* 0x0000000014007950 */
                                                                          /* 0x000fea0003c3ffff */
		..........


Fatbin elf code:
================
arch = sm_90
code version = [1,8]
host = linux
compile_size = 64bit

	code for sm_90a
	.target	sm_90a

		Function : k
	.headerflags	@"EF_CUDA_ACCELERATORS EF_CUDA_SM90"
        /*0000*/                   EXIT ;                                 /* 0x000000000000794d */
                                                                          /* 0x000fea0003800000 */
		..........
"""
ONE = CUOBJDUMP.partition("Fatbin elf code:\n================\narch = sm_90")[0]
"""The first of its members."""


def kernels(text: str) -> dict[str, Kernel]:
    return {kernel.name: kernel for module in read(text) for kernel in module.kernels}


def registers(kernel: Kernel, index: int) -> tuple[list[str], list[str]]:
    one = kernel.instruction(index)
    return [register.name for register in one.reads], [register.name for register in one.writes]


def test_functions_of_a_section_are_told_apart() -> None:
    found = kernels(NVDISASM)
    assert [(name, kernel.is_entry, len(kernel)) for name, kernel in found.items()] == [("k", True, 6), ("$k$f", False, 2)]
    assert found["k"].stated["vector_registers"].value == 34
    assert [text.bind(found["k"].tokens[3]) for text in found["k"].forms[3].targets] == ["$k$f"]


def test_labels_begin_blocks_only_where_something_branches_to_them() -> None:
    kernel = kernels(NVDISASM)["k"]
    assert kernel.labels == {".L_x_1": 4, ".L_x_2": 5}
    flow = flow_of(kernel)
    assert [block.first for block in flow.blocks] == [0, 2, 4, 5]
    assert flow.unknown_jumps == ()
    assert flow.successors == ((1, 2), (2,), (2, 3), ())


def test_positions_name_the_innermost_function_first() -> None:
    kernel = kernels(NVDISASM)["k"]
    first, later = kernel.position(0), kernel.position(2)
    assert str(first) == "a.cuh:9" and str(first.inlined_at) == "k.cu:41" and first.inlined_at.inlined_at is None
    assert str(later) == "k.cu:42" and later.inlined_at is None


def test_spills_are_those_the_disassembler_marks() -> None:
    kernel = kernels(NVDISASM)["k"]
    assert [index for index, form in enumerate(kernel.forms) if "spill" in form.flags] == [2]


def test_several_targets_in_one_text_are_several_modules() -> None:
    assert [(module.target, module.wave_size, len(module.kernels)) for module in read(CUOBJDUMP)] == [
        ("sm_80", 32, 2),
        ("sm_90a", 32, 1),
    ]


def test_addresses_become_labels_and_called_code_a_function() -> None:
    found = kernels(ONE)
    assert [(name, kernel.is_entry, len(kernel)) for name, kernel in found.items()] == [("k", True, 5), ("k+0x50", False, 2)]
    kernel = found["k"]
    assert kernel.labels == {"0x30": 3}
    assert kernel.forms[2].flow == "call" and [text.bind(kernel.tokens[2]) for text in kernel.forms[2].targets] == ["k+0x50"]


def test_hidden_registers_of_a_descriptor_are_in_the_encoding() -> None:
    kernel = kernels(ONE)["k"]
    assert registers(kernel, 0) == (["UR4", "UR5", "R2", "R3"], ["R0"])
    assert registers(kernel, 3) == (["UR6", "UR7", "R2", "R3", "R0"], [])


def test_encodings_and_addresses_are_columns() -> None:
    found = kernels(ONE)
    assert found["k"].addresses.tolist() == [0x00, 0x10, 0x20, 0x30, 0x40]
    assert found["k"].encodings.tolist()[:2] == [0x0000000402007981, 0x000EA4000C1E1900]
    assert found["k+0x50"].encodings.tolist() == [0x3F00000000007421, 0xFE40000000000, 0x14007950, 0xFEA0003C3FFFF]
    assert kernels(NVDISASM)["k"].encodings.tolist() == []


def test_what_is_not_understood_is_said_and_shifts_no_column() -> None:
    text = ONE.replace("@!P0 BRA 0x30", "@!P0 BRA [[ 0x30")
    module = read(text)[0]
    assert [(each.line, each.message) for each in module.diagnostics] == [
        (16, "expected an operand or the end of the instruction, the line ends")
    ]
    kernel = module.kernels[0]
    assert not kernel.complete
    assert kernel.addresses.tolist() == [0x00, 0x20, 0x30, 0x40]
    assert kernel.encodings[2] == 0x0000000000007944


@pytest.mark.parametrize("text", [NVDISASM, CUOBJDUMP])
def test_shapes_say_what_single_lines_do(text: str) -> None:
    by_shape, by_line = (assemble(reader.read(text, cache), DIALECT) for cache in ({}, None))
    assert [told(module) for module in by_shape] == [told(module) for module in by_line] != []


def told(module: Module) -> list[tuple[object, ...]]:
    return [
        (kernel.name, kernel.registers, kernel.operands.reads, kernel.operands.writes, kernel.operands.kills, kernel.labels)
        for kernel in module.kernels
    ]


def test_what_is_set_aside_is_estimated_where_nothing_states_it() -> None:
    stated, guessed = (allocated(text) for text in (NVDISASM, ONE))
    assert (stated.value, stated.origin) == (34, "stated")
    assert (guessed.value, guessed.low, guessed.high, guessed.origin) == (24, 22, 24, "estimated")
    moved = allocated(ONE.replace("FADD R0, R0, 0.5", "USETMAXREG.DEALLOC.CTAPOOL 0x18"))
    assert (moved.value, moved.origin) == (None, "unavailable")


INFO = """
	.section	.nv.info,"",@"SHT_CUDA_INFO"
	.align	4

	//----- nvinfo : {name}
	.align		4
        /*0000*/ 	.byte	0x04, 0x2f
        /*0002*/ 	.short	(.L_1 - .L_0)
.L_0:
        /*0004*/ 	.word	index@(k)
        /*0008*/ 	.word	0x0000001e
"""


def test_without_options_nvdisasm_states_registers() -> None:
    """What -c leaves out, and from sm_90 on stands nowhere else."""
    plain = NVDISASM.replace('\t.sectioninfo\t@"SHI_REGISTERS=34"\n', "").replace("\n\n", INFO, 1)
    found = allocated(plain.replace("{name}", "EIATTR_REGCOUNT"))
    assert (found.value, found.origin, found.because) == (30, "stated", "EIATTR_REGCOUNT")
    assert allocated(plain.replace("{name}", "EIATTR_FRAME_SIZE")).origin == "estimated"


def test_registers_that_cuobjdump_prints_before_the_code() -> None:
    """What -sass and -res-usage print together."""
    used = "\nResource usage:\n Common:\n  GLOBAL:0\n Function k:\n  REG:26 STACK:0 SHARED:0 LOCAL:0 CONSTANT[0]:380\n"
    found = allocated(ONE.replace("\tcode for", used + "\n\tcode for", 1))
    assert (found.value, found.origin, found.because) == (26, "stated", "cuobjdump -res-usage")


def allocated(text: str) -> Measure:
    return isaview.report(read(text), strict=True).kernels[0].registers.allocated["vector"]


JSON = (
    '[{"ELF":{"layout-id":4},"SM":{"version":{"major":8,"minor":0}},"Producer":"nvdisasm"},'
    '[{"function-name":"k","start":0,"length":64,"sass-instructions":['
    '{"opcode":"LDL","operands":"R0,[R1+0x8]","annotations":[{"info":"SpillRefill"}]},'
    '{"opcode":"DEPBAR.LE","operands":"SB0,0x0,{2,1}"},'
    '{"predicate":"@!P0","opcode":"BRA","operands":"0x0"},{"opcode":"EXIT"}]}]]'
)


def test_json_is_read_as_the_listing_it_stands_for() -> None:
    (module,) = read(JSON.encode())
    (kernel,) = module.kernels
    assert (module.target, kernel.name, kernel.complete, len(kernel)) == ("sm_80", "k", True, 4)
    assert kernel.labels == {"0x0": 0} and kernel.forms[2].flow == "branch"
    assert "spill" in kernel.forms[0].flags
    assert kernel.instruction(1).operands == ("SB0", "0x0", "{2,1}")


CALLS = JSON.replace(
    "}]}]]", '},{"opcode":"CALL.REL.NOINC","operands":"$k$f"},{"opcode":"RET.REL.NODEC","operands":"R20,k"}]}]]'
)
MADE = [("-lineinfo  -arch sm_80a -m 64", "sm_80a"), ("-arch=sm_80", "sm_80"), ("-arch sm_90a", "sm_80"), ("", "sm_80")]


@pytest.mark.parametrize(("options", "target"), MADE)
def test_json_names_functions_and_the_options_the_letter_of_the_target(options: str, target: str) -> None:
    """The version in the head has no letter; the compiler's options do, as long as they are of the same processor."""
    (module,) = read(CALLS.replace('"SM"', f'".note.nv.tkinfo":{{"tki_toolOptions":"{options}"}},"SM"').encode())
    assert module.target == target and not module.diagnostics
    assert [form.flow for form in module.kernels[0].forms][-2:] == ["call", "return"]


@pytest.mark.parametrize("damaged", [JSON[:200], JSON.replace('"opcode"', '"code"'), JSON.replace('"major":8', '"major":[]')])
def test_damaged_json_is_no_listing(damaged: str) -> None:
    assert [len(module.kernels) for module in read(damaged.encode())] in ([], [0])


def test_a_call_reads_what_the_function_needs_and_writes_what_it_writes() -> None:
    kernel = kernels(CALLED)["k"]
    assert registers(kernel, 2) == (["R4", "R5", "P0", "R20", "R21", "R1"], ["R6", "R7"])
    killed = [kernel.registers[number].name for number in kernel.operands.kills[2]]
    assert killed == ["R6"]
    assert liveness_of(kernel).pressure["vector"].tolist() == [1, 2, 4, 3, 1]


def test_a_function_of_no_calling_convention_sets_no_registers_aside() -> None:
    """Which registers it uses says nothing of what it needs; the kernel's are those of both."""
    found = {kernel.name: kernel.measure("vector_registers") for kernel in isaview.report(CALLED).kernels}
    assert (found["k"].value, found["k"].origin) == (24, "estimated")
    assert found["$k$f"].value is None and "no calling convention" in found["$k$f"].because


CALLED = """
	.target	sm_90
	.section	.text.k,"ax",@progbits
        .type           k,@function
        .other          k,@"STO_CUDA_ENTRY STV_DEFAULT"
k:
        /*0000*/                   MOV R1, c[0x0][0x28] ;
        /*0010*/                   MOV R4, 0x1 ;
        /*0020*/                   CALL.REL.NOINC `($k$f) ;
        /*0030*/                   STS [R6], R4 ;
        /*0040*/                   EXIT ;
        .type           $k$f,@function
$k$f:
        /*0050*/                   IADD3 R6, R4, R5, RZ ;
        /*0060*/               @P0 BRA `(.L_x_1) ;
        /*0070*/                   MOV R7, R6 ;
.L_x_1:
        /*0080*/                   RET.REL.NODEC R20 `(k) ;
"""


@pytest.mark.parametrize(
    ("opcodes", "kept"),
    [("NOP|EXIT|BRA 0x20|NOP|NOP", 3), ("NOP|NOP|EXIT", 3), ("EXIT|BRA 0x10|BRA 0x40|NOP|NOP", 5), ("NOP|NOP", 1)],
)
def test_padding_behind_the_last_instruction_is_no_instruction(opcodes: str, kept: int) -> None:
    lines = [f"        /*{16 * place:04x}*/                   {opcode} ;" for place, opcode in enumerate(opcodes.split("|"))]
    kernel = kernels("\n".join(["\tcode for sm_90", "\t\tFunction : k", *lines, "\t\t.........."]))["k"]
    assert (len(kernel), len(kernel.addresses)) == (kept, kept)


def test_a_line_without_an_address_is_unread_though_it_reads_like_an_instruction():
    (module,) = isaview.read("        /*0770*/                   NOP;\narch  sm_75\n")
    assert module.statements_total > module.statements_read
    assert any("arch" in told.text for told in module.diagnostics)


def test_functions_that_stand_elsewhere_have_no_label_here() -> None:
    text = sass("CALL.ABS.NOINC `(vprintf) ;\n") + "\n\n//--------------------- SYMBOLS --------------------------\n\n"
    (module,) = read(text + "\t.type\t\tvprintf,@function\n\t.type\t\t__assertfail,@function\n")
    assert module.diagnostics == () and [kernel.name for kernel in module.kernels] == ["k"]


def test_a_function_whose_section_is_named_before_its_directives_is_one() -> None:
    """As nvdisasm 12.4 prints a weak function."""
    text = (
        NVDISASM.replace(".text.k:\n", "").replace("\t.align\t128\n", "\t.align\t128\n.text.k:\n").replace(".global", ".weak")
    )
    kernels, known = read(text)[0].kernels, read(NVDISASM)[0].kernels
    assert [(one.name, one.is_entry, len(one)) for one in kernels] == [(one.name, one.is_entry, len(one)) for one in known]
    assert kernels[0].stated == known[0].stated


@pytest.mark.parametrize("damaged", ["R2000", "UR4000", "B6000"])
def test_a_register_that_cannot_be_says_nothing_of_later_lines(damaged: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are remembered without their numbers, so what a line is read as must not depend on these."""
    monkeypatch.setattr(reader, "_SHAPES", {})
    stem = damaged.rstrip("0123456789")
    line = "        /*0000*/                   FSELX.T7 R0, R1, {} ;"
    text = "\n".join(["\tcode for sm_90", "\t\tFunction : k", line, "\t\t.........."])
    for place in (damaged, f"{stem}3"):
        (kernel,) = kernels(text.format(place)).values()
    assert [slot.text.bind(kernel.tokens[0]) for slot in kernel.forms[0].slots] == ["R0", "R1", f"{stem}3"]


@pytest.mark.parametrize("first", ["P2R R0, PR, RZ, 0x0", "R2P PR, R0, 0x80"])
def test_a_mask_that_chooses_nothing_says_nothing_of_later_lines(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "_SHAPES", {})
    (kernel,) = kernels(sass(f"{first} ;\n{first.rpartition(' ')[0]} 0x5 ;\n")).values()
    assert {"P0", "P2"} in ({*kernel.forms[1].implicit_reads}, {*kernel.forms[1].implicit_writes})
