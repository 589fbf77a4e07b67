"""What Nsight Compute counted of the textbook's kernels, against what isaview says of the same machine code.

    python bench/textbook_ncu.py COUNTERS DUMP... [--times TIMES] [--save FIGURES]

COUNTERS is a folder of Nsight Compute's pages as CSV, `raw*` and `source*`, plain or gzip, of `textbook_gpu --once`. DUMP is a
cubin of that program, or PTX. TIMES are those that `textbook_gpu` wrote. FIGURES receives the counters of each launch.

A figure is equal within `TOLERANCE` of isaview's range. Instructions count where all lanes take part. The limit by the counters
is Nsight Compute's: 60 % of a peak of memory or compute, latency below both; two within 10 points are balanced. isaview assumes
data larger than the L2: launches that move less from memory have a table of their own.
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

TOLERANCE, PEAK, BALANCED, PARTED_BELOW = 0.05, 60.0, 10.0, 20.0
CACHED_BELOW = 200e6  # bytes from and to memory: four times what the L2 of an H100 holds
FEWEST_REGISTERS = 16  # of a thread that the driver gives
ACCESS = re.compile(r"^(?:@!?U?P\d +)?(LD|ST|ATOM|RED)(G|S|SM|GSTS)?(\.|\s|$)")
STALL = re.compile(r"smsp__average_warps_issue_stalled_(\w+)_per_issue_active.ratio")
LIMITS = {"shared": {"memory"}, "balanced": {"memory", "compute"}}  # what a verdict is to the counters, if not itself
ENDS = ("low", "value", "high")
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
    "dram_bytes_read": "dram__bytes_read.sum",
    "dram_bytes_written": "dram__bytes_write.sum",
    "registers": "launch__registers_per_thread",
    "lanes": "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio",
}
for op in ("ld", "st"):
    FIGURES |= {f"{what}_{op}": f"l1tex__t_{what}_pipe_lsu_mem_global_op_{op}.sum" for what in ("requests", "sectors")}
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
    table, heading = list[Row](), list[str]()
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
    shapes: dict[str, set[str]] = defaultdict(set)
    for launch in table:
        shapes[launch["shape"]].add(launch["name"])
    kernels = dict[tuple[str, str], Kernel]()
    for shape, names in shapes.items():
        chosen = [word for name in sorted(names) for word in ("-k", name)]
        command = [sys.executable, "-m", "isaview", "show", *dumps, *chosen, "-t", shape, "-g", "h100", "-f", "json"]
        answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout
        for source in json.loads(answer)["inputs"]:
            kernels |= {(kernel["name"], shape): kernel for kernel in source["kernels"] if kernel["name"] in names}
    return kernels


class Table:
    """A quantity: how many of isaview's figures agree with the counters, how many do not, of how many it says nothing."""

    def __init__(self) -> None:
        self.equal, self.unsaid, self.off = 0, 0, list[tuple[float, str]]()

    def compare(self, place: str, measure: dict[str, Any] | None, counted: float | None) -> None:
        if counted is None:
            return
        ends = [end for end in map((measure or {}).get, ENDS) if end is not None]
        low, high = min(ends, default=0.0), max(ends, default=0.0)
        far = max(low - counted, counted - high, 0.0) / max(counted, high, 1e-9)
        self.judge(place, f"{low:g}–{high:g}" if ends else "", f"{counted:.4g}", far <= TOLERANCE, far)

    def judge(self, place: str, said: str, counted: str, equal: bool, far: float = 0.0) -> None:
        if said in {"unknown", ""}:
            self.unsaid += 1
        elif equal:
            self.equal += 1
        else:
            self.off.append((far, f"    {place}: {said}, counted {counted}\n"))

    def page(self) -> str:
        text = f"{self.equal + len(self.off) + self.unsaid}, equal {self.equal}, off {len(self.off)}, not said {self.unsaid}\n"
        return text + "".join(line for _, line in sorted(self.off, key=lambda row: -row[0]))


def judge_accesses(kernel: Kernel, counted: list[Row], tables: dict[str, Table]) -> None:
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
    registers = kernel["registers"]["allocated"]["vector"]
    given = {end: max(registers[end], FEWEST_REGISTERS) for end in ENDS if registers[end] is not None}
    tables["registers"].compare(name, given, number(launch[FIGURES["registers"]]))
    percent = {part: number(launch[FIGURES[f"{part}_percent"]]) or 0.0 for part in ("compute", "memory")}
    top, verdict = max(percent.values()), (kernel["bound"] or {}).get("verdict", "unknown")
    limits = {part for part in percent if percent[part] > top - BALANCED} if top >= PEAK else {"latency"}
    text = f"{' or '.join(sorted(limits))}: compute {percent['compute']:.0f} %, memory {percent['memory']:.0f} %"
    traffic = sum(number(launch[FIGURES[way]]) or 0.0 for way in ("dram_bytes_read", "dram_bytes_written"))
    table = tables["limit" if traffic >= CACHED_BELOW else "limit of data in caches"]
    table.judge(name, verdict, text, bool(LIMITS.get(verdict, {verdict}) & limits))
    lanes, parts = number(launch[FIGURES["lanes"]]) or 32.0, any("lanes" in finding["name"] for finding in kernel["findings"])
    tables["lanes"].judge(name, f"{parts=}", f"{lanes:g} lanes", (lanes < PARTED_BELOW) == parts, 1 - lanes / 32)


def judge_gains(kernels: dict[tuple[str, str], Kernel], times: Path, table: Table) -> None:
    ratios = {row["kernel"]: float(row["ratio"]) for row in csv.DictReader(times.open())}
    for (name, _), kernel in kernels.items():
        gains = [finding["gain"] for finding in kernel["findings"] if (finding["gain"] or {}).get("value") is not None]
        largest = [max(gain["value"] if gain[end] is None else gain[end] for gain in gains) for end in ENDS if gains]
        faster = {end: 1 / (1 - percent / 100) for end, percent in zip(ENDS, largest, strict=False)}
        table.compare(name, faster, ratios.get(name) if kernel["findings"] else None)


def save(table: list[Row], path: Path) -> None:
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
    parser.add_argument("counters", type=Path)
    parser.add_argument("dumps", nargs="+")
    for option in ("--times", "--save"):
        parser.add_argument(option, type=Path)
    options = parser.parse_args()
    table = launches(options.counters)
    pages, kernels = instructions(options.counters), reports(options.dumps, table)
    tables = defaultdict[str, Table](Table)
    for launch in {(launch["name"], launch["shape"]): launch for launch in reversed(table)}.values():
        if kernel := kernels.get((launch["name"], launch["shape"])):
            judge_launch(launch, kernel, tables)
            if launch["name"] in pages and kernel["identity"].startswith("sass/"):
                judge_accesses(kernel, pages[launch["name"]], tables)
    if options.times:
        judge_gains(kernels, options.times, tables["gain"])
    if options.save:
        save(table, options.save)
    print("\n".join(f"{name}: {quantity.page()}" for name, quantity in tables.items()))


if __name__ == "__main__":
    main()
