"""Variants: which files are one compilation, what distinguishes compilations, which is best, and what the model cannot say."""

import csv
import json

import pytest
from msgspec.structs import replace

from isaview.base.measure import at_least, estimated_measure, unavailable
from isaview.cli import main
from isaview.compare.variants import group_variants
from isaview.inputs.compilations import compilations, distinguish_variants, settings_of
from isaview.reports.columns import Entry
from isaview.reports.report import report
from isaview.reports.serial import schema
from tests.conftest import SAMPLES
from tests.support.schemas import validate

TRITON = (SAMPLES / "softmax.triton.sm_80.ptx").read_text(encoding="utf-8").replace("softmax", "matmul")
TTIR = "%c = tt.dot %a, %b, %acc : tensor<128x64xf16> * tensor<64x256xf16> -> tensor<128x256xf32>\n"
TTGIR = "%c = tt.dot %a, %b, %acc : tensor<128x16xf16, #a> * tensor<16x256xf16, #b> -> tensor<128x256xf32, #c>\n"


def cache(folder, **settings):
    """A folder as Triton's cache has one: the stages of one compilation."""
    folder.mkdir(parents=True)
    (folder / "matmul.ptx").write_text(TRITON, encoding="utf-8")
    (folder / "matmul.ttir").write_text(TTIR)
    (folder / "matmul.ttgir").write_text(TTGIR)
    metadata = {"name": "matmul", "hash": folder.name, "num_warps": 8, "shared": 0, "warp_size": 32, **settings}
    (folder / "matmul.json").write_text(json.dumps(metadata))


def test_stages_of_one_name_are_one_compilation(tmp_path):
    cache(tmp_path / "AAAA", num_stages=3)
    cache(tmp_path / "BBBB", num_stages=4, cluster_dims=[2, 1, 1], maxnreg=None)
    (tmp_path / "notes.json").write_text("{}")
    (tmp_path / "k.128.ptx").write_text("")
    (tmp_path / "k.256.ptx").write_text("")
    found = compilations(sorted(str(path) for path in tmp_path.rglob("*") if path.is_file()))
    names = [(one.path.removeprefix(f"{tmp_path}/"), len(one.stages)) for one in found]
    assert names == [("AAAA/matmul.ptx", 4), ("BBBB/matmul.ptx", 4), ("k.128.ptx", 1), ("k.256.ptx", 1)]
    settings = [settings_of(one.path) for one in found]
    assert settings[0] == {"tile": "128x256x64", "num_warps": "8", "num_stages": "3"}
    assert settings[1]["cluster_dims"] == "2x1x1" and settings[1]["maxnreg"] == "–"


@pytest.mark.parametrize(
    "damage", [b"", b"[" * 100_000, b"\xff\xfe", b'{"num_warps": 1e999, "name": "k"}', b'{"num_warps": {}}']
)
def test_a_damaged_companion_is_no_setting_and_no_failure(damage, tmp_path):
    cache(tmp_path / "A")
    (tmp_path / "A" / "matmul.json").write_bytes(damage)
    (tmp_path / "A" / "matmul.ttir").write_bytes(damage)
    (one,) = compilations(sorted(str(path) for path in (tmp_path / "A").iterdir()))
    assert set(settings_of(one.path)) <= {"tile", "num_warps", "name"}


LABELS = [
    ([{"num_warps": "4", "x": "1"}, {"num_warps": "8", "x": "1"}], "kk", "pp", ["4", "8"]),
    ([{"b": "1", "num_stages": "2"}, {"b": "2", "num_stages": "3"}], "kk", "pp", ["2 1", "3 2"]),
    ([{"a": "1"}, {}], "kk", "pp", ["1", "–"]),
    ([{}, {}], ["gemm<128, 64>(float*)", "gemm<64, 64>(float*)"], "pp", ["128, 64", "64, 64"]),
    ([{}, {}], "kk", ["out/a/HASHHASHHASH1/k.ptx", "out/a/HASHHASHHASH2/k.ptx"], ["HASHHASHHASH1", "HASHHASHHASH2"]),
    ([{}, {}], "kk", ["out/AAAAAAAABBBBBBBB/k.ptx", "out/CCCCCCCCBBBBBBBB/k.ptx"], ["AAAAAAAA", "CCCCCCCC"]),
    ([{"w": "4"}, {"w": "4"}, {"w": "8"}], "kkk", ["a/k.ptx", "b/k.ptx", "c/k.ptx"], ["4 a", "4 b", "8 c"]),
]


@pytest.mark.parametrize(("settings", "names", "paths", "expected"), LABELS)
def test_what_distinguishes_variants(settings, names, paths, expected):
    assert [" ".join(one.values()) for one in distinguish_variants(settings, names, paths)] == expected


def made(tmp_path, count):
    """So many compilations of one kernel, which differ in ``num_stages``."""
    (module,) = report(TRITON).inputs
    for place in range(count):
        cache(tmp_path / f"{place}", num_stages=place)
    found = compilations(sorted(str(path) for path in tmp_path.rglob("*.*")))
    return [(one, Entry(module.kernels[0], replace(module, settings=settings_of(one.path), path=one.path))) for one in found]


def ranked(monkeypatch, tmp_path, times, rows=()):
    from isaview.compare import variants

    found = made(tmp_path, len(times))
    given = iter(times)
    monkeypatch.setattr(variants, "scale_to_work", lambda _entry: next(given))
    (group,) = group_variants(found, rows)
    return group


def of(value, spread=0.0):
    return estimated_measure(value, value * (1 - spread), value * (1 + spread), "×", "a model")


def test_times_are_relative_to_the_best_and_near_ones_are_not_told_apart(monkeypatch, tmp_path):
    group = ranked(monkeypatch, tmp_path, [of(3.0), of(2.0), of(2.1), of(2.6, 0.3), of(2.6)])
    shown = [(one.labels["num_stages"], round(one.time.value, 2), one.close) for one in group.variants]
    assert shown == [("1", 1.0, True), ("2", 1.05, True), ("3", 1.3, True), ("4", 1.3, False), ("0", 1.5, False)]


def test_what_is_not_known_or_lacks_spills_is_never_the_best(monkeypatch, tmp_path):
    group = ranked(monkeypatch, tmp_path, [unavailable("×", "no GPU"), at_least(1.0, "×", "spills"), of(4.0), of(5.0)])
    assert [one.labels["num_stages"] for one in group.variants] == ["2", "3", "1", "0"]
    assert [one.close for one in group.variants] == [True, False, False, False]
    assert group.variants[2].time.value == 0.25 and group.variants[2].time.is_lower_bound
    assert group.variants[3].time.value is None


def test_one_that_is_slower_and_no_better_elsewhere_is_dominated(monkeypatch, tmp_path):
    group = ranked(monkeypatch, tmp_path, [of(1.0), of(1.05), of(2.0)])
    assert [one.dominated for one in group.variants] == ["", "", "0"]


TIMES = [
    ([(1, 10), (2, 20), (3, 30)], 1.0),
    ([(1, 30), (2, 20), (3, 10)], -1.0),
    ([(1, 10), (2, 20)], None),
    ([(1, 5), (2, 5), (3, 5)], None),
    ([(1, 10), (2, 30), (3, 20), (4, 40)], 0.8),
    ([(1, 10), (1, 20), (2, 30)], 0.866),
]


@pytest.mark.parametrize(("pairs", "correlation"), TIMES)
def test_the_rank_correlation_of_measured_times(pairs, correlation, monkeypatch, tmp_path):
    rows = [{"num_stages": str(place), "kernel": "matmul", "time": str(time)} for place, (_, time) in enumerate(pairs)]
    group = ranked(monkeypatch, tmp_path, [of(float(estimate)) for estimate, _ in pairs], rows)
    assert group.measured == len(pairs)
    assert group.correlation == (None if correlation is None else pytest.approx(correlation, abs=1e-3))


def test_json_fits_its_schema_and_times_are_joined(tmp_path, capsys):
    for stages in (2, 3, 4):
        cache(tmp_path / "cache" / f"H{stages}", num_stages=stages)
    (tmp_path / "times.csv").write_text("path,time\nH2,3.5\nH3,2.5\nH4,1.5e-3\n")
    arguments = ["variants", str(tmp_path / "cache"), "-g", "A100", "--estimate"]
    assert main([*arguments, "-f", "json", "--times", str(tmp_path / "times.csv")]) == 0
    document = json.loads(capsys.readouterr().out)
    validate(document, schema("variants"))
    (group,) = document["groups"]
    assert group["labels"] == ["num_stages"] and group["measured"] == 3
    assert [one["measured"] for one in group["variants"]] == [3.5, 2.5, 1.5e-3]
    for form in ("text", "markdown", "html", "csv"):
        assert main([*arguments, "-f", form]) == 0
        text = capsys.readouterr().out.replace("\\", "")
        assert all(word in text for word in ("num_stages", "matmul"))


REFUSED = [
    (["--times", "missing.csv"], "missing.csv"),
    (["--times", "bad.csv"], "a number above 0 in a column called time"),
    (["--group", "colour"], "no compilation has a setting 'colour'"),
    (["--columns", "shraed"], "did you mean"),
    (["-k", "nothing"], "no kernel matches"),
    (["alone.txt"], "alone.txt: this is a jaxpr"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_what_cannot_be_answered_is_refused(arguments, words, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    cache(tmp_path / "A")
    (tmp_path / "bad.csv").write_text("path,time\nA,fast\n")
    (tmp_path / "alone.txt").write_text("{ lambda ; a:f32[4]. let\n    b:f32[4] = sin a\n  in (b,) }\n")
    assert main(["variants", "A", "--estimate", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_setting_divides_the_tables(tmp_path, capsys):
    for warps, stages in ((4, 2), (4, 3), (8, 2)):
        cache(tmp_path / f"{warps}{stages}", num_warps=warps, num_stages=stages)
    assert main(["variants", str(tmp_path), "--estimate", "--group", "num_warps", "--top", "1"]) == 0
    out = capsys.readouterr().out
    assert "matmul · num_warps 4 · sm_80 · 2 variants, 1 shown: num_stages" in out
    assert "matmul · num_warps 8 · sm_80 · 1 variant" in out


def test_csv_is_one_table_of_raw_numbers(tmp_path, capsys):
    """It was a table a kernel, with ``≈ 1.00 ×`` and ``48 KiB`` for numbers, which no program reads."""
    for stages in (2, 3):
        cache(tmp_path / "cache" / f"H{stages}", num_stages=stages)
    cache(tmp_path / "cache" / "other", num_stages=4)
    other = tmp_path / "cache" / "other" / "matmul.ptx"
    other.write_text(other.read_text().replace("matmul", "other"))
    (tmp_path / "times.csv").write_text("path,time\nH2,3.5\nH3,2.5\n")
    arguments = ["variants", str(tmp_path / "cache"), "-g", "A100", "--estimate", "--times", str(tmp_path / "times.csv")]
    assert main([*arguments, "-f", "csv", "--sort", "measured"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert [(row["kernel"], row["num_stages"], row["measured"]) for row in rows] == [
        ("matmul", "3", "2.5"),
        ("matmul", "2", "3.5"),
        ("other", "", ""),
    ]
    assert all(float(row["time"]) >= 1 and float(row["instructions"]) > 9 and row["path"].endswith(".ptx") for row in rows[:2])
    assert main([*arguments[:5], "--sort", "measured"]) == 2 and "--times" in capsys.readouterr().err
    assert main([*arguments, "--sort", "time"]) == 0


def test_a_screen_joins_what_differs_in_its_path_alone(tmp_path, capsys):
    """The top of a cache with the same compilation twenty times was that compilation; files have every one."""
    for place in range(6):
        cache(tmp_path / f"ABCDEFGH{place}", num_stages=2 + place % 2)
    assert main(["variants", str(tmp_path), "--estimate", "--top", "1"]) == 0
    out = capsys.readouterr().out
    assert "6 variants, 3 shown: num_stages · path" in out and out.count("and 2 alike") == 1
    assert main(["variants", str(tmp_path), "--estimate"]) == 0
    assert "6 variants: num_stages · path" in (out := capsys.readouterr().out) and out.count("and 2 alike") == 2
    assert main(["variants", str(tmp_path), "--estimate", "-f", "csv"]) == 0
    assert "alike" not in (out := capsys.readouterr().out) and len(out.splitlines()) == 7


def test_other_files_of_a_folder_are_passed_over(tmp_path, capsys):
    cache(tmp_path / "A", num_warps=4)
    cache(tmp_path / "B", num_warps=8)
    (tmp_path / "times.csv").write_text("path,time\nA,2\nB,1\n")
    assert main(["variants", str(tmp_path), "--estimate", "--times", str(tmp_path / "times.csv")]) == 0
    assert "times.csv" not in capsys.readouterr().err
    assert main(["variants", str(tmp_path / "times.csv"), "--estimate"]) == 2


def test_variants_are_drawn_by_time_and_occupancy(tmp_path, capsys):
    for warps, stages in ((4, 2), (4, 3), (8, 2)):
        cache(tmp_path / f"{warps}{stages}", num_warps=warps, num_stages=stages)
    picture = tmp_path / "variants.svg"
    assert main(["variants", str(tmp_path), "--estimate", "-o", str(picture)]) == 0
    text = picture.read_text()
    assert text.count("<circle") == 3
    assert "not measured on hardware" in text and "matmul · num_warps · num_stages" in text
