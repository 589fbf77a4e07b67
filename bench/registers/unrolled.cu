// Small problems one thread solves in registers: equations, sorting, Fourier transforms. Compiled to PTX, never run; see ptx_inputs.py.
#include <cuda_fp16.h>
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define STRIDE (gridDim.x * blockDim.x)
typedef unsigned int u32;
typedef unsigned long long u64;

template <typename T, int N>
__global__ void solve(const T* matrices, T* inverse, int count) {
  if (X >= count) return;
  T a[N][N], b[N];
#pragma unroll
  for (int i = 0; i < N; ++i) {
    b[i] = i;
#pragma unroll
    for (int j = 0; j < N; ++j) a[i][j] = matrices[(i * N + j) * count + X];
  }
#pragma unroll
  for (int p = 0; p < N; ++p)
#pragma unroll
    for (int i = p + 1; i < N; ++i) {
      T f = a[i][p] / a[p][p];
      b[i] -= f * b[p];
#pragma unroll
      for (int j = p; j < N; ++j) a[i][j] -= f * a[p][j];
    }
#pragma unroll
  for (int i = 0; i < N; ++i) inverse[i * count + X] = b[i] / a[i][i];
}
template __global__ void solve<float, 3>(const float*, float*, int);
template __global__ void solve<float, 6>(const float*, float*, int);
template __global__ void solve<double, 4>(const double*, double*, int);

template <int N>
__global__ void sort_keys(u32* keys, int count) {
  u32 key[N];
#pragma unroll
  for (int i = 0; i < N; ++i) key[i] = keys[X * N + i];
#pragma unroll
  for (int i = 0; i < N; ++i)
#pragma unroll
    for (int j = i & 1; j + 1 < N; j += 2) {
      u32 low = min(key[j], key[j + 1]);
      key[j + 1] = max(key[j], key[j + 1]);
      key[j] = low;
    }
#pragma unroll
  for (int i = 0; i < N; ++i) keys[X * N + i] = key[i];
}
template __global__ void sort_keys<4>(u32*, int);
template __global__ void sort_keys<16>(u32*, int);
template __global__ void sort_keys<32>(u32*, int);

template <int N>
__global__ void transform(const float2* in, float2* out, int count) {
  float2 v[N];
#pragma unroll
  for (int i = 0; i < N; ++i) v[i] = in[X + i * count];
#pragma unroll
  for (int half = N / 2; half; half /= 2)
#pragma unroll
    for (int i = 0; i < N; ++i) {
      if (i & half) continue;
      float2 a = v[i], b = v[i + half];
      float s, c;
      __sincosf(3.14159265f * (i % half) / half, &s, &c);
      v[i] = make_float2(a.x + b.x, a.y + b.y);
      v[i + half] = make_float2((a.x - b.x) * c + (a.y - b.y) * s, (a.y - b.y) * c - (a.x - b.x) * s);
    }
#pragma unroll
  for (int i = 0; i < N; ++i) out[X * N + i] = v[i];
}
template __global__ void transform<4>(const float2*, float2*, int);
template __global__ void transform<16>(const float2*, float2*, int);
