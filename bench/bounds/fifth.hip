// Kernels of the fifth table for AMD GPUs; see fifth.toml. Compiled to AMDGCN with the compiler's builtins alone, never run.
#define KERNEL extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void
#define SHARED __attribute__((shared))
#define T ((unsigned)__builtin_amdgcn_workitem_id_x())
#define G ((unsigned)__builtin_amdgcn_workgroup_id_x())
#define H ((unsigned)__builtin_amdgcn_workgroup_id_y())
#define Z ((unsigned)__builtin_amdgcn_workgroup_id_z())
#define X (G * 256u + T)
#define WAIT __builtin_amdgcn_s_barrier()
typedef unsigned int u32;
typedef unsigned long u64;
typedef float float4 __attribute__((ext_vector_type(4)));

KERNEL copy_floats(const float* __restrict__ a, float* __restrict__ b, u32 n) { if (X < n) b[X] = a[X]; }
KERNEL axpy(const float4* __restrict__ x, float4* __restrict__ y, float a) { y[X] += a * x[X]; }

static __attribute__((device)) float over_group(float v) {
  SHARED static float part[256];
  part[T] = v;
  for (u32 s = 128; s; s >>= 1) { WAIT; if (T < s) part[T] += part[T + s]; }
  WAIT;
  return part[0];
}
KERNEL layer_norm(const float* __restrict__ x, const float* __restrict__ w, float* __restrict__ y, u32 columns) {
  float sum = 0, squares = 0;
  const float* row = x + (u64)G * columns;
  for (u32 j = T; j < columns; j += 256) { float v = row[j]; sum += v; squares += v * v; }
  float mean = over_group(sum) / columns;
  WAIT;
  float scale = __builtin_amdgcn_rsqf(over_group(squares) / columns - mean * mean + 1e-5f);
  for (u32 j = T; j < columns; j += 256) y[(u64)G * columns + j] = (row[j] - mean) * scale * w[j];
}
KERNEL adam_step(float* __restrict__ p, const float* __restrict__ g, float* __restrict__ m, float* __restrict__ v, float rate, float b1, float b2) {
  float gi = g[X], mi = b1 * m[X] + (1 - b1) * gi, vi = b2 * v[X] + (1 - b2) * gi * gi;
  m[X] = mi; v[X] = vi;
  p[X] -= rate * mi * __builtin_amdgcn_rsqf(vi + 1e-8f);
}
KERNEL softmax_rows(const float* __restrict__ x, float* __restrict__ y, u32 columns) {
  const float* row = x + (u64)G * columns;
  float sum = 0;
  for (u32 j = T; j < columns; j += 256) sum += __builtin_amdgcn_exp2f(row[j] * 1.44269504f);
  float scale = __builtin_amdgcn_rcpf(over_group(sum));
  for (u32 j = T; j < columns; j += 256) y[(u64)G * columns + j] = __builtin_amdgcn_exp2f(row[j] * 1.44269504f) * scale;
}
template <int BM, int BN, int BK, int TM, int TN>
static __attribute__((device, always_inline)) void tiled(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int N, int K) {
  SHARED static float As[BK][BM], Bs[BK][BN];
  constexpr int S = (BM / TM) * (BN / TN);
  int t = T, tx = t % (BN / TN), ty = t / (BN / TN), row0 = H * BM, col0 = G * BN;
  float acc[TM][TN] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
#pragma unroll
    for (int i = t; i < BM * BK; i += S) As[i % BK][i / BK] = A[(row0 + i / BK) * K + k0 + i % BK];
#pragma unroll
    for (int i = t; i < BN * BK; i += S) Bs[i / BN][i % BN] = B[(k0 + i / BN) * N + col0 + i % BN];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); WAIT; __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
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
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); WAIT; __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  }
#pragma unroll
  for (int i = 0; i < TM; i++)
#pragma unroll
    for (int j = 0; j < TN; j++) C[(row0 + ty * TM + i) * N + col0 + tx * TN + j] = acc[i][j];
}
KERNEL product_small(const float* a, const float* b, float* c, int n, int k) { tiled<16, 16, 16, 1, 1>(a, b, c, n, k); }
KERNEL product_big(const float* a, const float* b, float* c, int n, int k) { tiled<128, 128, 8, 8, 8>(a, b, c, n, k); }
KERNEL gravity(const float4* __restrict__ bodies, float4* __restrict__ out, u32 n) {
  SHARED static float4 tile[256];
  float4 me = bodies[X], sum = 0;
  for (u32 j = 0; j < n; j += 256) {
    tile[T] = bodies[j + T];
    WAIT;
    for (u32 i = 0; i < 256; i++) {
      float4 d = tile[i] - me;
      float r = __builtin_amdgcn_rsqf(d.x * d.x + d.y * d.y + d.z * d.z + 1e-4f);
      sum += d * (tile[i].w * r * r * r);
    }
    WAIT;
  }
  out[X] = sum;
}
KERNEL doubles_chain(double* d) {
  double v = d[X], w = v + 1;
  for (int i = 0; i < 1024; i++) { v = v * 1.001 + .25; w = w * 1.001 + .25; }
  d[X] = v + w;
}
KERNEL hash_rounds(const u32* __restrict__ in, u32* __restrict__ out) {
  u32 a = in[X], b = a ^ 0x9e3779b9u, c = 0x85ebca6bu;
  for (u32 i = 0; i < 64; i++) { a += b; c ^= a; c = c << 16 | c >> 16; b += c; a ^= b * 0x9e3779b1u; a = a << 7 | a >> 25; }
  out[X] = a ^ b ^ c;
}
KERNEL stencil7(const float* __restrict__ a, float* __restrict__ b, int nx, int ny) {
  int x = X + 1, y = H + 1, z = Z + 1, at = (z * ny + y) * nx + x;
  b[at] = a[at] * -6.f + a[at - 1] + a[at + 1] + a[at - nx] + a[at + nx] + a[at - nx * ny] + a[at + nx * ny];
}
KERNEL bins_shared(const u32* __restrict__ data, u32* bins, u32 n, u32 step) {
  SHARED static u32 own[256];
  own[T] = 0;
  WAIT;
  for (u32 i = X; i < n; i += step) {
    u32 v = data[i];
    for (int k = 0; k < 4; k++) __hip_atomic_fetch_add(&own[v >> (8 * k) & 255], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  }
  WAIT;
  __hip_atomic_fetch_add(&bins[T], own[T], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
KERNEL gemv_group(const float* __restrict__ a, const float* __restrict__ x, float* y, u32 columns) {
  float sum = 0;
  for (u32 j = T; j < columns; j += 256) sum += a[(u64)G * columns + j] * x[j];
  sum = over_group(sum);
  if (!T) y[G] = sum;
}
KERNEL sum_atomic(const float* __restrict__ a, float* out) {
  float v = a[X];
  __hip_atomic_fetch_add(out, v, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
KERNEL random_reads(const float* __restrict__ a, const u32* __restrict__ at, float* __restrict__ b) { b[X] = a[at[X]]; }
