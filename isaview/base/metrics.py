"""The table of figures that a kernel has; its names are the keys of JSON and of settings, its aliases are read only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from isaview.base.text import hint

Group = Literal["launch", "registers", "memory", "spills", "occupancy", "size", "compiler", "other"]


class Metric(Struct, frozen=True):
    """A figure: its group on screen, unit, meaning, which direction is worse for a kernel, and people's other names for it."""

    name: str
    group: Group
    unit: str
    meaning: str
    worse: Literal["more", "less", ""] = ""
    aliases: tuple[str, ...] = ()


def _registers(name: str, meaning: str, aliases: tuple[str, ...] = ()) -> Metric:
    """A figure that counts registers, of which more are worse."""
    return Metric(name, "registers", "registers", meaning, "more", aliases)


def _moves(name: str, meaning: str, alias: str) -> Metric:
    """A figure that counts instructions which spilling needs."""
    return Metric(name, "spills", "instructions", meaning, "more", (alias,))


METRICS = (
    Metric("required_threads", "launch", "threads", "threads of a group the kernel must be launched with"),
    Metric("max_threads", "launch", "threads", "most threads of a group the kernel was compiled for"),
    Metric("wave_size", "launch", "lanes", "lanes of a wave", aliases=("warp_size", "wavefront_size")),
    Metric("cluster_size", "launch", "groups", "groups of a cluster"),
    Metric("chips", "launch", "chips", "chips that run a graph together"),
    Metric("min_groups_per_unit", "launch", "groups", "groups a unit is asked to hold", aliases=("minnctapersm",)),
    Metric("min_waves", "launch", "waves", "waves per SIMD the compiler was asked for, at least"),
    Metric("max_waves", "launch", "waves", "waves per SIMD the compiler was asked for, at most"),
    Metric("max_registers", "launch", "registers", "registers the compiler may use at most", aliases=("maxnreg",)),
    *(
        Metric(f"{kind}_threads_{axis}", "other", "threads", f"threads of a group along {axis}: {meaning}")
        for kind, meaning in (("required", "exactly"), ("max", "at most"))
        for axis in "xyz"
    ),
    *(Metric(f"cluster_size_{axis}", "other", "groups", f"groups of a cluster along {axis}") for axis in "xyz"),
    _registers(
        "vector_registers",
        "32-bit registers of each lane (AMD: architectural VGPRs)",
        ("vgprs", "vgpr", "registers", "regs", "n_regs"),
    ),
    _registers("accumulator_registers", "accumulation registers of each lane", ("agprs", "agpr")),
    _registers(
        "total_vector_registers",
        "vector and accumulation registers as the hardware allocates them together",
        ("total_vgprs", "vgpr_count"),
    ),
    _registers("allocated_vector_registers", "vector registers set aside for a wave's lane"),
    _registers("shared_vector_registers", "vector registers that both halves of a wave of 64 share"),
    _registers("scalar_registers", "registers of each wave", ("sgprs", "sgpr")),
    _registers("allocated_scalar_registers", "scalar registers set aside for a wave"),
    *(
        _registers(f"peak_live_{file}", f"{what} registers alive at one instruction, at most")
        for file, what in (
            ("vector", "vector"),
            ("scalar", "scalar"),
            ("accumulator", "accumulation"),
            ("predicate", "predicate"),
            ("value", "32-bit (of values not yet assigned)"),
        )
    ),
    Metric("accumulator_offset", "other", "registers", "first vector register that is an accumulation register"),
    Metric("shared_bytes", "memory", "B", "shared memory of a group", "more", ("lds", "lds_bytes", "smem", "shared")),
    Metric("shared_bytes_static", "memory", "B", "shared memory of a group that is declared, without what a launch adds"),
    Metric("private_bytes", "memory", "B", "private memory of each lane", "more", ("scratch", "local", "local_bytes")),
    Metric("private_bytes_static", "memory", "B", "private memory of each lane that is declared"),
    Metric("stack_bytes", "memory", "B", "stack frame of each lane", "more", ("stack",)),
    Metric("array_bytes", "memory", "B", "arrays and variables in private memory of each lane", "more", ("arrays",)),
    Metric(
        "indexed_accesses",
        "memory",
        "accesses",
        "accesses of private memory at a computed address: dynamically indexed arrays",
        "more",
        ("indexed",),
    ),
    Metric("dynamic_stack", "memory", "", "whether the stack's size is known only when it runs (1) or not (0)", "more"),
    Metric("spilled_bytes", "spills", "B", "bytes of each lane that spills store and load", "more", ("spills",)),
    Metric("spilled_store_bytes", "spills", "B", "bytes of each lane stored by spills", "more"),
    Metric("spilled_load_bytes", "spills", "B", "bytes of each lane loaded back by spills", "more"),
    Metric("spilled_vector_registers", "spills", "registers", "vector registers spilled", "more", ("vgpr_spills",)),
    Metric("spilled_scalar_registers", "spills", "registers", "scalar registers spilled", "more", ("sgpr_spills",)),
    _moves("accumulator_copies", "moves between vector and accumulation registers", "agpr_copies"),
    _moves("lane_copies", "moves between scalar registers and fixed lanes of a vector register: scalar spills", "sgpr_copies"),
    Metric("occupancy_waves", "occupancy", "waves", "waves that run at once", "less", ("occupancy", "waves")),
    Metric("occupancy_percent", "occupancy", "percent", "share of the wave slots that are taken", "less"),
    Metric("barriers", "launch", "barriers", "named barriers of a group", aliases=("named_barriers",)),
    Metric("constant_bytes", "memory", "B", "constant memory the code takes"),
    Metric(
        "pipeline_stages",
        "launch",
        "stages",
        "stages that the compiler was asked to pipeline loops in",
        aliases=("num_stages",),
    ),
    _registers("tensor_registers", "32-bit registers of a lane that tensors hold at most"),
    _registers("pointer_registers", "of these, those that hold pointers"),
    Metric("layout_conversions", "other", "conversions", "changes of a tile's layout that pass shared memory", "more"),
    Metric("layout_conversions_in_loops", "other", "conversions", "of these, those in loops", "more"),
    Metric("pipelined_loads", "other", "loads", "loads of loops that run ahead of their use", "less"),
    Metric("unpipelined_loads", "other", "loads", "loads of tiles in loops that do not", "more"),
    Metric("narrow_accesses", "other", "accesses", "accesses of tiles that move less than 4 bytes a lane", "more"),
    Metric("products_without_matrix_unit", "other", "products", "matrix products that no matrix unit makes", "more"),
    Metric("tensor_columns", "memory", "columns", "columns of tensor memory of a group", "more"),
    Metric("padding_instructions", "size", "instructions", "instructions that only fill the end of the code; not counted"),
    Metric("user_scalar_registers", "other", "registers", "scalar registers that are set when a wave starts"),
    Metric("preloaded_scalar_registers", "other", "registers", "scalar registers loaded with arguments when a wave starts"),
    Metric("workgroup_processor_mode", "other", "", "whether a workgroup may spread over two CUs (1) or not (0)"),
    Metric("max_groups_per_unit", "launch", "groups", "groups a unit is asked to hold at most"),
    Metric("max_cluster_size", "launch", "groups", "groups of a cluster at most"),
    Metric("compiler_waves", "occupancy", "waves", "waves that the compiler states for the same kernel", "less"),
    Metric("instructions", "size", "instructions", "instructions in the text"),
    Metric("code_bytes", "size", "B", "bytes of code", "more", ("code_size",)),
    Metric("kernarg_bytes", "size", "B", "bytes of arguments"),
    Metric(
        "graph_operations", "size", "operations", "operations of a run of a graph, without transcendental functions", "more"
    ),
    Metric("graph_bytes", "size", "B", "bytes that a run of a graph moves through memory", "more"),
    Metric("graph_intensity", "other", "operations/B", "operations of a run of a graph for each byte through memory", "less"),
    Metric(
        "graph_memory_bytes",
        "memory",
        "B",
        "memory that a run of a graph takes: arguments, results and what is between",
        "more",
    ),
    Metric(
        "graph_time",
        "other",
        "µs",
        "time of the busiest part of a machine at peak rates: no run of a graph takes less",
        "more",
    ),
    Metric("partition_utilization", "compiler", "%", "use of the partitions of memory on the chip, on average", "less"),
    Metric("matrix_unit_utilization", "compiler", "%", "use of the systolic array, on average", "less"),
    Metric("transferred_bytes", "compiler", "B", "bytes between memory and the chip, as the compiler planned them", "more"),
    Metric("findings", "other", "findings", "what the rules found, see `isaview list rules`", "more"),
    Metric("conditional_findings", "other", "findings", "what they found under a condition that the text does not decide"),
    Metric("unread_statements", "size", "statements", "statements that could not be read", "more"),
    Metric("unread_percent", "size", "%", "share of the module's statements that could not be read", "more"),
)
"""In the order of reports."""


def worse_when(name: str) -> Literal["more", "less", ""]:
    """Which direction of a figure is worse; "" where neither is, and where no figure has that name."""
    return by_name()[name].worse if name in by_name() else ""


@cache
def by_name() -> Mapping[str, Metric]:
    """Every metric by its name and its aliases."""
    return {name: metric for metric in METRICS for name in (metric.name, *metric.aliases)}


def find(name: str) -> Metric:
    """The metric of a name or alias (any case, blanks or hyphens for underscores), or a KeyError that offers the nearest."""
    plain = name.strip().lower().replace(" ", "_").replace("-", "_")
    if metric := by_name().get(plain):
        return metric
    raise KeyError(f"no metric is called {name!r}; {hint(plain, by_name(), 'see `isaview list metrics`', 2)}")
