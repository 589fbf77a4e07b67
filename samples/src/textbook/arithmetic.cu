// Types, conversions, divisions, special functions and integer widths.
#include "gpu.h"

// A constant without f: the float is widened, computed with, and narrowed.
extern "C" __global__ void degrees(const float* __restrict__ in, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] * 57.295779513 + 0.1;  // fault
}

extern "C" __global__ void degrees_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] * 57.295779513f + 0.1f;
}

// The square root of a double where a float goes in and comes out.
extern "C" __global__ void lengths(const float* __restrict__ x, const float* __restrict__ y, float* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = sqrt((double)x[i] * x[i] + (double)y[i] * y[i]) * 0.3;  // fault
}

extern "C" __global__ void lengths_fixed(const float* __restrict__ x, const float* __restrict__ y, float* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = __fdividef(0.3f, rsqrtf(x[i] * x[i] + y[i] * y[i]));
}

// A sum of floats kept in float64.
extern "C" __global__ void wide_sum(const float* __restrict__ in, float* __restrict__ out, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += in[i * 256 + threadIdx.x];  // fault
    out[threadIdx.x] = sum;  // fault
}

extern "C" __global__ void wide_sum_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0, rest = 0;
    for (int i = 0; i < n; ++i) {
        float value = in[i * 256 + threadIdx.x] - rest, next = sum + value;
        rest = (next - sum) - value;
        sum = next;
    }
    out[threadIdx.x] = sum;
}

// The loop's counter becomes a float in every iteration, and the sum an int and a float again; fixed: floats all the way.
extern "C" __global__ void ramps(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) sum = (float)(int)(sum + in[threadIdx.x] * (float)i);  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void ramps_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f, x = in[threadIdx.x], step = 0.0f;
    for (int i = 0; i < n; ++i) {
        sum += step;
        step += x;
    }
    out[threadIdx.x] = sum;
}

// An exact division by what stays the same; fixed: a product with its reciprocal.
extern "C" __global__ void normalize(const float* __restrict__ in, float* __restrict__ out, const float* __restrict__ norm, int n) {
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] / norm[threadIdx.x];  // fault
}

extern "C" __global__ void normalize_fixed(const float* __restrict__ in, float* __restrict__ out, const float* __restrict__ norm, int n) {
    float inverse = 1.0f / norm[threadIdx.x];
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] * inverse;
}

// An exact division of two values that change; fixed: the fast one.
extern "C" __global__ void ratios(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = a[i] / b[i];  // fault
}

extern "C" __global__ void ratios_fixed(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = __fdividef(a[i], b[i]);
}

// One over an exact square root, in the innermost loop of an n-body sum; fixed: the reciprocal square root.
extern "C" __global__ void potential(const float4* __restrict__ bodies, float* __restrict__ out, int n) {
    float4 me = bodies[threadIdx.x];
    float sum = 0.0f;
#pragma unroll 1
    for (int i = 0; i < n; ++i) {
        float4 p = bodies[i];
        float dx = p.x - me.x, dy = p.y - me.y, dz = p.z - me.z;
        sum += p.w / sqrtf(dx * dx + dy * dy + dz * dz + 0.01f);  // fault
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void potential_fixed(const float4* __restrict__ bodies, float* __restrict__ out, int n) {
    float4 me = bodies[threadIdx.x];
    float sum = 0.0f;
#pragma unroll 1
    for (int i = 0; i < n; ++i) {
        float4 p = bodies[i];
        float dx = p.x - me.x, dy = p.y - me.y, dz = p.z - me.z;
        sum += p.w * rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
    }
    out[threadIdx.x] = sum;
}

// A division in double precision, in a loop; fixed: by the reciprocal, once.
extern "C" __global__ void double_ratios(const double* __restrict__ a, double* __restrict__ out, double b, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = a[i] / (b + threadIdx.x);  // fault
}

extern "C" __global__ void double_ratios_fixed(const double* __restrict__ a, double* __restrict__ out, double b, int n) {
    double inverse = 1.0 / (b + threadIdx.x);
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = a[i] * inverse;
}

// The logarithm and exponential with all bits right, in a loop; fixed: the fast ones.
extern "C" __global__ void softplus(const float* __restrict__ in, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = logf(1.0f + expf(in[i]));  // fault
}

extern "C" __global__ void softplus_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = __logf(1.0f + __expf(in[i]));
}

// Integer division by a run-time value in a loop; fixed: the quotient is counted.
extern "C" __global__ void rows_of(const float* __restrict__ in, float* __restrict__ out, int width, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] * (i / width);  // fault
}

extern "C" __global__ void rows_of_fixed(const float* __restrict__ in, float* __restrict__ out, int width, int n) {
    int row = 0, column = threadIdx.x;
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) {
        out[i] = in[i] * row;
        column += 256;
        if (column >= width) column -= width, ++row;
    }
}

// A remainder by a run-time value in a loop; fixed: by a power of two.
extern "C" __global__ void wrapped(const float* __restrict__ in, float* __restrict__ out, unsigned period, int n) {
#pragma unroll 1
    for (unsigned i = threadIdx.x; i < n; i += 256) out[i] = in[i % period];  // fault
}

extern "C" __global__ void wrapped_fixed(const float* __restrict__ in, float* __restrict__ out, unsigned mask, int n) {
#pragma unroll 1
    for (unsigned i = threadIdx.x; i < n; i += 256) out[i] = in[i & mask];
}

// Euclid's algorithm: a remainder by what changes in every round; fixed: by shifts and differences.
extern "C" __global__ void common_divisor(const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    unsigned i = blockIdx.x * 256 + threadIdx.x, a = in[i], b = in[0];
#pragma unroll 1
    while (b != 0) {
        unsigned rest = a % b;  // fault
        a = b;
        b = rest;
    }
    out[i] = a;
}

extern "C" __global__ void common_divisor_fixed(const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    unsigned i = blockIdx.x * 256 + threadIdx.x, a = in[i] | 1, b = in[0] | 1;
#pragma unroll 1
    while (a != b) {
        unsigned larger = a > b ? a : b, smaller = a > b ? b : a;
        a = smaller;
        b = (larger - smaller) >> 1;
        b |= 1;
    }
    out[i] = a;
}

// Places from one number by division outside of any loop, as most elementwise kernels have it; fixed: a grid of two dimensions.
extern "C" __global__ void unravel(const float* __restrict__ in, float* __restrict__ out, int width, int height) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = i % width, y = i / width % height, z = i / width / height;  // fault
    out[i] = in[(z * height + y) * width + x] * (x + y + z);
}

extern "C" __global__ void unravel_fixed(const float* __restrict__ in, float* __restrict__ out, int width, int height) {
    int x = threadIdx.x, y = blockIdx.x, z = blockIdx.y, i = (z * height + y) * width + x;
    out[i] = in[i] * (x + y + z);
}

// A division of 64 bits in a loop; fixed: of 32.
extern "C" __global__ void hashed(const long long* __restrict__ in, long long* __restrict__ out, long long buckets, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = in[i] % buckets;  // fault
}

extern "C" __global__ void hashed_fixed(const unsigned* __restrict__ in, unsigned* __restrict__ out, unsigned buckets, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = ((unsigned long long)in[i] * buckets) >> 32;
}

// Products of 64 bits for places in a loop; fixed: 32 bits suffice.
extern "C" __global__ void gather_rows(const float* __restrict__ in, const long long* __restrict__ rows, float* __restrict__ out,
                                       long long width, int n) {
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) sum += in[rows[i] * width + threadIdx.x];  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void gather_rows_fixed(const float* __restrict__ in, const int* __restrict__ rows, float* __restrict__ out,
                                       int width, int n) {
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) sum += in[rows[i] * width + (int)threadIdx.x];
    out[threadIdx.x] = sum;
}

// Halves one at a time; fixed: two at a time.
extern "C" __global__ void half_axpy(const half* __restrict__ x, half* __restrict__ y, half a, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) y[i] = __hfma(a, x[i], y[i]);  // fault
}

extern "C" __global__ void half_axpy_fixed(const half2* __restrict__ x, half2* __restrict__ y, half2 a, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) y[i] = __hfma2(a, x[i], y[i]);
}

// A polynomial of halves in registers, one at a time.
extern "C" __global__ void half_powers(const half* __restrict__ in, half* __restrict__ out, int n) {
    half a = in[threadIdx.x], b = in[threadIdx.x + 256], c = in[threadIdx.x + 512];
    for (int k = 0; k < n; ++k) {
        a = __hfma(a, c, a);  // fault
        b = __hfma(b, c, b);  // fault
    }
    out[threadIdx.x] = a;
    out[threadIdx.x + 256] = b;
}

extern "C" __global__ void half_powers_fixed(const half2* __restrict__ in, half2* __restrict__ out, int n) {
    half2 a = in[threadIdx.x], c = in[threadIdx.x + 256];
    for (int k = 0; k < n; ++k) a = __hfma2(a, c, a);
    out[threadIdx.x] = a;
}

// The dot product of bytes by single multiply-adds; fixed: four at once.
extern "C" __global__ void byte_dot(const unsigned* __restrict__ a, const unsigned* __restrict__ b, int* __restrict__ out, int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        unsigned x = a[i * 256 + threadIdx.x], y = b[i * 256 + threadIdx.x];
        for (int k = 0; k < 32; k += 8) sum += (int)(signed char)(x >> k) * (int)(signed char)(y >> k);  // fault
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void byte_dot_fixed(const unsigned* __restrict__ a, const unsigned* __restrict__ b, int* __restrict__ out, int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) {
#ifdef __gfx1100__
        sum = __builtin_amdgcn_sudot4(true, a[i * 256 + threadIdx.x], true, b[i * 256 + threadIdx.x], sum, false);
#elif defined(__HIP__)
        sum = __builtin_amdgcn_sdot4(a[i * 256 + threadIdx.x], b[i * 256 + threadIdx.x], sum, false);
#else
        sum = __dp4a((int)a[i * 256 + threadIdx.x], (int)b[i * 256 + threadIdx.x], sum);
#endif
    }
    out[threadIdx.x] = sum;
}

// A short loop of constant length that is kept a loop; fixed: unrolled.
extern "C" __global__ void short_filter(const float* __restrict__ in, const float* __restrict__ weights, float* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
#pragma unroll 1
    for (int k = 0; k < 4; ++k) sum += in[i + k * 32] * weights[k];  // fault
    out[i] = sum;
}

extern "C" __global__ void short_filter_fixed(const float* __restrict__ in, const float* __restrict__ weights, float* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
#pragma unroll
    for (int k = 0; k < 4; ++k) sum += in[i + k * 32] * weights[k];
    out[i] = sum;
}

#ifndef __HIP__
// The slow path of the sine for large arguments; fixed: the fast sine.
extern "C" __global__ void waves(const float* __restrict__ in, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = sinf(in[i]);  // fault
}

extern "C" __global__ void waves_fixed(const float* __restrict__ in, float* __restrict__ out, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = __sinf(in[i]);
}

// A tangent and a cosine outside of a loop.
extern "C" __global__ void angles(float* a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = cosf(a[i]) + tanf(a[i]);  // fault
}

extern "C" __global__ void angles_fixed(float* a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = __cosf(a[i]) + __tanf(a[i]);
}

// A power with all bits right where a product would do.
extern "C" __global__ void gamma_curve(const float* __restrict__ in, float* __restrict__ out, float e, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = powf(in[i], e);  // fault
}

extern "C" __global__ void gamma_curve_fixed(const float* __restrict__ in, float* __restrict__ out, float e, int n) {
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) out[i] = __powf(in[i], e);
}
#endif
