"""Questions to a dataset: what they answer, and what they never do."""

import pytest

from isaview.fleet import questions
from isaview.runs import Refused
from tests.support.datasets import answered, kernel, refused, write
from tests.support.extras import needs

pytestmark = [needs("duckdb"), needs("pyarrow")]


@pytest.fixture(scope="module")
def dataset(tmp_path_factory):
    first = {
        "a.cubin": [kernel("gemm", spilled_bytes=64, occupancy_percent=50, findings=1, vector_registers=128)],
        "b.cubin": [kernel("removed", spilled_bytes=8)],
    }
    second = {
        "a.cubin": [
            kernel("gemm", spilled_bytes=16, occupancy_percent=25, codes=["ISA301"], findings=1, vector_registers=168),
            kernel("copy", 9, spilled_bytes=0, occupancy_percent=100, vector_registers=20),
            kernel("blind", 20, spilled_bytes=(None, "unavailable")),
        ],
        "c.s": [kernel("reduce", target="gfx942", occupancy_percent=(50, "estimated"), vector_registers=40)],
    }
    return write(tmp_path_factory.mktemp("fleet") / "dataset", first, second)


READY = {
    "worst-spills": [["gemm", "sm_90", "a.cubin", 16, None, None, None]],
    "lost-occupancy": [
        ["gemm", "sm_90", "a.cubin", 25, None, "registers", 168, None],
        ["reduce", "gfx942", "c.s", 50, None, "registers", 40, None],
    ],
    "by-target": [["sm_90", 3, 1, 94, 1, 2, 62.5, 1], ["gfx942", 1, 1, 40, 0, 0, 50, None]],
    "most-findings": [["gemm", "sm_90", "a.cubin", 1, "ISA301"]],
    "slowest-to-analyse": [[file, 0.25, 100, count, "done"] for file, count in (("a.cubin", 3), ("b.cubin", 1), ("c.s", 1))],
}


@pytest.mark.parametrize("name", questions.READY)
def test_ready_questions_are_about_the_newest_commit(dataset, capfd, name):
    assert answered(capfd, "query", dataset, name)["rows"] == READY[name]


def test_sql_sees_kernels_history_and_manifest(dataset, capfd):
    counts = "SELECT (SELECT count(*) FROM kernels), (SELECT count(*) FROM history), (SELECT count(*) FROM manifest)"
    assert answered(capfd, "query", dataset, counts)["rows"] == [[4, 6, 4]]


def test_a_file_scanned_again_counts_once(tmp_path):
    write(tmp_path / "d", {"a.s": [kernel("old", vector_registers=1)]})
    write(tmp_path / "d", {"a.s": [kernel("new", vector_registers=2)]})
    assert questions.ask(tmp_path / "d", "SELECT demangled FROM history").rows == (("new",),)


def test_rows_of_a_scan_that_was_killed_count(tmp_path):
    folder = write(tmp_path / "d", {"a.s": [kernel("first")]}, {"b.s": [kernel("second")]})
    max((folder / "manifest").glob("*/part-*.parquet"), key=lambda part: part.stat().st_mtime_ns).unlink()
    assert questions.ask(folder, "SELECT demangled FROM history ORDER BY 1").rows == (("first",), ("second",))


@pytest.mark.parametrize(
    "form, text",
    [
        ("text", "gemm"),
        ("csv", "gemm,sm_90,a.cubin,16"),
        ("markdown", "| gemm | sm\\_90 | a.cubin | 16 | n/a |"),
        ("html", '<td class="d0">gemm</td>'),
    ],
)
def test_answers_come_in_every_format_for_people(dataset, capfd, form, text):
    from isaview.cli import main

    assert main(["query", str(dataset), "worst-spills", "--format", form]) == 0
    assert text in capfd.readouterr().out


HOSTILE = {
    "SELECT * FROM read_csv('{outside}')": "Permission Error",
    "SELECT * FROM read_text('/etc/passwd')": "Permission Error",
    "SELECT * FROM '{dataset}/../secret.csv'": "Permission Error",
    "SELECT * FROM glob('/*')": "Permission Error",
    "SELECT * FROM read_parquet('https://127.0.0.1:9/x.parquet')": "Permission Error",
    "COPY kernels TO '{outside}.out'": "one SELECT",
    "COPY kernels TO '{dataset}/kernels/x.csv'": "one SELECT",
    "ATTACH '{outside}.db'": "one SELECT",
    "INSTALL httpfs": "one SELECT",
    "LOAD httpfs": "one SELECT",
    "SET enable_external_access = true": "one SELECT",
    "PRAGMA database_list": "one SELECT",
    "CREATE TABLE x AS SELECT 1": "one SELECT",
    "SELECT 1; SELECT 2": "one SELECT",
    "SELECT * FROM query('COPY kernels TO ''{outside}.out''')": "no answer",
    "SELECT getenv('HOME')": "does not exist",
    "SELECT nothing FROM kernels": "no answer",
    "SELEC 1": "no SQL",
    "worst": "worst-spills",
}


@pytest.mark.parametrize("sql", HOSTILE)
def test_nothing_but_the_dataset_can_be_read_and_nothing_written(dataset, capfd, sql):
    outside = dataset.parent / "secret.csv"
    outside.write_text("a\n1\n", encoding="utf-8")
    before = sorted(path for path in dataset.parent.rglob("*"))
    message = refused(capfd, "query", dataset, sql.format(outside=outside, dataset=dataset))
    assert HOSTILE[sql] in message
    assert sorted(path for path in dataset.parent.rglob("*")) == before


def test_a_part_that_is_a_link_is_none(dataset, tmp_path):
    folder = write(tmp_path / "d", {"a.s": [kernel("own")]})
    part = next((dataset / "kernels").glob("*/part-*.parquet"))
    next((folder / "kernels").glob("*/")).joinpath("part-x.parquet").symlink_to(part)
    assert questions.ask(folder, "SELECT demangled FROM kernels").rows == (("own",),)


def test_a_question_that_takes_too_long_is_given_up(dataset, monkeypatch):
    monkeypatch.setattr(questions.limits, "QUERY_SECONDS", 0.2)
    with pytest.raises(Refused, match="longer than"):
        questions.ask(dataset, "SELECT count(*) FROM range(100000) a, range(100000) b, range(100000) c")


def test_names_are_made_safe(tmp_path, capfd):
    folder = write(tmp_path / "d", {"a.s": [kernel("k\x1b[31m")]})
    assert answered(capfd, "query", folder, "SELECT demangled, 1 / 0 AS x FROM kernels")["rows"] == [["k\\x1b[31m", "inf"]]


def test_what_is_no_dataset_is_refused(tmp_path, capfd):
    assert "no dataset" in refused(capfd, "query", tmp_path, "worst-spills")
