"""The dataset: a folder of Parquet files that only grows.

``kernels`` has a row for each kernel of a file, ``manifest`` one for each file that was looked at, both in folders by month. A
part appears whole or not at all, its kernels before its manifest; no part is ever changed. So a scan that was killed may leave
kernels without their manifest: they are done all the same.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from msgspec import DecodeError, Struct, field, json

from isaview.base import files
from isaview.base.text import safe
from isaview.fleet import schema
from isaview.fleet.pieces import Outcome, Place, Row
from isaview.runs import Refused, require_extra
from isaview.version import VERSION

if TYPE_CHECKING:
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

FILE = "isaview-dataset.json"
Kind = Literal["kernels", "manifest"]
_KINDS: tuple[Kind, ...] = ("kernels", "manifest")
"""In this order the manifest of a part takes the place of its kernels."""
ROWS_AT_ONCE = 2_000
"""Rows that wait to be written together."""
PART_ROWS = 200_000
PART_SECONDS = 60.0
"""A part ends at the latest after so many rows or so long: what a scan that is killed has to do again."""
_TELLING = ("source", "file", "commit", "key", "status", "kernels")
"""The columns that say what is done; a part without manifest has the first four."""
_MICRO, _DAY, _HEAD_BYTES = 1_000_000, 86_400, 4096


class _Mark(Struct, frozen=True):
    schema: str
    version: int


class Dataset(Struct, frozen=True):
    """A folder with the parts of a dataset."""

    folder: Path

    def parts(self, kind: Kind) -> list[Path]:
        """The whole parts, by their names, which begin with their time."""
        return sorted((self.folder / kind).glob("*/part-*.parquet"), key=lambda part: part.name)


def open_dataset(folder: str, *, make: bool = False) -> Dataset:
    """The dataset in a folder; ``make`` begins one in a folder that is empty or not there.

    Raises:
        Refused: there is none, or a later version of isaview wrote it.
    """
    require_extra("scan", "pyarrow")
    place = Path(folder)
    try:
        if make and not (place / FILE).exists() and (not place.exists() or not any(place.iterdir())):
            place.mkdir(parents=True, exist_ok=True)
            # Written aside and renamed: another scan that starts now sees no mark or a whole one.
            waiting = place / f".{FILE}-{secrets.token_hex(4)}"
            waiting.write_bytes(json.encode(_Mark(schema.NAME, schema.VERSION)))
            waiting.replace(place / FILE)
        mark = json.decode(files.content(place / FILE, _HEAD_BYTES), type=_Mark)
    except (OSError, DecodeError) as error:
        why = f": {error.strerror}" if isinstance(error, OSError) and error.strerror else ""
        raise Refused(f"{safe(folder)} is no dataset of `isaview scan`{why}") from None
    if mark.schema != schema.NAME or mark.version > schema.VERSION:
        raise Refused(f"{safe(folder)}: version {mark.version} of the dataset is newer than this isaview reads")
    return Dataset(place)


class Known(Struct, frozen=True):
    """What a dataset has: the key of each place of some sources by its digest, and the part that has the rows of each key.

    ``current`` are the places of no commit that have kernels.
    """

    keys: dict[bytes, str] = field(default_factory=dict)
    current: dict[bytes, tuple[str, str]] = field(default_factory=dict)
    parts: dict[str, Path] = field(default_factory=dict)


def read_known(dataset: Dataset, sources: Sequence[str]) -> Known:
    """What a dataset has; the places of other sources are left out, and those that were lost."""
    own, done = frozenset(sources), Known()
    kernels = {part.name: part for part in dataset.parts("kernels")}
    for name, row in _manifest_rows(dataset):
        source, path, commit, key = (row[column] or "" for column in _TELLING[:4])
        place = Place(source, path, commit=commit).digest if source in own else b""
        if row.get("kernels", 1) and key and name in kernels:
            done.parts.setdefault(key, kernels[name])
            if place and not commit:
                done.current[place] = source, path
        else:
            done.current.pop(place, None)
        if place:
            done.keys[place] = key
    return done


def _manifest_rows(dataset: Dataset) -> Iterator[tuple[str, dict[str, Any]]]:
    """What says which files are done, with the name of its part, oldest first; kernels stand in for a missing manifest."""
    import pyarrow.parquet as pq

    # A scan that was killed leaves kernels without their manifest, and a part without kernels has a manifest alone.
    parts = {part.name: part for kind in _KINDS for part in dataset.parts(kind)}
    for name in sorted(parts):
        with pq.ParquetFile(parts[name]) as file:
            columns = [column for column in _TELLING if column in file.schema_arrow.names]
            for batch in file.iter_batches(columns=columns):
                yield from ((name, row) for row in batch.to_pylist() if row.get("status") != "lost")


def remove_leftovers(dataset: Dataset) -> None:
    """Remove what scans that were killed a day ago or earlier left of parts."""
    for path in dataset.folder.glob("*/*/.part-*.tmp"):
        with suppress(OSError):
            # A younger one may be another scan's, still being written.
            if time.time() - path.stat().st_mtime > _DAY:
                path.unlink()


class Writer(Struct):
    """Adds to a dataset; `close` ends the last part. ``gpu`` is the GPU that figures were asked for, None the dump's own."""

    dataset: Dataset
    gpu: str | None = None
    waiting: list[tuple[Place, int, Outcome]] = field(default_factory=list)
    manifest: list[dict[str, Any]] = field(default_factory=list)
    rows: int = 0
    """Of the part so far."""
    rows_waiting: int = 0
    name: str = ""
    begun: float = 0.0
    _parquet: ParquetWriter | None = None

    def add(self, place: Place, outcome: Outcome) -> Path:
        """Take in what came of a file; gives the part that will have its rows."""
        now, count = self._ensure_part(), len(outcome.rows)
        part = _final_path(self._path("kernels"))
        self.waiting.append((place, now, outcome))
        self.rows_waiting += count
        self._add_to_manifest(place, outcome, now, count)
        if self.rows_waiting >= ROWS_AT_ONCE:
            self._write_waiting()
        if self.rows >= PART_ROWS or time.monotonic() - self.begun >= PART_SECONDS:
            self.close()
        return part

    def copy(self, table: pa.Table, places: Sequence[Place]) -> None:
        """Take in rows of other places, and for each row the place that it is for; no part ends here."""
        import pyarrow as pa

        now = self._ensure_part()
        columns = [{**_place_columns(place), "scanned": now} for place in places]
        for name in columns[0] if columns else ():
            number = table.schema.get_field_index(name)
            kind = table.schema.field(number)
            table = table.set_column(number, kind, pa.array([column[name] for column in columns], kind.type))
        self._write(table)
        same = zip(places, *(table[name].to_pylist() for name in ("digest", "key", "bytes")), strict=True)
        for (place, digest, key, size), count in Counter(same).items():
            self._add_to_manifest(place, Outcome("known", digest=digest, key=key, bytes=size), now, count)

    def close(self) -> None:
        """End the part: from here on it is there."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        if self.rows_waiting:
            self._write_waiting()
        if self._parquet is not None:
            self._parquet.close()
            # Kernels before their manifest: a scan that is killed in between has done them all the same.
            self._path("kernels").replace(_final_path(self._path("kernels")))
        if self.manifest:
            table = pa.Table.from_pylist(self.manifest, schema.manifest_schema())
            pq.write_table(table, self._path("manifest"), compression="zstd")
            self._path("manifest").replace(_final_path(self._path("manifest")))
        self.waiting, self.manifest, self.rows, self._parquet, self.name = [], [], 0, None, ""

    def _ensure_part(self) -> int:
        """Have a part; gives the time in microseconds."""
        now = int(time.time() * _MICRO)
        if not self.name:
            moment = time.strftime("%Y%m%dT%H%M%S", time.gmtime(now // _MICRO))
            self.name = f"part-{moment}.{now % _MICRO:06}-{secrets.token_hex(4)}.parquet"
            self.begun = time.monotonic()
        return now

    def _path(self, kind: Kind) -> Path:
        """Where a part lies until it is whole."""
        folder = self.dataset.folder / kind / f"month={self.name[5:9]}-{self.name[9:11]}"
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f".{self.name}.tmp"

    def _add_to_manifest(self, place: Place, outcome: Outcome, now: int, kernels: int) -> None:
        own = {"status": outcome.status, "reason": outcome.reason or None, "kernels": kernels, "seconds": outcome.seconds}
        self.manifest.append({**_place_columns(place), **_origin_columns(outcome, now), **own})

    def _write_waiting(self) -> None:
        self._write(kernel_table(self.waiting, self.gpu))
        self.waiting, self.rows_waiting = [], 0

    def _write(self, table: pa.Table) -> None:
        from pyarrow.parquet import ParquetWriter

        if self._parquet is None:
            self._parquet = ParquetWriter(self._path("kernels"), schema.kernel_schema(), compression="zstd")
        self._parquet.write_table(table)
        self.rows += len(table)


def _final_path(path: Path) -> Path:
    """What a part is called when it is whole."""
    return path.with_name(path.name.removeprefix(".").removesuffix(".tmp"))


def _place_columns(place: Place) -> dict[str, Any]:
    committed = place.committed * _MICRO if place.commit else None
    in_git = {"revision": place.revision or None, "commit": place.commit or None, "committed": committed}
    return {"source": place.source, "file": place.file, **in_git}


def _origin_columns(outcome: Outcome, now: int) -> dict[str, Any]:
    versions = {"isaview_version": VERSION, "schema_version": schema.VERSION, "scanned": now}
    return {"digest": outcome.digest, "key": outcome.key, "bytes": outcome.bytes, **versions}


def kernel_table(entries: Sequence[tuple[Place, int, Outcome]], gpu: str | None) -> pa.Table:
    """The rows of kernels of files: place, time in microseconds, outcome."""
    import pyarrow as pa

    rows: list[Row] = []
    for place, now, outcome in entries:
        own = {**_place_columns(place), **_origin_columns(outcome, now), "gpu": gpu, "analysed_seconds": outcome.seconds}
        rows.extend({**own, **row, "settings": list(row["settings"].items())} for row in outcome.rows)
    return pa.Table.from_pylist(rows, schema.kernel_schema())


def rows_for_places(part: Path, wanted: Mapping[str, Sequence[Place]]) -> Iterator[tuple[pa.Table, list[Place]]]:
    """The rows of some keys in a part, once for each place that wants them, with that place for each row.

    Where a part has the rows of a key for several places, the first place's are taken; they have the columns of this version.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    types, origins = schema.kernel_schema(), dict[str, list[str]]()
    with pq.ParquetFile(part) as file:
        for batch in file.iter_batches(batch_size=ROWS_AT_ONCE):
            rows = zip(*(batch[name].to_pylist() for name in ("key", "source", "file", "commit")), strict=True)
            taken = [
                (number, place)
                for number, (key, *origin) in enumerate(rows)
                if key in wanted and origins.setdefault(key, origin) == origin
                for place in wanted[key]
            ]
            table = pa.Table.from_batches([batch]).take([number for number, _ in taken])
            held = {own.name: table[own.name].cast(own.type) for own in types if own.name in table.schema.names}
            arrays = [held.get(own.name, pa.nulls(len(table), own.type)) for own in types]
            yield pa.Table.from_arrays(arrays, schema=types), [place for _, place in taken]
