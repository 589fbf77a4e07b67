"""Workers: an answer, or the reason there is none; nothing a worker does reaches the caller."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest

from isaview.base import limits, programs, workers
from isaview.base.names import demangle_bounded, expect
from isaview.base.workers import Reply, Worker
from tests.conftest import PATIENCE

SCRIPT = """
import json, os, sys, tempfile, time
answers = os.dup(1)
os.close(answers)  # the number that serve will write to
settings = json.loads(sys.stdin.readline())
sys.path[:] = settings["path"]
from isaview.base.workers.service import serve

def crash(): os.kill(os.getpid(), 11)
def abort():
    os.write(2, b"LLVM ERROR: Cannot select: intrinsic %llvm.foo\\n")
    os.abort()
def sleep(): time.sleep(600)
def spin():
    while True: pass
def eat(): return len(bytearray(4 << 30))
def leave(): sys.exit(3)
def chatter():
    os.write(1, b"not an answer\\n")
    print("neither", flush=True)
    return "said"
def flood():
    while True: os.write(2, b"x" * 65536)
def babble():
    os.write(answers, b"no answer\\n")
    time.sleep(600)
def linger():
    os.close(answers)
    time.sleep(2)
    sys.exit(3)
def environment(): return sorted(os.environ)
def echo(): return "echo"
def write():
    with tempfile.TemporaryFile() as file:
        return file.write(bytes(20 << 20))
serve(settings, lambda name: globals()[name]())
"""


@pytest.fixture
def hire(tmp_path: Path) -> Iterator[Callable[..., Worker]]:
    """Make workers of a script, which end with the test."""
    hired: list[Worker] = []

    def make(text: str = SCRIPT, *, wall_seconds: float = PATIENCE, trusted: bool = False) -> Worker:
        script = tmp_path / "worker.py"
        script.write_text(text, encoding="utf-8")
        hired.append(Worker("", 512 << 20, 1, wall_seconds, trusted, script))
        return hired[-1]

    yield make
    for worker in hired:
        worker.stop()


@pytest.fixture
def worker(hire: Callable[..., Worker]) -> Worker:
    return hire()


def test_answers_and_keeps_its_process(worker: Worker) -> None:
    assert worker.reply("echo") == Reply("echo")
    first = worker._process
    assert worker.ask("echo") == "echo"
    assert worker._process is first


@pytest.mark.skipif(os.name != "posix", reason="signals and limits of POSIX")
@pytest.mark.parametrize(
    ("request_name", "reason"),
    [
        ("crash", "crashed (SIGSEGV)"),
        ("abort", "crashed (SIGABRT): LLVM ERROR: Cannot select: intrinsic %llvm.foo"),
        ("spin", "computed longer than 1 s"),
        ("eat", "needed more than 512 MiB of memory"),
        ("leave", "ended with code 3"),
        ("flood", "ended with code"),
    ],
)
def test_a_death_is_told_and_the_next_request_is_answered(worker: Worker, request_name: str, reason: str) -> None:
    reply = worker.reply(request_name)
    assert reply.value is None
    assert reply.failure.startswith(reason)
    assert worker.reply("echo") == Reply("echo")


def test_silence_ends(tmp_path: Path, worker: Worker) -> None:
    worker.wall_seconds = 1
    assert worker.reply("sleep").failure == "took longer than 1 s"
    assert worker._process is None
    worker.wall_seconds = PATIENCE
    assert worker.ask("echo") == "echo"


def test_what_is_no_json_is_no_answer(worker: Worker) -> None:
    assert worker.reply("babble").failure == "answered with something that is not JSON"
    assert worker.reply("echo") == Reply("echo")


def test_a_process_may_take_its_time_to_end(worker: Worker) -> None:
    assert worker.reply("linger").failure == "ended with code 3"
    assert worker.ask("echo") == "echo" and worker._process is not None
    worker.wall_seconds = 0.1
    assert worker._cause_of_death(worker._process) == "closed its output"


def test_the_settings_are_the_first_that_a_process_gets(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """However late a busy machine lets a thread begin."""
    waits = [0.3, 0.6]

    class Late(Thread):
        """A thread that begins late, if it is the first or the second."""

        def run(self) -> None:
            time.sleep(waits.pop(0) if waits else 0)
            super().run()

    monkeypatch.setattr(workers, "Thread", Late)
    assert worker.reply("echo") == Reply("echo")


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs alarms")
def test_who_stops_waiting_leaves_no_answer_for_the_next(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    class EnoughError(BaseException):
        """No ordinary error."""

    def ring(_number: int, _frame: object) -> None:
        raise EnoughError

    before = signal.signal(signal.SIGALRM, ring)
    with pytest.raises(EnoughError):
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        worker.reply("sleep")
    signal.signal(signal.SIGALRM, before)
    assert worker.reply("echo") == Reply("echo")


def test_a_worker_that_does_not_read_ends(hire: Callable[..., Worker]) -> None:
    worker = hire("import time; time.sleep(600)", wall_seconds=1)
    assert worker.reply("x" * (1 << 20)).failure == "took longer than 1 s"


def test_what_a_library_prints_is_no_answer(worker: Worker) -> None:
    assert worker.ask("chatter") == "said"
    assert worker.ask("echo") == "echo"


def test_the_environment_is_cleaned(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_PRELOAD_OF_OURS", "x")
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    names = worker.ask("environment")
    assert "LD_PRELOAD_OF_OURS" not in names
    assert "PYTHONPATH" not in names


@pytest.mark.skipif(sys.platform == "win32", reason="it bounds no files")
@pytest.mark.parametrize(("trusted", "written"), [(True, 20 << 20), (False, None)])
def test_who_writes_to_the_store_may_write_as_much_as_it_holds(
    hire: Callable[..., Worker], trusted: bool, written: int | None
) -> None:
    assert hire(trusted=trusted).ask("write") == written


def test_gives_up_after_failures_in_a_row_only(worker: Worker) -> None:
    for _ in range(7):
        assert worker.ask("leave") is None
    assert worker.ask("echo") == "echo"
    for _ in range(8):
        assert worker.ask("leave") is None
    assert worker.reply("echo").failure.startswith("given up")


def test_cpu_time_is_counted_for_each_request(hire: Callable[..., Worker]) -> None:
    burn = "def burn():\n    import time\n    end = time.process_time() + 0.7\n    while time.process_time() < end: pass\n"
    worker = hire(SCRIPT.replace("serve(settings", burn + "serve(settings"))
    assert [worker.ask("burn") for _ in range(4)] == [None] * 4
    assert worker.crashes == 0


@pytest.mark.skipif(not hasattr(os, "fork") or sys.platform == "darwin", reason="no fork")
def test_a_fork_starts_a_worker_of_its_own(worker: Worker) -> None:
    assert worker.ask("echo") == "echo"
    child = os.fork()
    if child == 0:
        os._exit(0 if worker.ask("echo") == "echo" else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert worker.ask("echo") == "echo"


def test_demangles_and_survives_a_bomb() -> None:
    assert demangle_bounded("_Z3fooIfEvPT_i") == "void foo<float>(float*, int)"
    bomb = "_Z1f" + "".join(f"M{'S_' if i else '1a'}S{'0123456789'[i % 10]}_" for i in range(40))
    assert isinstance(demangle_bounded(bomb), str)


def test_what_may_grow_has_its_process_started_ahead_and_what_cannot_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[bool] = []
    monkeypatch.setattr("isaview.base.workers.Worker.start", lambda _worker: started.append(True))
    for name in ("plain", "_Z3fooIfEvPT_i", "_Z" + "S_" * limits.MANGLED_NAME):
        expect(name)
    assert not started
    expect("_Z3foo" + "S_" * 11)
    assert started


def test_a_started_process_answers(worker: Worker) -> None:
    worker.start()
    worker.start()
    assert worker.reply("echo") == Reply("echo")


def test_alone_no_process_starts_and_none_counts_as_a_crash(worker: Worker, tmp_path: Path) -> None:
    with workers.forbid_processes():
        worker.start()
        assert worker.reply("echo") == Reply(None, workers.NOT_STARTED)
        assert programs.run((sys.executable, "--version"), str(tmp_path)).failure == workers.NOT_STARTED
    assert not worker.crashes and worker.reply("echo") == Reply("echo")
