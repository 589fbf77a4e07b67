"""What earlier runs kept changes no answer of the commands that keep models or compare: cold, again, and without the store."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from isaview.base import store
from isaview.cli import main
from tests.conftest import SAMPLES, clear_settings
from tests.support.made_binaries import cubin

pytestmark = pytest.mark.keeps_reports
PTX = [str(SAMPLES / f"{name}.triton.sm_80.ptx") for name in ("softmax", "matmul")]
AMD = str(SAMPLES / "softmax.triton.gfx942.s")
COMMANDS = {
    "diff": ["diff", PTX[0], "changed.ptx"],
    "diff of what did not change": ["diff", AMD, AMD, "--all"],
    "diff of targets": ["diff", PTX[0], AMD, "--across-targets"],
    "across": ["across", PTX[0], "--gpu", "sm_80,sm_90"],
    "variants": ["variants", *PTX],
    "check": ["check", PTX[0]],
    "show": ["show", *PTX, AMD, "--details"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_what_is_kept_changes_no_answer(
    name: str, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = Path(PTX[0]).read_text(encoding="utf-8")
    Path("changed.ptx").write_text(text.replace("\tret;", "\tbar.sync 0;\n\tret;"), encoding="utf-8")
    answers = []
    for more in ([], [], ["--no-cache"], []):
        code = main([*COMMANDS[name], *more])
        answers.append((code, *capfd.readouterr()))
    assert answers == answers[:1] * 4
    assert answers[0][1] and {"kernel", "report"} <= store.sizes().keys()


ONE_DUMP = {
    "waits": ["waits", AMD],
    "pressure": ["pressure", AMD],
    "bound": ["bound", AMD],
    "contents": ["contents", "k.cubin", "--kernels"],
    "frontier": ["frontier", AMD],
    "diff": COMMANDS["diff of what did not change"],
    "show": ["show", AMD],
}


@pytest.mark.parametrize("name", ONE_DUMP)
def test_without_the_store_nothing_is_kept_and_nothing_used(
    name: str, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("k.cubin").write_bytes(cubin(registers=77))
    answers = [(main([*ONE_DUMP[name], "--no-cache"]), *capfd.readouterr())]
    store.clear()  # of isaview's own tables and expressions, which are kept in any case
    answers += [(main([*ONE_DUMP[name], "--no-cache"]), *capfd.readouterr())]
    assert not any(count for count, _ in store.sizes().values()), store.sizes()
    answers += [(main([*ONE_DUMP[name], *more]), *capfd.readouterr()) for more in ([], ["--no-cache"])]
    assert answers == answers[:1] * 4 and answers[0][0] == 0


DAMAGES = {
    "flipped": "UPDATE entries SET content = CAST(substr(content, 1, 9) || 'X' || substr(content, 11) AS BLOB)",
    "cut": "UPDATE entries SET content = substr(content, 1, length(content) / 2)",
    "swapped": "UPDATE entries SET (content, seal) = (SELECT content, seal FROM entries AS o WHERE o.name > entries.name)",
    "foreign": "UPDATE entries SET content = 7, used = 'yesterday'",
}


def outcome(arguments: list[str]) -> tuple[int, str, str]:
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        code = main(arguments)
    return code, out.getvalue(), err.getvalue()


class Kept(NamedTuple):
    """A folder with a changed dump, the store of the commands run there, and what they said."""

    folder: Path
    cache: Path
    outcomes: list[tuple[int, str, str]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder, cache = tmp_path_factory.mktemp("kept"), tmp_path_factory.mktemp("cache")
    text = Path(PTX[0]).read_text(encoding="utf-8")
    (folder / "changed.ptx").write_text(text.replace("\tret;", "\tbar.sync 0;\n\tret;"), encoding="utf-8")
    with pytest.MonkeyPatch.context() as settings:
        settings.chdir(folder)
        settings.setenv("XDG_CACHE_HOME", str(cache))
        clear_settings(settings)
        return Kept(folder, cache, [outcome(arguments) for arguments in COMMANDS.values()])


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_and_foreign_entries_change_no_answer(
    damage: str, kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(kept.cache, tmp_path / "cache")
    monkeypatch.chdir(kept.folder)
    place = store.folder()
    assert place is not None and tmp_path in place.parents
    with sqlite3.connect(place / "store.sqlite") as file:
        ((count,),) = file.execute("SELECT COUNT(*) FROM entries").fetchall()
        assert count > len(COMMANDS)
        file.execute(DAMAGES[damage])
    assert [outcome(arguments) for arguments in COMMANDS.values()] == kept.outcomes
