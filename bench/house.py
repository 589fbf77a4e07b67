"""Gauges of the house: they find places to read, and are no goals to move text for.

    python bench/house.py [ROOM ...] [--list] [--journeys]

Private functions that are used once, functions named by a participle alone, functions of 21 and more decisions (radon),
comments for each 1,000 lines, and files outside `views` that build cells of tables; ``--list`` names them. ``--journeys``
follows a value through the program as it runs: a path through `show`, a kernel through the estimate of PTX registers, two
files through `diff`, a kernel of tiles, and what a rule looks at. A stay is a function of another file that is handed the
value; a file that is entered from more than three places is named.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "isaview"
SAMPLES = ROOT / "samples"
MOST_ENTRIES = 3
DECISIONS = 21
IRREGULAR = re.compile(
    r"begun|bent|bitten|blown|bound|bought|broken|brought|built|caught|chosen|crept|dealt|done|drawn|driven|eaten|"
    r"fallen|fed|felt|flown|found|frozen|given|gone|got|gotten|grown|held|hidden|hung|kept|known|lain|laid|led|left|"
    r"lent|lost|made|meant|met|paid|ridden|risen|seen|sent|shown|sold|spent|spoken|spun|stolen|struck|stuck|swept|"
    r"sworn|taken|taught|thought|thrown|told|torn|understood|won|woven|written"
)
"""Participles without -ed that are no verb's plain form, too."""
NO_PARTICIPLES = frozenset(("bed", "embed", "feed", "need", "seed", "shed", "speed"))


class Gauges(NamedTuple):
    """What one file has, each with its place."""

    lines: int
    comments: int
    functions: int
    participles: list[str]
    used_once: list[tuple[int, str]]
    """Lines and place of private functions that one place uses."""
    builds_cells: bool


def is_participle(name: str) -> bool:
    """Whether a function's name is a participle alone: `moved`, `_held`."""
    word = name.strip("_")
    return "_" not in word and (IRREGULAR.fullmatch(word) is not None or (word.endswith("ed") and word not in NO_PARTICIPLES))


def gauge(path: Path) -> Gauges:
    """Read one file."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    place = str(path.relative_to(PACKAGE))
    used = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    used.update(node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and not node.name.startswith("__")]
    # a comment stands alone or behind two blanks; a docstring that looks like one is rare
    comments = re.findall(r"^\s*#|\s{2}# ", text, re.MULTILINE)
    private = [node for node in functions if node.name.startswith("_") and used[node.name] == 1]
    return Gauges(
        text.count("\n"),
        len(comments),
        len(functions),
        [f"{place}:{node.lineno} {node.name}" for node in functions if is_participle(node.name)],
        [((node.end_lineno or 0) - node.lineno + 1, f"{place}:{node.lineno} {node.name}") for node in private],
        not place.startswith("views") and bool(re.search(r"\bCell\(", text)),
    )


def branching(rooms: Sequence[str]) -> list[str]:
    """Functions of many decisions, as radon counts them."""
    command = [sys.executable, "-m", "radon", "cc", "-n", "D", "-s", str(PACKAGE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return ["radon is not installed: pip install radon"]
    found, place = [], ""
    for line in done.stdout.splitlines():
        if not line.startswith(" "):
            place = line.strip().removeprefix(f"{PACKAGE}{os.sep}")
        elif place.startswith(tuple(rooms)) and (match := re.match(r"\s+[FM] (\d+):\d+ (\S+) - [D-F] \((\d+)\)", line)):
            found.append(f"{place}:{match[1]} {match[2]} {match[3]}")
    return found


def stays(follows: Callable[[Any], bool], within: str, action: Callable[[], object]) -> Counter[tuple[str, str, str]]:
    """(file, function that hands the value over, function that takes it) while something runs."""
    seen: Counter[tuple[str, str, str]] = Counter()
    own = f"{PACKAGE}{os.sep}"

    def enter(frame: FrameType, event: str, _argument: object) -> None:
        caller = frame.f_back
        code = frame.f_code
        if event != "call" or caller is None or not code.co_filename.startswith(own + within):
            return
        if caller.f_code.co_filename == code.co_filename or not caller.f_code.co_filename.startswith(own):
            return
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        if any(follows(frame.f_locals.get(name)) for name in names):
            giver = f"{caller.f_code.co_filename}:{caller.f_code.co_name}"
            seen[code.co_filename.removeprefix(own), giver.removeprefix(own), code.co_name] += 1

    sys.setprofile(enter)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            action()
    finally:
        sys.setprofile(None)
    return seen


def journeys() -> Iterator[tuple[str, Counter[tuple[str, str, str]]]]:
    """The ways of five values through the code."""
    from isaview.cli import main
    from isaview.model.kernel import Kernel
    from isaview.reports.rule import View

    def is_path(value: object) -> bool:
        return isinstance(value, str | Path) and str(value).endswith((".ptx", ".ttgir"))

    ptx, tiles = str(SAMPLES / "matmul.triton.sm_90.ptx"), str(SAMPLES / "matmul.triton.sm_90.ttgir")
    other = str(SAMPLES / "matmul.triton.sm_80.ptx")
    show = ["show", "--no-cache", "--estimate"]
    yield "a path through show", stays(is_path, "", lambda: main([*show, ptx]))
    yield (
        "a kernel through the estimate of PTX registers",
        stays(lambda value: isinstance(value, Kernel), "analysis/registers", lambda: main([*show, ptx])),
    )
    yield (
        "two files through diff",
        stays(is_path, "", lambda: main(["diff", "--no-cache", "--estimate", "--across-targets", other, ptx])),
    )
    yield "a kernel of tiles through show", stays(lambda value: isinstance(value, Kernel), "", lambda: main([*show, tiles]))
    yield "what a rule looks at", stays(lambda value: isinstance(value, View), "", lambda: main([*show, ptx]))


def print_journeys() -> None:
    """Stays and files of each journey, and files that are entered often, with the functions that take the value there."""
    for title, edges in journeys():
        by_file: dict[str, set[str]] = defaultdict(set)
        for file, _, function in edges:
            by_file[file].add(function)
        often = {file: names for file, names in by_file.items() if len(names) > MOST_ENTRIES}
        print(f"{title}: {sum(map(len, by_file.values()))} stays in {len(by_file)} files, {len(often)} entered often")
        for file, names in sorted(often.items(), key=lambda item: -len(item[1])):
            print(f"    {file} {len(names)}: {', '.join(sorted(names))}")


def main(rooms: Sequence[str], with_list: bool, with_journeys: bool) -> None:
    """Print the gauges."""
    rooms = [room.strip("/") for room in rooms] or [""]
    files = [path for path in sorted(PACKAGE.rglob("*.py")) if str(path.relative_to(PACKAGE)).startswith(tuple(rooms))]
    found = [gauge(path) for path in files]
    lines, functions = sum(one.lines for one in found), sum(one.functions for one in found)
    participles = [place for one in found for place in one.participles]
    used_once = sorted((place for one in found for place in one.used_once), reverse=True)
    cells = [str(path.relative_to(PACKAGE)) for path, one in zip(files, found, strict=True) if one.builds_cells]
    decisions = branching(rooms)
    once = sum(count for count, _ in used_once)
    print(f"{len(files)} files, {lines:,} lines, {functions:,} functions")
    print(f"private functions used once: {len(used_once)}, {100 * once / lines:.1f} % of lines")
    print(f"named by a participle alone: {len(participles)}, {100 * len(participles) / functions:.1f} % of functions")
    print(f"comments for each 1,000 lines: {1000 * sum(one.comments for one in found) / lines:.1f}")
    print(f"functions of {DECISIONS} and more decisions: {len(decisions)}")
    print(f"files outside views that build cells: {len(cells)}")
    if with_list:
        for title, places in (
            ("participles", participles),
            ("decisions", decisions),
            ("cells", cells),
            ("used once, lines", [f"{count:4} {place}" for count, place in used_once]),
        ):
            print(f"\n{title}", *places, sep="\n  ")
    if with_journeys:
        # nothing of an earlier run shortens a way
        with tempfile.TemporaryDirectory() as store:
            os.environ["XDG_CACHE_HOME"] = store
            print_journeys()


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="folders below isaview; all where none is named")
    parser.add_argument("--list", action="store_true", help="name each place")
    parser.add_argument("--journeys", action="store_true", help="follow values through the program")
    options = parser.parse_args()
    main(options.rooms, options.list, options.journeys)
