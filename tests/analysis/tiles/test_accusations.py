"""What is no fault is not accused: small tiles, loops that run once, stages that nobody asked for, and the like."""

import pytest

import isaview
from isaview.analysis.tiles.pipelining import pipelines
from isaview.analysis.tiles.program import program_of
from isaview.analysis.tiles.vector_width import accesses
from isaview.base.measure import stated_measure
from isaview.base.text import short_path
from isaview.base.words import Words
from isaview.rules.samples import FLAT, ttgir
from isaview.rules.tiles import (
    factors_through_registers,
    layout_conversions_in_loops,
    products_by_multiply_adds,
    tensors_of_pointers,
    unpipelined_loads,
    unused_stages,
)
from isaview.views.analyses.tiles import sections

MASKED = f"{FLAT}%y = tt.load %flat, %inside : tensor<1024x!tt.ptr<f16>, #line>\n"


def program_in(text):
    return program_of(isaview.read(text)[0].kernels[0])


def messages(text):
    kernels = isaview.report(text, select=("ISA9",), only=(), figures_only=True).kernels
    return {finding.code: finding.message for kernel in kernels for finding in kernel.findings or ()}


@pytest.mark.parametrize(("elements", "widest", "reason"), [(32, 2, "small_tile"), (256, 4, "mask"), (4096, 16, "mask")])
def test_the_elements_that_a_tile_has_for_a_lane_are_the_yardstick(elements, widest, reason):
    text = ttgir(MASKED, ", %length: i32").replace("1024", str(elements))
    text = text.replace("#line = #ttg.blocked<{sizePerThread = [8]", "#line = #ttg.blocked<{sizePerThread = [1]")
    (access,) = accesses(program_in(text))
    assert (access.lane_bytes, access.widest, access.forbids[0].name) == (2, widest, reason)
    assert ("ISA902" in messages(text)) == (widest > 2)


def test_offsets_whose_type_the_text_leaves_out_have_that_of_their_definition():
    load = "%z = amdg.buffer_load %a[%r1] : !tt.ptr<f16> -> tensor<1024xf16, #line>\n"
    (access,) = accesses(program_in(ttgir(FLAT + load, ", %length: i32")))
    assert access.lane_bytes == access.widest == 16


def pipelines_of(text, asked=None):
    program = program_in(text)
    return pipelines(program, accesses(program), None if asked is None else stated_measure(asked, "stages", "metadata"))


@pytest.mark.parametrize(("term", "count"), [("%c64", 0), ("%n", 1)])
def test_loops_that_run_once_have_no_pipeline(term, count):
    bounds = f"%first = arith.muli %n, %c64 : i32\n%n1 = arith.addi %n, {term} : i32\n%end = arith.addi %first, {term} : i32\n"
    text = unpipelined_loads.BAD.replace("%c0 to %n step", "%first to %end step")
    head = next(line for line in text.splitlines() if "scf.for" in line)
    assert len(pipelines_of(text.replace(head, bounds + head))) == count


def test_stages_of_a_compilation_are_asked_for_products_alone():
    own, bare = unused_stages.BAD, unused_stages.BAD.replace("tt.num_stages = 3 : i32", "")
    assert [pipeline.asked.value for text in (own, bare) for pipeline in pipelines_of(text, 4)] == [3, None]
    assert [pipeline.asked.value for pipeline in pipelines_of(unpipelined_loads.BAD, 4)] == [4]


def test_a_single_stage_is_blamed_only_where_it_is_asked_for():
    assert "single stage" not in messages(unpipelined_loads.BAD)["ISA901"]
    (pipeline,) = pipelines_of(unpipelined_loads.BAD, 1)
    assert [reason.name for reason in pipeline.loads[0].reasons] == ["one_stage"]


INDEX = """%w = tt.load %wanted : tensor<64x64x!tt.ptr<i32>, #rows>
%there = tt.addptr %p2, %w : tensor<64x64x!tt.ptr<f16>, #rows>, tensor<64x64xi32, #rows>
%x = tt.load %there : tensor<64x64x!tt.ptr<f16>, #rows>"""


def test_a_load_of_addresses_alone_waits_for_what_it_addresses():
    load = next(line for line in unpipelined_loads.BAD.splitlines() if "%x = tt.load" in line)
    text = unpipelined_loads.BAD.replace(load, INDEX).replace(
        "%step: i32", "%step: i32, %wanted: tensor<64x64x!tt.ptr<i32>, #rows>"
    )
    (pipeline,) = pipelines_of(text, 3)
    assert [load.reasons[0].name for load in pipeline.loads] == ["address_of_load", "narrow_load"]


def test_pointers_are_named_where_they_hold_a_quarter():
    text = tensors_of_pointers.BAD
    extra = "".join(f"%h{at} = tt.load %at : tensor<64x64x!tt.ptr<f16>, #rows>\n" for at in range(40))
    uses = "".join(f"%u{at} = arith.addf %h{at}, %h{at} : tensor<64x64xf16, #rows>\n" for at in range(40))
    line = next(line for line in text.splitlines() if "%q = tt.addptr" in line)
    assert "ISA903" in messages(text) and "ISA903" not in messages(text.replace(line, f"{extra}{uses}{line}"))


@pytest.mark.parametrize(
    ("target", "words"), [("cuda:90", "tf32 or narrower types"), ("hip:gfx1201", "bf16, half or 8-bit types")]
)
def test_the_types_that_matrix_units_take_are_those_of_the_target(target, words):
    assert words in messages(products_by_multiply_adds.BAD.replace("cuda:90", target))["ISA905"]


def test_a_change_under_a_condition_is_made_in_some_iterations():
    text = layout_conversions_in_loops.BAD
    line = next(line for line in text.splitlines() if "%y = ttg.convert_layout" in line)
    type = "tensor<64x64xf16, #columns>"
    changed = line.replace("%y", "%z")
    under = (
        f"%odd = arith.cmpi eq, %i, %c0 : i32\n%y = scf.if %odd -> ({type}) {{\n{changed}\nscf.yield %z : {type}\n"
        f"}} else {{\nscf.yield %sum : {type}\n}}"
    )
    assert "in every iteration" in messages(text)["ISA904"]
    assert "in some iterations" in messages(text.replace(line, under))["ISA904"]


def test_what_a_product_left_in_tensor_memory_makes_no_needless_trip():
    text = factors_through_registers.BAD
    load = next(line for line in text.splitlines() if "%x = ttg.local_load" in line)
    from_sum = load.replace("ttg.local_load", "ttng.tmem_load").replace("#shared, #smem", "#tmem, #ttng.tensor_memory")
    layout = "#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>\n#shared ="
    assert "ISA908" in messages(text)
    assert "ISA908" not in messages(text.replace(load, from_sum).replace("#shared =", layout, 1))


def test_rows_that_say_the_same_are_one_with_their_number():
    load = next(line for line in unpipelined_loads.BAD.splitlines() if "%x = tt.load" in line)
    text = unpipelined_loads.BAD.replace(load, f"{load}\n{load.replace('%x', '%x_2')}")
    text = text.replace("local_alloc %x", "local_alloc %both").replace(
        "%x2 =", "%both = arith.addf %x, %x_2 : tensor<64x64xf16, #rows>\n%x2 ="
    )
    report = isaview.report(text, only=("tiles",))
    shown = {
        section.title: [row.title for row in section.rows]
        for section in sections(report.kernels[0].results["tiles"], Words(""))
    }
    assert "x does not run ahead ×2" in shown["tiles"]
    assert "x ×2" in shown["what holds registers"]
    assert shown["accesses that could be wider"] == ["load of x ×2"]


def test_a_path_is_shortened_to_its_last_two_parts():
    assert [short_path(path) for path in ("/a/b/kernels/k.py:3", "k.py:3")] == ["kernels/k.py:3", "k.py:3"]
