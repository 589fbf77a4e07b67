"""The next step of registers that are estimated: shown where it is open at both ends of their interval."""

import pytest

from isaview import read, report
from isaview.analysis import next_steps
from isaview.analysis.analyzers import occupancy as occupancies
from isaview.analysis.contract import Launch
from isaview.base.measure import counted_measure, estimated_measure
from isaview.base.words import VOCABULARIES
from isaview.gpus.hardware import find_gpu
from isaview.gpus.occupancy import Resources, occupancy
from isaview.gpus.steps import Change
from isaview.rules.samples import amdgcn
from isaview.views.analyses import occupancy as views
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
        find_gpu("A100"), Resources(vector_registers=int(registers), shared_bytes=0, threads=found.threads)
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
    gpu = find_gpu("A100")
    taken = Resources(vector_registers=estimated_measure(96, low, high, "registers", "so"), shared_bytes=0, threads=256)
    made = occupancies.report_of(occupancy(gpu, taken))
    undecided = occupancies.group_interval(gpu, taken, made)
    (section,) = views.sections(occupancies.replace(made, undecided=undecided), VOCABULARIES[gpu.words])
    shown = [row.cells[0].content for row in section.rows if row.title == "blocks"]
    assert shown == ([f"{line}: registers ~96 ({low}–{high})"] if line else [])


def alive(count, taken):
    """An AMDGCN kernel that takes so many registers, of which so many are alive at once."""
    made = "".join(f"\tv_mov_b32_e32 v{n}, s{n % 8}\n" for n in range(1, count + 1))
    used = "".join(f"\tv_add_u32_e32 v0, v0, v{n}\n" for n in range(1, count + 1))
    metadata = ".max_flat_workgroup_size: 256\n.reqd_workgroup_size: [256, 1, 1]\n.group_segment_fixed_size: 0\n"
    return amdgcn(made + used, metadata=f"{metadata}.vgpr_count: {taken}\n.sgpr_count: 8\n.wavefront_size: 64\n")


@pytest.mark.parametrize(("count", "named"), [(120, None), (168, 169)])
def test_a_step_that_leaves_fewer_registers_than_are_alive_says_what_it_costs(count, named):
    (kernel,) = report(read(alive(count, 170)), strict=True).kernels
    (change,) = kernel.occupancy.next_step.changes
    assert (change.from_, change.to, change.alive) == (170, 168, named)
    (section,) = views.sections(kernel.occupancy, VOCABULARIES["amd"])
    (text,) = (row.cells[0].content for row in section.rows if row.title == "next step")
    assert text.startswith("VGPRs 170 → 168: ")
    assert ("169 are live at the peak: spills, unless reordered" in text) is (named is not None)
    (finding,) = [one for one in kernel.findings if one.code == "ISA201"]
    assert ("169 are live at the peak" in finding.message) is (named is not None)


@pytest.mark.parametrize(
    ("resource", "taken", "used", "decided", "is_so"),
    [
        ("vector_registers", 128, 100, True, False),
        ("vector_registers", 128, 60, True, True),
        ("vector_registers", estimated_measure(128, 90, 140, "registers", ""), None, True, True),
        ("vector_registers", estimated_measure(128, 97, 140, "registers", ""), None, True, False),
        ("vector_registers", 128, None, False, True),
        ("shared_bytes", 128, 60, False, False),
    ],
)
def test_a_step_that_may_be_taken_already_is_not_given(resource, taken, used, decided, is_so):
    measure = None if used is None else counted_measure(used, "registers", "")
    assert next_steps._may_be_so(Change(resource, 128, 96), Resources(vector_registers=taken), measure, decided) is is_so
