"""What accesses of private memory are of, with marks and without."""

import re

import pytest

import isaview
from isaview.analysis.private_accesses import private_accesses, spills_of
from isaview.base.measure import stated_measure
from isaview.rules.samples import amdgcn, sass
from tests.conftest import SAMPLES

FRAME = "LDC R1, c[0x0][0x28] ;\nIADD3 R1, R1, -0x40, RZ ;\n"
MARK = '  (*"SpillRefill"*)'
ADDRESS = "IADD3 R4, R1, 0x10, RZ ;\n"
CASES = [
    # instructions, what each access is of
    (f"STL [R1+0x8], R2{MARK} ;\nSTL [R1], R3 ;\nLDL R2, [R1+0x8]{MARK} ;", "spill array spill"),
    (f"STL [R1+0x8], R2{MARK} ;\nSTL [R1], R3 ;\nCALL.REL.NOINC `(other) ;", "spill unknown"),
    (f"{ADDRESS}STL [R1+0x8], R2 ;\nLDL.LU R2, [R1+0x8] ;\nLDL R3, [R1+0x10] ;\nLDL R3, [R4] ;", "spill spill unknown array"),
    (f"{ADDRESS}STL.64 [R1+0x8], R2 ;\nLDL R3, [R1+0xc] ;\nLDL.LU R2, [R1+0xc] ;", "spill spill spill"),
    ("STL [R1+0x8], R2 ;\nLDL R3, [R1+0x8] ;", "spill spill"),
    (f"{ADDRESS}STL [R1+0x8], R2 ;\nLDL R3, [R1+0x8] ;", "unknown unknown"),
    ("STL.64 [R1], R2 ;\nLDL.U8 R3, [R1+0x1] ;\nSTL [R1+0x8], R4 ;\nLDL R4, [R1+0x8] ;", "array array spill spill"),
    ("LDL R3, [R2+0x8] ;\nLDL R3, [R1+UR4] ;", "array array"),
    (f"{ADDRESS}STL [R1], R2 ;\nIADD3 R1, R1, -0x8, RZ ;\nLDL R3, [R1] ;\nLDL.LU R3, [R1] ;", "unknown unknown spill"),
]


def kernel_of(text):
    (module,) = isaview.read(text.strip("\n") + "\n")
    assert not module.diagnostics
    return module.kernels[0]


@pytest.mark.parametrize(("body", "kinds"), CASES)
def test_what_an_access_of_machine_code_is_of(body, kinds):
    assert [one.kind for one in private_accesses(kernel_of(sass(FRAME + body)))] == kinds.split()


@pytest.mark.parametrize(("comment", "kinds"), [("; 4-byte Folded Spill", ["spill", "array"]), ("", ["unknown", "unknown"])])
def test_where_no_stack_pointer_is_known_marks_decide(comment, kinds):
    body = f"\tscratch_store_dword off, v1, off {comment}\n\tscratch_load_dword v1, off, off offset:8\n"
    assert [one.kind for one in private_accesses(kernel_of(amdgcn(body)))] == kinds


OFF = ("scratch_store_dwordx4 off, v[1:4], off offset:16", "scratch_load_dwordx2 v[1:2], off, off offset:16")
STATED = [
    (4, OFF, ["spill", "spill"]),
    (5, OFF, ["unknown", "unknown"]),
    (0, OFF, ["unknown", "unknown"]),
    (4, (*OFF, "scratch_load_dword v1, v2, off"), ["unknown", "unknown", "unknown"]),
    (4, (OFF[0], "scratch_load_dword v1, off, s4"), ["unknown", "unknown"]),
    (4, ("scratch_store_dwordx4 off, v[1:4], s4",), ["unknown"]),
]


@pytest.mark.parametrize(("registers", "lines", "kinds"), STATED)
def test_without_marks_as_many_bytes_as_registers_were_spilled_are_spill_code(registers, lines, kinds):
    """A code object has no comments, and its metadata counts the registers that spill code stores."""
    text = amdgcn("".join(f"\t{line}\n" for line in lines))
    kernel = kernel_of(text)
    kernel.stated["spilled_vector_registers"] = stated_measure(registers, "registers", "metadata .vgpr_spill_count")
    assert [one.kind for one in private_accesses(kernel)] == kinds


def test_without_its_marks_a_listing_has_the_same_spills():
    text = (SAMPLES / "spill.nvdisasm.sm_120.sass").read_text()
    plain = re.sub(r'\(\*"SpillRefill"\*\)', "", text)
    marked, alone = ({kernel.name: kernel for kernel in isaview.read(each)[0].kernels} for each in (text, plain))
    assert plain != text and spills_of(marked["spill"]) == spills_of(alone["spill"])
    found = isaview.report(isaview.read(plain)).kernel("spill")
    assert "indexed_accesses" in found.measures and found.measures["indexed_accesses"].value == 0
    assert not [one for one in found.findings if one.code == "ISA304"], "a fixed distance from the stack pointer is no index"
    lines = [one for one in found.private.lines if one.kind == "spill"]
    for whole, parts in (
        ("spilled_store_bytes", [one.store_bytes for one in lines]),
        ("spilled_load_bytes", [one.load_bytes for one in lines]),
    ):
        assert found.measures[whole].value == sum(parts) > 0


def test_spills_of_machine_code_by_source_line_and_loop():
    listing = (
        "\t.target\tsm_90\n\t\tFunction : k\n"
        '\t//## File "/src/k.cu", line 7\n'
        f"        /*0000*/ STL.64 [R1+0x8], R2{MARK} ;\n"
        '.L_x_0:\n\t//## File "/src/k.cu", line 9\n'
        f"        /*0010*/ LDL R4, [R1+0x8]{MARK} ;\n"
        f"        /*0020*/ LDL R5, [R1+0xc]{MARK} ;\n"
        "        /*0030*/ ISETP.NE.AND P0, PT, R4, R5, PT ;\n"
        "        /*0040*/ @P0 BRA `(.L_x_0) ;\n"
        "        /*0050*/ EXIT ;\n"
    )
    (kernel,) = isaview.report(listing).kernels
    rows = [
        (one.kind, one.source, one.loop, one.depth, one.loads, one.stores, one.load_bytes, one.store_bytes)
        for one in kernel.results["private"].lines
    ]
    assert rows == [
        ("spill", "/src/k.cu:9", ".L_x_0", 1, 2, 0, 8, 0),
        ("spill", "/src/k.cu:7", None, 0, 0, 1, 0, 8),
    ]
