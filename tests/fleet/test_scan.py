"""A scan: rows as reports have them, nothing done twice, nothing lost."""

import subprocess
import sys
from shutil import copy

import pytest

from isaview import report
from isaview.base.metrics import METRICS
from isaview.cli import main
from isaview.fleet import dataset as datasets
from isaview.fleet import engines
from isaview.fleet import scan as scans
from isaview.fleet.scan import parse_shard
from isaview.fleet.sources import NO_COMMIT, commit_place
from isaview.runs import Refused
from tests.conftest import SAMPLES
from tests.support.extras import needs
from tests.support.fleets import figures, here, in_this_process, ptx, rows, scanned  # noqa: F401

pytestmark = [needs("pyarrow"), pytest.mark.usefixtures("in_this_process")]


@pytest.fixture
def dumps(tmp_path):
    folder = tmp_path / "dumps"
    for number in range(4):
        (folder / f"d{number % 2}").mkdir(parents=True, exist_ok=True)
        (folder / f"d{number % 2}" / f"k{number}.ptx").write_text(ptx(f"kernel{number}", number))
    (folder / "notes.txt").write_text("nothing")
    return folder


def test_a_row_has_what_a_report_has(tmp_path):
    sample = SAMPLES / "softmax.triton.sm_80.ptx"
    assert scanned([sample], tmp_path / "ds").code == 0
    (row,) = rows(tmp_path / "ds")
    (kernel,) = report(sample).kernels
    assert (row["name"], row["file"], row["target"]) == (kernel.name, sample.name, "sm_80")
    assert row["finding_codes"] == [finding.counted_as for finding in kernel.findings]
    assert row["verdict"] == kernel.bound.verdict
    for metric in METRICS:
        measure = kernel.measures.get(metric.name)
        held = tuple(row[metric.name + suffix] for suffix in ("", "_low", "_high", "_origin"))
        assert held == ((None,) * 4 if measure is None else (measure.value, measure.low, measure.high, measure.origin))


def test_settings_next_to_a_dump_are_in_its_row_and_a_change_of_them_counts(tmp_path):
    folder = tmp_path / "cache"
    folder.mkdir()
    (folder / "k.ptx").write_text(ptx())
    (folder / "k.json").write_text('{"num_warps": 4, "num_stages": 3, "shared": 0, "name": "add"}')
    scanned([folder], tmp_path / "ds")
    assert dict(rows(tmp_path / "ds")[0]["settings"])["num_warps"] == "4"
    (folder / "k.json").write_text('{"num_warps": 8, "num_stages": 3, "shared": 0, "name": "add"}')
    again = scanned([folder], tmp_path / "ds")
    assert (again.there, again.files["done"]) == (0, 1)


def test_what_is_there_is_not_done_again(dumps, tmp_path):
    first = scanned([dumps], tmp_path / "ds")
    assert (first.files["done"], first.files["no dump"], first.kernels) == (4, 1, 4)
    (dumps / "d0" / "k0.ptx").write_text(ptx("kernel0", 77))
    (dumps / "new.ptx").write_text(ptx("new"))
    second = scanned([dumps], tmp_path / "ds")
    assert (second.files["done"], second.there, second.kernels) == (2, 3, 2)
    assert len(rows(tmp_path / "ds")) == 6


def names(dataset, table):
    from isaview.fleet.questions import ask

    return sorted(row[0] for row in ask(dataset, f"SELECT name FROM {table}").rows)


@needs("duckdb")
def test_a_file_that_was_deleted_is_not_current_and_stays_in_every_scan(dumps, tmp_path):
    scanned([dumps], tmp_path / "ds")
    (dumps / "d0" / "k0.ptx").rename(tmp_path / "k0.ptx")
    (dumps / "d0" / "k2.ptx").write_text("no dump any more")
    for shard in (1, 2):
        scanned([dumps], tmp_path / "ds", shard=(shard, 2))
    assert names(tmp_path / "ds", "kernels") == ["kernel1", "kernel3"] and "kernel0" in names(tmp_path / "ds", "every_scan")
    assert not scanned([dumps], tmp_path / "ds").files["removed"]
    scanned([dumps / "d1"], tmp_path / "ds")  # another source says nothing of this one
    (tmp_path / "k0.ptx").rename(dumps / "d0" / "k0.ptx")
    assert scanned([dumps], tmp_path / "ds").files["known"] == 1
    assert "kernel0" in names(tmp_path / "ds", "kernels")
    (dumps / "d0" / "k0.ptx").unlink()
    dumps.rename(tmp_path / "away")  # a source that is not there has not lost its files
    assert scanned([dumps], tmp_path / "ds").files == {"lost": 1}
    assert "kernel0" in names(tmp_path / "ds", "kernels")


@needs("duckdb")
def test_a_file_that_is_refused_now_is_not_current_and_stays_in_every_scan(tmp_path):
    dump, current = tmp_path / "k.ptx", []
    for text in (ptx("first"), ".version 8.0\n.target sm_80\n.address_size 64\n", ptx("last")):
        dump.write_text(text, encoding="utf-8")
        scanned([dump], tmp_path / "ds")
        current.append(names(tmp_path / "ds", "kernels"))
    assert current == [["first"], [], ["last"]]
    assert names(tmp_path / "ds", "every_scan") == ["first", "last"]


def test_known_content_elsewhere_is_copied_not_analysed(dumps, tmp_path, monkeypatch):
    scanned([dumps], tmp_path / "ds")
    before = figures(tmp_path / "ds")
    dumps.rename(tmp_path / "next")
    monkeypatch.setattr(
        scans, "run_local", lambda pieces, *_: ((piece, 1 / 0) for piece in pieces if piece.path.endswith(".ptx"))
    )
    again = scanned([tmp_path / "next"], tmp_path / "ds")
    assert (again.files["known"], again.kernels) == (4, 4)
    copied = [row for row in figures(tmp_path / "ds") if row["source"].endswith("next")]
    assert [{**row, "source": ""} for row in copied] == [{**row, "source": ""} for row in before]
    assert scanned([tmp_path / "next"], tmp_path / "ds").there == 4


def test_a_scan_that_was_killed_does_nothing_twice_and_loses_nothing(dumps, tmp_path, monkeypatch):
    with monkeypatch.context() as patch:

        def dies(pieces, request, jobs):
            for number, answered in enumerate(here(pieces, request, jobs)):
                yield answered
                if number == 2:
                    patch.setattr(datasets.Writer, "close", lambda _self: None)  # as a process that is killed
                    raise RuntimeError

        patch.setattr(datasets, "PART_SECONDS", 0.0)  # a part for each file
        patch.setattr(scans, "run_local", dies)
        with pytest.raises(RuntimeError):
            scanned([dumps], tmp_path / "ds")
    assert len(rows(tmp_path / "ds")) == 2
    for part in (tmp_path / "ds" / "manifest").glob("*/*"):  # killed between the two files of a part
        part.unlink()
        break
    again = scanned([dumps], tmp_path / "ds")
    assert (again.there, again.files["done"]) == (2, 2)
    assert [row["file"] for row in rows(tmp_path / "ds")] == ["d0/k0.ptx", "d0/k2.ptx", "d1/k1.ptx", "d1/k3.ptx"]


def test_shards_join_by_lying_in_one_folder(dumps, tmp_path):
    scanned([dumps], tmp_path / "whole")
    for number in (1, 2, 3):
        scanned([dumps], tmp_path / "parts", shard=(number, 3))
    assert figures(tmp_path / "parts") == figures(tmp_path / "whole")
    assert scanned([dumps], tmp_path / "parts").there == 4


@pytest.mark.parametrize("text", ["0/2", "3/2", "a/2", "1", "1/", "-1/2", "1/0", "1/99999999999999"])
def test_what_is_no_shard_is_refused(text):
    with pytest.raises(Refused, match="a shard is I/N"):
        parse_shard(text)


def test_what_is_refused_is_in_the_manifest_and_in_the_exit_code(tmp_path, capsys):
    (tmp_path / "text.txt").write_text("no dump at all\n")
    result = scanned([tmp_path / "text.txt", tmp_path / "nowhere"], tmp_path / "ds")
    assert result.code == 2
    manifest = rows(tmp_path / "ds", "manifest")
    assert {row["file"]: row["status"] for row in manifest} == {"text.txt": "refused", "nowhere": "lost"}
    assert all(row["reason"] for row in manifest)
    assert "no PTX" in capsys.readouterr().err
    assert scanned([tmp_path / "text.txt"], tmp_path / "ds").there == 1


def test_a_file_of_which_much_is_unread_is_partly_there(tmp_path):
    (tmp_path / "k.ptx").write_text(ptx().replace("  ret;", "  what is this;\n  ret;"))
    assert scanned([tmp_path / "k.ptx"], tmp_path / "ds").code == 2
    (row,) = rows(tmp_path / "ds", "manifest")
    assert (row["status"], row["kernels"]) == ("partly", 1) and "could not be read" in row["reason"]


def seen(files):
    return lambda piece: files.append(piece.place.file) or piece


def test_revisions_have_their_commits_and_content_of_several_is_looked_at_once(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    who = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a"}
    for name, value in {**who, "GIT_COMMITTER_DATE": "1700000000 +0000"}.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "build").mkdir()

    def commit(constant):
        (tmp_path / "build" / "k.ptx").write_text(ptx("add", constant))
        (tmp_path / "build" / "k.json").write_text("{}")
        (tmp_path / "build" / "same.ptx").write_text(ptx("same"))
        (tmp_path / "build" / "empty.ptx").write_text(".version 8.0\n.target sm_80\n.address_size 64\n")
        for command in (["add", "-A"], ["commit", "-q", "-m", "x", "--no-gpg-sign"]):
            subprocess.run(["git", *command], check=True)

    subprocess.run(["git", "init", "-q"], check=True)
    commit(1)
    commit(2)
    dataset, looked_at = tmp_path.parent / "ds", []
    monkeypatch.setattr(scans, "run_local", lambda pieces, *others: here(map(seen(looked_at), pieces), *others))
    counts = {"done": 3, "known": 1, "refused": 2, "no dump": 2}
    assert scanned(["build"], dataset, revisions=["HEAD~1", "HEAD"]).files == counts
    assert sorted(looked_at) == [f"build/{name}" for name in ("empty.ptx", *["k.json"] * 2, *["k.ptx"] * 2, "same.ptx")]
    assert capsys.readouterr().err.startswith("HEAD~1:build/empty.ptx: there is no kernel")
    first, second = [row for row in rows(dataset) if row["name"] == "add"]
    assert (first["file"], first["committed"].timestamp()) == ("build/k.ptx", 1700000000)
    assert {first["revision"], second["revision"]} == {"HEAD~1", "HEAD"} and first["commit"] != second["commit"]
    assert scanned(["HEAD:build"], dataset).there == 4
    for label in (NO_COMMIT, commit_place("HEAD")):
        assert not scanned(["build"], dataset, label=label).files["removed"]
    with pytest.raises(Refused, match="nowhere"):
        scanned(["nowhere:build"], dataset)


def test_the_command_says_what_its_processes_did(dumps, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(scans, "run_local", engines.run_local)
    command = ["scan", str(dumps), "-o", str(tmp_path / "ds"), "-j", "2"]
    assert main(command) == 0
    assert "4 kernels; files: 4 done, 1 no dump" in capsys.readouterr().out
    assert main(command) == 0
    assert "0 kernels; files: 4 there before" in capsys.readouterr().out


def test_a_dataset_is_nothing_else_and_not_newer(tmp_path, capsys):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").write_text("x")
    assert main(["scan", str(SAMPLES), "-o", str(tmp_path / "other")]) == 2
    (tmp_path / "other" / datasets.FILE).write_text('{"schema": "isaview/dataset", "version": 99}')
    assert main(["scan", str(SAMPLES), "-o", str(tmp_path / "other")]) == 2
    assert "newer than this isaview reads" in capsys.readouterr().err


def test_rows_of_an_earlier_version_are_read_and_copied(dumps, tmp_path):
    import pyarrow.parquet as pq

    scanned([dumps], tmp_path / "ds")
    for part in (tmp_path / "ds" / "kernels").glob("*/*.parquet"):
        table = pq.read_table(part)  # as a version wrote that knew less
        pq.write_table(table.drop_columns(["occupancy_waves", "occupancy_waves_origin", "verdict"]), part)
    copy(dumps / "d0" / "k0.ptx", tmp_path / "k0.ptx")
    again = scanned([tmp_path / "k0.ptx", dumps], tmp_path / "ds")
    assert (again.files["known"], again.there) == (1, 4)
    (row,) = [row for row in rows(tmp_path / "ds") if row["source"].endswith("k0.ptx")]
    assert row["instructions"] == 6 and row.get("occupancy_waves") is None


def test_nothing_of_it_is_imported_unless_a_scan_runs():
    code = (
        "import sys, isaview.cli.run as r; r.run(['list', 'metrics']);"
        "sys.exit(any(name.split('.')[0] in ('pyarrow', 'fsspec', 'distributed', 'dask') or name == 'isaview.fleet.scan'"
        " for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0
