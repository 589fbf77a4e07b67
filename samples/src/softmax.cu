// Row softmax: one block a row, reductions over warps by shuffles and over the block through shared memory.
#include <math_constants.h>

__device__ __forceinline__ float warp_max(float value) {
    for (int offset = 16; offset > 0; offset /= 2) value = fmaxf(value, __shfl_xor_sync(0xffffffffu, value, offset));
    return value;
}

__device__ __forceinline__ float warp_sum(float value) {
    for (int offset = 16; offset > 0; offset /= 2) value += __shfl_xor_sync(0xffffffffu, value, offset);
    return value;
}

template <int THREADS>
__global__ void __launch_bounds__(THREADS) softmax(const float* __restrict__ input, float* __restrict__ output, int columns) {
    __shared__ float partial[THREADS / 32];
    const float* row = input + static_cast<long long>(blockIdx.x) * columns;
    float* out = output + static_cast<long long>(blockIdx.x) * columns;
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;

    float largest = -CUDART_INF_F;
    for (int i = threadIdx.x; i < columns; i += THREADS) largest = fmaxf(largest, row[i]);
    largest = warp_max(largest);
    if (lane == 0) partial[warp] = largest;
    __syncthreads();
    for (int w = 0; w < THREADS / 32; ++w) largest = fmaxf(largest, partial[w]);
    __syncthreads();

    float sum = 0.0f;
    for (int i = threadIdx.x; i < columns; i += THREADS) sum += __expf(row[i] - largest);
    sum = warp_sum(sum);
    if (lane == 0) partial[warp] = sum;
    __syncthreads();
    sum = 0.0f;
    for (int w = 0; w < THREADS / 32; ++w) sum += partial[w];

    for (int i = threadIdx.x; i < columns; i += THREADS) out[i] = __expf(row[i] - largest) / sum;
}

template __global__ void softmax<128>(const float*, float*, int);
template __global__ void softmax<1024>(const float*, float*, int);
