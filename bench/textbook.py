"""How many faults of the textbook isaview names, by language, kind and rule, and whether it accuses a fixed twin.

    python bench/textbook.py [--missed] [--by kind|rule] [--match PATTERN]
    python bench/textbook.py make [PATTERN]

The sources are `samples/src/textbook/`, the table is `tests/fixtures/textbook/faults.csv`, the dumps stand next to it. A row
names a kernel with a fault, its fixed twin, the codes of which one suffices, and the dumps that have the fault: ``ptx``,
``gfx90a.s`` or ``sm_90`` stand for all of that ending, target or both. A code ``new:…`` is of a rule that does not exist. A
fault is named where a finding with one of its codes is in its kernel; a twin is accused where one is in the twin. A line is
right where the finding's source line is one that the source marks with ``// fault``. `make` compiles the dumps whose names
the pattern finds and writes the marked lines into the table.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import isaview

ROOT = Path(__file__).resolve().parent.parent
SOURCES, DUMPS = ROOT / "samples" / "src" / "textbook", ROOT / "tests" / "fixtures" / "textbook"
TABLE = DUMPS / "faults.csv"
LANGUAGES = {"ptx": "PTX", "sass": "SASS", "s": "AMDGCN", "ll": "LLVM IR", "ttgir": "MLIR"}
NVIDIA, AMD, IR = ("sm_80", "sm_90"), ("gfx90a", "gfx942", "gfx1100"), "gfx942"
# Sources whose PTX depends on the target: that of others differs in nothing but the target.
FOR_EACH = ("launch", "matrix")
TRITON = [("sm_80", "ptx"), ("gfx942", "s")]
TILES = tuple((target, "ttgir") for target in ("sm_80", "sm_90", "sm_100", "gfx942", "gfx950"))
STAGES = {"ptx": "ptx", "s": "amdgcn", "ttgir": "ttgir"}

NVCC = "nvcc -{stage} -std=c++17 -arch={target} {flags} {source} -o {output}"
CLANG = (
    "clang-22 -x hip --cuda-device-only -nogpuinc -nogpulib -fuse-cuid=none --offload-arch={target} -std=c++20 {flags} "
    "-gline-tables-only -gno-column-info -fdebug-compilation-dir=. -munsafe-fp-atomics {stage} {source} -o {output}"
)
AMDGCN_UNREAD = re.compile(
    r"^(?:\t\.cfi_.*|\.L(?:tmp|func_begin|func_end)\d+:.*|\t\.(?:p2align|globl|ident|addrsig\w*|protected|size)\b.*"
    r"|\t\t\.amdhsa_(?:float_\w+|dx10_clamp|ieee_mode|fp16_overflow|memory_ordered) \d"
    r"|\t\t\.amdhsa_(?:forward_progress|workgroup_processor_mode) \d"
    r"|\t\t\.amdhsa_(?:exception_\w+|user_sgpr_\w+|system_\w+|uses_\w+|enable_private_segment|tg_split) 0"
    r"|\t\.set \S+, 0|\t\.set \S+\.(?:num_vgpr|numbered_sgpr|uses_vcc), \d+"
    r"|; (?:COMPUTE_PGM|codeLen|FloatMode|IeeeMode|MemoryBound|WaveLimiter|Num[SV]GPRsForWaves|[SV]GPRBlocks|Kernel info|%bb).*"
    r"|; (?:NumSgprs|TotalNumSgprs|NumVgprs|NumAgprs|ScratchSize|LDSByteSize|AccumOffset).*"
    r"|\s*\.(?:sgpr_spill_count: +0|vgpr_spill_count: +0|uses_dynamic_stack: +false|kernarg_segment_\w+)\b.*"
    r"|\s*\.(?:uniform_work_group_size|symbol):.*"
    r"|\s*;)\n",
    re.MULTILINE,
)
MARK = re.compile(r"(?://|#) fault\b(?:: (\w+))?")
KERNEL = re.compile(
    r"(?:^extern \"C\" __global__ (?:void )?(?:__launch_bounds__\([^)]*\)\s|__attribute__\(\(.*\)\)\s)?|^def )(\w+)\(",
    re.MULTILINE,
)


class Fault(NamedTuple):
    """One row of the table; ``lines`` are those of the source, none where a whole kernel is at fault."""

    kind: str
    source: str
    fault: str
    twin: str
    codes: tuple[str, ...]
    dumps: tuple[str, ...]
    lines: tuple[int, ...]
    absent: str

    def files(self) -> Iterator[Path]:
        """The dumps in which the fault is there; a kernel of Triton has a dump of its own."""
        triton = self.source.endswith(".py")
        for path in sorted(DUMPS.glob(f"{self.fault}.triton.*" if triton else f"{Path(self.source).stem}.*")):
            target, language = path.name.split(".")[-2:]
            if {target, language, f"{target}.{language}"} & set(self.dumps):
                yield path

    def kernels(self, path: Path, codes: Iterable[str]) -> dict[str, tuple[isaview.Finding, ...]]:
        """What rules say of each kernel of a dump, of a twin in a dump of its own too."""
        kernels = findings_of(path, codes)
        if self.source.endswith(".py") and self.twin:
            kernels |= findings_of(path.with_name(path.name.replace(self.fault, self.twin, 1)), codes)
        return kernels


class Case(NamedTuple):
    """One fault in one dump: the findings with its codes in its kernel and in the twin."""

    fault: Fault
    path: Path
    findings: tuple[isaview.Finding, ...]
    accusations: tuple[isaview.Finding, ...]

    @property
    def language(self) -> str:
        return LANGUAGES[self.path.suffix[1:]]

    @property
    def right(self) -> bool | None:
        """Whether a finding is at a marked line; None where none is marked, or none is given but in an inlined header."""
        places = (finding.source.rpartition(":")[::2] for finding in self.findings if finding.source)
        lines = [int(line) for file, line in places if Path(file).name == self.fault.source]
        return any(line in self.fault.lines for line in lines) if lines and self.fault.lines else None


def faults(match: str = "") -> list[Fault]:
    """The rows of the table whose kind or kernel the pattern finds."""
    with TABLE.open(encoding="utf-8", newline="") as opened:
        rows = [
            Fault(
                row["kind"],
                row["source"],
                row["fault"],
                row["twin"],
                tuple(row["codes"].split()),
                tuple(row["dumps"].split()),
                tuple(map(int, row["lines"].split())),
                row["absent"],
            )
            for row in csv.DictReader(opened)
        ]
    return [row for row in rows if re.search(match, f"{row.kind} {row.source} {row.fault}")]


def findings_of(path: Path, codes: Iterable[str]) -> dict[str, tuple[isaview.Finding, ...]]:
    """What rules say of each kernel of a dump."""
    kernels = isaview.report(str(path), select=tuple(codes), only=(), figures_only=True).kernels
    return {kernel.name: kernel.findings or () for kernel in kernels}


def cases(rows: Sequence[Fault], endings: tuple[str, ...] = ("",)) -> list[Case]:
    """Every fault in every dump that has it and whose name has one of the endings."""
    dumps: dict[Path, list[Fault]] = defaultdict(list)
    for row in rows:
        for path in row.files():
            if path.name.endswith(endings):
                dumps[path].append(row)
    every: list[Case] = []
    for path, faulty in dumps.items():
        codes = {code for row in faulty for code in row.codes if not code.startswith("new:")}
        kernels = faulty[0].kernels(path, codes)
        for row in faulty:
            if row.fault not in kernels:
                raise SystemExit(f"{path.name} has no kernel {row.fault}")
            named, accused = (
                tuple(finding for finding in kernels.get(name, ()) if finding.code in row.codes)
                for name in (row.fault, row.twin)
            )
            every.append(Case(row, path, named, accused))
    return every


def report(chosen: list[Case], by: str, missed: bool) -> None:
    """Print the tables."""
    groups: dict[str, list[Case]] = defaultdict(list)
    for case in chosen:
        groups[case.language].append(case)
        if by == "kind":
            groups[case.fault.kind].append(case)
        for code in case.fault.codes if by == "rule" else ():
            groups[code].append(case)
    print(f"{'':34}{'faults':>8}{'named':>8}{'recall':>8}{'accused':>9}{'lines right':>13}")
    for name, some in groups.items():
        named = [case for case in some if case.findings]
        places = [case.right for case in named if case.right is not None]
        print(
            f"{name:34}{len(some):8}{len(named):8}{len(named) / len(some):8.0%}{sum(bool(case.accusations) for case in some):9}"
            f"{f'{sum(places)} of {len(places)}':>13}"
        )
    print(f"{len({case.fault.kind for case in chosen})} kinds, {len({case.fault for case in chosen})} pairs of kernels")
    for case in chosen if missed else ():
        where = f"{case.fault.fault} ({case.fault.kind}; {' '.join(case.fault.codes)})"
        if not case.findings:
            print(f"missed   {case.path.name}: {where}")
        if case.right is False:
            print(f"line     {case.path.name}: {where} at {', '.join(filter(None, (f.source for f in case.findings)))}")
        for finding in case.accusations:
            print(f"accused  {case.path.name}:{finding.line}: {case.fault.twin}: {finding.code} {finding.message}")


def bare_ptx(text: str) -> str:
    """PTX without debug sections and the compiler's remarks, with file names alone in its table of files."""
    text = re.sub(r"\n\s*\.section\s+\.debug_\w+\s*\{.*?\n\s*\}", "", text, flags=re.DOTALL)
    text = re.sub(r", function_name \$L__info_string\d+(?:\+\d+)?", "", text)
    text = re.sub(r"(?m)^\s*// (?:\.globl|_Z|begin inline|end inline|%bb|\$L).*\n|^\n", "", text)
    return each_place_once(re.sub(r'(\.file\s+\d+ ")[^"]*/', r"\1", text))


def bare_sass(text: str) -> str:
    """A listing with single spaces and file names alone."""
    text = re.sub(r'((?://## File|inlined at) ")[^"]*/', r"\1", text)
    text = re.sub(r"(?m)^(?:\t\.align.*|//-{9}.*|\s*)\n", "", text)
    return re.sub(r"(?m)^[ \t]+(?=/\*|\.)|(?<=\S)[ \t]+(?=;$)", "", re.sub(r"[ \t]{2,}", " ", text))


def bare_amdgcn(text: str) -> str:
    """Assembly without debug sections, frame tables, labels of line tables, defaults, and arguments that the compiler adds."""
    head, *sections = re.split(r"(?m)^(?=\t\.(?:section|text|amdgpu_metadata))", text)
    text = "".join([head, *(part for part in sections if not re.match(r"\t\.section\t\"?\.(?:debug_|AMDGPU|note)", part))])
    text = re.sub(AMDGCN_UNREAD, "", text)
    text = re.sub(r"(?m)^(\t\.loc\t\d+ \d+ \d+)[^;\n]*(?:;[^@\n]*(@\[.*\])|;.*)?$", r"\1 ; \2", text)
    text = re.sub(r"(?m)[ \t]+(?:;[ \t]*)?$", "", text)
    text = re.sub(r"(?m)^ +- \.(?:offset|address_space):(?:(?!^ +- |^ {4}\.).*\n)*?.*hidden_\w+\n", "", text)
    text = re.sub(r'(\.file\t\d+ )"[^"]*" ("[^"]*").*', r"\1\2", text)
    return each_place_once(re.sub(r"(?<=\S)[ \t]{2,}(?=[;\S])", " ", text))


def each_place_once(text: str) -> str:
    """The text without directives that repeat the source position in force."""
    lines: list[str] = []
    place = ""
    for line in text.splitlines():
        if re.match(r"\s*\.loc\b", line):
            if line == place:
                continue
            place = line
        elif line.endswith(":") or ".entry" in line or ".func" in line:
            place = ""
        lines.append(line)
    return "\n".join(lines) + "\n"


def bare_llvm(text: str) -> str:
    """Device IR as it came: its debug information is line tables alone."""
    return text


def bare_tiles(text: str) -> str:
    """Tiles with file names alone, without unknown places."""
    return re.sub(r" loc\(unknown\)", "", re.sub(r'loc\("[^"]*/', 'loc("', text))


BARE = {"ptx": bare_ptx, "sass": bare_sass, "s": bare_amdgcn, "ll": bare_llvm, "ttgir": bare_tiles}


def run(command: str, **names: str) -> str:
    """What a command prints."""
    words = command.format(**names).split()
    return subprocess.run(words, cwd=SOURCES, check=True, stdout=subprocess.PIPE, text=True).stdout


def compiled(source: Path, target: str, language: str, folder: Path, kernel: str = "") -> str:
    """The text that compilers make of a source for one target."""
    output = folder / f"{source.stem}.{target}.{language}"
    names = {"source": source.name, "target": target, "output": str(output)}
    slow = source.stem == "unoptimised"
    if source.suffix == ".py":
        environment = os.environ | {"TRITON_DEFAULT_FP_FUSION": "1", "TRITON_CACHE_DIR": str(folder / "cache")}
        command = [os.environ.get("TRITON_PYTHON", sys.executable), source.name, target, kernel, STAGES[language], str(output)]
        subprocess.run(command, cwd=SOURCES, env=environment, check=True)
    elif language == "ptx":
        run(NVCC, stage="ptx", flags="-G" if slow else "-lineinfo", **names)
    elif language == "sass":
        run(NVCC, stage="cubin", flags="-G" if slow else "-lineinfo", **names)
        return run("nvdisasm -c -gi {output}", **names)
    else:
        run(CLANG, stage="-S -emit-llvm" if language == "ll" else "-S", flags="-O0" if slow else "-O3", **names)
    return output.read_text(encoding="utf-8")


def dumps_of(source: Path) -> list[tuple[str, str]]:
    """The targets and languages that a source is compiled for."""
    nvidia = [(target, "sass") for target in NVIDIA] + [
        (target, "ptx") for target in NVIDIA if target != "sm_80" or source.stem in FOR_EACH
    ]
    amd = [*((target, "s") for target in AMD), (IR, "ll")]
    if source.suffix == ".py":
        return list(TILES) if source.stem == "tile_layouts" else TRITON
    if source.stem == "registers":  # device IR has none
        amd.pop()
    return {".cu": nvidia + amd, ".hip": amd}[source.suffix]


def make(pattern: str) -> None:
    """Compile the dumps and write the marked lines into the table."""
    DUMPS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted(SOURCES.iterdir()):
            triton = re.findall(r'(?m)^    "(\w+)": \(', source.read_text(encoding="utf-8")) if source.suffix == ".py" else ()
            for target, language in dumps_of(source) if source.suffix in (".cu", ".hip", ".py") else ():
                for stem in [f"{kernel}.triton" for kernel in triton] or [source.stem]:
                    name = f"{stem}.{target}.{language}"
                    if re.search(pattern, name) and (language != "ttgir" or is_read(name)):
                        text = compiled(source, target, language, Path(folder), stem.removesuffix(".triton"))
                        (DUMPS / name).write_text(BARE[language](text), encoding="utf-8")
    write_lines()


def is_read(name: str) -> bool:
    """Whether a row of the table names a dump of tiles, of a fault or its twin."""
    kernel, _, target, _ = name.split(".")
    return any(kernel in (row.fault, row.twin) and target in row.dumps for row in faults())


def marks(source: Path) -> dict[str, list[int]]:
    """The marked lines of each kernel of a source; a mark without a name is of the kernel that began last."""
    text = source.read_text(encoding="utf-8")
    starts = {text.count("\n", 0, start.end()) + 1: start[1] for start in KERNEL.finditer(text)}
    lines: dict[str, list[int]] = defaultdict(list)
    kernel = ""
    for number, line in enumerate(text.splitlines(), 1):
        kernel = starts.get(number, kernel)
        for mark in MARK.finditer(line):
            lines[mark[1] or kernel].append(number)
    return lines


def write_lines() -> None:
    """Write the marked lines into the table."""
    with TABLE.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    for row in rows:
        row["lines"] = " ".join(map(str, marks(SOURCES / row["source"])[row["fault"]]))
    with TABLE.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.DictWriter(opened, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def main() -> None:
    """Make the dumps, or print what is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("make", "report"), default="report")
    parser.add_argument("pattern", nargs="?", default="")
    parser.add_argument("--by", choices=("language", "kind", "rule"), default="language")
    parser.add_argument("--match", default="")
    parser.add_argument("--missed", action="store_true")
    given = parser.parse_args()
    if given.what == "make":
        make(given.pattern)
    else:
        report(cases(faults(given.match)), given.by, given.missed)


if __name__ == "__main__":
    main()
