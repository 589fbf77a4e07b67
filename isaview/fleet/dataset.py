"""The dataset: a folder of Parquet files that only grows.

``kernels`` has a row for each kernel of a file, ``manifest`` one for each file that was looked at, both in folders by month. A
part appears whole or not at all, the kernels of a batch before its manifest; no part is ever changed. So a scan that was killed
leaves parts whose manifest is missing: what is in them is done all the same.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from msgspec import DecodeError, Struct, field, json

from isaview.base import files
from isaview.base.metrics import METRICS
from isaview.base.text import safe
from isaview.fleet import needed, schema
from isaview.fleet.pieces import Outcome, Place
from isaview.runs import Refused
from isaview.version import VERSION

if TYPE_CHECKING:
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

FILE = "isaview-dataset.json"
Kind = Literal["kernels", "manifest"]
ROWS_AT_ONCE = 5_000
"""Rows that wait to be written together."""
PART_ROWS = 200_000
PART_SECONDS = 120.0
"""A part ends at the latest after so many rows or so long: what a scan that is killed has to do again."""
_MICRO = 1_000_000
_HEAD_BYTES = 4096
_DAY = 86_400


class _Mark(Struct, frozen=True):
    schema: str
    version: int


class Dataset(Struct, frozen=True):
    """A folder with the parts of a dataset."""

    folder: Path

    def parts(self, kind: Kind) -> list[Path]:
        """The whole parts, by their names, which begin with their time."""
        return sorted((self.folder / kind).glob("*/part-*.parquet"), key=lambda part: part.name)


def opened(folder: str, *, make: bool = False) -> Dataset:
    """The dataset in a folder; ``make`` begins one in a folder that is empty or not there.

    Raises:
        Refused: there is none, or a later version of isaview wrote it.
    """
    needed("scan", "pyarrow")
    place = Path(folder)
    try:
        if make and not (place / FILE).exists() and (not place.exists() or not any(place.iterdir())):
            place.mkdir(parents=True, exist_ok=True)
            _write(place / FILE, json.encode(_Mark(schema.NAME, schema.VERSION)))
        mark = json.decode(files.content(place / FILE, _HEAD_BYTES), type=_Mark)
    except (OSError, DecodeError) as error:
        why = f": {error.strerror}" if isinstance(error, OSError) and error.strerror else ""
        raise Refused(f"{safe(folder)} is no dataset of `isaview scan`{why}") from None
    for path in place.glob("*/*/.part-*.tmp"):  # of scans that were killed
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _DAY:
                path.unlink()
    if mark.schema != schema.NAME or mark.version > schema.VERSION:
        raise Refused(f"{safe(folder)}: version {mark.version} of the dataset is newer than this isaview reads")
    return Dataset(place)


def _write(path: Path, data: bytes) -> None:
    waiting = path.with_name(f".{path.name}-{secrets.token_hex(4)}.tmp")
    descriptor = os.open(waiting, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(data)
    waiting.replace(path)


class Known(Struct, frozen=True):
    """What a dataset has: the key of each place of some sources, and the part that has the rows of each key."""

    keys: dict[bytes, str] = field(default_factory=dict)
    parts: dict[str, Path] = field(default_factory=dict)


def known(dataset: Dataset, sources: Sequence[str]) -> Known:
    """What a dataset has; the places of other sources are left out, and those that were lost."""
    import pyarrow.parquet as pq

    own, known = frozenset(sources), Known()
    manifests = {part.name: part for part in dataset.parts("manifest")}
    kernels = {part.name: part for part in dataset.parts("kernels")}
    for name in sorted({*manifests, *kernels}):
        part = manifests.get(name) or kernels[name]
        columns = [column for column in _TELLING if name in manifests or column in _OF_BOTH]
        with pq.ParquetFile(part) as file:
            for batch in file.iter_batches(columns=columns):
                for row in batch.to_pylist():
                    if not row["key"] or row.get("status") == "lost":
                        continue
                    if row.get("kernels", 1) and name in kernels:
                        known.parts.setdefault(row["key"], kernels[name])
                    if row["source"] in own:
                        known.keys[Place(row["source"], row["file"], commit=row["commit"] or "").digest] = row["key"]
    return known


_OF_BOTH = ("source", "file", "commit", "key")
_TELLING = (*_OF_BOTH, "status", "kernels")
"""The columns that say what is done; a part without manifest has the first alone."""


class Writer(Struct):
    """Adds to a dataset; `close` ends the last part. ``gpu`` is the GPU that figures were asked for, None the dump's own."""

    dataset: Dataset
    gpu: str | None = None
    waiting: list[tuple[Place, int, Outcome]] = field(default_factory=list)
    manifest: list[dict[str, Any]] = field(default_factory=list)
    rows_waiting: int = 0
    rows: int = 0
    begun: float = 0.0
    name: str = ""
    _parquet: ParquetWriter | None = None
    _path: Path | None = None

    def add(self, place: Place, outcome: Outcome) -> None:
        """Take in what came of a file."""
        self._begin()
        now = int(time.time() * _MICRO)
        if outcome.rows:
            self.waiting.append((place, now, outcome))
            self.rows_waiting += len(outcome.rows)
        self.note(place, outcome, now, len(outcome.rows))
        if self.rows_waiting >= ROWS_AT_ONCE:
            self._write_waiting()
        if self.rows + self.rows_waiting >= PART_ROWS or time.monotonic() - self.begun >= PART_SECONDS:
            self.close()

    def copy(self, place: Place, row: Mapping[str, Any], table: pa.Table) -> None:
        """Take in the rows of another place, ``table``, whose file-level columns are those of ``row``."""
        self._begin()
        now = int(time.time() * _MICRO)
        values = {**_place(place), "scanned": now}
        for column, value in values.items():
            kind = table.schema.field(column)
            table = table.set_column(table.schema.get_field_index(column), kind, _same(value, len(table), kind.type))
        self._write_table(table)
        outcome = Outcome("known", digest=row["digest"], key=row["key"], bytes=row["bytes"])
        self.note(place, outcome, now, len(table))
        if self.rows >= PART_ROWS:
            self.close()

    def note(self, place: Place, outcome: Outcome, now: int, kernels: int) -> None:
        """A row of the manifest."""
        own = {"status": outcome.status, "reason": outcome.reason or None, "kernels": kernels, "seconds": outcome.seconds}
        self.manifest.append({**_place(place), **_origin(outcome, now), **own})

    def close(self) -> None:
        """End the part: from here on it is there."""
        if self.waiting:
            self._write_waiting()
        if self._parquet is not None and self._path is not None:
            self._parquet.close()
            self._path.replace(self._path.with_name(self.name))
        if self.manifest:
            import pyarrow as pa
            import pyarrow.parquet as pq

            path = self._begun("manifest")
            pq.write_table(pa.Table.from_pylist(self.manifest, schema.manifest_schema()), path, compression="zstd")
            path.replace(path.with_name(self.name))
        self.manifest, self.rows, self._parquet, self._path, self.name = [], 0, None, None, ""

    def _begin(self) -> None:
        if not self.name:
            self.name = f"part-{time.strftime('%Y%m%dT%H%M%S', time.gmtime())}-{secrets.token_hex(4)}.parquet"
            self.begun = time.monotonic()

    def _begun(self, kind: Kind) -> Path:
        """Where a part lies until it is whole."""
        folder = self.dataset.folder / kind / f"month={self.name[5:9]}-{self.name[9:11]}"
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f".{self.name}.tmp"

    def _write_waiting(self) -> None:
        self._write_table(kernel_table(self.waiting, self.gpu))
        self.waiting, self.rows_waiting = [], 0

    def _write_table(self, table: pa.Table) -> None:
        from pyarrow.parquet import ParquetWriter

        if self._parquet is None:
            self._path = self._begun("kernels")
            self._parquet = ParquetWriter(self._path, schema.kernel_schema(), compression="zstd")
        self._parquet.write_table(table)
        self.rows += len(table)


def _place(place: Place) -> dict[str, Any]:
    committed = place.committed * _MICRO if place.commit else None
    in_git = {"revision": place.revision or None, "commit": place.commit or None, "committed": committed}
    return {"source": place.source, "file": place.file, **in_git}


def _origin(outcome: Outcome, now: int) -> dict[str, Any]:
    versions = {"isaview_version": VERSION, "schema_version": schema.VERSION, "scanned": now}
    return {"digest": outcome.digest, "key": outcome.key, "bytes": outcome.bytes, **versions}


def _same(value: Any, count: int, kind: pa.DataType) -> pa.Array:
    import pyarrow as pa

    return pa.repeat(pa.scalar(value, kind), count)


def kernel_table(entries: Sequence[tuple[Place, int, Outcome]], gpu: str | None) -> pa.Table:
    """The rows of kernels of files: place, time in microseconds, outcome."""
    import pyarrow as pa

    wanted = schema.kernel_schema()
    values: dict[str, list[Any]] = {column.name: [] for column in schema.columns() if column.of_file or column in schema.KERNEL}
    for place, now, outcome in entries:
        own = {**_place(place), **_origin(outcome, now), "gpu": gpu, "analysed_seconds": outcome.seconds}
        for name, value in own.items():
            values[name].extend([value] * len(outcome.rows))
    rows = [row for _, _, outcome in entries for row in outcome.rows]
    for column in schema.KERNEL:
        values[column.name] = [getattr(row, column.name) for row in rows]
    values["settings"] = [list(settings.items()) for settings in values["settings"]]
    arrays = [pa.array(values[name], wanted.field(name).type) for name in values]
    nothing = (None, None, None, None)
    for metric in METRICS:
        figures = [row.figures.get(metric.name, nothing) for row in rows]
        for place_in, suffix in enumerate(("", "_low", "_high", "_origin")):
            arrays.append(pa.array([figure[place_in] for figure in figures], wanted.field(metric.name + suffix).type))
    return pa.Table.from_arrays(arrays, schema=wanted)


def rows_of(part: Path, keys: Sequence[str]) -> Iterator[tuple[str, pa.Table]]:
    """The rows of each of some keys in a part, those of one place each, with the columns of this version."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    wanted, schema_now, places = frozenset(keys), schema.kernel_schema(), dict[str, tuple[str, str, str | None]]()
    with pq.ParquetFile(part) as file:
        for batch in file.iter_batches(batch_size=ROWS_AT_ONCE):
            table = pa.Table.from_batches([batch])
            columns = (table[name].to_pylist() for name in ("key", "source", "file", "commit"))
            indices: dict[str, list[int]] = {}
            for number, (key, *place) in enumerate(zip(*columns, strict=True)):
                if key in wanted and places.setdefault(key, tuple(place)) == tuple(place):
                    indices.setdefault(key, []).append(number)
            for key, numbers in indices.items():
                yield key, _upgraded(table.take(numbers), schema_now)


def _upgraded(table: pa.Table, wanted: pa.Schema) -> pa.Table:
    """A table of an earlier version with all columns of this one."""
    import pyarrow as pa

    held = frozenset(table.column_names)
    arrays = [table[own.name].cast(own.type) if own.name in held else pa.nulls(len(table), own.type) for own in wanted]
    return pa.Table.from_arrays(arrays, schema=wanted)
