// The words that the sources here need, so that each compiles as CUDA (nvcc) and as HIP (clang, nothing else installed).
#pragma once
#ifdef __HIP__
#include "../../samples/src/gpu.h"
#undef __launch_bounds__
#define BOUNDS(threads) __attribute__((amdgpu_flat_work_group_size(threads, threads)))
#define CAP(registers) __attribute__((amdgpu_num_vgpr(registers)))
using float4 = vec<float, 4>;
template <typename T> __device__ inline T add_atomically(T* place, T value) {
    return __hip_atomic_fetch_add(place, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
__device__ inline float multiply_add(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
#else
#define BOUNDS(threads) __launch_bounds__(threads)
#define CAP(registers) __maxnreg__(registers)
__device__ inline int thread_index() { return threadIdx.x; }
__device__ inline int block_index() { return blockIdx.x; }
__device__ inline void block_barrier() { __syncthreads(); }
__device__ inline float shuffle_xor(float value, int offset) { return __shfl_xor_sync(~0u, value, offset); }
template <typename T> __device__ inline T add_atomically(T* place, T value) { return atomicAdd(place, value); }
__device__ inline float multiply_add(float a, float b, float c) { return fmaf(a, b, c); }
#endif
#ifndef SET
#define SET 0
#endif
constexpr int ROUNDS = SET;
#define KERNEL extern "C" __global__ void
