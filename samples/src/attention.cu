// Flash attention, forward: one warp owns 16 queries, keys and values stream through shared memory, softmax is kept online.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

using bf16 = __nv_bfloat16;

__device__ __forceinline__ void multiply(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ __forceinline__ unsigned pack(float low, float high) {
    __nv_bfloat162 pair = __floats2bfloat162_rn(low, high);
    return *reinterpret_cast<unsigned*>(&pair);
}

__device__ __forceinline__ unsigned pair_at(const bf16* from) { return *reinterpret_cast<const unsigned*>(from); }

template <int HEAD, int KEYS, bool CAUSAL>
__global__ void __launch_bounds__(128) attention(const bf16* __restrict__ query, const bf16* __restrict__ key, const bf16* __restrict__ value,
                                                 bf16* __restrict__ out, float scale, int length) {
    __shared__ __align__(16) bf16 keys[KEYS][HEAD + 8], values[KEYS][HEAD + 8];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = lane / 4, pair = lane % 4 * 2;
    int first = blockIdx.x * 64 + warp * 16;
    size_t base = static_cast<size_t>(blockIdx.y) * length * HEAD;

    unsigned q[HEAD / 16][4];
#pragma unroll
    for (int i = 0; i < HEAD / 16; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) q[i][j] = pair_at(query + base + (first + row + j % 2 * 8) * HEAD + i * 16 + pair + j / 2 * 8);

    float sum[HEAD / 8][4] = {}, largest[2] = {-INFINITY, -INFINITY}, total[2] = {0.0f, 0.0f};
    int last = CAUSAL ? blockIdx.x * 64 + 64 : length;
    for (int start = 0; start < last; start += KEYS) {
        __syncthreads();
        for (int i = threadIdx.x; i < KEYS * HEAD / 8; i += 128) {
            int k = i / (HEAD / 8), c = i % (HEAD / 8) * 8;
            *reinterpret_cast<uint4*>(&keys[k][c]) = *reinterpret_cast<const uint4*>(key + base + (start + k) * HEAD + c);
            *reinterpret_cast<uint4*>(&values[k][c]) = *reinterpret_cast<const uint4*>(value + base + (start + k) * HEAD + c);
        }
        __syncthreads();

        float score[KEYS / 8][4] = {};
#pragma unroll
        for (int n = 0; n < KEYS / 8; ++n)
#pragma unroll
            for (int i = 0; i < HEAD / 16; ++i)
                multiply(score[n], q[i], pair_at(&keys[n * 8 + row][i * 16 + pair]), pair_at(&keys[n * 8 + row][i * 16 + pair + 8]));

#pragma unroll
        for (int half = 0; half < 2; ++half) {
            float now = largest[half];
#pragma unroll
            for (int n = 0; n < KEYS / 8; ++n)
#pragma unroll
                for (int j = 0; j < 2; ++j) {
                    float& s = score[n][half * 2 + j];
                    s *= scale;
                    if (CAUSAL && start + n * 8 + pair + j > first + row + half * 8) s = -INFINITY;
                    now = fmaxf(now, s);
                }
            now = fmaxf(now, __shfl_xor_sync(0xffffffffu, now, 1));
            now = fmaxf(now, __shfl_xor_sync(0xffffffffu, now, 2));
            float correction = exp2f(largest[half] - now), part = 0.0f;
            largest[half] = now;
#pragma unroll
            for (int n = 0; n < KEYS / 8; ++n)
#pragma unroll
                for (int j = 0; j < 2; ++j) part += score[n][half * 2 + j] = exp2f(score[n][half * 2 + j] - now);
            total[half] = total[half] * correction + part;
#pragma unroll
            for (int d = 0; d < HEAD / 8; ++d) {
                sum[d][half * 2] *= correction;
                sum[d][half * 2 + 1] *= correction;
            }
        }

#pragma unroll
        for (int n = 0; n < KEYS / 16; ++n) {
            unsigned p[4] = {pack(score[2 * n][0], score[2 * n][1]), pack(score[2 * n][2], score[2 * n][3]),
                             pack(score[2 * n + 1][0], score[2 * n + 1][1]), pack(score[2 * n + 1][2], score[2 * n + 1][3])};
#pragma unroll
            for (int d = 0; d < HEAD / 8; ++d) {
                unsigned v = static_cast<unsigned>(__cvta_generic_to_shared(&values[n * 16 + lane % 16][d * 8])), b0, b1;
                asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(b0), "=r"(b1) : "r"(v));
                multiply(sum[d], p, b0, b1);
            }
        }
    }
#pragma unroll
    for (int half = 0; half < 2; ++half) {
        total[half] += __shfl_xor_sync(0xffffffffu, total[half], 1);
        total[half] += __shfl_xor_sync(0xffffffffu, total[half], 2);
        float inverse = __frcp_rn(total[half]);
#pragma unroll
        for (int d = 0; d < HEAD / 8; ++d)
            *reinterpret_cast<unsigned*>(out + base + (first + row + half * 8) * HEAD + d * 8 + pair) =
                pack(sum[d][half * 2] * inverse, sum[d][half * 2 + 1] * inverse);
    }
}

template __global__ void attention<64, 64, true>(const bf16*, const bf16*, const bf16*, bf16*, float, int);
template __global__ void attention<64, 64, false>(const bf16*, const bf16*, const bf16*, bf16*, float, int);
template __global__ void attention<128, 32, true>(const bf16*, const bf16*, const bf16*, bf16*, float, int);
