module @jit_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x2048xbf16>, %arg1: tensor<2048xbf16>, %arg2: tensor<2048x8192xbf16>, %arg3: tensor<8192x2048xbf16>) -> (tensor<1024x2048xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<1024x2048xbf16>) -> tensor<1024x2048xf32>
    %1 = chlo.square %0 : tensor<1024x2048xf32> -> tensor<1024x2048xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<1024xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<1024x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x1xf32>
    %7 = stablehlo.add %5, %6 : tensor<1024x1xf32>
    %8 = stablehlo.rsqrt %7 : tensor<1024x1xf32>
    %9 = stablehlo.convert %arg0 : (tensor<1024x2048xbf16>) -> tensor<1024x2048xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x2048xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<1024x2048xf32>
    %12 = stablehlo.convert %11 : (tensor<1024x2048xf32>) -> tensor<1024x2048xbf16>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2048xbf16>) -> tensor<1x2048xbf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x2048xbf16>) -> tensor<1024x2048xbf16>
    %15 = stablehlo.multiply %12, %14 : tensor<1024x2048xbf16>
    %16 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xbf16>, tensor<2048x8192xbf16>) -> tensor<1024x8192xbf16>
    %17 = stablehlo.multiply %16, %16 : tensor<1024x8192xbf16>
    %18 = stablehlo.multiply %17, %16 : tensor<1024x8192xbf16>
    %cst_2 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<1024x8192xbf16>
    %20 = stablehlo.multiply %19, %18 : tensor<1024x8192xbf16>
    %21 = stablehlo.add %16, %20 : tensor<1024x8192xbf16>
    %cst_3 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<1024x8192xbf16>
    %23 = stablehlo.multiply %22, %21 : tensor<1024x8192xbf16>
    %24 = stablehlo.tanh %23 : tensor<1024x8192xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<1024x8192xbf16>
    %26 = stablehlo.add %25, %24 : tensor<1024x8192xbf16>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<1024x8192xbf16>
    %28 = stablehlo.multiply %27, %26 : tensor<1024x8192xbf16>
    %29 = stablehlo.multiply %16, %28 : tensor<1024x8192xbf16>
    %30 = stablehlo.dot_general %29, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x8192xbf16>, tensor<8192x2048xbf16>) -> tensor<1024x2048xbf16>
    %31 = stablehlo.add %arg0, %30 : tensor<1024x2048xbf16>
    return %31 : tensor<1024x2048xbf16>
  }
}
