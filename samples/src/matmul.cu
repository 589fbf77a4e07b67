// Tiled matrix product C[M,N] = A[M,K] * B[K,N]: plain, with wmma fragments, and with mma.sync fed by cp.async and ldmatrix.
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <mma.h>

extern "C" __global__ void matmul_plain(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int m, int n, int k) {
    __shared__ float tile_a[16][17], tile_b[16][17];
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    float sum = 0.0f;
    for (int start = 0; start < k; start += 16) {
        tile_a[threadIdx.y][threadIdx.x] = row < m && start + threadIdx.x < k ? a[row * k + start + threadIdx.x] : 0.0f;
        tile_b[threadIdx.y][threadIdx.x] = column < n && start + threadIdx.y < k ? b[(start + threadIdx.y) * n + column] : 0.0f;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < 16; ++i) sum += tile_a[threadIdx.y][i] * tile_b[i][threadIdx.x];
        __syncthreads();
    }
    if (row < m && column < n) c[row * n + column] = sum;
}

extern "C" __global__ void matmul_wmma(const __half* __restrict__ a, const __half* __restrict__ b, float* __restrict__ c, int m, int n, int k) {
    using namespace nvcuda;
    int warp_row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, warp_column = blockIdx.y * blockDim.y + threadIdx.y;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> fragment_a;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::row_major> fragment_b;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.0f);
    for (int i = 0; i < k; i += 16) {
        wmma::load_matrix_sync(fragment_a, a + warp_row * 16 * k + i, k);
        wmma::load_matrix_sync(fragment_b, b + i * n + warp_column * 16, n);
        wmma::mma_sync(sum, fragment_a, fragment_b, sum);
    }
    wmma::store_matrix_sync(c + warp_row * 16 * n + warp_column * 16, sum, n, wmma::mem_row_major);
}

constexpr int kTile = 64, kDepth = 32, kPad = 8;

__device__ __forceinline__ void copy_tile(__half (*to)[kDepth + kPad], const __half* from, int stride) {
    for (int i = threadIdx.x; i < kTile * kDepth / 8; i += blockDim.x) {
        int row = i / (kDepth / 8), column = i % (kDepth / 8) * 8;
        __pipeline_memcpy_async(&to[row][column], from + row * stride + column, 16);
    }
}

__device__ __forceinline__ void load_matrix(unsigned (&to)[4], const __half* from) {
    unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(from));
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3]) : "r"(address));
}

__device__ __forceinline__ void multiply(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// B is given transposed, [N,K]; four warps, each computes 16 rows of a 64 x 64 tile, two stages in flight.
extern "C" __global__ void __launch_bounds__(128) matmul_pipelined(const __half* __restrict__ a, const __half* __restrict__ b,
                                                                   __half* __restrict__ c, int n, int k) {
    __shared__ __align__(16) __half tile_a[2][kTile][kDepth + kPad], tile_b[2][kTile][kDepth + kPad];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const __half* from_a = a + static_cast<size_t>(blockIdx.y) * kTile * k;
    const __half* from_b = b + static_cast<size_t>(blockIdx.x) * kTile * k;
    float sum[8][4] = {};
    copy_tile(tile_a[0], from_a, k);
    copy_tile(tile_b[0], from_b, k);
    __pipeline_commit();
    for (int start = 0, stage = 0; start < k; start += kDepth, stage ^= 1) {
        if (start + kDepth < k) {
            copy_tile(tile_a[stage ^ 1], from_a + start + kDepth, k);
            copy_tile(tile_b[stage ^ 1], from_b + start + kDepth, k);
        }
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
#pragma unroll
        for (int depth = 0; depth < kDepth; depth += 16) {
            unsigned fragment_a[4];
            load_matrix(fragment_a, &tile_a[stage][warp * 16 + lane % 16][depth + lane / 16 * 8]);
#pragma unroll
            for (int column = 0; column < 4; ++column) {
                unsigned fragment_b[4];
                load_matrix(fragment_b, &tile_b[stage][column * 16 + lane % 16][depth + lane / 16 * 8]);
                multiply(sum[column * 2], fragment_a, fragment_b[0], fragment_b[2]);
                multiply(sum[column * 2 + 1], fragment_a, fragment_b[1], fragment_b[3]);
            }
        }
        __syncthreads();
    }
    int row = blockIdx.y * kTile + warp * 16 + lane / 4, column = blockIdx.x * kTile + lane % 4 * 2;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        *reinterpret_cast<__half2*>(&c[static_cast<size_t>(row) * n + column + i * 8]) = __floats2half2_rn(sum[i][0], sum[i][1]);
        *reinterpret_cast<__half2*>(&c[static_cast<size_t>(row + 8) * n + column + i * 8]) = __floats2half2_rn(sum[i][2], sum[i][3]);
    }
}
