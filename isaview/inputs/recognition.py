r"""Bytes as text that is safe to read and to show, or a plain sentence for what isaview cannot read.

In a text line ends are ``\n`` (CRLF and lone CR too), byte order marks are removed, and every other character that is not
printable is its visible escape, so that the marks the readers use inside never come from an input. Each row of the tables
names a kind of input; none of them is parsed further. Patterns are linear and see the input's head only.
"""

from __future__ import annotations

import codecs
import re

from msgspec import Struct

from isaview.base.text import safe_lines


class Recognised(Struct, frozen=True):
    """What an input is, and how its owner gets something readable out of it."""

    what: str
    advice: str


_CONTENTS = "`isaview contents FILE` lists what is in it"
_HOST = Recognised(
    "a program or object file for the host processor, without code for GPUs", "compile it with device code inside"
)
_ELF_MACHINES = {190: Recognised("a CUDA cubin", _CONTENTS), 224: Recognised("an AMD GPU code object", _CONTENTS)}

_BITCODE = Recognised("LLVM bitcode", "`llvm-dis FILE -o FILE.ll` turns it into LLVM IR text")
_BUNDLE = Recognised("a clang offload bundle", _CONTENTS)
_COMPRESSED = "unpack it first and give the text, or pipe it in: `… | isaview -`"

_MAGIC: tuple[tuple[bytes, Recognised], ...] = (
    (b"\x50\xed\x55\xba", Recognised("a CUDA fat binary", _CONTENTS)),
    (b"\x10\xff\x10\xad", _BUNDLE),
    (b"__CLANG_OFFLOAD_BUNDLE__", _BUNDLE),
    (b"CCOB", Recognised("a compressed clang offload bundle", _CONTENTS)),
    (b"BC\xc0\xde", _BITCODE),
    (b"\xde\xc0\x17\x0b", _BITCODE),
    (
        b"ML\xefR",
        Recognised("MLIR bytecode", "give it as text: `mlir-opt FILE`, of StableHLO `stablehlo-translate --deserialize FILE`"),
    ),
    (b"\x03\x02\x23\x07", Recognised("SPIR-V", "isaview reads what the driver makes of it; there is no text to read here")),
    (b"!<", Recognised("a static library", _CONTENTS)),
    (b"\x1f\x8b", Recognised("a gzip archive", _COMPRESSED)),
    (b"PK\x03\x04", Recognised("a zip archive", _COMPRESSED)),
    (b"\xfd7zXZ\x00", Recognised("an xz archive", _COMPRESSED)),
    (b"\x28\xb5\x2f\xfd", Recognised("a zstd archive", _COMPRESSED)),
    (b"BZh", Recognised("a bzip2 archive", _COMPRESSED)),
    (b"!<arch>\n", Recognised("an archive of object files", _HOST.advice)),
    (b"MZ", _HOST),
    (b"\xcf\xfa\xed\xfe", _HOST),
    (b"\xca\xfe\xba\xbe", _HOST),
    (b"%PDF", Recognised("a PDF document", "give a compiler's dump")),
    (b"\x89PNG", Recognised("a PNG picture", "give a compiler's dump")),
)

_COMPILE = "compile it first: `nvcc -ptx`, `hipcc -S --offload-device-only`, `clang -S -emit-llvm`"
_DEVICE = "give the device part: `--cuda-device-only` or `--offload-device-only` with -S"


_TEXTS: tuple[tuple[str, Recognised], ...] = (
    (
        r"\A\s*[{\[]\s*\"schema\"\s*:\s*\"isaview/",
        Recognised("a report that isaview saved", "give the dump it was made from"),
    ),
    (
        r"^[ \t]*(?:\.(?:elftype|headerflags)\b|code for sm_\d)",
        Recognised(
            "a listing of SASS without an instruction",
            "give one of a program that holds machine code: `cuobjdump -sass PROGRAM`, `nvdisasm -c CUBIN`",
        ),
    ),
    (
        r"^\{ ?lambda ;|^[ \t]*let\n[ \t]+\w+:\w+\[[\d,]*\] = ",
        Recognised("a jaxpr of JAX", "give what it is lowered to: `jax.jit(f).lower(…).as_text()`"),
    ),
    (
        r"^[ \t]*%\w+ : \[[^\]\n]*\bnum_users=|^graph\(%[\w.]+ :|^[ \t]*%[\w.]+ : [^=\n]+ = (?:prim|aten)::",
        Recognised(
            "a graph of PyTorch", "give what is compiled of it: the .ttgir of Triton's cache, or StableHLO of torch-xla"
        ),
    ),
    (
        r"^def @\w+\([^\n]*%\w+: Tensor\[|^[ \t]*@T\.prim_func\b",
        Recognised("intermediate code of TVM", "give what is compiled of it: PTX, AMDGCN or LLVM IR"),
    ),
    (r"^(?:; SPIR-V\b|[ \t]*OpCapability\b)", Recognised("SPIR-V assembly", "give a compiler's dump of PTX or AMDGCN")),
    (
        r"^[ \t]+(?:push|mov|lea|sub|add|call|xor)[bwlq]?[ \t][^\n%]*%(?:[re][abcd]x|[re]?[sb]p|[re]?[sd]i|r\d+|xmm)",
        Recognised("assembly for x86 processors", _DEVICE),
    ),
    (
        r"^[ \t]+(?:stp|ldp|str|ldr|sub|add|adrp|mov)[ \t][ \t]*[wx](?:\d+|zr), ",
        Recognised("assembly for ARM processors", _DEVICE),
    ),
    (r"^[ \t]*\.(?:cfi_startproc|intel_syntax)\b", Recognised("assembly for a host processor", _DEVICE)),
    (r"\bptxas info[ \t]{0,9}:", Recognised("a log of ptxas", "give the PTX that ptxas read, and this with --log")),
    (
        r"^ Function \S+:\r?\n  REG:\d",
        Recognised("a log of `cuobjdump -res-usage`", "give the PTX or the binary, and this with --log"),
    ),
    (r"-Rpass-analysis=", Recognised("compiler remarks", "give the assembly that `-save-temps` keeps, and this with --log")),
    (
        r"@triton\.(?:jit|autotune)\b",
        Recognised("Python source with Triton kernels", "run it, then give the folder ~/.triton/cache"),
    ),
    (r"\b__global__\b", Recognised("CUDA or HIP source", _COMPILE)),
    (r"^[ \t]*#include[ \t]*[<\"]", Recognised("C or C++ source", _COMPILE)),
    (
        r"(?i:\A\s*<(?:!doctype|html|\?xml|svg)\b)",
        Recognised("a web page or XML", "give a compiler's dump"),
    ),
    (r"\A\s*[{\[]\s*(?:\"|[{\[\]}])", Recognised("JSON", "give the dump that it describes")),
)
"""Patterns as texts, not compiled until a text is met that is in no language isaview reads; `^` is the begin of any line."""

BINARY = Recognised("binary data", "isaview reads PTX, SASS, AMDGCN assembly, LLVM IR, MLIR, and binaries that hold GPU code")
_CONTROL = bytes(code for code in range(0x20) if code not in b"\t\n\v\f\r\x1b")
_BINARY_SHARE = 0.02
"""More control characters than this among the head's bytes, and it is not text."""


def binary(head: bytes) -> Recognised | None:
    """What an input that is no text is, by its first bytes; None for text in any encoding."""
    if head.startswith(b"\x7fELF"):
        machine = int.from_bytes(head[18:20], "big" if head[5:6] == b"\x02" else "little")
        return _ELF_MACHINES.get(machine, _HOST)
    for magic, recognised in _MAGIC:
        if head.startswith(magic):
            return recognised
    # UTF-16 without a mark has a zero in every second byte.
    if head.startswith((b"\xff\xfe", b"\xfe\xff")) or (head[:1].isascii() and not any(head[1:64:2]) and all(head[:64:2])):
        return None
    controls = len(head) - len(head.translate(None, _CONTROL))
    return BINARY if controls > _BINARY_SHARE * len(head) else None


def other_text(head: str) -> Recognised | None:
    """What a text is that is in no language isaview reads; None where nothing tells."""
    return next((recognised for pattern, recognised in _TEXTS if re.search(pattern, head, re.MULTILINE)), None)


_PLAIN = bytes(range(0x20, 0x7F)) + b"\n\t"
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""Byte order marks; UTF-32 stands first because its mark begins with UTF-16's."""


def decode_text(data: bytes) -> str:
    """The text of an input: UTF-8, UTF-16 or UTF-32 by its mark, else UTF-8, else Latin-1; never an error."""
    if not data.translate(None, _PLAIN):
        return data.decode("ascii")
    head = data[:64]
    unmarked = "utf-16-le" if len(head) >= 4 and not any(head[1::2]) and all(head[::2]) else "utf-8"
    encoding = next((encoding for mark, encoding in _MARKS if data.startswith(mark)), unmarked)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = data.decode("latin-1" if encoding == "utf-8" else encoding, errors="replace")
    return normalise_text(text)


def normalise_text(text: str) -> str:
    r"""Text from anywhere, with line ends as ``\n`` and everything else that is not printable as its visible escape."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").replace("\x0b", " ").replace("\x0c", " ").replace("\ufeff", "")
    return safe_lines(plain)
