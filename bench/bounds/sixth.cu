// Kernels of the sixth table; see sixth.toml. Compiled to PTX, never run.
#include <cuda_fp16.h>
#include <mma.h>

extern "C" __global__ void axpy_stride(float4 *y, const float4 *x, float a, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        float4 u = x[i], v = y[i];
        v.x += a * u.x, v.y += a * u.y, v.z += a * u.z, v.w += a * u.w;
        y[i] = v;
    }
}

extern "C" __global__ void __launch_bounds__(1024) transpose_conflicts(float *out, const float *in, int width, int height) {
    __shared__ float tile[32][32];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[(long)y * width + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
    out[(long)y * height + x] = tile[threadIdx.x][threadIdx.y];
}

extern "C" __global__ void __launch_bounds__(256) histogram_bytes(unsigned *bins, const unsigned *data, int n) {
    __shared__ unsigned counts[256];
    counts[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) {
        unsigned four = data[i];
        atomicAdd(&counts[four & 255], 1);
        atomicAdd(&counts[four >> 8 & 255], 1);
        atomicAdd(&counts[four >> 16 & 255], 1);
        atomicAdd(&counts[four >> 24], 1);
    }
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], counts[threadIdx.x]);
}

// Each of 8 warps has 32 by 64 of a tile of 128 by 128; rows of shared memory are not padded.
extern "C" __global__ void __launch_bounds__(256) gemm_wmma(float *c, const half *a, const half *b, int n, int k) {
    using namespace nvcuda::wmma;
    __shared__ half as[128 * 32], bs[32 * 128];
    int warp = threadIdx.x / 32, row = warp / 2 * 32, column = warp % 2 * 64;
    fragment<accumulator, 16, 16, 16, float> sums[2][4];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 4; j++) fill_fragment(sums[i][j], 0.0f);
    for (int at = 0; at < k; at += 32) {
        for (int step = 0; step < 2; step++) {
            int i = threadIdx.x + step * 256;
            *(int4 *)&as[i * 8] = *(const int4 *)&a[(size_t)(blockIdx.y * 128 + i / 4) * k + at + i % 4 * 8];
            *(int4 *)&bs[i * 8] = *(const int4 *)&b[(size_t)(at + i / 16) * n + blockIdx.x * 128 + i % 16 * 8];
        }
        __syncthreads();
#pragma unroll
        for (int inner = 0; inner < 32; inner += 16) {
            fragment<matrix_a, 16, 16, 16, half, row_major> left[2];
            fragment<matrix_b, 16, 16, 16, half, row_major> right[4];
            for (int i = 0; i < 2; i++) load_matrix_sync(left[i], &as[(row + i * 16) * 32 + inner], 32);
            for (int j = 0; j < 4; j++) load_matrix_sync(right[j], &bs[inner * 128 + column + j * 16], 128);
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 4; j++) mma_sync(sums[i][j], left[i], right[j], sums[i][j]);
        }
        __syncthreads();
    }
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 4; j++)
            store_matrix_sync(&c[(size_t)(blockIdx.y * 128 + row + i * 16) * n + blockIdx.x * 128 + column + j * 16], sums[i][j], n, mem_row_major);
}

extern "C" __global__ void chase(int *out, const int *next, int steps) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < steps; i++) at = next[at];
    out[blockIdx.x * blockDim.x + threadIdx.x] = at;
}

extern "C" __global__ void __launch_bounds__(128) option_paths(float *out, unsigned seed, float drift, float volatility, int paths) {
    unsigned state = seed ^ (blockIdx.x * 128 + threadIdx.x) * 2654435761u;
    float sum = 0;
    for (int i = 0; i < paths; i++) {
        state = state * 1664525u + 1013904223u;
        float u = (state >> 8) * 5.9604645e-8f + 1e-9f;
        state = state * 1664525u + 1013904223u;
        float angle = (state >> 8) * 3.7450704e-7f;
        float z = sqrtf(-2.0f * __logf(u)) * __cosf(angle);
        sum += __expf(drift + volatility * z);
    }
    out[blockIdx.x * 128 + threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(256) relax_fp64(double *out, const double *in, const double *rhs, int width, double w) {
    long at = (long)(blockIdx.y + 1) * width + blockIdx.x * 256 + threadIdx.x + 1;
    double middle = in[at];
    double next = 0.25 * (in[at - 1] + in[at + 1] + in[at - width] + in[at + width] - rhs[at]);
    out[at] = middle + w * (next - middle);
}

extern "C" __global__ void __launch_bounds__(256) block_norms(float *out, const float *in, int columns) {
    __shared__ float parts[8];
    const float *row = in + (size_t)blockIdx.x * columns;
    float sum = 0;
    for (int i = threadIdx.x; i < columns; i += 256) sum += row[i] * row[i];
    for (int other = 16; other; other /= 2) sum += __shfl_down_sync(~0u, sum, other);
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 8) {
        sum = parts[threadIdx.x];
        for (int other = 4; other; other /= 2) sum += __shfl_down_sync(255u, sum, other);
        if (threadIdx.x == 0) out[blockIdx.x] = sqrtf(sum);
    }
}

// The half that was not looked at while the bound was mended.

extern "C" __global__ void __launch_bounds__(256) laplace3d(float *out, const float *in, int width, int height, int depth) {
    int x = blockIdx.x * 32 + threadIdx.x + 1, y = blockIdx.y * 8 + threadIdx.y + 1;
    size_t plane = (size_t)width * height, at = plane + (size_t)y * width + x;
    float below = in[at - plane], here = in[at];
    for (int z = 1; z < depth - 1; z++, at += plane) {
        float above = in[at + plane];
        out[at] = in[at - 1] + in[at + 1] + in[at - width] + in[at + width] + below + above - 6.0f * here;
        below = here, here = above;
    }
}

// A row of 4096 for each block of 256, kept in registers.
extern "C" __global__ void __launch_bounds__(256) softmax_row(float4 *out, const float4 *in) {
    __shared__ float parts[8];
    const float4 *row = in + (size_t)blockIdx.x * 1024;
    float4 kept[4];
    float most = -INFINITY, sum = 0;
#pragma unroll
    for (int i = 0; i < 4; i++) {
        kept[i] = row[i * 256 + threadIdx.x];
        most = fmaxf(most, fmaxf(fmaxf(kept[i].x, kept[i].y), fmaxf(kept[i].z, kept[i].w)));
    }
    for (int other = 16; other; other /= 2) most = fmaxf(most, __shfl_xor_sync(~0u, most, other));
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = most;
    __syncthreads();
    for (int i = 0; i < 8; i++) most = fmaxf(most, parts[i]);
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 4; i++) {
        kept[i].x = __expf(kept[i].x - most), kept[i].y = __expf(kept[i].y - most);
        kept[i].z = __expf(kept[i].z - most), kept[i].w = __expf(kept[i].w - most);
        sum += kept[i].x + kept[i].y + kept[i].z + kept[i].w;
    }
    for (int other = 16; other; other /= 2) sum += __shfl_xor_sync(~0u, sum, other);
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = sum;
    __syncthreads();
    sum = 0;
    for (int i = 0; i < 8; i++) sum += parts[i];
    float scale = 1.0f / sum;
#pragma unroll
    for (int i = 0; i < 4; i++)
        out[(size_t)blockIdx.x * 1024 + i * 256 + threadIdx.x] = make_float4(kept[i].x * scale, kept[i].y * scale, kept[i].z * scale, kept[i].w * scale);
}

// 1024 points a block of 256: five radix-4 stages through shared memory, which a stage reads with a stride.
extern "C" __global__ void __launch_bounds__(256) fft1024(float2 *data) {
    __shared__ float re[1024], im[1024];
    int t = threadIdx.x;
    float2 v[4];
#pragma unroll
    for (int i = 0; i < 4; i++) v[i] = data[(size_t)blockIdx.x * 1024 + t + i * 256];
#pragma unroll
    for (int stage = 0; stage < 5; stage++) {
        int span = 1 << 2 * stage, low = t & span - 1;
#pragma unroll
        for (int i = 1; i < 4; i++) {
            float s, c, angle = -6.2831853f * low * i / (4 * span);
            __sincosf(angle, &s, &c);
            v[i] = make_float2(v[i].x * c - v[i].y * s, v[i].x * s + v[i].y * c);
        }
        float2 a = make_float2(v[0].x + v[2].x, v[0].y + v[2].y), b = make_float2(v[0].x - v[2].x, v[0].y - v[2].y);
        float2 c = make_float2(v[1].x + v[3].x, v[1].y + v[3].y), d = make_float2(v[1].y - v[3].y, v[3].x - v[1].x);
        v[0] = make_float2(a.x + c.x, a.y + c.y), v[1] = make_float2(b.x + d.x, b.y + d.y);
        v[2] = make_float2(a.x - c.x, a.y - c.y), v[3] = make_float2(b.x - d.x, b.y - d.y);
        if (stage == 4) break;
        __syncthreads();
        int to = (t - low) * 4 + low;
#pragma unroll
        for (int i = 0; i < 4; i++) re[to + i * span] = v[i].x, im[to + i * span] = v[i].y;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < 4; i++) v[i] = make_float2(re[t + i * 256], im[t + i * 256]);
    }
#pragma unroll
    for (int i = 0; i < 4; i++) data[(size_t)blockIdx.x * 1024 + t + i * 256] = v[i];
}

extern "C" __global__ void gather_scatter(float *out, const float *in, const int *from, const int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[to[i]] = in[from[i]];
}

// 512 integers a block of 512, summed in shared memory by nine rounds of Hillis and Steele.
extern "C" __global__ void __launch_bounds__(512) scan512(int *out, const int *in) {
    __shared__ int sums[2][512];
    int t = threadIdx.x, from = 0;
    sums[0][t] = in[blockIdx.x * 512 + t];
    __syncthreads();
    for (int step = 1; step < 512; step *= 2, from ^= 1) {
        sums[from ^ 1][t] = sums[from][t] + (t >= step ? sums[from][t - step] : 0);
        __syncthreads();
    }
    out[blockIdx.x * 512 + t] = sums[from][t];
}

// A word a thread, with 64 rounds of mixing.
extern "C" __global__ void __launch_bounds__(256) mix_words(unsigned *out, const unsigned *in, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i >= n) return;
    unsigned h = in[i];
#pragma unroll
    for (int round = 0; round < 64; round++) {
        h ^= h >> 16, h *= 0x85ebca6bu;
        h ^= h >> 13, h *= 0xc2b2ae35u;
    }
    out[i] = h;
}

// 48 values that feed each other for some rounds, held in fewer registers than they need.
extern "C" __global__ void __launch_bounds__(1024, 2) spilled_sums(float *out, const float *in, int rounds) {
    float kept[48];
    const float *mine = in + blockIdx.x * 1024 + threadIdx.x;
#pragma unroll
    for (int i = 0; i < 48; i++) kept[i] = mine[(size_t)i * 1048576];
    for (int r = 0; r < rounds; r++)
#pragma unroll
        for (int i = 0; i < 48; i++) kept[i] = kept[i] * kept[(i + 7) % 48] + kept[(i + 19) % 48];
#pragma unroll
    for (int i = 0; i < 48; i++) out[(size_t)i * 1048576 + blockIdx.x * 1024 + threadIdx.x] = kept[i];
}
