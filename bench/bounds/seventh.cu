// Kernels of the seventh table; see seventh.toml. Compiled to PTX, never run.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cstdint>

// 2D operator with nine coefficient planes (geometric multigrid smoother residual).
extern "C" __global__ void __launch_bounds__(256) residual9(float *out, const float *x, const float *rhs, const float *coef, int width, int height) {
    int i = blockIdx.x * 32 + threadIdx.x + 1, j = blockIdx.y * 8 + threadIdx.y + 1;
    if (i >= width - 1 || j >= height - 1) return;
    size_t at = (size_t)j * width + i, plane = (size_t)width * height;
    float sum = rhs[at];
    int k = 0;
#pragma unroll
    for (int dj = -1; dj <= 1; dj++)
#pragma unroll
        for (int di = -1; di <= 1; di++, k++) sum -= coef[k * plane + at] * x[at + (long)dj * width + di];
    out[at] = sum;
}

// Yee scheme, update of three electric components.
extern "C" __global__ void __launch_bounds__(256) fdtd_e(float *ex, float *ey, float *ez, const float *hx, const float *hy, const float *hz,
                                                          const float *eps, int nx, int ny, int nz) {
    int x = blockIdx.x * 32 + threadIdx.x + 1, y = blockIdx.y * 8 + threadIdx.y + 1, z = blockIdx.z + 1;
    if (x >= nx || y >= ny || z >= nz) return;
    size_t sy = nx, sz = (size_t)nx * ny, at = z * sz + y * sy + x;
    float e = eps[at];
    ex[at] += e * ((hz[at] - hz[at - sy]) - (hy[at] - hy[at - sz]));
    ey[at] += e * ((hx[at] - hx[at - sz]) - (hz[at] - hz[at - 1]));
    ez[at] += e * ((hy[at] - hy[at - 1]) - (hx[at] - hx[at - sy]));
}

// First pass of a scan: 1024 numbers a block.
extern "C" __global__ void __launch_bounds__(256) scan_quads(uint4 *out, unsigned *totals, const uint4 *in) {
    __shared__ unsigned parts[8];
    int t = threadIdx.x, lane = t & 31, warp = t >> 5;
    uint4 v = in[(size_t)blockIdx.x * 256 + t];
    v.y += v.x, v.z += v.y, v.w += v.z;
    unsigned sum = v.w;
#pragma unroll
    for (int d = 1; d < 32; d *= 2) {
        unsigned other = __shfl_up_sync(~0u, sum, d);
        if (lane >= d) sum += other;
    }
    if (lane == 31) parts[warp] = sum;
    __syncthreads();
    unsigned before = sum - v.w;
#pragma unroll
    for (int i = 0; i < 8; i++) before += i < warp ? parts[i] : 0;
    v.x += before, v.y += before, v.z += before, v.w += before;
    out[(size_t)blockIdx.x * 256 + t] = v;
    if (t == 255) totals[blockIdx.x] = v.w;
}

// 1024 keys of a block sorted by odd-even transposition in shared memory.
extern "C" __global__ void __launch_bounds__(512) odd_even_sort(int *keys) {
    __shared__ int s[1026];
    int t = threadIdx.x;
    int *mine = keys + (size_t)blockIdx.x * 1024;
    s[t] = mine[t], s[t + 512] = mine[t + 512];
    if (t < 2) s[1024 + t] = 0x7fffffff;
    __syncthreads();
    for (int round = 0; round < 1024; round++) {
        int at = 2 * t + (round & 1);
        int a = s[at], b = s[at + 1];
        s[at] = min(a, b), s[at + 1] = max(a, b);
        __syncthreads();
    }
    mine[t] = s[t], mine[t + 512] = s[t + 512];
}

__device__ __forceinline__ unsigned to_shared(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }

// 256 by 128 for 8 warps of 64 by 64: ldmatrix, mma.sync and cp.async, two stages, rows of 32 halves padded to 40.
extern "C" __global__ void __launch_bounds__(256) hgemm_mma(half *c, const half *a, const half *b, int n, int k) {
    extern __shared__ half tiles[];
    const int stage_size = (256 + 128) * 40;
    int t = threadIdx.x, lane = t & 31, warp = t >> 5, wr = warp / 2 * 64, wc = warp % 2 * 64;
    float acc[4][8][4] = {};
    auto fetch = [&](int stage, int at) {
        half *as = tiles + stage * stage_size, *bs = as + 256 * 40;
#pragma unroll
        for (int i = 0; i < 4; i++) {
            int r = (t + i * 256) / 4, q = t % 4 * 8;
            asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to_shared(as + r * 40 + q)), "l"(a + (size_t)(blockIdx.y * 256 + r) * k + at + q));
        }
#pragma unroll
        for (int i = 0; i < 2; i++) {
            int r = (t + i * 256) / 4, q = t % 4 * 8;
            asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to_shared(bs + r * 40 + q)), "l"(b + (size_t)(blockIdx.x * 128 + r) * k + at + q));
        }
        asm volatile("cp.async.commit_group;");
    };
    fetch(0, 0);
    for (int at = 0, stage = 0; at < k; at += 32, stage ^= 1) {
        if (at + 32 < k) fetch(stage ^ 1, at + 32);
        asm volatile("cp.async.wait_group 1;");
        __syncthreads();
        half *as = tiles + stage * stage_size, *bs = as + 256 * 40;
#pragma unroll
        for (int kk = 0; kk < 32; kk += 16) {
            unsigned fa[4][4], fb[8][2];
#pragma unroll
            for (int i = 0; i < 4; i++)
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                             : "=r"(fa[i][0]), "=r"(fa[i][1]), "=r"(fa[i][2]), "=r"(fa[i][3])
                             : "r"(to_shared(as + (wr + i * 16 + lane % 16) * 40 + kk + lane / 16 * 8)));
#pragma unroll
            for (int j = 0; j < 4; j++)
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                             : "=r"(fb[2 * j][0]), "=r"(fb[2 * j + 1][0]), "=r"(fb[2 * j][1]), "=r"(fb[2 * j + 1][1])
                             : "r"(to_shared(bs + (wc + j * 16 + lane % 16) * 40 + kk + lane / 16 * 8)));
#pragma unroll
            for (int i = 0; i < 4; i++)
#pragma unroll
                for (int j = 0; j < 8; j++)
                    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                                 : "+f"(acc[i][j][0]), "+f"(acc[i][j][1]), "+f"(acc[i][j][2]), "+f"(acc[i][j][3])
                                 : "r"(fa[i][0]), "r"(fa[i][1]), "r"(fa[i][2]), "r"(fa[i][3]), "r"(fb[j][0]), "r"(fb[j][1]));
        }
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 8; j++) {
            size_t row = blockIdx.y * 256 + wr + i * 16 + lane / 4, col = blockIdx.x * 128 + wc + j * 8 + lane % 4 * 2;
            *(half2 *)&c[row * n + col] = __floats2half2_rn(acc[i][j][0], acc[i][j][1]);
            *(half2 *)&c[(row + 8) * n + col] = __floats2half2_rn(acc[i][j][2], acc[i][j][3]);
        }
}

// Bytes with dp4a: 128 by 128 for 256 threads, 8 by 8 each; four k packed in a word, 8 words deep.
extern "C" __global__ void __launch_bounds__(256) igemm_dp4a(int *c, const int *a, const int *b, int n, int k4) {
    __shared__ int as[8][128], bs[8][128];
    int t = threadIdx.x, tx = t % 16, ty = t / 16;
    int acc[8][8] = {};
    for (int at = 0; at < k4; at += 8) {
        *(int4 *)&as[t / 32][t % 32 * 4] = *(const int4 *)&a[(size_t)(at + t / 32) * n + blockIdx.y * 128 + t % 32 * 4];
        *(int4 *)&bs[t / 32][t % 32 * 4] = *(const int4 *)&b[(size_t)(at + t / 32) * n + blockIdx.x * 128 + t % 32 * 4];
        __syncthreads();
#pragma unroll
        for (int kk = 0; kk < 8; kk++) {
            int l[8], r[8];
            *(int4 *)&l[0] = *(int4 *)&as[kk][ty * 4], *(int4 *)&l[4] = *(int4 *)&as[kk][64 + ty * 4];
            *(int4 *)&r[0] = *(int4 *)&bs[kk][tx * 4], *(int4 *)&r[4] = *(int4 *)&bs[kk][64 + tx * 4];
#pragma unroll
            for (int i = 0; i < 8; i++)
#pragma unroll
                for (int j = 0; j < 8; j++) acc[i][j] = __dp4a(l[i], r[j], acc[i][j]);
        }
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < 8; i++)
#pragma unroll
        for (int j = 0; j < 8; j += 4)
            *(int4 *)&c[(size_t)(blockIdx.y * 128 + i / 4 * 64 + ty * 4 + i % 4) * n + blockIdx.x * 128 + j * 16 + tx * 4] = make_int4(acc[i][j], acc[i][j + 1], acc[i][j + 2], acc[i][j + 3]);
}

// A product of 4 by 4 doubles a thread; element e of matrix m lies at e * count + m.
extern "C" __global__ void __launch_bounds__(128) batched_dgemm4(double *c, const double *a, const double *b, int count) {
    int m = blockIdx.x * 128 + threadIdx.x;
    if (m >= count) return;
    double l[16], r[16];
#pragma unroll
    for (int e = 0; e < 16; e++) l[e] = a[(size_t)e * count + m], r[e] = b[(size_t)e * count + m];
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++) {
            double s = 0;
#pragma unroll
            for (int k = 0; k < 4; k++) s += l[i * 4 + k] * r[k * 4 + j];
            c[(size_t)(i * 4 + j) * count + m] = s;
        }
}

// A query of 64 floats a thread; keys and values of 32 positions in shared memory, read by all lanes alike.
extern "C" __global__ void __launch_bounds__(128) attention_thread_query(float *out, const float *q, const float *keys, const float *values, int length, float scale) {
    __shared__ float4 ks[32][16], vs[32][16];
    int t = threadIdx.x, head = blockIdx.y;
    size_t row = ((size_t)head * gridDim.x + blockIdx.x) * 128 + t;
    float mine[64], acc[64] = {};
    float most = -1e30f, sum = 0;
#pragma unroll
    for (int d = 0; d < 16; d++) {
        float4 v = ((const float4 *)q)[row * 16 + d];
        mine[4 * d] = v.x, mine[4 * d + 1] = v.y, mine[4 * d + 2] = v.z, mine[4 * d + 3] = v.w;
    }
    for (int at = 0; at < length; at += 32) {
        __syncthreads();
#pragma unroll
        for (int i = 0; i < 4; i++) {
            (&ks[0][0])[t + i * 128] = ((const float4 *)keys)[((size_t)head * length + at) * 16 + t + i * 128];
            (&vs[0][0])[t + i * 128] = ((const float4 *)values)[((size_t)head * length + at) * 16 + t + i * 128];
        }
        __syncthreads();
        for (int j = 0; j < 32; j++) {
            float s = 0;
#pragma unroll
            for (int d = 0; d < 16; d++) {
                float4 v = ks[j][d];
                s += mine[4 * d] * v.x + mine[4 * d + 1] * v.y + mine[4 * d + 2] * v.z + mine[4 * d + 3] * v.w;
            }
            s *= scale;
            float top = fmaxf(most, s), keep = __expf(most - top), p = __expf(s - top);
            most = top, sum = sum * keep + p;
#pragma unroll
            for (int d = 0; d < 16; d++) {
                float4 v = vs[j][d];
                acc[4 * d] = acc[4 * d] * keep + p * v.x, acc[4 * d + 1] = acc[4 * d + 1] * keep + p * v.y;
                acc[4 * d + 2] = acc[4 * d + 2] * keep + p * v.z, acc[4 * d + 3] = acc[4 * d + 3] * keep + p * v.w;
            }
        }
    }
#pragma unroll
    for (int d = 0; d < 16; d++)
        ((float4 *)out)[row * 16 + d] = make_float4(acc[4 * d] / sum, acc[4 * d + 1] / sum, acc[4 * d + 2] / sum, acc[4 * d + 3] / sum);
}

extern "C" __global__ void mish(float *out, const float *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float x = in[i];
        out[i] = x * tanhf(__logf(1.0f + __expf(x)));
    }
}

extern "C" __global__ void erfc_doubles(double *out, const double *in, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = erfc(in[i]);
}

// Lattice Boltzmann, 19 directions, structure of arrays, pull.
__constant__ int3 ways[19];
extern "C" __global__ void __launch_bounds__(128) lbm_d3q19(float *to, const float *from, int nx, int ny, int nz, float omega) {
    const int cx[19] = {0, 1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0};
    const int cy[19] = {0, 0, 0, 1, -1, 0, 0, 1, -1, -1, 1, 0, 0, 0, 0, 1, -1, 1, -1};
    const int cz[19] = {0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, -1, -1, 1, 1, -1, -1, 1};
    int x = blockIdx.x * 128 + threadIdx.x + 1, y = blockIdx.y + 1, z = blockIdx.z + 1;
    if (x >= nx - 1) return;
    long cells = (long)nx * ny * nz, at = ((long)z * ny + y) * nx + x;
    float f[19], rho = 0, ux = 0, uy = 0, uz = 0;
#pragma unroll
    for (int i = 0; i < 19; i++) {
        f[i] = from[i * cells + at - cx[i] - (long)cy[i] * nx - (long)cz[i] * nx * ny];
        rho += f[i], ux += cx[i] * f[i], uy += cy[i] * f[i], uz += cz[i] * f[i];
    }
    float inv = __frcp_rn(rho);
    ux *= inv, uy *= inv, uz *= inv;
    float usq = 1.5f * (ux * ux + uy * uy + uz * uz);
#pragma unroll
    for (int i = 0; i < 19; i++) {
        float cu = 3.0f * (cx[i] * ux + cy[i] * uy + cz[i] * uz);
        float w = i == 0 ? 1.0f / 3 : i < 7 ? 1.0f / 18 : 1.0f / 36;
        to[i * cells + at] = f[i] + omega * (w * rho * (1 + cu + 0.5f * cu * cu - usq) - f[i]);
    }
}

// AES-128 in counter mode with four tables in shared memory.
__constant__ unsigned round_keys[44];
extern "C" __global__ void __launch_bounds__(256) aes_ctr(uint4 *data, const unsigned *tables, uint4 counter) {
    __shared__ unsigned te[4][256];
    for (int i = 0; i < 4; i++) te[i][threadIdx.x] = tables[i * 256 + threadIdx.x];
    __syncthreads();
    size_t at = (size_t)blockIdx.x * 256 + threadIdx.x;
    unsigned a = counter.x ^ round_keys[0], b = counter.y ^ round_keys[1], c = counter.z ^ round_keys[2], d = (counter.w + (unsigned)at) ^ round_keys[3];
#pragma unroll
    for (int r = 1; r <= 10; r++) {
        unsigned e = te[0][a >> 24] ^ te[1][b >> 16 & 255] ^ te[2][c >> 8 & 255] ^ te[3][d & 255] ^ round_keys[4 * r];
        unsigned f = te[0][b >> 24] ^ te[1][c >> 16 & 255] ^ te[2][d >> 8 & 255] ^ te[3][a & 255] ^ round_keys[4 * r + 1];
        unsigned g = te[0][c >> 24] ^ te[1][d >> 16 & 255] ^ te[2][a >> 8 & 255] ^ te[3][b & 255] ^ round_keys[4 * r + 2];
        unsigned h = te[0][d >> 24] ^ te[1][a >> 16 & 255] ^ te[2][b >> 8 & 255] ^ te[3][c & 255] ^ round_keys[4 * r + 3];
        a = e, b = f, c = g, d = h;
    }
    uint4 v = data[at];
    v.x ^= a, v.y ^= b, v.z ^= c, v.w ^= d;
    data[at] = v;
}

// Checksums of interleaved messages, a table in shared memory.
extern "C" __global__ void __launch_bounds__(256) crc32_words(unsigned *out, const unsigned *words, const unsigned *table, int count, int messages) {
    __shared__ unsigned ts[256];
    ts[threadIdx.x] = table[threadIdx.x];
    __syncthreads();
    int m = blockIdx.x * 256 + threadIdx.x;
    unsigned crc = ~0u;
    for (int i = 0; i < count; i++) {
        crc ^= words[(size_t)i * messages + m];
        crc = ts[crc & 255] ^ crc >> 8;
        crc = ts[crc & 255] ^ crc >> 8;
        crc = ts[crc & 255] ^ crc >> 8;
        crc = ts[crc & 255] ^ crc >> 8;
    }
    out[m] = ~crc;
}

__device__ __forceinline__ uint64_t turn(uint64_t x, int b) { return x << b | x >> (64 - b); }
#define SIP (a += b, b = turn(b, 13), b ^= a, a = turn(a, 32), c += d, d = turn(d, 16), d ^= c, a += d, d = turn(d, 21), d ^= a, c += b, b = turn(b, 17), b ^= c, c = turn(c, 32))
// SipHash-2-4 of one number a thread, of which the bucket's tag is kept.
extern "C" __global__ void __launch_bounds__(256) siphash_keys(unsigned *out, const unsigned *in, uint64_t k0, uint64_t k1) {
    size_t at = (size_t)blockIdx.x * 256 + threadIdx.x;
    uint64_t m = in[at], a = k0 ^ 0x736f6d6570736575ull, b = k1 ^ 0x646f72616e646f6dull, c = k0 ^ 0x6c7967656e657261ull, d = k1 ^ 0x7465646279746573ull;
    d ^= m, SIP, SIP, a ^= m;
    m = 8ull << 56, d ^= m, SIP, SIP, a ^= m;
    c ^= 255, SIP, SIP, SIP, SIP;
    out[at] = (unsigned)(a ^ b ^ c ^ d);
}

// Open addressing, look-up of 4-byte keys in slots of 8 bytes.
extern "C" __global__ void hash_probe(unsigned *out, const unsigned *keys, const uint2 *slots, unsigned mask, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned key = keys[i], at = key * 2654435769u & mask, found = ~0u;
    while (true) {
        uint2 slot = slots[at];
        if (slot.x == key) { found = slot.y; break; }
        if (slot.x == ~0u) break;
        at = at + 1 & mask;
    }
    out[i] = found;
}

// Philox 4x32-10 and Box-Muller.
extern "C" __global__ void __launch_bounds__(256) philox_normals(float4 *out, unsigned seed, unsigned offset) {
    size_t at = (size_t)blockIdx.x * 256 + threadIdx.x;
    unsigned c0 = (unsigned)at, c1 = (unsigned)(at >> 32), c2 = offset, c3 = 0, k0 = seed, k1 = 0x1234567;
#pragma unroll
    for (int r = 0; r < 10; r++) {
        unsigned h0 = __umulhi(0xD2511F53u, c0), l0 = 0xD2511F53u * c0, h1 = __umulhi(0xCD9E8D57u, c2), l1 = 0xCD9E8D57u * c2;
        c0 = h1 ^ c1 ^ k0, c1 = l1, c2 = h0 ^ c3 ^ k1, c3 = l0;
        k0 += 0x9E3779B9u, k1 += 0xBB67AE85u;
    }
    const float s = 2.3283064e-10f;
    float r0 = sqrtf(-2.0f * logf(c0 * s + 1.16e-10f)), r1 = sqrtf(-2.0f * logf(c2 * s + 1.16e-10f)), s0, q0, s1, q1;
    sincospif(2.0f * (c1 * s), &s0, &q0), sincospif(2.0f * (c3 * s), &s1, &q1);
    out[at] = make_float4(r0 * s0, r0 * q0, r1 * s1, r1 * q1);
}

// Sparse rows times 32 dense columns, a warp a row.
extern "C" __global__ void __launch_bounds__(256) spmm_csr32(float *c, const int *rows, const int *columns, const float *values, const float *b, int n) {
    int row = (blockIdx.x * 256 + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= n) return;
    float sum = 0;
    for (int e = rows[row]; e < rows[row + 1]; e++) sum += values[e] * b[(size_t)columns[e] * 32 + lane];
    c[(size_t)row * 32 + lane] = sum;
}

// Scatter of edges: rank of the source over its degree to the target.
extern "C" __global__ void pagerank_push(float *next, const float *rank, const float *inverse, const int2 *edges, int n) {
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e < n) {
        int2 edge = edges[e];
        atomicAdd(&next[edge.y], rank[edge.x] * inverse[edge.x]);
    }
}

__device__ __forceinline__ void order(float &a, float &b) {
    float low = fminf(a, b);
    b = fmaxf(a, b), a = low;
}
// Median of 5 by 5 by forgetting the least and the most.
extern "C" __global__ void __launch_bounds__(256) median25(float *out, const float *in, int width, int height) {
    int x = blockIdx.x * 32 + threadIdx.x + 2, y = blockIdx.y * 8 + threadIdx.y + 2;
    if (x >= width - 2 || y >= height - 2) return;
    float v[25];
#pragma unroll
    for (int i = 0; i < 25; i++) v[i] = in[(size_t)(y + i / 5 - 2) * width + x + i % 5 - 2];
#pragma unroll
    for (int i = 0; i < 12; i++) {
#pragma unroll
        for (int j = i + 1; j < 25 - i; j++) order(v[i], v[j]);
#pragma unroll
        for (int j = i + 1; j < 24 - i; j++) order(v[j], v[24 - i]);
    }
    out[(size_t)y * width + x] = v[12];
}

// Eight by eight cosine transforms, 256 threads for four of them, plain sums in shared memory.
extern "C" __global__ void __launch_bounds__(256) dct8x8(float *out, const float *in, const float *basis) {
    __shared__ float block[4][8][9], half_done[4][8][9], cosines[8][9];
    int t = threadIdx.x, which = t / 64, r = t / 8 % 8, c = t % 8;
    if (t < 64) cosines[t / 8][t % 8] = basis[t];
    block[which][r][c] = in[(size_t)blockIdx.x * 256 + t];
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (int k = 0; k < 8; k++) sum += block[which][r][k] * cosines[c][k];
    half_done[which][r][c] = sum;
    __syncthreads();
    sum = 0;
#pragma unroll
    for (int k = 0; k < 8; k++) sum += half_done[which][k][c] * cosines[r][k];
    out[(size_t)blockIdx.x * 256 + t] = sum;
}

// Butterflies of a number-theoretic transform over 2^64 - 2^32 + 1.
extern "C" __global__ void __launch_bounds__(256) ntt_stage(uint64_t *data, const uint64_t *roots, int span) {
    const uint64_t p = 0xffffffff00000001ull;
    size_t t = (size_t)blockIdx.x * 256 + threadIdx.x, low = t & (span - 1), at = (t - low) * 2 + low;
    uint64_t a = data[at], b = data[at + span], w = roots[low];
    uint64_t lo = b * w, hi = __umul64hi(b, w), e = 0xffffffffull;
    uint64_t top = hi >> 32, mid = hi & e, r = lo - top;
    if (lo < top) r -= e;
    uint64_t s = mid * e, u = r + s;
    if (u < s) u += e;
    if (u >= p) u -= p;
    uint64_t sum = a + u;
    if (sum < a || sum >= p) sum -= p;
    data[at] = sum;
    data[at + span] = a >= u ? a - u : a - u + p;
}

// Powers modulo a 256-bit number: 256 Montgomery squarings with 8 limbs a thread, limbs interleaved.
extern "C" __global__ void __launch_bounds__(128) powers256(unsigned *out, const unsigned *in, const unsigned *modulus, unsigned inverse, int count) {
    int m = blockIdx.x * 128 + threadIdx.x;
    unsigned x[8], p[8];
#pragma unroll
    for (int i = 0; i < 8; i++) x[i] = in[(size_t)i * count + m], p[i] = modulus[i];
    for (int step = 0; step < 256; step++) {
        unsigned t[9] = {};
#pragma unroll
        for (int i = 0; i < 8; i++) {
            uint64_t carry = 0;
#pragma unroll
            for (int j = 0; j < 8; j++) {
                uint64_t v = (uint64_t)x[j] * x[i] + t[j] + carry;
                t[j] = (unsigned)v, carry = v >> 32;
            }
            t[8] += (unsigned)carry;
            unsigned q = t[0] * inverse;
            carry = ((uint64_t)q * p[0] + t[0]) >> 32;
#pragma unroll
            for (int j = 1; j < 8; j++) {
                uint64_t v = (uint64_t)q * p[j] + t[j] + carry;
                t[j - 1] = (unsigned)v, carry = v >> 32;
            }
            uint64_t v = (uint64_t)t[8] + carry;
            t[7] = (unsigned)v, t[8] = (unsigned)(v >> 32);
        }
#pragma unroll
        for (int i = 0; i < 8; i++) x[i] = t[i];
    }
#pragma unroll
    for (int i = 0; i < 8; i++) out[(size_t)i * count + m] = x[i];
}

// A filter of 7 by 7 whose weights are constants, tile of 32 by 8 with its border in shared memory.
__constant__ float weights7[49];
extern "C" __global__ void __launch_bounds__(256) filter7(float *out, const float *in, int width) {
    __shared__ float tile[14][40];
    int tx = threadIdx.x, ty = threadIdx.y;
    size_t left = blockIdx.x * 32, top = blockIdx.y * 8;
    for (int y = ty; y < 14; y += 8)
        for (int x = tx; x < 38; x += 32) tile[y][x] = in[(top + y) * width + left + x];
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (int i = 0; i < 49; i++) sum += weights7[i] * tile[ty + i / 7][tx + i % 7];
    out[(top + ty) * width + left + tx] = sum;
}

// The nearest of k centres of 4 coordinates.
extern "C" __global__ void __launch_bounds__(256) kmeans_assign(int *out, const float4 *points, const float4 *centres, int k) {
    __shared__ float4 cs[256];
    float4 p = points[(size_t)blockIdx.x * 256 + threadIdx.x];
    float least = 1e30f;
    int best = 0;
    for (int first = 0; first < k; first += 256) {
        __syncthreads();
        cs[threadIdx.x] = centres[first + threadIdx.x];
        __syncthreads();
#pragma unroll 8
        for (int i = 0; i < 256; i++) {
            float4 c = cs[i];
            float dx = p.x - c.x, dy = p.y - c.y, dz = p.z - c.z, dw = p.w - c.w, d = dx * dx + dy * dy + dz * dz + dw * dw;
            if (d < least) least = d, best = first + i;
        }
    }
    out[(size_t)blockIdx.x * 256 + threadIdx.x] = best;
}

struct Particle { float x, y, z, u, v, w, mass; };
extern "C" __global__ void __launch_bounds__(256) particles_to_arrays(float *out, const Particle *in, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n) return;
    Particle p = in[i];
    out[i] = p.x, out[n + (size_t)i] = p.y, out[2 * (size_t)n + i] = p.z, out[3 * (size_t)n + i] = p.u;
    out[4 * (size_t)n + i] = p.v, out[5 * (size_t)n + i] = p.w, out[6 * (size_t)n + i] = p.mass;
}

// One warp an SM walks lists.
struct Node { Node *next; float value; };
extern "C" __global__ void list_sum(float *out, Node *const *heads) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (const Node *at = heads[i]; at; at = at->next) sum += at->value;
    out[i] = sum;
}

// Blocks that fetch tiles of work from a counter.
extern "C" __global__ void __launch_bounds__(256) persistent_axpby(float4 *y, const float4 *x, float a, float b, int *queue, int tiles) {
    __shared__ int tile;
    while (true) {
        if (threadIdx.x == 0) tile = atomicAdd(queue, 1);
        __syncthreads();
        int mine = tile;
        __syncthreads();
        if (mine >= tiles) return;
#pragma unroll
        for (int i = 0; i < 4; i++) {
            size_t at = ((size_t)mine * 4 + i) * 256 + threadIdx.x;
            float4 u = x[at], v = y[at];
            y[at] = make_float4(a * u.x + b * v.x, a * u.y + b * v.y, a * u.z + b * v.z, a * u.w + b * v.w);
        }
    }
}

// Rows of bf16 to bytes with a scale for each row of 4096.
extern "C" __global__ void __launch_bounds__(256) quantise_rows(char4 *out, float *scales, const uint4 *in) {
    __shared__ float parts[8];
    size_t row = blockIdx.x;
    float v[16], most = 0;
#pragma unroll
    for (int i = 0; i < 2; i++) {
        uint4 four = in[row * 512 + i * 256 + threadIdx.x];
        const __nv_bfloat162 *pairs = (const __nv_bfloat162 *)&four;
#pragma unroll
        for (int j = 0; j < 4; j++) {
            float2 two = __bfloat1622float2(pairs[j]);
            v[i * 8 + 2 * j] = two.x, v[i * 8 + 2 * j + 1] = two.y;
        }
    }
#pragma unroll
    for (int i = 0; i < 16; i++) most = fmaxf(most, fabsf(v[i]));
    for (int other = 16; other; other /= 2) most = fmaxf(most, __shfl_xor_sync(~0u, most, other));
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = most;
    __syncthreads();
    for (int i = 0; i < 8; i++) most = fmaxf(most, parts[i]);
    float scale = most / 127.0f, inverse = 127.0f / most;
#pragma unroll
    for (int i = 0; i < 2; i++)
#pragma unroll
        for (int j = 0; j < 2; j++) {
            const float *w = v + i * 8 + j * 4;
            out[(row * 512 + i * 256 + threadIdx.x) * 2 + j] = make_char4((char)__float2int_rn(w[0] * inverse), (char)__float2int_rn(w[1] * inverse), (char)__float2int_rn(w[2] * inverse), (char)__float2int_rn(w[3] * inverse));
        }
    if (threadIdx.x == 0) scales[row] = scale;
}

// Lion on bf16 parameters and momentum of floats.
extern "C" __global__ void lion_step(__nv_bfloat162 *p, float2 *m, const __nv_bfloat162 *g, float lr, float b1, float b2, float decay, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float2 w = __bfloat1622float2(p[i]), grad = __bfloat1622float2(g[i]), mom = m[i];
    float u = b1 * mom.x + (1 - b1) * grad.x, v = b1 * mom.y + (1 - b1) * grad.y;
    w.x -= lr * (copysignf(1.0f, u) + decay * w.x), w.y -= lr * (copysignf(1.0f, v) + decay * w.y);
    m[i] = make_float2(b2 * mom.x + (1 - b2) * grad.x, b2 * mom.y + (1 - b2) * grad.y);
    p[i] = __floats2bfloat162_rn(w.x, w.y);
}

// Local alignment: 16 columns of the query in registers, a text a thread, texts interleaved.
extern "C" __global__ void __launch_bounds__(128) smith_waterman16(int *out, const unsigned *texts, const unsigned *query, int words, int count) {
    int m = blockIdx.x * 128 + threadIdx.x, best = 0;
    int h[17] = {}, e[17] = {};
    unsigned char q[16];
#pragma unroll
    for (int i = 0; i < 16; i++) q[i] = query[i];
    for (int w = 0; w < words; w++) {
        unsigned four = texts[(size_t)w * count + m];
#pragma unroll
        for (int b = 0; b < 4; b++, four >>= 8) {
            int letter = four & 255, diagonal = 0, f = 0;
#pragma unroll
            for (int i = 1; i <= 16; i++) {
                e[i] = max(e[i] - 1, h[i] - 11), f = max(f - 1, h[i - 1] - 11);
                int score = diagonal + (letter == q[i - 1] ? 5 : -4);
                diagonal = h[i];
                h[i] = max(max(score, 0), max(e[i], f));
                best = max(best, h[i]);
            }
        }
    }
    out[m] = best;
}

// Sphere tracing of a field of rounded boxes.
extern "C" __global__ void __launch_bounds__(128) raymarch(float *depth, int width, int height, int steps) {
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    float dx = (x - 0.5f * width) / height, dy = (y - 0.5f * height) / height, dz = 1;
    float n = rsqrtf(dx * dx + dy * dy + 1), t = 0;
    dx *= n, dy *= n, dz *= n;
    for (int i = 0; i < steps; i++) {
        float px = t * dx, py = t * dy, pz = t * dz;
        px -= 4 * rintf(px * 0.25f), py -= 4 * rintf(py * 0.25f), pz -= 4 * rintf(pz * 0.25f);
        float ax = fmaxf(fabsf(px) - 1, 0.0f), ay = fmaxf(fabsf(py) - 1, 0.0f), az = fmaxf(fabsf(pz) - 1, 0.0f);
        float box = sqrtf(ax * ax + ay * ay + az * az) - 0.1f, ball = 1.3f - sqrtf(px * px + py * py + pz * pz);
        t += fmaxf(box, ball);
    }
    depth[(size_t)y * width + x] = t;
}

// Eight steps of heat in a tile of 32 by 32 that stays in shared memory.
extern "C" __global__ void __launch_bounds__(1024) heat_eight(float *out, const float *in, int width, float k) {
    __shared__ float tile[2][34][34];
    int x = threadIdx.x + 1, y = threadIdx.y + 1;
    size_t at = ((size_t)blockIdx.y * 16 + threadIdx.y) * width + blockIdx.x * 16 + threadIdx.x;
    tile[0][y][x] = tile[1][y][x] = in[at];
    if (threadIdx.y == 0) tile[0][0][x] = tile[0][33][x] = tile[1][0][x] = tile[1][33][x] = tile[0][x][0] = tile[0][x][33] = tile[1][x][0] = tile[1][x][33] = 0;
    __syncthreads();
    int from = 0;
#pragma unroll
    for (int step = 0; step < 8; step++, from ^= 1) {
        float c = tile[from][y][x];
        tile[from ^ 1][y][x] = c + k * (tile[from][y][x - 1] + tile[from][y][x + 1] + tile[from][y - 1][x] + tile[from][y + 1][x] - 4 * c);
        __syncthreads();
    }
    if (threadIdx.x >= 8 && threadIdx.x < 24 && threadIdx.y >= 8 && threadIdx.y < 24) out[at] = tile[from][y][x];
}
