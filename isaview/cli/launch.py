"""Options about the GPUs, the launch, where exact numbers come from, and what a verdict assumes.

Whatever makes no sense, or is in no table, raises `Refused` when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base.measure import bytes_of
from isaview.base.text import suggest_word
from isaview.gpus.hardware import Gpu, UnknownGpuError, find_gpu, products
from isaview.runs import Refused

if TYPE_CHECKING:
    from isaview.runs.answers import FileRequest
    from isaview.settings.configuration import Configuration
    from isaview.tools.evidence import Options

GpuOption = Annotated[
    str | None,
    typer.Option("--gpu", "-g", metavar="GPU[,GPU…]", help="Compute for these targets or products instead of the dump's."),
]
_EXACT: Mapping[str, bool | Literal["small", "required"]] = {"auto": "small", "never": False, "required": "required"}
"""What each word of the setting means where somebody looks."""
ThreadsOption = Annotated[
    str | None, typer.Option("--threads", "-t", metavar="N|XxY|MIN-MAX", help="Threads of a group, if the dump does not say.")
]


class LaunchOptions(Struct, frozen=True):
    """The GPUs, the launch, and where exact numbers may come from, as the command line says it."""

    gpu: GpuOption = None
    threads: ThreadsOption = None
    shared: Annotated[str | None, typer.Option("--shared", metavar="BYTES", help="Shared memory of a group in all.")] = None
    shared_dynamic: Annotated[
        str | None,
        typer.Option("--shared-dynamic", metavar="BYTES", help="Shared memory that the launch adds to the declared."),
    ] = None
    barriers: Annotated[int | None, typer.Option("--barriers", min=0, metavar="N", help="Named barriers of a group.")] = None
    exact: Annotated[
        bool | None,
        typer.Option(
            "--exact/--estimate", help="Ask ptxas for the registers of any PTX, or of none; else of small PTX to look at."
        ),
    ] = None
    log: Annotated[
        list[str] | None,
        typer.Option(
            "--log", metavar="FILE", help="A saved log of ptxas -v, cuobjdump -res-usage or LLVM, a binary, Triton's .json."
        ),
    ] = None

    def gpus(self) -> tuple[Gpu, ...]:
        """The GPUs that were named, in order."""
        return gpus_of(self.gpu)

    def launch(self) -> Launch:
        """What is known of the launch."""
        low, high, width = parse_threads(self.threads)
        try:
            shared, dynamic = (None if text is None else bytes_of(text) for text in (self.shared, self.shared_dynamic))
        except ValueError as error:
            raise Refused(str(error)) from None
        return Launch(low, high, shared, dynamic, self.barriers, width=width)

    def options(self, settings: Configuration, *, gate: bool = False) -> Options:
        """How other tools and files may be asked; for a ``gate`` nothing may depend on what the machine happens to have."""
        from isaview.base import store
        from isaview.tools.evidence import Options

        exact = _EXACT[settings["exact"]] if self.exact is None else self.exact
        if gate:
            # "small" asks ptxas only where it is there: a verdict must not depend on the machine.
            exact = "required" if exact in (True, "required") else False
        return Options(
            exact=exact,
            exact_bytes=settings["exact-bytes"],
            exact_kernels=settings["exact-kernels"],
            exact_instructions=settings["exact-instructions"],
            gpus=tuple(gpu.target for gpu in self.gpus()),
            logs=tuple(self.log or ()),
            use_cache=not store.is_off(),
        )


class LaunchAndLowerOptions(LaunchOptions, frozen=True):
    """The same for commands that read LLVM IR as it stands, or lower it."""

    lower: Annotated[
        bool | None,
        typer.Option(
            "--lower/--no-lower", help="Lower LLVM IR of any size, or none; small modules for AMD GPUs are by default."
        ),
    ] = None

    def options(self, settings: Configuration, *, gate: bool = False) -> Options:
        """How other tools and files may be asked."""
        options = LaunchOptions.options(self, settings, gate=gate)
        return options if self.lower is None else replace(options, lower="always" if self.lower else "never")


class Assumptions(Struct, frozen=True):
    """What a verdict takes for granted of the launch and of the GPU."""

    assume: Annotated[
        str,
        typer.Option(
            "--assume", metavar="NAME=N[,…]", help="n, inner (trips of unknown loops), threads (256, 16x16), grid, width."
        ),
    ] = ""
    peak: Annotated[
        str,
        typer.Option("--peak", metavar="NAME=RATE[,…]", help="Your own peaks a second: memory=4e12, fp32, matrix_fp16, l2 …"),
    ] = ""

    def apply_to(self, launch: Launch) -> Launch:
        """What is known of a launch with what is assumed."""
        given: dict[str, int] = {}
        for name, value in _parse_pairs(self.assume):
            if name not in _ASSUMED:
                raise Refused(f"what can be assumed is {', '.join(_ASSUMED)}, not {name!r}{suggest_word(name, _ASSUMED)}")
            sizes = _parse_extents(value)
            if not sizes or (len(sizes) > 1 and name != "threads"):
                raise Refused(f"{name} is a number, not {value!r}")
            given.update({name: prod(sizes), **({"width": sizes[0]} if len(sizes) > 1 else {})})
        threads = given.get("threads")
        if threads is not None and launch.threads_low is not None:
            raise Refused("the threads are given twice, with --threads and with --assume")
        return replace(
            launch,
            threads_low=threads or launch.threads_low,
            threads_high=threads or launch.threads_high,
            trips=given.get("n"),
            inner_trips=given.get("inner"),
            groups=given.get("grid"),
            width=given.get("width", launch.width),
            peaks=tuple((name, _parse_rate(name, value)) for name, value in _parse_pairs(self.peak)),
        )


_ASSUMED = ("n", "inner", "threads", "grid", "width")


def _parse_extents(text: str) -> list[int]:
    """The extents that ``256`` or ``32x8x4`` names, none where it is neither."""
    sizes = text.replace("×", "x").split("x")
    # `int` accepts underscores, signs and digits of every script; 12 digits are more than any launch has.
    usable = len(sizes) <= 3 and all(size.isdecimal() and len(size) < 13 and int(size) > 0 for size in sizes)
    return [int(size) for size in sizes] if usable else []


def _parse_pairs(text: str) -> Iterator[tuple[str, str]]:
    for piece in text.split(",") if text else ():
        name, equals, value = piece.partition("=")
        if not equals or not value:
            raise Refused(f"say NAME=VALUE, not {piece!r}")
        yield name.strip(), value.strip()


def _parse_rate(name: str, value: str) -> float:
    from isaview.analysis.bound.throughput import PEAKS

    tabled = {peak for product in products() for peak in product.peaks if peak.startswith("matrix_")}
    if name not in PEAKS and name not in tabled:
        known = [*PEAKS, *sorted(tabled)]
        raise Refused(f"a peak is {', '.join(known)}, not {name!r}{suggest_word(name, known)}")
    try:
        rate = float(value)
    except ValueError:
        rate = 0.0
    # NaN fails both comparisons, so it is refused too.
    if not 0 < rate < float("inf"):
        raise Refused(f"the peak {name} is a rate a second, not {value!r}")
    return rate


def gpus_of(names: str | None) -> tuple[Gpu, ...]:
    """The GPUs of a list with commas, in order; none where nothing is named."""
    try:
        return tuple(find_gpu(name.strip()) for name in names.split(",")) if names else ()
    except UnknownGpuError as error:
        raise Refused(str(error)) from None


def parse_threads(threads: str | None) -> tuple[int | None, int | None, int | None]:
    """Threads of a group, ``128``, ``32x8`` or ``64-256``, as the least, the most and the width; None for what is not given."""
    if threads is None:
        return None, None, None
    first, dash, last = threads.partition("-")
    low = _parse_extents(first)
    high = _parse_extents(last) if dash else low
    if not low or not high or (dash and len(low) + len(high) > 2) or prod(high) < prod(low):
        raise Refused(f"threads are N, XxY, XxYxZ or MIN-MAX, not {threads!r}")
    return prod(low), prod(high), low[0] if len(low) > 1 else None


def request_for(
    settings: Configuration, launch: LaunchOptions, /, *, exact: bool = False, one_gpu: bool = False, **others: Any
) -> FileRequest:
    """The request that settings and options of the command line make; ``others`` are further fields of it.

    ``exact``: figures are asked of tools, not estimated, where the settings say so for a gate. Of several GPUs
    ``one_gpu`` refuses all.
    """
    from isaview.runs.answers import FileRequest

    if one_gpu and len(launch.gpus()) > 1:
        raise Refused(f"figures are of one GPU here, not of {launch.gpu}; `isaview across` has a kernel on several")
    return FileRequest(
        **{
            "kernel": settings["kernel"],
            "gpus": tuple(gpu.name for gpu in launch.gpus()),
            "launch": launch.launch(),
            "options": launch.options(settings, gate=exact),
            "unread_allowed": settings["unread-allowed"],
            **others,
        }
    )
