// Sums over thread groups: quantised weights, attention. Compiled to PTX, never run; see ptx_inputs.py.
#include <cuda_fp16.h>
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define STRIDE (gridDim.x * blockDim.x)
typedef unsigned int u32;
typedef unsigned long long u64;

// A quantised matrix times a vector: four-bit weights, a scale for each group of 32.
template <int ROWS>
__global__ void __launch_bounds__(128) quantised(const uint4* weights, const half* scales, const int* vector, float* out, int groups) {
  float sum[ROWS] = {};
  for (int g = threadIdx.x; g < groups; g += 128) {
    int v[8];
#pragma unroll
    for (int i = 0; i < 8; ++i) v[i] = vector[g * 8 + i];
#pragma unroll
    for (int r = 0; r < ROWS; ++r) {
      uint4 w = weights[(blockIdx.x * ROWS + r) * groups + g];
      int dot = 0;
      u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        dot = __dp4a((int)(words[i] & 0x0f0f0f0f), v[2 * i], dot);
        dot = __dp4a((int)(words[i] >> 4 & 0x0f0f0f0f), v[2 * i + 1], dot);
      }
      sum[r] += dot * __half2float(scales[(blockIdx.x * ROWS + r) * groups + g]);
    }
  }
#pragma unroll
  for (int r = 0; r < ROWS; ++r) {
    for (int lane = 16; lane; lane /= 2) sum[r] += __shfl_xor_sync(~0u, sum[r], lane);
    if (threadIdx.x % 32 == 0) atomicAdd(out + blockIdx.x * ROWS + r, sum[r]);
  }
}
template __global__ void quantised<1>(const uint4*, const half*, const int*, float*, int);
template __global__ void quantised<4>(const uint4*, const half*, const int*, float*, int);
template __global__ void quantised<8>(const uint4*, const half*, const int*, float*, int);

// Attention of one query a thread group, the head kept in registers.
template <int HEAD>
__global__ void __launch_bounds__(128) attend(const float* q, const float* k, const float* v, float* o, int keys, float scale) {
  float query[HEAD], out[HEAD] = {}, most = -1e30f, total = 0;
#pragma unroll
  for (int i = 0; i < HEAD; ++i) query[i] = q[X * HEAD + i] * scale;
  for (int key = 0; key < keys; ++key) {
    float score = 0;
#pragma unroll
    for (int i = 0; i < HEAD; ++i) score += query[i] * k[key * HEAD + i];
    float now = fmaxf(most, score), keep = __expf(most - now), weight = __expf(score - now);
    total = total * keep + weight;
    most = now;
#pragma unroll
    for (int i = 0; i < HEAD; ++i) out[i] = out[i] * keep + weight * v[key * HEAD + i];
  }
#pragma unroll
  for (int i = 0; i < HEAD; ++i) o[X * HEAD + i] = out[i] / total;
}
template __global__ void attend<8>(const float*, const float*, const float*, float*, int, float);
template __global__ void attend<32>(const float*, const float*, const float*, float*, int, float);
template __global__ void attend<64>(const float*, const float*, const float*, float*, int, float);
