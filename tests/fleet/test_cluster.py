"""A cluster: the same rows as here, whoever dies; other versions and other addresses are refused."""

import os
import signal

import pytest

from isaview.cli import main
from isaview.fleet import engines, pieces
from isaview.fleet import scan as scans
from isaview.runs import Refused
from tests.support.extras import needs
from tests.support.fleets import figures, here, ptx, scanned

pytestmark = needs("pyarrow", "distributed")


@pytest.fixture(scope="module")
def scheduler():
    """The address of a scheduler with two workers, each a process that is started again, and a client of it."""
    import distributed

    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "host": "127.0.0.1"}
    with distributed.LocalCluster(**options) as held, distributed.Client(held, set_as_default=False) as client:
        yield held.scheduler_address, client


@pytest.fixture
def dumps(tmp_path):
    folder = tmp_path / "dumps"
    folder.mkdir()
    for number in range(50):
        (folder / f"k{number}.ptx").write_text(ptx(f"kernel{number}", number))
    return folder


def test_a_cluster_gives_the_rows_that_processes_here_give_though_a_worker_is_killed(scheduler, dumps, tmp_path, monkeypatch):
    address, client = scheduler
    monkeypatch.setattr(scans, "run_local", here)
    scanned([dumps], tmp_path / "here")
    victims = iter([next(iter(client.run(os.getpid).values()))])

    def killing(pieces, request, scheduler):
        for answered in engines.run_on_cluster(pieces, request, scheduler):
            for victim in victims:
                os.kill(victim, signal.SIGKILL)
            yield answered

    monkeypatch.setattr(scans, "run_on_cluster", killing)
    result = scanned([dumps], tmp_path / "there", scheduler=address)
    assert (result.code, result.files) == (0, {"done": 50})
    assert figures(tmp_path / "there") == figures(tmp_path / "here")


def test_a_worker_with_another_version_is_refused_by_name(scheduler, dumps, tmp_path, monkeypatch, request):
    address, client = scheduler
    client.wait_for_workers(2, timeout=120)
    monkeypatch.setattr(pieces, "VERSION", "99")
    request.addfinalizer(pieces.identity.cache_clear)
    pieces.identity.cache_clear()
    with pytest.raises(Refused, match=r"every worker needs isaview 99 \(\w{12}\): tcp://127\.0\.0\.1:\d+ has "):
        scanned([dumps], tmp_path / "ds", scheduler=address)
    with pytest.raises(RuntimeError, match=r"isaview 99 \(\w{12}\) is not 1"):
        engines.run_batch([], "{}", "1")


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1:8786", "inproc://x", "ucx://host:1", "tcp://user:secret@host:1", "tcp://", "http://host:1", "tcp://h:1/x"],
)
def test_what_is_no_scheduler_is_refused(address):
    with pytest.raises(Refused, match="a scheduler is tcp://HOST:PORT or tls://HOST:PORT") as refused:
        engines.check_scheduler(address)
    assert "secret" not in str(refused.value)


def test_a_scheduler_comes_from_the_command_line_or_the_environment_never_from_a_file(dumps, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "isaview.toml").write_text('scheduler = "tcp://evil:1"\n')
    assert main(["scan", str(dumps), "-o", "ds"]) == 2
    assert "no setting is called 'scheduler'" in capsys.readouterr().err
    (tmp_path / "isaview.toml").unlink()
    monkeypatch.setenv("ISAVIEW_SCHEDULER", "bad")
    assert main(["scan", str(dumps), "-o", "ds"]) == 2
    assert "a scheduler is" in capsys.readouterr().err
    monkeypatch.setenv("PRE_COMMIT", "1")
    assert main(["scan", str(dumps), "-o", "ds", "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "a hook" in capsys.readouterr().err
