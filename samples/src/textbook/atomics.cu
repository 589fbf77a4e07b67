// Atomic operations that meet at one place, and the same work with few that meet.
#include "gpu.h"

// Every lane adds to one address; fixed: the warp first, then one lane.
extern "C" __global__ void sum_all(const float* __restrict__ in, float* sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(sum, in[i]);  // fault
}

extern "C" __global__ void __launch_bounds__(256) sum_all_fixed(const float* __restrict__ in, float* sum, int n) {
    __shared__ float part[256];
    int t = threadIdx.x;
    float value = 0.0f;
    for (int i = blockIdx.x * 256 + t; i < n; i += gridDim.x * 256) value += in[i];
    part[t] = value;
    __syncthreads();
    for (int step = 128; step > 0; step /= 2) {
        if (t < step) part[t] += part[t + step];
        __syncthreads();
    }
    if (t == 0) atomicAdd(sum, part[0]);
}

// The same in a loop: an atomic for each element.
extern "C" __global__ void dot_all(const float* __restrict__ a, const float* __restrict__ b, float* sum, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(sum, a[i] * b[i]);  // fault
}

extern "C" __global__ void __launch_bounds__(32) dot_all_fixed(const float* __restrict__ a, const float* __restrict__ b, float* sum, int n) {
    float value = 0.0f;
    for (int i = blockIdx.x * 32 + threadIdx.x; i < n; i += gridDim.x * 32) value += a[i] * b[i];
    for (int step = 16; step > 0; step /= 2) value += lane_down(value, step);
    if (threadIdx.x == 0) atomicAdd(sum, value);
}

// Every lane takes its own ticket from one counter and uses what it returns.
extern "C" __global__ void tickets(const float* __restrict__ in, float* __restrict__ out, int* counter, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > 0.0f) out[atomicAdd(counter, 1)] = in[i];  // fault
}

extern "C" __global__ void __launch_bounds__(256)
tickets_fixed(const float* __restrict__ in, float* __restrict__ out, int* counter, int n) {
    __shared__ int count, first;
    int t = threadIdx.x, i = blockIdx.x * 256 + t, place = -1;
    if (t == 0) count = 0;
    __syncthreads();
    if (i < n && in[i] > 0.0f) place = atomicAdd(&count, 1);
    __syncthreads();
    if (t == 0) first = atomicAdd(counter, count);
    __syncthreads();
    if (place >= 0) out[first + place] = in[i];
}

// The largest float by compare-and-swap; fixed: the integer maximum of its bits.
extern "C" __global__ void largest(const float* __restrict__ in, int* at, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int old = at[i & 63], seen;
    do {
        seen = old;
        old = atomicCAS(&at[i & 63], seen, __float_as_int(fmaxf(in[i], __int_as_float(seen))));  // fault
    } while (old != seen);
}

extern "C" __global__ void largest_fixed(const float* __restrict__ in, int* at, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicMax(&at[i & 63], __float_as_int(in[i]));
}

// A sum in double precision by compare-and-swap, as it was written for older GPUs; fixed: the atomic addition.
extern "C" __global__ void double_sums(const double* __restrict__ in, double* sums, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long* at = (unsigned long long*)&sums[i & 1023];
    unsigned long long old = *at, seen;
    do {
        seen = old;
        double value;
        __builtin_memcpy(&value, &seen, 8);
        value += in[i];
        unsigned long long bits;
        __builtin_memcpy(&bits, &value, 8);
        old = atomicCAS(at, seen, bits);  // fault
    } while (old != seen);
}

extern "C" __global__ void double_sums_fixed(const double* __restrict__ in, double* sums, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&sums[i & 1023], in[i]);
}

// The histogram goes to global memory, an atomic for each byte; fixed: into shared memory first.
extern "C" __global__ void histogram(const unsigned* __restrict__ in, unsigned* bins, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&bins[in[i] & 255], 1u);  // fault
}

extern "C" __global__ void __launch_bounds__(256) histogram_fixed(const unsigned* __restrict__ in, unsigned* bins, int n) {
    __shared__ unsigned local[256];
    local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) atomicAdd(&local[in[i] & 255], 1u);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

// All threads of a block add to one word of shared memory, in a loop; fixed: to a word of their own.
extern "C" __global__ void __launch_bounds__(256) shared_total(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float total;
    if (threadIdx.x == 0) total = 0.0f;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += 256) atomicAdd(&total, in[i]);  // fault
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = total;
}

extern "C" __global__ void __launch_bounds__(256) shared_total_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float total[256];
    float sum = 0.0f;
    for (int i = threadIdx.x; i < n; i += 256) sum += in[i];
    total[threadIdx.x] = sum;
    __syncthreads();
    for (int step = 128; step > 0; step /= 2) {
        if (threadIdx.x < step) total[threadIdx.x] += total[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = total[0];
}

// A lock that every block spins on, by all its lanes in turn; fixed: an atomic addition to what the lock guards.
extern "C" __global__ void locked(float* value, int* lock, const float* __restrict__ in) {
    float mine = in[blockIdx.x * blockDim.x + threadIdx.x];
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1) != 0) {}  // fault
        *(volatile float*)value = *(volatile float*)value + mine;
        __threadfence();
        atomicExch(lock, 0);
    }
}

extern "C" __global__ void locked_fixed(float* value, const float* __restrict__ in) {
    float mine = in[blockIdx.x * blockDim.x + threadIdx.x];
    if (threadIdx.x == 0) atomicAdd(value, mine);
}
