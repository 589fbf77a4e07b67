"""What Nsight Compute counted of the textbook's kernels, against what isaview says of the same machine code.

    python bench/textbook_ncu.py COUNTERS DUMP... [--times TIMES] [--save FIGURES] [--worst N]

COUNTERS is a folder of Nsight Compute's pages as CSV, `raw*` and `source*`, plain or gzip, of `textbook_gpu --once`. DUMP is a
cubin of that program. TIMES are those that `textbook_gpu` wrote. FIGURES receives the counters of each launch.

A figure is equal within `TOLERANCE` of isaview's range. Instructions count where all lanes take part. The limit by the counters
is Nsight Compute's: 60 % of a peak of memory or compute, latency below both; two within 10 points are balanced.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TOLERANCE, PEAK, BALANCED, PARTED_BELOW = 0.05, 60.0, 10.0, 24.0
ACCESS = re.compile(r"^(?:@!?U?P\d )?(LD|ST|ATOM|RED)(G|S|SM|GSTS)?(\.|\s|$)")
STALL = re.compile(r"smsp__average_warps_issue_stalled_(\w+)_per_issue_active.ratio")
LIMITS = {"shared": {"memory"}, "balanced": {"memory", "compute"}}  # what a verdict is to the counters, if not itself
SHARE = "avg.pct_of_peak_sustained"
FIGURES = {
    "ns": "gpu__time_duration.sum",
    "compute_percent": f"sm__throughput.{SHARE}_elapsed",
    "memory_percent": f"gpu__compute_memory_throughput.{SHARE}_elapsed",
    "dram_percent": f"gpu__dram_throughput.{SHARE}_elapsed",
    "l2_percent": f"lts__throughput.{SHARE}_elapsed",
    "l1_percent": f"l1tex__throughput.{SHARE}_active",
    "issue_percent": f"smsp__issue_active.{SHARE}_active",
    "warps_possible_percent": "sm__maximum_warps_per_active_cycle_pct",
    "warps_active": "sm__warps_active.avg.per_cycle_active",
    "registers": "launch__registers_per_thread",
    "lanes": "smsp__thread_inst_executed_per_inst_executed.ratio",
    "load_requests": "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "load_sectors": "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "store_requests": "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "store_sectors": "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
}
Row = dict[str, str]
Kernel = dict[str, Any]


def number(text: str | None) -> float | None:
    plain = (text or "").replace(",", "")
    return float(plain) if re.fullmatch(r"[\d.]+(e[+-]?\d+)?", plain) else None


def rows(folder: Path, pattern: str) -> Iterator[list[str]]:
    for path in sorted(folder.glob(pattern)):
        with gzip.open(path, "rt") if path.suffix == ".gz" else path.open() as page:
            yield from csv.reader(page)


def launches(folder: Path) -> list[Row]:
    table: list[Row] = []
    heading: list[str] = []
    for row in rows(folder, "raw*"):
        if "Kernel Name" in row:
            heading = row
        elif heading and len(row) == len(heading) and row[0].isdigit():
            launch = defaultdict(str, zip(heading, row, strict=True))
            launch["name"] = re.split(r"[(<]", launch["Kernel Name"])[0]
            launch["shape"] = re.sub(r"(x1)+$", "", "x".join(re.findall(r"\d+", launch["Block Size"])))
            table.append(launch)
    return table


def instructions(folder: Path) -> dict[str, list[Row]]:
    """Memory instructions in order, by kernel, from the source pages; of its first launch."""
    kernels: dict[str, list[Row]] = {}
    heading, accesses = [""], list[Row]()
    for row in rows(folder, "source*"):
        if row[:1] == ["Kernel Name"]:
            accesses = list[Row]()
            kernels.setdefault(re.split(r"[(<]", row[1])[0], accesses)
        elif "Source" in row:
            heading = row
        elif len(row) == len(heading) and ACCESS.match(row[heading.index("Source")].strip()):
            accesses.append(dict(zip(heading, row, strict=True)))
    return kernels


def reports(dumps: list[str], table: list[Row]) -> dict[tuple[str, str], Kernel]:
    """The kernel in isaview's report by name and shape of a launch."""
    shapes: dict[str, set[str]] = defaultdict(set)
    for launch in table:
        shapes[launch["shape"]].add(launch["name"])
    kernels = dict[tuple[str, str], Kernel]()
    for shape, names in shapes.items():
        chosen = [word for name in sorted(names) for word in ("-k", name)]
        command = [sys.executable, "-m", "isaview", "show", *dumps, *chosen, "-t", shape, "-g", "h100", "-f", "json"]
        answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout
        found = [kernel for source in json.loads(answer)["inputs"] for kernel in source["kernels"]]
        kernels |= {(kernel["name"], shape): kernel for kernel in found if kernel["name"] in names}
    return kernels


class Table:
    """A quantity: how many of isaview's figures agree with the counters, how many do not, of how many it says nothing."""

    def __init__(self) -> None:
        self.equal, self.unsaid, self.off = 0, 0, list[tuple[float, str]]()

    def compare(self, place: str, measure: dict[str, Any] | None, counted: float | None) -> None:
        if counted is None:
            return
        ends = [end for end in map((measure or {}).get, ("low", "value", "high")) if end is not None]
        low, high = (min(ends), max(ends)) if ends else (0.0, 0.0)
        far = max(low - counted, counted - high, 0.0) / max(counted, high, 1e-9)
        self.judge(place, f"{low:g}–{high:g}" if ends else "", f"{counted:.4g}", far <= TOLERANCE, far)

    def judge(self, place: str, said: str, counted: str, equal: bool, far: float = 0.0) -> None:
        """Note an answer; what is unknown is not said."""
        if said in {"unknown", ""}:
            self.unsaid += 1
        elif equal:
            self.equal += 1
        else:
            self.off.append((far, f"    {place}: {said}, counted {counted}\n"))

    def page(self, worst: int) -> str:
        text = f"{self.equal + len(self.off) + self.unsaid}, equal {self.equal}, off {len(self.off)}, not said {self.unsaid}\n"
        return text + "".join(line for _, line in sorted(self.off, key=lambda row: -row[0])[:worst])


def limit(launch: Row) -> tuple[set[str], str]:
    """What limits a launch by its counters, and those as text."""
    shares = {name: number(launch[FIGURES[f"{name}_percent"]]) or 0.0 for name in ("compute", "memory")}
    top = max(shares.values())
    limits = {name for name, percent in shares.items() if percent > top - BALANCED} if top >= PEAK else {"latency"}
    return limits, f"{' or '.join(sorted(limits))}: " + ", ".join(f"{name} {percent:.0f} %" for name, percent in shares.items())


def judge_accesses(kernel: Kernel, counted: list[Row], tables: dict[str, Table]) -> None:
    """Judge sectors and turns of every instruction that all lanes execute."""
    order = sorted({access["line"] for access in kernel["accesses"]})
    tables["pairs"].judge(kernel["name"], f"{len(order)} accesses", f"{len(counted)}", len(order) == len(counted))
    for access in kernel["accesses"] if len(order) == len(counted) else ():
        row = counted[order.index(access["line"])]
        place, executed = f"{kernel['name']} {row['Source'].strip()[:44]}", number(row["Instructions Executed"])
        if not executed or (number(row["Avg. Predicated-On Threads Executed"]) or 0.0) < 31.99:
            continue
        if access["space"] == "shared":
            tables["turns"].compare(place, access["conflicts"], (number(row["L1 Wavefronts Shared"]) or 0.0) / executed)
        elif sectors := number(row["L2 Theoretical Sectors Global"]):
            tables["sectors"].compare(place, access["sectors"], sectors / executed)


def judge_launch(launch: Row, kernel: Kernel, tables: dict[str, Table]) -> None:
    name, possible = launch["name"], number(launch[FIGURES["warps_possible_percent"]])
    tables["warps"].compare(name, (kernel["occupancy"] or {}).get("waves"), None if possible is None else possible * 0.64)
    tables["registers"].compare(name, kernel["registers"]["allocated"]["vector"], number(launch[FIGURES["registers"]]))
    (limits, text), verdict = limit(launch), (kernel["bound"] or {}).get("verdict", "unknown")
    tables["limit"].judge(name, verdict, text, bool(LIMITS.get(verdict, {verdict}) & limits))
    parts, lanes = any("lanes" in finding["name"] for finding in kernel["findings"]), number(launch[FIGURES["lanes"]]) or 32.0
    tables["lanes"].judge(
        name, "lanes part" if parts else "no finding", f"{lanes:g} lanes", (lanes < PARTED_BELOW) == parts, 1 - lanes / 32
    )


def judge_gains(kernels: dict[tuple[str, str], Kernel], times: Path, table: Table) -> None:
    """Judge the largest gain of a fault's findings by its time over that of its twin."""
    ratios = {row["kernel"]: float(row["ratio"]) for row in csv.DictReader(times.open())}
    for (name, _), kernel in kernels.items():
        gains = [finding["gain"] for finding in kernel["findings"] if (finding["gain"] or {}).get("value") is not None]
        largest = {
            end: max(gain["value"] if gain[end] is None else gain[end] for gain in gains) for end in ("low", "high") if gains
        }
        best = {end: 1 / (1 - percent / 100) for end, percent in largest.items()}
        table.compare(name, best, ratios.get(name) if kernel["findings"] else None)


def save(table: list[Row], path: Path) -> None:
    """Write the counters of each launch, with the reason that most warps stall for."""
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["kernel", "block", *FIGURES, "most_stalled", "warps_stalled_an_issue"])
        for launch in table:
            stalls = {match[1]: number(text) or 0.0 for name, text in launch.items() if (match := STALL.match(name))}
            reason = max(stalls.keys() - {"selected"}, key=lambda name: stalls[name], default="")
            cells = ["" if (value := number(launch[metric])) is None else round(value, 2) for metric in FIGURES.values()]
            writer.writerow([launch["name"], launch["shape"], *cells, reason, f"{stalls.get(reason, 0.0):.3g}"])


def main() -> None:
    parser = argparse.ArgumentParser()
    for option in ("counters", "--times", "--save"):
        parser.add_argument(option, type=Path)
    parser.add_argument("dumps", nargs="+")
    parser.add_argument("--worst", type=int, default=12)
    options = parser.parse_args()
    table = launches(options.counters)
    pages, kernels = instructions(options.counters), reports(options.dumps, table)
    if options.save:
        save(table, options.save)
    tables = {name: Table() for name in ("registers", "warps", "limit", "lanes", "sectors", "turns", "pairs", "gain")}
    for launch in {(launch["name"], launch["shape"]): launch for launch in reversed(table)}.values():
        if kernel := kernels.get((launch["name"], launch["shape"])):
            judge_launch(launch, kernel, tables)
            if launch["name"] in pages:
                judge_accesses(kernel, pages[launch["name"]], tables)
    if options.times:
        judge_gains(kernels, options.times, tables["gain"])
    print("\n".join(f"{name}: {quantity.page(options.worst)}" for name, quantity in tables.items()))


if __name__ == "__main__":
    main()
