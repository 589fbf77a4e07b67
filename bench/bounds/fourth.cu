// Kernels of the fourth table; see fourth.toml. Compiled to PTX, never run.
#include <cstdint>
typedef uint32_t u32;
#define X (blockIdx.x * blockDim.x + threadIdx.x)

__global__ void complex_products(const float2* __restrict__ a, const float2* __restrict__ b, float2* __restrict__ c) {
  const float2 p = a[X], q = b[X];
  c[X] = make_float2(p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x);
}

__global__ void split_points(const float3* __restrict__ points, float* __restrict__ x, float* __restrict__ y, float* __restrict__ z) {
  const float3 p = points[X];
  x[X] = p.x, y[X] = p.y, z[X] = p.z;
}

__global__ void dot_doubles(const double* __restrict__ a, const double* __restrict__ b, double* __restrict__ parts, int n) {
  double sum = 0;
  for (int i = X; i < n; i += gridDim.x * blockDim.x) sum += a[i] * b[i];
  parts[X] = sum;
}

// 32 multiply-adds in double precision for 16 bytes.
__global__ void series_doubles(const double* __restrict__ a, double* __restrict__ b, double c) {
  const double x = a[X];
  double sum = c;
#pragma unroll
  for (int i = 0; i < 32; i++) sum = sum * x + (i + 0.5);
  b[X] = sum;
}

__global__ void collatz_steps(u32* __restrict__ steps, u32 most) {
  u32 value = X + 1, i = 0;
  for (; i < most && value != 1; i++) value = value & 1 ? 3 * value + 1 : value >> 1;
  steps[X] = i;
}

__global__ void smallest_divisor(const u32* __restrict__ numbers, u32* __restrict__ divisors, u32 most) {
  const u32 number = numbers[X];
  u32 found = 0;
  for (u32 d = most; d > 1; d--)
    if (number % d == 0) found = d;
  divisors[X] = found;
}

// Eight words of each key against eight of each query: 8 population counts, 8 exclusive ors, 8 additions.
__global__ void nearest_code(const uint4* __restrict__ keys, const uint4* __restrict__ queries, u32* __restrict__ nearest, int count) {
  const uint4 k = keys[2 * X], l = keys[2 * X + 1];
  u32 least = ~0u;
  for (int i = 0; i < count; i++) {
    const uint4 q = queries[2 * i], r = queries[2 * i + 1];
    const u32 far = __popc(k.x ^ q.x) + __popc(k.y ^ q.y) + __popc(k.z ^ q.z) + __popc(k.w ^ q.w) + __popc(l.x ^ r.x) +
                    __popc(l.y ^ r.y) + __popc(l.z ^ r.z) + __popc(l.w ^ r.w);
    least = min(least, far);
  }
  nearest[X] = least;
}

__global__ void logistic_map(float* __restrict__ values, int steps) {
  float x = values[X];
  for (int i = 0; i < steps; i++) {
    float e, r;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(e) : "f"(x * -1.5f));
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(e + 1.0f));
    x = r;
  }
  values[X] = x;
}

// Every request reads one bank.
__global__ void __launch_bounds__(1024) column_walk(const float* __restrict__ in, float* __restrict__ out, int rounds) {
  __shared__ float tile[32][32];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  tile[warp][lane] = in[X];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < rounds; i++) sum += tile[lane][(warp + i) & 31];
  out[X] = sum;
}

__global__ void search_sorted(const float* __restrict__ sorted, const float* __restrict__ wanted, int* __restrict__ places, int steps) {
  const float value = wanted[X];
  int low = 0;
  for (int step = 1 << steps; step; step >>= 1)
    if (sorted[low + step] < value) low += step;
  places[X] = low;
}

// One group walks over everything, a barrier and a tree for every 1,024 values.
__global__ void __launch_bounds__(1024) scan_alone(const float* __restrict__ in, float* __restrict__ out, int n) {
  __shared__ float sums[32];
  float carry = 0;
  for (int first = 0; first < n; first += 1024) {
    float value = in[first + threadIdx.x];
    for (int d = 1; d < 32; d <<= 1) {
      const float left = __shfl_up_sync(~0u, value, d);
      if ((threadIdx.x & 31) >= d) value += left;
    }
    if ((threadIdx.x & 31) == 31) sums[threadIdx.x >> 5] = value;
    __syncthreads();
    float before = 0, whole = 0;
    for (int w = 0; w < 32; w++) {
      if (w == threadIdx.x >> 5) before = whole;
      whole += sums[w];
    }
    __syncthreads();
    out[first + threadIdx.x] = carry + before + value;
    carry += whole;
  }
}

__global__ void __launch_bounds__(256) tone_curve(const uchar4* __restrict__ in, uchar4* __restrict__ out, const unsigned char* __restrict__ curve) {
  __shared__ unsigned char table[256];
  table[threadIdx.x] = curve[threadIdx.x];
  __syncthreads();
  const uchar4 p = in[X];
  out[X] = make_uchar4(table[p.x], table[p.y], table[p.z], table[p.w]);
}

__constant__ float taps[33];
__global__ void fir_33(const float* __restrict__ in, float* __restrict__ out) {
  float sum = 0;
#pragma unroll
  for (int i = 0; i < 33; i++) sum += taps[i] * in[X + i];
  out[X] = sum;
}

__global__ void matrix_pipe_halves(float4* out, u32 seed, int rounds) {
  float c[8][4] = {};
  u32 a[4] = {seed, seed + 1, seed + 2, seed + 3}, b[2] = {seed ^ threadIdx.x, seed * 3};
  for (int i = 0; i < rounds; i++)
#pragma unroll
    for (int j = 0; j < 8; j++)
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                   : "+f"(c[j][0]), "+f"(c[j][1]), "+f"(c[j][2]), "+f"(c[j][3])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  float4 sum = {};
  for (int j = 0; j < 8; j++) sum.x += c[j][0], sum.y += c[j][1], sum.z += c[j][2], sum.w += c[j][3];
  out[X] = sum;
}

__global__ void matrix_pipe_bytes(int4* out, u32 seed, int rounds) {
  int c[8][4] = {};
  u32 a[4] = {seed, seed + 1, seed + 2, seed + 3}, b[2] = {seed ^ threadIdx.x, seed * 3};
  for (int i = 0; i < rounds; i++)
#pragma unroll
    for (int j = 0; j < 8; j++)
      asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                   : "+r"(c[j][0]), "+r"(c[j][1]), "+r"(c[j][2]), "+r"(c[j][3])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  int4 sum = {};
  for (int j = 0; j < 8; j++) sum.x += c[j][0], sum.y += c[j][1], sum.z += c[j][2], sum.w += c[j][3];
  out[X] = sum;
}
