// Tiles held in registers: products of matrices, stencils. Compiled to PTX, never run; see ptx_inputs.py.
#include <cuda_fp16.h>
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define STRIDE (gridDim.x * blockDim.x)
typedef unsigned int u32;
typedef unsigned long long u64;

template <int TILE, int DEPTH, int M, int N>
__global__ void __launch_bounds__((TILE / M) * (TILE / N)) multiply(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float left[DEPTH][TILE], right[DEPTH][TILE];
  constexpr int THREADS = (TILE / M) * (TILE / N);
  int row = threadIdx.x / (TILE / N) * M, column = threadIdx.x % (TILE / N) * N;
  float sum[M][N] = {};
  for (int base = 0; base < k; base += DEPTH) {
    for (int i = threadIdx.x; i < TILE * DEPTH; i += THREADS) {
      left[i % DEPTH][i / DEPTH] = a[(blockIdx.y * TILE + i / DEPTH) * k + base + i % DEPTH];
      right[i / TILE][i % TILE] = b[(base + i / TILE) * n + blockIdx.x * TILE + i % TILE];
    }
    __syncthreads();
#pragma unroll
    for (int d = 0; d < DEPTH; ++d)
#pragma unroll
      for (int i = 0; i < M; ++i)
#pragma unroll
        for (int j = 0; j < N; ++j) sum[i][j] += left[d][row + i] * right[d][column + j];
    __syncthreads();
  }
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) c[(blockIdx.y * TILE + row + i) * n + blockIdx.x * TILE + column + j] = sum[i][j];
}
template __global__ void multiply<16, 16, 1, 1>(const float*, const float*, float*, int, int, int);
template __global__ void multiply<64, 16, 4, 4>(const float*, const float*, float*, int, int, int);
template __global__ void multiply<64, 8, 8, 4>(const float*, const float*, float*, int, int, int);
template __global__ void multiply<128, 8, 8, 8>(const float*, const float*, float*, int, int, int);

template <typename T, int R>
__global__ void stencil(const T* in, T* out, int width, int height, int depth) {
  int x = X, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < R || y < R || x >= width - R || y >= height - R) return;
  T column[2 * R + 1];
#pragma unroll
  for (int i = 0; i < 2 * R; ++i) column[i] = in[(i * height + y) * width + x];
  for (int z = R; z < depth - R; ++z) {
    column[2 * R] = in[((z + R) * height + y) * width + x];
    T sum = column[R] * T(-6);
#pragma unroll
    for (int i = 1; i <= R; ++i)
      sum += column[R - i] + column[R + i] + in[(z * height + y) * width + x - i] + in[(z * height + y) * width + x + i] +
             in[(z * height + y - i) * width + x] + in[(z * height + y + i) * width + x];
    out[(z * height + y) * width + x] = sum;
#pragma unroll
    for (int i = 0; i < 2 * R; ++i) column[i] = column[i + 1];
  }
}
template __global__ void stencil<float, 1>(const float*, float*, int, int, int);
template __global__ void stencil<float, 4>(const float*, float*, int, int, int);
template __global__ void stencil<double, 2>(const double*, double*, int, int, int);
