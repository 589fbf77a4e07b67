// Kernels of many registers and many shapes, on which the estimate of allocated registers is judged. Compiled to PTX, never run.
#include <cuda_fp16.h>
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define STRIDE (gridDim.x * blockDim.x)
typedef unsigned int u32;
typedef unsigned long long u64;

template <int TILE, int DEPTH, int M, int N>
__global__ void __launch_bounds__((TILE / M) * (TILE / N)) multiply(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float left[DEPTH][TILE], right[DEPTH][TILE];
  constexpr int THREADS = (TILE / M) * (TILE / N);
  int row = threadIdx.x / (TILE / N) * M, column = threadIdx.x % (TILE / N) * N;
  float sum[M][N] = {};
  for (int base = 0; base < k; base += DEPTH) {
    for (int i = threadIdx.x; i < TILE * DEPTH; i += THREADS) {
      left[i % DEPTH][i / DEPTH] = a[(blockIdx.y * TILE + i / DEPTH) * k + base + i % DEPTH];
      right[i / TILE][i % TILE] = b[(base + i / TILE) * n + blockIdx.x * TILE + i % TILE];
    }
    __syncthreads();
#pragma unroll
    for (int d = 0; d < DEPTH; ++d)
#pragma unroll
      for (int i = 0; i < M; ++i)
#pragma unroll
        for (int j = 0; j < N; ++j) sum[i][j] += left[d][row + i] * right[d][column + j];
    __syncthreads();
  }
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) c[(blockIdx.y * TILE + row + i) * n + blockIdx.x * TILE + column + j] = sum[i][j];
}
template __global__ void multiply<16, 16, 1, 1>(const float*, const float*, float*, int, int, int);
template __global__ void multiply<64, 16, 4, 4>(const float*, const float*, float*, int, int, int);
template __global__ void multiply<64, 8, 8, 4>(const float*, const float*, float*, int, int, int);
template __global__ void multiply<128, 8, 8, 8>(const float*, const float*, float*, int, int, int);

template <typename T, int R>
__global__ void stencil(const T* in, T* out, int width, int height, int depth) {
  int x = X, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < R || y < R || x >= width - R || y >= height - R) return;
  T column[2 * R + 1];
#pragma unroll
  for (int i = 0; i < 2 * R; ++i) column[i] = in[(i * height + y) * width + x];
  for (int z = R; z < depth - R; ++z) {
    column[2 * R] = in[((z + R) * height + y) * width + x];
    T sum = column[R] * T(-6);
#pragma unroll
    for (int i = 1; i <= R; ++i)
      sum += column[R - i] + column[R + i] + in[(z * height + y) * width + x - i] + in[(z * height + y) * width + x + i] +
             in[(z * height + y - i) * width + x] + in[(z * height + y + i) * width + x];
    out[(z * height + y) * width + x] = sum;
#pragma unroll
    for (int i = 0; i < 2 * R; ++i) column[i] = column[i + 1];
  }
}
template __global__ void stencil<float, 1>(const float*, float*, int, int, int);
template __global__ void stencil<float, 4>(const float*, float*, int, int, int);
template __global__ void stencil<double, 2>(const double*, double*, int, int, int);

// A quantised matrix times a vector: four-bit weights, a scale for each group of 32.
template <int ROWS>
__global__ void __launch_bounds__(128) quantised(const uint4* weights, const half* scales, const int* vector, float* out, int groups) {
  float sum[ROWS] = {};
  for (int g = threadIdx.x; g < groups; g += 128) {
    int v[8];
#pragma unroll
    for (int i = 0; i < 8; ++i) v[i] = vector[g * 8 + i];
#pragma unroll
    for (int r = 0; r < ROWS; ++r) {
      uint4 w = weights[(blockIdx.x * ROWS + r) * groups + g];
      int dot = 0;
      u32 words[4] = {w.x, w.y, w.z, w.w};
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        dot = __dp4a((int)(words[i] & 0x0f0f0f0f), v[2 * i], dot);
        dot = __dp4a((int)(words[i] >> 4 & 0x0f0f0f0f), v[2 * i + 1], dot);
      }
      sum[r] += dot * __half2float(scales[(blockIdx.x * ROWS + r) * groups + g]);
    }
  }
#pragma unroll
  for (int r = 0; r < ROWS; ++r) {
    for (int lane = 16; lane; lane /= 2) sum[r] += __shfl_xor_sync(~0u, sum[r], lane);
    if (threadIdx.x % 32 == 0) atomicAdd(out + blockIdx.x * ROWS + r, sum[r]);
  }
}
template __global__ void quantised<1>(const uint4*, const half*, const int*, float*, int);
template __global__ void quantised<4>(const uint4*, const half*, const int*, float*, int);
template __global__ void quantised<8>(const uint4*, const half*, const int*, float*, int);

// Attention of one query a thread group, the head kept in registers.
template <int HEAD>
__global__ void __launch_bounds__(128) attend(const float* q, const float* k, const float* v, float* o, int keys, float scale) {
  float query[HEAD], out[HEAD] = {}, most = -1e30f, total = 0;
#pragma unroll
  for (int i = 0; i < HEAD; ++i) query[i] = q[X * HEAD + i] * scale;
  for (int key = 0; key < keys; ++key) {
    float score = 0;
#pragma unroll
    for (int i = 0; i < HEAD; ++i) score += query[i] * k[key * HEAD + i];
    float now = fmaxf(most, score), keep = __expf(most - now), weight = __expf(score - now);
    total = total * keep + weight;
    most = now;
#pragma unroll
    for (int i = 0; i < HEAD; ++i) out[i] = out[i] * keep + weight * v[key * HEAD + i];
  }
#pragma unroll
  for (int i = 0; i < HEAD; ++i) o[X * HEAD + i] = out[i] / total;
}
template __global__ void attend<8>(const float*, const float*, const float*, float*, int, float);
template __global__ void attend<32>(const float*, const float*, const float*, float*, int, float);
template __global__ void attend<64>(const float*, const float*, const float*, float*, int, float);

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
