"""What a command may be told beside its files: the GPUs, the launch, and where exact numbers may come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from isaview.cli._command import Refused

if TYPE_CHECKING:
    from isaview.analysis import Launch
    from isaview.exact import Options
    from isaview.gpus.hardware import Gpu

GpuOption = Annotated[
    str | None,
    typer.Option("--gpu", "-g", metavar="GPU[,GPU…]", help="Reckon for these targets or products instead of the dump's."),
]
ThreadsOption = Annotated[
    str | None, typer.Option("--threads", "-t", metavar="N|MIN-MAX", help="Threads of a group, where the dump does not say.")
]
SharedOption = Annotated[str | None, typer.Option("--shared", metavar="BYTES", help="Shared memory of a group in all.")]
SharedDynamicOption = Annotated[
    str | None, typer.Option("--shared-dynamic", metavar="BYTES", help="Shared memory that the launch adds to the declared.")
]
BarriersOption = Annotated[int | None, typer.Option("--barriers", min=0, metavar="N", help="Named barriers of a group.")]
ExactOption = Annotated[bool, typer.Option("--exact", help="Ask ptxas for the registers of PTX, where it is found.")]
LowerOption = Annotated[
    bool | None,
    typer.Option("--lower/--no-lower", help="Lower LLVM IR of any size, or none; small modules for AMD GPUs are by default."),
]
LogOption = Annotated[
    list[str] | None,
    typer.Option("--log", metavar="FILE", help="A saved log of ptxas -v or of LLVM's remarks, a binary, Triton's .json."),
]
CacheOption = Annotated[bool, typer.Option("--cache/--no-cache", help="Keep what other tools answered, and use it again.")]


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of one command line, as given."""

    gpu: str | None = None
    threads: str | None = None
    shared: str | None = None
    shared_dynamic: str | None = None
    barriers: int | None = None
    exact: bool = False
    lower: bool | None = None
    logs: Sequence[str] = ()
    cache: bool = True

    def gpus(self) -> tuple[Gpu, ...]:
        """The GPUs that were named, in order.

        Raises:
            Refused: no table has one of them.
        """
        return tuple(gpu_of(name) for name in self.gpu.split(",")) if self.gpu else ()

    def launch(self) -> Launch:
        """What is known of the launch.

        Raises:
            Refused: an amount makes no sense.
        """
        from isaview.analysis import Launch

        low, high = thread_range(self.threads)
        return Launch(
            threads_low=low,
            threads_high=high,
            shared_bytes=_bytes(self.shared),
            shared_dynamic_bytes=_bytes(self.shared_dynamic),
            barriers=self.barriers,
        )

    def options(self) -> Options:
        """How other tools and files may be asked.

        Raises:
            Refused: no table has one of the GPUs.
        """
        from isaview.exact import Options

        lower: Literal["auto", "always", "never"] = "auto" if self.lower is None else "always" if self.lower else "never"
        targets = tuple(gpu.target for gpu in self.gpus())
        return Options(exact=self.exact, lower=lower, gpus=targets, logs=tuple(self.logs), use_cache=self.cache)


def gpu_of(name: str) -> Gpu:
    """The GPU of that name.

    Raises:
        Refused: no table has it.
    """
    from isaview.gpus.hardware import UnknownGpuError, find

    try:
        return find(name.strip())
    except UnknownGpuError as error:
        raise Refused(str(error)) from None


def thread_range(threads: str | None) -> tuple[int | None, int | None]:
    """Threads of a group, ``128`` or ``64-256``, as the least and the most; both None where nothing is said.

    Raises:
        Refused: it is neither.
    """
    if threads is None:
        return None, None
    low, dash, high = threads.partition("-")
    if not low.isdecimal() or (dash and not high.isdecimal()) or int(low) < 1 or (dash and int(high) < int(low)):
        raise Refused(f"threads are N or MIN-MAX, not {threads!r}")
    return int(low), int(high) if dash else int(low)


def _bytes(text: str | None) -> int | None:
    from isaview.quantity import bytes_of

    try:
        return None if text is None else bytes_of(text)
    except ValueError as error:
        raise Refused(str(error)) from None
