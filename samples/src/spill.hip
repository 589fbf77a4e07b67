// More live values than registers: a launch bound of one quarter of what the body wants, and an array indexed at run time.
#include "gpu.h"

#ifndef THREADS
#define THREADS 1024
#endif

extern "C" __global__ void __launch_bounds__(THREADS) spill(const float* __restrict__ input, float* __restrict__ output, int rounds) {
    float x[192];
#pragma unroll
    for (int i = 0; i < 192; ++i) x[i] = input[thread_index() + i * 1024];
    for (int round = 0; round < rounds; ++round) {
#pragma unroll
        for (int i = 0; i < 192; ++i) x[i] = __builtin_fmaf(x[(i + 37) % 192], x[(i + 61) % 192], x[i]);
    }
#pragma unroll
    for (int i = 0; i < 192; ++i) output[thread_index() + i * 1024] = x[i];
}

extern "C" __global__ void private_array(const int* __restrict__ order, const float* __restrict__ input, float* __restrict__ output) {
    float table[128];
    for (int i = 0; i < 128; ++i) table[i] = input[i * 256 + thread_index()];
    float sum = 0.0f;
    for (int i = 0; i < 128; ++i) sum += table[order[i * 256 + thread_index()] & 127] * static_cast<float>(i);
    output[thread_index()] = sum;
}
