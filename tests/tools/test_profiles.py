"""Profiles: every format's names and times, and for every other file an error that says why."""

import json

import pytest

from isaview.base import limits
from isaview.base.text import decimal
from isaview.cli import main
from isaview.tools.profiles import ProfileError, read_profile
from tests.conftest import SAMPLES

GEMM, SOFTMAX = "void gemm<64, 64>(float const*, float*)", "softmax"
EXPECTED = {GEMM: 3000.0, SOFTMAX: 1000.0}
DETAILS = f"""==PROF== Connected to process 7 (/usr/bin/app)
the program's own output, with Name in it
==PROF== Profiling "gemm": 0%....100% - 8 passes
"ID","Process ID","Process Name","Host","Kernel Name","Stream","Section Name","Metric Name","Metric Unit","Metric Value"
"0","7","app","host","{GEMM}","7","GPU Speed Of Light Throughput","Duration","usecond","2"
"0","7","app","host","{GEMM}","7","Command line profiler metrics","gpu__time_duration.sum","nsecond","2,000"
"0","7","app","host","{GEMM}","7","Occupancy","Achieved Occupancy","%","43.1"
"1","7","app","host","{SOFTMAX}","7","GPU Speed Of Light Throughput","Duration","ns","1,000"
"2","7","app","host","{GEMM}","7","GPU Speed Of Light Throughput","Duration","us","1.00"
"""
RAW = f"""==PROF== Disconnected from process 7
"ID","Kernel Name","Block Size","gpu__time_duration.sum","sm__throughput.avg"
"","","","us","%"
"0","{GEMM}","(64, 1, 1)","3","43.1"
"1","{SOFTMAX}","(64, 1, 1)","1","43.1"
"""
TRACE = f""""Kind","Agent_Id","Kernel_Id","Kernel_Name","Correlation_Id","Start_Timestamp","End_Timestamp","LDS_Block_Size"
"KERNEL_DISPATCH","Agent 4",10,"{GEMM}",1,1551874061244694,1551874061247694,0
"KERNEL_DISPATCH","Agent 4",13,"{SOFTMAX}",2,1551874061259214,1551874061260214,0
"""
STATS = f""""Name","Calls","TotalDurationNs","AverageNs","Percentage","MinNs","MaxNs","StdDev"
"{GEMM}",3,3000,1000.000000,75.0,900,1100,2.5
"{SOFTMAX}",1,1000,1000.000000,25.0,1000,1000,0.0
"""
SYSTEMS = f"""Time (%),Total Time (ns),Instances,Avg (ns),Name
75.0,3000,3,1000.0,"{GEMM}"
25.0,1000,1,1000.0,{SOFTMAX}
"""
ROCPROF = {
    "rocprofiler-sdk-tool": [
        {
            "metadata": {"pid": 7},
            "kernel_symbols": [
                {"kernel_id": 1, "kernel_name": "_Z4gemm.kd", "formatted_kernel_name": GEMM, "size": 64},
                {"kernel_id": 2, "kernel_name": SOFTMAX},
            ],
            "buffer_records": {
                "kernel_dispatch": [
                    {"dispatch_info": {"kernel_id": 1, "grid_size": {"x": 1}}, "start_timestamp": 10, "end_timestamp": 3010},
                    {"dispatch_info": {"kernel_id": 2}, "start_timestamp": 4000, "end_timestamp": 5000},
                ]
            },
        }
    ]
}
TORCH = {
    "schemaVersion": 1,
    "traceEvents": [
        {"ph": "M", "name": "process_name", "args": {"name": "python"}},
        {"ph": "X", "cat": "cpu_op", "name": "aten::mm", "ts": 1.5, "dur": 90},
        {"ph": "X", "cat": "kernel", "name": GEMM, "ts": 2, "dur": 3, "args": {"grid": [1, 1, 1]}},
        {"ph": "X", "cat": "kernel", "name": SOFTMAX, "ts": 9, "dur": 1.0},
        {"ph": "X", "cat": "gpu_memcpy", "name": "Memcpy HtoD", "dur": 70},
    ],
}
PROFILES = {
    "ncu details": DETAILS,
    "ncu raw": RAW,
    "rocprofv3 trace": TRACE,
    "rocprofv3 stats": STATS,
    "nsys": SYSTEMS,
    "rocprofv3 json": json.dumps(ROCPROF),
    "torch": json.dumps(TORCH),
}


@pytest.mark.parametrize("name", PROFILES)
def test_every_format_gives_names_and_times(name, tmp_path):
    path = tmp_path / "profile"
    for text in (PROFILES[name], "\ufeff" + PROFILES[name], PROFILES[name].replace("\n", "\r\n")):
        path.write_text(text, encoding="utf-8", newline="")
        assert read_profile(str(path)).times == EXPECTED


BROKEN = {
    "": "no profile",
    "{": "truncated",
    "{}": "neither a trace of torch",
    "[1]": "no profile",
    '{"traceEvents": 3}': "Expected `array",
    '{"traceEvents": [{"cat": "kernel", "name": "k", "dur": "long"}]}': "Expected `float`",
    '{"traceEvents": [{"cat": "kernel", "name": "k", "dur": -1}]}': "is no time",
    '{"traceEvents": []}': "no kernel with a time",
    '{"traceEvents": [' + '{"args": [' * 5000: "recursion",
    json.dumps(ROCPROF).replace('"kernel_id": 2, "kernel_name"', '"kernel_id": 3, "kernel_name"'): "kernel_id 2",
    json.dumps(ROCPROF).replace("3010", "3"): "is no time",
    "a,b\n1,2\n": "no profile",
    "Name,Calls\nk,1\n": "no profile",
    STATS.replace("3000", '"9,00"'): "is no number of TotalDurationNs",
    STATS.replace("3000", "many"): "line 2: 'many'",
    STATS.replace("3000", "1e999"): "is no number",
    STATS.replace("3000", "nan"): "is no number",
    STATS.replace("3000", "-3000"): "is no number",
    STATS.replace("3000", "9" * 5000): "line 2",
    STATS.replace('"' + GEMM, "x" * 200_000): "field larger",
    DETAILS.replace('"usecond","2"', '"parsec","2"'): "'parsec' is no unit of time",
    TRACE.replace("1551874061247694", "1"): "is no time",
    '"Kernel Name","gpu__time_duration.sum"\n"k","0"\n': "no kernel with a time",
}


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:24].replace("\n", " "))
def test_what_is_no_profile_says_why(text, tmp_path, capsys):
    path = tmp_path / "profile"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ProfileError, match="(?i)" + BROKEN[text].replace("(", r"\(")):
        read_profile(str(path))
    assert main(["show", str(SAMPLES / "vector_add.nvcc.sm_80.ptx"), "--sort", "gain", "--profile", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_special_packed_and_large_files_are_refused(tmp_path, monkeypatch):
    (tmp_path / "x.gz").write_bytes(b"\x1f\x8b\x08")
    with pytest.raises(ProfileError, match="gunzip"):
        read_profile(str(tmp_path / "x.gz"))
    for path in ("/dev/zero", str(tmp_path), str(tmp_path / "none")):
        with pytest.raises(ProfileError):
            read_profile(path)
    (tmp_path / "large").write_text(STATS)
    monkeypatch.setattr(limits, "PROFILE_BYTES", 64)
    with pytest.raises(ProfileError, match="larger"):
        read_profile(str(tmp_path / "large"))


@pytest.mark.parametrize(
    ("text", "value"),
    [("1", 1.0), (" 1,234.5 ", 1234.5), ("-2e3", -2000.0), (".5", 0.5), ("1234567", 1234567.0), ("0", 0.0)]
    + [(text, None) for text in ("", ".", "-", "1,2", "12,34,567", "1.2.3", "inf", "nan", "1e999", "1_0", "٣", "1" * 99)],
)
def test_numbers_are_read_in_one_way(text, value):
    assert decimal(text) == value
