"""Places in binaries: a remark on machine code names an offset or a source position, and never a line that is in no file."""

import csv
import json
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from isaview.cli import main
from isaview.gate.positions import Place, Places
from isaview.inputs import load
from tests.conftest import SAMPLES
from tests.gate.test_review import ESSENTIAL, remark, rendered, review
from tests.support import tools
from tests.support.gating import check, config, in_a_folder
from tests.support.schemas import validate

__all__ = ["in_a_folder"]  # a fixture of every test here
CUBIN = replace(remark(kind="rule"), dump="k.cubin", dump_line=80, place=Place("k.cubin", None), offset="+0x1f0")
SOURCED = replace(CUBIN, place=None, source="/src/k.cu:7")
NOWHERE = replace(CUBIN, offset="")
FIGURE = replace(CUBIN, kind="limit")

FORMS = [
    ("text", CUBIN, "k.cubin: gemm +0x1f0: vector_registers"),
    ("text", SOURCED, "k.cubin, /src/k.cu:7: gemm: vector_registers"),
    ("text", NOWHERE, "k.cubin: gemm: vector_registers"),
    ("text", FIGURE, "k.cubin +0x1f0\n"),
    ("markdown", CUBIN, "- `gemm +0x1f0`: vector"),
    ("markdown", SOURCED, " `k.cubin, /src/k.cu:7`\n"),
    ("markdown", FIGURE, "| k.cubin \\+0x1f0 |\n"),
    ("html", CUBIN, "gemm +0x1f0: vector_registers"),
    ("html", SOURCED, "k.cubin, /src/k.cu:7"),
    ("github", CUBIN, "::error file=k.cubin,title=vector_registers%3A found by a rule::gemm +0x1f0: vector_registers"),
    ("junit", CUBIN, 'file="k.cubin">'),
    ("junit", SOURCED, 'file="k.cubin">'),
    ("csv", CUBIN, ",k.cubin,,k.cubin,80,"),
]


@pytest.mark.parametrize(("form", "shown", "reads"), FORMS)
def test_a_remark_on_machine_code_has_no_line(form, shown, reads):
    text = rendered(form, review(shown), width=200)
    assert reads in text
    assert not any(invented in text for invented in ("k.cubin:80", "line=", 'line="', "k.cubin:None"))


def test_hosts_get_a_file_and_where_they_insist_the_first_line():
    sarif = json.loads(rendered("sarif", review(CUBIN, SOURCED)))
    validate(sarif, ESSENTIAL)
    (result,) = sarif["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"] == {"artifactLocation": {"uri": "k.cubin", "uriBaseId": "SRCROOT"}}
    assert result["message"]["text"].startswith("gemm +0x1f0: ")
    assert "k.cubin, /src/k.cu:7: gemm: " in json.dumps(sarif["runs"][0]["invocations"])
    (issue,) = json.loads(rendered("gitlab", review(CUBIN)))
    assert issue["location"] == {"path": "k.cubin", "lines": {"begin": 1}} and issue["description"].startswith("gemm +0x1f0: ")
    (row,) = csv.DictReader(StringIO(rendered("csv", review(CUBIN))))
    assert (row["path"], row["line"], row["offset"]) == ("k.cubin", "", "0x1f0")


def test_a_place_in_a_binary_is_its_file(tmp_path):
    (tmp_path / "k.cubin").write_bytes(b"\x7fELF")
    (tmp_path / "k.cu").write_text("x\n", encoding="utf-8")
    places = Places(tmp_path)
    assert places.find(None, str(tmp_path / "k.cubin"), None) == Place("k.cubin", None)
    assert places.find("k.cu:7", str(tmp_path / "k.cubin"), None) == Place("k.cu", 7)


@pytest.fixture
def _listed(monkeypatch):
    """Texts are read as if they were listings of binaries."""

    def read(*arguments):
        modules = original(*arguments)
        for module in modules:
            module.is_disassembled = True
        return modules

    original = load.read_source
    monkeypatch.setattr(load, "read_source", read)


@pytest.mark.usefixtures("_listed")
def test_findings_in_a_listing_are_where_their_instructions_are(capfd):
    """The oracle is the address that the disassembler printed in front of the instruction."""
    text = (SAMPLES / "loops.nvdisasm.sm_89.sass").read_text(encoding="utf-8")
    Path("k.sass").write_text(text, encoding="utf-8")
    config('[check]\nrules = ["all"]\n')
    findings = [finding for finding in check(capfd, "k.sass", "--no-cache", code=1)["findings"] if finding["kind"] == "rule"]
    lines = text.split("\n")
    assert findings
    for finding in findings:
        dump, printed = finding["dump"], lines[finding["dump"]["line"] - 1].split("*/")[0].split("/*")[-1]
        assert int(dump["offset"], 16) == int(printed, 16)
        assert "line " not in finding["message"]
    assert main(["check", "k.sass", "--no-cache"]) == 1
    shown = capfd.readouterr().out
    assert "k.sass, src/loops.cu:" in shown and "k.sass:" not in shown


PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0)
{
\t.reg .b32 %r<9>;
\t.reg .b64 %rd<9>;
\tld.param.u64 %rd1, [k_param_0];
\tmov.u32 %r1, %tid.x;
\tmul.wide.u32 %rd2, %r1, 48;
\tadd.s64 %rd3, %rd1, %rd2;
\tld.global.u32 %r2, [%rd3];
\tadd.s32 %r3, %r2, 1;
\tst.global.u32 [%rd3], %r3;
\tret;
}
"""


def test_a_cubin_of_ptxas_has_offsets_in_every_format(capfd):
    tools.of_cuda("nvdisasm")
    tools.assembled(PTX, "sm_80", Path()).path.rename("k.cubin")
    config('[check]\nrules = ["ISA301"]\n[check.limits]\nvector_registers = 2\n')
    findings = check(capfd, "k.cubin", "--no-cache", code=1)["findings"]
    assert {finding["kind"] for finding in findings} == {"rule", "limit"}
    assert all(finding["dump"]["offset"].startswith("+0x") for finding in findings)
    for form in ("text", "markdown", "html", "github", "junit", "sarif"):
        assert main(["check", "k.cubin", "--no-cache", "-f", form]) == 1
        shown = capfd.readouterr().out
        assert "+0x" in shown or form == "junit"
        assert not any(f"{mark}{finding['dump']['line']}" in shown for finding in findings for mark in ("cubin:", "line=", '"'))


def test_a_binary_that_cannot_be_listed_has_no_line(capfd):
    Path("k.cubin").write_bytes(b"\x7fELF" + bytes(200))
    config("[check.limits]\nvector_registers = 2\n")
    (finding,) = check(capfd, "k.cubin", code=2)["findings"]
    assert (finding["kind"], finding["line"], finding["dump"]["offset"]) == ("unjudged", None, "")
    assert main(["check", "k.cubin", "-f", "junit"]) == 2
    case = ElementTree.fromstring(capfd.readouterr().out).findall(".//testcase")[-1]
    assert case.get("file") == "k.cubin" and case.get("line") is None
