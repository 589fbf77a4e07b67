// Kernels whose bound is known; see first.toml. Compiled to PTX, never run.
#include <cuda_fp16.h>
#include <mma.h>
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define Y (blockIdx.y * blockDim.y + threadIdx.y)
typedef unsigned int u32;
extern "C" {

__global__ void copy(const float* a, float* b) { b[X] = a[X]; }

__global__ void saxpy(int n, float s, const float* x, float* y) {
  for (int i = X; i < n; i += gridDim.x * blockDim.x) y[i] = s * x[i] + y[i];
}

__global__ void triad(const double* b, const double* c, double* a, double s) { a[X] = b[X] + s * c[X]; }

__global__ void transpose_naive(const float* a, float* b, int width, int height) { b[X * height + Y] = a[Y * width + X]; }

__global__ void __launch_bounds__(256) transpose_tiled(const float* a, float* b, int width, int height) {
  __shared__ float tile[32][33];
  for (int j = 0; j < 32; j += 8) tile[threadIdx.y + j][threadIdx.x] = a[(blockIdx.y * 32 + threadIdx.y + j) * width + blockIdx.x * 32 + threadIdx.x];
  __syncthreads();
  for (int j = 0; j < 32; j += 8) b[(blockIdx.x * 32 + threadIdx.y + j) * height + blockIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y + j];
}

__global__ void __launch_bounds__(256) reduce(const float4* a, float* out, int n) {
  __shared__ float part[256];
  float sum = 0;
  for (int i = X; i < n; i += gridDim.x * blockDim.x) { float4 v = a[i]; sum += v.x + v.y + v.z + v.w; }
  part[threadIdx.x] = sum;
  for (int s = 128; s > 0; s >>= 1) { __syncthreads(); if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s]; }
  if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}

__global__ void dot(const float* a, const float* b, float* out, int n) {
  float sum = 0;
  for (int i = X; i < n; i += gridDim.x * blockDim.x) sum += a[i] * b[i];
  for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(~0u, sum, d);
  if ((threadIdx.x & 31) == 0) atomicAdd(out, sum);
}

__global__ void gemv(const float* a, const float* x, float* y, int n) {
  int row = X >> 5, lane = threadIdx.x & 31;
  float sum = 0;
  for (int i = lane; i < n; i += 32) sum += a[(size_t)row * n + i] * x[i];
  for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(~0u, sum, d);
  if (lane == 0) y[row] = sum;
}

__global__ void spmv(const int* start, const int* column, const float* value, const float* x, float* y) {
  float sum = 0;
  for (int i = start[X]; i < start[X + 1]; i++) sum += value[i] * x[column[i]];
  y[X] = sum;
}

__global__ void gather(const int* index, const float* a, float* b) { b[X] = a[index[X]]; }

__global__ void chase(const int* next, int* out, int steps) {
  int at = X;
  for (int i = 0; i < steps; i++) at = next[at];
  out[X] = at;
}

__global__ void stencil2d(const float* a, float* b, int n) {
  int at = Y * n + X;
  b[at] = 0.2f * (a[at] + a[at - 1] + a[at + 1] + a[at - n] + a[at + n]);
}

__global__ void stencil3d(const float* a, float* b, int n, int depth) {
  int at = Y * n + X, plane = n * n;
  for (int z = 1; z < depth; z++) {
    at += plane;
    b[at] = 0.4f * a[at] + 0.1f * (a[at - 1] + a[at + 1] + a[at - n] + a[at + n] + a[at - plane] + a[at + plane]);
  }
}

__global__ void softmax(const float* a, float* b, int n) {
  const float* row = a + (size_t)blockIdx.x * n;
  float top = -1e30f, sum = 0;
  for (int i = threadIdx.x; i < n; i += 32) top = fmaxf(top, row[i]);
  for (int d = 16; d; d >>= 1) top = fmaxf(top, __shfl_xor_sync(~0u, top, d));
  for (int i = threadIdx.x; i < n; i += 32) sum += __expf(row[i] - top);
  for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(~0u, sum, d);
  for (int i = threadIdx.x; i < n; i += 32) b[(size_t)blockIdx.x * n + i] = __expf(row[i] - top) / sum;
}

__global__ void layer_norm(const float* a, float* b, const float* gain, const float* bias, int n) {
  const float* row = a + (size_t)blockIdx.x * n;
  float sum = 0, square = 0;
  for (int i = threadIdx.x; i < n; i += 32) { float v = row[i]; sum += v; square += v * v; }
  for (int d = 16; d; d >>= 1) { sum += __shfl_xor_sync(~0u, sum, d); square += __shfl_xor_sync(~0u, square, d); }
  float mean = sum / n, scale = rsqrtf(square / n - mean * mean);
  for (int i = threadIdx.x; i < n; i += 32) b[(size_t)blockIdx.x * n + i] = (row[i] - mean) * scale * gain[i] + bias[i];
}

__global__ void gelu(const float* a, float* b) {
  float x = a[X];
  b[X] = 0.5f * x * (1 + tanhf(0.7978845608f * (x + 0.044715f * x * x * x)));
}

__global__ void dequantise(const u32* packed, const half* scale, half2* out) {
  u32 word = packed[X];
  half2 s = __half2half2(scale[X >> 4]);
  for (int i = 0; i < 4; i++) {
    half2 v = __halves2half2(__int2half_rn((int)((word >> (8 * i)) & 15) - 8), __int2half_rn((int)((word >> (8 * i + 4)) & 15) - 8));
    out[X * 4 + i] = __hmul2(v, s);
  }
}

__global__ void __launch_bounds__(256) matmul_tile16(const float* a, const float* b, float* c, int n) {
  __shared__ float as[16][16], bs[16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    as[y][x] = a[row * n + k + x];
    bs[y][x] = b[(k + y) * n + column];
    __syncthreads();
    for (int i = 0; i < 16; i++) sum += as[y][i] * bs[i][x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

__global__ void __launch_bounds__(256) matmul_registers(const float* a, const float* b, float* c, int n) {
  __shared__ float as[8][128], bs[8][128];
  int t = threadIdx.x, tx = t % 16, ty = t / 16;
  float sum[8][8] = {};
  for (int k = 0; k < n; k += 8) {
    float4 v = *(const float4*)(a + (blockIdx.y * 128 + t / 2) * n + k + (t % 2) * 4);
    as[(t % 2) * 4 + 0][t / 2] = v.x; as[(t % 2) * 4 + 1][t / 2] = v.y; as[(t % 2) * 4 + 2][t / 2] = v.z; as[(t % 2) * 4 + 3][t / 2] = v.w;
    *(float4*)&bs[t / 32][(t % 32) * 4] = *(const float4*)(b + (k + t / 32) * n + blockIdx.x * 128 + (t % 32) * 4);
    __syncthreads();
    #pragma unroll
    for (int i = 0; i < 8; i++) {
      float x[8], y[8];
      *(float4*)x = *(float4*)&as[i][ty * 4]; *(float4*)(x + 4) = *(float4*)&as[i][64 + ty * 4];
      *(float4*)y = *(float4*)&bs[i][tx * 4]; *(float4*)(y + 4) = *(float4*)&bs[i][64 + tx * 4];
      #pragma unroll
      for (int p = 0; p < 8; p++)
        #pragma unroll
        for (int q = 0; q < 8; q++) sum[p][q] += x[p] * y[q];
    }
    __syncthreads();
  }
  #pragma unroll
  for (int p = 0; p < 8; p++)
    #pragma unroll
    for (int q = 0; q < 8; q++) c[(blockIdx.y * 128 + (p / 4) * 64 + ty * 4 + p % 4) * n + blockIdx.x * 128 + (q / 4) * 64 + tx * 4 + q % 4] = sum[p][q];
}

__global__ void matmul_naive_double(const double* a, const double* b, double* c, int n) {
  double sum = 0;
  for (int k = 0; k < n; k++) sum += a[Y * n + k] * b[k * n + X];
  c[Y * n + X] = sum;
}

__global__ void black_scholes(const float* price, const float* strike, const float* years, float* call, float* put) {
  float s = price[X], k = strike[X], t = years[X], root = sqrtf(t);
  float d1 = (__logf(s / k) + (0.02f + 0.5f * 0.09f) * t) / (0.3f * root), d2 = d1 - 0.3f * root;
  float p1 = 1 / (1 + 0.2316419f * fabsf(d1)), p2 = 1 / (1 + 0.2316419f * fabsf(d2));
  float n1 = 0.39894228f * __expf(-0.5f * d1 * d1) * p1 * (0.31938153f + p1 * (-0.356563782f + p1 * (1.781477937f + p1 * -1.821255978f)));
  float n2 = 0.39894228f * __expf(-0.5f * d2 * d2) * p2 * (0.31938153f + p2 * (-0.356563782f + p2 * (1.781477937f + p2 * -1.821255978f)));
  float e = __expf(-0.02f * t);
  call[X] = s * n1 - k * e * n2;
  put[X] = k * e * (1 - n2) - s * (1 - n1);
}

__global__ void sha256(const uint4* text, u32* out, u32 rounds) {
  u32 w[16], a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372, d = 0xa54ff53a, e = 0x510e527f, f = 0x9b05688c, g = 0x1f83d9ab, h = 0x5be0cd19;
  for (int i = 0; i < 4; i++) { uint4 v = text[X * 4 + i]; w[4 * i] = v.x; w[4 * i + 1] = v.y; w[4 * i + 2] = v.z; w[4 * i + 3] = v.w; }
  for (u32 r = 0; r < rounds; r++)
    #pragma unroll
    for (int i = 0; i < 64; i++) {
      u32 s1 = __funnelshift_r(e, e, 6) ^ __funnelshift_r(e, e, 11) ^ __funnelshift_r(e, e, 25);
      u32 s0 = __funnelshift_r(a, a, 2) ^ __funnelshift_r(a, a, 13) ^ __funnelshift_r(a, a, 22);
      u32 x = w[(i + 1) & 15], y = w[(i + 14) & 15];
      w[i & 15] += w[(i + 9) & 15] + (__funnelshift_r(x, x, 7) ^ __funnelshift_r(x, x, 18) ^ (x >> 3)) + (__funnelshift_r(y, y, 17) ^ __funnelshift_r(y, y, 19) ^ (y >> 10));
      u32 t1 = h + s1 + ((e & f) ^ (~e & g)) + 0x428a2f98 * (i + 1) + w[i & 15], t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g; g = f; f = e; e = d + t1; d = c; c = b; b = a; a = t1 + t2;
    }
  out[X] = a ^ b ^ c ^ d ^ e ^ f ^ g ^ h;
}

__global__ void __launch_bounds__(256) nbody(const float4* body, float4* force, int n) {
  __shared__ float4 tile[256];
  float4 me = body[X];
  float x = 0, y = 0, z = 0;
  for (int j = 0; j < n; j += 256) {
    tile[threadIdx.x] = body[j + threadIdx.x];
    __syncthreads();
    #pragma unroll 8
    for (int i = 0; i < 256; i++) {
      float4 o = tile[i];
      float dx = o.x - me.x, dy = o.y - me.y, dz = o.z - me.z, r = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-9f), f = o.w * r * r * r;
      x += dx * f; y += dy * f; z += dz * f;
    }
    __syncthreads();
  }
  force[X] = make_float4(x, y, z, 0);
}

__global__ void mandelbrot(int* out, int width, float scale, int most) {
  float cx = X * scale - 2, cy = Y * scale - 1, x = 0, y = 0;
  int i = 0;
  while (i < most && x * x + y * y < 4) { float t = x * x - y * y + cx; y = 2 * x * y + cy; x = t; i++; }
  out[Y * width + X] = i;
}

__global__ void mandelbrot_double(int* out, int width, double scale, int most) {
  double cx = X * scale - 2, cy = Y * scale - 1, x = 0, y = 0;
  int i = 0;
  while (i < most && x * x + y * y < 4) { double t = x * x - y * y + cx; y = 2 * x * y + cy; x = t; i++; }
  out[Y * width + X] = i;
}

__global__ void trigonometry(float* out, int n) {
  float a = X, sum = 0;
  for (int i = 0; i < n; i++) { sum += __sinf(a) + __cosf(a) + __expf(-a) + __logf(a); a += 1; }
  out[X] = sum;
}

__global__ void __launch_bounds__(256) histogram(const u32* data, u32* out, int n) {
  __shared__ u32 bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = X; i < n; i += gridDim.x * blockDim.x) {
    u32 v = data[i];
    for (int b = 0; b < 4; b++) atomicAdd(&bins[(v >> (8 * b)) & 255], 1);
  }
  __syncthreads();
  atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}

__global__ void __launch_bounds__(512) scan(const int4* a, int4* b, int* sums) {
  int4 own = a[X];
  own.y += own.x; own.z += own.y; own.w += own.z;
  int v = own.w;
  __shared__ int part[16];
  for (int d = 1; d < 32; d <<= 1) { int o = __shfl_up_sync(~0u, v, d); if ((threadIdx.x & 31) >= d) v += o; }
  if ((threadIdx.x & 31) == 31) part[threadIdx.x >> 5] = v;
  __syncthreads();
  int before = v - own.w;
  for (int i = 0; i < (threadIdx.x >> 5); i++) before += part[i];
  b[X] = make_int4(own.x + before, own.y + before, own.z + before, own.w + before);
  if (threadIdx.x == 511) sums[blockIdx.x] = own.w + before;
}

__global__ void __launch_bounds__(256) matmul_tensor_direct(const half* a, const half* b, float* c, int n) {
  using namespace nvcuda::wmma;
  int row = (X >> 5) * 16, column = blockIdx.y * 16;
  fragment<matrix_a, 16, 16, 16, half, row_major> fa;
  fragment<matrix_b, 16, 16, 16, half, row_major> fb;
  fragment<accumulator, 16, 16, 16, float> fc;
  fill_fragment(fc, 0);
  for (int k = 0; k < n; k += 16) {
    load_matrix_sync(fa, a + row * n + k, n);
    load_matrix_sync(fb, b + k * n + column, n);
    mma_sync(fc, fa, fb, fc);
  }
  store_matrix_sync(c + row * n + column, fc, n, mem_row_major);
}

__global__ void polynomial(const float* a, float* b, float c) {
  float x = a[X], sum = 1;
  #pragma unroll
  for (int i = 0; i < 512; i++) sum = sum * x + c;
  b[X] = sum;
}

__global__ void fft_pass(const float2* a, float2* b, int n) {
  float2 x = a[X], y = a[X + n];
  float angle = -3.14159265f * X / n, c = __cosf(angle), s = __sinf(angle);
  float2 t = make_float2(c * y.x - s * y.y, c * y.y + s * y.x);
  b[2 * X] = make_float2(x.x + t.x, x.y + t.y);
  b[2 * X + 1] = make_float2(x.x - t.x, x.y - t.y);
}

__global__ void strided_sum(const float* a, float* b, int n, int stride) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += a[(size_t)X * stride + i];
  b[X] = sum;
}

__global__ void fma_peak(float* out, float m, float c, int n) {
  float x0 = X, x1 = x0 + 1, x2 = x0 + 2, x3 = x0 + 3;
  for (int i = 0; i < n; i++) { x0 = x0 * m + c; x1 = x1 * m + c; x2 = x2 * m + c; x3 = x3 * m + c; }
  out[X] = x0 + x1 + x2 + x3;
}
}
