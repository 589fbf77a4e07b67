"""Questions to a dataset: one SELECT of SQL that reads the dataset's rows and nothing else.

DuckDB answers. Its configuration is locked before it sees a question: no other file, no extension, no network, no setting.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any, get_args

from msgspec import Struct

from isaview.base import limits
from isaview.base.text import hint, safe
from isaview.fleet import schema
from isaview.fleet.dataset import Kind, open_dataset
from isaview.runs import Refused, require_extra
from isaview.views.answer import Answer

if TYPE_CHECKING:
    import duckdb

_SETTINGS = {
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
}
_PLACES = """CREATE VIEW places AS
    SELECT source, file, "commit", committed, scanned FROM manifest WHERE status != 'lost'"""
_OF_PARTS = """ UNION ALL SELECT DISTINCT source, file, "commit", committed, scanned FROM read_parquet({parts})"""
_HISTORY = """CREATE VIEW history AS SELECT rows.* FROM every_scan AS rows SEMI JOIN (
    SELECT source, file, "commit", max(scanned) AS scanned FROM places GROUP BY ALL) AS latest ON rows.source = latest.source
    AND rows.file = latest.file AND rows."commit" IS NOT DISTINCT FROM latest."commit" AND rows.scanned = latest.scanned"""
_KERNELS = """CREATE VIEW kernels AS
    SELECT * FROM history WHERE "commit" IS NOT NULL AND (source, committed) IN (
        SELECT (source, max(committed)) FROM places WHERE "commit" IS NOT NULL GROUP BY source)
    UNION ALL SELECT * FROM history WHERE "commit" IS NULL
        AND source NOT IN (SELECT source FROM places WHERE "commit" IS NOT NULL)
        AND (source, file, scanned) IN (SELECT (source, file, max(scanned)) FROM places GROUP BY source, file)"""
"""The newest state: what the newest commit of a source has; of a source without commits, the newest scan of each file."""


_COUNTED = "CREATE VIEW counted AS SELECT * FROM kernels WHERE is_last_stage IS NOT FALSE"
"""Each compilation once, by the last of its stages."""


class Question(Struct, frozen=True):
    """A ready question: what it answers, and its SQL."""

    title: str
    sql: str


_KERNEL = "demangled AS kernel, target, file"
READY: Mapping[str, Question] = {
    "worst-spills": Question(
        "kernels that spill most",
        f"""SELECT {_KERNEL}, spilled_bytes, spilled_vector_registers, private_bytes, occupancy_waves FROM counted
        WHERE spilled_bytes > 0 OR spilled_vector_registers > 0 OR spilled_scalar_registers > 0
        ORDER BY spilled_bytes DESC NULLS LAST, spilled_vector_registers DESC NULLS LAST, kernel, file""",
    ),
    "lost-occupancy": Question(
        "kernels that leave most wave slots empty, and what limits them",
        f"""SELECT {_KERNEL}, occupancy_percent, occupancy_waves, array_to_string(limited_by, ', ') AS "limited by",
        vector_registers, shared_bytes FROM counted WHERE is_entry AND occupancy_percent < 100
        ORDER BY occupancy_percent, kernel, file""",
    ),
    "by-target": Question(
        "kernels of each target",
        """SELECT coalesce(target, 'no target stated') AS target, count(*) AS kernels, count(DISTINCT file) AS files,
        median(vector_registers) AS "median registers", count(*) FILTER (spilled_bytes > 0) AS spilling,
        count(spilled_bytes) AS "spills known of", median(occupancy_percent) AS "median occupancy %", sum(findings) AS findings
        FROM counted WHERE is_entry GROUP BY 1 ORDER BY kernels DESC, 1""",
    ),
    "most-findings": Question(
        "kernels with most findings",
        f"""SELECT {_KERNEL}, findings, array_to_string(list_sort(list_distinct(finding_codes)), ', ') AS rules FROM counted
        WHERE findings > 0 ORDER BY findings DESC, kernel, file""",
    ),
    "slowest-to-analyse": Question(
        "files that took the most processor time",
        """SELECT file, round(max(seconds), 3) AS seconds, max(bytes) AS bytes, max(kernels) AS kernels,
        any_value(status) AS status
        FROM manifest WHERE seconds IS NOT NULL GROUP BY file ORDER BY seconds DESC, file""",
    ),
}
"""Questions by name."""


@contextmanager
def connect(folder: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """A connection that sees the dataset as the tables kernels, history, every_scan and manifest, and sees nothing else.

    Raises:
        Refused: DuckDB is not installed, or the folder is no dataset with rows.
    """
    require_extra("scan", "duckdb")
    import duckdb

    parts = _parts(folder)
    connection = duckdb.connect(":memory:", config={**_SETTINGS, "memory_limit": f"{limits.QUERY_BYTES >> 20}MiB"})
    try:
        for kind, paths in parts.items():
            view = "every_scan" if kind == "kernels" else kind
            reading = f"read_parquet({_sql_list(paths)}, hive_partitioning = true, union_by_name = true)"
            connection.execute(f"CREATE VIEW {view} AS SELECT * FROM {reading}{_missing_columns(connection, kind, reading)}")
        named = {part.name for part in parts["manifest"]}
        # A scan that was killed leaves kernels without their manifest: their files count as looked at all the same.
        orphans = [part for part in parts["kernels"] if part.name not in named]
        connection.execute(_PLACES + (_OF_PARTS.format(parts=_sql_list(orphans)) if orphans else ""))
        for statement in (_HISTORY, _KERNELS, _COUNTED):
            connection.execute(statement)
        connection.execute(f"SET allowed_directories = [{_sql_text(str(folder.resolve()) + '/')}]")
        connection.execute("SET enable_external_access = false")
        # Last: from here on no question can open what was closed.
        connection.execute("SET lock_configuration = true")
        yield connection
    finally:
        connection.close()


def _missing_columns(connection: duckdb.DuckDBPyConnection, kind: Kind, reading: str) -> str:
    """What adds the columns, all null, that the versions which wrote the parts did not know; "" where none is missing."""
    types = schema.kernel_schema() if kind == "kernels" else schema.manifest_schema()
    if not set(types.names) - {name for name, *_ in connection.execute(f"DESCRIBE FROM {reading}").fetchall()}:
        return ""
    connection.register("known", types.empty_table())
    connection.execute(f"CREATE TABLE columns_of_{kind} AS FROM known")
    return f" UNION ALL BY NAME FROM columns_of_{kind}"


def _parts(folder: Path) -> dict[Kind, list[Path]]:
    """The parts of a dataset; what is a link is none."""
    dataset = open_dataset(str(folder.resolve()))
    kinds: tuple[Kind, ...] = get_args(Kind)
    parts = {kind: [part for part in dataset.parts(kind) if not part.is_symlink()] for kind in kinds}
    if not parts["kernels"] or not parts["manifest"]:
        raise Refused(f"{safe(str(folder))} has no rows yet")
    return parts


def _sql_list(parts: Sequence[Path]) -> str:
    return "[" + ", ".join(_sql_text(str(part)) for part in parts) + "]"


def _sql_text(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def rows_of(
    connection: duckdb.DuckDBPyConnection, sql: str, values: Sequence[object] = (), most: int | None = None
) -> tuple[tuple[str, ...], list[tuple[Any, ...]]]:
    """The columns and rows of a question, at most so many.

    Raises:
        Refused: it is no single SELECT, or it fails, or takes longer than the limit.
    """
    import duckdb

    try:
        statements = duckdb.extract_statements(sql)
    except duckdb.Error as error:
        raise Refused(f"this is no SQL: {_reason(error)}") from None
    if len(statements) != 1 or statements[0].type != duckdb.StatementType.SELECT:
        raise Refused("a question is one SELECT; nothing else is run")
    # DuckDB has no time limit of its own; an interrupt from another thread is its documented way.
    timer = Timer(limits.QUERY_SECONDS, connection.interrupt)
    timer.daemon = True
    timer.start()
    try:
        result = connection.execute(statements[0], list(values))
        columns = tuple(column[0] for column in result.description or ())
        return columns, result.fetchall() if most is None else result.fetchmany(most)
    except duckdb.InterruptException:
        raise Refused(f"the question took longer than {limits.QUERY_SECONDS:g} s") from None
    except duckdb.Error as error:
        raise Refused(f"the dataset has no answer: {_reason(error)}") from None
    finally:
        timer.cancel()


def _reason(error: Exception) -> str:
    """What a database complains of, with the names that it proposes."""
    return safe(" ".join(str(error).partition("\nLINE ")[0].split()))[:300]


def ask(folder: Path, question: str, most: int | None = None) -> Answer:
    """The answer to a ready question or to SQL.

    Raises:
        Refused: there is no dataset, or no such question, or the question is not one that can be asked.
    """
    ready = READY.get(question)
    if ready is None and " " not in question.strip():
        raise Refused(f"no ready question is called {safe(question)!r}; {hint(question, READY)}; or ask in SQL: 'SELECT …'")
    with connect(folder) as connection:
        columns, rows = rows_of(connection, ready.sql if ready else question, most=None if most is None else most + 1)
    shown = rows if most is None else rows[:most]
    values = tuple(tuple(map(plain_value, row)) for row in shown)
    title = ready.title if ready else "answer"
    return Answer(title, tuple(map(safe, columns)), values, len(rows) > len(shown))


def plain_value(value: object) -> Any:
    """A value of the database as plain data; what JSON has no number for is a text."""
    if isinstance(value, str):
        return safe(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, datetime):
        return value.replace(tzinfo=value.tzinfo or UTC).isoformat()
    if isinstance(value, Mapping):
        return {safe(str(key)): plain_value(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain_value(inner) for inner in value]
    return safe(str(value))
