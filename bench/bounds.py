"""How often the verdict of ``isaview bound`` is the one that is accepted: right, conditional, unknown and wrong.

It is conditional where it names the accepted verdict as the other side of the quantity that decides.

    python bench/bounds.py [--table NAME] [--corpus FOLDER] [--nvcc nvcc] [--clang clang] [--triton python3] [-v]

The kernels and their accepted verdicts stand in ``bounds/first.toml`` and its likes. Those whose sources stand beside
them are compiled, with Triton's Python for those in Python; those of other projects are read below --corpus (the fourth
table's in a folder of its own). What cannot be had is left out, with its number.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from isaview import read
from isaview.analysis.contract import Launch
from isaview.gpus.hardware import find_gpu
from isaview.model.kernel import Module
from isaview.reports.report import report

HERE = Path(__file__).parent / "bounds"
ARCHITECTURE = "sm_90"
TABLES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
ASKED = ("accesses", "work", "bound")


def compiled(rows: list[dict[str, Any]], options: argparse.Namespace, folder: Path) -> dict[tuple[str, str], Path]:
    """The dumps of the kernels of this folder by source and target; those that no compiler here makes are absent."""
    wanted: dict[tuple[str, str], set[str]] = {}
    for row in rows:
        if Path(row["file"]).suffix in _MAKERS:
            wanted.setdefault((row["file"], row.get("target", ARCHITECTURE)), set()).add(row["kernel"])
    return dict(
        made for (source, target), kernels in wanted.items() for made in _made(source, target, kernels, options, folder)
    )


def _made(
    source: str, target: str, kernels: set[str], options: argparse.Namespace, folder: Path
) -> Iterator[tuple[tuple[str, str], Path]]:
    """Compile one source for one target: the key of `compiled` and the dump, for each kernel where each is a dump."""
    try:
        for kernel in sorted(kernels):
            yield (f"{source}:{kernel}", target), _MAKERS[Path(source).suffix](HERE / source, target, kernel, options, folder)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"no dump of {source} for {target}: {error}", file=sys.stderr)


def _cuda(source: Path, target: str, _kernel: str, options: argparse.Namespace, folder: Path) -> Path:
    made = folder / f"{source.stem}.{target}.ptx"
    if not made.exists():
        subprocess.run([options.nvcc, "-ptx", f"-arch={target}", str(source), "-o", str(made)], check=True)
    return made


def _hip(source: Path, target: str, _kernel: str, options: argparse.Namespace, folder: Path) -> Path:
    made = folder / f"{source.stem}.{target}.s"
    alone = ["-x", "hip", "--cuda-device-only", "-nogpuinc", "-nogpulib", f"--offload-arch={target}", "-O3", "-S"]
    if not made.exists():
        subprocess.run([options.clang, *alone, "-o", str(made), str(source)], check=True)
    return made


def _triton(source: Path, target: str, kernel: str, options: argparse.Namespace, folder: Path) -> Path:
    subprocess.run([options.triton, str(source), str(folder), f"{kernel}.{target}"], check=True, stderr=subprocess.DEVNULL)
    return folder / f"{kernel}.{target}.dump"


_MAKERS = {".cu": _cuda, ".hip": _hip, ".py": _triton}


def judged(row: dict[str, Any], modules: list[Module]) -> Any:
    """The bound of the first kernel a row means, None where there is none."""
    threads, groups, trips = row["threads"], row.get("groups"), row.get("n")
    launch = Launch(threads_low=threads, threads_high=threads, groups=groups, trips=trips, width=row.get("width"))
    name = row["kernel"] if Path(row["file"]).suffix != ".py" else "*"
    found = report(modules, kernel=name, gpus=[find_gpu(row["gpu"])], launch=launch, strict=True, asked=ASKED)
    kernels = [kernel for kernel in found.kernels if kernel.is_entry]
    exact = [kernel for kernel in kernels if kernel.name == row["kernel"]]
    return (exact or kernels)[0].results["bound"] if kernels else None


def accepted(bound: Any, wanted: list[str]) -> bool:
    """Whether a verdict is one of those that are right."""
    where = bound.level or bound.pipe or ""
    return any(word == bound.verdict or word == f"{bound.verdict}:{where}" for word in wanted)


def conditional(bound: Any, wanted: list[str]) -> bool:
    """Whether the right verdict is the one on the other side of the quantity that decides."""
    decision = bound.decided_by
    return decision is not None and decision.instead_of(bound.verdict) in {word.partition(":")[0] for word in wanted}


def main() -> int:
    """Print the tables; 1 where a verdict is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", choices=(*TABLES, "all"), default="all")
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--samples", type=Path, default=Path("samples"))
    parser.add_argument("--nvcc", default="nvcc")
    parser.add_argument("--clang", default="clang")
    parser.add_argument("--triton", default="python3", help="a Python that has Triton")
    parser.add_argument("-v", action="store_true", help="the reasons too")
    options = parser.parse_args()
    codes = [_table(name, options) for name in TABLES if options.table in (name, "all")]
    return max(codes)


def _table(name: str, options: argparse.Namespace) -> int:
    rows = tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))["kernel"]
    counts: Counter[str] = Counter()
    written: Counter[str] = Counter()
    read_once: dict[Path, list[Module]] = {}
    with tempfile.TemporaryDirectory() as folder:
        own = compiled(rows, options, Path(folder))
        for row in rows:
            path = own.get((f"{row['file']}:{row['kernel']}", row.get("target", ARCHITECTURE))) or _path(row["file"], options)
            if path is None or not path.exists():
                counts["left out"] += 1
                continue
            if path not in read_once:
                read_once[path] = list(read(path))
            outcome, as_written = _outcome(row, read_once[path], options.v)
            counts[outcome] += 1
            written[as_written] += 1
    total = sum(counts[name] for name in ("right", "conditional", "unknown", "wrong", "missing"))
    print(f"{name}: {_said(counts)} of {total} judged; with what was accepted when it was written: {_said(written)}")
    return 1 if counts["wrong"] or counts["missing"] else 0


def _said(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.most_common())


def _outcome(row: dict[str, Any], modules: list[Module], verbose: bool) -> tuple[str, str]:
    """Judge one kernel and print its line; the outcome now, and by what was accepted when the table was written."""
    bound = judged(row, modules)
    other = "missing" if bound is None else "unknown" if bound.verdict == "unknown" else "wrong"
    outcome, as_written = (
        other if bound is None else "right" if accepted(bound, words) else "conditional" if conditional(bound, words) else other
        for words in (row["accepted"], row.get("first", row["accepted"]))
    )
    said = "" if bound is None else f"{bound.verdict}:{bound.level or bound.pipe or ''} ({bound.confidence})"
    named = f"{Path(row['file']).name.partition('.')[0][-24:]} {row['kernel']}"
    print(f"{outcome:11} {named[:52]:52} {row['gpu']:12} {said:32} accepted {', '.join(row['accepted'])}")
    if verbose and bound is not None:
        print("         ", " · ".join(bound.reasons), "|", bound.threshold, "|", bound.decided_by and bound.decided_by.text)
    return outcome, as_written


def _path(name: str, options: argparse.Namespace) -> Path | None:
    if name.startswith("samples/"):
        path: Path = options.samples / name.removeprefix("samples/")
        return path
    return options.corpus / name if options.corpus and Path(name).suffix not in _MAKERS else None


if __name__ == "__main__":
    sys.exit(main())
