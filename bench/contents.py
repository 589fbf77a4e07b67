"""What `isaview contents` costs on a library of many members: seconds, memory, and unpacked machine code a second.

    python bench/contents.py LIBRARY… [--bytes 1000000000]

The device code of the libraries given (sections ``.nv_fatbin``) becomes one library of that size, members as they are. The list
reads headers alone; ``--kernels`` unpacks everything. Seconds are of processor time, the least of three runs, nothing kept.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from isaview.binaries.elf import NO_BITS, elf_of
from isaview.binaries.window import window_of_file

ROW = struct.Struct("<IIQQQQIIQQ")
NAMES = b"\0.nv_fatbin\0.shstrtab\0"
HEAD = 64
TIMES = 3


def code_of(paths: Sequence[Path]) -> Iterator[bytes]:
    """The device code of libraries, section by section."""
    for path in paths:
        with path.open("rb") as stream:
            for section in elf_of(window_of_file(stream)).sections:
                if section.name == ".nv_fatbin" and section.kind != NO_BITS:
                    stream.seek(section.offset)
                    yield stream.read(section.size)


def library(paths: Sequence[Path], size: int, goal: Path) -> None:
    """Write a library with one section of device code, again and again until it is as long as wanted."""
    length = 0
    with goal.open("wb") as out:
        out.seek(HEAD)
        while length < size:
            for code in code_of(paths):
                length += out.write(code + b"\0" * (-len(code) % HEAD))
        table = out.tell()
        for row in ((0,) * 10, (1, 1, 2, 0, HEAD, length, 0, 0, 8, 0), (12, 3, 0, 0, table + 3 * HEAD, len(NAMES), 0, 0, 1, 0)):
            out.write(ROW.pack(*row))
        out.write(NAMES)
        out.seek(0)
        head = struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 0, table, 0, HEAD, 0, 0, HEAD, 3, 2)
        out.write(b"\x7fELF\2\1\1".ljust(16, b"\0") + head)


def spent(*command: str) -> float:
    """Processor seconds of a run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "isaview", "contents", *command], check=True, env={**os.environ, "ISAVIEW_CACHE": "0"}
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("libraries", nargs="+", type=Path)
    parser.add_argument("--bytes", type=int, default=1_000_000_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path, listed = Path(folder) / "library.so", Path(folder) / "listed.json"
        library(options.libraries, options.bytes, path)
        listing = min(spent(str(path), "-o", str(listed)) for _ in range(TIMES))
        (file,) = json.loads(listed.read_text(encoding="utf-8"))["files"]
        code = sum(member["bytes"] for member in file["members"] if member["kind"] == "cubin")
        print(f"{path.stat().st_size:,} B, {len(file['members']):,} members: {listing:.2f} s")
        seconds = spent(str(path), "--kernels", "-o", str(Path(folder) / "kernels.txt"))
        print(f"--kernels: {code / 1e6:,.0f} MB of machine code in {seconds:.1f} s, {code / 1e6 / seconds:.0f} MB/s")
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        print(f"at most {memory / 1024:.0f} MB of memory")


if __name__ == "__main__":
    main()
