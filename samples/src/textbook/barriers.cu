// Barriers and fences that nobody needs, and calls.
#include "gpu.h"

// Two barriers in a row; fixed: one.
extern "C" __global__ void __launch_bounds__(256) two_barriers(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float part[256];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    __syncthreads();  // fault
    out[threadIdx.x] = part[threadIdx.x ^ 33];
}

extern "C" __global__ void __launch_bounds__(256) two_barriers_fixed(const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float part[256];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = part[threadIdx.x ^ 33];
}

// A barrier in a loop that touches no shared memory; fixed: none.
extern "C" __global__ void __launch_bounds__(256) loop_barrier(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) {
        sum += in[k * 256 + threadIdx.x];
        __syncthreads();  // fault
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(256) loop_barrier_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += in[k * 256 + threadIdx.x];
    out[threadIdx.x] = sum;
}

// A fence of the whole GPU, or the system, in every iteration; fixed: one behind the loop.
extern "C" __global__ void loop_fence(const float* __restrict__ in, float* __restrict__ out, int n) {
    for (int i = threadIdx.x; i < n; i += 256) {
        out[i] = in[i] * 2.0f;
        __threadfence();  // fault
    }
}

extern "C" __global__ void loop_fence_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] * 2.0f;
    __threadfence();
}

extern "C" __global__ void __launch_bounds__(256) system_fence(const float* __restrict__ in, float* out, int n) {
    for (int i = threadIdx.x; i < n; i += 256) {
        out[i] = in[i] * 2.0f;
        __threadfence_system();  // fault
    }
}

extern "C" __global__ void __launch_bounds__(256) system_fence_fixed(const float* __restrict__ in, float* out, int n) {
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] * 2.0f;
    __threadfence_system();
}

// A small function called in a loop; fixed: inlined.
__device__ __noinline__ float shaped(float x) { return x * x / (1.0f + x); }
__device__ inline float shaped_inline(float x) { return x * x / (1.0f + x); }

extern "C" __global__ void calls(float* a, int n) {
    for (int i = threadIdx.x; i < n; i += 256) a[i] = shaped(a[i]);  // fault
}

extern "C" __global__ void calls_fixed(float* a, int n) {
    for (int i = threadIdx.x; i < n; i += 256) a[i] = shaped_inline(a[i]);
}

// A call through a pointer from a table; fixed: a switch.
__device__ __noinline__ float plus(float x) { return x + 1.0f; }
__device__ __noinline__ float times(float x) { return x * 3.0f; }
typedef float (*Shape)(float);
__device__ Shape shapes[2] = {plus, times};

extern "C" __global__ void by_pointer(float* a, int which, int n) {
    Shape shape = shapes[which];
    for (int i = threadIdx.x; i < n; i += 256) a[i] = shape(a[i]);  // fault
}

extern "C" __global__ void by_pointer_fixed(float* a, int which, int n) {
    for (int i = threadIdx.x; i < n; i += 256) a[i] = which ? a[i] * 3.0f : a[i] + 1.0f;
}

// A virtual function; fixed: a template.
struct Material {
    __device__ virtual float shade(float x) const = 0;
};

extern "C" __global__ void shade(const Material* const* materials, float* a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = materials[blockIdx.x]->shade(a[i]);  // fault
}

extern "C" __global__ void shade_fixed(const float* __restrict__ gloss, float* a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = a[i] * gloss[blockIdx.x];
}

// A function that calls itself; fixed: a loop.
struct Tree {
    float value;
    int left, right;
};

__device__ float below(const Tree* tree, int at) {
    return at < 0 ? 0.0f : tree[at].value + below(tree, tree[at].left) * below(tree, tree[at].right);
}

extern "C" __global__ void recursion(const Tree* tree, const int* roots, float* out) {
    out[threadIdx.x] = below(tree, roots[threadIdx.x]);  // fault
}

extern "C" __global__ void recursion_fixed(const float* __restrict__ values, float* out, int nodes) {
    float sum = 0.0f;
    for (int k = 0; k < nodes; ++k) sum += values[k * 256 + threadIdx.x];
    out[threadIdx.x] = sum;
}

// A pointer that is a piece of shared memory, kept where the compiler loses its space; fixed: the array itself.
__device__ __noinline__ float folded(const float* row, int n) {
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum = sum * 0.5f + row[k];  // fault: generic
    return sum;
}

extern "C" __global__ void __launch_bounds__(256) generic(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float part[257];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = folded(part + threadIdx.x / 32, n);  // fault
}

extern "C" __global__ void __launch_bounds__(256) generic_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float part[257];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum = sum * 0.5f + part[threadIdx.x / 32 + k];
    out[threadIdx.x] = sum;
}

#ifndef __HIP__
#include <cstdio>
#include <cassert>
// A kernel that prints.
extern "C" __global__ void prints(const float* __restrict__ in, float* __restrict__ out) {
    int i = threadIdx.x;
    if (in[i] != in[i]) printf("not a number at %d\n", i);  // fault
    out[i] = in[i] * 2.0f;
}

extern "C" __global__ void prints_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int i = threadIdx.x;
    out[i] = in[i] != in[i] ? 0.0f : in[i] * 2.0f;
}

// A kernel that asserts.
extern "C" __global__ void asserts(const float* __restrict__ in, float* __restrict__ out, int n) {
    int i = threadIdx.x;
    assert(i < n);  // fault
    out[i] = in[i] * 2.0f;
}

extern "C" __global__ void asserts_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    int i = threadIdx.x;
    if (i < n) out[i] = in[i] * 2.0f;
}
#endif
