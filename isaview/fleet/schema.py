"""The columns of a dataset and their types in Parquet; docs/use/fleet.md and `isaview list metrics` say what they mean.

Later versions add columns and raise `VERSION`; none is changed or dropped, so that a column which a part lacks reads as null.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from isaview.base.metrics import METRICS

if TYPE_CHECKING:
    import pyarrow as pa

NAME = "isaview/dataset"
VERSION = 2


def _kinds(words: str) -> dict[str, str]:
    """The kind of each column by its name; texts are not marked."""
    return {name: kind or "text" for name, _, kind in (word.partition(":") for word in words.split())}


PLACE = _kinds("source file revision commit committed:time")
"""Where a file is."""
KERNEL = _kinds(
    "part line:count name demangled identity is_entry:flag complete:flag target dialect stage:count is_last_stage:flag "
    "settings:map companions:texts finding_codes:texts verdict verdict_at confidence limited_by:texts gpu "
    "analysed_seconds:number"
)
"""What it is; figures follow, see `columns_of`."""
ORIGIN = _kinds("digest key bytes:count isaview_version schema_version:count scanned:time")
"""What of a file the rest follows from."""
MANIFEST = _kinds("status reason kernels:count seconds:number")


def columns_of(metric: str) -> tuple[str, str, str, str]:
    """The columns of a figure: value, least, most, origin."""
    return metric, f"{metric}_low", f"{metric}_high", f"{metric}_origin"


def kernel_schema() -> pa.Schema:
    """The types of the parts of ``kernels``."""
    kinds = ("number", "number", "number", "text")
    figures = [dict(zip(columns_of(metric.name), kinds, strict=True)) for metric in METRICS]
    return _schema(PLACE, KERNEL, ORIGIN, *figures)


def manifest_schema() -> pa.Schema:
    """The types of the parts of ``manifest``."""
    return _schema(PLACE, ORIGIN, MANIFEST)


def _schema(*columns: Mapping[str, str]) -> pa.Schema:
    import pyarrow as pa

    text = pa.string()
    types: dict[str, pa.DataType] = {"text": text, "number": pa.float64(), "count": pa.int64(), "flag": pa.bool_()}
    types |= {"time": pa.timestamp("us", tz="UTC"), "texts": pa.list_(text), "map": pa.map_(text, text)}
    fields = [pa.field(name, types[kind]) for group in columns for name, kind in group.items()]
    return pa.schema(fields, metadata={"schema": NAME, "version": str(VERSION)})
