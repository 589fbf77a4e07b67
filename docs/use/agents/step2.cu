extern "C" __global__ void __launch_bounds__(256) normalise(const float* x, const float* norm, float* y, int rows, int columns) {
    int column = blockIdx.x * 32 + threadIdx.x;
    for (int row = blockIdx.y * 32 + threadIdx.y; row < blockIdx.y * 32 + 32; row += 8)
        if (row < rows && column < columns)
            y[column * rows + row] = x[row * columns + column] / (norm[column] + 1e-5f);
}
