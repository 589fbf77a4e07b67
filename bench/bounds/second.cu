// Kernels of the second table; see second.toml. Compiled to PTX, never run.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <mma.h>
typedef unsigned int u32;
typedef unsigned long long u64;
extern "C" {

__global__ void add_halves(const uint4* __restrict__ a, const uint4* __restrict__ b, uint4* __restrict__ c, int n) {
  int i = blockDim.x * blockIdx.x + threadIdx.x;
  if (i >= n) return;
  uint4 x = a[i], y = b[i], z;
  half2 *p = (half2*)&x, *q = (half2*)&y, *r = (half2*)&z;
  for (int k = 0; k < 4; k++) r[k] = __hadd2(p[k], q[k]);
  c[i] = z;
}

__global__ void stream_copy_wide(const double2* __restrict__ from, double2* __restrict__ to, u64 count) {
  for (u64 i = (u64)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += (u64)gridDim.x * blockDim.x) to[i] = from[i];
}

__global__ void __launch_bounds__(1024) transpose_conflicts(float* __restrict__ out, const float* __restrict__ in, int pitch) {
  __shared__ float square[32][32];
  const int x = threadIdx.x & 31, y = threadIdx.x >> 5;
  square[y][x] = in[(blockIdx.y * 32 + y) * pitch + blockIdx.x * 32 + x];
  __syncthreads();
  out[(blockIdx.x * 32 + y) * pitch + blockIdx.y * 32 + x] = square[x][y];
}

__global__ void __launch_bounds__(1024) transpose_swizzled(float* __restrict__ out, const float* __restrict__ in, int pitch) {
  __shared__ float square[32][32];
  const int x = threadIdx.x & 31, y = threadIdx.x >> 5;
  square[y][x ^ y] = in[(blockIdx.y * 32 + y) * pitch + blockIdx.x * 32 + x];
  __syncthreads();
  out[(blockIdx.x * 32 + y) * pitch + blockIdx.y * 32 + x] = square[x][x ^ y];
}

__global__ void __launch_bounds__(512) sum_shuffled(const float2* values, float* total, size_t count) {
  __shared__ float warp_sums[16];
  float own = 0.f;
  const size_t step = (size_t)gridDim.x * blockDim.x;
  for (size_t at = (size_t)blockIdx.x * blockDim.x + threadIdx.x; at < count; at += step) { float2 v = values[at]; own += v.x; own += v.y; }
  for (int by = 16; by > 0; by /= 2) own += __shfl_down_sync(0xffffffffu, own, by);
  if (threadIdx.x % 32 == 0) warp_sums[threadIdx.x / 32] = own;
  __syncthreads();
  if (threadIdx.x < 32) {
    own = threadIdx.x < 16 ? warp_sums[threadIdx.x] : 0.f;
    for (int by = 8; by > 0; by /= 2) own += __shfl_down_sync(0xffffffffu, own, by);
    if (threadIdx.x == 0) atomicAdd(total, own);
  }
}

__global__ void column_sums(const __nv_bfloat16* matrix, float* sums, int rows, int columns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (column >= columns) return;
  float sum = 0.f;
  for (int row = 0; row < rows; ++row) sum += __bfloat162float(matrix[(size_t)row * columns + column]);
  sums[column] = sum;
}

__global__ void histogram_global(const unsigned char* text, u32* bins, int count) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += blockDim.x * gridDim.x) atomicAdd(bins + text[i], 1u);
}

__global__ void spmv_warp_row(int rows, const int* __restrict__ offsets, const int* __restrict__ columns, const double* __restrict__ entries, const double* __restrict__ x, double* __restrict__ y) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  double dot = 0;
  for (int e = offsets[row] + lane, end = offsets[row + 1]; e < end; e += 32) dot += entries[e] * x[columns[e]];
  for (int by = 16; by; by >>= 1) dot += __shfl_xor_sync(0xffffffffu, dot, by);
  if (!lane) y[row] = dot;
}

__global__ void spmv_ell(int rows, int width, const int* __restrict__ columns, const float* __restrict__ entries, const float* __restrict__ x, float* __restrict__ y) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float dot = 0;
  for (int k = 0; k < width; k++) { const int c = columns[k * rows + row]; if (c >= 0) dot += entries[k * rows + row] * x[c]; }
  y[row] = dot;
}

__global__ void __launch_bounds__(256) heat_tiled(const float* __restrict__ old, float* __restrict__ fresh, int nx, float k) {
  __shared__ float t[10][34];
  const int tx = threadIdx.x % 32, ty = threadIdx.x / 32, x = blockIdx.x * 32 + tx + 1, y = blockIdx.y * 8 + ty + 1, at = y * nx + x;
  t[ty + 1][tx + 1] = old[at];
  if (tx == 0) t[ty + 1][0] = old[at - 1];
  if (tx == 31) t[ty + 1][33] = old[at + 1];
  if (ty == 0) t[0][tx + 1] = old[at - nx];
  if (ty == 7) t[9][tx + 1] = old[at + nx];
  __syncthreads();
  const float c = t[ty + 1][tx + 1];
  fresh[at] = c + k * (t[ty][tx + 1] + t[ty + 2][tx + 1] + t[ty + 1][tx] + t[ty + 1][tx + 2] - 4.f * c);
}

__global__ void wave_equation(const double* __restrict__ now, const double* __restrict__ before, double* __restrict__ next, int nx, int ny, int nz, double c) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z;
  if (x < 1 || y < 1 || z < 1 || x >= nx - 1 || y >= ny - 1 || z >= nz - 1) return;
  const size_t row = nx, plane = (size_t)nx * ny, at = z * plane + y * row + x;
  const double around = now[at - 1] + now[at + 1] + now[at - row] + now[at + row] + now[at - plane] + now[at + plane];
  next[at] = 2 * now[at] - before[at] + c * (around - 6 * now[at]);
}

__global__ void __launch_bounds__(256) softmax_block(const float4* __restrict__ in, float4* __restrict__ out, int quads) {
  __shared__ float top_of[8], sum_of[8];
  const float4* row = in + (size_t)blockIdx.x * quads;
  float top = -3e38f, sum = 0;
  for (int i = threadIdx.x; i < quads; i += 256) {
    const float4 v = row[i];
    const float most = fmaxf(fmaxf(v.x, v.y), fmaxf(v.z, v.w)), next = fmaxf(top, most);
    sum = sum * __expf(top - next) + __expf(v.x - next) + __expf(v.y - next) + __expf(v.z - next) + __expf(v.w - next);
    top = next;
  }
  for (int by = 16; by; by >>= 1) {
    const float other = __shfl_xor_sync(~0u, top, by), rest = __shfl_xor_sync(~0u, sum, by), next = fmaxf(top, other);
    sum = sum * __expf(top - next) + rest * __expf(other - next);
    top = next;
  }
  if (threadIdx.x % 32 == 0) { top_of[threadIdx.x / 32] = top; sum_of[threadIdx.x / 32] = sum; }
  __syncthreads();
  float all = top_of[0];
  for (int w = 1; w < 8; w++) all = fmaxf(all, top_of[w]);
  float whole = 0;
  for (int w = 0; w < 8; w++) whole += sum_of[w] * __expf(top_of[w] - all);
  const float scale = 1.f / whole;
  for (int i = threadIdx.x; i < quads; i += 256) {
    const float4 v = row[i];
    out[(size_t)blockIdx.x * quads + i] = make_float4(__expf(v.x - all) * scale, __expf(v.y - all) * scale, __expf(v.z - all) * scale, __expf(v.w - all) * scale);
  }
}

__global__ void __launch_bounds__(1024) matmul_fragments_shared(const half* __restrict__ a, const half* __restrict__ b, half* __restrict__ c, int n) {
  using namespace nvcuda::wmma;
  __shared__ __align__(32) half as[128 * 24], bs[16 * 136];
  const int t = threadIdx.x, warp = t / 32, wm = warp / 8, wn = warp % 8;
  fragment<accumulator, 16, 16, 16, half> sum[2];
  fill_fragment(sum[0], __float2half(0)); fill_fragment(sum[1], __float2half(0));
  for (int k = 0; k < n; k += 16) {
    *(half2*)&as[(t / 8) * 24 + t % 8 * 2] = *(const half2*)&a[(size_t)(blockIdx.y * 128 + t / 8) * n + k + t % 8 * 2];
    *(half2*)&bs[(t / 64) * 136 + t % 64 * 2] = *(const half2*)&b[(size_t)(k + t / 64) * n + blockIdx.x * 128 + t % 64 * 2];
    __syncthreads();
    fragment<matrix_a, 16, 16, 16, half, row_major> fa[2];
    fragment<matrix_b, 16, 16, 16, half, row_major> fb;
    load_matrix_sync(fb, bs + wn * 16, 136);
    for (int i = 0; i < 2; i++) { load_matrix_sync(fa[i], as + (wm * 32 + i * 16) * 24, 24); mma_sync(sum[i], fa[i], fb, sum[i]); }
    __syncthreads();
  }
  for (int i = 0; i < 2; i++) store_matrix_sync(c + (size_t)(blockIdx.y * 128 + wm * 32 + i * 16) * n + blockIdx.x * 128 + wn * 16, sum[i], n, mem_row_major);
}

__global__ void __launch_bounds__(256) matmul_tile_double(const double* a, const double* b, double* c, int n) {
  __shared__ double as[16][17], bs[16][17];
  const int x = threadIdx.x % 16, y = threadIdx.x / 16;
  double sum = 0;
  for (int tile = 0; tile < n; tile += 16) {
    as[y][x] = a[(size_t)(blockIdx.y * 16 + y) * n + tile + x];
    bs[y][x] = b[(size_t)(tile + y) * n + blockIdx.x * 16 + x];
    __syncthreads();
    for (int k = 0; k < 16; k++) sum = fma(as[y][k], bs[k][x], sum);
    __syncthreads();
  }
  c[(size_t)(blockIdx.y * 16 + y) * n + blockIdx.x * 16 + x] = sum;
}

__device__ double normal_double(double d) { return 0.5 * erfc(-d * 0.70710678118654752); }
__global__ void black_scholes_double(const double* __restrict__ s, const double* __restrict__ x, const double* __restrict__ t, double* __restrict__ call, double* __restrict__ put, double r, double v, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const double root = v * sqrt(t[i]), d1 = (log(s[i] / x[i]) + (r + 0.5 * v * v) * t[i]) / root, d2 = d1 - root, discount = x[i] * exp(-r * t[i]);
  call[i] = s[i] * normal_double(d1) - discount * normal_double(d2);
  put[i] = discount * normal_double(-d2) - s[i] * normal_double(-d1);
}

__global__ void random_draws(u32* out, int draws) {
  u64 s = (u64)(blockIdx.x * blockDim.x + threadIdx.x) * 0x9E3779B97F4A7C15ull + 1;
  u32 sum = 0;
  for (int i = 0; i < draws; i++) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; sum ^= (u32)(s >> 32); }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

__global__ void md5_blocks(const uint4* __restrict__ blocks, uint4* __restrict__ digests, const u32* __restrict__ sines, int rounds) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  u32 m[16], a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
  for (int q = 0; q < 4; q++) { const uint4 v = blocks[i * 4 + q]; m[q * 4] = v.x; m[q * 4 + 1] = v.y; m[q * 4 + 2] = v.z; m[q * 4 + 3] = v.w; }
  for (int round = 0; round < rounds; round++) {
    #pragma unroll
    for (int s = 0; s < 64; s++) {
      u32 f, g;
      if (s < 16) { f = (b & c) | (~b & d); g = s; }
      else if (s < 32) { f = (d & b) | (~d & c); g = (5 * s + 1) & 15; }
      else if (s < 48) { f = b ^ c ^ d; g = (3 * s + 5) & 15; }
      else { f = c ^ (b | ~d); g = (7 * s) & 15; }
      f += a + 0x5a827999u * (s + 1) + m[g];
      a = d; d = c; c = b; b += __funnelshift_l(f, f, (s * 5) % 23 + 4);
    }
  }
  digests[i] = make_uint4(a, b, c, d);
}

__global__ void gravity_direct(const float4* __restrict__ bodies, float3* __restrict__ pull, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 mine = bodies[i];
  float3 sum = make_float3(0, 0, 0);
  for (int j = 0; j < count; ++j) {
    const float4 b = bodies[j];
    const float x = b.x - mine.x, y = b.y - mine.y, z = b.z - mine.z, d = x * x + y * y + z * z + 0.01f, w = rsqrtf(d), f = b.w * w * w * w;
    sum.x += f * x; sum.y += f * y; sum.z += f * z;
  }
  pull[i] = sum;
}

__global__ void julia(unsigned char* image, int width, float re, float im) {
  const int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
  float x = px * 0.001f - 1.5f, y = py * 0.001f - 1.f;
  int left = 255;
  for (; left > 0; --left) { const float xx = x * x, yy = y * y; if (xx + yy > 16.f) break; y = fmaf(2.f * x, y, im); x = xx - yy + re; }
  image[py * width + px] = 255 - left;
}

__global__ void dequantise_rows(const char4* __restrict__ weights, const float* __restrict__ scales, uint2* __restrict__ out, int quads) {
  const size_t row = blockIdx.y, i = blockIdx.x * blockDim.x + threadIdx.x;
  const char4 w = weights[row * quads + i];
  const float s = scales[row];
  __half2 lo = __floats2half2_rn(w.x * s, w.y * s), hi = __floats2half2_rn(w.z * s, w.w * s);
  out[row * quads + i] = make_uint2(*(u32*)&lo, *(u32*)&hi);
}

__global__ void __launch_bounds__(128) gemv_four_bits(const uint4* __restrict__ weights, const half* __restrict__ scales, const float* __restrict__ x, float* __restrict__ y, int k) {
  __shared__ float part[4];
  float sum = 0;
  const int pieces = k / 32;
  for (int p = threadIdx.x; p < pieces; p += 128) {
    const uint4 w = weights[(size_t)blockIdx.x * pieces + p];
    const float scale = __half2float(scales[(size_t)blockIdx.x * pieces + p]);
    const u32 words[4] = {w.x, w.y, w.z, w.w};
    float dot = 0;
    #pragma unroll
    for (int i = 0; i < 4; i++)
      #pragma unroll
      for (int j = 0; j < 8; j++) dot += (float)((int)(words[i] >> (4 * j) & 15) - 8) * x[p * 32 + i * 8 + j];
    sum += scale * dot;
  }
  for (int by = 16; by; by >>= 1) sum += __shfl_down_sync(~0u, sum, by);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0) y[blockIdx.x] = part[0] + part[1] + part[2] + part[3];
}

__global__ void attention_one_query(const half2* __restrict__ q, const uint2* __restrict__ keys, const uint2* __restrict__ values, float4* __restrict__ out, int length) {
  const int lane = threadIdx.x % 32, head = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  const float2 q0 = __half22float2(q[(head * 32 + lane) * 2]), q1 = __half22float2(q[(head * 32 + lane) * 2 + 1]);
  float4 sum = make_float4(0, 0, 0, 0);
  float top = -3e38f, whole = 0;
  for (int t = 0; t < length; t++) {
    const uint2 kk = keys[((size_t)head * length + t) * 32 + lane], vv = values[((size_t)head * length + t) * 32 + lane];
    const float2 k0 = __half22float2(*(half2*)&kk.x), k1 = __half22float2(*(half2*)&kk.y), v0 = __half22float2(*(half2*)&vv.x), v1 = __half22float2(*(half2*)&vv.y);
    float s = q0.x * k0.x + q0.y * k0.y + q1.x * k1.x + q1.y * k1.y;
    for (int by = 16; by; by >>= 1) s += __shfl_xor_sync(~0u, s, by);
    const float next = fmaxf(top, s), keep = __expf(top - next), p = __expf(s - next);
    whole = whole * keep + p;
    sum.x = sum.x * keep + p * v0.x; sum.y = sum.y * keep + p * v0.y; sum.z = sum.z * keep + p * v1.x; sum.w = sum.w * keep + p * v1.y;
    top = next;
  }
  out[head * 32 + lane] = make_float4(sum.x / whole, sum.y / whole, sum.z / whole, sum.w / whole);
}

__global__ void bitonic_step(float* keys, u32 j, u32 k) {
  const u32 i = blockIdx.x * blockDim.x + threadIdx.x, other = i ^ j;
  if (other > i) {
    const float a = keys[i], b = keys[other];
    if ((a > b) == ((i & k) == 0)) { keys[i] = b; keys[other] = a; }
  }
}

__global__ void permute_rows(const float4* __restrict__ from, float4* __restrict__ to, const int* __restrict__ order, int quads) {
  const int row = blockIdx.x, source = order[row];
  for (int i = threadIdx.x; i < quads; i += blockDim.x) to[(size_t)row * quads + i] = from[(size_t)source * quads + i];
}

__global__ void scale_few(float* data, int count, float by) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) data[i] *= by;
}
}
