"""``isaview check`` holds kernels of tiles against limits of their figures, and findings of their rules."""

import pytest

from tests.support.gating import check, config, in_a_folder, told
from tests.support.tiles import version

__all__ = ["in_a_folder"]  # a fixture of every test here

LIMITS = """[check.limits]
tensor_registers = 128
layout_conversions_in_loops = 0
pipelined_loads = 2
unpipelined_loads = 0
narrow_accesses = 0
products_without_matrix_unit = 0
"""
BROKEN = {
    "unknown_step": {"tensor_registers", "pipelined_loads", "unpipelined_loads", "narrow_accesses"},
    "known_step": set(),
    "stored_each_time": {"layout_conversions_in_loops"},
    "stored_once": set(),
    "full_precision": {"tensor_registers", "products_without_matrix_unit"},
    "full_precision_fixed": set(),
}


@pytest.mark.parametrize("name", BROKEN)
def test_limits_of_tiles(name, capfd, tmp_path):
    config(LIMITS)
    (tmp_path / "k.ttgir").write_text(version(name))
    found = check(capfd, "k.ttgir", code=1 if BROKEN[name] else 0)
    assert {metric for _, metric in told(found, "limit")} == BROKEN[name]


def test_rules_of_tiles_are_gated_by_their_family(capfd, tmp_path):
    config('[check]\nrules = ["tiles"]\n')
    (tmp_path / "k.ttgir").write_text(version("unknown_step"))
    found = check(capfd, "k.ttgir", code=1)
    assert {one["rule"] for one in found["findings"]} == {"ISA901", "ISA902", "ISA903"}
