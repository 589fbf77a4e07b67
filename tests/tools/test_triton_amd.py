"""Lowering by the back end that Triton brings: only what Triton wrote for that GPU, and llvmlite's for the rest."""

from __future__ import annotations

import pytest

from isaview.base import store
from isaview.tools import back_ends
from isaview.tools.lower import Lowered, lower_module
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"
TRITON = (SAMPLES / "matmul.triton.gfx942.ll").read_text(encoding="utf-8")


@pytest.fixture
def asked(monkeypatch, tmp_path):
    """A library that is there, and what it is asked for."""
    path = tmp_path / "libtriton_amd_codegen.so"
    path.write_bytes(b"no library")
    requests = []

    def compiled(library, text, triple, processor, *, patient):
        requests.append((library, triple, processor, text))
        name = text.partition("define amdgpu_kernel void @")[2].partition("(")[0]
        return {"assembly": f"{name}:\n\ts_endpgm\n", "llvm": "0123456789abcdef"}

    monkeypatch.setattr(back_ends, "triton_library", lambda: str(path))
    monkeypatch.setattr(back_ends, "compile_with_triton", compiled)
    return requests


@store.off()
def test_what_triton_wrote_is_lowered_by_its_own_back_end(asked):
    result = lower_module(TRITON)
    assert isinstance(result, Lowered) and result.tool == "LLVM 0123456789ab that Triton brings"
    assert not result.newer and not result.messages
    ((_, triple, processor, text),) = asked
    assert triple.startswith("amdgpu9.42") and processor == "gfx942"
    assert text == TRITON


@pytest.mark.parametrize(
    ("text", "gpu"),
    [
        (TRITON, "gfx950"),
        (TRITON.partition("\n")[2], ""),
        (TRITON.replace("amdgpu9.42-amd-amdhsa", "amdgcn-amd-amdhsa"), "gfx942"),
    ],
    ids=["another GPU", "not of Triton", "of an older Triton"],
)
@store.off()
def test_anything_else_is_llvmlites(asked, text, gpu):
    result = lower_module(text, gpu)
    assert asked == []
    assert isinstance(result, Lowered) and "llvmlite" in result.tool


@store.off()
def test_a_library_that_cannot_be_loaded_leaves_it_to_llvmlite(monkeypatch, tmp_path):
    path = tmp_path / "libtriton_amd_codegen.so"
    path.write_bytes(b"no library")
    monkeypatch.setattr(back_ends, "triton_library", lambda: str(path))
    failure = back_ends.compile_with_triton(str(path), TRITON, "amdgpu9.42-amd-amdhsa", "gfx942", patient=False)
    assert isinstance(failure, str) and failure.startswith("Triton's LLVM")
    result = lower_module(TRITON)
    assert isinstance(result, Lowered) and "llvmlite" in result.tool and result.newer


@store.off()
def test_a_kernel_that_does_not_come_back_leaves_it_to_llvmlite(asked, monkeypatch):
    monkeypatch.setattr(back_ends, "compile_with_triton", lambda *_, **__: {"assembly": "other:\n", "llvm": "0"})
    result = lower_module(TRITON)
    assert isinstance(result, Lowered) and "llvmlite" in result.tool


def test_the_library_is_found_in_the_package(monkeypatch, tmp_path):
    inside = tmp_path / "triton" / "backends" / "amd" / "lib"
    inside.mkdir(parents=True)
    (inside / "libtriton_amd_codegen.so").write_bytes(b"")
    monkeypatch.setattr(back_ends, "package_folders", lambda _package: iter([tmp_path / "triton"]))
    back_ends.triton_library.cache_clear()
    assert back_ends.triton_library() == str(inside / "libtriton_amd_codegen.so")
    monkeypatch.setattr(back_ends, "package_folders", lambda _package: iter(()))
    back_ends.triton_library.cache_clear()
    assert back_ends.triton_library() == ""
    back_ends.triton_library.cache_clear()
