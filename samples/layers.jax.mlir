module @jit_layers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<6x256x256xbf16>) -> (tensor<4x256xbf16> {jax.result_info = "result[0]"}, tensor<6xbf16> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg1, %iterArg_4 = %c, %iterArg_5 = %arg0, %iterArg_6 = %0) : tensor<6x256x256xbf16>, tensor<i32>, tensor<128x256xbf16>, tensor<6xbf16>
    cond {
      %c_7 = stablehlo.constant dense<6> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %17 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<6x256x256xbf16>, tensor<i32>) -> tensor<256x256xbf16>
      %18:2 = func.call @closed_call(%iterArg_5, %17) : (tensor<128x256xbf16>, tensor<256x256xbf16>) -> (tensor<128x256xbf16>, tensor<bf16>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_6, %18#1, %iterArg_4) : (tensor<6xbf16>, tensor<bf16>, tensor<i32>) -> tensor<6xbf16>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %20, %18#0, %19 : tensor<6x256x256xbf16>, tensor<i32>, tensor<128x256xbf16>, tensor<6xbf16>
    }
    %2 = stablehlo.convert %1#2 : (tensor<128x256xbf16>) -> tensor<128x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<128x256xf32>, tensor<f32>) -> tensor<128xf32>
    %4 = stablehlo.convert %3 : (tensor<128xf32>) -> tensor<128xbf16>
    %values, %indices = chlo.top_k(%4, k = 4) : tensor<128xbf16> -> (tensor<4xbf16>, tensor<4xi32>)
    %5 = stablehlo.slice %values [0:1] : (tensor<4xbf16>) -> tensor<1xbf16>
    %6 = stablehlo.reshape %5 : (tensor<1xbf16>) -> tensor<bf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.compare GT, %6, %cst_1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.compare LT, %indices, %8, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.add %indices, %10 : tensor<4xi32>
    %12 = stablehlo.select %9, %11, %indices : tensor<4xi1>, tensor<4xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %14 = "stablehlo.gather"(%1#2, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<128x256xbf16>, tensor<4x1xi32>) -> tensor<4x256xbf16>
    %15 = stablehlo.convert %7 : (tensor<i1>) -> tensor<i32>
    %16 = "stablehlo.case"(%15) ({
      %17 = stablehlo.negate %14 : tensor<4x256xbf16>
      stablehlo.return %17 : tensor<4x256xbf16>
    }, {
      %17 = func.call @sort(%14) : (tensor<4x256xbf16>) -> tensor<4x256xbf16>
      stablehlo.return %17 : tensor<4x256xbf16>
    }) : (tensor<i32>) -> tensor<4x256xbf16>
    return %16, %1#3 : tensor<4x256xbf16>, tensor<6xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x256x256xbf16>, %arg1: tensor<i32>) -> tensor<256x256xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 256] : (tensor<6x256x256xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x256xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x256x256xbf16>) -> tensor<256x256xbf16>
    return %1 : tensor<256x256xbf16>
  }
  func.func private @closed_call(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x256xbf16>) -> (tensor<128x256xbf16>, tensor<bf16>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256xbf16>, tensor<256x256xbf16>) -> tensor<128x256xbf16>
    %1 = stablehlo.multiply %0, %0 : tensor<128x256xbf16>
    %2 = stablehlo.multiply %1, %0 : tensor<128x256xbf16>
    %cst = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<128x256xbf16>
    %4 = stablehlo.multiply %3, %2 : tensor<128x256xbf16>
    %5 = stablehlo.add %0, %4 : tensor<128x256xbf16>
    %cst_0 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<128x256xbf16>
    %7 = stablehlo.multiply %6, %5 : tensor<128x256xbf16>
    %8 = stablehlo.tanh %7 : tensor<128x256xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<128x256xbf16>
    %10 = stablehlo.add %9, %8 : tensor<128x256xbf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<128x256xbf16>
    %12 = stablehlo.multiply %11, %10 : tensor<128x256xbf16>
    %13 = stablehlo.multiply %0, %12 : tensor<128x256xbf16>
    %14 = stablehlo.convert %arg0 : (tensor<128x256xbf16>) -> tensor<128x256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x256xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.convert %15 : (tensor<f32>) -> tensor<bf16>
    return %13, %16 : tensor<128x256xbf16>, tensor<bf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xbf16>, %arg1: tensor<bf16>, %arg2: tensor<i32>) -> tensor<6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xbf16>, tensor<1xbf16>, tensor<i32>) -> tensor<6xbf16>
    return %1 : tensor<6xbf16>
  }
  func.func private @sort(%arg0: tensor<4x256xbf16>) -> tensor<4x256xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<4x256xbf16>) -> tensor<4x256xbf16>
    return %0 : tensor<4x256xbf16>
  }
}
