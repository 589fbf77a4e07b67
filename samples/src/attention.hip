// Attention, forward, without matrix instructions: one lane a query, keys and values stream through shared memory, softmax is kept online.
#include "gpu.h"

template <int HEAD, bool CAUSAL>
__global__ void __launch_bounds__(256) attention(const half* __restrict__ query, const half* __restrict__ key, const half* __restrict__ value,
                                                 half* __restrict__ out, float scale, int length) {
    constexpr int kKeys = 16;
    __shared__ vec<half, 8> keys[kKeys * HEAD / 8], values[kKeys * HEAD / 8];
    long base = static_cast<long>(block_index_y()) * length * HEAD;
    int row = block_index() * 256 + thread_index();
    const vec<half, 2>* q = reinterpret_cast<const vec<half, 2>*>(query + base + row * HEAD);
    vec<half, 2> own[HEAD / 2];
    float sum[HEAD] = {}, largest = -__builtin_inff(), total = 0.0f;
#pragma unroll
    for (int d = 0; d < HEAD / 2; ++d) own[d] = q[d];
    for (int start = 0; start < length; start += kKeys) {
        block_barrier();
        for (int i = thread_index(); i < kKeys * HEAD / 8; i += 256) {
            keys[i] = reinterpret_cast<const vec<half, 8>*>(key + base + start * HEAD)[i];
            values[i] = reinterpret_cast<const vec<half, 8>*>(value + base + start * HEAD)[i];
        }
        block_barrier();
        for (int k = 0; k < kKeys; ++k) {
            if (CAUSAL && start + k > row) continue;
            const vec<half, 2>* its_key = reinterpret_cast<const vec<half, 2>*>(keys) + k * HEAD / 2;
            const half* its_value = reinterpret_cast<const half*>(values) + k * HEAD;
            float score = 0.0f;
#pragma unroll
            for (int d = 0; d < HEAD / 2; ++d) {
                score += static_cast<float>(own[d].x) * static_cast<float>(its_key[d].x);
                score += static_cast<float>(own[d].y) * static_cast<float>(its_key[d].y);
            }
            score *= scale;
            float now = larger(largest, score), correction = exponential2(largest - now), weight = exponential2(score - now);
            largest = now;
            total = total * correction + weight;
#pragma unroll
            for (int d = 0; d < HEAD; ++d) sum[d] = sum[d] * correction + weight * static_cast<float>(its_value[d]);
        }
    }
    float inverse = __builtin_amdgcn_rcpf(total);
#pragma unroll
    for (int d = 0; d < HEAD; ++d) out[base + row * HEAD + d] = static_cast<half>(sum[d] * inverse);
}

template __global__ void attention<32, false>(const half*, const half*, const half*, half*, float, int);
template __global__ void attention<64, true>(const half*, const half*, const half*, half*, float, int);
