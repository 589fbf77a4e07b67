"""The cache: what was kept comes back whole, and nothing else ever does."""

from __future__ import annotations

from pathlib import Path

import pytest

from isaview.base import cache, limits

FOLDER = cache.folder


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "exact")
    return tmp_path / "exact"


def test_keeps_and_gives_back(own_folder: Path) -> None:
    key = cache.digest("a", "b")
    assert cache.load(key) is None
    cache.store(key, {"text": "é\ud800\n"})
    assert cache.load(key) == {"text": "é\ud800\n"}
    assert [path.suffix for path in own_folder.iterdir()] == [".isaview"]
    assert cache.clear() == 1
    assert cache.load(key) is None


def test_parts_do_not_run_together() -> None:
    assert cache.digest("ab", "c") != cache.digest("a", "bc") != cache.digest("abc")


@pytest.mark.parametrize("damage", ["flip", "truncate", "empty", "foreign", "other_key", "not_json", "not_strings", "large"])
def test_an_entry_that_is_not_sound_is_ignored(own_folder: Path, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    key, other = cache.digest("a"), cache.digest("b")
    cache.store(key, {"text": "hello"})
    path = own_folder / f"{key}.isaview"
    data = path.read_bytes()
    bodies = {"not_json": b"{", "not_strings": b'{"text": 1}'}
    if damage == "large":
        monkeypatch.setattr(limits, "CACHE_ENTRY_BYTES", len(data) - 1)
    elif damage == "other_key":
        (own_folder / f"{other}.isaview").write_bytes(data)
        key = other
    elif damage in bodies:
        path.write_bytes(cache._seal(key, bodies[damage]) + b"\n" + bodies[damage])
    else:
        path.write_bytes(
            {"flip": data[:-3] + b"X" + data[-2:], "truncate": data[:-1], "empty": b"", "foreign": b"\x80\x04."}[damage]
        )
    assert cache.load(key) is None


def test_the_oldest_entries_make_room(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    monkeypatch.setattr(limits, "CACHE_BYTES", 1000)
    keys = [cache.digest(str(number)) for number in range(6)]
    for age, key in enumerate(keys):
        cache.store(key, {"text": "x" * 200})
        path = own_folder / f"{key}.isaview"
        if path.exists():
            os.utime(path, (age, age))
    assert cache.load(keys[0]) is None
    assert cache.load(keys[-1]) is not None
    assert sum(path.stat().st_size for path in own_folder.iterdir()) <= 1000


def test_a_place_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "file" / "exact")
    cache.store(cache.digest("a"), {"text": "x"})
    assert cache.load(cache.digest("a")) is None
    monkeypatch.setattr(cache, "folder", lambda: None)
    cache.store(cache.digest("a"), {"text": "x"})
    assert cache.load(cache.digest("a")) is None


@pytest.mark.parametrize(("home", "kept"), [("~/.cache/isaview", False), ("", False), ("/nowhere/isaview", True)])
def test_whoever_has_no_home_has_no_cache(monkeypatch: pytest.MonkeyPatch, home: str, kept: bool) -> None:
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: home)
    assert (FOLDER() is not None) == kept
