"""Code that an installed compiler makes of a source file, for the only command that asks for it.

Which programs there are stands in ``source_compilers.toml``; they are looked for on PATH by name, and nothing that lies in a
repository can name another.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePath

from msgspec import Struct

from isaview.base import limits
from isaview.base.plugins import read_toml
from isaview.base.programs import named_on_path, run
from isaview.tools.lower import Failed

_KEPT = ("HOME", "ROCM_PATH", "HIP_PATH", "HIP_DEVICE_LIB_PATH", "CUDA_HOME", "CUDA_PATH", "CPATH", "CPLUS_INCLUDE_PATH")
"""Variables by which compilers find headers and libraries."""


class Compilation(Struct, frozen=True):
    """A compiler's command for a source and a target, the variables set for it, and where its result will lie.

    ``others`` are the names of further compilers at hand that may know the target.
    """

    command: tuple[str, ...]
    result: Path
    variables: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The command as a shell takes it."""
        return shlex.join([*self.variables, *self.command])


def find_compilation(source: str, target: str, flags: Sequence[str], folder: str, asked: str = "") -> Compilation | Failed:
    """The command of the first compiler at hand, or of the one ``asked`` for by name; what the user adds stands last."""
    table, suffix = read_toml(Path(__file__).with_name("source_compilers.toml"))["compiler"], PurePath(source).suffix
    rows = [row for row in table if suffix in row["suffixes"].split() and fnmatchcase(target, row["targets"])]
    if not rows:
        return Failed(f"no compiler makes code for {target} of {PurePath(source).suffix or 'such'} files")
    stem = PurePath(source).stem
    places = {"target": target, "folder": folder, "stem": stem}
    at_hand = list(_installed_compilers(rows, asked))
    for row, program in at_hand[:1]:
        arguments = [text for argument in row["arguments"].split() if (text := argument.format(**places)) not in flags]
        result = Path(folder, row["result"].format(**places))
        others = tuple(dict.fromkeys(PurePath(other).name for _, other in at_hand[1:]))
        return Compilation((program, *arguments, source, *flags), result, tuple(row.get("variables", "").split()), others)
    wanted = list(dict.fromkeys(name for row in rows for name in row["programs"].split()))
    if asked and not any(fnmatchcase(asked, name) for name in wanted):
        return Failed(f"{asked} is no compiler for {target}; there is {', '.join(wanted)}")
    return Failed(f"{asked} is not on PATH" if asked else f"none of {', '.join(wanted)} is on PATH")


def _installed_compilers(rows: Sequence[dict[str, str]], asked: str) -> Iterator[tuple[dict[str, str], str]]:
    """The programs on PATH, the most wanted first, each with its row; only the one ``asked`` for, where one is."""
    for row in rows:
        for name in row["programs"].split():
            program = named_on_path(asked or name) if not asked or fnmatchcase(asked, name) else None
            if program is not None:
                yield row, program


def run_compiler(compilation: Compilation) -> tuple[str, Failed | None]:
    """Run the command where the user stands; gives what the compiler printed, and why there is no result."""
    compilation.result.unlink(missing_ok=True)
    variables = {name: os.environ[name] for name in _KEPT if name in os.environ}
    variables.update({name: value for name, _, value in (setting.partition("=") for setting in compilation.variables)})
    ran = run(compilation.command, str(Path.cwd()), limits.COMPILE_SECONDS, limits.COMPILE_LOG_BYTES, variables=variables)
    if ran.failure:
        return ran.output, Failed(f"the compiler {ran.failure}")
    if ran.code or not compilation.result.is_file():
        return ran.output, Failed(f"the compiler ended with {ran.code}")
    return ran.output, None
