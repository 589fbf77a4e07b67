"""How long each part of a machine is busy with work at its peak rates, and the verdict that follows.

Verdicts are those of kernels: memory, compute, balanced, unknown; and interconnect, where machines exchange most of the time.
A graph is bound by memory where a machine makes more operations in the time of a byte than the graph has for each byte: on
several machines that ratio says where the verdict turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from isaview.analysis.bound.verdict import BALANCED_WITHIN, part_name, verdicts_text
from isaview.analysis.graphs.report import GraphReport
from isaview.analysis.graphs.work import Work
from isaview.base.figures import number
from isaview.base.measure import Measure, counted_measure, unavailable
from isaview.gpus.hardware import Gpu

UNKNOWN, BALANCED, INTERCONNECT = "unknown", "balanced", "interconnect"
_MATRIX = (
    ("bf16", ("matrix_bf16", "matrix_fp16", "fp32")),
    ("f16", ("matrix_fp16", "matrix_bf16", "fp32")),
    ("f64", ("matrix_fp64", "fp64")),
    ("f32", ("matrix_tf32", "matrix_fp32", "matrix_bf16", "fp32")),
    ("f8", ("matrix_fp8", "matrix_bf16", "matrix_fp16", "fp32")),
    ("f4", ("matrix_fp4", "matrix_fp8", "matrix_bf16", "fp32")),
    ("", ("matrix_int8", "int32", "fp32")),
)
"""The beginning of an element's type → the pipes that may multiply it, first choice first."""
_VECTOR = {"float64": ("fp64",), "float16": ("fp16", "fp32")}
# A vector pipe's peak counts a multiply-add as two operations: any other operation takes the place of two.
_FUSED = 2
_UNIT = "operations/B"
Place = tuple[str, str]
"""The kind of a part, and its level or pipe; as of kernels."""


class Busy(Struct, frozen=True):
    """Seconds that each part is busy, and the verdict; ``missing`` are parts whose rate no document states."""

    seconds: Mapping[Place, float]
    verdict: str = UNKNOWN
    where: str = ""
    missing: tuple[str, ...] = ()

    @property
    def longest(self) -> float:
        """Seconds of the part that is busy longest: less no run can take."""
        return max(self.seconds.values(), default=0.0)

    @property
    def title(self) -> str:
        """What is busy longest where one part is, else the verdict."""
        return part_name(self.where) if self.where else self.verdict


def peaks_of(gpu: Gpu | None) -> Mapping[str, float]:
    """The peaks of a machine, empty where none is known."""
    return {} if gpu is None or gpu.product is None else gpu.product.peaks


def pipe_of(element: str, peaks: Mapping[str, float]) -> str:
    """The pipe that multiplies matrices of a type, "" where none is known."""
    choices = next(pipes for start, pipes in _MATRIX if element.startswith(start))
    return next((pipe for pipe in choices if pipe in peaks), "")


def busy_times(work: Work, peaks: Mapping[str, float], moved: float) -> Busy:
    """How long a machine of these peaks is busy with work that moves so many bytes of memory."""
    seconds: dict[Place, float] = {}
    missing: list[str] = []

    def add(place: Place, amount: float, rate: float | None) -> None:
        if amount and rate:
            seconds[place] = seconds.get(place, 0.0) + amount / rate
        elif amount:
            missing.append(place[1])

    for element, amount in work.matrix.items():
        pipe = pipe_of(element, peaks)
        add(("compute", pipe or f"matrix_{element}"), amount, peaks.get(pipe))
    for kind, amount in (*work.vector.items(), ("", work.transcendental)):
        pipe = next((pipe for pipe in _VECTOR.get(kind, ("fp32",)) if pipe in peaks), "fp32")
        add(("compute", pipe), amount * _FUSED, peaks.get(pipe))
    add(("memory", "dram"), moved, peaks.get("memory"))
    add((INTERCONNECT, INTERCONNECT), work.exchanged, peaks.get(INTERCONNECT))
    verdict, where = UNKNOWN, ""
    if seconds:
        (kind, where), most = max(seconds.items(), key=lambda item: item[1])
        verdict, next_kind = kind, max((amount for place, amount in seconds.items() if place[0] != kind), default=0.0)
        if most < BALANCED_WITHIN * next_kind:
            verdict, where = BALANCED, ""
    return Busy(seconds, verdict, where, tuple(dict.fromkeys(missing)))


def balance(graph: GraphReport) -> Measure:
    """The operations that a machine makes in the time of a byte, of the kinds that this graph has most of."""
    pipes = [float(each.value or 0) for part, each in graph.busy.items() if part not in ("dram", INTERCONNECT)]
    dram = graph.busy.get("dram")
    compute, memory = max(pipes, default=0.0), 0.0 if dram is None else float(dram.value or 0)
    if not compute or not memory or not graph.intensity.value:
        return unavailable(_UNIT, "no document states both rates")
    return counted_measure(
        round(graph.intensity.value * memory / compute, 1), _UNIT, "rates of the pipe that is busiest and of memory"
    )


def verdicts_sentence(graphs: Sequence[tuple[str, GraphReport]]) -> str:
    """What holds on all machines, or where it turns; "" for fewer than two."""
    judged = [(name, graph) for name, graph in graphs if graph.gpu is not None]
    if len(judged) < 2:
        return ""
    verdicts: dict[str, list[str]] = {}
    for name, graph in judged:
        verdicts.setdefault(graph.verdict, []).append(name)
    text = verdicts_text(verdicts)
    balances = [(float(share.value), name) for name, graph in judged if (share := balance(graph)).value is not None]
    if not balances:
        return text
    own, (low, least), (high, most) = judged[0][1].intensity, min(balances), max(balances)
    turn, few, many = (number(float(value or 0)) for value in (own.value, low, high))
    return (
        f"{text}; the graph has {turn} operations a byte, machines make {few} ({least}) to {many} ({most}) in the time of "
        f"a byte: one that makes fewer than {turn} is bound by compute, one that makes more by memory"
    )
