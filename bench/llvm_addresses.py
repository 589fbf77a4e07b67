"""Whether the addresses of LLVM IR are told as those of what it is lowered to: alike, unknown, and apart.

    python bench/llvm_addresses.py FILE.ll… [--opt opt] [--llc llc] [-v]

Each instruction gets a line of its own (LLVM's debugify) before it is lowered, so that accesses find their like. Accesses that
the back end joins, splits or drops have none. Where only the IR's is known, or only the lowered one's, that is told too.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from isaview import read
from isaview.analysis.addresses.addressed import Addressed
from isaview.analysis.addresses.addresses import FOLLOWED, accesses
from isaview.model.kernel import Kernel, Module

Key = tuple[str, int, str]
"""Function, line of the access, and its kind."""


def lowered(path: Path, options: argparse.Namespace, folder: Path) -> tuple[Path, Path] | None:
    """The IR with a line for each instruction, and what it is lowered to; None where LLVM refuses it."""
    plain, marked, made = (folder / f"{path.stem}{suffix}" for suffix in (".plain.ll", ".ll", ".s"))
    text = re.sub(r'"amdgpu[\w.]+-', '"amdgcn-', path.read_text(encoding="utf-8"))
    if "target triple" not in text:
        text = f'target triple = "nvptx64-nvidia-cuda"\n{text}'
    plain.write_text(text, encoding="utf-8")
    stated = re.search(r'"target-cpu"="(\w+)"', text) or re.search(r"\.((?:sm_|gfx)\w+)\.", path.name)
    chosen = [f"-mcpu={stated[1]}"] if stated else []
    newest = ["-mattr=+ptx88"] if "nvptx64" in text[:4096] else []
    commands = (
        [options.opt, "-strip-debug", "-passes=debugify", "-S", str(plain), "-o", str(marked)],
        [options.llc, "-O2", *chosen, *newest, str(marked), "-o", str(made)],
    )
    for command in commands:
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return None
    return marked, made


def told(module: Module, wave_size: int) -> Iterator[tuple[Key, Addressed]]:
    """Every access of global and shared memory of a module's functions that its text gives a line."""
    for kernel in module.kernels:
        for one in accesses(kernel, wave_size):
            line = _line(kernel, one.index)
            if line and one.space in FOLLOWED:
                yield (kernel.name, line, one.kind), one


def _line(kernel: Kernel, index: int) -> int:
    position = kernel.position(index)
    return position.line if position is not None else 0


def alike(one: Addressed, other: Addressed) -> bool:
    """Whether two accesses are told to spread over memory in the same way."""
    if one.step is not None and other.step is not None and one.step != other.step:
        return False
    shared = one.space == other.space == "shared"  # where a variable begins in it is decided as it is lowered
    figures = ((each.pattern, each.stride, each.conflicts if shared else each.sectors) for each in (one, other))
    return len(set(figures)) == 1


def compared(path: Path, options: argparse.Namespace, folder: Path) -> Counter[str]:
    """How the accesses of one module compare."""
    counts: Counter[str] = Counter()
    made = lowered(path, options, folder)
    if made is None:
        return Counter({"files not lowered": 1})
    own, others = (list(read(str(text)))[:1] for text in made)
    size = (others[0].wave_size if others else None) or 32
    likes: dict[Key, list[Addressed]] = {}
    for key, found in (pair for module in others for pair in told(module, size)):
        likes.setdefault(key, []).append(found)
    for key, one in (pair for module in own for pair in told(module, size)):
        # the back end puts several accesses in one clause behind one line
        near = [other for other in likes.get(key, ()) if other.bytes == one.bytes]
        other = next((each for each in near if alike(one, each)), near[0] if near else None)
        if other is None:
            counts["without a like"] += 1
        elif not one.known:
            counts["unknown in both" if not other.known else "unknown in IR alone"] += 1
        elif not other.known:
            counts["known in IR alone"] += 1
        else:
            same = alike(one, other)
            counts["alike" if same else "apart"] += 1
            if options.v and not same:
                print(f"{path.name} {key}: {_said(one)} | {_said(other)}")
        if options.v and other is not None and other.known and not one.known:
            print(f"{path.name} {key}: unknown, {one.because} | {_said(other)}")
    return counts


def _said(one: Addressed) -> str:
    return f"{one.space} {one.bytes} B {one.pattern} {one.stride} {one.sectors} {one.conflicts} step {one.step}"


def main() -> int:
    """Print the counts; 1 where accesses are told apart."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--opt", default="opt")
    parser.add_argument("--llc", default="llc")
    parser.add_argument("-v", action="store_true", help="each access that differs")
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for path in options.files:
            counts += compared(path, options, Path(folder))
    print(", ".join(f"{count} {name}" for name, count in counts.most_common()))
    return 1 if counts["apart"] else 0


if __name__ == "__main__":
    sys.exit(main())
