"""Many files: the same answer with any number of processes, whatever one of them does, and whenever somebody interrupts."""

from __future__ import annotations

import ctypes
import gc
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.launch_shape import coordinates
from isaview.base import store
from isaview.base.workers import Reply
from isaview.cli import main
from isaview.inputs import load
from isaview.inputs.load import Reading
from isaview.model.kernel import Module
from isaview.reports import made as making
from isaview.reports.joining import join_reports
from isaview.reports.report import report
from isaview.reports.serial import json_pieces, json_text, module_texts, to_json
from isaview.runs import answering, many, messages
from isaview.runs.answers import FileRequest, Task
from isaview.tools.evidence import Options
from tests.conftest import PATIENCE, ROOT, SAMPLES

pytestmark = pytest.mark.keeps_reports
posix = pytest.mark.skipif(os.name != "posix", reason="signals and limits of POSIX")
NAMES = ("softmax.triton.sm_80.ptx", "vector_add.clang.gfx90a.s", "reduce.triton.sm_80.ll", "vector_add.nvcc.sm_80.ptx")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Six dumps, a file that is none, and one that cannot be read; much enough for processes."""
    monkeypatch.setattr(many, "ALONE_BYTES", 0)
    place = tmp_path / "dumps"
    place.mkdir()
    for number in range(6):
        name = NAMES[number % len(NAMES)]
        shutil.copy(SAMPLES / name, place / f"{number:02}{Path(name).suffix}")
    (place / "notes.txt").write_text("no dump")
    (place / "broken.ptx").write_text(".version 8.0\n.target sm_80\n.visible .entry k() { add.s32 %r1, , ; nonsense }\n")
    monkeypatch.chdir(tmp_path)
    return place


def outcome(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["show", "dumps", *arguments])
    shown = capfd.readouterr()
    return code, shown.out, shown.err


@pytest.mark.parametrize("form", ["json", "text"])
def test_jobs_and_the_store_change_nothing(folder: Path, capfd: pytest.CaptureFixture[str], form: str) -> None:
    alone = outcome(capfd, "--format", form, "--jobs", "1", "--no-cache")
    assert "1 file that is no dump left out" in alone[2] and "expected" in alone[2]
    assert outcome(capfd, "--format", form, "--jobs", "2") == alone
    assert outcome(capfd, "--format", form, "--jobs", "3") == alone, "from the store"
    (folder / "05.s").write_text((SAMPLES / NAMES[0]).read_text(encoding="utf-8"), encoding="utf-8")
    changed, anew = (outcome(capfd, "--format", form, "--jobs", "1", *more) for more in ((), ("--no-cache",)))
    assert changed == anew != alone


def test_json_in_pieces_is_json_in_one_piece() -> None:
    for paths in ([], [SAMPLES / NAMES[0]], [SAMPLES / NAMES[0], ROOT / "LICENSE", SAMPLES / NAMES[1]]):
        reports = [report(str(path)) for path in paths]
        assert "".join(json_pieces((module_texts(one), one.refused) for one in reports)) == json_text(
            to_json(join_reports(reports))
        )


def test_one_small_file_needs_no_other_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isaview.base.workers.crew.Crew", None)
    small = tmp_path / "k.ptx"
    shutil.copy(SAMPLES / NAMES[0], small)
    found = list(many.answers([Task(str(small)), Task(str(small))], FileRequest(), 4))
    assert [answer.code for _, answer in found] == [0, 0]


@pytest.mark.parametrize("files", [2, 40])
def test_many_small_files_need_other_processes(files: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Crew:
        def __init__(self, *_: object) -> None: ...

        def ask(self, request: list[str]) -> Future[Reply]:
            asked.append(request[0])
            future: Future[Reply] = Future()
            future.set_result(Reply(many.handle_request(request)))
            return future

        def finish(self) -> None: ...

        stop = finish

    monkeypatch.setattr("isaview.base.workers.crew.Crew", Crew)
    text = (SAMPLES / NAMES[3]).read_text(encoding="utf-8")
    monkeypatch.setattr(many, "ALONE_BYTES", 20 * len(text))
    tasks = []
    for number in range(files):
        path = folder / f"small{number:02}.ptx"
        path.write_text(text.replace("Li", f"L{number:02}i"), encoding="utf-8")
        tasks.append(Task(str(path)))
    assert [task for task, _ in many.answers(tasks, FileRequest(), 2)] == tasks
    assert len(asked) == (0 if files < 20 else len(set(asked))) and (files < 20 or len(asked) > 20)


@pytest.mark.parametrize("name", NAMES)
def test_models_go_with_their_file_and_are_not_left_to_be_collected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = SAMPLES / name
    monkeypatch.setattr(load, "_TAKEN_APART", 1 << 40)
    asked = [str(path), True, msgspec.json.encode(FileRequest(options=Options(use_cache=False))).decode()]
    gc.collect()
    gc.freeze()  # what other tests left is neither counted nor looked through
    gc.disable()
    try:
        for _ in range(8):
            many.handle_request(asked)
        left = [one for one in gc.get_objects() if isinstance(one, Module)]
    finally:
        gc.enable()
    assert len(left) < 8, "those of the latest kernels"


def test_addresses_of_earlier_files_do_not_stay() -> None:
    text = (SAMPLES / NAMES[0]).read_text(encoding="utf-8")
    addresses = [value for value in vars(affine).values() if hasattr(value, "cache_info")]
    alive = []
    gc.collect()
    gc.freeze()
    for number in range(1, 9):
        report(re.sub(r"\b(1?\d{3})(?=;)", lambda found, by=number: str(int(found[0]) + 4 * by), text))
        for memo in (*addresses, coordinates):
            memo.cache_clear()
        alive.append(sum(type(one) is affine.Value for one in (gc.collect(), *gc.get_objects())))
    assert max(alive[4:]) <= alive[3] + 8, "those of the latest kernels"
    assert all(memo.cache_parameters()["maxsize"] <= 8192 for memo in addresses)


DEADLY = """
import os, signal, sys
from isaview.runs import answering
whole = answering.read_file
def deadly(path, *rest):
    if "deadly" in path:
        os.kill(os.getpid(), signal.SIGKILL)
    return whole(path, *rest)
answering.read_file = deadly
"""


@posix
def test_a_file_that_ends_its_process_is_one_refusal(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    without = outcome(capfd, "--format", "jsonl", "--no-cache", "--jobs", "1")
    for number in range(2):
        shutil.copy(SAMPLES / NAMES[0], folder / f"0{number}.deadly.ptx")
    monkeypatch.setattr("isaview.base.workers._MAX_CRASHES", 1)
    (tmp_path / "deadly.py").write_text(f"{DEADLY}from isaview.runs.many import handle_request\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    whole = many.Worker
    monkeypatch.setattr(many, "Worker", lambda _handler, *rest, **more: whole("deadly:handle_request", *rest, **more))
    code, out, err = outcome(capfd, "--format", "jsonl", "--no-cache", "--jobs", "2")
    assert (code, out) == (2, without[1])
    assert err.count("its process ended while it was looked at: crashed (SIGKILL)") == 2


@posix
def test_an_interruption_leaves_what_is_complete(folder: Path, tmp_path: Path) -> None:
    for number in range(6, 400):
        shutil.copy(SAMPLES / NAMES[number % len(NAMES)], folder / f"{number:03}{Path(NAMES[number % len(NAMES)]).suffix}")
    command = [sys.executable, "-m", "isaview", "show", "dumps", "--format", "jsonl", "--no-cache", "--jobs", "2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = subprocess.Popen(command, cwd=tmp_path, env=environment, text=True, encoding="utf-8", **pipes)  # type: ignore[call-overload]
    lines = [running.stdout.readline() for _ in range(3)]
    running.send_signal(signal.SIGINT)
    out, err = running.stdout.read(), running.stderr.read()  # `communicate` would lose what readline took beyond its line
    assert running.wait(timeout=PATIENCE) == 130
    assert "Traceback" not in err
    done = int(err.partition("interrupted after ")[2].partition(" of 402 files")[0])
    rows = [json.loads(line) for line in "".join([*lines, out]).splitlines()]
    assert 1 <= done < 402
    assert {row["path"] for row in rows} <= {str(path.relative_to(tmp_path)) for path in sorted(folder.iterdir())[:done]}


@posix
def test_an_interrupted_file_is_not_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = answering._read

    def interrupted(task: Task, *others: Any) -> Reading:
        if "03" in task.path:
            raise KeyboardInterrupt
        return whole(task, *others)

    monkeypatch.setattr(answering, "_read", interrupted)
    assert main(["show", "dumps", "--jobs", "1", "-o", "x.json"]) == 130
    assert "interrupted after 3 of 8 files" in capfd.readouterr().err
    assert not Path("x.json").exists()
    assert main(["show", "dumps", "--jobs", "1"]) == 130
    assert "dumps/01.s" in capfd.readouterr().out


@pytest.mark.parametrize("command", [["diff", "dumps", "dumps"], ["across", "dumps"]])
def test_an_interrupted_comparison_says_how_far_it_came(
    command: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = answering._read

    def interrupted(task: Task, *others: Any) -> Reading:
        if "03" in task.path:
            raise KeyboardInterrupt
        return whole(task, *others)

    monkeypatch.setattr(answering, "_read", interrupted)
    assert main([*command, "--jobs", "1"]) == 130
    out, err = capfd.readouterr()
    assert "interrupted after 3 of 8 files" in err
    assert not out


def test_workers_keep_what_they_learned(folder: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    outcome(capfd, "--jobs", "2")
    assert {"kernel", "report"} <= store.sizes().keys()


def full() -> None:
    """No file of this process may have a byte: so does a full disk look."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def plain() -> None:
    """Permissions count for this process though it may be root: `exec` gives no right to pass over them (Linux)."""
    if os.geteuid() == 0 and sys.platform == "linux":
        drop, override = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
        assert ctypes.CDLL(None).prctl(drop, override, 0, 0, 0) == 0


LIMITED = {"full_disk": full, "read_only": plain}


@posix
def test_a_store_that_cannot_be_used_changes_no_answer(folder: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for path in (folder / "04.ptx", folder / "05.s"):
        path.unlink()
    code, out, err = outcome(capfd, "--format", "csv", "--no-cache", "--jobs", "1")
    assert "is not used" not in err
    for spoiled in ("read_only", "writable_by_others", "no_home", "full_disk"):
        run = run_with_spoiled_store(tmp_path, tmp_path / spoiled, spoiled)
        assert (run.returncode, run.stdout) == (code, out), spoiled
        assert ("is not used: others may write there" in run.stderr) == (spoiled == "writable_by_others"), spoiled


def run_with_spoiled_store(folder: Path, home: Path, spoiled: str) -> subprocess.CompletedProcess[str]:
    (home / "isaview" / "store").mkdir(parents=True)
    (home / "isaview" / "store").chmod(0o777 if spoiled == "writable_by_others" else 0o700)
    settings = {"XDG_CACHE_HOME": "/dev/null/nothing" if spoiled == "no_home" else str(home), "PYTHONPATH": str(ROOT)}
    if spoiled == "read_only":
        home.chmod(0o500)
        (home / "isaview" / "store").chmod(0o500)
    command = [sys.executable, "-m", "isaview", "show", "dumps", "--format", "csv"]
    run = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **settings},
        capture_output=True,
        check=False,
        text=True,
        preexec_fn=LIMITED.get(spoiled),
    )
    home.chmod(0o700)
    assert spoiled not in LIMITED or not any(path.stat().st_size for path in home.rglob("*") if path.is_file())
    return run


@posix
def test_several_at_once_give_the_same_answer(folder: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "PYTHONPATH": str(ROOT),
        "ISAVIEW_CACHE_BYTES": "100000",
    }
    command = [sys.executable, "-m", "isaview", "show", "dumps", "--format", "csv", "--jobs", "1"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = [subprocess.Popen(command, cwd=tmp_path, env=environment, text=True, **pipes) for _ in range(2)]  # type: ignore[call-overload]
    victim = subprocess.Popen(command, cwd=tmp_path, env=environment, text=True, **pipes)  # type: ignore[call-overload]
    time.sleep(1)
    victim.kill()
    victim.communicate()
    found = {process.communicate(timeout=PATIENCE)[0] for process in running}
    assert len(found) == 1 and "vector_add" in found.pop()


def test_a_file_is_read_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths: list[str] = []
    whole = answering.content_of
    monkeypatch.setattr(answering, "content_of", lambda path: paths.append(path) or whole(path))
    for options in ((), (), ("--no-cache",)):
        del paths[:]
        assert main(["show", "dumps", "--jobs", "1", *options]) == 2
        assert len(paths) == len(set(paths)) == 7, "the file that is no dump is not read"


COMMANDS = {
    "diff": ["diff", "dumps", "others"],
    "across": ["across", "dumps", "others"],
    "check": ["check", "dumps"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_that_compare_say_the_same_with_and_without_processes(
    name: str, folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (folder / "02.ll", folder / "04.ptx", folder / "05.s"):
        path.unlink()
    shutil.copytree("dumps", "others")
    for path in Path("others").glob("*.ptx"):
        path.write_text(path.read_text().replace("\tret;", "\tbar.sync 0;\n\tret;"))
    alone, together = (
        (main([*COMMANDS[name], "--format", "json", "--no-cache", "--jobs", jobs]), *capfd.readouterr()) for jobs in "12"
    )
    assert alone == together
    assert alone[1]


def test_equal_kernels_of_a_diff_are_analysed_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    whole = making._make_results
    monkeypatch.setattr(making, "_make_results", lambda analyses, _: made.append(analyses.kernel.name) or whole(analyses, _))
    text = (SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text()
    Path("old.ptx").write_text(text)
    Path("new.ptx").write_text("// moved\n" + text)
    assert main(["diff", "old.ptx", "new.ptx"]) == 0
    assert made and len(made) == len(set(made))


def test_progress_knows_how_many_files_there_are(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    totals: list[int] = []
    monkeypatch.setattr(messages, "progress", lambda total, _quiet: totals.append(total) or nullcontext(lambda _: None))
    main(["diff", "dumps", "dumps", "--no-cache", "--jobs", "1"])
    assert totals == [8, 8]
