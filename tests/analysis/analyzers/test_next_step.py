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
            assert found.undecided[1].low < found.undecided[1].high
        for change in found.next_step.changes if found.next_step is not None else ():
            if change.resource == "vector_registers":
                steps += 1
                assert change.to < registers.low
                assert groups(registers.low, found) == groups(registers.high, found)
    assert undecided or steps


@pytest.mark.parametrize(("low", "high", "line"), [(88, 112, ""), (60, 100, "between 2 and 4"), (70, 100, "between 2 and 3")])
def test_the_line_says_between_which_blocks_the_estimate_leaves_it_open(low, high, line):
    gpu = find("A100")
    taken = Resources(vector_registers=estimated(96, low, high, "registers", "so"), shared_bytes=0, threads=256)
    made = occupancies.report_of(occupancy(gpu, taken))
    undecided = occupancies._undecided(gpu, taken, made)
    (section,) = occupancies.sections(occupancies.replace(made, undecided=undecided), VOCABULARIES[gpu.words])
    shown = [row.cells[0].content for row in section.rows if row.title == "blocks"]
    assert shown == ([f"{line}: registers ~96 ({low}–{high})"] if line else [])
