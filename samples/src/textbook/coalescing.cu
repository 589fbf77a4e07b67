// Lanes side by side that reach for places far apart, and the same work with lanes that read neighbours.
#include "gpu.h"

// A thread sums its own row; fixed: the matrix is walked so that lanes read neighbours.
extern "C" __global__ void row_sum(const float* __restrict__ a, float* __restrict__ sums, int rows, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0.0f;
    for (int j = 0; j < n; ++j) sum += a[row * n + j];  // fault
    sums[row] = sum;
}

extern "C" __global__ void row_sum_fixed(const float* __restrict__ a, float* __restrict__ sums, int rows, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0.0f;
    for (int j = 0; j < n; ++j) sum += a[j * n + row];
    sums[row] = sum;
}

// The naive transpose of a matrix whose width is an argument; fixed: through a padded tile.
extern "C" __global__ void transpose(const float* __restrict__ in, float* __restrict__ out, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < n && y < n) out[x * n + y] = in[y * n + x];  // fault
}

extern "C" __global__ void transpose_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    out[(blockIdx.x * 32 + threadIdx.y) * n + blockIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// The same with a width that the compiler knows.
extern "C" __global__ void transpose_1024(const float* __restrict__ in, float* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    out[x * 1024 + y] = in[y * 1024 + x];  // fault
}

extern "C" __global__ void transpose_1024_fixed(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * 1024 + x];
    __syncthreads();
    out[(blockIdx.x * 32 + threadIdx.y) * 1024 + blockIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

// One field of an array of structures; fixed: each field has its own array.
struct Particle {
    float x, y, z, vx, vy, vz, mass, charge;
};

extern "C" __global__ void masses(const Particle* __restrict__ particles, float* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = particles[i].mass * 2.0f;  // fault
}

extern "C" __global__ void masses_fixed(const float* __restrict__ mass, float* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = mass[i] * 2.0f;
}

// One field of an array of structures is written.
extern "C" __global__ void set_charge(Particle* __restrict__ particles, const float* __restrict__ charge, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) particles[i].charge = charge[i];  // fault
}

extern "C" __global__ void set_charge_fixed(float* __restrict__ charges, const float* __restrict__ charge, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) charges[i] = charge[i];
}

// A column of a matrix, its stride an argument; fixed: a row.
extern "C" __global__ void scale_column(float* a, int column, int stride, int n, float factor) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i * stride + column] *= factor;  // fault
}

extern "C" __global__ void scale_column_fixed(float* a, int row, int stride, int n, float factor) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[row * stride + i] *= factor;
}

// Every thirty-second element.
extern "C" __global__ void sample_32(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i * 32];  // fault
}

extern "C" __global__ void sample_32_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i];
}

// Every second element: half of each sector is unused; fixed: pairs are read whole and both halves used.
extern "C" __global__ void real_parts(const float* __restrict__ complex, float* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = complex[2 * i];  // fault
}

extern "C" __global__ void real_parts_fixed(const float2* __restrict__ complex, float2* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = make_float2(complex[i].x, -complex[i].y);
}

// Each thread works on its own chunk; fixed: on every 256th element.
extern "C" __global__ void __launch_bounds__(256) chunks(const float* __restrict__ in, float* __restrict__ out) {
    const float* mine = in + (blockIdx.x * 256 + threadIdx.x) * 64;
    float sum = 0.0f;
    for (int k = 0; k < 64; ++k) sum += mine[k] * mine[k];  // fault
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(256) chunks_fixed(const float* __restrict__ in, float* __restrict__ out) {
    const float* mine = in + blockIdx.x * 256 * 64 + threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < 64; ++k) sum += mine[k * 256] * mine[k * 256];
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}

// The place is threadIdx.x * height + threadIdx.y: neighbours in x are a column apart.
extern "C" __global__ void swapped_indices(const float* __restrict__ in, float* __restrict__ out) {
    int row = blockIdx.x * 32 + threadIdx.x, column = blockIdx.y * 8 + threadIdx.y;
    out[row * 512 + column] = in[row * 512 + column] + 1.0f;  // fault
}

extern "C" __global__ void swapped_indices_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int row = blockIdx.y * 8 + threadIdx.y, column = blockIdx.x * 32 + threadIdx.x;
    out[row * 512 + column] = in[row * 512 + column] + 1.0f;
}

// Every warp starts one word past a line: a fifth sector in each request; fixed: it starts at the line.
extern "C" __global__ void shifted(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 256 + threadIdx.x;
    out[i] = in[i + 1];  // fault
}

extern "C" __global__ void shifted_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 256 + threadIdx.x;
    out[i] = in[i + 32];
}

// A naive matrix product in which a lane owns a row: both loads of `a` and the store are scattered.
extern "C" __global__ void matmul_rows(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x, column = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += a[row * n + k] * b[k * n + column];  // fault
    c[row * n + column] = sum;  // fault
}

extern "C" __global__ void matmul_rows_fixed(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}
