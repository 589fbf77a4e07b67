"""Rows: stages of one compilation are one row, and kernels of one name say what distinguishes them, in every command."""

import csv
import json

import pytest

from isaview.base.words import words_for
from isaview.cli import main
from isaview.reports.report import report
from isaview.reports.rows import group_by_language, rows
from isaview.reports.serial import to_json
from isaview.rules.samples import ptx
from isaview.tools.evidence import Options
from isaview.views.overview import entries, table
from tests.conftest import SAMPLES

BODY = """\
	.shared .align 4 .b8 tile[4096];
	mov.u32 %r1, %tid.x;
	mov.u32 %r3, tile;
	mad.lo.s32 %r4, %r1, 128, %r3;
	ld.shared.f32 %f1, [%r4];
	st.global.f32 [%rd1], %f1;
"""
IR = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @{name}(ptr addrspace(1) %out) {{
  store i32 1, ptr addrspace(1) %out
  ret void
}}
"""
TTIR = "%c = tt.dot %a, %b, %acc : tensor<{0}x64xf16> * tensor<64x{0}xf16> -> tensor<{0}x{0}xf32>\n"


def cache(folder, **settings):
    """A compilation as Triton's cache has it: LLVM IR, PTX, and how it was compiled."""
    folder.mkdir(parents=True)
    text = ptx(BODY)
    name = text.partition(".entry ")[2].partition("(")[0].strip()
    (folder / "k.ptx").write_text(text)
    (folder / "k.llir").write_text(IR.format(name=name))
    (folder / "k.ttir").write_text(TTIR.format(settings.pop("tile", 64)))
    (folder / "k.json").write_text(json.dumps({"name": name, "num_warps": 4, "warp_size": 32, "shared": 0, **settings}))
    return name


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for hash_, warps, stages, tile in (("AAAA", 4, 2, 64), ("BBBB", 8, 2, 64), ("CCCC", 8, 3, 128)):
        cache(tmp_path / "cache" / hash_, num_warps=warps, num_stages=stages, tile=tile)
    return tmp_path


LONG = ["num_warps 4, num_stages 2, tile 64x64x64", "num_warps 8, num_stages 2, tile 64x64x64"]
LONG.append("num_warps 8, num_stages 3, tile 128x128x64")
SHORT = ["w4 s2 64x64x64", "w8 s2 64x64x64", "w8 s3 128x128x64"]


def shown(folder):
    return report("cache", options=Options(lower="never"))


def test_stages_of_one_compilation_are_one_row_and_rows_of_one_name_say_what_distinguishes_them(folder):
    found = shown(folder)
    assert len(found.kernels) == 6
    ((title, modules, kept),) = group_by_language(rows(found.inputs))
    assert title == "PTX, LLVM IR" and len(modules) == 6
    assert [(one.module.dialect, [two.module.dialect for two in one.earlier]) for one in kept] == [("ptx", ["llvm"])] * 3
    made = table(entries(found.inputs), words_for("ptx", "sm_80"))
    assert sorted(row.title.partition(" ")[2] for row in made.rows) == LONG
    assert sorted(row.short.partition(" ")[2] for row in made.rows) == SHORT


@pytest.mark.parametrize("width", ["80", "120", "200"])
def test_titles_are_whole_where_there_is_room_and_distinguished_everywhere(width, folder, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", width)
    assert main(["show", "cache", "--no-lower"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert max(map(len, printed)) <= int(width)
    lines = [line for line in printed if line.startswith("    ")]
    assert len(lines) == 3 and len({line.split("  ")[2] for line in lines}) == 3
    assert all(label in "".join(lines) for label in SHORT)


@pytest.mark.parametrize("form", ["html", "markdown"])
def test_pages_name_each_compilation_and_keep_every_stage_below_its_fold(form, folder, capsys):
    assert main(["show", "cache", "--no-lower", "-f", form]) == 0
    text = capsys.readouterr().out.replace("\\", "").replace("&#95;", "_")
    assert all(text.count(label) == 3 for label in LONG)  # a row and two folds
    assert text.count("PTX line") == 3 and text.count("LLVM IR line") == 3


def test_csv_and_json_have_the_settings_of_every_stage(folder, capsys):
    assert main(["show", "cache", "--no-lower", "-f", "csv"]) == 0
    found = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert len(found) == 6 and len({row["settings"] for row in found}) == 3
    assert "num_warps=8" in found[-1]["settings"] and "tile=128x128x64" in found[-1]["settings"]
    for module in to_json(shown(folder))["inputs"]:
        assert module["settings"]["num_stages"] in ("2", "3")
    assert "settings" not in to_json(report("cache"))["inputs"][0]  # no file next to a dump is asked


@pytest.mark.parametrize("arguments", [["diff", "old", "cache"], ["diff", "-f", "html", "old", "cache"]])
def test_a_difference_says_which_compilation_changed(arguments, folder, capsys):
    (folder / "cache").rename("old")
    for hash_, warps in (("AAAA", 4), ("BBBB", 8)):
        cache(folder / "cache" / hash_, num_warps=warps)
    (folder / "cache" / "BBBB" / "k.ptx").write_text(ptx(f"add.s32 %r2, %r1, 1;\n\t{BODY}"))
    assert main([*arguments, "--no-lower"]) == 0
    assert "num_warps 8" in capsys.readouterr().out


def test_a_gate_says_which_compilation_is_over_its_limit_once(folder, capsys):
    (folder / "isaview.toml").write_text("[check.limits]\ninstructions = 1\n")
    (folder / "cache" / "AAAA" / "k.llir").unlink()
    assert main(["check", "cache", "-f", "json"]) == 1
    labels = [one["label"] for one in json.loads(capsys.readouterr().out)["findings"]]
    assert len(labels) == 5 and set(labels) == set(LONG[:3]) | (set(labels) - set(LONG))
    assert main(["check", "cache"]) == 1
    assert all(label in capsys.readouterr().out for label in ["num_warps"])


def test_findings_by_gain_stand_once_for_each_compilation(folder, capsys):
    assert main(["show", "cache", "--no-lower", "--sort", "gain", "-f", "json"]) == 0
    found = json.loads(capsys.readouterr().out)["findings"]
    assert found and len({(one["label"], one["code"], one["line"]) for one in found}) == len(found)
    assert all(one["path"].endswith(".ptx") for one in found)


MATMUL = (SAMPLES / "matmul.clang.gfx942.s").read_text()
NAMED = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @matmul_plain() #0 {{
  ret void
}}
attributes #0 = {{ "target-cpu"="{0}" }}
"""
APART = [
    ({"a.ptx": ptx(BODY), "b.ptx": ptx(BODY)}, 2),
    ({"a.ptx": ptx(BODY), "x/a.ptx": ptx(BODY)}, 2),
    ({"a.sm_80.ptx": ptx(BODY), "a.sm_90.ptx": ptx(BODY)}, 2),
    ({"a.s": MATMUL, "a.ll": NAMED.format("gfx90a")}, 2),
    ({"a.s": MATMUL, "a.ll": NAMED.format("gfx942")}, 1),
    ({"a.ptx": ptx(BODY), "a.ll": IR.format(name="k")}, 1),
]


@pytest.mark.parametrize(("files", "count"), APART)
def test_only_a_stage_of_the_same_compilation_has_no_row_of_its_own(files, count, tmp_path):
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    found = report(str(tmp_path))
    assert len([row for row in rows(found.inputs) if row.kernel.name != "matmul_matrix"]) == count


@pytest.mark.parametrize(
    "command",
    [
        ["bound", "cache", "-g", "A100"],
        ["bound", "cache", "-g", "A100", "-f", "markdown"],
        ["waits", "cache"],
        ["waits", "cache", "-f", "markdown"],
        ["across", "cache/AAAA/k.ptx", "cache/BBBB/k.ptx", "cache/CCCC/k.ptx"],
    ],
)
def test_commands_about_each_kernel_say_which_compilation_it_is_of(command, folder, capsys):
    assert main(command) == 0
    text = capsys.readouterr().out.replace("\\", "")
    wanted = SHORT if command[0] == "across" else LONG
    assert all(label in text for label in wanted)


def test_a_file_of_very_many_kernels_of_one_name_is_asked_about_once_for_each_kind(tmp_path, monkeypatch):
    path = tmp_path / "k.ptx"
    path.write_text(ptx(BODY))
    modules = list(report(path).inputs)
    asked = []
    monkeypatch.setattr("isaview.reports.rows._can_become", lambda *kinds: asked.append(kinds))
    assert len(rows(modules * 1000)) == 1000 and len(asked) < 1000
