"""Control codes of SASS: fields of the encoding, against the text and against the registers that instructions read."""

import re

import pytest

from isaview import read
from isaview.analysis.waits.hazards import hazards
from isaview.analysis.waits.in_flight import flight_of
from isaview.analysis.waits.waits import waits_of
from isaview.languages.control_codes import Control, control_of, decode
from isaview.languages.counters import machine_of
from isaview.reports.report import report
from isaview.rules.samples import sass
from tests.conftest import ROOT
from tests.support.waiting import told

SAMPLES = [ROOT / "samples" / name for name in ("reduce.cuobjdump.sm_80.sass", "vector_add.cuobjdump.sm_75-sm_100.sass")]
HEAD = "\tcode for sm_80\n\t\tFunction : k\n"
CODES = [
    ("0x000ea4000c1e1900", Control(2, True, 2, None, ())),
    ("0x000e220000000000", Control(1, True, 0, None, ())),
    ("0x004fe20000000000", Control(1, True, None, None, (2,))),
    ("0x0001e8000c101904", Control(4, True, None, 0, ())),
    ("0x080fca00078e0202", Control(5, False, None, None, ())),
    ("0x003fde0000000000", Control(15, False, None, None, (0, 1))),
    ("0x000fa20000000000", Control(1, True, None, None, ())),
    ("0x000dc20000000000", Control(1, False, None, None, ())),
]


def kernels(path):
    return [kernel for module in read(str(path)) for kernel in module.kernels if len(kernel)]


def listing(*instructions):
    """A listing of (text, upper word of the encoding)."""
    lines = [
        f"        /*{16 * at:04x}*/ {text} ; /* 0x{0:016x} */\n        /* {high} */"
        for at, (text, high) in enumerate(instructions)
    ]
    return HEAD + "\n".join(lines) + "\n"


@pytest.mark.parametrize(("high", "control"), CODES)
def test_the_fields_of_an_upper_word(high, control, tmp_path):
    (tmp_path / "k.sass").write_text(listing(("NOP", high), ("EXIT", "0x000fea0003800000")))
    (kernel,) = kernels(tmp_path / "k.sass")
    assert control_of(kernel, machine_of(kernel).control)[0] == control


WRITTEN = [
    ("LDC R1, c[0x0][0x37c] &wr=0x0 ?trans1", "0x000e220000000800"),
    ("@!P1 IADD3 R17, PT, PT, -R14, UR10, RZ &req={4,2,0} ?WAIT11_END_GROUP", "0x015fd60007ffe1ff"),
    ("LDG.E R4, desc[UR4][R2.64+-0x8] &req={1} &rd=0x5 &wr=0x3 ?trans2", "0x002ae4000c1e1900"),
    ("STG.E.64 desc[UR8][R14.64+0x220], R10 &wr_early=0x1 ?trans1", "0x0003e2000c101b08"),
    ("EXIT ?trans5", "0x000fea0003800000"),
]
"""Instructions as nvdisasm 12.8 prints those of sm_120, with their control codes in words, and the upper word of each."""


@pytest.mark.parametrize("encoded", [True, False])
def test_control_codes_in_words(encoded, tmp_path):
    text = listing(*WRITTEN)
    (tmp_path / "k.sass").write_text(text if encoded else re.sub(r"/\* 0x.{16} \*/", "", text))
    (kernel,) = kernels(tmp_path / "k.sass")
    fields = machine_of(kernel).control
    assert not kernel.unread and [form.opcode for form in kernel.forms] == ["LDC", "IADD3", "LDG.E", "STG.E.64", "EXIT"]
    assert list(control_of(kernel, fields)) == [decode(int(high, 16), fields) for _, high in WRITTEN]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_a_result_is_used_only_behind_a_wait_for_its_scoreboard(path):
    for kernel in kernels(path):
        machine = machine_of(kernel)
        assert machine.scoreboards
        assert hazards(kernel, flight_of(kernel, machine)) == []


@pytest.mark.parametrize("place", range(2))
def test_a_scoreboard_that_is_not_waited_for_is_noticed(place, tmp_path):
    lines = SAMPLES[1].read_text().split("\n")
    whole = kernels(SAMPLES[1])[0]
    waits = [wait for wait in waits_of(whole).waits if wait.ends]
    at = whole.lines[waits[place].index]
    lines[at] = re.sub(r"0x([0-9a-f]{16})", lambda found: f"0x{int(found[1], 16) & ~(63 << 52):016x}", lines[at])
    (tmp_path / "k.sass").write_text("\n".join(lines))
    kernel = kernels(tmp_path / "k.sass")[0]
    assert hazards(kernel, flight_of(kernel, machine_of(kernel)))


def test_the_end_of_a_kernel_uses_no_stack_pointer(tmp_path):
    stack, end = ("LDC R1, c[0x0][0x28]", "0x000e640000000800"), ("@P0 EXIT", "0x000fea0003800000")
    (tmp_path / "k.sass").write_text(listing(stack, end, ("LDL R2, [R1]", "0x002ea80000100800"), ("EXIT", end[1])))
    kernel = kernels(tmp_path / "k.sass")[0]
    assert not hazards(kernel, flight_of(kernel, machine_of(kernel)))


@pytest.mark.parametrize(
    ("second", "found"), [("LDS R6, [R3]", 0), ("SHFL.BFLY PT, R6, R8, 0x1, 0x1f", 0), ("LDG.E R6, desc[UR4][R2.64]", 1)]
)
def test_what_the_unit_of_shared_memory_gives_is_written_in_order(second, found, tmp_path):
    loads = ("LDS.128 R4, [R2]", "0x000e640000000c00"), (second, "0x000ea80000100800")
    (tmp_path / "k.sass").write_text(listing(*loads, ("STS.64 [R2], R6", "0x007fe80000000800"), ("EXIT", "0x000fea0003800000")))
    kernel = kernels(tmp_path / "k.sass")[0]
    assert len(hazards(kernel, flight_of(kernel, machine_of(kernel)))) == found


LOOP = listing(
    ("LDG.E R2, desc[UR4][R4.64]", "0x000ea2000c1e1900"),
    ("@P1 LDG.E R3, desc[UR4][R6.64]", "0x000ee4000c1e1900"),
    ("FADD R8, R8, R8", "0x000fc80000000000"),
    ("FADD R8, R8, R2", "0x004fca0000000000"),
    ("FADD R8, R8, R3", "0x008fca0000000000"),
    ("@P0 BRA 0x0", "0x000fea000383ffff"),
    ("EXIT", "0x000fea0003800000"),
)


def test_issue_cycles_and_loads_on_their_way(tmp_path):
    (tmp_path / "k.sass").write_text(LOOP)
    (shown,) = report(read(str(tmp_path / "k.sass"))).kernels
    waits = shown.results["waits"]
    (loop,) = waits.loops
    # stall counts 1, 2, 4, 5, 5 and 5
    assert loop.issue_cycles.value == 22
    assert (loop.in_flight_max.value, loop.far_loads_in_flight.value) == (2, 2)
    # the loads stand 3 and 3 instructions, 1 + 2 + 4 and 2 + 4 + 5 cycles before what waits for them
    assert loop.load_distance.cycles.value == 9
    assert [(place.line, place.ends) for place in waits.places] == [(9, (3,)), (11, (5,))]
    assert (loop.waits, loop.waits_at_zero, waits.not_shown) == (2, 0, "")


def test_without_the_encoding_the_waits_are_not_known_and_the_reason_says_what_prints_them(tmp_path):
    (tmp_path / "k.sass").write_text(re.sub(r"/\* 0x\w+ \*/", "", LOOP))
    (shown,) = report(read(str(tmp_path / "k.sass"))).kernels
    waits = shown.results["waits"]
    for figure in (waits.loops[0].issue_cycles, waits.loops[0].in_flight_max, waits.load_distance.cycles):
        assert figure.origin == "unavailable"
    assert "nvdisasm -hex" in waits.not_shown
    assert waits.loops[0].issue_cycles.because == waits.not_shown


PRODUCT = "HGMMA.64x64x16.F32.BF16 R{0}, gdesc[UR16], R{0}{1} ;\n"
FIRST = PRODUCT.format(24, "") + PRODUCT.format(24, ", gsb0")


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (f"{FIRST}WARPGROUP.DEPBAR.LE gsb0, 0x0 ;\nFADD R5, R24, R4 ;\n", [("WARPGROUP", 0, (1, 1), 2)]),
        (f"{FIRST}{PRODUCT.format(56, ', gsb0')}WARPGROUP.DEPBAR.LE gsb0, 0x1 ;\n", [("WARPGROUP", 1, (2, 2), 2)]),
        ("WARPGROUP.DEPBAR.LE gsb0, 0x0 ;\n", [("WARPGROUP", 0, (0, 0), 0)]),
    ],
)
def test_products_of_a_warpgroup_go_in_groups_that_the_last_one_closes(body, wanted):
    assert told(read(sass(body))[0].kernels[0]) == wanted
