"""What is written as JSON fits the schema that `isaview schema` prints of it."""

import json

import pytest

from isaview.cli import main
from isaview.reports.serial import schema
from tests.conftest import SAMPLES
from tests.support.schemas import validate

SOFTMAX = str(SAMPLES / "softmax.nvcc-lineinfo.sm_90.ptx")
WRITTEN = [
    ("gains", ["show", SOFTMAX, "--sort", "gain"]),
    ("gains", ["show", str(SAMPLES / "spill.nvcc.sm_80.ptx"), "--sort", "gain", "--top", "1"]),
    ("pressure", ["pressure", str(SAMPLES / "spill.clang.gfx1030.s"), "-k", "spill"]),
    ("pressure", ["pressure", SOFTMAX, "-k", "softmax<1024>", "--by", "source", "--source-root", str(SAMPLES)]),
    ("pressure", ["pressure", SOFTMAX, "-k", "1024", "-k", "128", "--at", "softmax.cu:22"]),
]


@pytest.mark.parametrize(("name", "command"), WRITTEN)
def test_json_fits_its_schema(name, command, capsys):
    code = main([*command, "--format", "json"])
    out, err = capsys.readouterr()
    assert code == 0, err
    validate(json.loads(out), schema(name))
