"""How often the verdict of ``isaview bound`` is the one that is accepted: right, unknown and wrong.

    python bench/bounds.py [--corpus FOLDER] [--samples samples] [--nvcc nvcc] [-v]

The kernels and their accepted verdicts stand in ``bounds/kernels.toml``. Those of ``bounds/kernels.cu`` are compiled to PTX;
those of other projects are read below --corpus and left out, with their number, where it is not given.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from isaview import read
from isaview.analysis import Launch
from isaview.gpus.hardware import find
from isaview.model import Module
from isaview.reporting import report

HERE = Path(__file__).parent / "bounds"
ARCHITECTURE = "sm_90"
ASKED = ("accesses", "work", "bound")


def compiled(nvcc: str, folder: Path) -> Path | None:
    """The kernels of this folder as PTX, None where there is no compiler."""
    target = folder / "kernels.ptx"
    try:
        subprocess.run([nvcc, "-ptx", f"-arch={ARCHITECTURE}", str(HERE / "kernels.cu"), "-o", str(target)], check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return target


def judged(row: dict[str, Any], modules: list[Module]) -> Any:
    """The bound of the first kernel a row means, None where there is none."""
    launch = Launch(threads_low=row["threads"], threads_high=row["threads"], groups=row.get("groups"), trips=row.get("n"))
    found = report(modules, kernel=row["kernel"], gpus=[find(row["gpu"])], launch=launch, strict=True, asked=ASKED)
    kernels = [kernel for kernel in found.kernels if kernel.is_entry]
    exact = [kernel for kernel in kernels if kernel.name == row["kernel"]]
    return (exact or kernels)[0].results["bound"] if kernels else None


def accepted(bound: Any, wanted: list[str]) -> bool:
    """Whether a verdict is one of those that are right."""
    where = bound.level or bound.pipe or ""
    return any(word == bound.verdict or word == f"{bound.verdict}:{where}" for word in wanted)


def main() -> int:
    """Print the table; 1 where a verdict is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--samples", type=Path, default=Path("samples"))
    parser.add_argument("--nvcc", default="nvcc")
    parser.add_argument("-v", action="store_true", help="the reasons too")
    options = parser.parse_args()
    table = tomllib.loads((HERE / "kernels.toml").read_text(encoding="utf-8"))
    counts: Counter[str] = Counter()
    read_once: dict[Path, list[Module]] = {}
    with tempfile.TemporaryDirectory() as folder:
        own = compiled(options.nvcc, Path(folder))
        for row in table["kernel"]:
            path = own if not row["file"] else _path(row["file"], options)
            if path is None or not path.exists():
                counts["left out"] += 1
                continue
            if path not in read_once:
                read_once[path] = list(read(path))
            bound = judged(row, read_once[path])
            outcome = "missing" if bound is None else "unknown" if bound.verdict == "unknown" else "wrong"
            if bound is not None and accepted(bound, row["accepted"]):
                outcome = "right"
            counts[outcome] += 1
            said = "" if bound is None else f"{bound.verdict}:{bound.level or bound.pipe or ''} ({bound.confidence})"
            print(f"{outcome:8} {row['kernel']:28} {row['gpu']:12} {said:32} accepted {', '.join(row['accepted'])}")
            if options.v and bound is not None:
                print("         ", " · ".join(bound.reasons), "|", bound.threshold)
    total = sum(counts[name] for name in ("right", "unknown", "wrong", "missing"))
    print(", ".join(f"{count} {name}" for name, count in counts.most_common()), f"of {total} judged")
    return 1 if counts["wrong"] or counts["missing"] else 0


def _path(name: str, options: argparse.Namespace) -> Path | None:
    if name.startswith("samples/"):
        path: Path = options.samples / name.removeprefix("samples/")
        return path
    return options.corpus / name if options.corpus else None


if __name__ == "__main__":
    sys.exit(main())
