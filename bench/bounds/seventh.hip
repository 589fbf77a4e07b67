// Kernels of the seventh table for AMD GPUs; see seventh.toml. Compiled to AMDGCN or LLVM IR, never run.
#include <hip/hip_runtime.h>

// Heston paths, Euler with truncation; two draws of xorshift a step.
extern "C" __global__ void __launch_bounds__(256) heston_paths(float *out, int steps, float dt, float kappa, float theta, float xi, float rho, float r) {
    unsigned s = (blockIdx.x * 256 + threadIdx.x) * 2654435761u + 1;
    float x = 0, v = theta, root_dt = sqrtf(dt), other = sqrtf(1 - rho * rho);
    for (int i = 0; i < steps; i++) {
        s ^= s << 13, s ^= s >> 17, s ^= s << 5;
        float u = (s >> 8) * 5.9604645e-8f + 3e-8f;
        s ^= s << 13, s ^= s >> 17, s ^= s << 5;
        float angle = (s >> 8) * 5.9604645e-8f, m = __fsqrt_rn(-2.0f * __logf(u));
        float z1 = m * __builtin_amdgcn_sinf(angle), z2 = m * __builtin_amdgcn_cosf(angle);
        float vp = fmaxf(v, 0.0f), sv = __builtin_amdgcn_sqrtf(vp) * root_dt;
        x += (r - 0.5f * vp) * dt + sv * z1;
        v += kappa * (theta - vp) * dt + xi * sv * (rho * z1 + other * z2);
    }
    out[blockIdx.x * 256 + threadIdx.x] = x;
}

// Filter of 9 by 9 on a tile in LDS with 32 by 8 outputs, weights in LDS too.
extern "C" __global__ void __launch_bounds__(256) filter9(float *out, const float *in, const float *weights, int width) {
    __shared__ float tile[16][41], ws[81];
    int t = threadIdx.x, tx = t % 32, ty = t / 32;
    size_t left = blockIdx.x * 32, top = blockIdx.y * 8;
    if (t < 81) ws[t] = weights[t];
    for (int y = ty; y < 16; y += 8)
        for (int x = tx; x < 40; x += 32) tile[y][x] = in[(top + y) * width + left + x];
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (int i = 0; i < 81; i++) sum += ws[i] * tile[ty + i / 9][tx + i % 9];
    out[(top + ty) * width + left + tx] = sum;
}

// Doubles by matrix instructions: 128 by 128 for four waves of 64 by 64, 16 deep.
typedef double double4v __attribute__((ext_vector_type(4)));
extern "C" __global__ void __launch_bounds__(256) dgemm_matrix(double *c, const double *a, const double *b, int n, int k) {
    __shared__ double as[16][130], bs[16][130];
    int t = threadIdx.x, lane = t % 64, wave = t / 64, wr = wave / 2 * 64, wc = wave % 2 * 64;
    double4v acc[4][4] = {};
    for (int at = 0; at < k; at += 16) {
        __syncthreads();
#pragma unroll
        for (int i = 0; i < 4; i++) {
            int e = t + i * 256, r = e / 64, q = e % 64 * 2;
            *(double2 *)&as[r][q] = *(const double2 *)&a[(size_t)(at + r) * n + blockIdx.y * 128 + q];
            *(double2 *)&bs[r][q] = *(const double2 *)&b[(size_t)(at + r) * n + blockIdx.x * 128 + q];
        }
        __syncthreads();
#pragma unroll
        for (int kk = 0; kk < 16; kk += 4) {
            double l[4], r[4];
#pragma unroll
            for (int i = 0; i < 4; i++) l[i] = as[kk + lane / 16][wr + i * 16 + lane % 16], r[i] = bs[kk + lane / 16][wc + i * 16 + lane % 16];
#pragma unroll
            for (int i = 0; i < 4; i++)
#pragma unroll
                for (int j = 0; j < 4; j++) acc[i][j] = __builtin_amdgcn_mfma_f64_16x16x4f64(l[i], r[j], acc[i][j], 0, 0, 0);
        }
    }
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
#pragma unroll
            for (int e = 0; e < 4; e++) c[(size_t)(blockIdx.y * 128 + wr + i * 16 + lane / 16 * 4 + e) * n + blockIdx.x * 128 + wc + j * 16 + lane % 16] = acc[i][j][e];
}

// Potential of point charges on a grid in doubles.
extern "C" __global__ void __launch_bounds__(256) coulomb_grid(double *__restrict__ out, const double4 *__restrict__ charges, int count, double h) {
    int i = blockIdx.x * 256 + threadIdx.x;
    double x = (i & 511) * h, y = (i >> 9 & 511) * h, z = (i >> 18) * h, sum = 0;
    for (int j = 0; j < count; j++) {
        double4 q = charges[j];
        double dx = x - q.x, dy = y - q.y, dz = z - q.z;
        sum += q.w * rsqrt(dx * dx + dy * dy + dz * dz);
    }
    out[i] = sum;
}

extern "C" __global__ void __launch_bounds__(256) spmm_csr64(float *c, const int *rows, const int *columns, const float *values, const float *b, int n) {
    int row = (blockIdx.x * 256 + threadIdx.x) / 64, lane = threadIdx.x % 64;
    if (row >= n) return;
    float sum = 0;
    for (int e = rows[row]; e < rows[row + 1]; e++) sum += values[e] * b[(size_t)columns[e] * 64 + lane];
    c[(size_t)row * 64 + lane] = sum;
}

// Brute-force matching of descriptors of 256 bits, the least distance.
extern "C" __global__ void __launch_bounds__(256) match_bits(int *__restrict__ out, const uint4 *__restrict__ queries, const uint4 *__restrict__ known, int count) {
    int i = blockIdx.x * 256 + threadIdx.x, best = 999, place = -1;
    uint4 a = queries[2 * (size_t)i], b = queries[2 * (size_t)i + 1];
    for (int j = 0; j < count; j++) {
        uint4 c = known[2 * (size_t)j], d = known[2 * (size_t)j + 1];
        int far = __popc(a.x ^ c.x) + __popc(a.y ^ c.y) + __popc(a.z ^ c.z) + __popc(a.w ^ c.w) + __popc(b.x ^ d.x) + __popc(b.y ^ d.y) + __popc(b.z ^ d.z) + __popc(b.w ^ d.w);
        if (far < best) best = far, place = j;
    }
    out[i] = place;
}

// 16 keys a thread sorted in registers, key e at e * count + i.
extern "C" __global__ void __launch_bounds__(256) sort16(int *data, int count) {
    int i = blockIdx.x * 256 + threadIdx.x, v[16];
#pragma unroll
    for (int e = 0; e < 16; e++) v[e] = data[(size_t)e * count + i];
#pragma unroll
    for (int p = 1; p < 16; p *= 2)
#pragma unroll
        for (int k = p; k >= 1; k /= 2)
#pragma unroll
            for (int j = k % p; j + k < 16; j += 2 * k)
#pragma unroll
                for (int q = 0; q < k; q++)
                    if (j + q + k < 16 && (j + q) / (2 * p) == (j + q + k) / (2 * p)) {
                        int a = v[j + q], b = v[j + q + k];
                        v[j + q] = min(a, b), v[j + q + k] = max(a, b);
                    }
#pragma unroll
    for (int e = 0; e < 16; e++) data[(size_t)e * count + i] = v[e];
}

// All pairs of one block of 32 by 32 on the diagonal.
extern "C" __global__ void __launch_bounds__(1024) floyd_block(int *d, int width) {
    __shared__ int s[32][32];
    int x = threadIdx.x, y = threadIdx.y;
    size_t at = ((size_t)blockIdx.y * 32 + y) * width + blockIdx.x * 32 + x;
    s[y][x] = d[at];
    __syncthreads();
    for (int k = 0; k < 32; k++) {
        int through = s[y][k] + s[k][x];
        if (through < s[y][x]) s[y][x] = through;
        __syncthreads();
    }
    d[at] = s[y][x];
}

// One token of a cache in pages of 16 positions, a wave a head, 128 halves; four positions at a time.
extern "C" __global__ void __launch_bounds__(64) paged_scores(float *out, const _Float16 *q, const _Float16 *cache, const int *pages, int length, int pages_each) {
    typedef _Float16 half8 __attribute__((ext_vector_type(8)));
    int lane = threadIdx.x, part = lane / 16, at = lane % 16, head = blockIdx.x, seq = blockIdx.y;
    half8 mine = ((const half8 *)q)[((size_t)seq * gridDim.x + head) * 16 + at];
    for (int p = 0; p < length / 16; p++) {
        size_t page = pages[seq * pages_each + p];
#pragma unroll
        for (int step = 0; step < 4; step++) {
            half8 k = ((const half8 *)cache)[((page * gridDim.x + head) * 16 + step * 4 + part) * 16 + at];
            float s = 0;
            for (int e = 0; e < 8; e++) s += (float)mine[e] * (float)k[e];
            for (int other = 8; other; other /= 2) s += __shfl_xor(s, other);
            if (at == 0) out[((size_t)seq * gridDim.x + head) * length + p * 16 + step * 4 + part] = s;
        }
    }
}

// Insertion into a Bloom filter, four bits a key.
extern "C" __global__ void __launch_bounds__(256) bloom_insert(unsigned *bits, const unsigned *keys, unsigned mask) {
    unsigned k = keys[(size_t)blockIdx.x * 256 + threadIdx.x], a = k * 0x9E3779B1u, b = (k ^ k >> 15) * 0x85EBCA77u | 1;
#pragma unroll
    for (int i = 0; i < 4; i++, a += b) atomicOr(&bits[a >> 5 & mask], 1u << (a & 31));
}

// Shallow-water step, Lax-Friedrichs, three fields.
extern "C" __global__ void __launch_bounds__(256) shallow_water(float *h2, float *u2, float *v2, const float *h, const float *u, const float *v, int width, float c, float g) {
    size_t at = (size_t)(blockIdx.y + 1) * width + blockIdx.x * 256 + threadIdx.x + 1, n = at - width, s = at + width, w = at - 1, e = at + 1;
    h2[at] = 0.25f * (h[n] + h[s] + h[w] + h[e]) - c * (h[e] * u[e] - h[w] * u[w] + h[s] * v[s] - h[n] * v[n]);
    u2[at] = 0.25f * (u[n] + u[s] + u[w] + u[e]) - c * (0.5f * (u[e] * u[e] - u[w] * u[w]) + g * (h[e] - h[w]));
    v2[at] = 0.25f * (v[n] + v[s] + v[w] + v[e]) - c * (0.5f * (v[s] * v[s] - v[n] * v[n]) + g * (h[s] - h[n]));
}

extern "C" __global__ void __launch_bounds__(256) xtea_counter(uint2 *data, uint4 key) {
    size_t i = (size_t)blockIdx.x * 256 + threadIdx.x;
    unsigned a = (unsigned)i, b = 7, sum = 0, ks[4] = {key.x, key.y, key.z, key.w};
#pragma unroll
    for (int r = 0; r < 64; r++) {
        a += ((b << 4 ^ b >> 5) + b) ^ (sum + ks[sum & 3]);
        sum += 0x9E3779B9u;
        b += ((a << 4 ^ a >> 5) + a) ^ (sum + ks[sum >> 11 & 3]);
    }
    uint2 v = data[i];
    data[i] = make_uint2(v.x ^ a, v.y ^ b);
}

// Octaves of gradient noise.
static __device__ float corner(int x, int y, float dx, float dy) {
    unsigned h = x * 374761393u + y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    return ((h & 1 ? dx : -dx) + (h & 2 ? dy : -dy));
}
extern "C" __global__ void __launch_bounds__(256) noise_octaves(float *out, float scale) {
    float x = (blockIdx.x * 256 + threadIdx.x) * scale, y = blockIdx.y * scale, sum = 0, weight = 1;
#pragma unroll
    for (int o = 0; o < 8; o++) {
        float fx = floorf(x), fy = floorf(y), dx = x - fx, dy = y - fy;
        int ix = (int)fx, iy = (int)fy;
        float sx = dx * dx * dx * (dx * (dx * 6 - 15) + 10), sy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
        float a = corner(ix, iy, dx, dy), b = corner(ix + 1, iy, dx - 1, dy), c = corner(ix, iy + 1, dx, dy - 1), d = corner(ix + 1, iy + 1, dx - 1, dy - 1);
        float top = a + sx * (b - a), low = c + sx * (d - c);
        sum += weight * (top + sy * (low - top));
        x *= 2, y *= 2, weight *= 0.5f;
    }
    out[(size_t)blockIdx.y * gridDim.x * 256 + blockIdx.x * 256 + threadIdx.x] = sum;
}

// Gradient of softmax over rows of 1024, four columns a thread.
extern "C" __global__ void __launch_bounds__(256) softmax_back(float4 *dx, const float4 *y, const float4 *dy) {
    __shared__ float parts[8];
    size_t at = (size_t)blockIdx.x * 256 + threadIdx.x;
    float4 a = y[at], b = dy[at];
    float sum = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
    for (int o = 16; o; o /= 2) sum += __shfl_xor(sum, o, 32);
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = sum;
    __syncthreads();
    sum = 0;
    for (int i = 0; i < 8; i++) sum += parts[i];
    dx[at] = make_float4(a.x * (b.x - sum), a.y * (b.y - sum), a.z * (b.z - sum), a.w * (b.w - sum));
}

// Windows of a deep tensor laid out as columns, 3 by 3.
extern "C" __global__ void __launch_bounds__(256) im2col3(float *out, const float *in, int width, int height) {
    int x = blockIdx.x * 256 + threadIdx.x, y = blockIdx.y, c = blockIdx.z;
    if (x >= width - 2) return;
    size_t pixels = (size_t)(width - 2) * (height - 2);
#pragma unroll
    for (int i = 0; i < 9; i++) out[(c * 9 + i) * pixels + (size_t)y * (width - 2) + x] = in[((size_t)c * height + y + i / 3) * width + x + i % 3];
}

// Keys of a B-tree: nodes of 16 keys, found by descending six levels.
struct Page { int keys[16]; int below[16]; };
extern "C" __global__ void __launch_bounds__(256) tree_find(int *out, const int *wanted, const Page *pages, int depth) {
    int i = blockIdx.x * 256 + threadIdx.x, key = wanted[i], at = 0;
    for (int level = 0; level < depth; level++) {
        int which = 0;
        for (int k = 8; k; k /= 2) which += pages[at].keys[which + k - 1] < key ? k : 0;
        at = pages[at].below[which];
    }
    out[i] = at;
}

// Newton's method on z^3 - 1 in doubles.
extern "C" __global__ void __launch_bounds__(256) newton_basins(int *out, int width, double scale, int steps) {
    double x = (blockIdx.x * 256 + threadIdx.x) * scale - 2, y = blockIdx.y * scale - 2;
    for (int i = 0; i < steps; i++) {
        double xx = x * x, yy = y * y, re = xx - yy, im = 2 * x * y, d = 3 * (re * re + im * im);
        double cx = x * re - y * im - 1, cy = x * im + y * re, inv = 1.0 / d;
        x -= (cx * re + cy * im) * inv, y -= (cy * re - cx * im) * inv;
    }
    out[(size_t)blockIdx.y * width + blockIdx.x * 256 + threadIdx.x] = x > 0 ? 0 : y > 0 ? 1 : 2;
}

// A single wave that follows a ring.
extern "C" __global__ void __launch_bounds__(64) ring_walk(unsigned *out, const unsigned *next, int steps) {
    unsigned at = blockIdx.x * 64 + threadIdx.x, sum = 0;
    for (int i = 0; i < steps; i++) at = next[at], sum += at;
    out[blockIdx.x * 64 + threadIdx.x] = sum;
}

// Average and difference of the Haar transform over rows in pairs.
extern "C" __global__ void __launch_bounds__(256) haar_rows(float *low, float *high, const float2 *in) {
    size_t i = (size_t)blockIdx.x * 256 + threadIdx.x;
    float2 v = in[i];
    low[i] = (v.x + v.y) * 0.70710678f, high[i] = (v.x - v.y) * 0.70710678f;
}
