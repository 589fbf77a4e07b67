"""Rules on machine code: each finds its fault in the sample's kernel, and nothing of the kind in the kernel that is mended."""

from __future__ import annotations

import pytest

import isaview
from tests.conftest import SAMPLES

PAIRS = {
    "strided": "ISA301",
    "narrow": "ISA302",
    "indexed": "ISA304",
    "conflicts": "ISA305",
    "repeated": "ISA308",
    "used_once": "ISA310",
    "row": "ISA402",
    "quotient": "ISA404",
    "parted": "ISA507",
    "starved": "ISA603",
    "ratio": "ISA707",
}
UNSEEN = {
    "narrow": "lanes read four words each: the loads conflict as well",
    "narrow_mended": "the store before the loop conflicts",
    "used_once_mended": "the stores behind the loop are narrow",
}


@pytest.fixture(scope="module")
def found() -> dict[str, dict[str, list[str]]]:
    kernels = isaview.report(str(SAMPLES / "loops.nvdisasm.sm_89.sass"), strict=True).kernels
    named = {kernel.demangled.partition("(")[0]: kernel for kernel in kernels if kernel.is_entry}
    return {name: {one.code: [one.message] for one in kernel.findings or ()} for name, kernel in named.items()}


@pytest.mark.parametrize(("name", "code"), PAIRS.items())
def test_a_fault_is_found_and_not_where_it_is_mended(name: str, code: str, found: dict[str, dict[str, list[str]]]) -> None:
    fault, mended = found[name], found[f"{name}_mended"]
    assert code in fault and " in loop .L_x_" in fault[code][0]
    assert code not in mended


def test_nothing_else_is_found(found: dict[str, dict[str, list[str]]]) -> None:
    others = {name: set(codes) - {PAIRS.get(name, "")} for name, codes in found.items()}
    assert {name for name, codes in others.items() if codes} == UNSEEN.keys()
