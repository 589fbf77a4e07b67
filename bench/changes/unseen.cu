// Kernels of the pairs that no rule of causes was ever made on: each changes with SET, see the table.
#include "words.h"

#ifdef STENCIL  // barriers: the loop gets a second one
KERNEL k(const float* in, float* out, int rows) {
    __shared__ float line[258];
    for (int row = 0; row < rows; ++row) {
        line[thread_index() + 1] = in[row * 256 + thread_index()];
        block_barrier();
        out[row * 256 + thread_index()] = 0.25f * line[thread_index()] + 0.5f * line[thread_index() + 1] + 0.25f * line[thread_index() + 2];
        if (SET) block_barrier();
    }
}
#endif

#ifdef HISTOGRAM  // atomics: one a thread, or one an element
KERNEL k(const int* in, int* bins, int n) {
    int found = 0;
    for (int i = thread_index(); i < n; i += 256) {
        if (SET) add_atomically(bins + (in[i] & 7), 1);
        else found += in[i] & 7;
    }
    if (!SET) bins[thread_index()] = found;
}
#endif

#ifdef HORNER  // calls: the polynomial is inlined, or not
#if SET
__attribute__((noinline))
#endif
__device__ float horner(float x, const float* c) {
    float sum = c[0];
    for (int i = 1; i < 6; ++i) sum = multiply_add(sum, x, c[i]);
    return sum;
}
KERNEL k(const float* in, const float* c, float* out) {
    int i = block_index() * 256 + thread_index();
    out[i] = horner(in[i], c) - horner(in[i] * 2.0f, c);
}
#endif

#ifdef AXPY  // unrolling: by 1, or by SET
KERNEL k(const float* x, float* y, float a, int n) {
#if SET
#pragma unroll ROUNDS
#else
#pragma unroll 1
#endif
    for (int i = 0; i < n; ++i) y[i * 256 + thread_index()] = multiply_add(a, x[i * 256 + thread_index()], y[i * 256 + thread_index()]);
}
#endif

#ifdef WIDE  // registers: as many as it likes, or at most SET
#if SET
#define LIMITED CAP(SET)
#else
#define LIMITED
#endif
extern "C" __global__ LIMITED void k(const float* in, float* out, int rounds) {
    float x[48];
#pragma unroll
    for (int i = 0; i < 48; ++i) x[i] = in[thread_index() + i * 256];
    for (int round = 0; round < rounds; ++round) {
#pragma unroll
        for (int i = 0; i < 48; ++i) x[i] = multiply_add(x[(i + 17) % 48], x[(i + 29) % 48], x[i]);
    }
#pragma unroll
    for (int i = 0; i < 48; ++i) out[thread_index() + i * 256] = x[i];
}
#endif

#ifdef SCALE  // launch bounds: 128 threads, or 512
extern "C" __global__ BOUNDS(SET ? 512 : 128) void k(const float* in, float* out, float a) {
    int i = block_index() * 128 + thread_index();
    out[i] = in[i] * a + 1.0f;
}
#endif

#ifdef PREFIX  // the level of optimisation, or the compiler
KERNEL k(const float* in, float* out, int n) {
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) {
        sum += in[i * 256 + thread_index()];
        out[i * 256 + thread_index()] = sum;
    }
}
#endif

#ifdef SORTED  // private arrays: two values in registers, or eight that are indexed at run time
KERNEL k(const int* order, const float* in, float* out) {
#if SET
    float kept[8];
    for (int i = 0; i < 8; ++i) kept[i] = in[i * 256 + thread_index()];
    out[thread_index()] = kept[order[thread_index()] & 7];
#else
    float a = in[thread_index()], b = in[256 + thread_index()];
    out[thread_index()] = order[thread_index()] & 1 ? a : b;
#endif
}
#endif

#ifdef COPY  // waits: asynchronous copies are one ahead, or waited for at once
KERNEL k(const float4* in, float* out, int n) {
#ifndef __HIP__
    __shared__ float4 part[2][256];
    unsigned at = (unsigned)__cvta_generic_to_shared(&part[0][thread_index()]);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n cp.async.commit_group;" ::"r"(at), "l"(in + thread_index()));
    for (int i = 1; i < n; ++i) {
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n cp.async.commit_group;" ::"r"(at + (i & 1) * 4096), "l"(in + i * 256 + thread_index()));
        if (SET) asm volatile("cp.async.wait_group 0;");
        else asm volatile("cp.async.wait_group 1;");
        out[i * 256 + thread_index()] = part[(i & 1) ^ 1][thread_index()].x;
    }
#else
    for (int i = 0; i < n; ++i) {
        float one = in[i * 512 + thread_index()].x, other = in[i * 512 + 256 + thread_index()].y;
        if (SET) __builtin_amdgcn_s_waitcnt(0);
        out[i * 256 + thread_index()] = one * other;
        if (SET) __builtin_amdgcn_s_waitcnt(0);
    }
#endif
}
#endif

#ifdef SOFTENED  // other arithmetic: nothing of what causes know
KERNEL k(const float* in, float* out) {
    int i = block_index() * 256 + thread_index();
    float x = in[i];
    out[i] = SET ? x * x * 0.5f - x + 3.0f : x * 0.5f;
}
#endif
