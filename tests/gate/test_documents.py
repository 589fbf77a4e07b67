"""Documents from outside: what is no amount, stands twice, is nested too deeply or is too much makes them no answer."""

from pathlib import Path

import pytest

from isaview.base import limits
from isaview.cli import main
from isaview.compare.saved import strict_json
from tests.conftest import SAMPLES
from tests.support.gating import in_a_folder  # noqa: F401 - a fixture

DUMP = SAMPLES / "vector_add.nvcc.sm_80.ptx"
DEEP = "[" * 100_000
DOCUMENTS = {
    "a saved report": ("report.json", ["diff", "report.json", "k.ptx"], '{"schema": "isaview/report", '),
    "a baseline": ("base.json", ["check", "k.ptx", "--baseline", "base.json"], '{"schema": "isaview/baseline", '),
}
DAMAGES = {
    "no amount": '"inputs": NaN, "files": NaN}',
    "endless": '"inputs": 1e999, "files": 1e999}',
    "a number of many digits": f'"inputs": {"9" * 5_000}, "files": {"9" * 5_000}}}',
    "twice": '"inputs": [], "inputs": [], "files": {}, "files": {}}',
    "deep": f'"inputs": {DEEP}',
    "cut off": '"format_version": "1.0", "inputs": [',
    "other types": '"format_version": "1.0", "inputs": 7, "files": 7}',
}
SETTINGS = {
    "no amount": "[check.limits]\nregisters = nan\n",
    "endless": "[check.limits]\nregisters = inf\n",
    "a number of many digits": f"[check.limits]\nregisters = {'9' * 5_000}\n",
    "a number beyond any use": f"[check.limits]\nregisters = {'9' * 400}\n",
    "twice": "[check]\nbaseline = 'a.json'\nbaseline = 'b.json'\n",
    "deep": f"select = {DEEP}\n",
    "other types": "[check]\nlimits = 7\n",
    "a table for a word": "format = { a = 1 }\n",
}


@pytest.fixture(autouse=True)
def with_a_dump(in_a_folder):  # noqa: F811
    Path("k.ptx").write_bytes(DUMP.read_bytes())


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("kind", DOCUMENTS)
def test_a_damaged_document_is_no_answer(kind, damage, capfd):
    name, command, head = DOCUMENTS[kind]
    Path(name).write_text(head + DAMAGES[damage])
    assert main(command) == 2
    assert name in capfd.readouterr().err


@pytest.mark.parametrize("damage", SETTINGS)
def test_damaged_settings_are_no_answer(damage, capfd):
    Path("isaview.toml").write_text(SETTINGS[damage])
    assert main(["check", "k.ptx"]) == 2
    assert "isaview.toml" in capfd.readouterr().err


@pytest.mark.parametrize("text", ["[[], [], [], []]", '{"a": 1, "b": 2, "c": 3}', "[1, 2, 3]"])
def test_more_values_than_any_document_needs_are_refused_before_they_are_made(text, monkeypatch):
    strict_json(text)
    monkeypatch.setattr(limits, "JSON_VALUES", 2)
    with pytest.raises(ValueError, match="it holds more than 2 values"):
        strict_json(text)


def test_a_key_that_stands_twice_among_many_is_found_at_once():
    many = ", ".join(f'"{number}": 1' for number in range(200_000))
    with pytest.raises(ValueError, match="'199999' stands twice"):
        strict_json(f'{{{many}, "199999": 2}}')
