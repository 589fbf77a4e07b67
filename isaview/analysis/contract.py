"""What an analyzer gets (`Context`) and what it offers (`Analyzer`).

Each module in ``analyzers/`` offers an `Analyzer` as ``ANALYZER``. Its result is a frozen record, or a tuple of them;
the fields become the JSON under the analyzer's name (a trailing underscore is dropped: ``from_`` is "from"; a field
named in the class's ``hidden`` stays inside), and the JSON Schema follows from their types. Fields in ``of_model`` serve other
analyses and rules of the same run; they have defaults, and reports that are kept for later runs do without them.
What ``later`` names is missing in what earlier versions wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from isaview.base.measure import Measure

if TYPE_CHECKING:
    from isaview.gpus.hardware import Gpu
    from isaview.model.kernel import Kernel, Level, Module


class Launch(Struct, frozen=True):
    """How a kernel is launched, where the user says it; None where not.

    ``threads_low`` and ``threads_high`` bound the threads of a group; ``shared_bytes`` is the shared memory of a group in
    total, ``shared_dynamic_bytes`` what is added to the declared size; ``barriers`` counts named barriers. ``trips`` is how
    often loops run whose length the text does not tell, ``inner_trips`` those inside such a loop in each of its iterations,
    ``groups`` how many groups there are, ``width`` how many threads wide
    a group is. ``peaks`` are rates of the GPU in place of those of the tables, by their names there.
    """

    threads_low: int | None = None
    threads_high: int | None = None
    shared_bytes: int | None = None
    shared_dynamic_bytes: int | None = None
    barriers: int | None = None
    cluster_size: int | None = None
    cu_mode: bool | None = None
    trips: int | None = None
    inner_trips: int | None = None
    groups: int | None = None
    width: int | None = None
    peaks: tuple[tuple[str, float], ...] = ()


class Context(Struct, frozen=True):
    """What an analyzer sees.

    ``gpu`` is the GPU that the user names, None where the dump's counts; ``gpus`` are all that were named. ``stated`` is what
    the dump states of the kernel, together with what other tools and files do. ``need`` gives another analyzer's result by
    name, ``elsewhere`` the same kernel on another GPU.
    """

    kernel: Kernel
    module: Module
    gpu: Gpu | None
    launch: Launch
    stated: Mapping[str, Measure]
    need: Callable[[str], Any]
    gpus: tuple[Gpu, ...] = ()
    elsewhere: Callable[[Gpu], Context] | None = None
    lines: Sequence[str] = ()
    """The kernel's text by lines, from its own first: where an analysis that needs it is asked for."""


def _no_measures(_result: Any) -> Mapping[str, Measure]:
    return {}


class Analyzer(Struct, frozen=True):
    """An analysis.

    ``name`` is its JSON key, ``result`` the type of what ``analyze`` gives; `isaview.views.analyses` shows it to people.
    ``measures`` gives the figures of tables of kernels and of comparisons, by their names in the metric table.
    ``order`` places it among the others: smaller is higher on the screen. A kernel of more than ``most_instructions`` is left
    out, as a report of everything must stay quick; by name, `limits.ASKED_FACTOR` times as many are looked at.
    ``optional``: an empty result is left out of JSON. ``on_request``: it runs only if it is asked for by name, and its result
    is kept with its file only. ``of_facts``: it also runs on kernels of binaries whose instructions nothing lists. ``levels``:
    the languages whose kernels it looks at, by what a statement is there.
    """

    name: str
    title: str
    result: Any
    analyze: Callable[[Context], Any]
    measures: Callable[[Any], Mapping[str, Measure]] = _no_measures
    order: int = 50
    most_instructions: int | None = None
    optional: bool = False
    on_request: bool = False
    of_facts: bool = False
    levels: tuple[Level, ...] = ("instructions",)

    @property
    def has_figures(self) -> bool:
        """Whether it adds any figure at all."""
        return self.measures is not _no_measures
