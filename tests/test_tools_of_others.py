"""How tests ask programs of others, which are skipped by name where absent or too old; what a run leaves; who runs it."""

import os
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest

from isaview.tools.ptxas import Tool
from tests.conftest import MOST_WORKERS, PATIENCE, ROOT, pytest_xdist_auto_num_workers
from tests.support import tools

OLD = Tool("/old/ptxas", "13.0.88")
TEXT = ".version 9.1\n.target sm_90\n.address_size 64\n"


@pytest.fixture
def only_old(monkeypatch):
    """The only ptxas of the machine is that of CUDA 13.0, and nvdisasm is older."""
    monkeypatch.setattr(tools, "tools", lambda: iter((OLD,)))
    monkeypatch.setattr(tools, "tool_for", lambda text: OLD)
    monkeypatch.setattr(tools, "find_tool", lambda name: (f"/old/{name}",) if name == "nvdisasm" else ())
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


LEAVING = """\
import subprocess, sys
from tests.support import leftovers

def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        leftovers.watch()

def test_waits_for_whom_it_starts():
    subprocess.run([sys.executable, "-c", ""], check=True)

def test_leaves_somebody():
    command = [sys.executable, "-c", "import time; time.sleep(99)"]
    subprocess.run([sys.executable, "-c", f"import subprocess; subprocess.Popen({command})"], check=True)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who was left by whom")
@pytest.mark.parametrize(("workers", "who"), [("0", "waits"), ("1", "")])
def test_a_run_that_leaves_processes_fails_and_names_them(who, workers, tmp_path):
    (tmp_path / "conftest.py").write_text(LEAVING.partition("def test")[0], encoding="utf-8")
    (tmp_path / "test_leaving.py").write_text(LEAVING, encoding="utf-8")
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", workers, "-k", who]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert f"{1 if who else 2} passed" in done.stdout
    assert done.returncode == (not who)
    left = re.findall(r"time.sleep\(99\) \((\S+) \(call\)\)$", done.stderr, re.MULTILINE)
    assert left == ["test_leaving.py::test_leaves_somebody"] * (not who), done.stderr


@pytest.mark.parametrize(
    ("cores", "source", "processes"),
    [
        (1, "TESTPATHS", 0),
        (2, "TESTPATHS", 2),
        (64, "TESTPATHS", MOST_WORKERS),
        (64, "ARGS", 0),
    ],
)
def test_all_tests_have_a_process_for_each_core_and_a_part_has_one(cores, source, processes, monkeypatch):
    monkeypatch.setattr("os.sched_getaffinity", lambda _process: set(range(cores)), raising=False)
    config = SimpleNamespace(args_source=pytest.Config.ArgsSource[source])
    assert pytest_xdist_auto_num_workers(config) == processes
