"""Containers, archives and packed members: what is listed, what is unpacked, and what is said of damaged ones."""

import struct
from random import Random

import pytest

from isaview.base import limits
from isaview.binaries.containers import Member, members
from isaview.binaries.unpack import Unpacker
from isaview.binaries.window import BinaryError, window_of
from tests.support.made_binaries import (
    PTX,
    archive,
    binary,
    bundle,
    cubin,
    elf,
    fat_binary,
    offload_binary,
    packed_bundle,
    symbols,
)

CODE = cubin()
TWO = fat_binary((2, CODE), (1, PTX, "zstd"))
HOST = elf({".text": b"code", ".nv_fatbin": TWO + bytes(40) + TWO})
AMD = "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack-"


def listed(data, unpack=False):
    """Place, title, target and packing of every member, and the messages."""
    messages = []
    found = members(Member(window_of(data)), messages, Unpacker().unpack if unpack else None)
    return [(one.place, one.title, one.target, one.packing) for one in found], messages


CUBIN, TEXT = ("cubin", "sm_90a", ""), ("PTX", "sm_90a", "zstd")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        pytest.param(CODE, [("", "cubin", None, "")], id="cubin"),
        pytest.param(TWO, [("", *CUBIN), ("", *TEXT)], id="fat binary"),
        pytest.param(HOST, [(".nv_fatbin", *one) for one in (CUBIN, TEXT) * 2], id="host file with two fat binaries"),
        pytest.param(elf({"__nv_relfatbin": TWO}), [("__nv_relfatbin", *one) for one in (CUBIN, TEXT)], id="relocatable"),
        pytest.param(
            archive({"a.o": HOST[:], "a_long_name_of_an_object.o": elf({".hip_fatbin": bundle({AMD: elf({}, 224)})})}),
            [
                *(("a.o .nv_fatbin", *one) for one in (CUBIN, TEXT) * 2),
                ("a_long_name_of_an_object.o .hip_fatbin", "AMD code object", "gfx90a", ""),
            ],
            id="library",
        ),
        pytest.param(
            bundle({"host-x86_64-unknown-linux-gnu--": b"", AMD: elf({}, 224), "hip-amdgcn-amd-amdhsa--gfx9-4-generic": PTX}),
            [("", "AMD code object", "gfx90a", ""), ("", "text", "gfx9-4-generic", "")],
            id="bundle",
        ),
        pytest.param(packed_bundle(bundle({AMD: elf({}, 224)})), [("", "offload bundle", None, "zstd")], id="packed bundle"),
        pytest.param(
            elf({".llvm.offloading": offload_binary(elf({}, 224), triple="amdgcn-amd-amdhsa", arch="gfx1100")}),
            [(".llvm.offloading", "AMD code object", "gfx1100", "")],
            id="offload binary",
        ),
        pytest.param(
            fat_binary((8, b"IR"), (77, b"?")), [("", "LTO IR", "sm_90a", ""), ("", "member of kind 77", "sm_90a", "")]
        ),
        pytest.param(elf({".text": b"code"}), [], id="host code alone"),
    ],
)
def test_what_is_listed(data, expected):
    assert listed(data) == (expected, [])


@pytest.mark.parametrize("version", [1, 2, 3])
@pytest.mark.parametrize("method", [0, 1])
def test_packed_bundles_are_opened_to_read_them(version, method):
    packed = packed_bundle(bundle({AMD: elf({}, 224)}), version, method)
    assert listed(packed, unpack=True) == ([("", "AMD code object", "gfx90a", "")], [])
    several = elf({".hip_fatbin": packed.ljust(4096, b"\0") + packed})
    assert len(listed(several)[0]) == (1 if version == 1 else 2)  # the first version does not say where it ends


@pytest.mark.parametrize("packing", ["", "lz4", "zstd"])
def test_members_are_unpacked_to_what_they_were(packing):
    (member,) = members(Member(window_of(fat_binary((1, PTX * 50, packing)))), [])
    opened = Unpacker().unpack(member)
    assert opened.packing == "" and opened.window.read(0, opened.size).rstrip(b"\0") == PTX * 50


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (bundle({f"{AMD}{number}": elf({}, 224) for number in range(9)}, shift=8), "parts overlap"),
        (bundle(dict.fromkeys(map(str, range(5000)), b"x")), "a bundle of 5,000 members"),
        (b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<QQQQ", 1, 1 << 62, 8, 0), "lies outside"),
        (b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<QQQQ", 1, 0, 8, 1 << 40), "has no name"),
        (fat_binary((2, CODE))[:16], "is cut off"),
        (struct.pack("<IHHQ", 0xBA55ED50, 1, 16, 64) + bytes(64), "no member of the fat binary"),
        (elf({".nv_fatbin": b"nothing that is known here"}), "no container of device code at 0x0"),
        (elf({".nv_fatbin": (b"", 1, 0, 0, 0, 1 << 40)}), "lies outside"),
        (elf({".text": b"x"})[:-10], "lie outside"),
        (b"\x7fELF\1\1" + bytes(100), "only ELF files of 64 bits"),
        (b"\x7fELF", "lie outside"),
        (archive({"a.o": HOST})[:-100], "lies outside"),
        (b"!<arch>\n" + b"x" * 60, "no file of the library"),
        (b"!<thin>\n", "give the objects"),
        (b"CCOB" + bytes(60), "of version 0"),
    ],
)
def test_damaged_containers_say_what_is_wrong(data, message):
    found, messages = listed(data)
    assert len(messages) == 1 and message in messages[0] and not found


def test_what_stands_before_a_cut_is_kept():
    found, messages = listed(TWO[:-8])
    assert found == [("", *CUBIN)] and "no member of the fat binary" in messages[0]


def test_one_damaged_part_leaves_the_others():
    found, messages = listed(archive({"bad.o": b"\x7fELF", "good.o": HOST}))
    assert len(found) == 4 and messages == ["bad.o: 16 bytes at 0x0 lie outside of its 4 bytes"]


@pytest.mark.parametrize(
    ("member", "message"),
    [
        ((2, CODE, "zstd", 1 << 40), "more than 256 MiB"),
        ((2, b"\1" * 50, "lz4", 1 << 27), "cannot unpack to"),
        ((2, b"(\xb5/\xfd rest", "zstd", 900), "cannot be unpacked"),
        ((2, b"\xff" * 20, "lz4", 900), "cannot be unpacked"),
    ],
)
def test_packed_members_that_lie(member, message):
    log = binary(fat_binary((2, CODE), member, (2, CODE)), "x")
    assert [one.name for one in log.stated] == ["k", "k"] and message in log.messages[0]


def test_a_packed_member_makes_no_more_than_it_says(monkeypatch):
    import zstandard

    bomb = zstandard.compress(bytes(1 << 24))
    assert "does not unpack to the 100 bytes" in binary(fat_binary((2, bomb, "zstd", 100)), "x").messages[0]
    (one,) = members(Member(window_of(fat_binary((2, CODE, "zstd")))), [])
    unpacker = Unpacker(len(CODE) + 1)
    unpacker.unpack(one)
    with pytest.raises(BinaryError, match="the rest is not read"):
        unpacker.unpack(one)


def test_the_number_of_members_is_bounded(monkeypatch):
    monkeypatch.setattr(limits, "BINARY_MEMBERS", 3)
    found, messages = listed(fat_binary(*[(1, PTX)] * 5))
    assert len(found) == 3 and messages == ["more than 3 members; the rest is not read"]


def test_containers_inside_of_each_other_end():
    data = CODE
    for _ in range(30):
        data = packed_bundle(bundle({"a": data, "b": data[:50]}))
    assert binary(data, "x").stated == ()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (cubin(sections={".nv.info.k": (struct.pack("<BB", 1, 2) * 40, 1, 0x800)}), "is compressed"),
        (cubin(sections={".nv.info.k": (b"", 1, 0, 0, 0, 1_500_000_000)}), "overlap"),
        (cubin(sections={".strtab": (b"\0" + b"k" * 100_000, 3)}), "a name does not end"),
        (cubin(spills=[(True, 4)], code=b""), "what it says of itself cannot be true"),
        (cubin()[:-64], "lie outside"),
    ],
)
def test_lying_headers_of_code(data, message):
    log = binary(data, "x")
    assert log.stated == () and len(log.messages) == 1 and message in log.messages[0]


def test_names_that_overlap_cannot_make_a_small_file_long():
    names = b"\0" + b"k" * 60_000 + b"\0"
    table = symbols()[0] + b"".join(struct.pack("<IBBHQQ", 1 + number, 2, 0, 3, 0, 0) for number in range(20_000))
    log = binary(cubin(sections={".strtab": (names, 3), ".symtab": (table, 2, 0, 0, 1)}), "x")
    assert log.messages == ("x: a name does not end, or names overlap",)


def test_spills_are_counted_from_the_marks_and_the_instructions():
    (kernel,) = binary(cubin(spills=[(True, 4), (True, 6), (False, 5), (False, 4), (False, 4)], registers=255), "x").stated
    values = {name: measure.value for name, measure in kernel.facts.items()}
    assert (values["spilled_store_bytes"], values["spilled_load_bytes"], values["spilled_bytes"]) == (20, 16, 36)
    assert kernel.facts["spilled_bytes"].origin == "counted" and values["vector_registers"] == 255
    nothing = binary(cubin(), "x").stated[0].facts["spilled_bytes"]
    assert (nothing.value, nothing.because) == (0, "x: no spill instruction is among those that EIATTR_ANNOTATIONS names")
    assert "spilled_bytes" not in binary(cubin(abi=7, flags=90), "x").stated[0].facts  # compilers of CUDA 12 may set no marks


@pytest.mark.parametrize("whole", [TWO, HOST, bundle({AMD: CODE}), packed_bundle(bundle({AMD: CODE})), archive({"a.o": HOST})])
def test_any_damage_is_survived(whole):
    random = Random(len(whole))
    for _ in range(300):
        data = bytearray(whole[: random.randrange(len(whole))] if random.random() < 0.3 else whole)
        for _ in range(random.randrange(8)):
            at = random.randrange(len(data) + 1)
            data[at : at + 8] = random.choice((b"\xff" * 8, bytes(8), random.randbytes(8), struct.pack("<Q", 1 << 62)))
        for unpack in (False, True):
            rows, messages = listed(bytes(data), unpack)
            texts = [*messages, *(part for row in rows for part in row if isinstance(part, str))]
            assert all(text.isprintable() for text in texts)
        log = binary(bytes(data), "x")
        assert {measure.origin for kernel in log.stated for measure in kernel.facts.values()} <= {"stated", "counted"}


@pytest.mark.parametrize("whole", [TWO, HOST, bundle({AMD: CODE}), packed_bundle(bundle({AMD: CODE})), archive({"a.o": HOST})])
def test_what_is_cut_off_is_told_and_what_stands_before_is_listed(whole):
    rows, _ = listed(whole, True)
    for end in range(80, len(whole), 7):
        there, messages = listed(whole[:end], True)
        assert there == rows[: len(there)] and (messages or there == rows), end
