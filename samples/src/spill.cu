// More live values than registers: a launch bound of one quarter of what the body wants, and an array indexed at run time.
extern "C" __global__ void __launch_bounds__(1024, 2) spill(const float* __restrict__ input, float* __restrict__ output, int rounds) {
    float x[96];
#pragma unroll
    for (int i = 0; i < 96; ++i) x[i] = input[threadIdx.x + i * 1024];
    for (int round = 0; round < rounds; ++round) {
#pragma unroll
        for (int i = 0; i < 96; ++i) x[i] = fmaf(x[(i + 37) % 96], x[(i + 61) % 96], x[i]);
    }
#pragma unroll
    for (int i = 0; i < 96; ++i) output[threadIdx.x + i * 1024] = x[i];
}

extern "C" __global__ void private_array(const int* __restrict__ order, const float* __restrict__ input, float* __restrict__ output) {
    float table[128];
    for (int i = 0; i < 128; ++i) table[i] = input[i * blockDim.x + threadIdx.x];
    float sum = 0.0f;
    for (int i = 0; i < 128; ++i) sum += table[order[i * blockDim.x + threadIdx.x] & 127] * static_cast<float>(i);
    output[threadIdx.x] = sum;
}
