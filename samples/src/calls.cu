// Divergent control flow and calls: functions kept out of line, a call through a pointer, a switch, printf, assert and a trap.
#include <cassert>
#include <cstdio>

struct Ray { float x, y, z, length; };

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
        case 3: ray.length = sqrtf(ray.length); break;
        case 7: ray.length = sinf(ray.length); break;
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
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    assert(kind[i] >= 0);
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
        if (isnan(value)) break;
    }
    if (isnan(value)) printf("element %d is not a number (%f)\n", i, value);
    output[i] = value + ray.y * ray.z;
}

extern "C" __global__ void collatz(const unsigned* __restrict__ start, unsigned* __restrict__ steps, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long value = start[i];
    unsigned count = 0;
    while (value != 1) {
        if (value == 0) __trap();
        value = value % 2 == 0 ? value / 2 : 3 * value + 1;
        if (++count > 10000) goto given_up;
    }
    steps[i] = count;
    return;
given_up:
    steps[i] = ~0u;
}
