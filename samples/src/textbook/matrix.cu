// Products of matrices: without the matrix units, and on NVIDIA's matrix units with what keeps them waiting.
#include "gpu.h"

// Halves converted to float first, as nearly everyone writes it; fixed (NVIDIA): on the matrix units.
extern "C" __global__ void half_product(const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c, int n) {
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += __half2float(a[row * n + k]) * __half2float(b[k * n + column]);  // fault
    c[row * n + column] = sum;
}

// The same through shared memory.
extern "C" __global__ void half_product_tiled(const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c, int n) {
    __shared__ half as[16][16], bs[16][16];
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
    float sum = 0.0f;
    for (int k = 0; k < n; k += 16) {
        as[y][x] = a[row * n + k + x];
        bs[y][x] = b[(k + y) * n + column];
        __syncthreads();
        for (int j = 0; j < 16; ++j) sum += __half2float(as[y][j]) * __half2float(bs[j][x]);  // fault
        __syncthreads();
    }
    c[row * n + column] = sum;
}

// The same with sums of halves.
extern "C" __global__ void half_sums(const half* __restrict__ a, const half* __restrict__ b, half* __restrict__ c, int n) {
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    half sum = __float2half(0.0f);
    for (int k = 0; k < n; ++k) sum = __hfma(a[row * n + k], b[k * n + column], sum);  // fault
    c[row * n + column] = sum;
}

#ifndef __HIP__
#include <cuda_bf16.h>
#include <mma.h>
using namespace nvcuda;
typedef wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> PartA;
typedef wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> PartB;
typedef wmma::fragment<wmma::accumulator, 16, 16, 16, float> Sums;

// The same product on the matrix units: a warp has four by two tiles, the next parts are loaded while it computes.
extern "C" __global__ void __launch_bounds__(32)
half_product_fixed(const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c, int n) {
    Sums sum[2][2];
    PartA pa[2], next_a[2];
    PartB pb[2], next_b[2];
    int row = blockIdx.y * 32, column = blockIdx.x * 32;
    for (int i = 0; i < 2; ++i) {
        for (int j = 0; j < 2; ++j) wmma::fill_fragment(sum[i][j], 0.0f);
        wmma::load_matrix_sync(pa[i], a + (row + i * 16) * n, n);
        wmma::load_matrix_sync(pb[i], b + column + i * 16, n);
    }
#pragma unroll 1
    for (int k = 16; k < n; k += 16) {
        for (int i = 0; i < 2; ++i) {
            wmma::load_matrix_sync(next_a[i], a + (row + i * 16) * n + k, n);
            wmma::load_matrix_sync(next_b[i], b + k * n + column + i * 16, n);
        }
        for (int i = 0; i < 2; ++i)
            for (int j = 0; j < 2; ++j) wmma::mma_sync(sum[i][j], pa[i], pb[j], sum[i][j]);
        for (int i = 0; i < 2; ++i) pa[i] = next_a[i], pb[i] = next_b[i];
    }
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            wmma::store_matrix_sync(c + (row + i * 16) * n + column + j * 16, sum[i][j], n, wmma::mem_row_major);
}

// One tile a warp, its parts from global memory in every step: the units wait; fixed: half_product_fixed.
extern "C" __global__ void __launch_bounds__(32)
starved(const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c, int n) {
    Sums sum;
    PartA pa;
    PartB pb;
    wmma::fill_fragment(sum, 0.0f);
    int row = blockIdx.y * 16, column = blockIdx.x * 16;
#pragma unroll 1
    for (int k = 0; k < n; k += 16) {
        wmma::load_matrix_sync(pa, a + row * n + k, n);  // fault
        wmma::load_matrix_sync(pb, b + k * n + column, n);  // fault
        wmma::mma_sync(sum, pa, pb, sum);  // fault
    }
    wmma::store_matrix_sync(c + row * n + column, sum, n, wmma::mem_row_major);
}

// Load a tile, wait, multiply, wait: nothing is loaded ahead; fixed: two tiles in turn.
__device__ inline void mma_16816(float (&d)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

__device__ inline void multiply(float (&sum)[8][4], const uint4* tile) {
    unsigned a[4], b[2];
    uint4 part = tile[threadIdx.x & 31];
    a[0] = part.x, a[1] = part.y, a[2] = part.z, a[3] = part.w;
#pragma unroll
    for (int j = 0; j < 8; ++j) {
        const uint2* rest = (const uint2*)(tile + 32) + j * 32 + (threadIdx.x & 31);
        b[0] = rest->x, b[1] = rest->y;
        mma_16816(sum[j], a, b);
    }
}

extern "C" __global__ void __launch_bounds__(128) single_buffer(const uint4* __restrict__ in, float4* __restrict__ out, int n) {
    __shared__ uint4 tile[256];
    float sum[8][4] = {};
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
        tile[threadIdx.x] = in[k * 256 + threadIdx.x];  // fault
        tile[threadIdx.x + 128] = in[k * 256 + threadIdx.x + 128];  // fault
        __syncthreads();  // fault
        multiply(sum, tile);
        __syncthreads();
    }
    for (int j = 0; j < 8; ++j) out[j * 128 + threadIdx.x] = make_float4(sum[j][0], sum[j][1], sum[j][2], sum[j][3]);
}

extern "C" __global__ void __launch_bounds__(128) single_buffer_fixed(const uint4* __restrict__ in, float4* __restrict__ out, int n) {
    __shared__ uint4 tile[2][256];
    float sum[8][4] = {};
    tile[0][threadIdx.x] = in[threadIdx.x];
    tile[0][threadIdx.x + 128] = in[threadIdx.x + 128];
    __syncthreads();
#pragma unroll 1
    for (int k = 1; k <= n; ++k) {
        uint4 first = in[k * 256 + threadIdx.x], second = in[k * 256 + threadIdx.x + 128];
        multiply(sum, tile[(k + 1) & 1]);
        tile[k & 1][threadIdx.x] = first;
        tile[k & 1][threadIdx.x + 128] = second;
        __syncthreads();
    }
    for (int j = 0; j < 8; ++j) out[j * 128 + threadIdx.x] = make_float4(sum[j][0], sum[j][1], sum[j][2], sum[j][3]);
}

// Half the depth an instruction of this GPU has; fixed: the full depth.
extern "C" __global__ void __launch_bounds__(32) half_depth(const uint4* __restrict__ in, float4* __restrict__ out, int n) {
    float d[4][4] = {};
    uint4 part = in[threadIdx.x];
#pragma unroll 1
    for (int k = 0; k < n; ++k)
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            asm volatile(
                "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"  // fault
                : "+f"(d[j][0]), "+f"(d[j][1]), "+f"(d[j][2]), "+f"(d[j][3])
                : "r"(part.x), "r"(part.y), "r"(part.z));  // fault
            asm volatile(
                "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"  // fault
                : "+f"(d[j][0]), "+f"(d[j][1]), "+f"(d[j][2]), "+f"(d[j][3])
                : "r"(part.z), "r"(part.w), "r"(part.x));  // fault
        }
    for (int j = 0; j < 4; ++j) out[j * 32 + threadIdx.x] = make_float4(d[j][0], d[j][1], d[j][2], d[j][3]);
}

extern "C" __global__ void __launch_bounds__(32) half_depth_fixed(const uint4* __restrict__ in, float4* __restrict__ out, int n) {
    float d[4][4] = {};
    uint4 part = in[threadIdx.x];
    unsigned a[4] = {part.x, part.y, part.z, part.w}, b[2] = {part.z, part.x};
#pragma unroll 1
    for (int k = 0; k < n; ++k)
#pragma unroll
        for (int j = 0; j < 4; ++j) mma_16816(d[j], a, b);
    for (int j = 0; j < 4; ++j) out[j * 32 + threadIdx.x] = make_float4(d[j][0], d[j][1], d[j][2], d[j][3]);
}

// One chain of matrix instructions: each waits for the sum of the one before; fixed: four sums.
extern "C" __global__ void __launch_bounds__(32) one_sum(const uint4* __restrict__ in, float4* __restrict__ out, int n) {
    float d[4] = {};
    uint4 part = in[threadIdx.x];
    unsigned a[4] = {part.x, part.y, part.z, part.w}, b[2] = {part.z, part.x};
#pragma unroll 1
    for (int k = 0; k < n; ++k) mma_16816(d, a, b);  // fault
    out[threadIdx.x] = make_float4(d[0], d[1], d[2], d[3]);
}

extern "C" __global__ void __launch_bounds__(32) one_sum_fixed(const uint4* __restrict__ in, float4* __restrict__ out, int n) {
    float d[4][4] = {};
    uint4 part = in[threadIdx.x];
    unsigned a[4] = {part.x, part.y, part.z, part.w}, b[2] = {part.z, part.x};
#pragma unroll 1
    for (int k = 0; k < n; k += 4)
#pragma unroll
        for (int j = 0; j < 4; ++j) mma_16816(d[j], a, b);
    for (int j = 0; j < 4; ++j) out[j * 32 + threadIdx.x] = make_float4(d[j][0], d[j][1], d[j][2], d[j][3]);
}

// bfloat16 converted to float first.
extern "C" __global__ void bfloat_product(const __nv_bfloat16* __restrict__ a, const __nv_bfloat16* __restrict__ b,
                                          float* __restrict__ c, int n) {
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) sum += __bfloat162float(a[row * n + k]) * __bfloat162float(b[k * n + column]);  // fault
    c[row * n + column] = sum;
}

// Copies past the registers: one that is waited for at once, and two in turn.
__device__ inline void copy_16(void* to, const void* from) {
    unsigned at = (unsigned)__cvta_generic_to_shared(to);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at), "l"(from));
}

extern "C" __global__ void __launch_bounds__(128) copy_and_wait(const float4* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float4 tile[128];
    float sum = 0.0f;
    for (int k = 0; k < n; ++k) {
        copy_16(&tile[threadIdx.x], &in[k * 128 + threadIdx.x]);  // fault
        asm volatile("cp.async.commit_group;");  // fault
        asm volatile("cp.async.wait_group 0;");  // fault
        __syncthreads();
        float4 v = tile[threadIdx.x ^ 32];
        sum += v.x * v.y + v.z * v.w;
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(128) copy_and_wait_fixed(const float4* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float4 tile[4][128];
    float sum = 0.0f;
    for (int k = 0; k < 3; ++k) {
        copy_16(&tile[k][threadIdx.x], &in[k * 128 + threadIdx.x]);
        asm volatile("cp.async.commit_group;");
    }
    for (int k = 0; k < n; ++k) {
        asm volatile("cp.async.wait_group 2;");
        __syncthreads();
        copy_16(&tile[(k + 3) & 3][threadIdx.x], &in[(k + 3) * 128 + threadIdx.x]);
        asm volatile("cp.async.commit_group;");
        float4 v = tile[k & 3][threadIdx.x ^ 32];
        sum += v.x * v.y + v.z * v.w;
    }
    out[threadIdx.x] = sum;
}

// The next tile is on its way, but the wait is for all of them; fixed: for all but the last.
extern "C" __global__ void __launch_bounds__(128) wait_for_all(const float4* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float4 tile[2][128];
    float sum = 0.0f;
    copy_16(&tile[0][threadIdx.x], &in[threadIdx.x]);
    asm volatile("cp.async.commit_group;");
    for (int k = 0; k < n; ++k) {
        copy_16(&tile[(k + 1) & 1][threadIdx.x], &in[(k + 1) * 128 + threadIdx.x]);
        asm volatile("cp.async.commit_group;");
        asm volatile("cp.async.wait_all;");  // fault
        __syncthreads();
        float4 v = tile[k & 1][threadIdx.x ^ 32];
        sum += v.x * v.y + v.z * v.w;
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}

extern "C" __global__ void __launch_bounds__(128) wait_for_all_fixed(const float4* __restrict__ in, float* __restrict__ out, int n) {
    __shared__ float4 tile[2][128];
    float sum = 0.0f;
    copy_16(&tile[0][threadIdx.x], &in[threadIdx.x]);
    asm volatile("cp.async.commit_group;");
    for (int k = 0; k < n; ++k) {
        copy_16(&tile[(k + 1) & 1][threadIdx.x], &in[(k + 1) * 128 + threadIdx.x]);
        asm volatile("cp.async.commit_group;");
        asm volatile("cp.async.wait_group 1;");
        __syncthreads();
        float4 v = tile[k & 1][threadIdx.x ^ 32];
        sum += v.x * v.y + v.z * v.w;
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
#endif
