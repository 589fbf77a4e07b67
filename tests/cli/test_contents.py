"""`isaview contents`: what is in a binary, as text and as JSON, and what is said of damaged ones."""

import json
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.reports.serial import schema
from tests.support.made_binaries import PTX, bundle, cubin, elf, fat_binary, packed_bundle
from tests.support.schemas import validate

WHOLE = elf({".nv_fatbin": fat_binary((2, cubin(spills=[(True, 4), (False, 6)], registers=77), "zstd"), (1, PTX))})


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("a.so").write_bytes(WHOLE)


def document(capsys, *arguments, code=0):
    assert main(["contents", *arguments, "--format", "json"]) == code
    found = json.loads(capsys.readouterr().out)
    validate(found, schema("contents"))
    return found


def test_members_are_listed_without_unpacking(capsys, monkeypatch):
    monkeypatch.setattr("isaview.binaries.unpack.Unpacker.unpack", None)
    (file,) = document(capsys, "a.so")["files"]
    assert (file["path"], file["bytes"]) == ("a.so", len(WHOLE))
    code, text = file["members"]
    assert (code["number"], code["kind"], code["target"], code["packing"]) == (1, "cubin", "sm_90a", "zstd")
    assert code["packed_bytes"] < code["bytes"] == len(cubin(spills=[(True, 4), (False, 6)], registers=77))
    assert (text["kind"], text["packing"], text["packed_bytes"], text["kernels"]) == ("PTX", "", None, None)


def test_kernels_are_listed_with_their_figures(capsys):
    (file,) = document(capsys, "a.so", "--kernels")["files"]
    (kernel,) = file["members"][0]["kernels"]
    figures = {name: measure["value"] for name, measure in kernel["stated"].items()}
    assert (kernel["name"], figures["vector_registers"], figures["spill_sites"], figures["spilled_bytes"]) == ("k", 77, 2, 20)
    assert main(["contents", "a.so", "--kernels"]) == 0
    assert "1  sm_90a  77         0       –        2       20 B     k" in capsys.readouterr().out


def test_a_file_of_code_alone_says_its_target_and_whether_it_is_whole(capsys):
    Path("k.cubin").write_bytes(cubin())
    Path("cut.cubin").write_bytes(cubin()[:-64])
    ((member,),) = (file["members"] for file in document(capsys, "k.cubin")["files"])
    assert (member["kind"], member["target"], member["kernels"]) == ("cubin", "sm_90", None)
    (refused,) = document(capsys, "cut.cubin", code=2)["refused"]
    assert "lie outside of its" in refused["message"]


def test_code_is_chosen_by_target(capsys):
    assert (
        document(capsys, "a.so", "-g", "gfx942", code=2)["refused"][0]["message"] == "no code for GPUs that was chosen is in it"
    )
    assert len(document(capsys, "a.so", "-g", "H100")["files"][0]["members"]) == 2


def test_what_cannot_be_read_keeps_the_others(capsys):
    Path("cut.fatbin").write_bytes(fat_binary((2, cubin()), (2, cubin()))[:-8])
    Path("k.ptx").write_bytes(PTX)
    Path("bomb.co").write_bytes(packed_bundle(bundle({"hip-amdgcn-amd-amdhsa--gfx90a": cubin()}), said=1 << 31))
    found = document(capsys, "a.so", "cut.fatbin", "k.ptx", "absent", "bomb.co", "--kernels", code=2)
    assert [(file["path"], len(file["members"])) for file in found["files"]] == [("a.so", 2), ("cut.fatbin", 1), ("bomb.co", 0)]
    assert [one["path"] for one in found["refused"]] == ["cut.fatbin", "k.ptx", "absent", "bomb.co"]
    assert "more than 256 MiB" in found["refused"][-1]["message"]
