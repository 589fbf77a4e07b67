// Shared memory: lanes that ask one bank, and the same work with a padded row or another order.
#include "gpu.h"

// A column of a 32 x 32 tile; fixed: rows of 33.
extern "C" __global__ void tile_column(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float tile[32][32];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[(blockIdx.y * 32 + y) * n + blockIdx.x * 32 + x];
    __syncthreads();
    out[(blockIdx.x * 32 + y) * n + blockIdx.y * 32 + x] = tile[x][y];  // fault
}

extern "C" __global__ void tile_column_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float tile[32][33];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[(blockIdx.y * 32 + y) * n + blockIdx.x * 32 + x];
    __syncthreads();
    out[(blockIdx.x * 32 + y) * n + blockIdx.y * 32 + x] = tile[x][y];
}

// The tree reduction with interleaved places; fixed: neighbours add neighbours.
extern "C" __global__ void __launch_bounds__(256) tree_sum(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float part[256];
    int t = threadIdx.x;
    part[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int step = 1; step < 256; step *= 2) {
        int i = 2 * step * t;
        if (i < 256) part[i] += part[i + step];  // fault
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

extern "C" __global__ void __launch_bounds__(256) tree_sum_fixed(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float part[256];
    int t = threadIdx.x;
    part[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int step = 128; step > 0; step /= 2) {
        if (t < step) part[t] += part[t + step];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

// Each thread keeps 16 values side by side; fixed: 256 apart.
extern "C" __global__ void __launch_bounds__(256) own_slots(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float slots[256 * 16];
    int t = threadIdx.x;
    for (int k = 0; k < 16; ++k) slots[t * 16 + k] = in[k * 256 + t];  // fault
    __syncthreads();
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += slots[t * 16 + (k & 15)] * k;  // fault
    out[t] = sum;
}

extern "C" __global__ void __launch_bounds__(256) own_slots_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float slots[256 * 16];
    int t = threadIdx.x;
    for (int k = 0; k < 16; ++k) slots[k * 256 + t] = in[k * 256 + t];
    __syncthreads();
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += slots[(k & 15) * 256 + t] * k;
    out[t] = sum;
}

// A column of doubles; fixed: rows of 33.
extern "C" __global__ void double_column(const double* __restrict__ in, double* __restrict__ out) {
    __shared__ double tile[32][32];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[y * 32 + x];
    __syncthreads();
    out[y * 32 + x] = tile[x][y];  // fault
}

extern "C" __global__ void double_column_fixed(const double* __restrict__ in, double* __restrict__ out) {
    __shared__ double tile[32][33];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[y * 32 + x];
    __syncthreads();
    out[y * 32 + x] = tile[x][y];
}

// Structures of eight words in shared memory; fixed: an array for each field.
struct Body {
    float x, y, z, mass, vx, vy, vz, pad;
};

extern "C" __global__ void __launch_bounds__(128) bodies(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ Body body[128];
    int t = threadIdx.x;
    body[t].x = in[t];  // fault
    body[t].mass = in[t + 128];  // fault
    __syncthreads();
    out[t] = body[t ^ 1].x * body[t ^ 1].mass;  // fault
}

extern "C" __global__ void __launch_bounds__(128) bodies_fixed(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float x[128], mass[128];
    int t = threadIdx.x;
    x[t] = in[t];
    mass[t] = in[t + 128];
    __syncthreads();
    out[t] = x[t ^ 1] * mass[t ^ 1];
}

// The last steps of a reduction through volatile shared memory; fixed: lanes exchange registers.
extern "C" __global__ void __launch_bounds__(64) volatile_sum(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ volatile float part[96];
    int t = threadIdx.x;
    part[t] = in[t];
    __syncthreads();
    if (t < 32) {
        part[t] += part[t + 32];  // fault
        part[t] += part[t + 16];  // fault
        part[t] += part[t + 8];  // fault
        part[t] += part[t + 4];  // fault
        part[t] += part[t + 2];  // fault
        part[t] += part[t + 1];  // fault
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

extern "C" __global__ void __launch_bounds__(64) volatile_sum_fixed(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float part[64];
    int t = threadIdx.x;
    part[t] = in[t];
    __syncthreads();
    if (t >= 32) return;
    float sum = part[t] + part[t + 32];
    for (int step = 16; step > 0; step /= 2) sum += lane_down(sum, step);
    if (t == 0) out[blockIdx.x] = sum;
}

// A tiled product without register tiles: each value from shared memory is used once; fixed: four by four results a thread.
extern "C" __global__ void tiled_product(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    __shared__ float as[16][16], bs[16][16];
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
    float sum = 0.0f;
    for (int k = 0; k < n; k += 16) {
        as[y][x] = a[row * n + k + x];
        bs[y][x] = b[(k + y) * n + column];
        __syncthreads();
        for (int j = 0; j < 16; ++j) sum += as[y][j] * bs[j][x];  // fault
        __syncthreads();
    }
    c[row * n + column] = sum;
}

extern "C" __global__ void __launch_bounds__(256)
tiled_product_fixed(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    __shared__ float as[16][64], bs[16][64];
    int t = threadIdx.x, x = t % 16, y = t / 16, row = blockIdx.y * 64, column = blockIdx.x * 64;
    float sum[4][4] = {};
    for (int k = 0; k < n; k += 16) {
        for (int i = 0; i < 4; ++i) {
            as[i * 4 + t / 64][t % 64] = a[(k + i * 4 + t / 64) * n + row + t % 64];
            bs[i * 4 + t / 64][t % 64] = b[(k + i * 4 + t / 64) * n + column + t % 64];
        }
        __syncthreads();
#pragma unroll 2
        for (int j = 0; j < 16; ++j)
            for (int i = 0; i < 4; ++i)
                for (int l = 0; l < 4; ++l) sum[i][l] += as[j][y + i * 16] * bs[j][x + l * 16];
        __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
        for (int l = 0; l < 4; ++l) c[(row + y + i * 16) * n + column + x + l * 16] = sum[i][l];
}
