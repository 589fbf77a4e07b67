// c = a + b, one thread an element: the smallest kernel that loads, computes and stores.
extern "C" __global__ void vector_add(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

// The same, four elements a thread with 16-byte accesses and a grid-stride loop.
extern "C" __global__ void __launch_bounds__(256) vector_add_wide(const float4* __restrict__ a, const float4* __restrict__ b,
                                                                  float4* __restrict__ c, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        float4 x = a[i], y = b[i];
        c[i] = make_float4(x.x + y.x, x.y + y.y, x.z + y.z, x.w + y.w);
    }
}
