"""``isaview diff`` as its users meet it: inputs, exit codes, layouts, and samples that were renamed or damaged."""

import csv
import json
import random
import re
import shutil
import subprocess
from io import StringIO
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.reports.serial import schema
from isaview.tools.evidence import Options
from tests.conftest import SAMPLES
from tests.support.schemas import validate

PTX = """.version 8.0
.target {target}
.address_size 64
.visible .entry k(.param .u64 k_param_0)
{{
\t.reg .b32 %r<99>;
\t.reg .b64 %rd<9>;
\tld.param.u64 %rd1, [k_param_0];
\tld.global.u32 %r1, [%rd1];
{more}\tst.global.u32 [%rd1], %r1;
\tret;
}}
"""
LOADS = "".join(f"\tld.global.u32 %r{n}, [%rd1+{4 * n}];\n" for n in range(2, 20))
SUMS = "".join(f"\tadd.s32 %r1, %r1, %r{n};\n" for n in range(2, 20))
SMALL, LARGE = PTX.format(target="sm_80", more=""), PTX.format(target="sm_80", more=LOADS + SUMS)
OTHER = PTX.format(target="sm_90", more="")
EMPTY = ".version 8.0\n.target sm_80\n.address_size 64\n.global .b32 x;\n"


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    texts = {"small": SMALL, "large": LARGE, "other": OTHER, "empty": EMPTY}
    for name, text in texts.items():
        (tmp_path / f"{name}.ptx").write_text(text)
    for name, text in (("old", SMALL), ("new", LARGE)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "k.ptx").write_text(text)
    (tmp_path / "none").mkdir()
    monkeypatch.chdir(tmp_path)


CODES = [
    (["small.ptx", "small.ptx"], 0, "kernels: 0 added, 0 removed, 0 worse, 0 better, 1 same"),
    (["small.ptx", "large.ptx"], 0, "1 worse"),
    (["small.ptx", "large.ptx", "--fail-on", "worse"], 1, "1 worse"),
    (["large.ptx", "small.ptx", "--fail-on", "worse"], 0, "1 better"),
    (["small.ptx", "large.ptx", "--fail-on", "anything"], 2, ""),
    (["old", "new"], 0, "1 worse"),
    (["small.ptx", "other.ptx"], 2, ""),
    (["small.ptx", "other.ptx", "--across-targets"], 0, "1 same"),
    (["small.ptx", "empty.ptx"], 2, ""),
    (["empty.ptx", "small.ptx"], 2, ""),
    (["small.ptx", "missing.ptx"], 2, ""),
    (["small.ptx", "none"], 2, ""),
    (["small.ptx"], 2, ""),
    (["-", "-"], 2, ""),
    (["small.ptx", "large.ptx", "--kernel", "nothing"], 2, ""),
    (["small.ptx", "large.ptx", "--format", "nothing"], 2, ""),
]


@pytest.mark.parametrize(("arguments", "code", "said"), CODES, ids=[" ".join(case[0]) for case in CODES])
def test_exit_codes(arguments, code, said, capfd):
    assert main(["diff", *arguments]) == code
    out = capfd.readouterr()
    assert said in out.out.splitlines()[0] if said else not out.out and out.err


def test_a_kernel_that_was_removed_is_paired_by_nothing(capfd):
    main(["diff", str(SAMPLES / "vector_add.nvcc.sm_80.ptx"), str(SAMPLES / "spill.nvcc.sm_80.ptx")])
    out = capfd.readouterr().out
    assert "removed" in out and "paired by" not in out


def test_different_targets_say_what_to_do(capfd):
    assert main(["diff", "small.ptx", "other.ptx"]) == 2
    assert "sm_80" in (said := capfd.readouterr().err) and "sm_90" in said and "--across-targets" in said


TILES = """module {
  tt.func public @add(%p: !tt.ptr<f32>) {
    %c = arith.constant 1.0 : f32
    tt.store %p, %c : !tt.ptr<f32>
    tt.return
  }
}
"""


def test_texts_without_a_target_are_of_the_gpu_that_they_were_compiled_for(tmp_path, capfd):
    targets = {
        "cuda": {"backend": "cuda", "arch": 90, "warp_size": 32},
        "hip": {"backend": "hip", "arch": "gfx942", "warp_size": 64},
    }
    for folder, target in {**targets, "alone": None}.items():
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "add.ttir").write_text(TILES)
        if target is not None:
            settings = {"name": "add", "num_warps": 4, "shared": 0, "target": target}
            (tmp_path / folder / "add.json").write_text(json.dumps(settings))
    for old, new in (("cuda", "hip"), ("cuda/add.ttir", "hip/add.ttir")):
        assert main(["diff", old, new]) == 2
        assert "mlir compiled for sm_90 and mlir compiled for gfx942" in capfd.readouterr().err
    assert (
        main(["diff", "cuda", "hip", "--across-targets"])
        == main(["diff", "cuda", "alone"])
        == main(["diff", "cuda", "cuda"])
        == 0
    )
    assert "waves" not in capfd.readouterr().out.replace("waves of different GPUs", "")


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_sentences_are_in_the_words_of_the_vendor(form, capfd):
    text = (SAMPLES / "loops.nvdisasm.sm_89.sass").read_text(encoding="utf-8")
    Path("old.sass").write_text(text, encoding="utf-8")
    Path("new.sass").write_text(text.replace("REGISTERS=46", "REGISTERS=64"), encoding="utf-8")
    main(["diff", "old.sass", "new.sass", "--format", form])
    main(["diff", "small.ptx", "large.ptx", "--format", form])
    shown = re.sub(r"<(script|style).*?</\1>", "", capfd.readouterr().out, flags=re.DOTALL)
    assert "registers 46 → 64" in shown and "clocks a warp" in shown and "peak live registers" in shown
    assert not re.search(r"clocks a wave|registers in all|peak live vector|[\d,]{5,}\.\d", shown)


def document(capfd, *arguments):
    assert main(["diff", *arguments, "--format", "json"]) == 0
    found = json.loads(capfd.readouterr().out)
    validate(found, schema("diff"))
    return found


def test_the_document_tells_what_changed_and_why(capfd):
    found = document(capfd, "small.ptx", "large.ptx")
    (kernel,) = found["kernels"]
    assert (kernel["matched_by"], kernel["verdict"]) == ("identity", "worse")
    assert kernel["instructions"]["added"] == 36 and kernel["instructions"]["removed"] == 0
    assert kernel["instructions"]["identical"] == 4
    peak = next(metric for metric in kernel["metrics"] if metric["name"] == "peak_live_vector")
    assert peak["delta"] == 18 and peak["worse"]
    assert any("18 registers alive at the peak" in cause["text"] for cause in kernel["causes"])


def sums(count, shared):
    """A kernel with so many sums in a loop, all from line 7 of the source, and shared memory."""
    names = [f"%f{number}" for number in range(1, count + 1)]
    clear = "".join(f"\tmov.f32 {name}, 0f00000000;\n" for name in names)
    add = "".join(f"\tfma.rn.f32 {name}, %f99, %f98, {name};\n" for name in names)
    store = "".join(f"\tst.global.f32 [%rd1+{4 * place}], {name};\n" for place, name in enumerate(names))
    return f""".version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0)
.reqntid 128, 1, 1
{{
\t.reg .f32 %f<100>;
\t.reg .b64 %rd<9>;
\t.reg .pred %p<2>;
\t.shared .align 4 .b8 tile[{shared}];
\t.loc 1 5 1
\tld.param.u64 %rd1, [k_param_0];
{clear}$L:
\t.loc 1 7 1
\tld.global.f32 %f99, [%rd1];
\tld.global.f32 %f98, [%rd1+4];
{add}\tsetp.lt.f32 %p1, %f99, %f98;
\t@%p1 bra $L;
\tst.shared.f32 [tile], %f98;
{store}\tret;
}}
.file 1 "attn.py"
"""


def test_causes_name_what_computes_and_what_limits(capfd):
    Path("a.ptx").write_text(sums(4, 1024))
    Path("b.ptx").write_text(sums(36, 64 * 1024))
    found = document(capfd, "a.ptx", "b.ptx")["kernels"][0]["causes"]
    said = {one["kind"]: one for one in reversed(found)}
    assert said["live"]["text"] == "+32 registers alive at the peak from attn.py:7 (fma.rn.f32)"
    assert (said["live"]["source"], said["live"]["new"], said["live"]["metric"]) == ("attn.py:7", 32, "peak_live_vector")
    assert said["occupancy"]["text"].startswith("warps/SM limited by shared memory, before by")
    assert "unrolled" not in said["loop"]["text"] and "grew from 8 to 40" in said["loop"]["text"]


def test_a_saved_report_is_a_side(capfd):
    assert main(["small.ptx", "--format", "json", "-o", "saved.json"]) == 0
    assert document(capfd, "saved.json", "small.ptx")["totals"]["same"] == 1
    (kernel,) = document(capfd, "saved.json", "large.ptx")["kernels"]
    assert kernel["verdict"] == "worse" and kernel["instructions"]["basis"] == "opcodes"
    assert kernel["instructions"]["identical"] is None and kernel["instructions"]["added"] == 36


@pytest.mark.parametrize("text", ["{", '{"schema": "isaview/other"}', '{"schema": "isaview/report", "format_version": "1.0"}'])
def test_a_damaged_report_is_no_answer(text, tmp_path):
    (tmp_path / "saved.json").write_text(text.replace("{", '{ "schema": "isaview/report", ', 1) if text == "{" else text)
    assert main(["diff", "saved.json", "small.ptx"]) == 2


@pytest.mark.parametrize("number", ["NaN", "9" * 400, "9" * 5000, "1e999"])
def test_a_number_that_is_no_amount_makes_a_report_no_answer(number, capfd):
    assert main(["small.ptx", "--format", "json", "-o", "saved.json"]) == 0
    text = Path("saved.json").read_text()
    for key in ("instructions", "line", "value"):
        damaged = re.sub(rf'"{key}": \d+', f'"{key}": {number}', text)
        assert damaged != text
        Path("damaged.json").write_text(damaged)
        assert main(["diff", "damaged.json", "small.ptx"]) == 2, key
        assert "damaged.json" in capfd.readouterr().err


@pytest.mark.parametrize(("width", "beside"), [(100, False), (140, True)])
def test_instructions_stand_side_by_side_where_there_is_room(width, beside, capfd, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(width))
    changed = SMALL.replace("ld.global.u32", "ld.global.nc.u32")
    Path("changed.ptx").write_text(changed)
    assert main(["diff", "small.ptx", "changed.ptx"]) == 0
    lines = [line for line in capfd.readouterr().out.splitlines() if "ld.global" in line]
    assert len(lines) == (1 if beside else 2)
    assert all(len(line) <= width for line in lines)


def test_a_table_has_no_instructions(capfd):
    assert main(["diff", "small.ptx", "large.ptx", "--table"]) == 0
    assert "add.s32" not in capfd.readouterr().out


def test_markdown_has_the_totals_first_and_stays_in_its_fences(capfd):
    assert main(["diff", "small.ptx", "large.ptx", "--format", "markdown"]) == 0
    out = capfd.readouterr().out
    assert out.startswith("<!-- isaview -->\n**kernels: ")
    assert out.count("```") == 2
    assert out.count("<details>") == out.count("</details>") == 1


def test_markdown_of_a_large_kernel_shows_as_much_of_it_as_fits(capfd):
    main(["diff", *(str(SAMPLES / f"spill.{name}.gfx1030.s") for name in ("clang", "clang-256")), "--format", "markdown"])
    out = capfd.readouterr().out
    assert 50_000 < len(out) <= 60_000 and "more lines do not fit here" in out
    assert out.count("<details>") == out.count("</details>") == 1 and out.count("```") == 2


def test_markdown_of_many_kernels_shows_the_worst_and_counts_the_rest(capfd):
    kernel = SMALL.partition(".visible")[2]
    for name, more in (("a", ""), ("b", SUMS)):
        text = "".join(
            f".visible{kernel}".replace("entry k(", f"entry k{number:03}_{'x' * 90}(").replace("\tst", f"{more}\tst")
            for number in range(200)
        )
        Path(f"{name}.ptx").write_text(SMALL.partition(".visible")[0] + text)
    assert main(["diff", "a.ptx", "b.ptx", "--format", "markdown"]) == 0
    out = capfd.readouterr().out
    assert len(out) <= 60_000 and out.count("<details>") == out.count("</details>") > 5
    assert "*and 50 more kernels*" in out and out.count("| `k") == 150


NAMED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 acc, step, %r<9>;
	.reg .b64 base;
	.reg .pred done;
	ld.param.u64 base, [p];
	ld.global.u32 acc, [base];
	ld.global.u32 step, [base+4];
	ld.global.u32 %r1, [base+8];
LOOP:
	add.s32 acc, acc, step;
	add.s32 acc, acc, %r1;
	setp.lt.s32 done, acc, 99;
	@done bra LOOP;
	st.global.u32 [base], acc;
	ret;
}
"""
TWO_A_LINE = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
entry:
  %a = load i32, ptr addrspace(1) %p %b = add i32 %a, 1
  br label %next
next:
  %c = phi i32 [ %b, %entry ], [ %d, %next ] %d = add i32 %c, %b %e = icmp slt i32 %d, 9 br i1 %e, label %next, label %out
out:
  store i32 %d, ptr addrspace(1) %p ret void
}
"""
RENAMED = [
    # text, where the renaming begins, names
    (NAMED, ".reg", {"acc": "step", "step": "acc"}),
    (NAMED, "ld.param", {"acc": "%r1", "%r1": "acc"}),
    (NAMED, ".reg", {"done": "q", "base": "pointer", "LOOP": "again"}),
    (TWO_A_LINE, "entry", {"%a": "%x", "%b": "%a", "%d": "%b", "%c": "%d", "next": "loop", "entry": "start"}),
]


@pytest.mark.parametrize(("text", "begin", "names"), RENAMED)
def test_registers_that_have_names_are_renamed_too(text, begin, names, capfd):
    head, _, body = text.partition(begin)
    pattern = "|".join(rf"(?<![\w.]){re.escape(name)}(?!\w)" for name in names)
    renamed = head + re.sub(pattern, lambda one: names[one[0]], begin + body)
    assert renamed != text
    suffix = "ll" if "define" in text else "ptx"
    Path(f"a.{suffix}").write_text(text)
    Path(f"b.{suffix}").write_text(renamed)
    assert main(["diff", f"a.{suffix}", f"b.{suffix}", "--all", "--format", "json"]) == 0
    (kernel,) = json.loads(capfd.readouterr().out)["kernels"]
    assert kernel["instructions"]["added"] == kernel["instructions"]["removed"] == 0 and not kernel["metrics"]


IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @"{name}"(ptr addrspace(1) %p) {{
  %1 = load i32, ptr addrspace(1) %p
{more}  store i32 %1, ptr addrspace(1) %p
  ret void
}}
"""
HOSTILE = "<script>alert(1)</script>|`x`[a](http://e)::error::=1+1 @all </code></summary>```"


@pytest.mark.parametrize("form", ["html", "csv", "markdown", "text", "github", "sarif", "junit", "gitlab", "json"])
def test_a_hostile_name_stays_a_name(form, capfd):
    more = "  %2 = add i32 %1, %1\n  store i32 %2, ptr addrspace(1) %p\n"
    Path("a.ll").write_text(IR.format(name=HOSTILE, more=""))
    Path("b.ll").write_text(IR.format(name=HOSTILE, more=more))
    assert main(["diff", "a.ll", "b.ll", "--format", form]) == 0
    out = capfd.readouterr().out
    if form == "html":
        static = re.sub(r"<script\b[^>]*>.*?</script>", "", out, flags=re.DOTALL)
        tags = set(re.findall(r"<([a-z]+)", static))
        assert "alert" not in "".join(re.findall(r"<script\b[^>]*>(.*?)</script>", out, re.DOTALL))
        assert not tags & {"script", "a", "img"} and "default-src &#x27;none&#x27;" in out
        assert "add i32 %1, %1" in out, "the instructions stand in the page"
    if form == "csv":
        header, *rows = csv.reader(StringIO(out))
        assert {len(row) for row in rows} == {len(header)} and rows
        assert not any(cell.startswith(("=", "@", "+")) for row in rows for cell in row)
    if form == "markdown":
        plain = re.sub(r"```+diff.*?```+\n", "", re.sub(r"\\.|(`+).*?(?<!`)\1(?!`)", "", out), flags=re.DOTALL)
        assert set(re.findall(r"<([a-z]+)", plain)) <= {"details", "summary", "code"}
    if form == "github":
        assert not any(line.startswith("::") and "alert" in line.split("::")[0] for line in out.splitlines())


def test_a_row_of_csv_is_one_changed_figure(capfd):
    assert main(["diff", "small.ptx", "large.ptx", "--format", "csv"]) == 0
    rows = list(csv.DictReader(StringIO(capfd.readouterr().out)))
    (one,) = (row for row in rows if row["metric"] == "instructions")
    assert (one["old"], one["new"], one["delta"], one["old_origin"]) == ("4", "40", "36", "counted")
    assert {row["verdict"] for row in rows} == {"worse"} and rows[0]["added"] == "36"
    assert main(["diff", "small.ptx", "small.ptx", "--format", "csv"]) == 0
    assert len(capfd.readouterr().out.splitlines()) == 1


PTX_SAMPLES = ["reduce.nvcc.sm_90.ptx", "matmul.triton.sm_90.ptx", "softmax.nvcc-lineinfo.sm_90.ptx"]
AMD_SAMPLES = ["softmax.triton.gfx942.s", "matmul.clang.gfx908.s", "attention.triton.gfx950.s"]


def renamed_ptx(text, chance):
    """Every virtual register under another number of its kind, every label under another name."""
    for kind in ("%rd", "%rs", "%r", "%fd", "%f", "%p"):
        numbers = sorted({int(one) for one in re.findall(rf"{kind}(\d+)\b", text)})
        shuffled = dict(zip(numbers, chance.sample(numbers, len(numbers)), strict=True))
        text = re.sub(rf"{kind}(\d+)\b", lambda one, kind=kind, new=shuffled: f"{kind}{new[int(one[1])]}", text)
    return re.sub(r"\$L__BB", "$Other_", re.sub(r"<\d+>;", "<9999>;", text))


@pytest.mark.parametrize("name", PTX_SAMPLES)
def test_renamed_ptx_is_no_difference(name, tmp_path, capfd):
    text = (SAMPLES / name).read_text()
    (tmp_path / "renamed.ptx").write_text(renamed_ptx(text, random.Random(name)))
    found = document(capfd, str(SAMPLES / name), "renamed.ptx")
    totals = found["totals"]
    assert totals["same"] == sum(totals.values()) > 0
    assert all(
        not one["metrics"] and one["instructions"]["added"] == one["instructions"]["removed"] == 0 for one in found["kernels"]
    )


def ranges(text):
    """Groups of vector registers that tuples join, as (first, last)."""
    named = {(int(a), int(b or a)) for a, b in re.findall(r"\bv\[?(\d+)(?::(\d+)\])?", text)}
    groups = []
    for first, last in sorted(named):
        if groups and first <= groups[-1][1]:
            groups[-1] = (groups[-1][0], max(last, groups[-1][1]))
        else:
            groups.append((first, last))
    return groups


def renamed_amdgcn(text, chance):
    """Groups of vector registers of equal size exchanged; the first eight and the highest stay."""
    groups = [one for one in ranges(text) if one[0] >= 8][:-1]
    new = {number: number for number in range(512)}
    by_kind = {}
    for first, last in groups:
        by_kind.setdefault((last - first, first % 2), []).append(first)
    for (size, _), firsts in by_kind.items():
        for first, other in zip(firsts, chance.sample(firsts, len(firsts)), strict=True):
            new.update({first + step: other + step for step in range(size + 1)})
    text = re.sub(r"\bv(\d+)\b", lambda one: f"v{new[int(one[1])]}", text)
    text = re.sub(r"\bv\[(\d+):(\d+)\]", lambda one: f"v[{new[int(one[1])]}:{new[int(one[2])]}]", text)
    text = re.sub(r"vgpr(\d+)", lambda one: f"vgpr{new[int(one[1])]}", text)
    return re.sub(r"\.LBB(\d)", r".LOther\1", text)


@pytest.mark.parametrize("name", AMD_SAMPLES)
def test_renamed_amdgcn_is_no_difference(name, tmp_path, capfd):
    text = (SAMPLES / name).read_text()
    (tmp_path / "renamed.s").write_text(renamed_amdgcn(text, random.Random(name)))
    found = document(capfd, str(SAMPLES / name), "renamed.s")
    totals = found["totals"]
    assert totals["same"] == sum(totals.values()) > 0
    assert sum(one["instructions"]["renamed"] for one in found["kernels"]) > 10
    assert all(
        not one["metrics"] and one["instructions"]["added"] == one["instructions"]["removed"] == 0 for one in found["kernels"]
    )


needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


def git(*arguments):
    setting = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *setting, *arguments], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path, monkeypatch):
    root = tmp_path / "repository"
    (root / "dumps").mkdir(parents=True)
    monkeypatch.chdir(root)
    git("init")
    (root / "dumps" / "k.ptx").write_text(SMALL)
    (root / "dumps" / "notes.txt").write_text("notes")
    git("add", ".")
    git("commit", "-m", "one")
    (root / "dumps" / "k.ptx").write_text(LARGE)
    return root


@needs_git
@pytest.mark.parametrize(("revision", "path", "said"), [("HEAD", "dumps", "1 worse"), ("HEAD", "dumps/k.ptx", "1 worse")])
def test_a_revision_against_the_files(repository, revision, path, said, capfd):
    assert main(["diff", "--git", revision, path]) == 0
    assert said in capfd.readouterr().out


@needs_git
def test_two_revisions_and_a_moved_file(repository, capfd):
    git("mv", "dumps/k.ptx", "dumps/moved.ptx")
    git("commit", "-a", "-m", "two")
    for given in ("HEAD~1..HEAD", "HEAD~1..", "HEAD~1...HEAD"):
        assert main(["diff", "--git", given, "."]) == 0
        assert "1 worse" in capfd.readouterr().out
    assert main(["diff", "--git", "HEAD..HEAD", "."]) == 0
    assert "1 same" in capfd.readouterr().out


@needs_git
@pytest.mark.parametrize("revision", ["--output=x", "nothing", "HEAD..nothing", ""])
def test_what_is_no_revision_is_refused(repository, revision, capfd):
    assert main(["diff", f"--git={revision}", "dumps"]) == 2
    assert capfd.readouterr().err
    assert not (repository / "x").exists()


@needs_git
def test_no_command_of_the_repository_is_run(repository, capfd):
    hook = repository / "hook"
    hook.write_text("#!/bin/sh\ntouch was-run\n")
    hook.chmod(0o755)
    git("config", "core.fsmonitor", str(hook))
    assert main(["diff", "--git", "HEAD", "dumps"]) == 0
    assert not (repository / "was-run").exists()


@needs_git
def test_a_path_outside_of_the_repository_is_refused(repository, capfd):
    assert main(["diff", "--git", "HEAD", "../small.ptx"]) == 2
    assert "not inside the repository" in capfd.readouterr().err


WAITS = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
k:
\tglobal_load_dword v1, v0, s[2:3]
\tv_mov_b32_e32 v3, 0
{body}\tglobal_store_dword v0, v2, s[2:3]
\ts_endpgm
"""


@pytest.mark.parametrize(
    ("before", "after", "real"),
    [
        (["s_waitcnt vmcnt(0)", "v_add_u32_e32 v2, v1, v3"], ["v_add_u32_e32 v2, v1, v3", "s_waitcnt vmcnt(0)"], True),
        (["v_mul_f32_e32 v4, v3, v3", "s_waitcnt vmcnt(0)"], ["s_waitcnt vmcnt(0)", "v_mul_f32_e32 v4, v3, v3"], False),
    ],
)
def test_what_waits_for_a_load_stays_behind_the_wait(before, after, real, capfd):
    for name, body in (("before", before), ("after", after)):
        Path(f"{name}.s").write_text(WAITS.format(body="".join(f"\t{line}\n" for line in body)))
    counts = document(capfd, "before.s", "after.s")["kernels"][0]["instructions"]
    assert bool(counts["added"]) == bool(counts["removed"]) == real
    assert real or counts["reordered"] == 1


@pytest.mark.parametrize(
    ("sizes", "budget"),
    [((90, 105), 105), ((105, 90), 105), ((90, 99), 100), ((90, 205), 100), ((105, 110), 100)],
)
def test_both_of_two_files_are_asked_of_the_assembler_or_what_is_far_from_it(sizes, budget, tmp_path, monkeypatch):
    """An edit that took a text over the budget made ten figures unknown on one side, and an unchanged kernel unclear."""
    from isaview.runs import sides

    paths = [tmp_path / name for name in ("old.ptx", "new.ptx")]
    for path, size in zip(paths, sizes, strict=True):
        path.write_text("x" * size)
    asked = []
    monkeypatch.setattr(sides, "from_path", lambda path, request, jobs: asked.append(request.options.exact_bytes))
    request = sides.FileRequest(options=Options(exact="small", exact_bytes=100))
    sides.both_from_paths(list(map(str, paths)), request, request, 1)
    assert asked == [budget, budget]


def test_a_file_of_a_revision_and_of_the_folder_share_the_budget(tmp_path, monkeypatch):
    from isaview.runs import sides

    monkeypatch.chdir(tmp_path)
    for command in (["init", "-q"], ["add", "k.ptx"], ["-c", "user.name=t", "-c", "user.email=t@e", "commit", "-qm", "m"]):
        (tmp_path / "k.ptx").write_text("x" * 90)
        subprocess.run(["git", *command], check=True)
    (tmp_path / "k.ptx").write_text("x" * 120)
    asked = []
    monkeypatch.setattr(sides, "_from_revision", lambda *given: asked.append(given[-1].options.exact_bytes))
    monkeypatch.setattr(sides, "_from_files", lambda _places, request, _jobs: asked.append(request.options.exact_bytes))
    request = sides.FileRequest(options=Options(exact="small", exact_bytes=100))
    sides.from_git("HEAD", ["k.ptx"], request, 1)
    assert asked == [120, 120]
