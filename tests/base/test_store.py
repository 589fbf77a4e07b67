"""The store: what was kept comes back whole, and nothing else ever does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from isaview.base import limits, store

FOLDER = store.folder
posix = pytest.mark.skipif(os.name != "posix", reason="owners, modes and signals of POSIX")


class Answer(Struct, frozen=True):
    text: str
    number: int = 0


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "home" / "store")
    return tmp_path / "home" / "store"


def file_of(folder: Path) -> Path:
    (path,) = (path for path in folder.rglob("*") if path.is_file())
    return path


def test_keeps_and_gives_back(own_folder: Path) -> None:
    key = store.digest("a", b"b")
    assert store.load("answers", key, Answer) is None
    store.save("answers", key, Answer("é\n", 7))
    assert store.load("answers", key, Answer) == Answer("é\n", 7)
    assert store.load("others", key, Answer) is None
    assert [(entry.kind, Path(entry.path).parent.name) for entry in store.entries()] == [("answers", "answers")]
    assert store.clear() == 1
    assert store.load("answers", key, Answer) is None


def test_another_version_does_not_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("answers", "a", 1)
    monkeypatch.setattr(store, "VERSION", "0.0.0")
    assert store.load("answers", "a", int) is None


def test_parts_do_not_run_together() -> None:
    assert store.digest("ab", "c") != store.digest("a", "bc") != store.digest("abc")
    assert store.digest("ab") == store.digest(b"ab")


@pytest.mark.parametrize("dense", [True, False])
@pytest.mark.parametrize(
    "damage",
    ["flip", "truncate", "empty", "foreign", "other_key", "other_type", "no_text", "large", "folder", "link_to_nothing"],
)
def test_an_entry_that_is_not_sound_is_absent_and_is_replaced(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, damage: str, dense: bool
) -> None:
    key, other = store.digest("a"), store.digest("b")
    store.save("answers", key, Answer("hello" * 1000), dense=dense)
    assert store.load("answers", key, Answer) == Answer("hello" * 1000)
    path = file_of(own_folder)
    data = path.read_bytes()
    if damage == "large":
        monkeypatch.setattr(limits, "CACHE_ENTRY_BYTES", len(data) - store._SEAL_BYTES - 1)
    elif damage == "other_key":
        path.rename(path.with_name(store._name("answers", other)))
        key = other
    elif damage == "other_type":
        store.save("answers", key, {"text": 1})
    elif damage == "no_text":
        body = store._PLAIN + msgspec.msgpack.encode(Answer("hello")).replace(b"hello", b"\xffello")
        path.write_bytes(store._seal(path.name, body) + body)
    elif damage in ("folder", "link_to_nothing"):
        path.unlink()
        path.mkdir() if damage == "folder" else path.symlink_to("nothing")
    else:
        path.write_bytes(
            {"flip": data[:-3] + b"X" + data[-2:], "truncate": data[:-1], "empty": b"", "foreign": b"\x80\x04."}[damage]
        )
    assert store.load("answers", key, Answer) is None
    if damage not in ("large", "folder"):
        store.save("answers", key, Answer("new"))
        assert store.load("answers", key, Answer) == Answer("new")


@posix
@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda place: place.chmod(0o770), "others may write there"),
        (lambda place: place.chmod(0o702), "others may write there"),
        (lambda place: (place.rmdir(), place.write_text("")), "it is no folder"),
    ],
)
def test_a_folder_that_others_may_write_is_not_used(own_folder: Path, spoil, why: str) -> None:
    own_folder.mkdir(parents=True)
    spoil(own_folder)
    store.save("answers", "a", 1)
    assert store.load("answers", "a", int) is None
    assert store.complaint() == why
    assert not list(store.entries()) and store.clear() == 0


@posix
def test_a_folder_of_another_user_is_not_used(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("answers", "a", 1)
    assert own_folder.stat().st_mode & 0o777 == 0o700
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    store._is_sound.cache_clear()
    assert store.load("answers", "a", int) is None
    assert store.complaint() == "it belongs to another user"


def kept(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def test_what_was_not_used_for_longest_makes_room(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISAVIEW_CACHE_BYTES", "1000")
    keys = [store.digest(str(number)) for number in range(12)]
    now = time.time()
    for age, key in enumerate(keys):
        store.save("answers", key, "x" * 200)
        path = own_folder / "answers" / store._name("answers", key)
        os.utime(path, (now, now - 10_000 + age))
        if age > 0:
            assert store.load("answers", keys[0], str), "what is used stays"
        assert kept(own_folder) <= 1000
    assert store.load("answers", keys[-1], str) is not None
    assert store.load("answers", keys[1], str) is None
    store.save("answers", "large", "x" * 1001)
    assert store.load("answers", "large", str) is None


def test_many_small_entries_stay_within_the_limit(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CACHE_BYTES", 100_000)
    for number in range(2_000):
        store.save("answers", str(number), "x" * 200)
    assert 50_000 < kept(own_folder) <= 110_000


def test_what_a_killed_writer_left_is_removed(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("answers", "a", 1)
    for name, age in (("old.tmp", 7200), ("new.tmp", 10)):
        (own_folder / "answers" / name).write_bytes(b"x")
        os.utime(own_folder / "answers" / name, (time.time() - age,) * 2)
    monkeypatch.setattr(store, "_SWEPT_NAMES", "")
    store.save("answers", "b", 1)
    assert sorted(path.suffix for path in (own_folder / "answers").iterdir()) == [".isaview", ".isaview", ".tmp"]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), OSError(30, "Read-only file system")])
def test_a_disk_that_cannot_be_written_is_no_error(own_folder: Path, monkeypatch: pytest.MonkeyPatch, error: OSError) -> None:
    def full(*_: object) -> None:
        raise error

    store.save("answers", "a", 1)
    monkeypatch.setattr(os, "replace", full)
    store.save("answers", "b", 2)
    assert (store.load("answers", "a", int), store.load("answers", "b", int)) == (1, None)
    assert len(list(own_folder.rglob("*.*"))) == 1


def test_a_place_that_cannot_be_made_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "file" / "store")
    store.save("answers", "a", 1)
    assert store.load("answers", "a", int) is None
    monkeypatch.setattr(store, "folder", lambda: None)
    store.save("answers", "a", 1)
    assert store.load("answers", "a", int) is None
    assert not list(store.entries()) and store.complaint() == ""


@pytest.mark.parametrize("value", ["\ud800", 1 << 70, object()])
def test_what_cannot_be_written_is_not_kept(value: object) -> None:
    store.save("answers", "a", value)
    assert not list(store.entries())


@pytest.mark.parametrize(("home", "kept"), [("~/.cache/isaview", False), ("", False), ("/nowhere/isaview", True)])
def test_whoever_has_no_home_has_no_store(monkeypatch: pytest.MonkeyPatch, home: str, kept: bool) -> None:
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: home)
    store._folder.cache_clear()
    assert (FOLDER() is not None) == kept
    monkeypatch.setenv("ISAVIEW_CACHE", "false")
    assert FOLDER() is None


WRITER = """
import sys
from isaview.base import store
own = sys.argv[1]
while True:
    for number in range(20):
        store.save("answers", str(number), [str(number)] * 20_000, dense=number % 2)
        found = store.load("answers", str(number), list[str])
        assert found is None or found == [str(number)] * 20_000, found[:3]
        if own == "reader" and found is not None:
            print("sound", flush=True)
"""


@posix
def test_eight_processes_and_their_deaths_leave_sound_entries(own_folder: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "ISAVIEW_CACHE_BYTES": "1000000"}
    start = [sys.executable, "-c", WRITER]
    writers = [subprocess.Popen([*start, "writer"], env=environment) for _ in range(7)]
    with subprocess.Popen([*start, "reader"], env=environment, stdout=subprocess.PIPE, text=True) as reader:
        assert reader.stdout is not None
        for number, line in enumerate(reader.stdout):
            assert line == "sound\n"
            if number % 5 == 4 and writers:
                writers[-1].send_signal(signal.SIGKILL)
                assert writers.pop().wait() == -signal.SIGKILL
            if not writers:
                break
        reader.kill()
