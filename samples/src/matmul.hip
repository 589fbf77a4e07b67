// Matrix product C[M,N] = A[M,K] * B[N,K]^T: plain over shared memory, and with the target's matrix instructions.
#include "gpu.h"

extern "C" __global__ void __launch_bounds__(256) matmul_plain(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c,
                                                               int n, int k) {
    __shared__ float tile_a[16][17], tile_b[16][17];
    int x = thread_index() % 16, y = thread_index() / 16;
    int row = block_index_y() * 16 + y, column = block_index() * 16 + x;
    float sum = 0.0f;
    for (int start = 0; start < k; start += 16) {
        tile_a[y][x] = a[row * k + start + x];
        tile_b[y][x] = b[(block_index() * 16 + y) * k + start + x];
        block_barrier();
#pragma unroll
        for (int i = 0; i < 16; ++i) sum += tile_a[y][i] * tile_b[x][i];
        block_barrier();
    }
    c[row * n + column] = sum;
}

#if defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)
#define MATRIX_ROWS 32
using Accumulator = vec<float, 16>;
using Fragment = vec<half, 4>;
__device__ inline Accumulator multiply(Fragment a, Fragment b, Accumulator c) { return __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, 0, 0, 0); }
#elif defined(__gfx1200__) || defined(__gfx1201__)
#define MATRIX_ROWS 16
using Accumulator = vec<float, 8>;
using Fragment = vec<half, 8>;
__device__ inline Accumulator multiply(Fragment a, Fragment b, Accumulator c) { return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c); }
#elif defined(__gfx1100__)
#define MATRIX_ROWS 16
using Accumulator = vec<float, 8>;
using Fragment = vec<half, 16>;
__device__ inline Accumulator multiply(Fragment a, Fragment b, Accumulator c) { return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c); }
#elif defined(__gfx1250__)
#define MATRIX_ROWS 16
using Accumulator = vec<float, 8>;
using Fragment = vec<half, 16>;
__device__ inline Accumulator multiply(Fragment a, Fragment b, Accumulator c) {
    return __builtin_amdgcn_wmma_f32_16x16x32_f16(0, a, 0, b, 0, c, false, false);
}
#endif

#if defined(MATRIX_ROWS)
// Each wave computes four row tiles by two column tiles; fragments come straight from memory, the next ones during the products.
extern "C" __global__ void __launch_bounds__(256) __attribute__((amdgpu_waves_per_eu(1, 2))) matmul_matrix(const Fragment* __restrict__ a, const Fragment* __restrict__ b,
                                                                                                     Accumulator* __restrict__ c, int tiles_n, int steps) {
    int lanes = MATRIX_ROWS == 32 ? 64 : 32;
    int wave = thread_index() / lanes, lane = thread_index() % lanes;
    long row = (block_index_y() * 4l + wave) * 4, column = block_index() * 2l;
    Accumulator sum[4][2] = {};
    Fragment next_a[4], next_b[2];
    for (int i = 0; i < 4; ++i) next_a[i] = a[(row + i) * steps * lanes + lane];
    for (int j = 0; j < 2; ++j) next_b[j] = b[(column + j) * steps * lanes + lane];
    for (int step = 1; step <= steps; ++step) {
        Fragment now_a[4], now_b[2];
        for (int i = 0; i < 4; ++i) now_a[i] = next_a[i];
        for (int j = 0; j < 2; ++j) now_b[j] = next_b[j];
        long at = step < steps ? step : 0;
        for (int i = 0; i < 4; ++i) next_a[i] = a[((row + i) * steps + at) * lanes + lane];
        for (int j = 0; j < 2; ++j) next_b[j] = b[((column + j) * steps + at) * lanes + lane];
        for (int i = 0; i < 4; ++i)
            for (int j = 0; j < 2; ++j) sum[i][j] = multiply(now_a[i], now_b[j], sum[i][j]);
    }
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 2; ++j) c[((row + i) * tiles_n + column + j) * lanes + lane] = sum[i][j];
}
#endif
