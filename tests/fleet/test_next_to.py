"""What lies next to a dump says the same of it in a folder, an archive, a revision and a bucket."""

import subprocess
import tarfile

import pytest

from isaview.fleet import scan as scans
from isaview.fleet import sources
from tests.fleet.test_archives import listed, tar, zipped
from tests.support.extras import needs
from tests.support.fleets import TIMES, here, in_this_process, ptx, rows, scanned  # noqa: F401
from tests.support.made_binaries import cubin

pytestmark = [needs("pyarrow"), pytest.mark.usefixtures("in_this_process")]

TILES = "module {\n  tt.func public @k() {\n    %0 = arith.constant dense<1.0> : tensor<64x32xf32>\n    tt.return\n  }\n}\n"
TEXT = ptx("k").replace("sm_80", "sm_90")
METADATA = '{"num_warps": 8, "num_stages": 3, "shared": 0, "name": "k", "target": {"arch": 90, "warp_size": 32}}'
FILES = {
    "a/k.ptx": TEXT.encode(),
    "b/l.cubin": cubin(),
    "m.ptx": ptx("m").encode(),
    "a/k.json": METADATA.encode(),
    "a/k.ttir": TILES.encode(),
    "a/k.ttgir": TILES.replace("64x32", "16x16").encode(),
    "a/k.source": TILES.encode(),
    "a/k.cubin": cubin(registers=40),
    "b/k.sm_90.cubin": cubin(registers=48),
    "b/k.ptx": TEXT.encode(),
    ".hidden/k.ptx": TEXT.encode(),
    "node_modules/k.ptx": TEXT.encode(),
}
NAMES = ["a/k.ptx", "a/k.ttgir", "a/k.ttir", "b/k.ptx", "b/l.cubin", "m.ptx"]
PLACES = ("source", "file", "revision", "commit", "committed", *TIMES)


def of_a_folder(tmp_path, files=FILES):
    for name, content in files.items():
        (tmp_path / "cache" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "cache" / name).write_bytes(content)
    return scanned([tmp_path / "cache"], tmp_path / "folder"), figures_of(tmp_path / "folder")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder with all files, the result of its scan, and the figures."""
    place = tmp_path_factory.mktemp("files")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scans, "run_local", here)
        return place, *of_a_folder(place)


def figures_of(dataset, *but):
    own = ([row["file"].removeprefix("cache/"), row] for row in rows(dataset))
    return sorted(([file, {name: row[name] for name in row if name not in (*PLACES, *but)}] for file, row in own), key=str)


def test_an_archive_has_the_rows_of_its_folder(folder, tmp_path):
    place, result, expected = folder
    assert [file for file, _ in expected] == NAMES
    facts = {file: (row["vector_registers"], row["companions"], dict(row["settings"] or {})) for file, row in expected}
    assert facts["a/k.ptx"][:2] == (40, ["cubin", "json", "ttgir", "ttir"])
    assert (facts["a/k.ptx"][2]["num_warps"], facts["a/k.ptx"][2]["block"]) == ("8", "64x32")
    assert [file for file, row in expected if not row["is_last_stage"]] == ["a/k.ttgir", "a/k.ttir"]
    assert facts["b/k.ptx"][:2] == (48, ["cubin"]) and facts["m.ptx"][1] == []
    entries = [(f"./{name}", content) for name, content in FILES.items()]
    (tmp_path / "a.tar").write_bytes(tar(*reversed(entries)))
    assert scanned([tmp_path / "a.tar"], tmp_path / "ds").files == result.files
    assert figures_of(tmp_path / "ds") == expected
    (tmp_path / "b.zip").write_bytes(zipped(*entries))
    assert scanned([tmp_path / "b.zip"], place / "folder").files["known"] == len(expected)  # no part of a key differs


def test_a_revision_has_the_rows_of_its_folder(folder, tmp_path, monkeypatch):
    place, _, expected = folder
    monkeypatch.chdir(place)
    who = ["-c", "user.name=a", "-c", "user.email=a"]
    for command in (["init", "-q"], ["add", "cache"], [*who, "commit", "-q", "-m", "x", "--no-gpg-sign"]):
        subprocess.run(["git", *command], check=True)
    scanned(["HEAD:cache"], tmp_path / "ds")
    assert figures_of(tmp_path / "ds", "key") == [[file, without_key(row)] for file, row in expected]
    scanned(["HEAD:cache/a/k.ptx"], tmp_path / "file")
    assert figures_of(tmp_path / "file", "key") == [["a/k.ptx", without_key(dict(expected)["a/k.ptx"])]]


def without_key(row):
    return {name: value for name, value in row.items() if name != "key"}


@needs("fsspec", "s3fs", "moto", "boto3")
def test_a_bucket_has_the_rows_of_its_folder(bucket, tmp_path):
    files = {name: FILES[name] for name in ("a/k.ptx", "a/k.json", "a/k.cubin", "b/l.cubin")}
    result, expected = of_a_folder(tmp_path, files)
    for name, content in files.items():
        bucket(Key=f"cache/{name}", Body=content)
    assert scanned(["s3://dumps/cache"], tmp_path / "ds").files == result.files
    assert figures_of(tmp_path / "ds", "key") == [[file, without_key(row)] for file, row in expected]
    bucket(Key="cache/a/k.json", Body=METADATA.replace("8", "4").encode())
    again = scanned(["s3://dumps/cache", "s3://dumps/cache/a/k.ptx"], tmp_path / "ds")
    assert (again.there, again.files["done"]) == (1, 2)
    (row,) = [row for row in rows(tmp_path / "ds") if row["source"].endswith("k.ptx")]
    assert row["companions"] is None  # nobody looked next to it


def test_where_too_much_waits_a_row_says_that_nothing_next_to_it_was_read(tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "_WAITING_BYTES", 100)
    entries = [("k.ptx", TEXT.encode()), ("l.ptx", ptx("l").encode()), ("k.json", METADATA.encode())]
    (tmp_path / "a.tar").write_bytes(tar(*entries))
    scanned([tmp_path / "a.tar"], tmp_path / "ds")
    assert {row["file"]: row["companions"] for row in rows(tmp_path / "ds")} == {"k.ptx": None, "l.ptx": []}


def test_refused_members_are_recorded_once(tmp_path):
    entries = [("k.ptx", TEXT.encode()), ("./k.ptx", b"x"), ("../l.ptx", b"x"), ("inner.zip", zipped(("m", b"x")))]
    whole = tar(*entries, ("m.ptx", ptx("m").encode()), ("l", {"type": tarfile.SYMTYPE, "linkname": "/etc/passwd"}))
    (tmp_path / "a.tar").write_bytes(whole[:-1536])
    first = scanned([tmp_path / "a.tar"], tmp_path / "ds")
    assert (first.code, first.files["refused"], first.files["done"]) == (2, len([*listed(whole[:-1536])]) - 2, 2)
    manifest = rows(tmp_path / "ds", "manifest")
    again = scanned([tmp_path / "a.tar"], tmp_path / "ds")
    assert (again.code, again.there, dict(again.files)) == (0, len(manifest), {})
    assert rows(tmp_path / "ds", "manifest") == manifest
