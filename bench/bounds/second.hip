// Kernels of the second table for AMD GPUs; see second.toml. Compiled to AMDGCN with the compiler's builtins alone, never run.
#define KERNEL extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void
#define SHARED __attribute__((shared))
#define T ((unsigned)__builtin_amdgcn_workitem_id_x())
#define G ((unsigned)__builtin_amdgcn_workgroup_id_x())
#define H ((unsigned)__builtin_amdgcn_workgroup_id_y())
#define X (G * 256u + T)
typedef unsigned int u32;
typedef unsigned long u64;
typedef float float4 __attribute__((ext_vector_type(4)));
typedef float float2 __attribute__((ext_vector_type(2)));

KERNEL copy_quads(const float4* __restrict__ a, float4* __restrict__ b) { b[X] = a[X]; }

KERNEL dot_tree(const float2* a, const float2* b, float* out, u32 n, u32 step) {
  SHARED float part[256];
  float sum = 0;
  for (u32 i = X; i < n; i += step) { float2 p = a[i] * b[i]; sum += p.x + p.y; }
  part[T] = sum;
  for (u32 s = 128; s; s >>= 1) { __builtin_amdgcn_s_barrier(); if (T < s) part[T] += part[T + s]; }
  if (!T) out[G] = part[0];
}

KERNEL plummer(const float4* __restrict__ bodies, float4* __restrict__ pull, u32 count) {
  SHARED float4 near[256];
  const float4 me = bodies[X];
  float4 sum = 0;
  for (u32 j = 0; j < count; j += 256) {
    near[T] = bodies[j + T];
    __builtin_amdgcn_s_barrier();
    for (u32 i = 0; i < 256; i++) {
      const float4 b = near[i], d = b - me;
      const float r = __builtin_amdgcn_rsqf(d.x * d.x + d.y * d.y + d.z * d.z + 1e-4f);
      sum += d * (b.w * r * r * r);
    }
    __builtin_amdgcn_s_barrier();
  }
  pull[X] = sum;
}

KERNEL escape_time(u32* image, u32 most, float scale) {
  const float cx = (X & 2047) * scale - 2, cy = (X >> 11) * scale - 1;
  float x = 0, y = 0;
  u32 i = 0;
  for (; i < most; i++) { const float xx = x * x, yy = y * y; if (xx + yy > 4) break; y = 2 * x * y + cy; x = xx - yy + cx; }
  image[X] = i;
}

KERNEL matmul_tile(const float* a, const float* b, float* c, u32 n) {
  SHARED float as[16][16], bs[16][16];
  const u32 x = T & 15, y = T >> 4;
  float sum = 0;
  for (u32 k = 0; k < n; k += 16) {
    as[y][x] = a[(H * 16 + y) * n + k + x];
    bs[y][x] = b[(k + y) * n + G * 16 + x];
    __builtin_amdgcn_s_barrier();
    #pragma unroll
    for (u32 i = 0; i < 16; i++) sum += as[y][i] * bs[i][x];
    __builtin_amdgcn_s_barrier();
  }
  c[(H * 16 + y) * n + G * 16 + x] = sum;
}

KERNEL matmul_8x8(const float* a, const float* b, float* c, u32 n) {
  SHARED float as[8][132], bs[8][128];
  const u32 x = T & 15, y = T >> 4;
  float sum[8][8] = {};
  for (u32 k = 0; k < n; k += 8) {
    const float4 v = *(const float4*)(a + (H * 128 + (T >> 1)) * n + k + (T & 1) * 4);
    for (u32 i = 0; i < 4; i++) as[(T & 1) * 4 + i][T >> 1] = v[i];
    *(float4*)&bs[T >> 5][(T & 31) * 4] = *(const float4*)(b + (k + (T >> 5)) * n + G * 128 + (T & 31) * 4);
    __builtin_amdgcn_s_barrier();
    #pragma unroll
    for (u32 i = 0; i < 8; i++) {
      const float4 p0 = *(float4*)&as[i][y * 4], p1 = *(float4*)&as[i][64 + y * 4], q0 = *(float4*)&bs[i][x * 4], q1 = *(float4*)&bs[i][64 + x * 4];
      #pragma unroll
      for (u32 r = 0; r < 8; r++)
        #pragma unroll
        for (u32 s = 0; s < 8; s++) sum[r][s] += (r < 4 ? p0[r & 3] : p1[r & 3]) * (s < 4 ? q0[s & 3] : q1[s & 3]);
    }
    __builtin_amdgcn_s_barrier();
  }
  #pragma unroll
  for (u32 r = 0; r < 8; r++)
    #pragma unroll
    for (u32 s = 0; s < 8; s++) c[(H * 128 + (r / 4) * 64 + y * 4 + r % 4) * n + G * 128 + (s / 4) * 64 + x * 4 + s % 4] = sum[r][s];
}

KERNEL count_bytes(const u32* words, u32* bins, u32 n, u32 step) {
  SHARED u32 own[256];
  own[T] = 0;
  __builtin_amdgcn_s_barrier();
  for (u32 i = X; i < n; i += step) {
    const u32 w = words[i];
    for (u32 b = 0; b < 32; b += 8) __atomic_fetch_add(&own[w >> b & 255], 1u, __ATOMIC_RELAXED);
  }
  __builtin_amdgcn_s_barrier();
  bins[G * 256 + T] = own[T];
}

KERNEL transpose_plain(const float* a, float* b, u32 n) {
  const u32 x = G * 64 + (T & 63), y = H * 4 + (T >> 6);
  b[(u64)x * n + y] = a[(u64)y * n + x];
}

KERNEL seven_points(const float* a, float* b, u32 row, u32 plane) {
  const u64 at = (u64)H * row + X;
  b[at] = 0.1f * (a[at - 1] + a[at + 1] + a[at - row] + a[at + row] + a[at - plane] + a[at + plane]) + 0.4f * a[at];
}

KERNEL horner_double(double* values, u32 terms) {
  double x = values[X], sum = 1;
  for (u32 i = 0; i < terms; i++) sum = sum * x + 0.5;
  values[X] = sum;
}

KERNEL hash_rounds(u32* out, u32 rounds) {
  u32 h = X;
  for (u32 i = 0; i < rounds; i++) { h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13; h *= 0xc2b2ae35u; h ^= h >> 16; h += i; }
  out[X] = h;
}

KERNEL spmv_row(const u32* start, const u32* column, const float* value, const float* x, float* y) {
  float sum = 0;
  for (u32 i = start[X], end = start[X + 1]; i < end; i++) sum += value[i] * x[column[i]];
  y[X] = sum;
}
