"""What is not looked at says so; the size of a file decides nothing until all that a file may cost is spent."""

import csv
import json
from io import StringIO

import pytest

import isaview
from isaview.base import limits
from isaview.cli import main
from isaview.reports.analyses import analyzers
from tests.conftest import SAMPLES

SMALL = "layer_norm.triton.sm_90.ptx"
LARGE = ("accesses", "bound", "waits", "work")


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))


def copied(folder, sample, count):
    """One kernel, with a barrier twice, under so many names, and once alone."""
    head, kernel = (SAMPLES / sample).read_text(encoding="utf-8").split("\t// .globl", 1)
    kernel = kernel.replace("\tbar.sync \t0;\n", "\tbar.sync \t0;\n\tbar.sync \t0;\n", 1)
    name = isaview.read(SAMPLES / sample).kernels()[0].name
    copies = [("\t// .globl" + kernel.partition("\n}")[0] + "\n}\n").replace(name, f"copy{place}") for place in range(count)]
    paths = folder / "many.ptx", folder / "one.ptx"
    paths[0].write_text(head + "\n".join(copies), encoding="utf-8")
    paths[1].write_text(head + copies[0], encoding="utf-8")
    return paths


def codes(kernel):
    return sorted(finding.code for finding in kernel.findings)


def test_a_kernel_says_the_same_alone_and_among_many(tmp_path, capfd):
    path, alone = copied(tmp_path, "matmul.triton.sm_80.ptx", count := 5)
    many, one = isaview.report(path), isaview.report(alone)
    assert len(many.kernels) == count and len(one.kernels) == 1
    assert sum(kernel.instructions for kernel in many.kernels) > 4_000
    assert not any(kernel.left_out for kernel in many.kernels)
    wanted = codes(one.kernels[0])
    assert wanted and all(codes(kernel) == wanted for kernel in many.kernels)
    assert {kernel.bound.verdict for kernel in many.kernels} == {one.kernels[0].bound.verdict}
    family = [code for code in wanted if code.startswith(wanted[0][:4])]
    selected = isaview.report(path, select=[wanted[0][:4]])
    assert all(codes(kernel) == family for kernel in selected.kernels)
    main(["check", str(path), "--select", wanted[0][:4], "--format", "json"])
    checked = [found["metric"] for found in json.loads(capfd.readouterr().out)["findings"] if found["kind"] == "rule"]
    assert sorted(checked) == sorted(family * count)


@pytest.fixture
def small_budget(monkeypatch):
    """Analyses for kernels of at most 100 instructions, and 10 times as many where they are asked for."""
    small = tuple(
        type(one)(**{**{name: getattr(one, name) for name in one.__struct_fields__}, "most_instructions": 100})
        if one.name in LARGE
        else one
        for one in analyzers()
    )
    for module in ("reports.report", "reports.analyses", "views.overview", "reports.serial"):
        monkeypatch.setattr(f"isaview.{module}.analyzers", lambda: small)


@pytest.mark.usefixtures("small_budget")
@pytest.mark.parametrize("form", ["text", "markdown", "html", "json", "csv"])
def test_what_is_left_out_says_so_with_the_way_to_it(form, capfd):
    path = SAMPLES / "matmul.nvcc.sm_80.ptx"
    assert main(["show", str(path), "--format", form]) == 0
    shown = capfd.readouterr().out
    assert "isaview FILE" in shown.replace("\n", " ")
    large = [kernel for kernel in isaview.report(path).kernels if kernel.left_out]
    assert large and all(set(LARGE) <= set(kernel.left_out) for kernel in large)
    for kernel in large:
        assert kernel.measure("findings").origin == "unavailable" or "lower bound" in kernel.measure("findings").because
        assert not any(set(LARGE) & set(isaview.report(path, kernel=kernel.name).kernel(kernel.name).left_out) for _ in "1")
    if form == "csv":
        rows = list(csv.DictReader(StringIO(shown)))
        assert any(row["left_out"] for row in rows) and all(row["findings"] != "0" for row in rows if row["left_out"])
    elif form == "json":
        assert any("left_out" in kernel for kernel in json.loads(shown)["inputs"][0]["kernels"])


@pytest.mark.usefixtures("small_budget")
def test_what_was_asked_for_is_given_up_beyond_ten_times_and_stops_the_check(monkeypatch, capfd):
    monkeypatch.setattr(limits, "ASKED_FACTOR", 1)
    path = str(SAMPLES / "matmul.nvcc.sm_80.ptx")
    main(["show", path, "-k", "matmul_plain"])
    assert "given up: the kernel has" in " ".join(capfd.readouterr().out.split())
    assert main(["check", path, "--select", "ISA3"]) == 2
    assert "given up" in " ".join(capfd.readouterr().out.split())
    assert main(["bound", path]) == 2
    assert "given up" in capfd.readouterr().err


@pytest.fixture
def free(tmp_path):
    """The report of a file of ten kernels without a budget."""
    path, _ = copied(tmp_path, SMALL, 10)
    return isaview.report(path)


@pytest.fixture
def spent(monkeypatch, tmp_path):
    """The file with a budget of figures for four kernels and of all analyses for one."""
    path, one = copied(tmp_path, SMALL, 10)
    size = len(isaview.read(one).kernels()[0])
    monkeypatch.setattr(limits, "FILE_INSTRUCTIONS", 6 * size)
    monkeypatch.setattr(limits, "FILE_STEPS", path.stat().st_size // 32 + 5 * size + 1)
    return path


@pytest.mark.parametrize("form", ["text", "markdown", "html", "json", "jsonl", "csv"])
def test_a_file_that_spent_its_budget_says_so_and_how_to_get_the_rest(form, spent, capfd):
    assert main(["show", str(spent), "--format", form]) == 0
    shown = " ".join(capfd.readouterr().out.replace("\\", "").split())
    assert "isaview FILE -k copy1 computes it" in shown and "steps" in shown
    assert "instructions of a file" in shown and "isaview FILE -k copy4 computes it" in shown


def test_kernels_take_from_the_budget_in_the_order_of_the_text_and_the_first_lose_nothing(free, spent):
    found = isaview.report(spent)
    assert found.kernels[0] == free.kernels[0] and not found.kernels[0].left_out
    second, last = found.kernels[1], found.kernels[9]
    assert set(LARGE) <= set(second.left_out) and second.registers == free.kernels[1].registers
    assert not last.results and last.instructions == free.kernels[9].instructions and last.stated == free.kernels[9].stated
    for name in ("vector_registers", "occupancy_percent", "findings"):
        measure = last.measure(name)
        assert measure.origin == "unavailable" and "isaview FILE -k copy9" in measure.because
    named = isaview.report(spent, kernel="copy9").kernels
    assert named == (free.kernels[9],)


def test_each_analysis_of_a_kernel_takes_steps_however_small_it_is():
    with limits.count_steps() as meter:
        found = isaview.report(".version 8.0\n.target sm_80\n.visible .entry k()\n{\nret;\n}\n")
    assert meter.steps > 20 * len(found.kernels[0].results) > 0


def test_what_is_left_out_of_a_file_stops_the_check_and_diff_says_so(spent, capfd, tmp_path):
    (tmp_path / "isaview.toml").write_text("[check]\n[check.limits]\nvector_registers = 255\n")
    assert main(["check", str(spent)]) == 2
    told = " ".join(capfd.readouterr().out.split())
    assert "instructions of a file" in told and "-k copy9 computes it" in told
    assert main(["check", str(spent), "--select", "ISA3"]) == 2
    other = tmp_path / "other.ptx"
    other.write_text(spent.read_text(encoding="utf-8").replace("bar.sync \t0", "bar.sync \t1"), encoding="utf-8")
    main(["diff", str(spent), str(other), "--format", "json"])
    assert "-k copy9 computes it" in " ".join(capfd.readouterr().out.split())


def test_what_is_kept_of_earlier_runs_takes_as_much_of_the_budget(spent, capfd):
    texts = []
    for _ in range(2):
        main(["show", str(spent), "--format", "json"])
        texts.append(capfd.readouterr().out)
        spent.write_text(
            spent.read_text(encoding="utf-8") + "\n", encoding="utf-8"
        )  # the kernels' results serve, not the file's
    assert texts[0] == texts[1]
