// Kernels of the fifth table; see fifth.toml. Compiled to PTX, never run.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <mma.h>
#define K extern "C" __global__ void
#define K256 extern "C" __global__ void __launch_bounds__(256)
#define X (blockIdx.x * blockDim.x + threadIdx.x)
typedef unsigned int u32;
typedef unsigned long long u64;

K scale_quads(float4* a, float s, u32 n) {
  u32 i = X;
  if (i < n) { float4 v = a[i]; v.x *= s; v.y *= s; v.z *= s; v.w *= s; a[i] = v; }
}
K triad_double(const double* b, const double* c, double* a, double s, u32 n) { u32 i = X; if (i < n) a[i] = b[i] + s * c[i]; }
K clamp_one(const float* a, float* b, float low, float high, u32 n) { u32 i = X; if (i < n) b[i] = fminf(fmaxf(a[i], low), high); }
K to_half(const float2* a, __half2* b, u32 n) { u32 i = X; if (i < n) b[i] = __float22half2_rn(a[i]); }
K turn_round(const float* a, float* b, u32 n) { u32 i = X; if (i < n) b[n - 1 - i] = a[i]; }

__device__ float over_group(float v) {
  __shared__ float part[32];
  for (int o = 16; o; o >>= 1) v += __shfl_xor_sync(~0u, v, o);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : 0;
  if (threadIdx.x < 32) for (int o = 16; o; o >>= 1) v += __shfl_xor_sync(~0u, v, o);
  if (threadIdx.x == 0) part[0] = v;
  __syncthreads();
  return part[0];
}
K gemv_group(const float* a, const float* x, float* y, u32 columns) {
  float sum = 0;
  for (u32 j = threadIdx.x; j < columns; j += blockDim.x) sum += a[(u64)blockIdx.x * columns + j] * x[j];
  sum = over_group(sum);
  if (threadIdx.x == 0) y[blockIdx.x] = sum;
}
K gemv_columns(const float* __restrict__ a, const float* __restrict__ x, float* y, u32 rows, u32 columns) {
  u32 j = X;
  float sum = 0;
  if (j >= columns) return;
  for (u32 i = 0; i < rows; i++) sum += a[(u64)i * columns + j] * x[i];
  y[j] = sum;
}
K product_plain(const float* a, const float* b, float* c, u32 n) {
  u32 row = blockIdx.y * blockDim.y + threadIdx.y, column = X;
  float sum = 0;
  for (u32 k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + column];
  c[row * n + column] = sum;
}
template <int BM, int BN, int BK, int TM, int TN>
__device__ void tiled(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int N, int Kn) {
  __shared__ float As[BK][BM], Bs[BK][BN];
  constexpr int T = (BM / TM) * (BN / TN);
  int t = threadIdx.x, tx = t % (BN / TN), ty = t / (BN / TN), row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  float acc[TM][TN] = {};
  for (int k0 = 0; k0 < Kn; k0 += BK) {
#pragma unroll
    for (int i = t; i < BM * BK; i += T) As[i % BK][i / BK] = A[(row0 + i / BK) * Kn + k0 + i % BK];
#pragma unroll
    for (int i = t; i < BN * BK; i += T) Bs[i / BN][i % BN] = B[(k0 + i / BN) * N + col0 + i % BN];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; k++) {
      float a[TM], b[TN];
#pragma unroll
      for (int i = 0; i < TM; i++) a[i] = As[k][ty * TM + i];
#pragma unroll
      for (int j = 0; j < TN; j++) b[j] = Bs[k][tx * TN + j];
#pragma unroll
      for (int i = 0; i < TM; i++)
#pragma unroll
        for (int j = 0; j < TN; j++) acc[i][j] += a[i] * b[j];
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < TM; i++)
#pragma unroll
    for (int j = 0; j < TN; j++) C[(row0 + ty * TM + i) * N + col0 + tx * TN + j] = acc[i][j];
}
K256 product_small(const float* a, const float* b, float* c, int n, int k) { tiled<16, 16, 16, 1, 1>(a, b, c, n, k); }
K256 product_middle(const float* a, const float* b, float* c, int n, int k) { tiled<64, 64, 16, 4, 4>(a, b, c, n, k); }
K256 product_big(const float* a, const float* b, float* c, int n, int k) { tiled<128, 128, 8, 8, 8>(a, b, c, n, k); }
K wmma_plain(const __half* a, const __half* b, float* c, u32 n) {
  using namespace nvcuda::wmma;
  fragment<matrix_a, 16, 16, 16, __half, row_major> fa;
  fragment<matrix_b, 16, 16, 16, __half, row_major> fb;
  fragment<accumulator, 16, 16, 16, float> fc;
  fill_fragment(fc, 0.f);
  u32 warp = X / 32, row = blockIdx.y * 16, column = warp * 16;
  for (u32 k = 0; k < n; k += 16) {
    load_matrix_sync(fa, a + row * n + k, n);
    load_matrix_sync(fb, b + k * n + column, n);
    mma_sync(fc, fa, fb, fc);
  }
  store_matrix_sync(c + row * n + column, fc, n, mem_row_major);
}
K depthwise3(const float* __restrict__ in, const float* __restrict__ w, float* out, int wide, int high) {
  int x = X + 1, y = blockIdx.y + 1, z = blockIdx.z;
  if (x >= wide - 1 || y >= high - 1) return;
  const float* p = in + (u64)z * wide * high;
  float sum = 0;
#pragma unroll
  for (int j = -1; j <= 1; j++)
#pragma unroll
    for (int i = -1; i <= 1; i++) sum += p[(y + j) * wide + x + i] * w[z * 9 + (j + 1) * 3 + i + 1];
  out[(u64)z * wide * high + y * wide + x] = sum;
}
K softmax_warp(const __half2* in, __half2* out, u32 columns) {
  u32 row = X / 32, lane = threadIdx.x % 32;
  float2 v[16];
  float top = -1e30f, sum = 0;
#pragma unroll
  for (int i = 0; i < 16; i++) { v[i] = __half22float2(in[(u64)row * 512 + i * 32 + lane]); top = fmaxf(top, fmaxf(v[i].x, v[i].y)); }
  for (int o = 16; o; o >>= 1) top = fmaxf(top, __shfl_xor_sync(~0u, top, o));
#pragma unroll
  for (int i = 0; i < 16; i++) { v[i].x = __expf(v[i].x - top); v[i].y = __expf(v[i].y - top); sum += v[i].x + v[i].y; }
  for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(~0u, sum, o);
  sum = __frcp_rn(sum);
#pragma unroll
  for (int i = 0; i < 16; i++) out[(u64)row * 512 + i * 32 + lane] = __floats2half2_rn(v[i].x * sum, v[i].y * sum);
}
K rms_rows(const __nv_bfloat162* x, const __nv_bfloat162* w, __nv_bfloat162* y, u32 pairs) {
  float sum = 0;
  for (u32 j = threadIdx.x; j < pairs; j += blockDim.x) { float2 v = __bfloat1622float2(x[(u64)blockIdx.x * pairs + j]); sum += v.x * v.x + v.y * v.y; }
  float scale = rsqrtf(over_group(sum) / (2 * pairs) + 1e-5f);
  for (u32 j = threadIdx.x; j < pairs; j += blockDim.x) {
    float2 v = __bfloat1622float2(x[(u64)blockIdx.x * pairs + j]), g = __bfloat1622float2(w[j]);
    y[(u64)blockIdx.x * pairs + j] = __floats2bfloat162_rn(v.x * scale * g.x, v.y * scale * g.y);
  }
}
K decode_scores(const float4* __restrict__ q, const uint4* __restrict__ keys, float* scores, u32 length) {
  u32 warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  float4 mine = q[blockIdx.y * 64 + lane * 2], next = q[blockIdx.y * 64 + lane * 2 + 1];
  for (u32 t = blockIdx.x * 8 + warp; t < length; t += gridDim.x * 8) {
    uint4 raw = keys[((u64)blockIdx.y * length + t) * 32 + lane];
    float2 a = __half22float2(*(__half2*)&raw.x), b = __half22float2(*(__half2*)&raw.y), c = __half22float2(*(__half2*)&raw.z), d = __half22float2(*(__half2*)&raw.w);
    float s = a.x * mine.x + a.y * mine.y + b.x * mine.z + b.y * mine.w + c.x * next.x + c.y * next.y + d.x * next.z + d.y * next.w;
    for (int o = 16; o; o >>= 1) s += __shfl_xor_sync(~0u, s, o);
    if (lane == 0) scores[(u64)blockIdx.y * length + t] = s;
  }
}
K gemv_four_bits(const uint4* __restrict__ w, const __half* __restrict__ scale, const float* __restrict__ x, float* y, u32 pieces) {
  float sum = 0;
  for (u32 j = threadIdx.x; j < pieces; j += blockDim.x) {
    uint4 q = w[(u64)blockIdx.x * pieces + j];
    const u32 words[4] = {q.x, q.y, q.z, q.w};
    float s = __half2float(scale[(u64)blockIdx.x * pieces + j]), part = 0;
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
      for (int b = 0; b < 8; b++) part += float((words[i] >> (4 * b)) & 15u) * x[j * 32 + i * 8 + b];
    sum += s * part;
  }
  sum = over_group(sum);
  if (threadIdx.x == 0) y[blockIdx.x] = sum;
}
K256 bins_shared(const u32* data, u32* bins, u32 n) {
  __shared__ u32 own[256];
  own[threadIdx.x] = 0;
  __syncthreads();
  for (u32 i = X; i < n; i += gridDim.x * 256) {
    u32 v = data[i];
    atomicAdd(&own[v & 255], 1); atomicAdd(&own[v >> 8 & 255], 1); atomicAdd(&own[v >> 16 & 255], 1); atomicAdd(&own[v >> 24], 1);
  }
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}
K bitonic_group(u32* data) {
  __shared__ u32 own[1024];
  u32 t = threadIdx.x;
  own[t] = data[blockIdx.x * 1024 + t]; own[t + 512] = data[blockIdx.x * 1024 + t + 512];
  for (u32 size = 2; size <= 1024; size <<= 1)
    for (u32 step = size >> 1; step; step >>= 1) {
      __syncthreads();
      u32 i = 2 * t - (t & (step - 1)), a = own[i], b = own[i + step];
      bool up = (i & size) == 0;
      if ((a > b) == up) { own[i] = b; own[i + step] = a; }
    }
  __syncthreads();
  data[blockIdx.x * 1024 + t] = own[t]; data[blockIdx.x * 1024 + t + 512] = own[t + 512];
}
template <class F, class F4>
__device__ void pull(const F4* bodies, F4* out, u32 n) {
  __shared__ F4 tile[256];
  F4 me = bodies[X];
  F ax = 0, ay = 0, az = 0;
  for (u32 j = 0; j < n; j += 256) {
    tile[threadIdx.x] = bodies[j + threadIdx.x];
    __syncthreads();
#pragma unroll 8
    for (int i = 0; i < 256; i++) {
      F dx = tile[i].x - me.x, dy = tile[i].y - me.y, dz = tile[i].z - me.z;
      F d = dx * dx + dy * dy + dz * dz + F(1e-4), r = rsqrt(d), s = tile[i].w * r * r * r;
      ax += dx * s; ay += dy * s; az += dz * s;
    }
    __syncthreads();
  }
  me.x = ax; me.y = ay; me.z = az;
  out[X] = me;
}
K256 gravity(const float4* b, float4* out, u32 n) { pull<float, float4>(b, out, n); }
K256 gravity_double(const double4* b, double4* out, u32 n) { pull<double, double4>(b, out, n); }
K fft_two(float2* d, u32 half, float angle) {
  u32 i = X, k = i & (half - 1), j = ((i & ~(half - 1)) << 1) | k;
  float s, c;
  __sincosf(angle * k, &s, &c);
  float2 a = d[j], b = d[j + half];
  float2 t = make_float2(b.x * c - b.y * s, b.x * s + b.y * c);
  d[j] = make_float2(a.x + t.x, a.y + t.y);
  d[j + half] = make_float2(a.x - t.x, a.y - t.y);
}
K stencil5_double(const double* __restrict__ a, double* b, int wide, int high) {
  int x = X + 1, y = blockIdx.y + 1;
  if (x < wide - 1 && y < high - 1)
    b[y * wide + x] = 0.2 * (a[y * wide + x] + a[y * wide + x - 1] + a[y * wide + x + 1] + a[(y - 1) * wide + x] + a[(y + 1) * wide + x]);
}
K stencil27(const float* __restrict__ a, float* b, int nx, int ny) {
  int x = X + 1, y = blockIdx.y + 1, z = blockIdx.z + 1;
  float sum = 0;
#pragma unroll
  for (int k = -1; k <= 1; k++)
#pragma unroll
    for (int j = -1; j <= 1; j++)
#pragma unroll
      for (int i = -1; i <= 1; i++) sum += a[((z + k) * ny + y + j) * nx + x + i];
  b[(z * ny + y) * nx + x] = sum * (1.f / 27);
}
K stencil7(const float* __restrict__ a, float* b, int nx, int ny) {
  int x = X + 1, y = blockIdx.y + 1, z = blockIdx.z + 1, at = (z * ny + y) * nx + x;
  b[at] = a[at] * -6.f + a[at - 1] + a[at + 1] + a[at - nx] + a[at + nx] + a[at - nx * ny] + a[at + nx * ny];
}
K spmv_thread_row(const int* first, const int* column, const float* value, const float* x, float* y, int rows) {
  int row = X;
  if (row >= rows) return;
  float sum = 0;
  for (int j = first[row]; j < first[row + 1]; j++) sum += value[j] * x[column[j]];
  y[row] = sum;
}
__device__ double normal(double d) { return 0.5 * erfc(-d * 0.70710678118654752); }
K options_double(const double* price, const double* strike, const double* years, double* call, double* put, double rate, double vol, u32 n) {
  u32 i = X;
  if (i >= n) return;
  double s = price[i], k = strike[i], t = years[i], root = vol * sqrt(t);
  double d1 = (log(s / k) + (rate + 0.5 * vol * vol) * t) / root, d2 = d1 - root, e = k * exp(-rate * t);
  call[i] = s * normal(d1) - e * normal(d2);
  put[i] = e * normal(-d2) - s * normal(-d1);
}
K escape(u32* out, u32 wide, float scale, u32 most) {
  float cx = X * scale - 2, cy = blockIdx.y * scale - 1, x = 0, y = 0;
  u32 n = 0;
  while (n < most && x * x + y * y < 4) { float t = x * x - y * y + cx; y = 2 * x * y + cy; x = t; n++; }
  out[blockIdx.y * wide + X] = n;
}
K256 cipher(const uint4* in, uint4* out, const u32* __restrict__ tables, const u32* __restrict__ keys) {
  __shared__ u32 t[4][256];
  for (int i = 0; i < 4; i++) t[i][threadIdx.x] = tables[i * 256 + threadIdx.x];
  __syncthreads();
  uint4 s = in[X];
#pragma unroll
  for (int r = 0; r < 9; r++) {
    uint4 n;
    n.x = t[0][s.x & 255] ^ t[1][s.y >> 8 & 255] ^ t[2][s.z >> 16 & 255] ^ t[3][s.w >> 24] ^ keys[4 * r];
    n.y = t[0][s.y & 255] ^ t[1][s.z >> 8 & 255] ^ t[2][s.w >> 16 & 255] ^ t[3][s.x >> 24] ^ keys[4 * r + 1];
    n.z = t[0][s.z & 255] ^ t[1][s.w >> 8 & 255] ^ t[2][s.x >> 16 & 255] ^ t[3][s.y >> 24] ^ keys[4 * r + 2];
    n.w = t[0][s.w & 255] ^ t[1][s.x >> 8 & 255] ^ t[2][s.y >> 16 & 255] ^ t[3][s.z >> 24] ^ keys[4 * r + 3];
    s = n;
  }
  out[X] = s;
}
K hash_rounds(const u32* in, u32* out) {
  u32 a = in[X], b = a ^ 0x9e3779b9u, c = 0x85ebca6bu;
  for (u32 i = 0; i < 64; i++) {
    a += b; c ^= a; c = c << 16 | c >> 16; b += c; a ^= b * 0x9e3779b1u; a = a << 7 | a >> 25;
  }
  out[X] = a ^ b ^ c;
}
K256 scan_four(const uint4* in, uint4* out, u32* sums) {
  __shared__ u32 part[8];
  uint4 v = in[X];
  v.y += v.x; v.z += v.y; v.w += v.z;
  u32 own = v.w, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (int o = 1; o < 32; o <<= 1) { u32 u = __shfl_up_sync(~0u, own, o); if (lane >= o) own += u; }
  if (lane == 31) part[warp] = own;
  __syncthreads();
  u32 before = own - v.w;
  for (u32 w = 0; w < warp; w++) before += part[w];
  v.x += before; v.y += before; v.z += before; v.w += before;
  out[X] = v;
  if (threadIdx.x == 255) sums[blockIdx.x] = v.w;
}
K transpose_padded(const float* a, float* b, u32 wide, u32 high) {
  __shared__ float tile[32][33];
  u32 x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8) tile[threadIdx.y + j][threadIdx.x] = a[(y + j) * wide + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x; y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8) b[(y + j) * high + x] = tile[threadIdx.x][threadIdx.y + j];
}
K embed(const uint4* __restrict__ table, const int* __restrict__ ids, uint4* out, u32 pieces) {
  u64 row = ids[blockIdx.x];
  for (u32 j = threadIdx.x; j < pieces; j += blockDim.x) out[(u64)blockIdx.x * pieces + j] = table[row * pieces + j];
}
K loss_rows(const float* logits, const int* label, float* loss, u32 columns) {
  const float* row = logits + (u64)blockIdx.x * columns;
  float sum = 0;
  for (u32 j = threadIdx.x; j < columns; j += blockDim.x) sum += __expf(row[j]);
  sum = over_group(sum);
  if (threadIdx.x == 0) loss[blockIdx.x] = __logf(sum) - row[label[blockIdx.x]];
}
K adam_step(float* p, const float* g, float* m, float* v, float rate, float b1, float b2, float eps, u32 n) {
  u32 i = X;
  if (i >= n) return;
  float gi = g[i], mi = b1 * m[i] + (1 - b1) * gi, vi = b2 * v[i] + (1 - b2) * gi * gi;
  m[i] = mi; v[i] = vi;
  p[i] -= rate * mi / (sqrtf(vi) + eps);
}
K rotate_pairs(__half2* q, const float2* __restrict__ turn, u32 pairs) {
  u32 at = blockIdx.x * pairs + threadIdx.x;
  float2 v = __half22float2(q[at]), t = turn[blockIdx.y * pairs + threadIdx.x];
  q[at] = __floats2half2_rn(v.x * t.x - v.y * t.y, v.x * t.y + v.y * t.x);
}
K random_updates(u64* table, u64 mask, u64 seed) {
  u64 v = (X + seed) * 0x9e3779b97f4a7c15ull;
  for (int i = 0; i < 64; i++) { v ^= v << 13; v ^= v >> 7; v ^= v << 17; atomicXor(&table[v & mask], v); }
}
K follow(const u32* next, u32* out, u32 steps) {
  u32 at = threadIdx.x;
  for (u32 i = 0; i < steps; i++) at = next[at];
  out[threadIdx.x] = at;
}
K sum_double(const double* a, double* out, u32 n) {
  double sum = 0;
  for (u32 i = X; i < n; i += gridDim.x * blockDim.x) sum += a[i];
  for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(~0u, sum, o);
  if (threadIdx.x % 32 == 0) atomicAdd(out, sum);
}
K axpy(const float* x, float* y, float a, u32 n) { for (u32 i = X; i < n; i += gridDim.x * blockDim.x) y[i] += a * x[i]; }
K many_exponentials(const float* a, float* b, u32 n) {
  u32 i = X;
  float v = a[i], sum = 0;
#pragma unroll
  for (int k = 1; k <= 32; k++) sum += __expf(v * k);
  b[i] = sum;
}
K halves_chain(__half2* d) {
  __half2 v = d[X], w = v, a = __float2half2_rn(1.001f), b = __float2half2_rn(.25f);
  for (int i = 0; i < 512; i++) { v = __hfma2(v, a, b); w = __hfma2(w, a, b); }
  d[X] = __hadd2(v, w);
}
K topk_first(const float* logits, float* best, int* where, u32 columns) {
  float top = -1e30f; int at = 0;
  for (u32 j = threadIdx.x; j < columns; j += blockDim.x) { float v = logits[(u64)blockIdx.x * columns + j]; if (v > top) { top = v; at = j; } }
  for (int o = 16; o; o >>= 1) { float v = __shfl_xor_sync(~0u, top, o); int w = __shfl_xor_sync(~0u, at, o); if (v > top) { top = v; at = w; } }
  if (threadIdx.x % 32 == 0) { best[blockIdx.x * 8 + threadIdx.x / 32] = top; where[blockIdx.x * 8 + threadIdx.x / 32] = at; }
}
K norm_channels(float4* x, const float* __restrict__ scale, const float* __restrict__ shift, u32 quads) {
  u32 channel = blockIdx.y, i = X;
  if (i >= quads) return;
  float s = scale[channel], t = shift[channel];
  float4 v = x[(u64)channel * quads + i];
  v.x = v.x * s + t; v.y = v.y * s + t; v.z = v.z * s + t; v.w = v.w * s + t;
  x[(u64)channel * quads + i] = v;
}
