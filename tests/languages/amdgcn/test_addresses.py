"""Where instructions of a disassembly stand: the addresses that llvm-objdump prints behind them."""

import re

from isaview import read
from isaview.inputs.sources import without_encoding
from tests.conftest import SAMPLES

TEXT = (SAMPLES / "matmul.objdump.gfx942.s").read_text(encoding="utf-8")
_ADDRESS = re.compile(r"// ([0-9A-F]{8,}):")


def test_instructions_have_the_addresses_behind_them():
    lines = TEXT.split("\n")
    (module,) = read(TEXT)
    assert len(module.kernels) == 2
    for kernel in module.kernels:
        printed = [int(_ADDRESS.search(lines[line - 1])[1], 16) for line in kernel.lines]
        assert printed == list(kernel.addresses) and len(printed) > 50


def test_a_function_in_which_one_stands_without_has_none():
    first, second = (kernel for module in read(TEXT) for kernel in module.kernels)
    line = TEXT.split("\n")[first.lines[7] - 1]
    bare = TEXT.replace(line, _ADDRESS.split(line)[0].rstrip(), 1)
    kernels = [kernel for module in read(bare) for kernel in module.kernels]
    assert [kernel.name for kernel in kernels] == [first.name, second.name] and len(kernels[0]) == len(first)
    assert list(kernels[0].addresses) == [] and kernels[1].addresses == second.addresses


def test_assembly_has_no_addresses():
    modules = read(SAMPLES / "matmul.clang.gfx942.s")
    assert not any(kernel.addresses for module in modules for kernel in module.kernels)


def test_a_branch_keeps_where_it_goes_when_its_words_are_left_out():
    line = "\ts_cbranch_scc1 3              // 000000001A14: BF850003 <matmul_plain+0x24>"
    assert without_encoding(line, "amdgcn") == "    s_cbranch_scc1 3 <matmul_plain+0x24>"
