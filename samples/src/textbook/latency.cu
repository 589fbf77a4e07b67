// Chains in which each step waits for the one before, loads that nobody waits for early, and loads that are not needed.
#include "gpu.h"

// Pointer chasing through an array of places; fixed: the places lie in order.
extern "C" __global__ void chase(const int* __restrict__ next, int* __restrict__ out, int hops) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, at = i;
    for (int k = 0; k < hops; ++k) at = next[at];  // fault
    out[i] = at;
}

extern "C" __global__ void chase_fixed(const int* __restrict__ order, int* __restrict__ out, int hops) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, at = i;
    for (int k = 0; k < hops; ++k) at ^= order[k * 1024 + i];
    out[i] = at;
}

// A linked list; fixed: an array.
struct Node {
    float value;
    Node* next;
};

extern "C" __global__ void list_sum(Node* const* __restrict__ heads, float* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
    for (const Node* node = heads[i]; node; node = node->next) sum += node->value;  // fault
    out[i] = sum;
}

extern "C" __global__ void list_sum_fixed(const float* __restrict__ values, float* __restrict__ out, int length) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < length; ++k) sum += values[k * 1024 + i];
    out[i] = sum;
}

// A binary search in global memory: each probe waits for the one before; fixed: the table is small and in shared memory.
extern "C" __global__ void search(const float* __restrict__ sorted, const float* __restrict__ keys, int* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, low = 0, high = n;
    float key = keys[i];
    while (low < high) {
        int middle = (low + high) / 2;
        if (sorted[middle] < key)  // fault
            low = middle + 1;
        else
            high = middle;
    }
    out[i] = low;
}

extern "C" __global__ void __launch_bounds__(256)
search_fixed(const float* __restrict__ sorted, const float* __restrict__ keys, int* __restrict__ out) {
    __shared__ float table[256];
    table[threadIdx.x] = sorted[threadIdx.x];
    __syncthreads();
    int i = blockIdx.x * 256 + threadIdx.x, low = 0;
    float key = keys[i];
    for (int step = 128; step > 0; step /= 2)
        if (table[low + step - 1] < key) low += step;
    out[i] = low;
}

// One accumulator: each multiply-add waits for the one before; fixed: four chains.
extern "C" __global__ void one_chain(const float* __restrict__ in, float* __restrict__ out, float c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i];
    for (int k = 0; k < n; ++k) x = x * x + c;  // fault
    out[i] = x;
}

extern "C" __global__ void one_chain_fixed(const float* __restrict__ in, float* __restrict__ out, float c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], y = in[i + 1024], z = in[i + 2048], w = in[i + 3072];
    for (int k = 0; k < n; ++k) {
        x = x * x + c;
        y = y * y + c;
        z = z * z + c;
        w = w * w + c;
    }
    out[i] = x + y + z + w;
}

// A chain of float64 operations: a Horner scheme of run-time length; fixed: four polynomials at once.
extern "C" __global__ void horner(const double* __restrict__ coefficients, double* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double x = out[i], sum = 0.0;
    for (int k = 0; k < n; ++k) sum = sum * x + coefficients[k];  // fault
    out[i] = sum;
}

extern "C" __global__ void horner_fixed(const double* __restrict__ coefficients, double* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double x[4], sum[4];
    for (int j = 0; j < 4; ++j) x[j] = out[i + j * 1024], sum[j] = 0.0;
    for (int k = 0; k < n; ++k)
        for (int j = 0; j < 4; ++j) sum[j] = sum[j] * x[j] + coefficients[k];
    for (int j = 0; j < 4; ++j) out[i + j * 1024] = sum[j];
}

// The loop is kept from being unrolled, so its load is waited for at once; fixed: four loads before the first is used.
extern "C" __global__ void one_at_a_time(const float* __restrict__ in, float* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
#pragma unroll 1
    for (int k = 0; k < n; ++k) sum += in[k * 4096 + i];  // fault
    out[i] = sum;
}

extern "C" __global__ void one_at_a_time_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a = 0.0f, b = 0.0f, c = 0.0f, d = 0.0f;
#pragma unroll 1
    for (int k = 0; k < n; k += 4) {
        a += in[k * 4096 + i];
        b += in[(k + 1) * 4096 + i];
        c += in[(k + 2) * 4096 + i];
        d += in[(k + 3) * 4096 + i];
    }
    out[i] = a + b + c + d;
}

// Pointers that may overlap: the second load cannot pass the first store; fixed: __restrict__.
extern "C" __global__ void may_overlap(const float* in, float* out, int n) {
    for (int k = 0; k < n; k += 4)
        for (int j = 0; j < 4; ++j) out[(k + j) * 1024 + threadIdx.x] = in[(k + j) * 1024 + threadIdx.x] * 2.0f;  // fault
}

extern "C" __global__ void may_overlap_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    for (int k = 0; k < n; k += 4)
        for (int j = 0; j < 4; ++j) out[(k + j) * 1024 + threadIdx.x] = in[(k + j) * 1024 + threadIdx.x] * 2.0f;
}

// The factor is loaded again in every iteration, as the store may change it; fixed: it is loaded before the loop.
extern "C" __global__ void factor_again(float* a, const float* factor, int n) {
    for (int i = threadIdx.x; i < n; i += 256) a[i] = a[i] * *factor;  // fault
}

extern "C" __global__ void factor_again_fixed(float* a, const float* factor, int n) {
    float f = *factor;
    for (int i = threadIdx.x; i < n; i += 256) a[i] = a[i] * f;
}

// The sum is kept in memory: a load and a store in every iteration; fixed: in a register.
extern "C" __global__ void sum_in_memory(const float* in, float* out, int n) {
    for (int k = 0; k < n; ++k) out[threadIdx.x] += in[k * 256 + threadIdx.x];  // fault
}

extern "C" __global__ void sum_in_memory_fixed(const float* in, float* out, int n) {
    float sum = out[threadIdx.x];
    for (int k = 0; k < n; ++k) sum += in[k * 256 + threadIdx.x];
    out[threadIdx.x] = sum;
}

// A length read through a volatile pointer in every iteration.
extern "C" __global__ void volatile_length(float* __restrict__ a, const volatile int* length) {
    for (int i = threadIdx.x; i < *length; i += 256) a[i] += 1.0f;  // fault
}

extern "C" __global__ void volatile_length_fixed(float* __restrict__ a, const int* length) {
    int n = *length;
    for (int i = threadIdx.x; i < n; i += 256) a[i] += 1.0f;
}

// Data that nobody writes is read as volatile, past the L1 cache; fixed: as read-only.
extern "C" __global__ void uncached(const volatile float* in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += in[(k & 7) * 256 + threadIdx.x];  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void uncached_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += in[(k & 7) * 256 + threadIdx.x];
    out[threadIdx.x] = sum;
}

// A table in constant memory read at a place of each lane's own: one address after the other; fixed: all lanes read one place.
__constant__ float table[256];

extern "C" __global__ void constant_by_lane(const int* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += table[in[k * 256 + threadIdx.x] & 255];  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void constant_by_lane_fixed(const int* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += table[k & 255] * in[k * 256 + threadIdx.x];
    out[threadIdx.x] = sum;
}
