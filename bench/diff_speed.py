"""How fast two sides are compared: a kernel of 50,000 instructions against its rescheduled copy, and two dumps of 1 MB.

    python bench/diff_speed.py            # everything
    python bench/diff_speed.py reschedule # one of: reschedule, dumps

`reschedule` moves independent instructions of one large AMDGCN block and renames its registers; `dumps` changes every kernel of
a file of about 1 MB and compares the time of `isaview diff` with that of showing both.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from isaview import read
from isaview.compare.align import align

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.globl\t{0}\n\t.p2align\t8\n\t.type\t{0},@function\n{0}:\n'
TAIL = (
    "\ts_endpgm\n.Lend_{0}:\n\t.size\t{0}, .Lend_{0}-{0}\n\t.amdhsa_kernel {0}\n"
    "\t\t.amdhsa_next_free_vgpr 256\n\t\t.amdhsa_next_free_sgpr 32\n\t.end_amdhsa_kernel\n"
)

Instruction = tuple[str, tuple[int, ...], tuple[int, ...]]
"""Template with {0}, {1} … for the registers written, then read."""


def body(chance: random.Random, count: int) -> list[Instruction]:
    """Loads, arithmetic and stores over 200 vector registers, each of which first gets a value of its own."""
    made: list[Instruction] = [(f"v_mov_b32_e32 v{{0}}, 0x{1000 + register:x}", (register,), ()) for register in range(4, 200)]
    for number in range(count - len(made)):
        registers = [chance.randrange(4, 200) for _ in range(4)]
        kind = chance.randrange(10)
        if kind == 0:
            made.append((f"global_load_dword v{{0}}, v1, s[2:3] offset:{number % 4000}", (registers[0],), ()))
        elif kind == 1:
            made.append(("global_store_dword v1, v{0}, s[4:5]", (), (registers[0],)))
        elif kind < 6:
            made.append(("v_fma_f32 v{0}, v{1}, v{2}, v{3}", (registers[0],), tuple(registers[1:])))
        else:
            made.append((f"v_add_u32_e32 v{{0}}, {number % 60}, v{{1}}", (registers[0],), (registers[1],)))
    return made


def rescheduled(chance: random.Random, made: list[Instruction], window: int) -> list[Instruction]:
    """The instructions with independent ones moved within windows of so many; loads and stores keep their order."""
    order: list[Instruction] = []
    for start in range(0, len(made), window):
        left = made[start : start + window]
        while left:
            ready = [at for at in range(min(8, len(left))) if not any(depends(before, left[at]) for before in left[:at])]
            order.append(left.pop(chance.choice(ready)))
    return order


def depends(one: Instruction, other: Instruction) -> bool:
    """Whether ``other``, which comes later, must stay behind ``one``."""
    if one[0].startswith("global") and other[0].startswith("global"):
        return True
    writes, reads = set(one[1]), set(one[2])
    return bool(writes & {*other[1], *other[2]} or reads & set(other[1]))


def text(name: str, made: list[Instruction], names: list[int]) -> str:
    """The kernel with its registers under other numbers."""
    lines = [template.format(*(names[one] for one in (*writes, *reads))) for template, writes, reads in made]
    return HEAD.format(name) + "".join(f"\t{line}\n" for line in lines) + TAIL.format(name)


def reschedule() -> None:
    """A kernel of 50,000 instructions against its copy in another order and other registers."""
    chance = random.Random(1)
    made = body(chance, 50_000)
    names = [*range(4), *chance.sample(range(4, 200), 196)]
    old = read(text("big", made, list(range(200))))[0].kernels[0]
    new = read(text("big", rescheduled(chance, made, 2_000), names))[0].kernels[0]
    start, busy = time.perf_counter(), time.process_time()
    alignment = align(old, new)
    seconds, busy = time.perf_counter() - start, time.process_time() - busy
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"50,000 instructions rescheduled: {busy:.1f} s busy ({seconds:.1f} s passed), {memory} MiB in all")
    print(f"  {alignment.counts}, by {alignment.basis}")


def dumps() -> None:
    """Two files of about 1 MB in which every kernel differs, against showing both."""
    chance = random.Random(2)
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        made = [body(chance, 700) for _ in range(40)]
        for side in range(2):
            pieces = []
            for number, kernel in enumerate(made):
                names = [*range(4), *chance.sample(range(4, 200), 196)]
                changed = rescheduled(chance, kernel, 100) if side else kernel
                if side:
                    changed = [one for one in changed if chance.random() > 0.02]
                pieces.append(text(f"kernel_{number}", changed, names))
            path = Path(folder) / f"{side}.s"
            path.write_text("".join(pieces))
            paths.append(str(path))
        size = sum(Path(path).stat().st_size for path in paths) / 2e6
        shown = sum(timed("show", path) for path in paths)
        compared = timed("diff", *paths)
    ratio = compared / shown
    print(f"two dumps of {size:.1f} MB, all kernels changed: diff {compared:.1f} s, showing both {shown:.1f} s, ×{ratio:.1f}")


def tenth(folder: Path) -> tuple[str, str]:
    """Write two files of about 1 MB in which a tenth of the kernels differ; gives their names."""
    chance = random.Random(3)
    made = [body(chance, 700) for _ in range(40)]
    for side in range(2):
        changed = [rescheduled(chance, one, 100)[:-9] if side and not at % 10 else one for at, one in enumerate(made)]
        kernels = (text(f"kernel_{at}", one, list(range(200))) for at, one in enumerate(changed))
        (folder / f"tenth{side}.s").write_text("".join(kernels))
    return "tenth0.s", "tenth1.s"


def timed(*arguments: str) -> float:
    """Seconds that one run of isaview takes."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "isaview", *arguments], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    wanted = sys.argv[1:] or ["reschedule", "dumps"]
    for name in wanted:
        {"reschedule": reschedule, "dumps": dumps}[name]()
