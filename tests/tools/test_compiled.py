"""What programs hold of compiled kernels is read as a compiler's cache is: stages, metadata, mappings of texts."""

from collections import namedtuple
from types import SimpleNamespace

import pytest

import isaview
from isaview.base.measure import Measure
from tests.conftest import SAMPLES
from tests.support.made_binaries import PTX, cubin

AMDGCN = (SAMPLES / "softmax.triton.gfx942.s").read_text(encoding="utf-8")
TTGIR = (SAMPLES / "softmax.triton.gfx942.ttgir").read_text(encoding="utf-8")
SMALL = (SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text(encoding="utf-8")
Metadata = namedtuple("Metadata", ["name", "num_warps", "num_ctas", "shared", "target", "num_stages"])


def like_triton(stages, target="gfx942", **metadata):
    """An object as Triton's compiler gives it: stages by name, and a named tuple of what it knows."""
    known = {"name": "softmax", "num_warps": 4, "num_ctas": 1, "shared": 512, "num_stages": 2, **metadata}
    target = SimpleNamespace(backend="some", arch=target, warp_size=64)
    return SimpleNamespace(asm=stages, metadata=Metadata(target=target, **known), name="softmax")


def test_stages_of_a_compiled_kernel_are_one_kernel():
    report = isaview.report(like_triton({"source": TTGIR, "ttgir": TTGIR, "amdgcn": AMDGCN, "hsaco": b"\x7fELF damaged"}))
    assert [module.path for module in report.inputs] == ["<softmax>.amdgcn", "<softmax>.ttgir"]
    assert [module.stage for module in report.inputs] == [0, 3]
    kernel = report.kernel("softmax")
    plain = isaview.report(AMDGCN).kernel("softmax")
    assert kernel.identity == plain.identity and kernel.measure("vgprs") == plain.measure("vgprs")
    shared = kernel.measure("shared_bytes")
    assert shared == Measure(512, None, None, "B", "stated", "softmax.json: shared")
    assert plain.measure("shared_bytes") != 512
    assert kernel.measure("pipeline_stages") == 2
    assert "tiles" in report.kernels[1].results
    assert len(isaview.report(like_triton({"ttgir": TTGIR})).kernels) == 1


def test_metadata_stands_below_what_is_known_of_the_launch():
    made = like_triton({"amdgcn": AMDGCN})
    assert isaview.report(made, options=isaview.Options()).kernel("softmax").measure("shared_bytes") == 512
    launched = isaview.report(made, launch=isaview.Launch(shared_bytes=40_000)).kernel("softmax")
    assert launched.occupancy.waves < isaview.report(made).kernel("softmax").occupancy.waves


def test_code_next_to_a_text_states_its_registers():
    made = SimpleNamespace(
        asm={"ptx": PTX.decode().replace("sm_80", "sm_90a"), "cubin": cubin(registers=77)}, metadata={}, name="k"
    )
    registers = {kernel.measures["vector_registers"].value for kernel in isaview.report(made).kernels if kernel.is_entry}
    assert registers == {77}


def test_mappings_of_texts_and_what_dispatchers_give():
    by_signature = {("float32[:]", "int64"): SMALL, ("float64[:]",): SMALL.encode()}
    for given in (by_signature, SimpleNamespace(inspect_asm=lambda: by_signature)):
        report = isaview.report(given)
        assert [module.path for module in report.inputs] == ["<float32[:], int64>", "<float64[:]>"]
        assert [kernel.name for kernel in report.kernels] == [kernel.name for kernel in isaview.report(SMALL).kernels] * 2
    assert [refusal.path for refusal in isaview.read({"a": SMALL, "b": 3, "c": "nothing\n"}).refused] == ["<b>", "<c>"]
    only = SimpleNamespace(__name__="axpy", inspect_asm=lambda: SMALL)
    assert isaview.report(only).inputs[0].path == "<axpy>"
    assert isaview.report({"ptx": SMALL}).inputs[0].path == "<kernel>.ptx"


def test_a_list_is_read_one_by_one_and_each_held_text_has_its_number(tmp_path):
    path = tmp_path / "k.ptx"
    path.write_text(SMALL, encoding="utf-8")
    kernel = like_triton({"amdgcn": AMDGCN})
    lowered = SimpleNamespace(as_text=lambda: (SAMPLES / "layers.jax.mlir").read_text(encoding="utf-8"))
    report = isaview.report([kernel, kernel, path, lowered, "nothing\n", isaview.read(SMALL)[0]])
    paths = ["<1: softmax>.amdgcn", "<2: softmax>.amdgcn", str(path), "<4: SimpleNamespace>", "<text>"]
    assert [module.path for module in report.inputs] == paths
    assert [refusal.path for refusal in report.refused] == ["<5: text>"]
    assert len(report.select("softmax")) == 2
    assert isaview.report("").refused[0].message == "there is nothing in it"


def test_hostile_names_stay_in_their_folder_and_on_their_line(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    made = SimpleNamespace(asm={"ptx": SMALL, "../../x": SMALL, "json": "{"}, metadata={"name": "../../\x1b[2J"}, name="")
    (module,) = isaview.report(made).inputs
    assert module.path.isprintable() and "/" not in module.path
    assert not [*tmp_path.iterdir()]
    (module,) = isaview.report({"\x1b[2J\n": SMALL}).inputs
    assert module.path == r"<\x1b[2J\x0a>"


@pytest.mark.parametrize(
    "given, error, message",
    [
        (3, TypeError, "^an object of type int is nothing"),
        (len, TypeError, "give what compiling it returns"),
        ((SMALL, 3), TypeError, r"an object of type int .*\(element 2 of 2\)"),
        (SimpleNamespace(asm={}), ValueError, "holds no compiled code yet"),
        (SimpleNamespace(inspect_asm=dict), ValueError, "compile it for the types"),
        (SimpleNamespace(asm=None), TypeError, "such a mapping as .asm"),
    ],
)
def test_other_objects_are_refused_with_what_would_do(given, error, message):
    with pytest.raises(error, match=message):
        isaview.report(given)
