"""Layouts of tensors as Triton's own code computes them, and how many of isaview's are equal.

    python bench/layouts.py make --seed 1 --count 6000 > truth.csv     needs triton; random layouts and shapes of every family
    python bench/layouts.py compare truth.csv                         needs isaview; prints a table, family by family

A row of the truth: what was asked, the encoding as JSON [name, parameters, parent], a second encoding or nothing, the shape,
the bits of an element, and the answer: the bases of a map, or a number. Layouts that Triton refuses are left out.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import json
import os
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

COLUMNS = ("question", "encoding", "other", "shape", "bits", "answer")
QUESTIONS = ("registers", "memory", "tensor_memory", "conflicts", "bytes", "conversion")
WEIGHTS = (40, 12, 4, 20, 6, 18)
TARGETS = {32: ("cuda:80", "cuda:90", "cuda:100", "hip:gfx1201"), 64: ("hip:gfx90a", "hip:gfx942", "hip:gfx950")}
TOKEN = re.compile(r"\s*(#?[\w.]+|[-\[\]{}<>=,:+])")


def parse(text: str) -> Any:
    """A layout that Triton prints, as [name, parameters, parent]."""
    tokens = TOKEN.findall(text)
    value, rest = _value(tokens)
    if rest:
        raise ValueError(f"more than a layout: {text}")
    return value


def _value(tokens: list[str]) -> tuple[Any, list[str]]:
    head, *rest = tokens
    if head.startswith("#"):
        return _layout(head.split(".")[-1], rest[1:])
    if head == "[":
        return _many(rest, "]", _value)
    if head == "{":
        return _many(rest, "}", _pair)
    return {"true": True, "false": False}.get(head, int(head) if head.isdigit() else head), rest


def _many(tokens: list[str], end: str, item: Any) -> tuple[list[Any], list[str]]:
    items = []
    while tokens[0] != end:
        value, tokens = item(tokens)
        items.append(value)
        tokens = tokens[tokens[0] == "," :]
    return items, tokens[1:]


def _pair(tokens: list[str]) -> tuple[Any, list[str]]:
    value, rest = _value(tokens[2:])
    return [tokens[0], value], rest


def _interval(tokens: list[str]) -> tuple[Any, list[str]]:
    return [int(tokens[0]), int(tokens[3])], tokens[4:]


def _layout(name: str, tokens: list[str]) -> tuple[Any, list[str]]:
    pairs: list[Any] = []
    while tokens[0] != ">":
        if tokens[0] == "[":
            intervals, tokens = _many(tokens[1:], "]", _interval)
            pairs += [["intervals", [at for at, _ in intervals]], ["paddings", [by for _, by in intervals]]]
        elif tokens[0] == "{":
            more, tokens = _many(tokens[1:], "}", _pair)
            pairs += more
        elif tokens[0] == ",":
            tokens = tokens[1:]
        else:
            pair, tokens = _pair(tokens)
            pairs.append(pair)
    parents = [value for key, value in pairs if key == "parent"]
    return [name, [pair for pair in pairs if pair[0] != "parent"], parents[0] if parents else None], tokens[1:]


def powers(chance: random.Random, total: int, rank: int) -> list[int]:
    """Powers of two, one for each dimension, whose product is ``total``."""
    sizes = [1] * rank
    for _ in range(total.bit_length() - 1):
        sizes[chance.randrange(rank)] *= 2
    return sizes


def clusters(chance: random.Random, rank: int) -> list[list[int]]:
    """Bases of the blocks of a cluster, mostly none."""
    if chance.random() < 0.8:
        return []
    extents, bases = [1] * rank, []
    for _ in range(chance.choice((1, 1, 2))):
        dimension = chance.randrange(rank + 1)
        bases.append([extents[dimension] if index == dimension else 0 for index in range(rank)])
        if dimension < rank:
            extents[dimension] *= 2
    return bases


def blocked(chance: random.Random, rank: int, lanes: int) -> Any:
    from triton.experimental.gluon.language import _layouts

    return _layouts.BlockedLayout(
        powers(chance, chance.choice((1, 2, 4, 8, 16)), rank),
        powers(chance, lanes, rank),
        powers(chance, chance.choice((1, 2, 4, 8)), rank),
        chance.sample(range(rank), rank),
        clusters(chance, rank),
    )


def matrix_unit(chance: random.Random, rank: int, bits: int) -> Any:
    from triton.experimental.gluon.language import _layouts
    from triton.experimental.gluon.language.amd import _layouts as amd

    warps = powers(chance, chance.choice((1, 2, 4, 8)), rank)
    groups = clusters(chance, rank)
    match chance.choice(("mma", "wgmma", "mfma", "mfma", "wmma", "wmma")):
        case "mma":
            rows = 8 if bits == 64 and chance.random() < 0.5 else 16
            return _layouts.NVMMADistributedLayout([2, 0], warps, [1] * (rank - 2) + [rows, 8], groups)
        case "wgmma" if rank == 2:
            warps = [4 * chance.choice((1, 2)), chance.choice((1, 2))]
            depth = 256 // bits
            return _layouts.NVMMADistributedLayout([3, 0], warps, [16, chance.choice((8, 16, 32, 64, 128, 256)), depth], groups)
        case "mfma":
            shape = chance.choice(([32, 32, 8], [16, 16, 16], [16, 16, 32], [32, 32, 16], [64, 4, 4], [4, 64, 4]))
            tiles = powers(chance, chance.choice((1, 1, 2, 4)), 2)
            transposed = shape[0] == 64 or (shape[0] != 4 and chance.random() < 0.5)
            width = 64 if shape[0] == 16 and chance.random() < 0.2 else 32
            version = chance.randint(1, 4)
            return amd.AMDMFMALayout(version, shape, transposed, warps, width, [1] * (rank - 2) + tiles, groups)
    extents = [1] * rank
    registers: list[list[int]] = []
    of_warps: list[list[int]] = []
    for _ in range(chance.randint(0, 4)):
        dimension = chance.randrange(rank)
        basis = [extents[dimension] * (index == dimension) for index in range(rank)]
        extents[dimension] *= 2
        (of_warps if chance.random() < 0.7 or dimension < rank - 2 else registers).append(basis)
    version = chance.randint(1, 3)
    shape = [16, 16, chance.choice((16, 32, 64) if version > 1 else (16,))]
    return amd.AMDWMMALayout(version, chance.random() < 0.5, of_warps, registers, shape, groups, rank)


def registers(chance: random.Random, bits: int, depth: int = 0) -> tuple[Any, int]:
    """A random layout of registers and its rank."""
    from triton.experimental.gluon.language import _layouts

    kind = chance.choice(("blocked", "unit", "operand", "operand", "fma", "slice", "linear"))
    rank = chance.choice((2, 2, 2, 3))
    if kind == "blocked":
        rank = chance.choice((1, 2, 2, 3, 4))
        return blocked(chance, rank, chance.choice((32, 64))), rank
    if kind == "unit":
        return matrix_unit(chance, rank, bits), rank
    if kind in ("operand", "fma"):
        unit = blocked(chance, rank, 32) if kind == "fma" else matrix_unit(chance, rank, bits)
        version = getattr(unit, "version", 0)
        hopper = isinstance(version, list) and version[0] == 3
        width = {"fma": (0,)}.get(kind, (32 // bits,) if isinstance(version, list) and bits <= 32 else (2, 4, 8, 16))
        side = 0 if hopper else chance.randint(0, 1)
        return _layouts.DotOperandLayout(side, unit, chance.choice(width)), rank
    if kind == "slice" and depth < 3:
        parent, rank = registers(chance, bits, depth + 1)
        return (_layouts.SliceLayout(chance.randrange(rank), parent), rank - 1) if rank > 1 else (parent, rank)
    extents, bases = [1] * rank, []
    for _ in range(chance.randint(5, 12)):
        dimension = chance.randrange(rank + (chance.random() < 0.3))
        bases.append([extents[dimension] if index == dimension else 0 for index in range(rank)])
        if dimension < rank:
            extents[dimension] *= 2
    chance.shuffle(bases)
    return _layouts.DistributedLinearLayout(bases[7:], bases[:5], bases[5:7], [], extents), rank


def memory(chance: random.Random, rank: int, bits: int, shape: Sequence[int] = ()) -> Any:
    """A random layout of shared memory; of one that its bases describe where there is a shape."""
    from triton.experimental.gluon.language import _layouts

    kind = chance.choice(("swizzled", "swizzled", "nvmma", "nvmma", "linear", "padded") if shape else ("swizzled", "nvmma"))
    if kind in ("linear", "padded"):
        groups = clusters(chance, rank)
        parts = [1 << max([basis[index] for basis in groups], default=0).bit_length() for index in range(rank)]
        own = [max(1, size // part) for size, part in zip(shape, parts, strict=True)]
        bases = [
            [1 << bit if at == index else 0 for at in range(rank)]
            for index in range(rank)
            for bit in range(own[index].bit_length() - 1)
        ]
        groups = [[part * size for part, size in zip(basis, own, strict=True)] for basis in groups]
        chance.shuffle(bases)
        if kind == "linear":
            return _layouts.SharedLinearLayout(bases, groups)
        intervals = sorted(chance.sample((16, 32, 64, 128, 256), chance.choice((1, 2))))
        return _layouts.PaddedSharedLayout([[at, chance.choice((4, 8, 16))] for at in intervals], bases, groups, list(shape))
    if kind == "nvmma" and bits >= 8:
        width, transposed = chance.choice((0, 32, 64, 128)), chance.random() < 0.4
        padded = width == 128 and bits == 8 and chance.random() < 0.3
        return _layouts.NVMMASharedLayout(width, bits, rank, transposed and rank > 1, padded, clusters(chance, rank))
    return _layouts.SwizzledSharedLayout(
        chance.choice((1, 2, 4, 8, 16)),
        chance.choice((1, 2, 4)),
        chance.choice((1, 2, 4, 8, 16)),
        chance.sample(range(rank), rank),
        clusters(chance, rank),
    )


def tensor_memory(chance: random.Random) -> Any:
    from triton.experimental.gluon.language.nvidia import blackwell

    groups = clusters(chance, 2)
    if chance.random() < 0.2:
        return blackwell.TensorMemoryScalesLayout(groups)
    block = (chance.choice((64, 128)), chance.choice((16, 32, 64, 128, 256)))
    padded = chance.random() < 0.1
    return blackwell.TensorMemoryLayout(
        block, 1 if padded else chance.choice((1, 1, 2)), groups, bool(groups) and chance.random() < 0.5, padded
    )


def shape_of(chance: random.Random, rank: int) -> list[int]:
    most = {1: 12, 2: 9, 3: 7, 4: 5}.get(rank, 4)
    return [1 << chance.choice((0, *range(1, most + 1), *range(3, most + 1))) for _ in range(rank)]


class Triton:
    """Triton's builder of layouts."""

    def __init__(self) -> None:
        from triton._C.libtriton import amd, gluon_ir, ir, nvidia

        self.context = context = ir.context()
        for load in (ir.load_dialects, nvidia.load_dialects, amd.load_dialects):
            load(context)
        self.builder = builder = gluon_ir.GluonOpBuilder(context)
        self.module = builder.create_module()
        self.module.set_attr("ttg.target", builder.get_string_attr("cuda:90"))
        function = builder.get_or_insert_function(self.module, "f", builder.get_function_ty([], []), "public", False)
        self.module.push_back(function)
        builder.set_insertion_point_to_start(function.add_entry_block())

    def text(self, layout: Any, shape: Sequence[int], kind: str) -> str:
        """The layout as a type of a program names it."""
        builder = self.builder
        half = builder.get_half_ty() if "Scales" not in type(layout).__name__ else builder.get_int8_ty()
        made = layout._to_ir(builder)
        if kind == "registers":
            return str(builder.get_distributed_ty(half, shape, made)).split(",", 0)[0].partition(", ")[2][:-1]
        make = builder.get_tensor_mem_desc_ty if kind == "tensor_memory" else builder.get_shared_mem_desc_ty
        return str(make(half, shape, made, shape)).partition(", ")[2].rpartition(", #")[0]

    def type_of(self, layout: Any, shape: Sequence[int], bits: int, kind: str) -> str:
        """The type of a value with a layout, as a program writes it."""
        name = "x".join(map(str, (*shape, f"i{bits}")))
        text = self.text(layout, shape[-len(shape) :], kind)
        return (
            f"tensor<{name}, {text}>" if kind == "registers" else f"!ttg.memdesc<{name}, {text}, #ttg.shared_memory, mutable>"
        )

    def shared_of(self, argument: str, body: str, target: str, lanes: int, warps: int, blocks: int) -> int:
        """The bytes of shared memory that a function of these statements takes."""
        from triton._C.libtriton import amd, ir, nvidia

        facts = f'"ttg.num-ctas" = {blocks} : i32, "ttg.num-warps" = {warps} : i32, "ttg.threads-per-warp" = {lanes} : i32'
        text = (
            f'module attributes {{{facts}, ttg.target = "{target}"}} {{ tt.func public @f({argument}) {{ {body} tt.return }} }}'
        )
        with tempfile.NamedTemporaryFile("w", suffix=".ttgir") as file:
            file.write(text)
            file.flush()
            module = ir.parse_mlir_module(file.name, self.context)
        module.context = self.context
        manager = ir.pass_manager(self.context)
        if target.startswith("cuda"):
            nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(manager, int(target[5:]), 80)
        else:
            amd.passes.ttgpuir.add_allocate_shared_memory(manager, target[4:])
        manager.run(module, "allocate")
        return int(module.get_int_attr("ttg.shared"))

    def row(self, seed: int) -> dict[str, Any] | None:
        """A random question and its answer; None where the layout makes no sense to Triton."""
        chance = random.Random(seed)
        bits = chance.choice((8, 16, 16, 32, 64))
        question = chance.choices(QUESTIONS, WEIGHTS)[0]
        other = ""
        if question == "tensor_memory":
            layout, shape = tensor_memory(chance), [1 << chance.randint(5, 9), 1 << chance.randint(3, 9)]
        elif question == "memory":
            rank = chance.choice((1, 2, 2, 3))
            shape = shape_of(chance, rank)
            layout = memory(chance, rank, bits, shape)
        else:
            layout, rank = registers(chance, bits)
            shape = shape_of(chance, rank)
        if question == "bytes":
            layout, buffers = memory(chance, rank, bits, shape), chance.choice(([], [2], [3], [4]))
            shape = [*buffers, *shape]
        kind = question if question in ("registers", "tensor_memory") else "memory"
        try:
            if question == "conflicts":
                shared = memory(chance, rank, bits, shape)
                other = json.dumps(parse(self.text(shared, shape, "memory")), separators=(",", ":"))
                answer: Any = self.builder.get_shared_bank_conflicts(
                    layout._to_ir(self.builder), shared._to_ir(self.builder), shape, bits
                )
                kind = "registers"
            elif question == "bytes":
                type_ = self.type_of(layout, shape, bits, kind)
                body = f"%0 = ttg.local_alloc : () -> {type_} ttg.local_dealloc %0 : {type_}"
                blocks = 1 << len(getattr(layout, "cga_layout", None) or [])
                answer = self.shared_of("", body, "cuda:90", 32, 4, blocks)
            elif question == "conversion":
                from_linear, others = self.pair(chance, layout, rank, shape, bits)
                target = chance.choice(TARGETS[1 << len(from_linear.lane_bases)])
                kind = "registers"
                other = json.dumps(parse(self.text(others, shape, kind)), separators=(",", ":"))
                first, second = (self.type_of(item, shape, bits, kind) for item in (layout, others))
                body = f"%0 = ttg.convert_layout %a : {first} -> {second}"
                lanes, warps, blocks = (1 << len(getattr(from_linear, f"{name}_bases")) for name in ("lane", "warp", "block"))
                answer = {"target": target, "bytes": self.shared_of(f"%a: {first}", body, target, lanes, warps, blocks)}
            else:
                answer = bases_of(self.builder.to_linear_layout(layout._to_ir(self.builder), shape))
            encoding = parse(self.text(layout, shape, kind))
        except (AssertionError, RuntimeError, ValueError, TypeError, KeyError):
            return None
        packed = [json.dumps(item, separators=(",", ":")) for item in (encoding, shape, answer)]
        return dict(zip(COLUMNS, (question, packed[0], other, packed[1], bits, packed[2]), strict=True))

    def pair(self, chance: random.Random, layout: Any, rank: int, shape: list[int], bits: int) -> tuple[Any, Any]:
        """The map of a layout, and another layout with as many lanes, warps and blocks."""
        own = self.builder.to_linear_layout(layout._to_ir(self.builder), shape)
        counts = [len(own.lane_bases), len(own.warp_bases), len(own.block_bases)]
        for _ in range(500):
            other, other_rank = registers(chance, bits)
            if other_rank != rank:
                continue
            bases = self.builder.to_linear_layout(other._to_ir(self.builder), shape)
            if [len(bases.lane_bases), len(bases.warp_bases), len(bases.block_bases)] == counts:
                return own, other
        raise ValueError("no other layout")


def bases_of(layout: Any) -> dict[str, Any]:
    """The bases of a layout that Triton computed, by input."""
    names = {"reg_bases": "register", "lane_bases": "lane", "warp_bases": "warp", "block_bases": "block"}
    names |= {"offset_bases": "offset", "cga_layout": "block", "rows": "row", "cols": "col"}
    return {name: getattr(layout, field) for field, name in names.items() if hasattr(layout, field)}


def make(seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Rows of the truth. Triton ends the process on some layouts: a fork asks, and the next one goes on after those."""
    import triton.experimental.gluon.language.nvidia.blackwell

    number = rows = 0
    while rows < count:
        reading, writing = os.pipe()
        if not (child := os.fork()):
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            with os.fdopen(writing, "w") as answers:
                triton = Triton()
                for _ in range(2000):
                    print(json.dumps(triton.row(seed * 10**7 + number)), file=answers, flush=True)
                    number += 1
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as answers:
            for line in answers:
                number += 1
                if rows < count and (row := json.loads(line)):
                    rows += 1
                    yield row
        if os.waitpid(child, 0)[1]:
            number += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "compare"))
    parser.add_argument("file", nargs="?")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=6000)
    arguments = parser.parse_args()
    if arguments.what == "make":
        writer = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(make(arguments.seed, arguments.count))
    else:
        compare(Path(arguments.file))


def compare(path: Path) -> None:
    """Prints rows and equal rows by family, and the first that differ."""
    from tests.support.layouts import answer_of, encoding_of

    rows, equal = Counter[str](), Counter[str]()
    shown = 0
    with gzip.open(path, "rt", newline="") if path.suffix == ".gz" else path.open(newline="") as file:
        for row in csv.DictReader(file):
            encoding = encoding_of(json.loads(row["encoding"]))
            parent = f" of {encoding.parent.name}" if encoding.parent else ""
            family = f"{row['question']}: {encoding.name}{parent}"
            rows[family] += 1
            answer = answer_of(row)
            equal[family] += answer == json.loads(row["answer"])
            if answer != json.loads(row["answer"]) and shown < 12:
                shown += 1
                print("differs:", row, "isaview:", json.dumps(answer), sep="\n  ")
    for family in sorted(rows):
        print(f"{family:50s} {equal[family]:6d} of {rows[family]:6d}")
    print(f"{'all':50s} {equal.total():6d} of {rows.total():6d}")


if __name__ == "__main__":
    main()
