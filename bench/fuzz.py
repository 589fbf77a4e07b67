"""Fuzzing: broken inputs of every kind, made from the samples by seed and number, so that every run can be made again.

python bench/fuzz.py TARGET… [--runs N] [--seed S] [--first I] [--keep DIR] [--seconds T]

TARGET is a reader (``ptx``, ``amdgcn``, ``llvm``, ``sass``, ``mlir``, ``stablehlo``, ``hlo``), a whole way through the house
(``report`` reads, analyses and renders, ``process`` starts the command line and looks at exit code, time and memory), or a
companion (``binary``, ``log``, ``sidecar``, ``baseline``, ``settings``, ``saved``). Input number I of a seed is the same in
every run: ``--first`` goes on where a run ended, which the last line says. What raises, takes longer than T seconds or ends
with another exit code than 0, 1 or 2 is written to DIR with its number and reason; the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from runpy import run_path
from types import SimpleNamespace
from typing import NoReturn

import isaview
from isaview.cli import main
from isaview.inputs.sources import dialects
from isaview.languages.opcode_table import load

ROOT = Path(__file__).parent.parent
SUFFIXES = {
    "ptx": (".ptx",),
    "amdgcn": (".s",),
    "llvm": (".ll",),
    "sass": (".sass",),
    "mlir": (".ttgir", ".ttir"),
    "stablehlo": (".mlir",),
    "hlo": (".hlo",),
}
TOKEN = re.compile(r"[%$.@!#]*\w[\w.$]*|\S")
NUMBERS = (
    "0",
    "-1",
    "1",
    "31",
    "32",
    "255",
    "256",
    "4294967295",
    "4294967296",
    "1" * 400,
    "9" * 5000,
    "0x" + "f" * 70,
    "1e999",
)
PIECES = (
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ",",
    ";",
    ":",
    '"',
    "\\",
    "/*",
    "*/",
    "//",
    "\x1b[2J",
    "\x00",
    "\u202e",
    "æ",
    "\ufeff",
    "\r",
)
MOST_LINES = 60
"""Lines of an input for the readers: small inputs make many runs."""
MEMORY_BYTES = 2 << 30
MOST_BYTES = 1_500_000_000
PATIENCE = 120
"""Seconds on the clock after which a process is ended."""
FINE = (0, 1, 2)
BROKEN = 99
"""How a process ends that raises what nobody caught."""
WARMING = ("matmul.triton.sm_80.ptx", "attention.triton.gfx1100.s", "matmul.triton.gfx942.ll", "loops.nvdisasm.sm_89.sass")


@cache
def texts(kind: str) -> tuple[list[str], ...]:
    """The samples of a language as lines."""
    files = sorted(path for suffix in SUFFIXES[kind] for path in (ROOT / "samples").glob(f"*{suffix}"))
    return tuple(path.read_text(encoding="utf-8").split("\n") for path in files)


@cache
def words(kind: str) -> tuple[str, ...]:
    """What the tables and samples of a language are made of: opcodes and tokens."""
    tokens = {token for lines in texts(kind) for line in lines for token in TOKEN.findall(line)}
    return tuple(sorted(tokens | set(load(kind).rows)))


def excerpt(random: Random, lines: Sequence[str]) -> list[str]:
    """The head of a sample and a run of its lines."""
    head = lines[: random.randrange(5, 40)]
    start = random.randrange(len(lines))
    return [*head, *lines[start : start + random.randrange(1, MOST_LINES)]]


def mutated(random: Random, kind: str) -> str:
    """A broken text of a language."""
    lines = excerpt(random, random.choice(texts(kind)))
    for _ in range(random.randrange(1, 8)):
        at = random.randrange(len(lines)) if lines else 0
        change = random.randrange(8)
        if change == 0 and lines:
            del lines[at : at + random.randrange(1, 4)]
        elif change == 1:
            lines[at:at] = excerpt(random, random.choice(texts(kind)))[-random.randrange(1, 6) :]
        elif change == 2 and lines:
            lines[at:at] = [lines[random.randrange(len(lines))]] * random.randrange(1, 4)
        elif lines:
            lines[at] = broken(random, lines[at], kind)
    text = "\n".join(lines)
    return text if random.random() > 0.1 else text[: random.randrange(len(text) + 1)]


def broken(random: Random, line: str, kind: str) -> str:
    """A line with one of its tokens replaced, dropped or doubled."""
    tokens = list(TOKEN.finditer(line))
    if not tokens:
        return random.choice(words(kind)) + " " + random.choice(PIECES)
    token = random.choice(tokens)
    new = random.choice(
        (random.choice(words(kind)), random.choice(NUMBERS), random.choice(PIECES), "", f"{token[0]} {token[0]}")
    )
    if token[0].isdigit() and random.random() < 0.5:
        new = random.choice(NUMBERS)
    return line[: token.start()] + new + line[token.end() :]


def damaged(random: Random, body: bytes) -> bytes:
    """Bytes with some flipped, cut, doubled or set to extremes."""
    made = bytearray(body)
    for _ in range(random.randrange(1, 12)):
        at = random.randrange(len(made)) if made else 0
        change = random.randrange(5)
        if change == 0:
            del made[at : at + random.randrange(1, 64)]
        elif change == 1:
            made[at:at] = made[at : at + random.randrange(1, 64)]
        elif change == 2:
            made[at : at + 8] = random.choice((b"\xff" * 8, b"\x00" * 8, (1 << 63).to_bytes(8, "little"), b"9" * 300))
        elif made:
            made[at] = random.randrange(256)
    return bytes(made)


def read_only(random: Random, kind: str) -> tuple[bytes, Callable[[], object]]:
    """Read one broken text of a language."""
    text = mutated(random, kind)
    return text.encode("utf-8", "surrogatepass"), lambda: isaview.read(text.encode("utf-8", "replace"))


def reported(random: Random, _target: str) -> tuple[bytes, Callable[[], object]]:
    """Read, analyse and render one broken text of any language."""
    body = mutated(random, random.choice(sorted(SUFFIXES))).encode("utf-8", "replace")
    return body, lambda: json.dumps(isaview.to_json(isaview.report(isaview.read(body), strict=True)))


COMPANIONS = {
    "binary": (("k.hsaco", "k.cubin", "k.o"), ("show",)),
    "contents": (("k.cubin", "k.fatbin", "k.a", "k.so"), ("contents", "--kernels")),
    "log": (("build.log",), ("show", "k.ptx", "--log")),
    "sidecar": (("k.json",), ("show", "k.ptx")),
    "baseline": (("isaview-baseline.json",), ("check", "k.ptx")),
    "settings": (("isaview.toml",), ("check", "k.ptx")),
    "saved": (("report.json",), ("diff", "k.ptx")),
}


@cache
def binaries() -> list[bytes]:
    """Small binaries of every kind of container."""
    made = SimpleNamespace(**run_path(str(ROOT / "tests" / "support" / "made_binaries.py")))
    fat = made.fat_binary((2, made.cubin(spills=[(True, 4)])), (2, made.cubin(), "zstd"), (1, made.PTX, "lz4"))
    host = made.elf({".nv_fatbin": fat})
    bundle = made.bundle({"hip-amdgcn-amd-amdhsa--gfx90a": made.elf({}, 224)})
    return [made.cubin(), fat, host, bundle, made.packed_bundle(bundle), made.archive({"a.o": host})]


def started(random: Random, target: str) -> tuple[bytes, Callable[[], object]]:
    """Start the command line on a broken file."""
    if target == "process":
        kind = random.choice(sorted(SUFFIXES))
        body, name = mutated(random, kind).encode("utf-8", "replace"), f"k{SUFFIXES[kind][0]}"
        command = random.choice(
            (["show"], ["show", "--format", "html"], ["bound"], ["pressure"], ["check"], ["git", "textconv"])
        )
        return body, lambda: process([*command, name], {name: body})
    names, arguments = COMPANIONS[target]
    name = random.choice(names)
    seeds = sorted(
        path for path in (ROOT / "tests" / "fixtures").rglob("*") if path.is_file() and path.suffix == Path(name).suffix
    )
    body = damaged(random, random.choice(seeds).read_bytes() if seeds else random.choice(binaries()))
    files = {"k.ptx": (ROOT / "samples" / "vector_add.nvcc.sm_80.ptx").read_bytes(), name: body}
    named = [*arguments, name] if target in ("binary", "contents", "log", "saved") else list(arguments)
    return body, lambda: process(named, files)


def process(arguments: Sequence[str], files: dict[str, bytes]) -> None:
    """Run the command line in a folder of these files, in a process of its own that has everything imported.

    Raises:
        RuntimeError: it ends with a code that is no answer, or took more memory than an input may.
    """
    warm()
    with tempfile.TemporaryDirectory() as folder:
        for name, body in files.items():
            (Path(folder) / name).write_bytes(body)
        child = os.fork()
        if child == 0:
            alone(arguments, Path(folder))
        _, status, usage = os.wait4(child, 0)
        said = (Path(folder) / "said").read_bytes()
    code, memory = os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024
    if code not in FINE or b"Traceback" in said:
        raise RuntimeError(f"exit {code}: {said[-400:].decode('utf-8', 'replace')}")
    if memory > MOST_BYTES:
        raise RuntimeError(f"{memory:,} bytes of memory")


def alone(arguments: Sequence[str], folder: Path) -> NoReturn:
    """Be the command line in a folder, and end."""
    code = BROKEN
    try:
        os.chdir(folder)
        output = os.open("shown", os.O_WRONLY | os.O_CREAT), os.open("said", os.O_WRONLY | os.O_CREAT)
        os.dup2(output[0], 1)
        os.dup2(output[1], 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        signal.alarm(PATIENCE)
        code = main(arguments)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


@cache
def warm() -> None:
    """Import all of isaview, and read a text of each language, before processes are forked."""
    os.environ["ISAVIEW_EXACT"] = "never"
    for module in walk_packages(isaview.__path__, "isaview."):
        if not module.name.endswith("__main__"):
            with suppress(ModuleNotFoundError):  # of an extra that is not installed
                import_module(module.name)
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        for name in WARMING:
            main(["show", str(ROOT / "samples" / name)])


TARGETS = {**dict.fromkeys(SUFFIXES, read_only), "report": reported, **dict.fromkeys(("process", *COMPANIONS), started)}


def run_all() -> int:
    """Run all targets and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="+", choices=sorted(TARGETS), metavar="TARGET")
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", default="isaview")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--keep", type=Path, default=Path("fuzz-findings"))
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    assert {dialect.name for dialect in dialects()} >= set(SUFFIXES)
    return min(1, sum(run_target(target, given) for target in given.targets))


def run_target(target: str, given: argparse.Namespace) -> int:
    """Run a target as often as was asked for, keep and print what breaks; gives how many inputs did."""
    bad, slowest, number = 0, 0.0, given.first - 1
    for number in range(given.first, given.first + given.runs):
        body, run = TARGETS[target](Random(f"{given.seed} {target} {number}"), target)
        begun, reason = sum(os.times()[:4]), ""
        try:
            run()
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
        spent = sum(os.times()[:4]) - begun
        slowest = max(slowest, spent)
        if spent > given.seconds and not reason:
            reason = f"took {spent:.1f} s"
        if reason:
            bad += 1
            given.keep.mkdir(parents=True, exist_ok=True)
            (given.keep / f"{target}-{number}").write_bytes(body)
            print(f"{target} {number}: {reason[:300]}", flush=True)
    print(f"{target}: {given.runs:,} runs, {bad} bad, slowest {slowest:.2f} s; go on with --first {number + 1}")
    return bad


if __name__ == "__main__":
    sys.exit(run_all())
