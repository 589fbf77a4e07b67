"""Archives: dumps are read out of them, and nothing hostile is."""

import bz2
import gzip
import io
import lzma
import stat
import tarfile
import tracemalloc
import zipfile

import pytest
import zstandard

from isaview.base import limits
from isaview.fleet import archives
from isaview.fleet.archives import members
from tests.support.extras import needs
from tests.support.fleets import in_this_process, ptx, rows, scanned  # noqa: F401

PACKERS = {"tar": bytes, "tar.gz": gzip.compress, "tar.bz2": bz2.compress}
PACKERS |= {"tar.xz": lzma.compress, "tar.zst": zstandard.compress}


def tar(*entries, form=tarfile.PAX_FORMAT, **headers):
    """A tar archive of names and contents, or of whole headers."""
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=form, **headers) as archive:
        for name, content in entries:
            member = tarfile.TarInfo(name)
            if isinstance(content, bytes):
                member.size = len(content)
                archive.addfile(member, io.BytesIO(content))
            else:
                for field, value in content.items():
                    setattr(member, field, value)
                archive.addfile(member)
    return written.getvalue()


def zipped(*entries, packing=zipfile.ZIP_DEFLATED):
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", packing) as archive:
        for name, content in entries:
            archive.writestr(name, content)
    return written.getvalue()


def listed(data):
    return list(members(io.BytesIO(data)))


def link(name):
    entry = zipfile.ZipInfo(name)
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


@needs("pyarrow")
@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("suffix", [*PACKERS, "zip"])
def test_dumps_of_an_archive_have_the_rows_that_they_have_in_a_folder(suffix, tmp_path):
    entries = [("./d/k.ptx", ptx().encode()), ("./notes.txt", b"nothing"), ("l.ptx", ptx("other").encode())]
    archive = tmp_path / f"a.{suffix}"
    archive.write_bytes(zipped(*entries) if suffix == "zip" else PACKERS[suffix](tar(*entries)))
    result = scanned([archive], tmp_path / "ds")
    assert (result.code, result.files["done"], result.files["no dump"]) == (0, 2, 1)
    first, second = rows(tmp_path / "ds")
    assert (first["file"], first["name"], second["file"]) == ("d/k.ptx", "add", "l.ptx")
    assert scanned([archive], tmp_path / "ds").there == 2
    assert not list(tmp_path.rglob("*.ptx"))


OUTSIDE = "its name leads out of the archive"
IRREGULAR = "it is a link, a device or sparse"
NESTED = "an archive in an archive is not opened"


@pytest.mark.parametrize(
    "data, reason",
    [
        (tar(("../../etc/passwd", b"x")), OUTSIDE),
        (tar(("/etc/passwd", b"x")), OUTSIDE),
        (tar(("a/../../b", b"x")), OUTSIDE),
        (zipped(("..\\b", b"x")), OUTSIDE),
        (zipped(("C:\\b", b"x")), OUTSIDE),
        (zipped(("/b", b"x")), OUTSIDE),
        (tar(("l", {"type": tarfile.SYMTYPE, "linkname": "/etc/passwd"})), IRREGULAR),
        (tar(("l", {"type": tarfile.LNKTYPE, "linkname": "k.ptx"})), IRREGULAR),
        (tar(("d", {"type": tarfile.CHRTYPE, "devmajor": 1, "devminor": 5})), IRREGULAR),
        (tar(("p", {"type": tarfile.FIFOTYPE})), IRREGULAR),
        (zipped((link("l"), b"/etc/passwd")), IRREGULAR),
        (tar(("inner.tar", tar(("k", b"x")))), NESTED),
        (tar(("inner.gz", gzip.compress(b"x"))), NESTED),
        (zipped(("inner.zip", zipped(("k", b"x")))), NESTED),
        (zipped(("k", b"x"), packing=zipfile.ZIP_LZMA), "it is packed in a way that is not read"),
    ],
)
def test_members_that_no_dump_is_are_refused(data, reason):
    (member,) = listed(data)
    assert member[1] == reason


def test_a_second_member_of_a_name_is_refused():
    assert listed(tar(("k", b"1"), ("./k", b"2"))) == [("k", b"1"), ("k (member 2)", "another member has its name")]


@pytest.mark.parametrize(
    "data, reason",
    [
        (tar(("k", bytes((2 << 20) + 1))), "larger than 2 MiB"),
        (gzip.compress(tar(*((f"k{number}", bytes(2 << 20)) for number in range(3)))), "200 times"),
        (bz2.compress(tar(*((f"k{number}", bytes(2 << 20)) for number in range(3)))), "200 times"),
        (zipped(*((f"k{number}", bytes(2 << 20)) for number in range(3))), "200 times"),
        (gzip.compress(tar(("k", b"x"), pax_headers={"comment": "x" * (4 << 20)})), "headers"),
        (tar(("x" * (1 << 20), b"x"), form=tarfile.GNU_FORMAT), "headers"),
        (gzip.compress(tar(("k", bytes(1 << 20))))[:-500], "damaged"),
        (gzip.compress(b"no tar" * 1000), "damaged"),
        (tar(("k", b"x" * 5000))[:3000], "damaged"),
        (zipped(("k", b"x" * 5000))[:-20], "damaged"),
        (b"PK\x05\x06" + b"\xff" * 18, "damaged"),
        (b"\xfd7zXZ\0" + b"\0" * 300, "damaged"),
        (b"\x28\xb5\x2f\xfd" + b"\xff" * 300, "damaged"),
        (lzma.compress(bytes(1000), filters=[{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 30}]), "damaged"),
    ],
    ids=range(14),
)
def test_bombs_and_damaged_archives_end_within_bounds(data, reason, monkeypatch):
    monkeypatch.setattr(limits, "INPUT_BYTES", 2 << 20)
    monkeypatch.setattr(archives, "_UNSUSPECTED_BYTES", 4 << 20)
    tracemalloc.start()
    try:
        last = ""
        for _, content in members(io.BytesIO(data)):
            last = content if isinstance(content, str) else last
        assert reason in last
        assert tracemalloc.get_traced_memory()[1] < 12 << 20
    finally:
        tracemalloc.stop()


def test_the_rest_beyond_a_limit_is_refused_once(monkeypatch):
    monkeypatch.setattr(limits, "ARCHIVE_MEMBERS", 2)
    assert listed(tar(*((f"k{number}", b"x") for number in range(5))))[2:] == [("", "it has more than 2 members")]
    monkeypatch.setattr(limits, "ARCHIVE_DIRECTORY_BYTES", 100)
    assert listed(zipped(*((f"k{number}", b"x") for number in range(5)))) == [("", "its directory takes more than 0 MiB")]


@pytest.mark.parametrize("seed", range(3))
def test_no_byte_of_an_archive_raises(seed):
    import random

    dice = random.Random(seed)
    for whole in (tar(("a/k.ptx", ptx().encode()), ("l", b"x" * 700)), zipped(("a/k.ptx", ptx().encode()), ("l", b"x" * 700))):
        for _ in range(150):
            data = bytearray(whole)
            for _ in range(dice.randint(1, 8)):
                data[dice.randrange(len(data))] = dice.randrange(256)
            for name, content in listed(bytes(data)):
                assert isinstance(name, str) and isinstance(content, bytes | str)
