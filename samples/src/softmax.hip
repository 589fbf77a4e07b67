// Row softmax: one block a row, reductions over waves by lane permutes and over the block through shared memory.
#include "gpu.h"

#if defined(WAVE32)
constexpr int kWave = 32;
#else
constexpr int kWave = 64;
#endif

template <int THREADS>
__global__ void __launch_bounds__(THREADS) softmax(const float* __restrict__ input, float* __restrict__ output, int columns) {
    __shared__ float partial[THREADS / kWave];
    const float* row = input + static_cast<long>(block_index()) * columns;
    float* out = output + static_cast<long>(block_index()) * columns;
    int thread = thread_index(), wave = thread / kWave;

    float largest = -__builtin_inff();
    for (int i = thread; i < columns; i += THREADS) largest = larger(largest, row[i]);
    for (int offset = kWave / 2; offset > 0; offset /= 2) largest = larger(largest, shuffle_xor(largest, offset));
    if (thread % kWave == 0) partial[wave] = largest;
    block_barrier();
    for (int w = 0; w < THREADS / kWave; ++w) largest = larger(largest, partial[w]);
    block_barrier();

    float sum = 0.0f;
    for (int i = thread; i < columns; i += THREADS) sum += exponential(row[i] - largest);
    for (int offset = kWave / 2; offset > 0; offset /= 2) sum += shuffle_xor(sum, offset);
    if (thread % kWave == 0) partial[wave] = sum;
    block_barrier();
    sum = 0.0f;
    for (int w = 0; w < THREADS / kWave; ++w) sum += partial[w];

    for (int i = thread; i < columns; i += THREADS) out[i] = exponential(row[i] - largest) / sum;
}

template __global__ void softmax<128>(const float*, float*, int);
template __global__ void softmax<1024>(const float*, float*, int);
