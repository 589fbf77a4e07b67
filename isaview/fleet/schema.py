"""The columns of a dataset: what each holds, and their types in Parquet.

Later versions add columns and raise `VERSION`; none is changed or dropped, so that a column which a part lacks reads as null.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from isaview.base.metrics import METRICS

if TYPE_CHECKING:
    import pyarrow as pa

NAME = "isaview/dataset"
VERSION = 1
Kind = Literal["text", "number", "count", "flag", "time", "texts", "map"]


class Column(Struct, frozen=True):
    """A column: its kind, what it means, its unit, "" without."""

    name: str
    kind: Kind
    meaning: str
    unit: str = ""


PLACE = (
    Column("source", "text", "what was named: folder, archive, address, path in a revision"),
    Column("file", "text", "the file in it"),
    Column("revision", "text", "the revision as it was named"),
    Column("commit", "text", "its commit"),
    Column("committed", "time", "when that was made"),
)
ORIGIN = (
    Column("digest", "text", "SHA-256 of the file"),
    Column("key", "text", "stands for all that the figures follow from: content, files next to it, options, version"),
    Column("bytes", "count", "size of the file", "B"),
    Column("isaview_version", "text", "isaview's version"),
    Column("schema_version", "count", "version of these columns"),
    Column("scanned", "time", "when the file was analysed"),
)
KERNEL = (
    Column("part", "text", "module of the file"),
    Column("line", "count", "first line of the kernel"),
    Column("name", "text", "linker's name"),
    Column("demangled", "text", "name in the source"),
    Column("identity", "text", "what pairs it with the same kernel of another file"),
    Column("is_entry", "flag", "whether the host can launch it"),
    Column("complete", "flag", "whether all of it could be read"),
    Column("target", "text", "processor that it was compiled for"),
    Column("dialect", "text", "language"),
    Column("stage", "count", "0 for what runs, more the further a compiler has to go"),
    Column("settings", "map", "how it was compiled, as files next to it say"),
    Column("finding_codes", "texts", "a code for each finding"),
    Column("verdict", "text", "what limits it"),
    Column("verdict_at", "text", "level of memory or pipe that does"),
    Column("confidence", "text", "how sure that is"),
    Column("limited_by", "texts", "what limits its occupancy"),
)
GPU = Column("gpu", "text", "GPU that it was computed for, null for the dump's own")
SECONDS = Column("analysed_seconds", "number", "processor time of the whole file", "s")
MANIFEST = (
    Column("status", "text", "done, partly, refused, lost, known"),
    Column("reason", "text", "why it is not done"),
    Column("kernels", "count", "rows that were written"),
    Column("seconds", "number", "processor time", "s"),
)


def columns() -> Iterator[Column]:
    """The columns of kernels, in their order."""
    yield from (*PLACE, *KERNEL, GPU, SECONDS, *ORIGIN)
    for metric in METRICS:
        meanings = (metric.meaning, "the least that it may be", "the most that it may be", "its origin; null: there is none")
        kinds: tuple[Kind, ...] = ("number", "number", "number", "text")
        for name, kind, meaning in zip(columns_of(metric.name), kinds, meanings, strict=True):
            yield Column(name, kind, meaning, metric.unit if kind == "number" else "")


def columns_of(metric: str) -> tuple[str, str, str, str]:
    """The columns of a figure: value, least, most, origin."""
    return metric, f"{metric}_low", f"{metric}_high", f"{metric}_origin"


def kernel_schema() -> pa.Schema:
    """The types of the parts of ``kernels``."""
    return _schema(tuple(columns()))


def manifest_schema() -> pa.Schema:
    """The types of the parts of ``manifest``."""
    return _schema((*PLACE, *ORIGIN, *MANIFEST))


def _schema(described: tuple[Column, ...]) -> pa.Schema:
    import pyarrow as pa

    types = {
        "text": pa.string(),
        "number": pa.float64(),
        "count": pa.int64(),
        "flag": pa.bool_(),
        "time": pa.timestamp("us", tz="UTC"),
        "texts": pa.list_(pa.string()),
        "map": pa.map_(pa.string(), pa.string()),
    }
    fields = [pa.field(column.name, types[column.kind]) for column in described]
    return pa.schema(fields, metadata={"schema": NAME, "version": str(VERSION)})
