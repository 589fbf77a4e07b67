"""Kernels that wait, and what is told of their waits."""

from isaview import read
from isaview.analysis.waits.waits import waits_of
from tests.conftest import ROOT

HERE = ROOT / "tests"
SAMPLES = HERE.parent / "samples"
COPY = "cp.async.cg.shared.global [%r1], [%rd1], 16;"
PTX_HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n"
PTX_REGISTERS = ".reg .b32 %r<40>; .reg .b64 %rd<40>; .reg .f32 %f<200>; .reg .pred %p<9>; .shared .align 16 .b8 tile[4096];\n"


def amdgcn(target, body, *, entry=True):
    head = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n' if target else ""
    kernel = (
        "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 64\n\t\t.amdhsa_next_free_sgpr 32\n\t.end_amdhsa_kernel\n"
        if entry
        else ""
    )
    return f"{head}\t.text\n\t.globl k\n\t.type k,@function\nk:\n{body}\n.Lend:\n\t.size k, .Lend-k\n{kernel}"


def ptx(body):
    return f"{PTX_HEAD}{PTX_REGISTERS}{body}\nret;\n}}\n"


def kernel_of(text, tmp_path, name="k.s"):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    (module,) = read(str(file))
    return module.kernels[0]


def told(kernel):
    """Per wait and counter: its count, what is on its way before, and how many loads it ends."""
    waits = waits_of(kernel)
    names = waits.machine.counters
    return [(names[part.counter], part.leaves, part.before, len(part.ends)) for wait in waits.waits for part in wait.parts]


def samples():
    return sorted(path.name for path in SAMPLES.iterdir() if path.suffix == ".s")
