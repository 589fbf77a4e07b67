// Divergent control flow and calls: functions kept out of line, a call through a pointer, a switch, an assertion and a trap.
#include "gpu.h"

struct Ray { float x, y, z, length; };

extern "C" __device__ __noinline__ void report_failure(const char* message, int element) { __builtin_printf(message, element); }

__device__ __noinline__ float polynomial(float x, const float* coefficients, int degree) {
    float value = 0.0f;
    for (int i = degree; i >= 0; --i) value = value * x + coefficients[i];
    return value;
}

__device__ __noinline__ Ray reflect(Ray ray, int axis) {
    switch (axis) {
        case 0: ray.x = -ray.x; break;
        case 1: ray.y = -ray.y; break;
        case 2: ray.z = -ray.z; break;
        case 3: ray.length = __builtin_sqrtf(ray.length); break;
        case 7: ray.length = __builtin_amdgcn_sinf(ray.length); break;
        default: ray.length *= 0.5f;
    }
    return ray;
}

__device__ __noinline__ float twice(float x) { return x + x; }
__device__ __noinline__ float square(float x) { return x * x; }
__device__ __noinline__ float cube(float x) { return x * x * x; }
__device__ float (*const operations[])(float) = {twice, square, cube};

extern "C" __global__ void calls(const Ray* __restrict__ rays, const float* __restrict__ coefficients, const int* __restrict__ kind,
                                 float* __restrict__ output, int n) {
    int i = block_index() * block_size() + thread_index();
    if (i >= n) return;
    if (kind[i] < 0) {
        report_failure("kind of element %d is negative\n", i);
        __builtin_trap();
    }
    Ray ray = reflect(rays[i], kind[i]);
    float value = ray.length;
    while (value > 1.0f) {
        if (kind[i] & 1) {
            value = polynomial(value * 0.25f, coefficients, kind[i] & 7);
        } else if (kind[i] & 2) {
            value = operations[kind[i] % 3](value) * 0.125f;
        } else {
            ray = reflect(ray, (kind[i] + 1) % 4);
            value = value * 0.5f + ray.x;
        }
        if (__builtin_isnan(value)) break;
    }
    output[i] = value + ray.y * ray.z;
}

extern "C" __global__ void collatz(const unsigned* __restrict__ start, unsigned* __restrict__ steps, int n) {
    int i = block_index() * block_size() + thread_index();
    if (i >= n) return;
    unsigned long value = start[i];
    unsigned count = 0;
    while (value != 1) {
        if (value == 0) __builtin_trap();
        value = value % 2 == 0 ? value / 2 : 3 * value + 1;
        if (++count > 10000) break;
    }
    steps[i] = value == 1 ? count : ~0u;
}
