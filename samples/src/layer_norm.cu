// Layer norm over the last axis for half, bfloat16 and float rows, accumulated in float.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

__device__ __forceinline__ float to_float(float x) { return x; }
__device__ __forceinline__ float to_float(__half x) { return __half2float(x); }
__device__ __forceinline__ float to_float(__nv_bfloat16 x) { return __bfloat162float(x); }
__device__ __forceinline__ void from_float(float x, float& to) { to = x; }
__device__ __forceinline__ void from_float(float x, __half& to) { to = __float2half(x); }
__device__ __forceinline__ void from_float(float x, __nv_bfloat16& to) { to = __float2bfloat16(x); }

__device__ float block_sum(float value, float* scratch) {
    for (int offset = 16; offset > 0; offset >>= 1) value += __shfl_down_sync(0xffffffffu, value, offset);
    if (threadIdx.x % 32 == 0) scratch[threadIdx.x / 32] = value;
    __syncthreads();
    value = threadIdx.x < blockDim.x / 32 ? scratch[threadIdx.x] : 0.0f;
    if (threadIdx.x < 32)
        for (int offset = 16; offset > 0; offset >>= 1) value += __shfl_down_sync(0xffffffffu, value, offset);
    if (threadIdx.x == 0) scratch[0] = value;
    __syncthreads();
    value = scratch[0];
    __syncthreads();
    return value;
}

template <typename T>
__global__ void __launch_bounds__(512, 2) layer_norm(const T* __restrict__ x, const T* __restrict__ gamma, const T* __restrict__ beta,
                                                     T* __restrict__ y, int columns, float epsilon) {
    __shared__ float scratch[32];
    extern __shared__ float row[];
    const T* in = x + static_cast<size_t>(blockIdx.x) * columns;
    float sum = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        row[i] = to_float(in[i]);
        sum += row[i];
    }
    float mean = block_sum(sum, scratch) / columns;
    float squares = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) squares += (row[i] - mean) * (row[i] - mean);
    float scale = rsqrtf(block_sum(squares, scratch) / columns + epsilon);
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        from_float((row[i] - mean) * scale * to_float(gamma[i]) + to_float(beta[i]), y[static_cast<size_t>(blockIdx.x) * columns + i]);
}

template __global__ void layer_norm(const float*, const float*, const float*, float*, int, float);
template __global__ void layer_norm(const __half*, const __half*, const __half*, __half*, int, float);
template __global__ void layer_norm(const __nv_bfloat16*, const __nv_bfloat16*, const __nv_bfloat16*, __nv_bfloat16*, int, float);
