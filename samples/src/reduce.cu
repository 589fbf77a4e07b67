// Reductions: block sums through shared memory, one atomic a block, a histogram, and double-precision dot products.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

__constant__ float weights[64];
__device__ unsigned int blocks_done;

extern "C" __global__ void sum(const float* __restrict__ input, float* __restrict__ output, int n) {
    __shared__ float partial[256];
    float value = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) value += input[i] * weights[i % 64];
    partial[threadIdx.x] = value;
    __syncthreads();
    for (int step = blockDim.x / 2; step > 0; step /= 2) {
        if (threadIdx.x < step) partial[threadIdx.x] += partial[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        atomicAdd(output, partial[0]);
        __threadfence();
        atomicInc(&blocks_done, gridDim.x);
    }
}

extern "C" __global__ void dot(const double* __restrict__ a, const double* __restrict__ b, double* __restrict__ output, int n) {
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
    double value = 0.0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) value = fma(a[i], b[i], value);
    value = cg::reduce(tile, value, cg::plus<double>());
    if (tile.thread_rank() == 0) atomicAdd(output, value);
}

extern "C" __global__ void histogram(const unsigned char* __restrict__ input, unsigned int* __restrict__ bins, int n) {
    __shared__ unsigned int local[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x) local[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&local[input[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        if (local[i] != 0) atomicAdd(&bins[i], local[i]);
}

extern "C" __global__ void largest(const long long* __restrict__ input, long long* __restrict__ output, int n) {
    long long value = LLONG_MIN;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) value = max(value, input[i]);
    unsigned high = __reduce_max_sync(0xffffffffu, static_cast<unsigned>(value >> 32));
    if (static_cast<unsigned>(value >> 32) == high) atomicMax(output, value);
}
