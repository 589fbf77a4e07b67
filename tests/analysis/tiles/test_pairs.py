"""Every reason is shown by two compilations: in one a load has it, in the other, with the source changed, it has gone."""

import importlib.util
import re
from pathlib import Path

import pytest

import isaview
from isaview.analysis.tiles.matrix import products
from isaview.analysis.tiles.pipelining import pipelines
from isaview.analysis.tiles.program import program_of
from isaview.analysis.tiles.vector_width import WIDEST, accesses
from isaview.base.measure import stated_measure

FOLDER = Path(__file__).parents[2] / "fixtures" / "tiles"
_SPEC = importlib.util.spec_from_file_location("tile_pairs", FOLDER / "pairs.py")
TABLE = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(TABLE)
CASES = [(*pair[:5], target) for pair in TABLE.PAIRS for target in pair[-1]]
WIDTHS = {pair[0] for pair in TABLE.WIDTHS}
PRODUCTS = ("full_precision", "few_rows", "few_warps")


def program_in(name, target, variant):
    """A pair's variant as a program, and the stages it was compiled with."""
    path = FOLDER / "pairs" / f"{name}-{target.split()[1]}-{variant}.ttgir"
    (module,) = isaview.read(path)
    stages = int(re.match(r"// num_stages = (\d+)", path.read_text())[1])
    return program_of(module.kernels[0]), stated_measure(stages, "stages", "the compiler's options")


def reasons(name, target, variant, value, reason):
    """The reasons of a load, and whether it is as it should be: wide, ahead, or made by the target's largest instruction."""
    program, stages = program_in(name, target, variant)
    if reason in PRODUCTS:
        made = products(program)
        found = [each for product in made for each in product.reasons]
        return found, not found and all(product.unit == "matrix" for product in made)
    wide = accesses(program)
    if name in WIDTHS:
        moved = [access for access in wide if access.place.name == value]
        return [each for access in moved for each in access.forbids], all(each.lane_bytes == WIDEST for each in moved)
    loads = [load for pipeline in pipelines(program, wide, stages) for load in pipeline.loads if load.place.name == value]
    return [each for load in loads for each in load.reasons], all(load.pipelined for load in loads)


@pytest.mark.parametrize(("name", "kernel", "value", "reason", "argument", "target"), CASES)
def test_a_reason_is_there_with_its_fault_and_goes_with_it(name, kernel, value, reason, argument, target):
    found, is_good = reasons(name, target, "faulty", value, reason)
    assert (reason, argument) in [(each.name, each.argument) for each in found] and not is_good
    found, is_good = reasons(name, target, "fixed", value, reason)
    assert reason not in [each.name for each in found] and is_good


def test_there_are_enough_pairs():
    assert len(CASES) >= 30
