// Compiled without optimisation: every value goes through memory.
#include "gpu.h"

extern "C" __global__ void debug_build(const float* in, float* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i] * 2.0f;  // fault
}
