"""How tests ask programs of others: skipped by name where one is absent or too old, and known from those that ask none."""

import os
import re
import subprocess
import sys

import pytest

from isaview.tools.ptxas import Tool
from tests.conftest import PATIENCE, ROOT
from tests.support import tools

OLD = Tool("/old/ptxas", "13.0.88")
TEXT = ".version 9.1\n.target sm_90\n.address_size 64\n"


@pytest.fixture
def only_old(monkeypatch):
    """The only ptxas of the machine is that of CUDA 13.0, and nvdisasm is older."""
    monkeypatch.setattr(tools, "tools", lambda: iter((OLD,)))
    monkeypatch.setattr(tools, "able", lambda text: OLD)
    monkeypatch.setattr(tools, "found", lambda name: (f"/old/{name}",) if name == "nvdisasm" else ())
    monkeypatch.setattr(tools, "version_of", lambda path, pattern: "12.4")


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: tools.ptxas_that_reads(TEXT), "ptxas 13.1, which reads PTX 9.1, is not installed: 13.0 is the newest"),
        (lambda: tools.of_cuda("nvdisasm"), "nvdisasm 12.4, the newest that is installed, is older than ptxas 13.0"),
        (lambda: tools.of_cuda("cuobjdump"), "cuobjdump is not installed"),
        (lambda: tools.of_llvm("no-such-program", 22), "no-such-program of LLVM 22 is not installed"),
        (lambda: tools.program("no-such-program"), "no-such-program is not installed"),
    ],
)
def test_what_is_absent_or_too_old_is_named(ask, words, only_old):
    with pytest.raises(pytest.skip.Exception) as skipped:
        ask()
    assert skipped.value.msg == words


def test_what_is_new_enough_is_given(only_old):
    assert tools.ptxas_that_reads(TEXT.replace("9.1", "9.0")) == tools.newest_ptxas() == OLD


@pytest.mark.skipif(os.name != "posix", reason="the stand-in is a shell script")
@pytest.mark.parametrize(
    ("complaint", "words"),
    [
        ("ptxas fatal   : Value 'sm_130' is not defined for option 'gpu-name'", "sm_130"),
        ("line 1; fatal   : Unsupported .version 9.1; current version is '9.0'", ".version 9.1"),
    ],
)
def test_what_ptxas_does_not_know_is_named(complaint, words, tmp_path):
    program = tmp_path / "ptxas"
    program.write_text(f'#!/bin/sh\necho "{complaint}" >&2\nexit 255\n', encoding="utf-8")
    program.chmod(0o755)
    with pytest.raises(pytest.skip.Exception, match=f"ptxas 13.0, the newest that is installed, does not know {words}$"):
        tools.assembled(TEXT, "sm_130", tmp_path, tool=Tool(str(program), "13.0.88"))


CONFTEST = """\
from pathlib import Path
from tests.support.asking import Recorder

def pytest_configure(config):
    config.pluginmanager.register(Recorder(Path("asked")))
"""
ASKING = """\
import subprocess, sys
from functools import cache
import pytest
from isaview.base import programs

@cache
def kept():
    return programs.found("nvdisasm")

@pytest.fixture(scope="module")
def made():
    return programs.named_on_path("no-such-program")

def test_looks(): assert programs.found_of_llvm("no-such-program") == ()
def test_starts(): subprocess.run([sys.executable, "-c", ""], check=True)
def test_keeps(): kept()
def test_is_given_what_was_kept(): kept()
def test_asks_by_a_fixture(made): pass
def test_is_given_the_same(made): pass
def test_asks_nothing(): pass
"""
AT_IMPORT = "import shutil\nFOUND = shutil.which('no-such-program')\ndef test_is_of_a_module_that_looked(): pass\n"


def test_a_test_that_asks_for_a_program_is_noted_however_it_does(tmp_path):
    for name, text in (
        ("conftest", CONFTEST),
        ("test_asking", ASKING),
        ("test_at_import", AT_IMPORT),
        ("test_silent", "def test(): pass"),
    ):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout
    (record,) = (tmp_path / "asked").iterdir()
    lines = dict(line.partition("::")[2].split("\t") for line in record.read_text(encoding="utf-8").splitlines())
    assert {name for name, reason in lines.items() if not reason} == {"test_asks_nothing", "test"} and len(lines) == 9


def test_what_asked_nothing_is_left_out_of_the_runs_without_oracles(tmp_path):
    (tmp_path / "conftest.py").write_text(
        "from tests.conftest import pytest_addoption, pytest_collection_modifyitems, pytest_ignore_collect\n", encoding="utf-8"
    )
    tests = "".join(f"def test_{name}(): pass\n" for name in ("asks", "silent", "new"))
    (tmp_path / "test_some.py").write_text(tests, encoding="utf-8")
    (tmp_path / "test_silent.py").write_text("raise AssertionError('this file is not imported')\n", encoding="utf-8")
    (tmp_path / "asked").mkdir()
    (tmp_path / "asked/gw0").write_text("test_some.py::test_silent\t\ntest_silent.py::test\t\n", encoding="utf-8")
    (tmp_path / "asked/gw1").write_text("test_some.py::test_asks\tstarted git\n", encoding="utf-8")
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""}
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "no:xdist", "--only-asking=asked"]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, timeout=PATIENCE, check=False)
    ran = re.findall(r"^test_some.py::test_(\w+) PASSED", done.stdout, re.MULTILINE)
    assert ran == ["asks", "new"] and "1 deselected" in done.stdout, done.stdout
