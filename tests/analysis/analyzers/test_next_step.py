"""The next step of registers that are estimated: shown where it is open at both ends of their interval."""

import pytest

from isaview import read, report
from isaview.analysis.analyzers import occupancy as occupancies
from isaview.analysis.contract import Launch
from isaview.base.measure import estimated
from isaview.base.words import VOCABULARIES
from isaview.gpus.hardware import find
from isaview.gpus.occupancy import Resources, occupancy
from tests.conftest import SAMPLES

DUMPS = sorted(SAMPLES.glob("*.ptx"))
LAUNCH = Launch(threads_low=256, threads_high=256)


def kernels():
    for path in DUMPS:
        for kernel in report(read(str(path)), gpus=["A100"], launch=LAUNCH, strict=True).kernels:
            registers = kernel.measures.get("vector_registers")
            if kernel.is_entry and registers is not None and registers.low is not None:
                yield kernel


def groups(registers, found):
    return occupancy(
        find("A100"), Resources(vector_registers=int(registers), shared_bytes=0, threads=found.threads)
    ).groups.value


def test_a_step_of_registers_is_open_at_both_ends_or_not_shown():
    steps = undecided = 0
    for kernel in kernels():
        found, registers = kernel.results["occupancy"], kernel.measures["vector_registers"]
        if found.undecided is not None:
            undecided += 1
            assert found.next_step is None and found.undecided[1].low < found.undecided[1].high
        for change in found.next_step.changes if found.next_step is not None else ():
            if change.resource == "vector_registers":
                steps += 1
                assert change.to < registers.low
                assert groups(registers.low, found) == groups(registers.high, found)
    assert undecided or steps


@pytest.mark.parametrize(("low", "high", "line"), [(88, 112, "registers 96 (88–112): 2 blocks"), (60, 100, "4 to 2 blocks")])
def test_the_line_says_what_the_step_depends_on(low, high, line):
    gpu = find("A100")
    taken = Resources(vector_registers=estimated(96, low, high, "registers", "so"), shared_bytes=0, threads=256)
    made = occupancies.report_of(occupancy(gpu, taken), None, gpu)
    undecided = occupancies._undecided(gpu, taken, made)
    if line.startswith("registers"):
        assert undecided is None
        return
    (section,) = occupancies.sections(occupancies.replace(made, next_step=None, undecided=undecided), VOCABULARIES[gpu.words])
    (row,) = [row for row in section.rows if row.title == "next step"]
    assert row.cells[0].content == f"depends: registers 96 ({low}–{high}): {line}"
