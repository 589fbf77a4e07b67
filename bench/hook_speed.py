"""How long the hook takes: ten changed dumps of about 5,000 lines, the old side read from git, then from the cache.

    python bench/hook_speed.py [FILES [LINES [ptx]]]

Each file holds one kernel of AMDGCN, or of PTX, with loads, arithmetic and stores over 200 registers, and some source lines;
every file is different, and every file was changed since the last commit.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.file 1 "src/{0}.hip"\n\t.globl\t{0}\n\t.p2align\t8\n{0}:\n'
TAIL = (
    "\ts_endpgm\n.Lend_{0}:\n\t.size\t{0}, .Lend_{0}-{0}\n\t.amdhsa_kernel {0}\n\t\t.amdhsa_next_free_vgpr {1}\n"
    "\t\t.amdhsa_next_free_sgpr 32\n\t\t.amdhsa_accum_offset 200\n\t.end_amdhsa_kernel\n"
)


def dump(name: str, lines: int, registers: int, seed: int) -> str:
    """The text of one file."""
    chance = random.Random(seed)
    pieces = [HEAD.format(name)]
    pieces += [f"\tv_mov_b32_e32 v{register}, 0x{1000 + register:x}\n" for register in range(4, registers)]
    count = registers
    while count < lines:
        a, b, c, d = (chance.randrange(4, registers) for _ in range(4))
        kind = chance.randrange(12)
        if kind == 0:
            pieces.append(f"\tglobal_load_dword v{a}, v1, s[2:3] offset:{count % 4000}\n")
        elif kind == 1:
            pieces.append(f"\tglobal_store_dword v1, v{b}, s[4:5]\n")
        elif kind == 2:
            pieces.append(f"\t.loc\t1 {count} {chance.randrange(40)}\n")
        elif kind < 7:
            pieces.append(f"\tv_fma_f32 v{a}, v{b}, v{c}, v{d}\n")
        else:
            pieces.append(f"\tv_add_u32_e32 v{a}, {count % 60}, v{b}\n")
        count += 1
    pieces.append(TAIL.format(name, registers))
    return "".join(pieces)


def ptx(name: str, lines: int, registers: int, seed: int) -> str:
    """The text of one file of PTX."""
    chance = random.Random(seed)
    pieces = [
        f'.version 8.0\n.target sm_90\n.address_size 64\n.file 1 "src/{name}.cu"\n',
        f".visible .entry {name}(.param .u64 {name}_param_0)\n{{\n",
        f"\t.reg .b32 %r<{registers}>;\n\t.reg .f32 %f<{registers}>;\n\t.reg .b64 %rd<8>;\n",
        f"\tld.param.u64 %rd1, [{name}_param_0];\n\tmov.u32 %r1, %tid.x;\n",
        "\tmul.wide.u32 %rd2, %r1, 4;\n\tadd.s64 %rd3, %rd1, %rd2;\n",
    ]
    pieces += [f"\tmov.b32 %r{at}, {1000 + at};\n\tcvt.rn.f32.s32 %f{at}, %r{at};\n" for at in range(4, registers)]
    for count in range(2 * registers, lines):
        a, b, c, d = (chance.randrange(4, registers) for _ in range(4))
        kind = chance.randrange(12)
        if kind == 0:
            pieces.append(f"\tld.global.f32 %f{a}, [%rd3+{4 * (count % 1000)}];\n")
        elif kind == 1:
            pieces.append(f"\tst.global.f32 [%rd3+{4 * (count % 1000)}], %f{b};\n")
        elif kind == 2:
            pieces.append(f"\t.loc\t1 {count} {chance.randrange(40)}\n")
        elif kind < 7:
            pieces.append(f"\tfma.rn.f32 %f{a}, %f{b}, %f{c}, %f{d};\n")
        else:
            pieces.append(f"\tadd.s32 %r{a}, %r{b}, {count % 60};\n")
    return "".join([*pieces, "\tret;\n}\n"])


def main() -> None:
    files = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    lines = int(sys.argv[2]) if len(sys.argv) > 2 else 5_000
    write, suffix = (ptx, "ptx") if sys.argv[3:] == ["ptx"] else (dump, "s")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "project"
        folder.mkdir()
        environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            "PYTHONPYCACHEPREFIX": str(Path(place) / "compiled"),
            "XDG_CACHE_HOME": str(Path(place) / "cache"),
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_SYSTEM": os.devnull,
        }
        names = [f"k{number}.{suffix}" for number in range(files)]
        for number, name in enumerate(names):
            (folder / name).write_text(write(f"k{number}", lines, 180, number))
        for command in (
            ["init", "-q", "."],
            ["add", "."],
            ["-c", "user.name=b", "-c", "user.email=b@example.org", "commit", "-qm", "old"],
        ):
            subprocess.run(["git", *command], cwd=folder, env=environment, check=True)
        for number, name in enumerate(names):
            (folder / name).write_text(write(f"k{number}", lines + 20, 184, number))
        subprocess.run(["git", "add", "."], cwd=folder, env=environment, check=True)
        # an installed package is compiled; a checkout is by this run
        subprocess.run(
            [sys.executable, "-m", "isaview", "check", names[0], "--no-cache"],
            cwd=folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            check=False,
        )
        for label in ("cold", "warm", "warm again"):
            start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
            command = [sys.executable, "-m", "isaview", "check", "--hook", *names]
            done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
            took, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            first = done.stdout.splitlines()[0]
            print(f"{label:12}{took:6.2f} s, {used:.2f} s of them computing   exit code {done.returncode}   {first}")


if __name__ == "__main__":
    main()
