// Loops: histogram, bodies, escape times, sparse rows, prices. Compiled to PTX, never run; see ptx_inputs.py.
#include <cuda_fp16.h>
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define STRIDE (gridDim.x * blockDim.x)
typedef unsigned int u32;
typedef unsigned long long u64;

extern "C" {
__global__ void histogram(const u32* data, u32* bins, int n) {
  __shared__ u32 own[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) own[i] = 0;
  __syncthreads();
  for (int i = X; i < n; i += STRIDE) {
    u32 word = data[i];
    atomicAdd(own + (word & 255), 1);
    atomicAdd(own + (word >> 8 & 255), 1);
    atomicAdd(own + (word >> 16 & 255), 1);
    atomicAdd(own + (word >> 24), 1);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(bins + i, own[i]);
}

__global__ void __launch_bounds__(256) bodies(const float4* at, float4* force, int n) {
  __shared__ float4 tile[256];
  float4 me = at[X], sum = make_float4(0, 0, 0, 0);
  for (int base = 0; base < n; base += 256) {
    tile[threadIdx.x] = at[base + threadIdx.x];
    __syncthreads();
#pragma unroll 16
    for (int j = 0; j < 256; ++j) {
      float4 other = tile[j];
      float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
      float near = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-9f), pull = other.w * near * near * near;
      sum.x += dx * pull; sum.y += dy * pull; sum.z += dz * pull;
    }
    __syncthreads();
  }
  force[X] = sum;
}

__global__ void escape(u32* out, int width, float left, float top, float step, int most) {
  int x = X, y = blockIdx.y;
  float cr = left + x * step, ci = top + y * step, r = 0, i = 0;
  int n = 0;
  while (n < most && r * r + i * i < 4) { float t = r * r - i * i + cr; i = 2 * r * i + ci; r = t; ++n; }
  out[y * width + x] = n;
}

__global__ void sparse(const int* rows, const int* columns, const double* values, const double* x, double* y, int n) {
  int row = X / 32, lane = threadIdx.x % 32;
  if (row >= n) return;
  double sum = 0;
  for (int i = rows[row] + lane; i < rows[row + 1]; i += 32) sum += values[i] * x[columns[i]];
  for (int o = 16; o; o /= 2) sum += __shfl_down_sync(~0u, sum, o);
  if (!lane) y[row] = sum;
}

__global__ void price(const float* s, const float* k, const float* t, float* call, float* put, float r, float v, int n) {
  for (int i = X; i < n; i += STRIDE) {
    float root = sqrtf(t[i]), d1 = (logf(s[i] / k[i]) + (r + 0.5f * v * v) * t[i]) / (v * root), d2 = d1 - v * root;
    float n1 = normcdff(d1), n2 = normcdff(d2), paid = k[i] * expf(-r * t[i]);
    call[i] = s[i] * n1 - paid * n2;
    put[i] = paid * (1 - n2) - s[i] * (1 - n1);
  }
}
}
