// Lanes of a warp that part, and the same work in which whole warps do.
#include "gpu.h"

// Odd and even lanes run different loops; fixed: odd and even warps do.
extern "C" __global__ void odd_even(const float* __restrict__ in, float* __restrict__ out, int n) {
    int t = threadIdx.x;
    float x = in[t];
    for (int k = 0; k < n; ++k) {
        if (t & 1) {  // fault
            x = x * 1.5f + 0.25f;
            x = x * x - 0.125f;
            x = x * 0.5f + k;
        } else {
            x = x * 0.75f - 0.5f;
            x = fmaxf(x, 0.1f);
            x = x * x + 3.0f;
        }
    }
    out[t] = x;
}

extern "C" __global__ void odd_even_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    int t = threadIdx.x;
    float x = in[t];
    if (blockIdx.x & 1)
        for (int k = 0; k < n; ++k) {
            x = x * 1.5f + 0.25f;
            x = x * x - 0.125f;
            x = x * 0.5f + k;
        }
    else
        for (int k = 0; k < n; ++k) {
            x = x * 0.75f - 0.5f;
            x = fmaxf(x, 0.1f);
            x = x * x + 3.0f;
        }
    out[t] = x;
}

// Odd and even lanes load and store in a loop, so the sides cannot be predicated away.
extern "C" __global__ void odd_even_memory(float* a, float* b, int n) {
    int t = threadIdx.x;
    for (int k = 0; k < n; ++k) {
        if (t & 1)  // fault
            for (int j = 0; j < 3; ++j) a[(k + j) * 256 + t] = a[(k + j) * 256 + t] * 2.0f + b[t];
        else
            for (int j = 0; j < 3; ++j) b[(k + j) * 256 + t] = b[(k + j) * 256 + t] * 3.0f - a[t];
    }
}

extern "C" __global__ void odd_even_memory_fixed(float* a, float* b, int n) {
    int t = threadIdx.x;
    for (int k = 0; k < n; ++k) {
        if (blockIdx.x & 1)
            for (int j = 0; j < 3; ++j) a[(k + j) * 256 + t] = a[(k + j) * 256 + t] * 2.0f + b[t];
        else
            for (int j = 0; j < 3; ++j) b[(k + j) * 256 + t] = b[(k + j) * 256 + t] * 3.0f - a[t];
    }
}

// A triangle: each lane runs as often as its number says; fixed: all run as often.
extern "C" __global__ void triangle(const float* __restrict__ in, float* __restrict__ out) {
    int t = threadIdx.x;
    float sum = 0.0f;
    for (int j = 0; j <= t; ++j) sum += in[j * 256 + t] * in[t];  // fault
    out[t] = sum;
}

extern "C" __global__ void triangle_fixed(const float* __restrict__ in, float* __restrict__ out) {
    int t = threadIdx.x;
    float sum = 0.0f;
    for (int j = 0; j <= (int)blockIdx.x; ++j) sum += in[j * 256 + t] * in[t];
    out[t] = sum;
}

// A switch over the lane's number in a loop; fixed: over the block's.
template <typename Mode> __device__ void stepped(float* a, int n, Mode mode) {
    int t = threadIdx.x;
    float x = a[t];
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
        switch (mode() & 3) {  // fault: lane_switch
            case 0: x = sqrtf(x + 1.0f); a[k * 256 + t] = x; break;
            case 1: x = x * x + a[k * 256 + t]; break;
            case 2: x = x / (a[k * 256 + t] + 2.0f); break;
            default: x = x - 3.0f; a[k * 256 + t + 64] = x * 2.0f;
        }
    }
    a[t] = x;
}

extern "C" __global__ void lane_switch(float* a, int n) {
    stepped(a, n, [] { return threadIdx.x; });
}

extern "C" __global__ void lane_switch_fixed(float* a, int n) {
    stepped(a, n, [] { return blockIdx.x; });
}

// A row of a sparse matrix for each lane: lanes wait for the longest row; fixed: a warp a row.
extern "C" __global__ void sparse_rows(const int* __restrict__ starts, const int* __restrict__ columns,
                                       const float* __restrict__ values, const float* __restrict__ x, float* __restrict__ y, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0.0f;
    for (int j = starts[row]; j < starts[row + 1]; ++j) sum += values[j] * x[columns[j]];  // fault
    y[row] = sum;
}

extern "C" __global__ void __launch_bounds__(32) sparse_rows_fixed(const int* __restrict__ starts, const int* __restrict__ columns,
                                       const float* __restrict__ values, const float* __restrict__ x, float* __restrict__ y, int rows) {
    int row = blockIdx.x, last = starts[row + 1];
    float sum = 0.0f;
    for (int first = starts[row]; first < last; first += 32) {
        int j = first + threadIdx.x;
        if (j < last) sum += values[j] * x[columns[j]];
    }
    for (int step = 16; step > 0; step /= 2) sum += lane_down(sum, step);
    if (threadIdx.x == 0) y[row] = sum;
}

// Iteration until each lane's own value has converged; fixed: a number of rounds that all share.
extern "C" __global__ void converge(float* a) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float c = a[t], x = c, last;
    do {
        last = x;
        x = 0.5f * (x + __fdividef(c, x));
    } while (fmaxf(x - last, last - x) > 1e-6f * x);  // fault
    a[t] = x;
}

extern "C" __global__ void converge_fixed(float* a, int rounds) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float c = a[t], x = c;
    for (int k = 0; k < rounds; ++k) x = 0.5f * (x + __fdividef(c, x));
    a[t] = x;
}

// One lane does the work of the block while the others wait; fixed: all lanes take part.
extern "C" __global__ void __launch_bounds__(256) leader(const float* __restrict__ in, float* __restrict__ out, int n) {
    if (threadIdx.x == 0) {  // fault
        float sum = 0.0f;
        for (int i = 0; i < n; ++i) sum += in[i] * in[i];  // fault
        out[blockIdx.x] = sum;
    }
}

extern "C" __global__ void __launch_bounds__(256) leader_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int i = threadIdx.x; i < n; i += 256) sum += in[i] * in[i];
    atomicAdd(&out[blockIdx.x * 256 + threadIdx.x], sum);
}
