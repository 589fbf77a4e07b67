// What the textbook's kernels need to compile for both vendors: nvcc has it all, clang alone (-x hip -nogpuinc -nogpulib) is given the words.
#pragma once
#ifdef __CUDACC__
#include <cuda_fp16.h>
#endif
#ifdef __HIP__
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(threads, ...) __attribute__((amdgpu_flat_work_group_size(1, threads)))

using size_t = __SIZE_TYPE__;
using half = _Float16;
using half2 = half __attribute__((ext_vector_type(2)));
using float2 = float __attribute__((ext_vector_type(2)));
using float4 = float __attribute__((ext_vector_type(4)));
using double2 = double __attribute__((ext_vector_type(2)));
using uint4 = unsigned __attribute__((ext_vector_type(4)));

#define INDEX(name, builtin) \
    struct name##_words { \
        __device__ static unsigned get_x() { return __builtin_amdgcn_##builtin##_x(); } \
        __device__ static unsigned get_y() { return __builtin_amdgcn_##builtin##_y(); } \
        __declspec(property(get = get_x)) unsigned x; \
        __declspec(property(get = get_y)) unsigned y; \
    }; \
    static const __device__ name##_words name;
INDEX(threadIdx, workitem_id)
INDEX(blockIdx, workgroup_id)
INDEX(blockDim, workgroup_size)
struct grid_words {
    __device__ static unsigned get_x() { return __builtin_amdgcn_grid_size_x() / __builtin_amdgcn_workgroup_size_x(); }
    __declspec(property(get = get_x)) unsigned x;
};
static const __device__ grid_words gridDim;

__device__ inline void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
__device__ inline void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
__device__ inline void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }
__device__ inline void __threadfence_system() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, ""); }
__device__ inline unsigned lane_index() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }
__device__ inline float lane_down(float value, int step) {
    return __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((lane_index() + step) * 4, __builtin_bit_cast(int, value)));
}
template <typename T> __device__ inline T atomicAdd(T* at, T value) {
    return __hip_atomic_fetch_add(at, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
__device__ inline int atomicMax(int* at, int value) {
    return __hip_atomic_fetch_max(at, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
template <typename T> __device__ inline T atomicExch(T* at, T value) {
    return __hip_atomic_exchange(at, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
template <typename T> __device__ inline T atomicCAS(T* at, T expected, T value) {
    __hip_atomic_compare_exchange_strong(at, &expected, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    return expected;
}
__device__ inline int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
__device__ inline float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
__device__ inline float __half2float(half x) { return x; }
__device__ inline half __float2half(float x) { return x; }
__device__ inline half __hfma(half a, half b, half c) { return __builtin_fmaf16(a, b, c); }
__device__ inline half2 __hfma2(half2 a, half2 b, half2 c) { return __builtin_elementwise_fma(a, b, c); }
__device__ inline float2 make_float2(float x, float y) { return {x, y}; }
__device__ inline float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
__device__ inline float fmaxf(float a, float b) { return __builtin_fmaxf(a, b); }
__device__ inline float sqrtf(float x) { return __builtin_sqrtf(x); }
__device__ inline double sqrt(double x) { return __builtin_sqrt(x); }
__device__ inline float rsqrtf(float x) { return __builtin_amdgcn_rsqf(x); }
__device__ inline float __fdividef(float a, float b) { return a * __builtin_amdgcn_rcpf(b); }
__device__ inline float expf(float x) { return __builtin_expf(x); }
__device__ inline float __expf(float x) { return __builtin_amdgcn_exp2f(x * 1.44269504f); }
__device__ inline float logf(float x) { return __builtin_logf(x); }
__device__ inline float __logf(float x) { return __builtin_amdgcn_logf(x) * 0.69314718f; }
#else
__device__ inline float lane_down(float value, int step) { return __shfl_down_sync(~0u, value, step); }
#endif
