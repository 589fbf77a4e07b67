extern "C" __global__ void __launch_bounds__(256) normalise(const float* x, const float* norm, float* y, int rows, int columns) {
    __shared__ float tile[32][32];
    int left = blockIdx.x * 32, top = blockIdx.y * 32, column = left + threadIdx.x;
    for (int i = threadIdx.y; i < 32; i += 8)
        if (top + i < rows && column < columns)
            tile[i][threadIdx.x] = x[(top + i) * columns + column] / (norm[column] + 1e-5f);
    __syncthreads();
    for (int i = threadIdx.y; i < 32; i += 8)
        if (left + i < columns && top + threadIdx.x < rows)
            y[(left + i) * rows + top + threadIdx.x] = tile[threadIdx.x][i];
}
