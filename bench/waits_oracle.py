"""Waits against compilers: no register that a compiler's code loads is read or overwritten while the load may be on its way.

    python bench/waits_oracle.py FILE-OR-FOLDER… [--show 20] [--without]

LLVM puts a wait before each first use, so a use that the model of counters takes for early is an error of the model (or, in
hand-written assembly, a bug of the author). Where a text names no target, the name of its file does (``x.gfx900.s``); kernels
whose generation neither tells are counted apart. ``--without`` also leaves out each wait that ends a load, one at a time, and
counts how often the model notices.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import isaview
from isaview.analysis.waits.hazards import hazards
from isaview.analysis.waits.in_flight import InFlight, flight_of
from isaview.analysis.waits.waits import waits_of
from isaview.flow.graph import Flow, flow_of
from isaview.flow.liveness import liveness_of
from isaview.languages.counters import machine_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

OLD = {"tahiti": "gfx600", "verde": "gfx601", "kaveri": "gfx700", "hawaii": "gfx701", "bonaire": "gfx704"}
OLD |= {"tonga": "gfx802", "fiji": "gfx803", "stoney": "gfx810", "pitcairn": "gfx601"}
PAUSE = Form("s_nop", "s_nop", "scalar")


@dataclass
class Tally:
    """What was checked."""

    files: int = 0
    kernels: int = 0
    instructions: int = 0
    waits: int = 0
    untold: int = 0
    given_up: int = 0
    left_out: int = 0
    noticed: int = 0
    seconds: float = 0.0
    early: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)


def texts(places: Iterable[str]) -> Iterable[Path]:
    """The assembly files among these places."""
    for place in places:
        path = Path(place)
        yield from sorted(path.rglob("*.s")) if path.is_dir() else [path]


def check(kernel: Kernel, tally: Tally, path: Path, *, without: bool) -> None:
    """Look for early uses in one kernel."""
    machine = machine_of(kernel)
    if machine is None:
        return
    assert flow_of(kernel) is not None
    assert flow_of(kernel).loops is not None
    assert liveness_of(kernel) is not None
    started = time.process_time()
    waits = waits_of(kernel)
    tally.seconds += time.process_time() - started
    found = flight_of(kernel, machine) if waits is None else waits.flight
    tally.kernels += 1
    tally.given_up += found.gave_up
    tally.instructions += len(kernel)
    tally.waits += len({one.index for one in found.waits})
    if waits is not None:
        tally.verdicts.update(wait.verdict for wait in waits.waits)
    early = hazards(kernel, found)
    if not machine.name:
        tally.untold += 1
        return
    if early:
        tally.early[str(path)] += len(early)
        first = early[0]
        use, load = kernel.lines[first.index], kernel.lines[first.load]
        tally.lines.append(f"{path}:{use}: {kernel.forms[first.index].opcode} uses {first.register}, loaded in line {load}")
    elif without:
        leave_out(kernel, found, tally)


def leave_out(kernel: Kernel, found: InFlight, tally: Tally) -> None:
    """Leave out each wait that ends a load into a register, and see whether that is noticed."""
    ending = {one.index for one in found.waits if any(kernel.operands.writes[end.load] for end in one.ends)}
    for index in sorted(ending):
        other = kernel.remade(kernel.operands, kept_keys=(Flow,))
        other.forms = list(kernel.forms)
        other.forms[index] = PAUSE
        tally.left_out += 1
        tally.noticed += bool(hazards(other, flight_of(other, found.machine)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("places", nargs="+")
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--without", action="store_true")
    given = parser.parse_args()
    tally = Tally()
    for path in texts(given.places):
        tally.files += 1
        for module in isaview.read(str(path)):
            named = path.name.split(".")[-2]
            if module.target is None and (named in OLD or named.startswith("gfx")):
                module.target = OLD.get(named, named)
            for kernel in module.kernels:
                if len(kernel):
                    check(kernel, tally, path, without=given.without)
    print(f"{tally.files} files, {tally.kernels} kernels, {tally.instructions:,} instructions, {tally.waits:,} waits")
    print(f"{tally.untold} kernels of a generation that is not told, {tally.given_up} given up")
    print(f"{sum(tally.early.values())} early uses in {len(tally.early)} files")
    print("waits:", ", ".join(f"{count:,} {verdict}" for verdict, count in tally.verdicts.most_common()))
    print(f"{1e6 * tally.seconds / max(1, tally.instructions):.1f} µs an instruction")
    if given.without:
        print(f"{tally.noticed} of {tally.left_out} waits are missed when they are left out")
    for line in tally.lines[: given.show]:
        print(line)
    return 1 if tally.early else 0


if __name__ == "__main__":
    sys.exit(main())
