"""Columns: one kernel of one dump reckoned for one GPU, and the dumps that they are of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from isaview.compare.pairing import MatchedBy
from isaview.gpus.hardware import Gpu, known

if TYPE_CHECKING:
    from isaview.reports.report import KernelReport, ModuleReport


class Dump(Struct, frozen=True):
    """One module and its reports, one for each GPU it is reckoned for; None is the GPU that the module names itself."""

    reports: tuple[tuple[Gpu | None, ModuleReport], ...]

    @property
    def module(self) -> ModuleReport:
        """The first report."""
        return self.reports[0][1]

    @property
    def name(self) -> str:
        """The path, and the part where it has several."""
        return f"{self.module.path} [{self.module.part}]" if self.module.part else self.module.path


class Column(Struct, frozen=True, eq=False):
    """One kernel of one dump on one GPU.

    ``gpu`` is None where nobody names one that the tables know. ``matched_by`` says how it was found to be the kernel of the
    first column (None for those of the first dump), ``similarity`` how alike the bodies are where these decided.
    """

    kernel: KernelReport
    module: ModuleReport
    gpu: Gpu | None
    label: str = ""
    matched_by: MatchedBy | None = None
    similarity: float | None = None

    def result(self, analyzer: str) -> Any:
        """An analyzer's result, None where it gave none."""
        return self.kernel.results.get(analyzer)

    @property
    def assumptions(self) -> Mapping[str, str]:
        """What the verdict on what bounds the kernel takes for granted, by name; empty where there is no verdict."""
        found = self.result("bound")
        return {} if found is None else found.assumptions

    @property
    def wave_size(self) -> int | None:
        """Lanes of a wave, None where neither the dump nor the GPU tells."""
        return self.module.wave_size or (self.gpu.wave_sizes[0] if self.gpu is not None else None)

    @property
    def machine(self) -> str:
        """The GPU's name, else the target."""
        return self.gpu.name if self.gpu is not None else self.module.target or "no GPU"

    @property
    def own_target(self) -> bool:
        """Whether the text is written for the very GPU it is reckoned for."""
        own = known(self.module.target)
        return self.gpu is not None and own is not None and own.target == self.gpu.target

    @property
    def note(self) -> str:
        """How the column came to stand beside the first: what it was matched by, and a text written for another target."""
        pieces = []
        if self.matched_by is not None:
            alike = "" if self.similarity is None else f", {self.similarity:.0%} alike"
            pieces.append(f"matched by {self.matched_by}{alike}")
        if self.gpu is not None and self.module.target and not self.own_target:
            pieces.append(f"the text is for {self.module.target}, reckoned as on {self.gpu.name}")
        return "; ".join(pieces)
