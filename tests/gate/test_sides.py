"""What `isaview check` holds files against: commits, revisions, and nothing."""

from pathlib import Path

import pytest

from isaview.base import store
from isaview.cli import main
from tests.support.dumps import Needs
from tests.support.gating import check, committed, config, git, in_a_folder, told, write

__all__ = ["in_a_folder"]  # a fixture of every test here


def test_nothing_to_hold_against_is_no_answer(capfd):
    write("k.s", Needs())
    assert check(capfd, "k.s", code=2)["verdict"] == "check: no trustworthy answer"
    committed("k.s")
    found = check(capfd, "k.s", code=2)
    assert any("no file differs from HEAD" in note for note in found["notes"])
    config("[check.limits]\nvgprs = 100\n")
    check(capfd, "k.s", code=0)


def test_a_change_that_touches_no_dump_is_the_same_as_its_base(capfd, monkeypatch):
    write("k.s", Needs())
    committed("k.s")
    monkeypatch.setenv("CI_MERGE_REQUEST_DIFF_BASE_SHA", "main")
    assert "nothing to hold" in check(capfd, "k.s", code=2)["notes"][-1]
    git("checkout", "-q", "-b", "change")
    Path("readme").write_text("more\n", encoding="utf-8")
    git("add", "readme")
    git("commit", "-q", "-m", "words")
    assert check(capfd, "k.s", code=0)["totals"]["same"] == 1


def test_a_first_commit_has_limits_only(capfd):
    git("init", "-q", ".")
    write("k.s", Needs())
    check(capfd, "k.s", code=0)
    config("[check.limits]\nvgprs = 8\n")
    check(capfd, "k.s", code=1)


@pytest.mark.parametrize("adds", [2, 60])
def test_a_renamed_file_is_compared_with_what_it_was_even_where_all_of_it_changed(adds, capfd):
    write("old.s", Needs("gemm", 9, adds=adds))
    committed("old.s")
    git("mv", "old.s", "new.s")
    write("new.s", Needs("gemm", 27, adds=adds))
    git("add", "new.s")
    assert bool(git("diff-index", "--cached", "-M", "--diff-filter=R", "HEAD")) == (adds == 2)
    assert told(check(capfd, "new.s", code=1), "regression") == [("gemm", "vector_registers")]


def test_a_renamed_kernel_is_found_by_its_body(capfd):
    write("k.s", Needs("gemm", 9))
    committed("k.s")
    write("k.s", Needs("matmul", 27))
    found = check(capfd, "k.s", code=1)
    assert told(found, "regression") == [("matmul", "vector_registers")]
    assert any("by body" in note for note in found["notes"])


def test_another_target_is_not_comparable(capfd):
    write("k.s", Needs(), target="gfx90a")
    committed("k.s")
    write("k.s", Needs(), target="gfx942")
    (finding,) = (one for one in check(capfd, "k.s", code=2)["findings"] if one["kind"] == "unjudged")
    assert "gfx90a" in finding["message"] and "gfx942" in finding["message"]


def test_the_revision_may_be_named(capfd, monkeypatch):
    write("k.s", Needs(vgprs=9))
    committed("k.s")
    git("checkout", "-q", "-b", "topic")
    write("k.s", Needs(vgprs=27))
    committed("k.s")
    check(capfd, "k.s", "--against", "main", code=1)
    check(capfd, "k.s", "--against", "main...", code=1)
    assert main(["check", "k.s", "--against", "nowhere"]) == 2
    assert main(["check", "k.s", "--against", "--upload-pack=x"]) == 2
    monkeypatch.setenv("PRE_COMMIT_FROM_REF", "main")
    capfd.readouterr()
    check(capfd, "k.s", "--hook", code=1)
    monkeypatch.delenv("PRE_COMMIT_FROM_REF")
    config("[check]\nagainst = 'main'\n")
    check(capfd, "k.s", code=1)


@pytest.mark.keeps_reports
def test_the_old_side_is_the_same_from_the_cache(capfd):
    write("k.s", Needs(vgprs=9), Needs("softmax", 20))
    committed("k.s")
    write("k.s", Needs(vgprs=27), Needs("other", 20))
    runs = [check(capfd, "k.s", *more, code=1) for more in ([], [], ["--no-cache"])]
    assert runs[0] == runs[1] == runs[2]
    assert {"kernel", "report"} <= store.sizes().keys()


def test_an_object_that_the_repository_lost_is_no_answer(capfd):
    write("k.s", Needs(vgprs=9))
    committed("k.s")
    write("k.s", Needs(vgprs=27))
    name = git("rev-parse", "HEAD:k.s").strip()
    Path(".git/objects", name[:2], name[2:]).unlink()
    assert main(["check", "k.s"]) == 2
    assert "k.s" in capfd.readouterr().err
    assert main(["diff", "--git", "HEAD", "k.s"]) == 2
