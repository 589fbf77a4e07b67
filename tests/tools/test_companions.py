"""What lies beside a dump, or is given with it, is that of its own side: files, folders and revisions."""

import json
from pathlib import Path

import pytest

from isaview.cli import main
from tests.cli.test_diff_command import SMALL
from tests.conftest import SAMPLES
from tests.support.gating import check, committed, config, in_a_folder, told

__all__ = ["in_a_folder"]  # a fixture of every test here

LOG = """ptxas info    : Compiling entry function 'k' for 'sm_80'
ptxas info    : Function properties for k
    {frame} bytes stack frame, {spills} bytes spill stores, {spills} bytes spill loads
ptxas info    : Used {registers} registers, 360 bytes cmem[0]
"""


def log(path, registers, spills=0):
    Path(path).write_text(LOG.format(registers=registers, spills=spills, frame=spills))


def triton(path, shared):
    target = {"backend": "cuda", "arch": 80, "warp_size": 32}
    Path(path).write_text(json.dumps({"name": "k", "target": target, "num_warps": 4, "shared": shared}))


def dump(path, text=SMALL):
    Path(path).parent.mkdir(exist_ok=True)
    Path(path).write_text(text)


def diff(capfd, *arguments):
    """(metric → its change, what was said beside it) of the one kernel."""
    assert main(["diff", *arguments, "--format", "json", "--all"]) == 0
    out, err = capfd.readouterr()
    (kernel,) = json.loads(out)["kernels"]
    return {one["name"]: one for one in kernel["metrics"]}, kernel["verdict"], err


def values(change):
    return change["old"]["value"], change["new"]["value"], change["worse"]


def test_each_side_has_its_own_log(capfd):
    dump("k.ptx")
    log("old.log", 20)
    log("new.log", 31, spills=8)
    found, verdict, _ = diff(capfd, "k.ptx", "k.ptx", "--old-log", "old.log", "--log", "new.log")
    assert values(found["vector_registers"]) == (20, 31, True) and values(found["spilled_bytes"]) == (0, 16, True)
    assert verdict == "worse"


@pytest.mark.parametrize(("registers", "worse", "verdict"), [(9, None, "unclear"), (200, True, "likely worse")])
def test_a_log_of_one_side_alone_is_compared_with_an_interval(registers, worse, verdict, capfd):
    dump("k.ptx")
    log("new.log", registers)
    found, said, _ = diff(capfd, "k.ptx", "k.ptx", "--log", "new.log")
    assert found["vector_registers"]["old"]["origin"] == "estimated" and found["vector_registers"]["worse"] is worse
    assert said == verdict


def test_sidecars_of_both_folders_are_read(capfd):
    for folder, shared in (("old", 1024), ("new", 4096)):
        dump(f"{folder}/k.ptx")
        triton(f"{folder}/k.json", shared)
    assert values(diff(capfd, "old", "new")[0]["shared_bytes"]) == (1024, 4096, True)
    assert values(diff(capfd, "old/k.ptx", "new/k.ptx")[0]["shared_bytes"]) == (1024, 4096, True)


@pytest.mark.parametrize("folder", [".", "build"])
def test_a_revision_has_its_own_sidecars_and_logs(folder, capfd):
    dump(f"{folder}/k.ptx")
    triton(f"{folder}/k.json", 1024)
    log(f"{folder}/k.log", 20)
    committed(f"{folder}/k.ptx", f"{folder}/k.json", f"{folder}/k.log")
    triton(f"{folder}/k.json", 4096)
    log(f"{folder}/k.log", 31)
    found, _, err = diff(capfd, "--git", "HEAD", f"{folder}/k.ptx", "--log", f"{folder}/k.log")
    assert values(found["shared_bytes"]) == (1024, 4096, True) and values(found["vector_registers"]) == (20, 31, True)
    assert "is not compared" not in err
    committed(f"{folder}/k.json", f"{folder}/k.log")
    found, _, _ = diff(capfd, "--git", "HEAD~1..HEAD", folder, "--log", f"{folder}/k.log")
    assert values(found["shared_bytes"]) == (1024, 4096, True) and values(found["vector_registers"]) == (20, 31, True)
    config("[check.regressions]\nshared_bytes = '+0'\nvector_registers = '+8'\n")
    dump(f"{folder}/k.ptx", f"{SMALL}\n")
    for _ in range(2):  # the second time from the cache
        judged = check(capfd, f"{folder}/k.ptx", "--log", f"{folder}/k.log", "--against", "HEAD~1", code=1)
        assert told(judged, "regression") == [("k", "shared_bytes"), ("k", "vector_registers")]
    triton(f"{folder}/k.json", 512)
    check(capfd, f"{folder}/k.ptx", "--log", f"{folder}/k.log", "--against", "HEAD~1", code=1)


def test_what_a_revision_does_not_hold_is_named_and_not_compared(capfd):
    dump("k.ptx")
    committed("k.ptx")
    dump("k.ptx", f"{SMALL}\n")
    triton("k.json", 4096)
    log("k.log", 9)
    found, _, err = diff(capfd, "--git", "HEAD", "k.ptx", "--log", "k.log")
    assert found["vector_registers"]["worse"] is None and "has no k.log" in err
    config("[check.regressions]\nshared_bytes = '+0'\nvector_registers = '+8'\n")
    judged = check(capfd, "k.ptx", "--log", "k.log", code=2)
    assert ("k", "vector_registers") in told(judged, "unjudged")
    assert any("has no k.log" in note for note in judged["notes"]), judged["notes"]
    assert any("has no k.json next to k.ptx" in note for note in judged["notes"]), judged["notes"]
    assert not told(judged, "regression")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "No such file"),
        ("nothing of interest\n", "no resource usage in this log"),
        ('{"some": "settings"}', "nothing in this file tells of a kernel"),
    ],
)
@pytest.mark.parametrize("command", ["show", "across", "diff"])
def test_a_log_that_tells_nothing_is_no_answer(command, content, reason, tmp_path, capsys):
    sample = str(SAMPLES / "vector_add.nvcc.sm_80.ptx")
    log = tmp_path / ("k.json" if content and content.startswith("{") else "k.log")
    if content is not None:
        log.write_text(content)
    inputs = [sample, sample] if command == "diff" else [sample]
    gpus = ["--gpu", "A100,H100"] if command == "across" else []
    assert main([command, *inputs, *gpus, "--log", str(log)]) == 2
    out = capsys.readouterr()
    assert reason in out.err and out.out, "the rest is shown all the same"


def test_a_log_of_other_kernels_is_no_answer(tmp_path, capsys):
    log = tmp_path / "k.log"
    log.write_text("nvlink info    : Function properties for '_Z3fooPi':\nnvlink info    : used 12 registers\n")
    samples = [str(SAMPLES / name) for name in ("vector_add.nvcc.sm_80.ptx", "softmax.nvcc-lineinfo.sm_90.ptx")]
    assert main(["show", *samples, "--log", str(log)]) == 2
    said = capsys.readouterr().err
    assert said.count("k.log: tells of foo(int*), and of no kernel that was read") == 1
    log.write_text(log.read_text().replace("_Z3fooPi", "vector_add"))
    assert main(["show", *samples, "--log", str(log)]) == 0
    assert "tells of" not in capsys.readouterr().err


IR = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @vector_add(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("command", "options", "code"),
    [
        ("across", ["--gpu", "A100,H100"], 2),
        ("diff", [], 2),
        ("diff", ["--old-log"], 2),
        ("lower", ["--gpu", "sm_90", "-o", "-"], 2),
        # a hook is given some files of many, and logs of them all: a figure that is missing is told by what needs it
        ("check", ["--update-baseline", "--baseline", "accepted.json"], 0),
    ],
)
def test_every_command_says_that_a_log_is_of_other_kernels(command, options, code, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    dump = tmp_path / ("k.ll" if command == "lower" else "k.ptx")
    dump.write_text(IR if command == "lower" else (SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text())
    log = tmp_path / "k.log"
    log.write_text("nvlink info    : Function properties for 'foo':\nnvlink info    : used 12 registers\n")
    given = [*options, str(log)] if options[-1:] == ["--old-log"] else [*options, "--log", str(log)]
    arguments = [command, *[str(dump)] * (2 if command == "diff" else 1), *given]
    assert main(arguments) == code
    assert capsys.readouterr().err.count("k.log: tells of foo, and of no kernel that was read") == 1
    log.write_text(log.read_text().replace("'foo'", "'vector_add'"))
    assert main(arguments) == 0
    assert "tells of" not in capsys.readouterr().err
