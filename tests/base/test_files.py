"""Opening a file: regular files only, nothing waited for, never more than asked."""

import os
import sys

import pytest

from isaview.base import files


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders")
@pytest.mark.parametrize("read", [files.open_file, lambda path: files.beginning(path, 1), lambda path: files.content(path, 1)])
def test_special_files_are_refused_at_once(tmp_path, read):
    os.mkfifo(tmp_path / "pipe")
    for path, kind in ((tmp_path, "a folder"), (tmp_path / "pipe", "a pipe"), ("/dev/zero", "a device")):
        with pytest.raises(files.SpecialFileError) as refused:
            read(path)
        assert refused.value.kind == kind and refused.value.strerror == f"this is {kind}, not a file"


def test_a_file_is_read_to_its_limit_and_no_further(tmp_path):
    path = tmp_path / "four"
    path.write_bytes(b"1234")
    assert files.content(path, 4) == files.beginning(path, 9) == b"1234"
    assert files.beginning(path, 3) == b"123"
    with pytest.raises(OSError, match="larger than 3 bytes"):
        files.content(path, 3)


@pytest.mark.parametrize("path", ["absent", "a\0b"])
def test_what_is_not_there_is_an_error_of_the_system(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OSError):
        files.open_file(path)
