// Three kernels, each in many shapes: what bench/variants_gpu.py compiles, measures and has ranked.
#ifdef MATMUL
extern "C" __global__ void __launch_bounds__(BM / TM * BN / TN) matmul(float* c, const float* a, const float* b, int n) {
    __shared__ float as[BK][BM + 1], bs[BK][BN];
    const int threads = BM / TM * BN / TN, t = threadIdx.x, row = t / (BN / TN) * TM, column = t % (BN / TN) * TN;
    float sums[TM][TN] = {};
    for (int k = 0; k < n; k += BK) {
        for (int i = t; i < BM * BK; i += threads) as[i % BK][i / BK] = a[(blockIdx.y * BM + i / BK) * n + k + i % BK];
        for (int i = t; i < BK * BN; i += threads) bs[i / BN][i % BN] = b[(k + i / BN) * n + blockIdx.x * BN + i % BN];
        __syncthreads();
#pragma unroll
        for (int kk = 0; kk < BK; kk++)
#pragma unroll
            for (int i = 0; i < TM; i++)
#pragma unroll
                for (int j = 0; j < TN; j++) sums[i][j] += as[kk][row + i] * bs[kk][column + j];
        __syncthreads();
    }
    for (int i = 0; i < TM; i++)
        for (int j = 0; j < TN; j++) c[(blockIdx.y * BM + row + i) * n + blockIdx.x * BN + column + j] = sums[i][j];
}
#endif

#ifdef TRANSPOSE
extern "C" __global__ void __launch_bounds__(TILE * ROWS) transpose(float* out, const float* in, const float* unused, int n) {
    __shared__ float tile[TILE][TILE + PAD];
    const int x = threadIdx.x % TILE, y = threadIdx.x / TILE, left = blockIdx.x * TILE, top = blockIdx.y * TILE;
    for (int i = y; i < TILE; i += ROWS) tile[i][x] = in[(top + i) * n + left + x];
    __syncthreads();
    for (int i = y; i < TILE; i += ROWS) out[(left + i) * n + top + x] = tile[x][i];
}
#endif

#ifdef POLYNOMIAL
extern "C" __global__ void __launch_bounds__(THREADS) polynomial(float* out, const float* in, const float* unused, int n) {
    const int first = (blockIdx.x * THREADS + threadIdx.x) * EACH * STRIDED + (1 - STRIDED) * (blockIdx.x * THREADS * EACH + threadIdx.x);
#pragma unroll
    for (int i = 0; i < EACH; i++) {
        const int at = first + i * (STRIDED ? 1 : THREADS);
        float x = in[at], y = x;
#pragma unroll
        for (int d = 0; d < DEGREE; d++) y = y * x + 0.5f;
        out[at] = y;
    }
}
#endif
