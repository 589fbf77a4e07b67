"""Bounds of machine code: addresses as compilers write them, who is counted as running, what atomics and windows move."""

import pytest

from isaview import read
from isaview.analysis.addresses.addressed import COMPUTED, Addressed
from isaview.analysis.bound.costs import Cost, Setting, access_costs
from isaview.analysis.bound.throughput import machine_of
from isaview.analysis.bound.verdict import verdict_from
from isaview.analysis.contract import Launch
from isaview.gpus.hardware import find_gpu
from tests.analysis.bound.test_stages import bound, kernel
from tests.analysis.bound.test_verdict import costs
from tests.support.whole_results import report

SASS = "\n\tcode for sm_80\n\t.target\tsm_80\n\n\t\tFunction : k\n"


def sass(tmp_path, *lines):
    path = tmp_path / "k.sass"
    text = "".join(f"        /*{16 * at:04x}*/                   {line} ;\n" for at, line in enumerate(lines))
    path.write_text(SASS + text, encoding="utf-8")
    return path


def judged(path, gpu="A100", **launch):
    wanted = Launch(**launch)
    found = report(read(str(path)), gpus=[find_gpu(gpu)], launch=wanted, strict=True, asked=("accesses", "bound"))
    return next(one for one in found.kernels if one.is_entry).results


ROWS = (
    "S2R R2, SR_LANEID",
    "SHF.R.U32.HI R3, RZ, 0x3, R2",
    "IMAD.SHL.U32 R3, R3, 0x8, RZ",
    "LOP3.LUT R4, R2, 0x7, RZ, 0xc0, !PT",
    "LOP3.LUT R4, R3, 0x8, R4, 0xe2, !PT",
)


@pytest.mark.parametrize(("row", "turns"), [("0x100", 32), ("0x40", 16), ("0x10", 4)])
def test_rows_of_a_matrix_chosen_by_a_table_of_bits_meet_in_their_banks(tmp_path, row, turns):
    """nvcc's address of wmma fragments: eight rows 256, 64 or 16 bytes apart take 8, 4 or 1 turns for each of four matrices."""
    path = sass(tmp_path, *ROWS, f"IMAD R5, R4, {row}, RZ", "LDSM.16.M88.4 R8, [R5]", "STS.128 [RZ], R8", "EXIT")
    assert judged(path)["accesses"][0].addressed.conflicts == turns


def test_the_negative_of_a_register_is_followed(tmp_path):
    """``i - i / 4 * 4`` as nvcc writes it: four lanes lie side by side, the next four at the same places."""
    path = sass(
        tmp_path,
        "S2R R0, SR_TID.X",
        "LOP3.LUT R3, R0, 0x1c, RZ, 0xc0, !PT",
        "IMAD.IADD R4, R0, 0x1, -R3",
        "IMAD.WIDE.U32 R4, R4, 0x4, c[0x0][0x160]",
        "LDG.E R6, [R4.64]",
        "STG.E [R4.64], R6",
        "EXIT",
    )
    found = judged(path)["accesses"][0].addressed
    assert (found.pattern, found.sectors) == ("coalesced", (1, 1))


TURNED = (
    "S2R R0, SR_TID.X",
    "S2R R1, SR_TID.Y",
    "IMAD.SHL.U32 R2, R0, 0x80, RZ",
    "IMAD R2, R1, 0x4, R2",
    "LDS R3, [R2]",
    "IMAD.WIDE.U32 R4, R0, 0x4, c[0x0][0x160]",
    "STG.E [R4.64], R3",
    "EXIT",
)


def test_conflicts_that_depend_on_the_width_of_the_group_are_a_range(tmp_path):
    """A column of a tile: 8, 16 or 32 lanes meet in a bank as the group is 8, 16 or 32 wide, never fewer."""
    path = sass(tmp_path, *TURNED)
    assert judged(path)["accesses"][0].addressed.turns == (8, 32)
    assert judged(path)["bound"].judged.costs["shared", ""].low == 8
    known = judged(path, threads_low=1024, threads_high=1024, width=32)
    assert known["bound"].judged.costs["shared", ""].clocks == 32


def test_issue_of_machine_code_leads_by_less_as_its_count_is_what_runs():
    assert verdict_from(costs(dram=61, issue=100)).other == "memory"
    assert verdict_from(costs(dram=61, issue=100), final=True).other == ""
    assert verdict_from(costs(dram=80, issue=100), final=True).other == "memory"


def test_an_atomic_is_fetched_and_written_back_and_scattered_where_its_place_is_not_known():
    made = machine_of(find_gpu("MI250X"), {}, 64)
    setting = Setting(made, (32.0, 32.0, 32.0), 4.0, 100.0)

    def moved(kind):
        access = Addressed(0, "global", kind, 8, "unknown", because=COMPUTED)
        return dict(access_costs(access, setting))["memory", "dram"]

    assert moved("atomic").bytes == 2 * (16 * 64) ** 0.5 * 32  # between 16 sectors and one for each lane, both ways
    assert moved("atomic").high == pytest.approx(2 * 64 * 32 / made.levels["dram"])
    assert moved("store").bytes == 1.5 * 16 * 32


def test_balanced_parts_of_which_one_is_a_wide_guess_are_less_sure():
    found = verdict_from(costs(dram=100, shared=Cost(98, 40, 300)))
    assert (found.word, found.confidence) == ("balanced", "low")


WINDOW = """mov.u32 %r3, 0;
$L1:
mov.u32 %r4, 0;
mov.u64 %rd6, %rd4;
$L2:
ld.global.f32 %f2, [%rd6];
add.f32 %f1, %f1, %f2;
add.s64 %rd6, %rd6, 65536;
add.u32 %r4, %r4, 1;
setp.ne.u32 %p1, %r4, {inner};
@%p1 bra $L2;
add.s64 %rd4, %rd4, {step};
add.u32 %r3, %r3, 1;
setp.ne.u32 %p2, %r3, 8;
@%p2 bra $L1;
"""


@pytest.mark.parametrize(
    ("inner", "step", "rows"),
    [(7, 4, 7 * (1 + 7 / 32)), (7, 0, 7), (7, 4096, 7 * 8), (64, 4, 64 * 8)],
)
def test_a_window_that_moves_by_less_than_its_width_reads_the_rest_from_the_cache(tmp_path, inner, step, rows):
    """Eight columns of seven rows, far apart: a warp reads 128 bytes a row, of which the next column has 4 new ones."""
    found = bound(kernel(tmp_path, WINDOW.format(inner=inner, step=step)))["bound"].judged
    assert found.costs["memory", "dram"].bytes == pytest.approx(rows * 128 + 128, rel=0.02)


DIVISION = (
    "S2R R0, SR_TID.X",
    "IMAD.WIDE.U32 R2, R0, 0x4, c[0x0][0x160]",
    "LDG.E R4, [R2.64]",
    "MUFU.RCP R5, R4",
    "FCHK P0, R4, R5",
    "FFMA R6, R4, R5, 1",
    "@!P0 BRA 0x90",
    "MOV R8, 0x90",
    "CALL.REL.NOINC 0xb0",
    "STG.E [R2.64], R6",
    "EXIT",
    *("FADD R6, R6, R4",) * 40,
    "RET.REL.NODEC R8 0x0",
)


def test_the_compilers_way_out_of_a_division_is_not_counted(tmp_path):
    found = judged(sass(tmp_path, *DIVISION))["bound"]
    assert found.judged.costs["compute", "fp32"].clocks < 2
    assert found.assumptions["calls"] == "of k+0xb0 do not happen"


def test_a_subroutine_that_every_wave_calls_is_counted(tmp_path):
    """Without the branch around the call, the same subroutine is part of the kernel."""
    found = judged(sass(tmp_path, *(line if "BRA" not in line else "NOP" for line in DIVISION)))["bound"]
    assert found.judged.costs["compute", "fp32"].clocks > 20
