// Registers: too many for one wave more, too many for the bound that is stated.
#include "gpu.h"

// A product of many live sums a thread: registers a little over what one wave more would need; fixed: fewer sums.
template <int N> __device__ void outer(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    float sum[N] = {};
#pragma unroll 1
    for (int k = 0; k < n; ++k)
#pragma unroll
        for (int i = 0; i < N; ++i) sum[i] += a[k] * b[k * N * 256 + i * 256 + threadIdx.x];
#pragma unroll
    for (int i = 0; i < N; ++i) c[i * 256 + threadIdx.x] = sum[i];
}

#ifdef __HIP__
#define SUMS_OVER 46
#define SUMS_UNDER 24
#else
#define SUMS_OVER 44
#define SUMS_UNDER 16
#endif

extern "C" __global__ void __launch_bounds__(128)
registers_over(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    outer<SUMS_OVER>(a, b, c, n);
}

extern "C" __global__ void __launch_bounds__(128)
registers_over_fixed(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    outer<SUMS_UNDER>(a, b, c, n);
}

// Values that no register is left for under a bound of 1,024 threads: kept once, or in every iteration; fixed: a bound of 128.
template <int N> __device__ void mixed(const float4* __restrict__ in, float4* __restrict__ out, int n) {
    float4 x[N];
#pragma unroll
    for (int i = 0; i < N; ++i) x[i] = in[i * 256 + threadIdx.x];
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
#pragma unroll
        for (int i = 0; i < N; ++i) {
            x[i].x += x[(i + 1) % N].y;
            x[i].y += x[(i + 2) % N].z;
            x[i].z += x[(i + 3) % N].w;
            x[i].w += x[(i + 4) % N].x;
        }
    }
#pragma unroll
    for (int i = 0; i < N; ++i) out[i * 256 + threadIdx.x] = x[i];
}

#ifdef __HIP__
#define LIVE 36
#else
#define LIVE 20
#endif

#ifndef __HIP__
template <int N> __device__ void kept(const float4* __restrict__ in, float4* __restrict__ out) {
    float4 x[N];
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < N; ++i) {
        x[i] = in[i * 256 + threadIdx.x];
        sum += x[i].x * x[i].y * x[i].z * x[i].w;
    }
#pragma unroll
    for (int i = 0; i < N; ++i) out[i * 256 + threadIdx.x] = make_float4(x[i].x * sum, x[i].y * sum, x[i].z * sum, x[i].w * sum);
}

extern "C" __global__ void __launch_bounds__(1024) spills(const float4* __restrict__ in, float4* __restrict__ out) {
    kept<LIVE>(in, out);
}

extern "C" __global__ void __launch_bounds__(128) spills_fixed(const float4* __restrict__ in, float4* __restrict__ out) {
    kept<LIVE>(in, out);
}

extern "C" __global__ void __launch_bounds__(1024) loop_spills(const float4* __restrict__ in, float4* __restrict__ out, int n) {
    mixed<LIVE>(in, out, n);
}

#else
// No bound: the compiler allows for the largest block, and spills or uses more registers than such a block could have; fixed: as before.
extern "C" __global__ void no_bounds(const float4* __restrict__ in, float4* __restrict__ out, int n) {
    mixed<LIVE>(in, out, n);
}
#endif

extern "C" __global__ void __launch_bounds__(128) loop_spills_fixed(const float4* __restrict__ in, float4* __restrict__ out, int n) {
    mixed<LIVE>(in, out, n);
}
