"""How long each kernel of a run took, as profilers write it down.

Nsight Compute's CSV (details and raw page), that of ``nsys stats``, of rocprof and rocprofv3 (traces and statistics),
rocprofv3's JSON, and torch profiler's JSON trace. Only names and times are read; any other file is an error with its reason.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import DecodeError, Struct, ValidationError, field
from msgspec.json import Decoder

from isaview.base import files, limits
from isaview.base.text import decimal, safe

_NANOSECONDS = {
    **dict.fromkeys(("ns", "nsecond", "nanosecond"), 1.0),
    **dict.fromkeys(("us", "usecond", "microsecond", "µs"), 1e3),
    **dict.fromkeys(("ms", "msecond", "millisecond"), 1e6),
    **dict.fromkeys(("s", "sec", "second"), 1e9),
}
_DURATIONS = ("Duration", "gpu__time_duration.sum")
"""What Nsight Compute calls the time of a launch, on its two pages."""
_HEADING_LINES = 10_000
"""Lines that a program may print above the heading of a table."""
_BOM, _GZIP = b"\xef\xbb\xbf", b"\x1f\x8b"
_KERNEL = "kernel"
"""The category of kernels in a trace of torch."""


class ProfileError(Exception):
    """A profile that cannot be read; the message says where and why."""


class Profile(Struct, frozen=True):
    """A run: nanoseconds by the kernel's name as the profiler has it."""

    path: str
    times: Mapping[str, float]

    @property
    def total(self) -> float:
        """The time of all kernels."""
        return sum(self.times.values())


class _Event(Struct):
    name: str = ""
    cat: str = ""
    dur: float = 0.0


class _Symbol(Struct):
    kernel_id: int
    formatted_kernel_name: str = ""
    kernel_name: str = ""


class _Dispatched(Struct):
    kernel_id: int


class _Dispatch(Struct):
    dispatch_info: _Dispatched
    start_timestamp: int
    end_timestamp: int


class _Records(Struct):
    kernel_dispatch: list[_Dispatch] = field(default_factory=list)


class _Tool(Struct):
    kernel_symbols: list[_Symbol] = field(default_factory=list)
    buffer_records: _Records = field(default_factory=_Records)


class _Trace(Struct):
    events: list[_Event] | None = field(default=None, name="traceEvents")
    tools: list[_Tool] | None = field(default=None, name="rocprofiler-sdk-tool")


def read_profile(path: str) -> Profile:
    """The profile in a file. Raises ProfileError: it cannot be read, is no profile, or holds no kernel with a time."""
    try:
        data = files.content(path, limits.PROFILE_BYTES)
    except OSError as error:
        raise ProfileError(f"{safe(path)}: {safe(error.strerror or str(error))}") from None
    if data.startswith(_GZIP):
        raise ProfileError(f"{safe(path)}: it is packed; unpack it with gunzip first")
    times: dict[str, float] = {}
    try:
        text = data.removeprefix(_BOM).lstrip()
        for name, nanoseconds in _json_times(text) if text.startswith(b"{") else _table_times(text.decode("utf-8", "replace")):
            times[safe(name)] = times.get(safe(name), 0.0) + nanoseconds
    except (ProfileError, DecodeError, ValidationError, csv.Error, RecursionError) as error:
        raise ProfileError(f"{safe(path)}: {safe(str(error))[: limits.SHOWN_TEXT]}") from None
    if not sum(times.values()) > 0:
        raise ProfileError(f"{safe(path)}: no kernel with a time is in it")
    return Profile(safe(path), times)


def _json_times(data: bytes) -> Iterator[tuple[str, float]]:
    trace = Decoder(_Trace).decode(data)
    if trace.events is None and trace.tools is None:
        raise ProfileError("this JSON is neither a trace of torch (traceEvents) nor one of rocprofv3 (rocprofiler-sdk-tool)")
    yield from ((event.name, 1000 * _time(event.dur)) for event in trace.events or () if event.cat == _KERNEL)
    for tool in trace.tools or ():
        names = {symbol.kernel_id: symbol.formatted_kernel_name or symbol.kernel_name for symbol in tool.kernel_symbols}
        for dispatch in tool.buffer_records.kernel_dispatch:
            name = names.get(dispatch.dispatch_info.kernel_id)
            if name is None:
                raise ProfileError(f"no kernel_symbols entry has the kernel_id {dispatch.dispatch_info.kernel_id}")
            yield name, _time(dispatch.end_timestamp - dispatch.start_timestamp)


def _time(value: float) -> float:
    if not 0 <= value < float("inf"):
        raise ProfileError(f"{value} is no time")
    return value


class _Row(Struct):
    """One row of a CSV by its headings, with its line for messages."""

    line: int
    cells: Mapping[str, str]

    def number(self, name: str) -> float:
        value = decimal(self.cells[name])
        if value is None or value < 0:
            raise ProfileError(f"line {self.line}: {self.cells[name]!r} is no number of {name}")
        return value

    def nanoseconds(self, name: str) -> float:
        """How many a unit has."""
        scale = _NANOSECONDS.get(self.cells[name].strip().lower())
        if scale is None:
            raise ProfileError(f"line {self.line}: {self.cells[name]!r} is no unit of time")
        return scale


def _table_times(text: str) -> Iterator[tuple[str, float]]:
    """The times in CSV, whatever a program printed above its heading."""
    lines = text.splitlines()
    heads = enumerate(set(next(csv.reader([line]), ())) for line in lines[:_HEADING_LINES])
    reader_of = next(
        ((index, read) for index, columns in heads for needed, read in _READERS if columns.issuperset(needed)), None
    )
    if reader_of is None:
        raise ProfileError("this is no profile that isaview knows: neither JSON nor CSV with kernels' names and times")
    index, read = reader_of
    reader = csv.DictReader(line for line in lines[index:] if line.strip() and not line.startswith("=="))
    full = ({name: value for name, value in row.items() if name is not None} for row in reader)
    return read(_Row(number, {name: value or "" for name, value in row.items()}) for number, row in enumerate(full, index + 2))


def _metric_times(rows: Iterable[_Row]) -> Iterator[tuple[str, float]]:
    """A row for each metric of a launch; its time may stand in several sections."""
    seen: set[tuple[str | None, ...]] = set()
    for row in rows:
        launch = tuple(row.cells.get(name) for name in ("ID", "Process ID", "Kernel Name"))
        if row.cells["Metric Name"] in _DURATIONS and (launch not in seen or launch[0] is None):
            seen.add(launch)
            yield row.cells["Kernel Name"], row.number("Metric Value") * row.nanoseconds("Metric Unit")


def _raw_times(rows: Iterable[_Row]) -> Iterator[tuple[str, float]]:
    """A row for each launch, below a row of units."""
    scale = 1.0
    for row in rows:
        if not row.cells["Kernel Name"]:
            scale = row.nanoseconds(_DURATIONS[1])
        else:
            yield row.cells["Kernel Name"], row.number(_DURATIONS[1]) * scale


def _launch_times(rows: Iterable[_Row]) -> Iterator[tuple[str, float]]:
    return ((row.cells["Kernel_Name"], _time(row.number("End_Timestamp") - row.number("Start_Timestamp"))) for row in rows)


def _total_times(column: str) -> Callable[[Iterable[_Row]], Iterator[tuple[str, float]]]:
    return lambda rows: ((row.cells["Name"], row.number(column)) for row in rows)


_READERS: tuple[tuple[tuple[str, ...], Callable[[Iterable[_Row]], Iterator[tuple[str, float]]]], ...] = (
    (("Kernel Name", "Metric Name", "Metric Unit", "Metric Value"), _metric_times),
    (("Kernel Name", _DURATIONS[1]), _raw_times),
    (("Kernel_Name", "Start_Timestamp", "End_Timestamp"), _launch_times),
    *((("Name", column), _total_times(column)) for column in ("TotalDurationNs", "Total Time (ns)")),
)
"""The headings that each CSV has, and how its rows are read: Nsight Compute's two pages, a trace, summaries in nanoseconds."""
