// Faults of AMD's GPUs: waits, matrix instructions of CDNA, scalar registers.
#include "gpu.h"

using float16 = float __attribute__((ext_vector_type(16)));
using half4 = half __attribute__((ext_vector_type(4)));
using short2v = short __attribute__((ext_vector_type(2)));
using short4v = short __attribute__((ext_vector_type(4)));

// A wait for everything in a loop whose next load is on its way; fixed: the compiler's own count.
extern "C" __global__ void wait_for_all(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f, value = in[threadIdx.x], second = in[threadIdx.x + 256];
#pragma unroll 1
    for (int k = 2; k < n; k += 2) {
        float next = in[k * 256 + threadIdx.x];
        asm volatile("s_waitcnt vmcnt(0)");  // fault
        sum += value * value;
        value = in[k * 256 + 256 + threadIdx.x];
        asm volatile("s_waitcnt vmcnt(0)");  // fault
        sum += second * second;
        second = next;
    }
    out[threadIdx.x] = sum + value;
}

extern "C" __global__ void wait_for_all_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f, value = in[threadIdx.x], second = in[threadIdx.x + 256];
#pragma unroll 1
    for (int k = 2; k < n; k += 2) {
        float next = in[k * 256 + threadIdx.x], other = in[k * 256 + 256 + threadIdx.x];
        sum += value * value + second * second;
        value = next;
        second = other;
    }
    out[threadIdx.x] = sum + value;
}

// A wait where nothing is in flight; fixed: none.
extern "C" __global__ void idle_wait(const float* __restrict__ in, float* __restrict__ out) {
    float x = in[threadIdx.x];
    x = x * x;
    asm volatile("s_waitcnt vmcnt(0)" : "+v"(x));  // fault
    out[threadIdx.x] = x + 1.0f;
}

extern "C" __global__ void idle_wait_fixed(const float* __restrict__ in, float* __restrict__ out) {
    float x = in[threadIdx.x];
    x = x * x;
    out[threadIdx.x] = x + 1.0f;
}

// Each value of shared memory is waited for as soon as it is asked for; fixed: four are asked for first.
extern "C" __global__ void __launch_bounds__(256) lds_at_once(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float part[1024];
    for (int i = 0; i < 4; ++i) part[i * 256 + threadIdx.x] = in[i * 256 + threadIdx.x];
    __syncthreads();
    float sum = 0.0f;
#pragma unroll 1
    for (int k = 0; k < n; ++k) sum = sum * 0.5f + part[(k + threadIdx.x) & 1023];  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(256) lds_at_once_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float part[1024];
    for (int i = 0; i < 4; ++i) part[i * 256 + threadIdx.x] = in[i * 256 + threadIdx.x];
    __syncthreads();
    float sum = 0.0f;
#pragma unroll 1
    for (int k = 0; k < n; k += 4) {
        float a = part[(k + threadIdx.x) & 1023], b = part[(k + 1 + threadIdx.x) & 1023];
        float c = part[(k + 2 + threadIdx.x) & 1023], d = part[(k + 3 + threadIdx.x) & 1023];
        sum = (((sum * 0.5f + a) * 0.5f + b) * 0.5f + c) * 0.5f + d;
    }
    out[threadIdx.x] = sum;
}

// More uniform values than a bound on scalar registers leaves room for; fixed: no bound.
template <int N> __device__ void weighted(const float* __restrict__ in, const float* __restrict__ weights, float* __restrict__ out, int n) {
    float w[N];
#pragma unroll
    for (int i = 0; i < N; ++i) w[i] = weights[i * 16];
    float x = in[threadIdx.x];
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
#pragma unroll
        for (int i = 0; i < N; ++i) x = x * w[i] + 0.5f;
    }
    out[threadIdx.x] = x;
}

extern "C" __global__ void __attribute__((amdgpu_num_sgpr(32)))
lane_spills(const float* __restrict__ in, const float* __restrict__ weights, float* __restrict__ out, int n) {
    weighted<40>(in, weights, out, n);
}

extern "C" __global__ void lane_spills_fixed(const float* __restrict__ in, const float* __restrict__ weights, float* __restrict__ out, int n) {
    weighted<40>(in, weights, out, n);
}

#if defined(__gfx90a__) || defined(__gfx942__)
// One chain of matrix instructions; fixed: four chains.
extern "C" __global__ void __launch_bounds__(64) one_sum(const half4* __restrict__ in, float16* __restrict__ out, int n) {
    half4 a = in[threadIdx.x], b = in[threadIdx.x + 64];
    float16 sum = {};
    for (int k = 0; k < n; ++k) sum = __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, sum, 0, 0, 0);  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(64) one_sum_fixed(const half4* __restrict__ in, float16* __restrict__ out, int n) {
    half4 a = in[threadIdx.x], b = in[threadIdx.x + 64];
    float16 sum[4] = {};
    for (int k = 0; k < n; k += 4)
#pragma unroll
        for (int j = 0; j < 4; ++j) sum[j] = __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, sum[j], 0, 0, 0);
    out[threadIdx.x] = sum[0] + sum[1] + sum[2] + sum[3];
}

// Both operands come from memory for each matrix instruction; fixed: two by two tiles share them, the next are loaded ahead.
extern "C" __global__ void __launch_bounds__(64) starved(const half4* __restrict__ a, const half4* __restrict__ b, float16* __restrict__ out, int n) {
    float16 sum = {};
    for (int k = 0; k < n; ++k)
        sum = __builtin_amdgcn_mfma_f32_32x32x8f16(a[k * 64 + threadIdx.x], b[k * 64 + threadIdx.x], sum, 0, 0, 0);  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(64) starved_fixed(const half4* __restrict__ a, const half4* __restrict__ b, float16* __restrict__ out, int n) {
    float16 sum[2][2] = {};
    half4 pa[2] = {a[threadIdx.x], a[threadIdx.x + 64]}, pb[2] = {b[threadIdx.x], b[threadIdx.x + 64]};
    for (int k = 1; k < n; ++k) {
        half4 next_a[2] = {a[k * 128 + threadIdx.x], a[k * 128 + threadIdx.x + 64]};
        half4 next_b[2] = {b[k * 128 + threadIdx.x], b[k * 128 + threadIdx.x + 64]};
#pragma unroll
        for (int i = 0; i < 2; ++i)
#pragma unroll
            for (int j = 0; j < 2; ++j) sum[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(pa[i], pb[j], sum[i][j], 0, 0, 0);
#pragma unroll
        for (int i = 0; i < 2; ++i) pa[i] = next_a[i], pb[i] = next_b[i];
    }
    out[threadIdx.x] = sum[0][0] + sum[0][1] + sum[1][0] + sum[1][1];
}

// Load a tile, wait, multiply, wait: nothing is loaded ahead; fixed: two tiles in turn.
extern "C" __global__ void __launch_bounds__(64) single_buffer(const half4* __restrict__ in, float16* __restrict__ out, int n) {
    __shared__ half4 tile[256];
    float16 sum[2] = {};
    for (int k = 0; k < n; ++k) {
        for (int i = 0; i < 4; ++i) tile[i * 64 + threadIdx.x] = in[k * 256 + i * 64 + threadIdx.x];  // fault
        __syncthreads();  // fault
        half4 a = tile[threadIdx.x], b = tile[64 + threadIdx.x], c = tile[128 + threadIdx.x], d = tile[192 + threadIdx.x];  // fault
        for (int i = 0; i < 2; ++i) {
            sum[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, sum[i], 0, 0, 0);  // fault
            sum[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(c, d, sum[i], 0, 0, 0);  // fault
        }
        __syncthreads();
    }
    out[threadIdx.x] = sum[0] + sum[1];
}

extern "C" __global__ void __launch_bounds__(64) single_buffer_fixed(const half4* __restrict__ in, float16* __restrict__ out, int n) {
    __shared__ half4 tile[2][256];
    float16 sum[2] = {};
    for (int i = 0; i < 4; ++i) tile[0][i * 64 + threadIdx.x] = in[i * 64 + threadIdx.x];
    __syncthreads();
    for (int k = 1; k <= n; ++k) {
        half4 next[4];
        for (int i = 0; i < 4; ++i) next[i] = in[k * 256 + i * 64 + threadIdx.x];
        __builtin_amdgcn_sched_barrier(0);
        const half4* now = tile[(k + 1) & 1];
        half4 a = now[threadIdx.x], b = now[64 + threadIdx.x], c = now[128 + threadIdx.x], d = now[192 + threadIdx.x];
        for (int i = 0; i < 2; ++i) {
            sum[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, sum[i], 0, 0, 0);
            sum[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(c, d, sum[i], 0, 0, 0);
        }
        for (int i = 0; i < 4; ++i) tile[k & 1][i * 64 + threadIdx.x] = next[i];
        __syncthreads();
    }
    out[threadIdx.x] = sum[0] + sum[1];
}

#ifdef __gfx90a__
// bfloat16 by the instruction of the first CDNA, half as deep; fixed: the later one.
extern "C" __global__ void __launch_bounds__(64) first_bfloat(const short4v* __restrict__ in, float16* __restrict__ out, int n) {
    short4v a = in[threadIdx.x], b = in[threadIdx.x + 64];
    float16 sum[4] = {};
    for (int k = 0; k < n; ++k)
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            sum[j] = __builtin_amdgcn_mfma_f32_32x32x4bf16(short2v{a.x, a.y}, short2v{b.x, b.y}, sum[j], 0, 0, 0);  // fault
            sum[j] = __builtin_amdgcn_mfma_f32_32x32x4bf16(short2v{a.z, a.w}, short2v{b.z, b.w}, sum[j], 0, 0, 0);  // fault
        }
    out[threadIdx.x] = sum[0] + sum[1] + sum[2] + sum[3];
}

extern "C" __global__ void __launch_bounds__(64) first_bfloat_fixed(const short4v* __restrict__ in, float16* __restrict__ out, int n) {
    short4v a = in[threadIdx.x], b = in[threadIdx.x + 64];
    float16 sum[4] = {};
    for (int k = 0; k < n; ++k)
#pragma unroll
        for (int j = 0; j < 4; ++j) sum[j] = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(a, b, sum[j], 0, 0, 0);
    out[threadIdx.x] = sum[0] + sum[1] + sum[2] + sum[3];
}

#endif

// The product of halves on the matrix units, as the fixed half_product of matrix.cu.
extern "C" __global__ void __launch_bounds__(64) half_product_fixed(const half4* __restrict__ a, const half4* __restrict__ b, float16* __restrict__ out, int n) {
    float16 sum[2] = {};
    half4 pa = a[threadIdx.x], pb[2] = {b[threadIdx.x], b[threadIdx.x + 64]};
    for (int k = 1; k < n; ++k) {
        half4 next_a = a[k * 64 + threadIdx.x], next_b[2] = {b[k * 128 + threadIdx.x], b[k * 128 + threadIdx.x + 64]};
#pragma unroll
        for (int j = 0; j < 2; ++j) sum[j] = __builtin_amdgcn_mfma_f32_32x32x8f16(pa, pb[j], sum[j], 0, 0, 0);
        pa = next_a;
        pb[0] = next_b[0], pb[1] = next_b[1];
    }
    out[threadIdx.x] = sum[0] + sum[1];
}
#endif
