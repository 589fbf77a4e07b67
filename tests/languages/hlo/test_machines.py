# ruff: noqa: E501 - lines as XLA writes them
"""HLO as XLA writes it for TPUs and GPUs: tiles, memory spaces, asynchronous starts, library calls, collectives."""

from __future__ import annotations

import pytest

from isaview.analysis.graphs.work import sum_work, works
from isaview.inputs.load import read

TPU = """HloModule jit_step, is_scheduled=true, num_partitions=4

%fused_computation (param_0: bf16[256,1024], param_1: bf16[1024,512]) -> bf16[256,512] {
  %param_0 = bf16[256,1024]{1,0:T(8,128)(2,1)S(1)} parameter(0)
  %param_1 = bf16[1024,512]{1,0:T(8,128)(2,1)} parameter(1)
  ROOT %convolution.1 = bf16[256,512]{1,0:T(8,128)(2,1)} convolution(%param_0, %param_1), dim_labels=bf_io->bf, metadata={op_name="jit(step)/dot_general"}
}

%add (x: f32[], y: f32[]) -> f32[] {
  %x = f32[]{:T(128)} parameter(0)
  %y = f32[]{:T(128)} parameter(1)
  ROOT %add.1 = f32[]{:T(128)} add(%x, %y)
}

%async_computation (p: bf16[256,512]) -> bf16[1024,512] {
  %p = bf16[256,512]{1,0:T(8,128)(2,1)} parameter(0)
  ROOT %all-gather.1 = bf16[1024,512]{1,0:T(8,128)(2,1)} all-gather(%p), channel_id=1, replica_groups={{0,1,2,3}}, dimensions={0}
}

ENTRY %main (Arg_0: bf16[256,1024], Arg_1: bf16[1024,512]) -> (bf16[1024,512], f32[3,5]) {
  %Arg_0 = bf16[256,1024]{1,0:T(8,128)(2,1)} parameter(0), sharding={devices=[4,1]<=[4]}
  %Arg_1 = bf16[1024,512]{1,0:T(8,128)(2,1)} parameter(1), sharding={replicated}
  %copy-start = (bf16[256,1024]{1,0:T(8,128)(2,1)S(1)}, bf16[256,1024]{1,0:T(8,128)(2,1)}, u32[]{:S(2)}) copy-start(%Arg_0)
  %copy-done = bf16[256,1024]{1,0:T(8,128)(2,1)S(1)} copy-done(%copy-start)
  %fusion.1 = bf16[256,512]{1,0:T(8,128)(2,1)} fusion(%copy-done, %Arg_1), kind=kOutput, calls=%fused_computation, backend_config={"flag_configs":[],"window_config":{"kernel_window_bounds":["32","4"],"output_window_bounds":[]},"scoped_memory_configs":[]}
  %async-start = ((bf16[256,512]{1,0:T(8,128)(2,1)}), bf16[1024,512]{1,0:T(8,128)(2,1)}, u32[]{:S(2)}, u32[]{:S(2)}) async-start(%fusion.1), calls=%async_computation
  %constant.2 = f32[3,5]{1,0:T(4,128)} constant({ { 1, 2, 3, 4, 5 }, { 1, 2, 3, 4, 5 }, { -1, inf, nan, 4e-05, 5 } })
  %negate.1 = f32[3,5]{1,0:T(4,128)} negate(%constant.2)
  %all-reduce-start = f32[3,5]{1,0:T(4,128)} all-reduce-start(%negate.1), channel_id=2, replica_groups=[1,4]<=[4], use_global_device_ids=true, to_apply=%add
  %all-reduce-done = f32[3,5]{1,0:T(4,128)} all-reduce-done(%all-reduce-start)
  %async-done = bf16[1024,512]{1,0:T(8,128)(2,1)} async-done(%async-start)
  ROOT %tuple = (bf16[1024,512]{1,0:T(8,128)(2,1)}, f32[3,5]{1,0:T(4,128)}) tuple(%async-done, %all-reduce-done)
}
"""
GPU = """HloModule jit_f, is_scheduled=true

%fused_add (p0: f16[64,48], p1: f16[48]) -> f16[64,48] {
  %p0 = f16[64,48]{1,0} parameter(0)
  %p1 = f16[48]{0} parameter(1)
  %b = f16[64,48]{1,0} broadcast(%p1), dimensions={1}
  ROOT %s = f16[64,48]{1,0} add(%p0, %b)
}

ENTRY %main (a: f16[64,32], w: f16[48,32], c: f16[48]) -> f16[64,48] {
  %a = f16[64,32]{1,0} parameter(0)
  %w = f16[48,32]{1,0} parameter(1)
  %c = f16[48]{0} parameter(2)
  %custom-call.1 = (f16[64,48]{1,0}, s8[4194304]{0}) custom-call(%a, %w), custom_call_target="__cublas$gemm", backend_config={"operation_queue_id":"0","gemm_backend_config":{"alpha_real":1,"beta":0,"dot_dimension_numbers":{"lhs_contracting_dimensions":["1"],"rhs_contracting_dimensions":["1"],"lhs_batch_dimensions":[],"rhs_batch_dimensions":[]},"epilogue":"DEFAULT"}}
  %get-tuple-element.1 = f16[64,48]{1,0} get-tuple-element(%custom-call.1), index=0
  ROOT %loop_add_fusion = f16[64,48]{1,0} fusion(%get-tuple-element.1, %c), kind=kLoop, calls=%fused_add
}
"""


def entry_of(text):
    (module,) = read(text)
    assert module.diagnostics == ()
    return module, next(kernel for kernel in module.kernels if kernel.is_entry)


def test_a_tile_rounds_up_what_an_array_takes():
    _, entry = entry_of(TPU)
    bits = {register.name: register.bits for register in entry.registers}
    assert bits["negate.1"] == 4 * 128 * 32
    assert bits["copy-start{0}"] == 256 * 1024 * 16


def test_what_starts_and_ends_apart_is_one_array():
    _, entry = entry_of(TPU)
    reads = [[register.name for register in instruction.reads] for instruction in entry.instructions]
    opcodes = [form.opcode for form in entry.forms]
    assert reads[opcodes.index("fusion")] == ["copy-start{0}", "Arg_1"]
    assert reads[opcodes.index("async-done")] == ["fusion.1", "async-start{1}", "async-start{2}", "async-start{3}"]
    assert reads[opcodes.index("tuple")] == ["async-start{1}", "negate.1"]


@pytest.mark.parametrize(
    ("text", "products", "exchanged"),
    [(TPU, {"bf16": 2 * 256 * 1024 * 512}, 1024 * 512 * 2 + 60), (GPU, {"f16": 2 * 64 * 48 * 32}, 0)],
)
def test_products_and_exchanges_are_found_wherever_they_are_written(text, products, exchanged):
    module, entry = entry_of(text)
    work = sum_work(works(module)[entry.name])
    assert (dict(work.matrix), work.exchanged, dict(work.unknown)) == (products, exchanged, {})


def test_a_library_call_that_says_nothing_of_its_work_is_unknown():
    module, entry = entry_of(GPU.replace("__cublas$gemm", "my_kernel"))
    assert dict(sum_work(works(module)[entry.name]).unknown) == {"custom-call": 1}


def test_a_product_says_its_shape_and_which_operand_lies_the_other_way_round():
    _, entry = entry_of(GPU)
    contraction = next(form.tensors.contraction for form in entry.forms if "contracts" in form.flags)
    assert (contraction.batch, contraction.m, contraction.n, contraction.k) == (1, 64, 48, 32)
    assert contraction.transposed == (False, True)
