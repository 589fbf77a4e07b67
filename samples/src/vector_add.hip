// c = a + b, one thread an element, and four elements a thread in a grid-stride loop.
#include "gpu.h"

extern "C" __global__ void vector_add(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    int i = block_index() * block_size() + thread_index();
    if (i < n) c[i] = a[i] + b[i];
}

extern "C" __global__ void __launch_bounds__(256) vector_add_wide(const vec<float, 4>* __restrict__ a, const vec<float, 4>* __restrict__ b,
                                                                  vec<float, 4>* __restrict__ c, int n) {
    for (int i = block_index() * 256 + thread_index(); i < n; i += grid_size()) c[i] = a[i] + b[i];
}
