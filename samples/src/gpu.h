// The few HIP words the .hip sources need, so that they compile with `clang -x hip -nogpuinc -nogpulib` and nothing else installed.
#pragma once
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(1, threads)))

using size_t = __SIZE_TYPE__;
using half = _Float16;
template <typename T, int N> using vec = T __attribute__((ext_vector_type(N)));

__device__ inline int thread_index() { return __builtin_amdgcn_workitem_id_x(); }
__device__ inline int block_index() { return __builtin_amdgcn_workgroup_id_x(); }
__device__ inline int block_index_y() { return __builtin_amdgcn_workgroup_id_y(); }
__device__ inline int block_size() { return __builtin_amdgcn_workgroup_size_x(); }
__device__ inline int grid_size() { return __builtin_amdgcn_grid_size_x(); }
__device__ inline int lane_index() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }

__device__ inline void block_barrier() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

__device__ inline float shuffle(float value, int lane) {
    return __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(lane * 4, __builtin_bit_cast(int, value)));
}

__device__ inline float shuffle_xor(float value, int offset) { return shuffle(value, lane_index() ^ offset); }
__device__ inline float larger(float a, float b) { return __builtin_fmaxf(a, b); }
__device__ inline float exponential2(float x) { return __builtin_amdgcn_exp2f(x); }
__device__ inline float exponential(float x) { return exponential2(x * 1.44269504f); }
