"""Loops that only wait are no work, and everything that is work is no waiting loop."""

import pytest

from isaview import read
from isaview.analysis.addresses.loop_tests import waits_only
from isaview.analysis.contract import Launch
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import find_gpu
from isaview.reports.report import report

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 a, .param .u32 n)\n{\n"
REGISTERS = (
    ".reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .b32 %r<20>; .reg .pred %p<9>;\n.shared .align 8 .b8 s[64];\n"
    "ld.param.u64 %rd1, [a]; ld.param.u32 %r9, [n]; mov.u32 %r1, %tid.x; mov.u32 %r2, 0; mov.u32 %r3, s;\n"
    "mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2;\n"
)
END = "ld.global.f32 %f1, [%rd3]; st.global.f32 [%rd3+4096], %f1;\nret;\n}\n"


def made(tmp_path, body):
    path = tmp_path / "k.ptx"
    path.write_text(HEAD + REGISTERS + "$L1:\n" + body + "@!%p1 bra $L1;\n" + END, encoding="utf-8")
    return path


WAITING = [
    "mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r3], %r2;\n",
    "mbarrier.test_wait.shared::cta.b64 %p1, [%r3], %rd2;\nnanosleep.u32 20;\n",
    "ld.acquire.gpu.global.u32 %r4, [%rd1];\nsetp.eq.u32 %p1, %r4, 1;\n",
    "ld.volatile.global.u32 %r4, [%rd1];\nsetp.ge.u32 %p1, %r4, %r9;\n",
    "atom.acquire.gpu.global.cas.b32 %r4, [%rd1], 0, 1;\nsetp.eq.u32 %p1, %r4, 0;\n",
]
WORKING = [
    "ld.volatile.global.u32 %r4, [%rd1];\nadd.s64 %rd1, %rd1, 4;\nsetp.eq.u32 %p1, %r4, 1;\n",
    "ld.global.u64 %rd1, [%rd1];\nsetp.eq.u64 %p1, %rd1, 0;\n",
    "ld.volatile.global.u32 %r4, [%rd1];\nadd.s32 %r2, %r2, 1;\nsetp.eq.u32 %p1, %r2, %r9;\n",
    "ld.volatile.global.u32 %r4, [%rd1];\nadd.s32 %r2, %r2, %r4;\nsetp.ge.u32 %p1, %r2, %r9;\n",
    "mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r3], %r2;\nst.global.u32 [%rd3], %r2;\n",
    "mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r3], %r2;\nfma.rn.f32 %f1, %f1, %f1, %f1;\n",
    "atom.global.cas.b32 %r4, [%rd1], %r2, %r1;\nsetp.eq.u32 %p1, %r4, %r2;\nmov.u32 %r2, %r4;\n",
]


@pytest.mark.parametrize(("body", "waits"), [(body, True) for body in WAITING] + [(body, False) for body in WORKING])
def test_a_loop_that_only_asks_waits(tmp_path, body, waits):
    (module,) = read(str(made(tmp_path, body)))
    kernel = module.kernels[0]
    (loop,) = flow_of(kernel).loops
    assert waits_only(kernel, loop) is waits


@pytest.mark.parametrize("body", WAITING)
def test_waiting_has_no_trips_and_does_not_decide_a_verdict(tmp_path, body):
    launch = Launch(threads_low=256, threads_high=256)
    found = report(
        read(str(made(tmp_path, body))), gpus=[find_gpu("H200")], launch=launch, strict=True, asked=("bound", "work")
    )
    results = found.kernels[0].results
    trips = results["work"].loops[0].trips
    assert trips.value is None and "waits" in trips.because
    assert (results["bound"].verdict, results["bound"].level) == ("memory", "dram")
    assert "n" not in results["bound"].assumptions and results["work"].kernel.flops.value == 0
