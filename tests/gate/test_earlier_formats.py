"""What format version 1.0 wrote is still read: settings, baselines, saved reports; its schemas lose no key."""

import json
import shutil

import pytest

from isaview.cli import main
from isaview.reports.serial import schema
from tests.conftest import ROOT, SAMPLES
from tests.support.gating import in_a_folder  # noqa: F401 - a fixture
from tests.support.schemas import validate

EARLIER = ROOT / "tests" / "fixtures" / "format_1_0"
"""Written by `isaview check --update-baseline`, `isaview --format json` and `isaview schema` of the release before rooms."""
DUMPS = ("vector_add.nvcc.sm_80.ptx", "matmul.triton.gfx942.s")


@pytest.fixture
def folder(tmp_path, in_a_folder):  # noqa: F811
    for name in ("isaview.toml", "isaview-baseline.json", "report.json"):
        shutil.copy(EARLIER / name, tmp_path)
    (tmp_path / "samples").mkdir()
    for name in DUMPS:
        shutil.copy(SAMPLES / name, tmp_path / "samples")
    return tmp_path


def test_settings_and_baseline_are_read(folder, capfd):
    assert main(["check", *(f"samples/{name}" for name in DUMPS)]) == 0
    assert "3 same" in capfd.readouterr().out


def test_a_baseline_still_stops_what_became_worse(folder, capfd):
    path = folder / "isaview-baseline.json"
    path.write_text(path.read_text().replace('"value": 130', '"value": 60').replace('"value":130', '"value":60'))
    assert main(["check", "samples/matmul.triton.gfx942.s"]) == 0
    assert "(waived: accumulators)" in capfd.readouterr().out
    settings = folder / "isaview.toml"
    settings.write_text(settings.read_text().partition("[[check.waiver]]")[0])
    assert main(["check", "samples/matmul.triton.gfx942.s"]) == 1
    assert "1 finding stops this" in capfd.readouterr().out


def test_a_saved_report_is_one_side_of_a_diff(folder, capfd):
    assert main(["diff", "report.json", f"samples/{DUMPS[0]}"]) == 0
    assert "0 worse, 0 better, 2 same" in capfd.readouterr().out


def test_a_saved_report_fits_the_schema_of_today():
    validate(json.loads((EARLIER / "report.json").read_text()), schema("report"))


@pytest.mark.parametrize("path", sorted(EARLIER.glob("schema_*.json")), ids=lambda path: path.stem)
def test_no_key_of_a_schema_is_lost(path):
    before, today = json.loads(path.read_text()), schema(path.stem.removeprefix("schema_"))
    assert not sorted(set(keys(before, before)) - set(keys(today, today)))


def keys(node, whole, above=(), inside=()):
    """The properties below a part of a schema, each with those it stands in; references are followed, but into themselves."""
    if isinstance(node, list):
        for one in node:
            yield from keys(one, whole, above, inside)
    if not isinstance(node, dict):
        return
    named = node.get("$ref")
    if named and named not in inside:
        target = whole
        for part in named.removeprefix("#/").split("/"):
            target = target[part]
        yield from keys(target, whole, above, (*inside, named))
    for name, inner in node.get("properties", {}).items():
        yield (*above, name)
        yield from keys(inner, whole, (*above, name), inside)
    for word in ("items", "additionalProperties", "anyOf", "oneOf", "allOf"):
        yield from keys(node.get(word), whole, above, inside)
