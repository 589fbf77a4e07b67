// Accesses narrower than they could be, and wide ones.
#include "gpu.h"

// Four floats of a pixel one by one; fixed: as a float4.
struct Pixel {
    float r, g, b, a;
};

extern "C" __global__ void brighten(const Pixel* __restrict__ in, Pixel* __restrict__ out, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i].r = in[i].r * factor;  // fault
    out[i].g = in[i].g * factor;  // fault
    out[i].b = in[i].b * factor;  // fault
    out[i].a = in[i].a * factor;  // fault
}

extern "C" __global__ void brighten_fixed(const float4* __restrict__ in, float4* __restrict__ out, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 p = in[i];
    out[i] = make_float4(p.x * factor, p.y * factor, p.z * factor, p.w * factor);
}

// Two doubles of a complex number one by one.
extern "C" __global__ void conjugate(double* z, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double re = z[2 * i], im = z[2 * i + 1];  // fault
    z[2 * i] = re * 2.0;  // fault
    z[2 * i + 1] = im * -2.0;  // fault
}

extern "C" __global__ void conjugate_fixed(double2* z, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double2 v = z[i];
    v.x *= 2.0;
    v.y *= -2.0;
    z[i] = v;
}

// Bytes one by one in a loop; fixed: sixteen at once.
extern "C" __global__ void invert_bytes(const unsigned char* __restrict__ in, unsigned char* __restrict__ out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = ~in[i];  // fault
}

extern "C" __global__ void invert_bytes_fixed(const uint4* __restrict__ in, uint4* __restrict__ out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        uint4 v = in[i];
        v.x = ~v.x, v.y = ~v.y, v.z = ~v.z, v.w = ~v.w;
        out[i] = v;
    }
}

// Halves one by one in a loop; fixed: eight at once.
extern "C" __global__ void sum_halves(const half* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) sum += __half2float(in[i]);  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void sum_halves_fixed(const uint4* __restrict__ in, float* __restrict__ out, int n) {
    float sum = 0.0f;
#pragma unroll 1
    for (int i = threadIdx.x; i < n; i += 256) {
        uint4 v = in[i];
        half2 parts[4];
        __builtin_memcpy(parts, &v, 16);
        for (int k = 0; k < 4; ++k) sum += __half2float(parts[k].x) + __half2float(parts[k].y);
    }
    out[threadIdx.x] = sum;
}

// A packed record: its integers lie at odd places, so they are read byte by byte; fixed: the record is aligned.
struct __attribute__((packed)) Record {
    unsigned char tag;
    unsigned value;
};
struct alignas(8) AlignedRecord {
    unsigned tag;
    unsigned value;
};

extern "C" __global__ void sum_records(const Record* __restrict__ in, unsigned* __restrict__ out, int n) {
    unsigned sum = 0;
    for (int i = threadIdx.x; i < n; i += 256) sum += in[i].value;  // fault
    out[threadIdx.x] = sum;
}

extern "C" __global__ void sum_records_fixed(const AlignedRecord* __restrict__ in, unsigned* __restrict__ out, int n) {
    unsigned sum = 0;
    for (int i = threadIdx.x; i < n; i += 256) sum += in[i].value + in[i].tag;
    out[threadIdx.x] = sum;
}
