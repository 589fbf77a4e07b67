"""What all tests share: golden files, samples, and oracles that must not be skipped where they are said to be there."""

import gc
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support import leftovers

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "samples"
GOLDEN = Path(__file__).parent / "golden"
PATIENCE = 600
"""Seconds after which a process hangs, however busy the machine is; only what never ends waits so long."""
MOST_WORKERS = 16
"""Processes that share the tests, at most: each collects all of them."""
TIMES = int(os.environ.get("EXHAUSTIVE", "1"))
"""How many times as much the tests marked `exhaustive` try."""
ORACLES_OF_PYPI = ("ptxas", "nvdisasm", "cuobjdump")
SETTINGS_OF_OTHERS = re.compile(
    "(ISAVIEW_|GIT_|PRE_COMMIT).*|NO_COLOR|FORCE_COLOR|COLUMNS|GITHUB_BASE_REF|CI_MERGE_REQUEST_DIFF_BASE_SHA|"
    "PYTHON(UTF8|COERCECLOCALE|IOENCODING)"
)
"""Variables that isaview, its git or its Python heed."""

# hundreds of tests start isaview: it is compiled when first imported, then kept
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# the time that an example takes says how busy the machine is
settings.register_profile(
    "search", deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None, max_examples=500
)
settings.register_profile("same", settings.get_profile("search"), derandomize=True, max_examples=30 * TIMES)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden files anew; read the difference")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        leftovers.watch()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """A process for each core where all tests run; none where a part of them does, which would wait for processes to start."""
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return 0
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_WORKERS) if cores > 1 else 0


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the golden file of that name."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--rewrite-golden"):
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path} is missing; pytest --rewrite-golden writes it"
        expected = path.read_text(encoding="utf-8")
        if text != expected:
            changes = unified_diff(
                expected.splitlines(), text.splitlines(), f"tests/golden/{name}", "what is printed now", lineterm=""
            )
            pytest.fail("\n".join([f"{name} is no longer what is printed:", *changes]), pytrace=False)

    return compare


def clear_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take what isaview heeds out of the environment. No ptxas is asked: tests that ask one say so."""
    for name in filter(SETTINGS_OF_OTHERS.fullmatch, list(os.environ)):
        monkeypatch.delenv(name)
    monkeypatch.setenv("ISAVIEW_EXACT", "never")


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test sees the settings of whoever runs it, nor those of their git, nor a repository around its folder."""
    clear_settings(monkeypatch)
    for name in ("GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"):
        monkeypatch.setenv(name, os.devnull)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path_factory.getbasetemp()))


@pytest.fixture(autouse=True)
def nothing_of_other_tests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test gets a report that another one made; one that is about kept reports or runs has a store of its own."""
    if not request.node.get_closest_marker("replays"):
        monkeypatch.setattr("isaview.runs.replay.key_of", lambda _: "")
    if request.node.get_closest_marker("keeps_reports") or request.node.get_closest_marker("replays"):
        monkeypatch.setenv("XDG_CACHE_HOME", str(request.getfixturevalue("tmp_path") / "cache"))
    else:
        monkeypatch.setattr("isaview.reports.keys.key_of", _no_key)
        monkeypatch.setattr("isaview.reports.kernel_store.key_of", lambda *_: "")


def _no_key(*_: object) -> str:
    raise OSError


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say for want of what tests were skipped."""
    skipped = [report.longrepr for report in terminalreporter.stats.get("skipped", ())]
    reasons = Counter(place[2].removeprefix("Skipped: ") for place in skipped if isinstance(place, tuple))
    for reason, count in reasons.most_common():
        terminalreporter.write_line(f"{count:5} skipped: {reason}")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    if not report.skipped or not os.environ.get("ORACLES_REQUIRED") or not isinstance(report.longrepr, tuple):
        return
    reason = report.longrepr[2]
    if any(tool in reason for tool in ORACLES_OF_PYPI):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped although its oracle is required: {reason}"


def pytest_collection_finish() -> None:
    """What was collected stays until the end: it is not looked through again whenever a test makes garbage."""
    gc.collect()
    gc.freeze()
