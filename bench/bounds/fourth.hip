// Kernels of the fourth table for AMD GPUs; see fourth.toml. Compiled to AMDGCN with the compiler's builtins alone, never run.
#define KERNEL extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256))) void
#define SHARED __attribute__((shared))
#define T ((unsigned)__builtin_amdgcn_workitem_id_x())
#define G ((unsigned)__builtin_amdgcn_workgroup_id_x())
#define X (G * 256u + T)
typedef unsigned int u32;
typedef u32 u32x4 __attribute__((ext_vector_type(4)));
typedef float f32x16 __attribute__((ext_vector_type(16)));
typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef double f64x4 __attribute__((ext_vector_type(4)));
typedef _Float16 f16x4 __attribute__((ext_vector_type(4)));
typedef _Float16 f16x16 __attribute__((ext_vector_type(16)));

KERNEL swap_bytes(const u32x4* __restrict__ a, u32x4* __restrict__ b) {
  const u32x4 v = a[X];
  b[X] = v >> 24 | (v >> 8 & 0xff00) | (v << 8 & 0xff0000) | v << 24;
}

KERNEL blend_doubles(const double* __restrict__ a, const double* __restrict__ b, double* __restrict__ c, double part) {
  c[X] = a[X] + part * (b[X] - a[X]);
}

// Each lane walks a row of its own: 64 lanes are in 64 lines.
KERNEL row_sums_by_lane(const float* __restrict__ a, float* __restrict__ sums, u32 columns) {
  float sum = 0;
  for (u32 i = 0; i < columns; i++) sum += a[(unsigned long)i * 4096 + X * 64u];
  sums[X] = sum;
}

KERNEL follow(const u32* __restrict__ next, u32* __restrict__ last, u32 steps) {
  u32 at = X;
  for (u32 i = 0; i < steps; i++) at = next[at];
  last[X] = at;
}

// 32 rounds of a mixer, each with two 32-bit products, for 8 bytes.
KERNEL mix_words(const u32* __restrict__ in, u32* __restrict__ out) {
  u32 h = in[X];
#pragma unroll
  for (int i = 0; i < 32; i++) {
    h ^= h >> 16;
    h *= 0x85ebca6bu + 2 * i;
    h ^= h >> 13;
    h *= 0xc2b2ae35u + 2 * i;
  }
  out[X] = h;
}

KERNEL root_chain(float* __restrict__ values, u32 steps) {
  float x = values[X];
  for (u32 i = 0; i < steps; i++) x = __builtin_amdgcn_sqrtf(__builtin_amdgcn_exp2f(x));
  values[X] = x;
}

// 64 multiply-adds in double precision for 16 bytes.
KERNEL series_long(const double* __restrict__ a, double* __restrict__ b, double c) {
  const double x = a[X];
  double sum = c;
#pragma unroll
  for (int i = 0; i < 64; i++) sum = __builtin_fma(sum, x, i + 0.5);
  b[X] = sum;
}

// 32 words of one bank for 32 lanes.
KERNEL bank_walk(const float* __restrict__ in, float* __restrict__ out, u32 rounds) {
  SHARED float tile[4096];
  for (u32 i = 0; i < 16; i++) tile[T + i * 256] = in[X + i * 256];
  __builtin_amdgcn_s_barrier();
  float sum = 0;
  for (u32 i = 0; i < rounds; i++) sum += tile[(T * 64 + i) & 4095];
  out[X] = sum;
}

#if defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)
KERNEL matrix_pipe_halves(f32x16* out, float seed, u32 rounds) {
  f16x4 a = (_Float16)seed, b = (_Float16)(seed + T);
  f32x16 c[4] = {};
  for (u32 i = 0; i < rounds; i++)
#pragma unroll
    for (int j = 0; j < 4; j++) c[j] = __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c[j], 0, 0, 0);
  out[X] = c[0] + c[1] + c[2] + c[3];
}

KERNEL matrix_pipe_doubles(f64x4* out, double seed, u32 rounds) {
  double a = seed, b = seed + T;
  f64x4 c[4] = {};
  for (u32 i = 0; i < rounds; i++)
#pragma unroll
    for (int j = 0; j < 4; j++) c[j] = __builtin_amdgcn_mfma_f64_16x16x4f64(a, b, c[j], 0, 0, 0);
  out[X] = c[0] + c[1] + c[2] + c[3];
}
#endif

#if defined(__gfx1100__)
KERNEL matrix_pipe_wave32(f32x8* out, float seed, u32 rounds) {
  f16x16 a = (_Float16)seed, b = (_Float16)(seed + T);
  f32x8 c[4] = {};
  for (u32 i = 0; i < rounds; i++)
#pragma unroll
    for (int j = 0; j < 4; j++) c[j] = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c[j]);
  out[X] = c[0] + c[1] + c[2] + c[3];
}
#endif
