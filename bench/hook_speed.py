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

AMDGCN = (
    '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.file 1 "src/{0}.hip"\n\t.globl\t{0}\n\t.p2align\t8\n{0}:\n',
    "\tv_mov_b32_e32 v{0}, 0x{1:x}\n",
    (
        "\tglobal_load_dword v{a}, v1, s[2:3] offset:{offset}\n",
        "\tglobal_store_dword v1, v{b}, s[4:5] offset:{offset}\n",
        "\tv_fma_f32 v{a}, v{b}, v{c}, v{d}\n",
        "\tv_add_u32_e32 v{a}, {small}, v{b}\n",
    ),
    "\ts_endpgm\n.Lend_{0}:\n\t.size\t{0}, .Lend_{0}-{0}\n\t.amdhsa_kernel {0}\n\t\t.amdhsa_next_free_vgpr {1}\n"
    "\t\t.amdhsa_next_free_sgpr 32\n\t\t.amdhsa_accum_offset 200\n\t.end_amdhsa_kernel\n",
)
PTX = (
    '.version 8.0\n.target sm_90\n.address_size 64\n.file 1 "src/{0}.cu"\n'
    ".visible .entry {0}(.param .u64 {0}_param_0)\n{{\n"
    "\t.reg .b32 %r<{1}>;\n\t.reg .f32 %f<{1}>;\n\t.reg .b64 %rd<8>;\n"
    "\tld.param.u64 %rd1, [{0}_param_0];\n\tmov.u32 %r1, %tid.x;\n"
    "\tmul.wide.u32 %rd2, %r1, 4;\n\tadd.s64 %rd3, %rd1, %rd2;\n",
    "\tmov.b32 %r{0}, {1};\n\tcvt.rn.f32.s32 %f{0}, %r{0};\n",
    (
        "\tld.global.f32 %f{a}, [%rd3+{offset}];\n",
        "\tst.global.f32 [%rd3+{offset}], %f{b};\n",
        "\tfma.rn.f32 %f{a}, %f{b}, %f{c}, %f{d};\n",
        "\tadd.s32 %r{a}, %r{b}, {small};\n",
    ),
    "\tret;\n}}\n",
)
"""Of a language: the beginning, what sets a register, a load, a store, a product and a sum, the end."""


def dump(language: tuple[str, str, tuple[str, ...], str], name: str, lines: int, registers: int, seed: int) -> str:
    """The text of one file."""
    head, setting, (load, store, product, total), tail = language
    chance = random.Random(seed)
    pieces = [head.format(name, registers), *(setting.format(register, 1000 + register) for register in range(4, registers))]
    for count in range("".join(pieces).count("\n"), lines):
        a, b, c, d = (chance.randrange(4, registers) for _ in range(4))
        kind = chance.randrange(12)
        if kind == 2:
            pieces.append(f"\t.loc\t1 {count} {chance.randrange(40)}\n")
            continue
        line = load if kind == 0 else store if kind == 1 else product if kind < 7 else total
        pieces.append(line.format(a=a, b=b, c=c, d=d, small=count % 60, offset=4 * (count % 1000)))
    return "".join([*pieces, tail.format(name, registers)])


def main() -> None:
    files = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    lines = int(sys.argv[2]) if len(sys.argv) > 2 else 5_000
    language, suffix = (PTX, "ptx") if sys.argv[3:] == ["ptx"] else (AMDGCN, "s")
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
            (folder / name).write_text(dump(language, f"k{number}", lines, 180, number))
        for command in (
            ["init", "-q", "."],
            ["add", "."],
            ["-c", "user.name=b", "-c", "user.email=b@example.org", "commit", "-qm", "old"],
        ):
            subprocess.run(["git", *command], cwd=folder, env=environment, check=True)
        for number, name in enumerate(names):
            (folder / name).write_text(dump(language, f"k{number}", lines + 20, 184, number))
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
