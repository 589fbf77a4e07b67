// Reductions: block sums through shared memory, one atomic a block, a histogram, and double-precision dot products.
#include "gpu.h"

__constant__ float weights[64];

extern "C" __global__ void __launch_bounds__(256) sum(const float* __restrict__ input, float* __restrict__ output, int n) {
    __shared__ float partial[256];
    int thread = thread_index();
    float value = 0.0f;
    for (int i = block_index() * 256 + thread; i < n; i += grid_size()) value += input[i] * weights[i % 64];
    partial[thread] = value;
    block_barrier();
    for (int step = 128; step > 0; step /= 2) {
        if (thread < step) partial[thread] += partial[thread + step];
        block_barrier();
    }
    if (thread == 0) __hip_atomic_fetch_add(output, partial[0], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

extern "C" __global__ void dot(const double* __restrict__ a, const double* __restrict__ b, double* __restrict__ output, int n) {
    double value = 0.0;
    for (int i = block_index() * block_size() + thread_index(); i < n; i += grid_size()) value = __builtin_fma(a[i], b[i], value);
    __hip_atomic_fetch_add(output, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

extern "C" __global__ void __launch_bounds__(256) histogram(const unsigned char* __restrict__ input, unsigned* __restrict__ bins, int n) {
    __shared__ unsigned local[256];
    local[thread_index()] = 0;
    block_barrier();
    for (int i = block_index() * 256 + thread_index(); i < n; i += grid_size())
        __hip_atomic_fetch_add(&local[input[i]], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    block_barrier();
    unsigned count = local[thread_index()];
    if (count != 0) __hip_atomic_fetch_add(&bins[thread_index()], count, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

// The wave's sum by data-parallel primitives, read into a scalar register.
extern "C" __global__ void wave_sum(const int* __restrict__ input, int* __restrict__ output) {
    int value = input[block_index() * block_size() + thread_index()];
    value += __builtin_amdgcn_update_dpp(0, value, 0x111, 0xf, 0xf, true);
    value += __builtin_amdgcn_update_dpp(0, value, 0x112, 0xf, 0xf, true);
    value += __builtin_amdgcn_update_dpp(0, value, 0x114, 0xf, 0xe, true);
    value += __builtin_amdgcn_update_dpp(0, value, 0x118, 0xf, 0xc, true);
    output[block_index()] = __builtin_amdgcn_readlane(value, 15) + __builtin_amdgcn_readlane(value, 31);
}
