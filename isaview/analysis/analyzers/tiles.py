"""A kernel of tiles: which values hold its registers, what runs ahead in its loops, how wide it loads, and what it converts.

Everything follows from types, layouts and the order of operations; nothing is compiled. `isaview.analysis.tiles` has the parts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.hardware import gpu_of
from isaview.analysis.tiles.records import LEAST_COPY, TileReport
from isaview.base import limits
from isaview.base.measure import Measure, counted_measure


def analyze(context: Context) -> TileReport:
    """Everything about the tiles of a kernel."""
    from isaview.analysis.tiles.conversions import conversions
    from isaview.analysis.tiles.matrix import products
    from isaview.analysis.tiles.memory import memory
    from isaview.analysis.tiles.pipelining import pipelines
    from isaview.analysis.tiles.program import program_of
    from isaview.analysis.tiles.registers import registers
    from isaview.analysis.tiles.vector_width import accesses

    program = program_of(context.kernel)
    moved = accesses(program)
    held, changed, made = registers(program, gpu_of(context)), conversions(program), products(program)
    piped = pipelines(program, moved, context.stated.get("pipeline_stages"))
    shared = [conversion for conversion in changed if conversion.what == "convert" and conversion.kind == "shared"]
    loads = [load for pipeline in piped for load in pipeline.loads]
    tiles = [load for load in loads if not load.is_scalar]
    narrow = [access for access in moved if access.forbids and access.is_narrow]
    return TileReport(
        registers=held,
        memory=memory(program),
        accesses=moved,
        conversions=changed,
        products=made,
        pipelines=piped,
        tensor_registers=held.peak,
        pointer_registers=counted_measure(held.roles.get("pointer", 0), "registers", "pointers alive where most registers are"),
        layout_conversions=counted_measure(len(shared), "conversions", "changes of layout between warps"),
        layout_conversions_in_loops=counted_measure(
            sum(each.place.loop is not None for each in shared), "conversions", "of these"
        ),
        pipelined_loads=counted_measure(sum(load.pipelined for load in loads), "loads", "loads in loops that run ahead"),
        unpipelined_loads=counted_measure(
            sum(not load.pipelined for load in tiles), "loads", "loads of tiles in loops that do not"
        ),
        narrow_accesses=counted_measure(len(narrow), "accesses", f"accesses of tiles of less than {LEAST_COPY} bytes a lane"),
        products_without_matrix_unit=counted_measure(
            sum(product.unit == "multiply_add" for product in made),
            "products",
            "products whose sum has no layout of a matrix unit",
        ),
        unknown=dict(Counter(form.mnemonic for form in context.kernel.forms if form.recognised == "unknown").most_common()),
    )


_MEASURES = (
    "tensor_registers",
    "pointer_registers",
    "layout_conversions",
    "layout_conversions_in_loops",
    "pipelined_loads",
    "unpipelined_loads",
    "narrow_accesses",
    "products_without_matrix_unit",
)


def measures(report: TileReport) -> Mapping[str, Measure]:
    """The figures of a kernel of tiles by their names in the metric table."""
    memory = {"shared_bytes": report.memory.shared, "tensor_columns": report.memory.tensor_columns}
    used = {name: measure for name, measure in memory.items() if measure.value}
    return {**{name: getattr(report, name) for name in _MEASURES}, **used}


ANALYZER = Analyzer(
    "tiles",
    "tiles",
    TileReport,
    analyze,
    measures,
    order=5,
    most_instructions=limits.BOUND_INSTRUCTIONS,
    optional=True,
    levels=("tiles",),
)
