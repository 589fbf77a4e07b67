"""What users are told where an extra is not installed: one line with what installs it, exit code 2, and no answer."""

import os
import subprocess
import sys

import pytest

from isaview.cli import main
from isaview.fleet.dataset import open_dataset
from tests.conftest import PATIENCE, ROOT, SAMPLES

COMMANDS = {
    "textual": (["tui", "SAMPLE"], "the terminal view needs a package: pip install 'isaview[tui]'"),
    "mcp": (["mcp", "--root", str(SAMPLES)], "mcp needs the package mcp: pip install 'isaview[mcp]'"),
    "pyarrow": (["scan", "SAMPLE", "-o", "new"], "this needs pyarrow: pip install 'isaview[scan]'"),
    "duckdb": (["query", "dataset", "SELECT 1"], "this needs duckdb: pip install 'isaview[scan]'"),
    "fsspec": (["scan", "s3://bucket/dumps", "-o", "new"], "this needs fsspec: pip install 'isaview[scan]'"),
    "gcsfs": (["scan", "gs://bucket/dumps", "-o", "new"], "this needs gcsfs: pip install 'isaview[scan]'"),
    "aiohttp": (["scan", "https://example.org/k.ptx", "-o", "new"], "this needs aiohttp: pip install 'isaview[scan]'"),
    "distributed": (
        ["scan", "SAMPLE", "-o", "new", "--scheduler", "tcp://localhost:1"],
        "this needs distributed: pip install 'isaview[cluster]'",
    ),
}


@pytest.mark.parametrize("package", COMMANDS)
def test_the_command_says_what_installs_it(package, tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == package else True)
    if package == "duckdb":
        open_dataset("dataset", make=True)
    arguments, message = COMMANDS[package]
    assert main([str(SAMPLES / "vector_add.nvcc.sm_80.ptx") if word == "SAMPLE" else word for word in arguments]) == 2
    assert capfd.readouterr() == ("", f"isaview: {message}\n")


@pytest.mark.parametrize("arguments", [["show", "samples/vector_add.nvcc.sm_80.ptx"], ["--help"], ["list", "commands"]])
def test_what_needs_none_works_without_any(arguments):
    """In a process in which no package of an extra can be imported."""
    packages = [*COMMANDS, "anyio", "dask", "s3fs"]
    code = f"import sys; sys.modules.update(dict.fromkeys({packages})); import isaview.__main__ as m; sys.exit(m.entry())"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0 and done.stdout and "Traceback" not in done.stderr
