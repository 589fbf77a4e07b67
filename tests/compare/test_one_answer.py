"""One change gets one answer: by whatever spelling, side or origin of figures it is seen."""

import re
from types import SimpleNamespace

import pytest

from isaview import read, report
from isaview.base.measure import counted_measure, estimated_measure, stated_measure
from isaview.compare.changes import compare
from isaview.compare.metric_changes import metric_changes
from isaview.compare.pairing import subjects
from tests.compare.test_causes import AMD, LLVM, PTX
from tests.support.compared import compared
from tests.support.dumps import Needs
from tests.support.gating import BASE, check, in_a_folder, told, write

__all__ = ["in_a_folder"]  # a fixture of every test here

WAVES = [
    (counted_measure(3, "waves", "c"), estimated_measure(2, 2, 2, "waves", "m"), "a", True),
    (counted_measure(3, "waves", "c"), estimated_measure(2, 1, 3, "waves", "m"), "a", None),
    (stated_measure(8, "waves", "s"), estimated_measure(4, 3, 5, "waves", "m"), "a", True),
    (counted_measure(3, "waves", "c"), estimated_measure(5, 4, 6, "waves", "m"), "a", False),
    (counted_measure(3, "waves", "c"), estimated_measure(2, 2, 2, "waves", "m"), "b", None),
]


@pytest.mark.parametrize(("old", "new", "gpu", "worse"), WAVES)
def test_an_estimate_whose_interval_excludes_the_old_figure_is_comparable(old, new, gpu, worse):
    def side(waves, registers, gpu):
        measures = {"occupancy_waves": waves, "vector_registers": registers}
        known = SimpleNamespace(measures=measures, complete=True)
        return SimpleNamespace(report=known, target=lambda: ("language", gpu), compiled_for="")

    registers = stated_measure(9, "registers", "s"), estimated_measure(9, 8, 12, "registers", "m")
    for before, after, wanted in ((old, new, worse), (new, old, None if worse is None else not worse)):
        (change,) = metric_changes(side(before, registers[before is new], "a"), side(after, registers[after is new], gpu))
        assert change.worse is wanted and bool(change.why_not) == (wanted is None)


LITERALS = [
    (PTX, "%f1, [%rd1];", "%f1, [%rd1+16];", "%f1, [%rd1+0x10];"),
    (PTX, "add.f32 %f3, %f1, %f2;", "add.f32 %f3, %f1, 0f3F8000AB;", "add.f32 %f3, %f1, 0F3f8000ab;"),
    (PTX, "bar.sync 0;", "bar.sync 15;", "bar.sync 0xF;"),
    (AMD, "s_endpgm", "s_mov_b32 s0, 255\n\ts_endpgm", "s_mov_b32 s0, 0xff\n\ts_endpgm"),
    (
        AMD,
        "s_endpgm",
        "global_load_dword v1, v[2:3], off offset:64\n\ts_endpgm",
        "global_load_dword v1, v[2:3], off offset:0x40\n\ts_endpgm",
    ),
    (LLVM, "store float %1", "store float 0x3FF00000E0000000", "store float 0x3ff00000e0000000"),
]
LARGER = re.compile(r"(?<=[+ :])\d+(?=\]|;|\n)|(?<=0f)3|(?<=0x)3")


@pytest.mark.parametrize(("text", "place", "one", "other"), LITERALS, ids=[case[3].partition("\n")[0] for case in LITERALS])
def test_one_number_in_two_spellings_is_one_instruction(text, place, one, other):
    first, second = (compared(read(text.replace(place, spelled, 1))) for spelled in (one, other))
    (kernel,) = compare(first, second).kernels
    assert kernel.identical
    (longer,) = compare(first, subjects(report(read(text.replace(place, LARGER.sub(r"1\g<0>", one), 1))))).kernels
    assert not longer.identical


def test_what_is_perhaps_a_renamed_kernel_does_not_stop_by_itself(capfd):
    write("k.s", Needs("gemm", 9, adds=3), Needs("softmax", 20, adds=3))
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    write("k.s", Needs("matmul", 9, adds=3), Needs("softmax", 20, adds=3))
    found = check(capfd, "k.s", *BASE, code=0)
    (finding,) = (one for one in found["findings"] if one["metric"] == "removed")
    assert finding["kind"] == "informs" and finding["kernel"] == "gemm"
    assert "matmul" in finding["message"] and "perhaps renamed (same figures)" in finding["message"]
    write("k.s", Needs("matmul", 12, adds=3), Needs("softmax", 20, adds=3))
    assert told(check(capfd, "k.s", *BASE, code=1), "removed") == [("gemm", "removed")]


def test_a_renamed_kernel_is_found_by_what_the_baseline_keeps_of_its_body(capfd):
    write("k.s", Needs("gemm", 9, adds=30), Needs("softmax", 20, adds=60))
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    write("k.s", Needs("matmul", 9, adds=30), Needs("softmax", 20, adds=60))
    found = check(capfd, "k.s", *BASE, code=0)
    assert found["totals"]["same"] == 2 and any("matmul is paired with gemm by body" in note for note in found["notes"])
    write("k.s", Needs("matmul", 27, adds=31), Needs("softmax", 20, adds=60))
    assert told(check(capfd, "k.s", *BASE, code=1), "regression") == [("matmul", "vector_registers")]


def test_one_added_kernel_stands_for_one_removed_kernel_at_most(capfd):
    write("k.s", Needs("gemm", 9, adds=3), Needs("gemv", 9, adds=3))
    check(capfd, "k.s", *BASE, "--update-baseline", code=0)
    write("k.s", Needs("matmul", 9, adds=3))
    assert len(told(check(capfd, "k.s", *BASE, code=1), "removed")) == 1
