"""What findings say, where the words are a figure's meaning."""

from isaview import read
from isaview.reporting import report
from tests.conftest import SAMPLES


def test_spills_are_told_as_the_bytes_of_their_stores():
    (kernel, *_) = report(read(str(SAMPLES / "spill.clang.gfx1030.s")), select=("ISA101",)).kernels
    (finding,) = kernel.findings
    assert finding.message == f"{kernel.private.stores.value:,} B of spill stores a lane, to scratch memory"
