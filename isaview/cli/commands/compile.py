"""``isaview compile FILE.cu --arch sm_90``: compile a kernel's source and show what is inside; the only command that does."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import asdict

from isaview.base.text import safe
from isaview.cli.command import Command
from isaview.cli.launch import LaunchOptions
from isaview.cli.options import DetailsOption, DisplayOptions
from isaview.runs import FINE, INTERRUPTED, NO_ANSWER, Refused, messages

if TYPE_CHECKING:
    from isaview.tools.lower import Failed
    from isaview.tools.source_compilers import Compilation

_POLL_SECONDS = 0.3


def command(
    source: Annotated[
        list[str], typer.Argument(metavar="FILE [-- FLAGS…]", help="A source file; what follows -- is given to the compiler.")
    ],
    shown: DisplayOptions,
    launch: LaunchOptions,
    arch: Annotated[str, typer.Option("--arch", metavar="TARGET", help="What to compile for: sm_90, gfx942, a GPU's name.")],
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="DIR", help="Keep what the compiler writes in this folder.")
    ] = None,
    compiler: Annotated[
        str,
        typer.Option("--compiler", metavar="NAME", help="Which compiler on PATH: nvcc, hipcc, clang-22; else the first."),
    ] = "",
    watch: Annotated[
        bool,
        typer.Option("--watch", help="Compile again each time the file is saved, and show what changed since the last time."),
    ] = False,
    details: DetailsOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.tools.source_compilers import find_compilation

    file, *flags = source
    if flags and not flags[0].startswith("-"):
        raise Refused(
            f"one file at a time; flags of the compiler follow --: isaview compile {file} --arch {arch} -- {flags[0]}"
        )
    if not Path(file).is_file():
        raise Refused(f"{safe(file)}: there is no such file")
    shown.settings(), launch.gpus(), launch.launch()  # what is wrong with them is reported before a long run
    target = _target_of(arch)
    with tempfile.TemporaryDirectory(prefix="isaview-") as temporary:

        def build(number: int) -> tuple[Compilation | None, int]:
            # Watching compares with the last build, so two folders take turns.
            folder = Path(output or temporary, *((str(number % 2),) if watch else ()))
            return _run_compiler(find_compilation(file, target, flags, str(folder), compiler), folder)

        saved = _file_state(Path(file))
        made, code = build(0)
        if made is not None:
            code = max(code, _show(made, shown, launch, details))
        if not watch:
            return code
        try:
            return _watch(Path(file), saved, made, build, shown, launch)
        except KeyboardInterrupt:  # this is how watching ends: no file is missing
            return INTERRUPTED


def _target_of(arch: str) -> str:
    """The target that a GPU's name means; what is none (sm_90a, gfx90a:xnack+) is left to the compiler."""
    from isaview.gpus.hardware import UnknownGpuError, find_gpu

    try:
        gpu = find_gpu(arch)
    except UnknownGpuError:
        return arch
    return arch if arch.startswith(gpu.target) else gpu.target


def _run_compiler(made: Compilation | Failed, folder: Path) -> tuple[Compilation | None, int]:
    """What a compiler's command gave, None where that is nothing; the command and its messages go to standard error."""
    from isaview.tools.lower import Failed
    from isaview.tools.source_compilers import run_compiler

    if isinstance(made, Failed):
        raise Refused(safe(made.reason))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"cannot make the folder {folder}: {error.strerror or error}") from None
    messages.say(f"$ {safe(made.line)}")
    printed, failed = run_compiler(made)
    for line in printed.splitlines():
        messages.say(safe(line))
    if failed is not None:
        others = f"; --compiler takes another that is on PATH: {safe(', '.join(made.others))}" if made.others else ""
        messages.say(f"isaview: nothing to show: {failed.reason}{others}")
        return None, NO_ANSWER
    return made, FINE


def _show(made: Compilation, shown: DisplayOptions, launch: LaunchOptions, details: bool | None) -> int:
    from isaview.cli.commands.show import TableOptions, show
    from isaview.cli.launch import LaunchAndLowerOptions

    return show([str(made.result)], shown, LaunchAndLowerOptions(**asdict(launch)), TableOptions(), details=details)


def _watch(
    file: Path,
    saved: tuple[int, int] | None,
    before: Compilation | None,
    build: Callable[[int], tuple[Compilation | None, int]],
    shown: DisplayOptions,
    launch: LaunchOptions,
) -> int:
    """Compile at each save until the user ends it; what does not compile is passed over.

    Two folders take turns, so that the last result is still there to compare with.
    """
    number = 1
    messages.say(f"isaview: compiles again when {safe(str(file))} is saved; Ctrl-C ends it")
    while True:
        time.sleep(_POLL_SECONDS)
        if _file_state(file) in (saved, None):
            continue
        saved = _file_state(file)
        made, _ = build(number)
        if made is None:
            continue
        if before is not None:
            _show_difference(before, made, shown, launch)
        else:
            _show(made, shown, launch, None)
        messages.say_notes()
        before, number = made, number + 1


def _file_state(file: Path) -> tuple[int, int] | None:
    """What changes when a file is saved, None where it is not there at the moment."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


def _show_difference(old: Compilation, new: Compilation, shown: DisplayOptions, launch: LaunchOptions) -> None:
    from isaview.cli.commands.diff import diff
    from isaview.cli.launch import LaunchAndLowerOptions

    diff([str(old.result), str(new.result)], shown, LaunchAndLowerOptions(**asdict(launch)))


COMMAND = Command("compile", "Compile a kernel's source by nvcc or clang, and show it.", command, "Look", 8)
