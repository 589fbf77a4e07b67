extern "C" __global__ void normalise(const float* x, const float* norm, float* y, int rows, int columns) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < rows * columns; i += gridDim.x * blockDim.x) {
        int row = i / columns, column = i % columns;
        y[column * rows + row] = x[i] / (norm[column] + 1e-5);
    }
}
