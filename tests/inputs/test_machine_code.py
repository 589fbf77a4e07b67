"""Binaries as inputs: kernels with the facts of the code, a listing where a disassembler is at hand, and bad disassemblers."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

import isaview
from isaview.base import limits
from isaview.base.programs import found_of_llvm
from isaview.binaries import listing
from isaview.cli import main
from isaview.inputs.load import read_file
from isaview.inputs.machine_code import Choice
from isaview.inputs.sources import is_dump
from tests.binaries.test_binaries import code_object, made
from tests.support.made_binaries import PTX, archive, bundle, cubin, elf, fat_binary
from tests.support.tools import objdump_since

needs_programs = pytest.mark.skipif(os.name != "posix", reason="made programs are scripts")
FIRST_RELEASES = {"gfx90a": 13, "gfx942": 17, "gfx1030": 12, "gfx1100": 15}
"""The releases of LLVM that brought a processor."""
OBJDUMP = """#!/bin/sh
[ "$1" = --version ] && echo "LLVM version 99.1" && exit
{}
"""


@pytest.fixture(autouse=True)
def _alone(tmp_path, monkeypatch):
    """No disassembler is found but one that a test makes, and nothing is kept."""
    monkeypatch.setenv("ISAVIEW_CACHE", "false")
    listing._installed_tools.cache_clear()
    yield
    listing._installed_tools.cache_clear()


def made_program(tmp_path, monkeypatch, does, machine=224):
    """A disassembler that does this, the only one there is."""
    program = tmp_path / "made-objdump"
    program.write_text(OBJDUMP.format(does), encoding="utf-8")
    program.chmod(0o755)
    tool = listing.DISASSEMBLERS[machine]
    changed = replace(tool, find=lambda _name: (str(program),), version=r"version (\S+)", advice="", quick="")
    monkeypatch.setitem(listing.DISASSEMBLERS, machine, changed)


def without_programs(monkeypatch):
    for machine, tool in listing.DISASSEMBLERS.items():
        none = listing.Disassembler(tool.name, (), lambda _name: (), tool.version, tool.language, tool.advice)
        monkeypatch.setitem(listing.DISASSEMBLERS, machine, none)


@pytest.mark.parametrize(("processor", "wave"), [("gfx90a", 64), ("gfx1100", 32)])
def test_a_code_object_is_read_like_its_assembly(processor, wave):
    """What the disassembler prints names neither the GPU nor the lanes of a wave: the code object does."""
    objdump_since(FIRST_RELEASES[processor])
    (module,) = isaview.read(code_object(processor))
    (kernel,) = module.kernels
    assert (module.dialect, module.target, module.wave_size, module.unlisted) == ("amdgcn", processor, wave, "")
    assert kernel.complete and kernel.forms[-1].opcode == "s_endpgm"
    assert kernel.stated["shared_bytes"] == 256 and kernel.stated["shared_bytes"].origin == "stated"
    assert kernel.stated["shared_bytes"].because == "<bytes>: metadata .group_segment_fixed_size"


INDEXED = """\
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = shl i32 %group, 8
  %index = add i32 %first, %lane
  %at = getelementptr float, ptr addrspace(1) %from, i32 %index
  %into = getelementptr float, ptr addrspace(1) %to, i32 %index
  %value = load float, ptr addrspace(1) %at
  store float %value, ptr addrspace(1) %into
  ret void
}
"""


@pytest.mark.parametrize("processor", ["gfx90a", "gfx942", "gfx1030", "gfx1100"])
def test_the_accesses_of_a_code_object_are_those_of_its_assembly(processor):
    """Its descriptor says where the place of the group stands; a register that nothing reads holds no place of a thread."""
    objdump_since(FIRST_RELEASES[processor])
    for given in made(INDEXED, processor):
        (kernel,) = isaview.report(isaview.read(given)).kernels
        assert [(access.pattern, access.stride.value) for access in kernel.accesses] == [("coalesced", 4)] * 2


def test_without_a_disassembler_the_facts_are_shown(monkeypatch):
    without_programs(monkeypatch)
    (kernel,) = isaview.report(code_object("gfx90a")).kernels
    assert kernel.instructions is None and "instructions" not in kernel.stated
    assert kernel.measure("instructions").origin == "unavailable"
    assert "no llvm-objdump on this machine; `apt-get install llvm`" in kernel.measure("instructions").because
    assert kernel.registers.allocated["vector"].origin == "stated" and kernel.registers.peak_live == {}
    assert kernel.occupancy.waves.is_known
    assert kernel.findings is None and {"mix", "loops", "private"} <= set(kernel.left_out)
    with pytest.raises(AttributeError, match="no llvm-objdump"):
        kernel.mix  # noqa: B018
    (cuda,) = isaview.report(cubin(spills=[(True, 4)], registers=40)).kernels
    assert "pip install 'isaview[nvidia]'" in cuda.measure("instructions").because
    assert cuda.measure("vector_registers") == 40 and cuda.measure("spilled_bytes") == 4


@needs_programs
@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("kill -9 $$", "was ended by signal 9"),
        ("sleep 60", "took longer than"),
        ("echo 'error: not for me' >&2; exit 3", "ended with code 3: error: not for me"),
        ("echo 'a form of the year 2040'", "printed nothing that isaview reads"),
        ("head -c 3000000 /dev/zero", "printed more than 1 MiB"),
    ],
)
def test_a_disassembler_that_fails_is_a_refusal_next_to_the_facts(does, reason, tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "FILE_WALL_SECONDS", 1 if "sleep" in does else 30)
    monkeypatch.setattr(limits, "INPUT_BYTES", 1 << 20)
    made_program(tmp_path, monkeypatch, does)
    reading = isaview.read(code_object("gfx90a"))
    assert [kernel.name for module in reading for kernel in module.kernels] == ["k"]
    assert len(reading.refused) == 1 and f"llvm-objdump 99.1 {reason}" in reading.refused[0].message
    assert reading.with_listings() == () and reading.with_listings().refused == reading.refused


@needs_programs
@pytest.mark.parametrize("printed", [1, 2, 3])
def test_a_listing_of_less_than_the_code_is_a_refusal(printed, tmp_path, monkeypatch):
    """A disassembler that ends well in the middle: a shorter kernel would have fewer registers alive, loops and spills."""
    line = r"        /*0000*/  EXIT ; /* 0x000000000000794d */\n                  /* 0x000fea0003800000 */\n"
    head = r"\t.target\tsm_90\n\t.section\t.text.k,\"ax\",@progbits\n\t.type\tk,@function\n.text.k:\n"
    made_program(tmp_path, monkeypatch, f"printf '{head}{line * printed}'", 190)
    reading = isaview.read(cubin(spills=[(True, 4), (False, 4)]))
    said = [refusal.message for refusal in reading.refused]
    assert said == ([] if printed == 3 else [f"nvdisasm 99.1 printed {16 * printed} of 48 bytes of code"])


@needs_programs
@pytest.mark.parametrize(
    ("listed", "doubt"),
    [
        (r"0000000000000000 <other>:\n\ts_endpgm // 000000000000: BF810000\n", "the disassembler lists nothing of k"),
        (r"0000000000000000 <k>:\n\ts_endpgm // 000000000000: BF810000\n", ""),
    ],
)
def test_kernels_that_a_disassembler_leaves_out_are_missed(listed, doubt, tmp_path, monkeypatch, capsys):
    path = tmp_path / "k.hsaco"
    path.write_bytes(code_object("gfx90a"))
    made_program(tmp_path, monkeypatch, rf"printf 'k: file format elf64-amdgpu\n\n{listed}'")
    (module,) = isaview.read(path)
    assert module.cut_off == doubt
    assert main(["show", str(path), "--no-lower"]) == (2 if doubt else 0)
    assert doubt in capsys.readouterr().err


@needs_programs
def test_what_a_disassembler_printed_is_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("ISAVIEW_CACHE", "true")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    text = r"k: file format elf64-amdgpu\n\n0000 <k>:\n\ts_endpgm // 000000000000: BF810000\n"
    made_program(tmp_path, monkeypatch, f"echo x >> {tmp_path / 'count'}; printf '{text}'")
    path = tmp_path / "k.hsaco"
    path.write_bytes(code_object("gfx90a"))
    for options, runs in ([], 1), ([], 1), (["--no-cache"], 2), (["--no-cache"], 3), ([], 3):
        (module,) = isaview.read(path)
        assert [form.opcode for form in module.kernels[0].forms] == ["s_endpgm"]
        assert main(["show", str(path), "--no-lower", "--unread-allowed", *options]) == 0
        assert (tmp_path / "count").read_text(encoding="utf-8") == "x\n" * runs


@needs_programs
@pytest.mark.parametrize(("opcode", "runs"), [("s_endpgm", ["-q"]), ("s_setpc_b64 s[0:1]", ["-q", ""])])
def test_code_that_a_quick_run_says_less_of_is_listed_in_full(opcode, runs, tmp_path, monkeypatch):
    text = rf"k: file format elf64-amdgpu\n\n0000 <k>:\n\t{opcode} // 000000000000: BF810000\n"
    made_program(tmp_path, monkeypatch, f'echo "$*" >> {tmp_path / "runs"}; printf "{text}"')
    tool = listing.DISASSEMBLERS[224]
    quick = replace(tool, options=(), quick="-q", but_for=("s_setpc",))
    monkeypatch.setitem(listing.DISASSEMBLERS, 224, quick)
    (module,) = isaview.read(code_object("gfx90a"))
    assert [form.opcode for form in module.kernels[0].forms] == opcode.split()[:1]
    said = (tmp_path / "runs").read_text(encoding="utf-8").splitlines()
    assert said == [f"{option} code".strip() for option in runs]


def test_programs_are_never_taken_from_the_working_folder(tmp_path, monkeypatch):
    for name in ("llvm-objdump", "llvm-objdump-22"):
        (tmp_path / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.pathsep.join((".", "", "/usr/bin")))
    assert not [path for path in found_of_llvm("llvm-objdump") if Path(path).resolve().parent == tmp_path]


def test_a_text_has_the_facts_of_the_code_in_the_same_file(monkeypatch):
    without_programs(monkeypatch)
    text = PTX.replace(b"sm_80", b"sm_90a")
    modules = isaview.read(elf({".nv_fatbin": fat_binary((1, text, "zstd"), (2, cubin(registers=77), "lz4"))}))
    assert [(module.dialect, module.part) for module in modules] == [("sass", "2 sm_90a"), ("ptx", "1 sm_90a")]
    for module in modules:
        assert module.kernels[0].stated["vector_registers"] == 77


def test_code_is_chosen_by_target_and_by_kernel(tmp_path, monkeypatch):
    without_programs(monkeypatch)
    path = tmp_path / "lib.a"
    objects = {f"hipv4-amdgcn-amd-amdhsa--{gpu}": code_object(gpu) for gpu in ("gfx90a", "gfx1100")}
    path.write_bytes(
        archive({"a.o": elf({".hip_fatbin": bundle(objects)}), "b.o": elf({".nv_fatbin": fat_binary((2, cubin()))})})
    )

    def targets(**chosen):
        return [module.target for module in read_file(str(path), 60, choice=Choice(**chosen))]

    assert targets() == ["gfx90a", "gfx1100", "sm_90a"]
    assert targets(targets=("gfx1100",)) == ["gfx1100"] and targets(targets=("sm_90",)) == ["sm_90a"]
    reading = read_file(str(path), 60, choice=Choice(("gfx942",)))
    assert not reading and "no kernel that was chosen is in it" in reading.refused[0].message
    (first, *_) = read_file(str(path), 60, choice=Choice(kernel="other"))
    assert first.unlisted == "its kernels were not asked for"


def test_code_beyond_the_limits_has_its_facts(monkeypatch):
    without_programs(monkeypatch)
    monkeypatch.setattr(limits, "LISTED_BYTES", 20)
    modules = isaview.read(fat_binary((2, cubin(code=bytes(64))), (2, cubin(code=bytes(64)))))
    assert [module.unlisted.partition(";")[0] for module in modules] == [
        "no nvdisasm on this machine",
        "the file has more machine code than 32 members or 0 MiB",
    ]


def test_texts_beyond_the_limit_are_not_read_and_the_run_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "TEXT_BYTES", 1)
    path = tmp_path / "k.fatbin"
    path.write_bytes(fat_binary(*[(1, PTX, "zstd")] * 9))
    reading = read_file(str(path), 60)
    (refusal,) = reading.refused
    assert 0 < len(reading) < 9 and refusal.message.startswith(f"{9 - len(reading)} more texts are not read")


def test_one_compilation_is_one_input_of_a_folder(tmp_path):
    for name, data in {
        "k.ptx": PTX,
        "k.cubin": cubin(),
        "k.sm_90.cubin": cubin(),
        "alone.cubin": cubin(),
        "x.so": elf({}),
        "n.txt": b"hello",
    }.items():
        (tmp_path / name).write_bytes(data)
    assert [path.name for path in sorted(tmp_path.iterdir()) if is_dump(path)] == ["alone.cubin", "k.ptx"]


def test_a_binary_that_is_damaged_keeps_what_is_whole(tmp_path, monkeypatch):
    without_programs(monkeypatch)
    path = tmp_path / "x.fatbin"
    path.write_bytes(fat_binary((2, cubin()), (2, b"\x7fELF" + bytes(60)), (2, cubin()))[:-8])
    reading = read_file(str(path), 60)
    assert len(reading) == 1
    assert [refusal.message for refusal in reading.refused] == [
        "only ELF files of 64 bits with the lowest byte first are read",
        f"no member of the fat binary at {16 + 2 * 0x40 + len(cubin()) + 64:#x}",
    ]
