// Launch shapes, shared memory, arrays of each thread.
#include "gpu.h"

#ifdef __HIP__
#define SHARED_OVER (33 * 256 + 64)
#define SHARED_UNDER (32 * 256)
#elif __CUDA_ARCH__ >= 900
#define SHARED_OVER (46 * 256)
#define SHARED_UNDER (44 * 256)
#else
#define SHARED_OVER (41 * 256)
#define SHARED_UNDER (39 * 256)
#endif

// Blocks of 48 threads: half of the last warp is empty; fixed: 64.
extern "C" __global__ void __launch_bounds__(48) block_48(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 48 + threadIdx.x;
    out[i] = in[i] * 2.0f;
}

extern "C" __global__ void __launch_bounds__(64) block_48_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 64 + threadIdx.x;
    out[i] = in[i] * 2.0f;
}

// Blocks of 16 threads.
extern "C" __global__ void __launch_bounds__(16) block_16(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 16 + threadIdx.x;
    out[i] = in[i] * 2.0f;
}

extern "C" __global__ void __launch_bounds__(256) block_16_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 256 + threadIdx.x;
    out[i] = in[i] * 2.0f;
}

// Blocks of one warp: their number limits the waves.
extern "C" __global__ void __launch_bounds__(32) block_32(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 32 + threadIdx.x;
    out[i] = in[i] * in[i + 32];
}

extern "C" __global__ void __launch_bounds__(128) block_32_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int i = blockIdx.x * 128 + threadIdx.x;
    out[i] = in[i] * in[i + 32];
}

// Shared memory a little over what one block more would need; fixed: a little less.
template <int WORDS> __device__ void reversed(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float part[WORDS];
#pragma unroll 1
    for (int i = threadIdx.x; i < WORDS; i += 128) part[i] = in[i];
    __syncthreads();
#pragma unroll 1
    for (int i = threadIdx.x; i < WORDS; i += 128) out[i] = part[WORDS - 1 - i];
}

extern "C" __global__ void __launch_bounds__(128) shared_over(const float* __restrict__ in, float* __restrict__ out) {
    reversed<SHARED_OVER>(in, out);
}

extern "C" __global__ void __launch_bounds__(128) shared_over_fixed(const float* __restrict__ in, float* __restrict__ out) {
    reversed<SHARED_UNDER>(in, out);
}

// An array of each thread at a place known only at run time; fixed: a place known when compiled.
extern "C" __global__ void ring(const float* __restrict__ in, float* __restrict__ out, int n, int width) {
    float last[64] = {};
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) {
        sum += last[(k + width) & 63];  // fault
        last[k & 63] = sum + in[k * 256 + threadIdx.x];  // fault
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void ring_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float last[4];
    for (int i = 0; i < 4; ++i) last[i] = in[i * 256 + threadIdx.x];
    float sum = 0.0f;
    for (int k = 0; k < n; k += 4)
        for (int j = 0; j < 4; ++j) {
            sum += last[(j + 1) & 3];
            last[j] = sum;
        }
    out[threadIdx.x] = sum;
}

// A histogram of each thread's own; fixed: sixteen counters of four bits in one register pair.
extern "C" __global__ void own_histogram(const unsigned* __restrict__ in, unsigned* __restrict__ out, int n) {
    unsigned count[16] = {};
    for (int k = 0; k < n; ++k) count[in[k * 256 + threadIdx.x] & 15]++;  // fault
    for (int i = 0; i < 16; ++i) out[i * 256 + threadIdx.x] = count[i];
}

extern "C" __global__ void own_histogram_fixed(const unsigned* __restrict__ in, unsigned* __restrict__ out, int n) {
    unsigned long long count = 0;
    for (int k = 0; k < n; ++k) count += 1ull << (in[k * 256 + threadIdx.x] & 15) * 4;
    for (int i = 0; i < 16; ++i) out[i * 256 + threadIdx.x] = count >> i * 4 & 15;
}

// Room on the stack whose size is known only at run time; fixed: a constant bound.
extern "C" __global__ void dynamic_room(const float* __restrict__ in, float* __restrict__ out, int n) {
    float* room = (float*)__builtin_alloca(n * sizeof(float));  // fault
    for (int i = 0; i < n; ++i) room[i] = in[i * 256 + threadIdx.x];
    float sum = 0.0f;
    for (int i = n - 1; i >= 0; --i) sum = sum * 0.5f + room[i];
    out[threadIdx.x] = sum;
}

extern "C" __global__ void dynamic_room_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int i = n - 1; i >= 0; --i) sum = sum * 0.5f + in[i * 256 + threadIdx.x];
    out[threadIdx.x] = sum;
}
