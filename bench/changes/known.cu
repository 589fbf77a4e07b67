// Kernels of the pairs that the rules of causes are made on: each changes with SET, see the table.
#include "words.h"

#ifdef TRANSPOSE  // padding: a tile of 32 rows of SET floats
KERNEL k(const float* in, float* out, int width) {
    __shared__ float tile[32][SET];
    int x = thread_index() & 31, y = thread_index() >> 5;
    for (int i = 0; i < 32; i += 8) tile[y + i][x] = in[(y + i) * width + x];
    block_barrier();
    for (int i = 0; i < 32; i += 8) out[(y + i) * width + x] = tile[x][y + i];
}
#endif

#ifdef REDUCE  // barriers: the last five rounds inside of a wave, or through shared memory
KERNEL k(const float* in, float* out) {
    __shared__ float sums[256];
    int t = thread_index();
    sums[t] = in[block_index() * 256 + t];
    block_barrier();
#pragma unroll
    for (int half = 128; half >= (SET ? 1 : 32); half >>= 1) {
        if (t < half) sums[t] += sums[t + half];
        block_barrier();
    }
    if (t < 32) {
        float sum = sums[t];
        if (!SET) for (int mask = 16; mask > 0; mask >>= 1) sum += shuffle_xor(sum, mask);
        if (t == 0) out[block_index()] = sum;
    }
}
#endif

#ifdef SUM  // atomics: a float is added, or stored
KERNEL k(const float* in, float* out) {
    int i = block_index() * 256 + thread_index();
    if (SET) add_atomically(out + (i & 63), in[i]);
    else out[i & 63] = in[i];
}
#endif

#ifdef NORM  // calls: two functions are inlined, or the second is called
__device__ __attribute__((noinline)) float far(float x, float y) { return x * x / (y + 1.0f); }
__device__ inline float near(float x, float y) { return x * x / (y + 1.0f); }
KERNEL k(const float* in, float* out, int n) {
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) sum += SET ? far(in[i], sum) : near(in[i], sum);
    out[thread_index()] = sum;
}
#endif

#ifdef DOT  // unrolling: by 1, or by SET
KERNEL k(const float* x, const float* y, float* out, int n) {
    float sum = 0.0f;
#if SET
#pragma unroll ROUNDS
#else
#pragma unroll 1
#endif
    for (int i = 0; i < n; ++i) sum = multiply_add(x[i * 256 + thread_index()], y[i * 256 + thread_index()], sum);
    out[thread_index()] = sum;
}
#endif

#ifdef GATHER  // unrolling: a loop of 16 rounds, or none
KERNEL k(const int* order, const float* in, float* out) {
    float sum = 0.0f;
#if SET
#pragma unroll
#else
#pragma unroll 1
#endif
    for (int i = 0; i < 16; ++i) sum += in[order[i * 256 + thread_index()]];
    out[thread_index()] = sum;
}
#endif

#ifdef MANY  // registers: as many as it likes, or at most SET
#if SET
#define LIMITED CAP(SET)
#else
#define LIMITED
#endif
extern "C" __global__ LIMITED void k(const float* in, float* out) {
    float x[64];
#pragma unroll
    for (int i = 0; i < 64; ++i) x[i] = in[thread_index() + i * 64];
    block_barrier();
#pragma unroll
    for (int i = 0; i < 64; ++i) out[thread_index() + i * 64] = x[i] * x[63 - i] + x[(i * 7) & 63];
}
#endif

#ifdef ADD  // launch bounds
#if SET
#define HELD BOUNDS(SET)
#else
#define HELD
#endif
extern "C" __global__ HELD void k(const float* a, const float* b, float* out) {
    int i = block_index() * 256 + thread_index();
    out[i] = a[i] + b[i];
}
#endif

#ifdef POWERS  // the level of optimisation, or the compiler
KERNEL k(const float* in, float* out) {
    float x = in[thread_index()], sum = 0.0f;
    for (int i = 0; i < 5; ++i) {
        sum += x;
        x *= x;
    }
    out[thread_index()] = sum;
}
#endif

#ifdef TABLE  // private arrays: none, or one of SET floats
KERNEL k(const int* order, const float* in, float* out, int n) {
    float sum = 0.0f;
#if SET
    float table[SET];
    for (int i = 0; i < SET; ++i) table[i] = in[i * 256 + thread_index()];
    for (int i = 0; i < n; ++i) sum += table[order[i] & (SET - 1)];
#else
    for (int i = 0; i < n; ++i) sum += in[order[i] * 256 + thread_index()];
#endif
    out[thread_index()] = sum;
}
#endif

#ifdef STAGED  // shared arrays: a tile of SET floats
KERNEL k(const float* in, float* out, int n) {
    __shared__ float tile[SET];
    for (int i = 0; i < SET; i += 256) tile[i + thread_index()] = in[i + thread_index()];
    block_barrier();
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) sum += tile[(i * 33 + thread_index()) & (SET - 1)];
    out[thread_index()] = sum;
}
#endif

#ifdef PIPELINE  // waits: asynchronous copies in two groups, each waited for, or in one
KERNEL k(const float4* in, float* out) {
#ifndef __HIP__
    __shared__ float4 part[2][256];
    unsigned at = (unsigned)__cvta_generic_to_shared(&part[0][thread_index()]);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n cp.async.commit_group;" ::"r"(at), "l"(in + thread_index()));
    if (SET) asm volatile("cp.async.wait_group 0;");
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n cp.async.commit_group;" ::"r"(at + 4096), "l"(in + 256 + thread_index()));
    asm volatile("cp.async.wait_group 0;");
    out[thread_index()] = part[0][thread_index()].x + part[1][thread_index()].y;
#else
    float sum = 0.0f;
    for (int i = 0; i < 4; ++i) {
        sum += in[i * 256 + thread_index()].x;
        if (SET) __builtin_amdgcn_s_waitcnt(0);
    }
    out[thread_index()] = sum;
#endif
}
#endif

#ifdef DOUBLED  // other arithmetic: double precision
KERNEL k(const float* in, float* out) {
    int i = block_index() * 256 + thread_index();
#if SET
    double x = in[i];
    out[i] = (float)(x * 1.1 + x * x);
#else
    float x = in[i];
    out[i] = x * 1.1f + x * x;
#endif
}
#endif
