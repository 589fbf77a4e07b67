"""The store: what was kept comes back whole, and nothing else ever does."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec import Struct

from isaview.base import database, limits, store

FOLDER = store.folder
posix = pytest.mark.skipif(os.name != "posix", reason="owners, modes and signals of POSIX")


class Answer(Struct, frozen=True):
    text: str
    number: int = 0


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "home" / "store")
    return tmp_path / "home" / "store"


def change(folder: Path, statement: str, *values: object) -> None:
    """Change the file as another program would."""
    with sqlite3.connect(folder / "store.sqlite") as file:
        file.execute(statement, values)


def test_keeps_and_gives_back() -> None:
    key = store.digest("a", b"b")
    assert store.load("tool", key, Answer) is None
    store.save("tool", key, Answer("é\n", 7))
    assert store.load("tool", key, Answer) == Answer("é\n", 7)
    assert store.load("report", key, Answer) is None
    assert [(kind, count) for kind, (count, _) in store.sizes().items()] == [("tool", 1)]
    store.clear()
    assert store.load("tool", key, Answer) is None and not store.sizes()


def test_what_is_looked_up_makes_no_file(own_folder: Path) -> None:
    assert store.load("tool", "a", int) is None and not store.sizes()
    store.clear()
    assert not own_folder.exists()


def test_another_version_does_not_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("tool", "a", 1)
    monkeypatch.setattr(store, "VERSION", "0.0.0")
    assert store.load("tool", "a", int) is None


def test_parts_do_not_run_together() -> None:
    assert store.digest("ab", "c") != store.digest("a", "bc") != store.digest("abc")
    assert store.digest("ab") == store.digest(b"ab")


def test_where_it_is_off_nothing_is_taken_or_kept() -> None:
    store.save("tool", "a", 1)
    with store.off():
        assert store.load("tool", "a", int) is None
        store.save("tool", "b", 1)
        with store.off(False):
            assert store.load("tool", "a", int) is None, "off stays off inside"
    with store.off(False):
        assert (store.load("tool", "a", int), store.load("tool", "b", int)) == (1, None)


LONG = Answer("hello" * 2000)


@pytest.mark.parametrize("value", [Answer("hello"), LONG])
@pytest.mark.parametrize("damage", ["flip", "truncate", "empty", "foreign", "other_key", "other_type", "large"])
def test_an_entry_that_is_not_sound_is_absent_and_is_replaced(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, damage: str, value: Answer
) -> None:
    store.save("tool", "a", value)
    assert store.load("tool", "a", Answer) == value
    with sqlite3.connect(own_folder / "store.sqlite") as file:
        ((content,),) = file.execute("SELECT content FROM entries").fetchall()
    damaged = {"flip": content[:-3] + b"X" + content[-2:], "truncate": content[:-1], "empty": b"", "foreign": b"p\x80\x04."}
    if damage in damaged:
        change(own_folder, "UPDATE entries SET content = ?", damaged[damage])
    elif damage == "other_key":
        change(own_folder, "UPDATE entries SET name = ?", store._name("tool", "b"))
        assert store.load("tool", "b", Answer) is None
    elif damage == "other_type":
        store.save("tool", "a", {"text": 1})
    else:
        monkeypatch.setattr(limits, "CACHE_ENTRY_BYTES", 4)
        store.save("tool", "b", value)
        assert store.load("tool", "b", Answer) is None
        return
    assert store.load("tool", "a", Answer) is None
    store.save("tool", "a", Answer("new"))
    assert store.load("tool", "a", Answer) == Answer("new")


def test_a_packed_entry_does_not_unpack_to_more_than_an_entry_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("tool", "a", "x" * 100_000)
    monkeypatch.setattr(limits, "CACHE_ENTRY_BYTES", 10_000)
    assert store.load("tool", "a", str) is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(b"no database at all" * 400),
        lambda path: path.write_bytes(path.read_bytes()[:5000]),
        lambda path: path.write_bytes(path.read_bytes()[:100] + b"\xff" * 8000 + path.read_bytes()[8100:]),
        lambda path: sqlite3.connect(path, isolation_level=None).execute("PRAGMA user_version = 99"),
        lambda path: sqlite3.connect(path, isolation_level=None).execute("DROP TABLE entries"),
    ],
    ids=["foreign", "cut", "overwritten", "another layout", "no table"],
)
def test_a_damaged_file_is_set_aside_and_made_anew(own_folder: Path, spoil) -> None:
    for number in range(20):
        store.save("tool", str(number), "x" * 3000)
    database._open_file(own_folder, os.getpid())[0].execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    database._open_file(own_folder, os.getpid())[0].close()
    database._open_file.cache_clear()
    spoil(own_folder / "store.sqlite")
    for number in range(20):
        store.load("tool", str(number), str)
        store.save("tool", str(number), "y" * 3000)
    store.save("tool", "a", 1)
    assert store.load("tool", "a", int) == 1
    assert {store.load("tool", str(number), str) for number in range(20)} <= {"y" * 3000, None}


def test_a_file_that_another_process_made_anew_is_not_set_aside(own_folder: Path) -> None:
    store.save("tool", "a", 1)
    _, inode = database._open_file(own_folder, os.getpid())
    (own_folder / "store.sqlite").rename(own_folder / "other")  # its inode is not given to the next file
    database._make(own_folder)
    database._set_aside(own_folder, inode)
    assert (own_folder / "store.sqlite").exists() and not (own_folder / "store.sqlite.damaged").exists()


def test_a_file_system_without_hard_links_has_a_store_too(monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    def failing(*_: object) -> None:
        raise PermissionError("Operation not permitted")

    monkeypatch.setattr(os, "link", failing)
    store.save("tool", "a", 1)
    assert store.load("tool", "a", int) == 1
    assert not [path for path in own_folder.iterdir() if path.suffix == f".{os.getpid()}"]


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
    store.save("tool", "a", 1)
    assert store.load("tool", "a", int) is None
    assert store.complaint() == why
    assert not store.sizes()


@posix
def test_a_folder_of_another_user_is_not_used(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("tool", "a", 1)
    assert own_folder.stat().st_mode & 0o777 == 0o700
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    database._open_file.cache_clear()
    assert store.load("tool", "a", int) is None
    assert store.complaint() == "it belongs to another user"


def test_what_was_not_used_for_longest_makes_room(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISAVIEW_CACHE_BYTES", "200000")
    keys = [str(number) for number in range(80)]
    for age, key in enumerate(keys):
        store.save("tool", key, os.urandom(3000))
        change(own_folder, "UPDATE entries SET used = ? WHERE name = ?", time.time() - 90_000 + age, store._name("tool", key))
        assert store.load("tool", keys[0], bytes), "what is used stays"
    assert store.load("tool", keys[-1], bytes) is not None
    assert store.load("tool", keys[1], bytes) is None
    count, size = store.sizes()["tool"]
    assert count * 3000 <= size <= 200_000
    store.save("tool", "large", os.urandom(200_001))
    assert store.load("tool", "large", bytes) is None


def test_many_small_entries_stay_within_the_limit(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CACHE_BYTES", 100_000)
    for number in range(2_000):
        store.save("tool", str(number), "x" * 200)
    assert 50_000 < database.size(database._open_file(own_folder, os.getpid())[0]) <= 110_000
    database._open_file(own_folder, os.getpid())[0].execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    assert (own_folder / "store.sqlite").stat().st_size <= 150_000, "the file gives back what is free"


@pytest.mark.parametrize("why", ["FULL", "BUSY", "LOCKED", "READONLY", "IOERR", "CANTOPEN"])
def test_what_keeps_the_file_from_being_used_is_no_error(own_folder: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    def failing(*_: object) -> None:
        error = sqlite3.OperationalError(why)
        error.sqlite_errorcode = getattr(sqlite3, f"SQLITE_{why}")
        raise error

    store.save("tool", "a", 1)
    with monkeypatch.context() as broken:
        broken.setattr(database, "_open_file", failing)
        store.save("tool", "b", 2)
        assert store.load("tool", "a", int) is None
    assert (store.load("tool", "a", int), store.load("tool", "b", int)) == (1, None)
    assert not (own_folder / "store.sqlite.damaged").exists()


def test_a_file_that_is_locked_for_long_is_not_waited_for(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.05)
    store.save("tool", "a", 1)
    database._open_file.cache_clear()
    other = sqlite3.connect(own_folder / "store.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    store.save("tool", "b", 2)
    assert store.load("tool", "a", int) == 1, "who reads waits for nobody"
    other.execute("COMMIT")
    assert store.load("tool", "b", int) is None


def test_a_place_that_cannot_be_made_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "file" / "store")
    store.save("tool", "a", 1)
    assert store.load("tool", "a", int) is None
    monkeypatch.setattr(store, "folder", lambda: None)
    store.save("tool", "a", 1)
    assert store.load("tool", "a", int) is None
    assert not store.sizes() and store.complaint() == ""


@pytest.mark.parametrize("value", ["\ud800", 1 << 70, object()])
def test_what_cannot_be_written_is_not_kept(value: object) -> None:
    store.save("tool", "a", value)
    assert not store.sizes()


@pytest.mark.parametrize(("home", "kept"), [("~/.cache/isaview", False), ("", False), ("/nowhere/isaview", True)])
def test_whoever_has_no_home_has_no_store(monkeypatch: pytest.MonkeyPatch, home: str, kept: bool) -> None:
    monkeypatch.setattr(store, "_cache_folder", lambda: home)
    store._folder.cache_clear()
    assert (FOLDER() is not None) == kept
    monkeypatch.setenv("ISAVIEW_CACHE", "false")
    assert FOLDER() is None
    store._folder.cache_clear()


@pytest.mark.parametrize(
    ("mounts", "mode"),
    [
        ("/dev/sda1 / ext4 rw 0 0\n", "wal"),
        ("/dev/sda1 / ext4 rw 0 0\nserver:/home {place} nfs4 rw 0 0\n", "delete"),
        ("//server/home {place} cifs rw 0 0\n/dev/sda1 / ext4 rw 0 0\n", "delete"),
        ("server:/ / nfs rw 0 0\n/dev/sda1 {place} ext4 rw 0 0\n", "wal"),
    ],
)
def test_the_log_is_used_on_this_machine_alone(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mounts: str, mode: str
) -> None:
    (tmp_path / "mounts").write_text(mounts.format(place=tmp_path))
    monkeypatch.setattr(database, "_MOUNTS", str(tmp_path / "mounts"))
    store.save("tool", "a", 1)
    assert store.load("tool", "a", int) == 1
    assert database._open_file(own_folder, os.getpid())[0].execute("PRAGMA journal_mode").fetchone() == (mode,)


WRITER = """
import sys
from isaview.base import store
own = sys.argv[1]
while True:
    for number in range(20):
        store.save("tool", str(number), [str(number)] * 20_000)
        found = store.load("tool", str(number), list[str])
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


KEEPER = """
import sys
from isaview.base import store
for number in range(200):
    store.save("tool", f"{sys.argv[1]} {number}", number)
"""


@posix
def test_nobody_loses_what_eight_processes_keep_at_once(
    own_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    keepers = [subprocess.Popen([sys.executable, "-c", KEEPER, str(name)], env=environment) for name in range(8)]
    assert [keeper.wait() for keeper in keepers] == [0] * 8
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "isaview" / "store")
    found = [store.load("tool", f"{name} {number}", int) for name in range(8) for number in range(200)]
    assert found == [*range(200)] * 8


@pytest.mark.parametrize("place", [None, "", "  ", "/tmp/x", "rel", "~/y"])
def test_the_cache_folder_is_that_of_platformdirs(monkeypatch, place):
    import platformdirs

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    if place is not None:
        monkeypatch.setenv("XDG_CACHE_HOME", place)
    assert store._cache_folder() == platformdirs.user_cache_dir("isaview", appauthor=False)
