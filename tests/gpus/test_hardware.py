"""The GPU tables: every cell has a source, every spelling finds its row."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from isaview.analysis.bound.throughput import Machine, is_neighbours, machine_of, product_for
from isaview.base.plugins import TableError
from isaview.gpus import hardware

TARGETS = [
    "sm_70",
    "sm_75",
    "sm_80",
    "sm_86",
    "sm_87",
    "sm_88",
    "sm_89",
    "sm_90",
    "sm_100",
    "sm_103",
    "sm_110",
    "sm_120",
    "sm_121",
    "gfx600",
    "gfx701",
    "gfx803",
    "gfx900",
    "gfx902",
    "gfx904",
    "gfx906",
    "gfx908",
    "gfx909",
    "gfx90a",
    "gfx90c",
    "gfx942",
    "gfx950",
    "gfx1010",
    "gfx1030",
    "gfx1100",
    "gfx1151",
    "gfx1200",
    "gfx1201",
    "gfx1250",
    "gfx1251",
    "gfx9-generic",
    "gfx9-4-generic",
    "gfx10-1-generic",
    "gfx10-3-generic",
    "gfx11-generic",
    "gfx12-generic",
]

SPELLINGS = [
    ("sm_90", "sm_90", None),
    ("SM_90a", "sm_90", None),
    ("sm_100f", "sm_100", None),
    ("compute_90", "sm_90", None),
    ("compute_103a", "sm_103", None),
    ("9.0", "sm_90", None),
    ("12.1", "sm_121", None),
    ("gfx942:sramecc+:xnack-", "gfx942", None),
    ("amdgcn-amd-amdhsa--gfx90a", "gfx90a", None),
    ("amdgcn-amd-amdhsa--gfx950:sramecc+:xnack-", "gfx950", None),
    ("GFX11-generic", "gfx11-generic", None),
    ("hawaii", "gfx701", None),
    ("h100", "sm_90", "H100"),
    ("NVIDIA H100 PCIe", "sm_90", "H100 PCIe"),
    ("GeForce RTX 4090", "sm_89", "RTX 4090"),
    ("rtx5090", "sm_120", "RTX 5090"),
    ("AMD Instinct MI300X", "gfx942", "MI300X"),
    ("mi250x", "gfx90a", "MI250X"),
    ("Radeon RX 7900 XTX", "gfx1100", "RX 7900 XTX"),
    ("rx 9070 xt", "gfx1201", "RX 9070 XT"),
    ("V100", "sm_70", "V100"),
    ("T4", "sm_75", "T4"),
    ("4090", "sm_89", "RTX 4090"),
    ("7900 xtx", "gfx1100", "RX 7900 XTX"),
    ("3090", "sm_86", "RTX 3090"),
    ("a100-80g", "sm_80", "A100"),
    ("MI300A", "gfx942", None),
    ("hopper", "sm_90", None),
    ("Ada", "sm_89", None),
    ("Ada Lovelace", "sm_89", None),
    ("cdna3", "gfx942", None),
]

WRONG = [("sm_91", "sm_90"), ("gfx941", "gfx942"), ("rtx 4091", "RTX 4090"), ("MI300Y", "MI300X"), ("sm_75a", "sm_75")]

COMPARED = "A100 H100 H200 B200 L4 L40S;RTX 4090;RTX 5090;MI210;MI250X;MI300X;MI325X;MI350X;RX 7900 XTX;RX 9070 XT"


def test_targets_are_offered() -> None:
    assert [hardware.find_gpu(target).target for target in TARGETS] == TARGETS


@pytest.mark.parametrize(("spelling", "target", "product"), SPELLINGS)
def test_spelling_finds_its_row(spelling: str, target: str, product: str | None) -> None:
    found = hardware.find_gpu(spelling)
    assert (found.target, found.product.name if found.product else None) == (target, product)
    assert found.name == (product or target)


@pytest.mark.parametrize(("name", "near"), WRONG)
def test_unknown_name_offers_a_near_one(name: str, near: str) -> None:
    with pytest.raises(hardware.UnknownGpuError, match=rf"did you mean .*{near}"):
        hardware.find_gpu(name)


@pytest.mark.parametrize("name", ["Ampere", "blackwell", "RDNA 2", "rdna"])
def test_a_generation_of_several_targets_names_them(name: str) -> None:
    with pytest.raises(hardware.UnknownGpuError, match=r"is a generation of several targets; name one of \w+, "):
        hardware.find_gpu(name)


@pytest.mark.parametrize("name", ["", " ", "zzz", ":", "--", "sm_" * 5000])
def test_hopeless_name_is_refused(name: str) -> None:
    with pytest.raises(hardware.UnknownGpuError, match=r"isaview list gpus|did you mean"):
        hardware.find_gpu(name)


def test_every_cell_cites_a_source() -> None:
    cells = [(gpu.target, name, sources) for gpu in hardware.all_gpus() for name, _, sources in gpu.cells()]
    assert len(cells) > 500
    assert [(target, name) for target, name, sources in cells if not sources] == []


def test_columns_have_one_entry_per_wave_size_and_mode() -> None:
    for gpu in hardware.all_gpus():
        by_mode = (gpu.simds, gpu.shared_total, gpu.group_barriers_max or (0,) * len(gpu.modes))
        by_wave = (gpu.vector_registers_total, gpu.vector_granule)
        assert {len(column) for column in by_mode} == {len(gpu.modes)}, gpu.target
        assert {len(column) for column in by_wave} == {len(gpu.wave_sizes)}, gpu.target
        assert gpu.waves_per in ("unit", "simd"), gpu.target


def test_every_peak_cites_a_source() -> None:
    for product in hardware.products():
        given = [name for name in ("units", "clock_hz") if getattr(product, name) is not None]
        for name in ("target", *given, *product.peaks):
            assert product.cited[name], (product.name, name)
            assert set(product.cited[name]) <= set(product.sources), (product.name, name)
        assert all(rate > 0 for rate in product.peaks.values()), product.name


def test_no_citation_is_left_over() -> None:
    for product in hardware.products():
        present = {"target", "units", "clock_hz", *product.peaks}
        assert set(product.cited) <= present, product.name


def test_compared_products_have_memory_and_arithmetic_peaks() -> None:
    first, *others = COMPARED.split(";")
    for name in (*first.split(), *others):
        product = hardware.find_gpu(name).product
        assert product is not None
        assert {"memory", "fp32", "matrix_fp16"} <= set(product.peaks), name


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("RTX 3080", "sm_86"),
        ("NVIDIA A16", "sm_86"),
        ("GeForce RTX 5080", "sm_120"),
        ("jetson-orin-nano", "sm_87"),
        ("GB300", "sm_103"),
        ("sm_101a", "sm_110"),
    ],
)
def test_products_without_peaks_stand_for_their_target(name: str, target: str) -> None:
    gpu = hardware.find_gpu(name)
    assert (gpu.target, gpu.name, gpu.product) == (target, target, None)


WITHOUT_PRODUCT = {"gfx1250", "gfx1251"}
NEIGHBOURS = {"sm_88": "RTX 3090", "gfx705": "A10-7850K", "gfx1013": "RX 5700 XT", "gfx1153": "Ryzen AI 9 HX 370"}


def test_every_target_has_a_product_with_peaks() -> None:
    products = {gpu: product_for(gpu) for gpu in hardware.all_gpus()}
    assert {gpu.target for gpu, product in products.items() if product is None} == WITHOUT_PRODUCT
    there = {gpu: product for gpu, product in products.items() if product is not None}
    assert {gpu.target: product.name for gpu, product in there.items() if is_neighbours(product, gpu)} == NEIGHBOURS
    assert [gpu.target for gpu in there if not isinstance(machine_of(gpu), Machine)] == []


def test_peaks_follow_from_units_lanes_and_clock() -> None:
    for product in hardware.products():
        rates = machine_of(hardware.find_gpu(product.name))
        assert isinstance(rates, Machine), product.name
        assert 63 <= rates.peaks["fp32"] / (2 * rates.units * rates.clock_hz) <= 260, product.name
        assert rates.levels["dram"] * rates.units * rates.clock_hz / 1e10 >= 0.5, product.name


def test_carried_products_name_targets_of_the_table() -> None:
    for table in hardware._tables():
        assert set(table.get("carried", ())) <= {target for row in table.get("gpu", ()) for target in row["targets"]}


def test_names_are_unique() -> None:
    names = [name for gpu in hardware.all_gpus() for name in (gpu.target, *gpu.aliases)]
    names += [name for product in hardware.products() for name in (product.name, *product.also)]
    plain = [name.casefold().replace(" ", "") for name in names]
    assert len(plain) == len(set(plain))


@pytest.mark.parametrize(
    ("target", "vector", "accumulator", "total"),
    [
        ("gfx90a", 66, 8, 76),
        ("gfx90a", 66, 0, 66),
        ("gfx942", 128, 64, 192),
        ("gfx908", 60, 100, 100),
        ("gfx908", 100, 60, 100),
        ("gfx1100", 40, 0, 40),
        ("sm_90", 40, 0, 40),
    ],
)
def test_accumulated_registers(target: str, vector: int, accumulator: int, total: int) -> None:
    assert hardware.combine_register_files(hardware.find_gpu(target), vector, accumulator) == total


def test_accumulators_are_refused_where_there_are_none() -> None:
    with pytest.raises(ValueError, match="no accumulator registers"):
        hardware.combine_register_files(hardware.find_gpu("gfx1100"), 10, 1)


def test_groups_of_gfx1250_take_shared_memory_in_512_dwords() -> None:
    """'LDS block size should be 2048 bytes based on current spec', as LLVM changed it for version 22."""
    from isaview.gpus.occupancy import Resources, occupancy

    def groups(shared: int) -> float | None:
        return occupancy(
            hardware.find_gpu("gfx1250"), Resources(vector_registers=8, shared_bytes=shared, threads=32)
        ).groups.value

    assert [groups(shared) for shared in (40960, 45056, 45057)] == [8, 7, 6]


ROW = {
    "targets": ["sm_222"],
    "architecture": "Next",
    "waves_per_simd": 12,
    "simds": [4],
    "shared_total": [102400],
    "shared_group_max": 101376,
    "shared_reserved": 1024,
    "shared_granule": 128,
}
EVERY = {
    "words": "nvidia",
    "modes": ["SM"],
    "waves_per": "unit",
    "wave_sizes": [32],
    "vector_registers_total": [512],
    "vector_granule": [8],
    "vector_registers_max": 256,
    "accumulators": "none",
    "group_threads_max": 1024,
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"simds": None}, "gpus: sm_222: Object missing required field `simds`"),
        ({"simds": ["four"]}, "gpus: sm_222: Expected `int`, got `str` - at `$.simds[0]`"),
        ({"sims": [4]}, "gpus: sm_222: no column is called 'sims'"),
    ],
)
def test_a_row_that_lacks_or_invents_a_column_is_named(change, said):
    row = {name: value for name, value in {**ROW, **change}.items() if value is not None}
    with pytest.raises(TableError) as error:
        hardware._gpus({"every": EVERY, "sources": {}}, row)
    assert str(error.value) == said


def test_what_was_measured_is_cited_in_the_row_that_says_so_and_in_no_other():
    table = {"every": EVERY, "sources": {"measured": "what a compiler states"}}
    (bare,) = hardware._gpus(table, ROW)
    (own,) = hardware._gpus(table, {**ROW, "measured": {"allocation_slack": 4}})
    assert bare.allocation_slack is None and "allocation_slack" not in bare.cited
    assert own.allocation_slack == 4 and own.cited["allocation_slack"] == ("measured",)
    inherited = [name for one in hardware._tables() for name, of in one.get("cited", {}).items() if of == "measured"]
    assert inherited == []


@pytest.mark.parametrize(
    "change, peaks, missing",
    [
        ({"target": "sm_222"}, {}, "what a unit of sm_222 does in a clock is not known: it has no row in throughput.toml"),
        ({"units": None}, {"memory": 1e12, "fp32": 1e13}, "how many units H100 has is not known"),
        ({"peaks": {"fp32": 1e13}}, {}, "the memory peak of H100 is not known; give it with --peak memory=…"),
        ({"peaks": {}}, {}, "the memory and fp32 peak of H100 is not known; give it with --peak memory=…"),
        ({"peaks": {}}, {"memory": 1e12, "fp32": 1e13}, None),
    ],
)
def test_a_machine_that_lacks_something_names_what_it_lacks(change, peaks, missing):
    gpu = hardware.find_gpu("H100 SXM")
    rates = machine_of(replace(gpu, product=replace(gpu.product, **change)), peaks)
    assert isinstance(rates, Machine) if missing is None else rates == missing
