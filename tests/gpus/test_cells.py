"""``isaview list gpus NAME``: every cell of a row, with where it is from."""

from __future__ import annotations

import json

import pytest

from isaview import cli
from isaview.cli.commands.list import gpu_cells, gpu_document, gpu_lines
from isaview.gpus.hardware import all_gpus, find_gpu, products


def test_every_cell_has_a_source():
    for name in (*(gpu.target for gpu in all_gpus()), *(product.name for product in products())):
        cells = list(gpu_cells(find_gpu(name)))
        assert len(cells) > 15, name
        assert not [title for title, _, sources in cells if not sources or not all(sources)], name
        assert json.loads(json.dumps(gpu_document(find_gpu(name))))["cells"], name


def test_a_product_shows_its_own_figures_beside_its_targets():
    found = {title: value for title, value, _ in gpu_cells(find_gpu("H100"))}
    assert (found["units"], found["waves_per_simd"], found["shared_group_max"]) == (132, 16, 232_448)
    assert found["peak memory"] > 3e12
    assert "units" not in {title for title, _, _ in gpu_cells(find_gpu("sm_90"))}


def test_what_a_verdict_takes_a_unit_to_do_in_a_clock_is_shown_with_its_source():
    found = {title: (value, sources[0]) for title, value, sources in gpu_cells(find_gpu("H200"))}
    assert found["clock shared"][0] == 128 and "Guide" in found["clock shared"][1]
    assert found["clock l2"][0] == 38.8 and found["clock l2"][1].startswith("measured: on H200")
    assert found["latency"][0] == 479
    for name, said in (("RX 9070 XT", "assumed by isaview"), ("MI210", "AMD CDNA 2 architecture whitepaper")):
        assert next(sources[0] for title, _, sources in gpu_cells(find_gpu(name)) if title == "clock l2").startswith(said)


def test_the_table_says_cell_value_and_source(capsys):
    assert cli.main(["list", "gpus", "H100", "gfx942"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("H100 · sm_90 · Hopper · carried by H100")
    assert "gfx942 · CDNA 3 · carried by" in "\n".join(out)
    (row,) = [line for line in out if line.startswith("group_threads_max") and "cuda" in line]
    assert row.split()[1] == "1,024" and "arch_traits.h" in row
    assert all(len(line) < 400 for line in out)


def test_all_of_them_as_json(capsys):
    assert cli.main(["list", "gpus", "--why", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["target"] for one in found] == [gpu.target for gpu in all_gpus()]
    assert all(cell["sources"] for one in found for cell in one["cells"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["gpus", "H1000"], "no GPU is called 'H1000'"),
        (["metrics", "vgprs"], "are for `isaview list gpus`"),
        (["metrics", "--why"], "gpus"),
    ],
)
def test_what_is_not_there_is_refused(capsys, arguments, message):
    assert cli.main(["list", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_a_rows_lines_hold_every_cell():
    text = "\n".join(gpu_lines(find_gpu("MI300X")))
    for title, value, _ in gpu_cells(find_gpu("MI300X")):
        assert title in text or all(f"{title} {name}" in text for name in value)
