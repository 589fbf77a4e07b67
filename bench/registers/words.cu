// Long words and long bodies: a digest, a norm, a random walk, a lattice. Compiled to PTX, never run; see ptx_inputs.py.
#include <cuda_fp16.h>
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define STRIDE (gridDim.x * blockDim.x)
typedef unsigned int u32;
typedef unsigned long long u64;

extern "C" {
__global__ void digest(const u32* in, u32* out, int n) {
  u32 w[16], a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476, e = 0xc3d2e1f0;
#pragma unroll
  for (int i = 0; i < 16; ++i) w[i] = in[i * n + X];
#pragma unroll
  for (int i = 0; i < 80; ++i) {
    u32 word = i < 16 ? w[i] : w[i & 15] = __funnelshift_l(w[(i + 13) & 15] ^ w[(i + 8) & 15] ^ w[(i + 2) & 15] ^ w[i & 15], 0, 1);
    word = i < 16 ? word : __funnelshift_l(word, word, 1);
    u32 f = i < 20 ? (b & c) | (~b & d) : i < 40 ? b ^ c ^ d : i < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
    u32 next = __funnelshift_l(a, a, 5) + f + e + word + 0x5a827999;
    e = d; d = c; c = __funnelshift_l(b, b, 30); b = a; a = next;
  }
  out[X] = a; out[n + X] = b; out[2 * n + X] = c; out[3 * n + X] = d; out[4 * n + X] = e;
}

__global__ void __launch_bounds__(1024) normalise(const half2* in, half2* out, int n) {
  __shared__ float part[32];
  float sum = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) { float2 v = __half22float2(in[blockIdx.x * n + i]); sum += v.x * v.x + v.y * v.y; }
  for (int o = 16; o; o /= 2) sum += __shfl_xor_sync(~0u, sum, o);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
  __syncthreads();
  sum = threadIdx.x % 32 < blockDim.x / 32 ? part[threadIdx.x % 32] : 0;
  for (int o = 16; o; o /= 2) sum += __shfl_xor_sync(~0u, sum, o);
  half2 scale = __float2half2_rn(rsqrtf(sum / (2 * n) + 1e-6f));
  for (int i = threadIdx.x; i < n; i += blockDim.x) out[blockIdx.x * n + i] = __hmul2(in[blockIdx.x * n + i], scale);
}

__global__ void random_walk(u64* states, float* out, int steps) {
  u64 s = states[X], t = s * 0x9e3779b97f4a7c15ull;
  float x = 0, y = 0;
  for (int i = 0; i < steps; ++i) {
    s ^= s << 13; s ^= s >> 7; s ^= s << 17; t += s;
    x += __uint2float_rn((u32)t) * 2.3e-10f - 0.5f;
    y += __uint2float_rn((u32)(t >> 32)) * 2.3e-10f - 0.5f;
  }
  states[X] = s;
  out[X] = sqrtf(x * x + y * y);
}

__global__ void collide(const double* in, double* out, int n) {
  if (X >= n) return;
  double f[19], density = 0, x = 0, y = 0, z = 0;
#pragma unroll
  for (int i = 0; i < 19; ++i) { f[i] = in[i * n + X]; density += f[i]; x += f[i] * (i % 3 - 1); y += f[i] * (i / 3 % 3 - 1); z += f[i] * (i / 9 - 1); }
  double u = x / density, v = y / density, w = z / density;
#pragma unroll
  for (int i = 0; i < 19; ++i) {
    double along = (i % 3 - 1) * u + (i / 3 % 3 - 1) * v + (i / 9 - 1) * w;
    out[i * n + X] = f[i] - 0.6 * (f[i] - density / 19 * (1 + 3 * along + 4.5 * along * along - 1.5 * (u * u + v * v + w * w)));
  }
}
}
