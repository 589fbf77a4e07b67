// Loops with one fault each, and the same loop mended: what rules find in machine code. Each kernel is small on purpose.

#define EACH _Pragma("unroll 1") for (int i = 0; i < n; ++i)



// lanes 1,024 bytes apart; mended: side by side
__global__ void strided(float* out, const float* in, int n) {
    float sum = 0.0f;
    EACH sum += in[threadIdx.x * 256 + i * 65536];
    out[threadIdx.x] = sum;
}

__global__ void strided_mended(float* out, const float* in, int n) {
    float sum = 0.0f;
    EACH sum += in[threadIdx.x + i * 256];
    out[threadIdx.x] = sum;
}

// rows of 32 words, all in one bank; mended: rows of 33
template <int ROW>
__device__ void columns(float* out, const float* in, int n) {
    __shared__ float tile[64 * ROW];
    EACH tile[i * 32 + threadIdx.x] = in[i * 32 + threadIdx.x];
    __syncthreads();
    float sum = 0.0f;
    EACH sum += tile[threadIdx.x * ROW + i];
    out[threadIdx.x] = sum;
}

__global__ void conflicts(float* out, const float* in, int n) { columns<32>(out, in, n); }

__global__ void conflicts_mended(float* out, const float* in, int n) { columns<33>(out, in, n); }

// four words side by side, one load each; mended: one load of sixteen bytes
__global__ void narrow(float* out, const float* in, int n) {
    __shared__ float tile[4096];
    tile[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    const volatile float* at = tile + threadIdx.x * 4;
    float sum = 0.0f;
    EACH {
        sum = sum * at[0] + at[1] * at[2] + at[3];
        at += 256;
    }
    out[threadIdx.x] = sum;
}

__global__ void narrow_mended(float* out, const float* in, int n) {
    __shared__ float4 tile[1024];
    tile[threadIdx.x].x = in[threadIdx.x];
    __syncthreads();
    const volatile float4* at = tile + threadIdx.x;
    float sum = 0.0f;
    EACH {
        const float4 four = *const_cast<const float4*>(at);
        sum = sum * four.x + four.y * four.z + four.w;
        at += 64;
    }
    out[threadIdx.x] = sum;
}

// an array whose index the data gives; mended: selects
__global__ void indexed(float* out, const float* in, const int* places, int n) {
    float own[16];
    for (int i = 0; i < 16; ++i) own[i] = in[i * 32 + threadIdx.x];
    float sum = 0.0f;
    EACH sum += own[places[i] & 15];
    out[threadIdx.x] = sum;
}

__global__ void indexed_mended(float* out, const float* in, const int* places, int n) {
    float sum = 0.0f;
    const float first = in[threadIdx.x], second = in[threadIdx.x + 32];
    EACH sum += places[i] & 1 ? second : first;
    out[threadIdx.x] = sum;
}

// the same place in every iteration, as a store may change it; mended: loaded once
__global__ void repeated(float* out, const float* in, int n) {
    EACH out[i * 32 + threadIdx.x] = in[threadIdx.x] * i;
}

__global__ void repeated_mended(float* __restrict__ out, const float* __restrict__ in, int n) {
    const float factor = in[threadIdx.x];
    EACH out[i * 32 + threadIdx.x] = factor * i;
}

// each value from shared memory in one product; mended: four results a thread
template <int SIDE>
__device__ void product(float* out, const float* in, int n) {
    __shared__ float left[16][64], right[16][64];
    float sums[SIDE][SIDE] = {};
    const int x = threadIdx.x * SIDE, y = threadIdx.y * SIDE;
    EACH {
        left[threadIdx.y][threadIdx.x] = in[i * 256 + threadIdx.x];
        right[threadIdx.y][threadIdx.x] = in[i * 512 + threadIdx.y];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 16; ++k)
#pragma unroll
            for (int a = 0; a < SIDE; ++a)
#pragma unroll
                for (int b = 0; b < SIDE; ++b) sums[a][b] += left[k][y + a] * right[k][x + b];
        __syncthreads();
    }
    for (int a = 0; a < SIDE; ++a)
        for (int b = 0; b < SIDE; ++b) out[(y + a) * 64 + x + b] = sums[a][b];
}

__global__ void used_once(float* out, const float* in, int n) { product<1>(out, in, n); }

__global__ void used_once_mended(float* out, const float* in, int n) { product<2>(out, in, n); }

// divisions: of float32 to the last bit, of 64-bit integers, of float64; mended: the fast one, a constant, a product
__global__ void quotient(float* out, const float* in, int n) {
    float sum = 0.0f;
    EACH sum += in[i * 32 + threadIdx.x] / (sum + 2.0f);
    out[threadIdx.x] = sum;
}

__global__ void quotient_mended(float* out, const float* in, int n) {
    float sum = 0.0f;
    EACH sum += __fdividef(in[i * 32 + threadIdx.x], sum + 2.0f);
    out[threadIdx.x] = sum;
}

__global__ void row(long long* out, const long long* in, long long width, int n) {
    long long sum = 0;
    EACH sum += in[i * 32 + threadIdx.x] / width;
    out[threadIdx.x] = sum;
}

__global__ void row_mended(int* out, const int* in, int n) {
    int sum = 0;
    EACH sum += in[i * 32 + threadIdx.x] / 640;
    out[threadIdx.x] = sum;
}

__global__ void ratio(double* out, const double* in, int n) {
    double sum = 0.0;
    EACH sum += in[i * 32 + threadIdx.x] / (sum + 2.0);
    out[threadIdx.x] = sum;
}

__global__ void ratio_mended(double* out, const double* in, int n) {
    double sum = 0.0;
    EACH sum += in[i * 32 + threadIdx.x] * (sum + 2.0);
    out[threadIdx.x] = sum;
}

// most of the loop behind a branch that the data decides; mended: a branch that all lanes take alike
template <bool DATA>
__device__ void branch(float* out, const float* in, int n, int every) {
    float sum = 0.0f, other = 1.0f;
    EACH {
        const float value = in[i * 32 + threadIdx.x];
        if (DATA ? value > sum : i == every) {
#pragma unroll
            for (int k = 0; k < 12; ++k) {
                sum = sum * value + other;
                other = other * sum + value;
            }
            out[i * 32 + threadIdx.x] = other;
        }
        sum += value;
    }
    out[threadIdx.x] = sum + other;
}

__global__ void parted(float* out, const float* in, int n, int every) { branch<true>(out, in, n, every); }

__global__ void parted_mended(float* out, const float* in, int n, int every) { branch<false>(out, in, n, every); }

// a matrix instruction among much arithmetic of integers; mended: eight of them for it
template <int PRODUCTS>
__device__ void tile(float* out, unsigned seed, int n) {
    float sums[PRODUCTS][4] = {};
    unsigned a[4] = {seed, seed + 1, seed + 2, seed + 3}, b[2] = {seed + 4, seed + 5};
    EACH {
#pragma unroll
        for (int p = 0; p < PRODUCTS; ++p)
            asm volatile(
                "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                : "+f"(sums[p][0]), "+f"(sums[p][1]), "+f"(sums[p][2]), "+f"(sums[p][3])
                : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            a[k] = (a[k] * 1664525u + threadIdx.x) ^ (a[k] >> 7);
            a[k] = (a[k] * 22695477u + threadIdx.x) ^ (a[k] << 3);
        }
    }
    for (int p = 0; p < PRODUCTS; ++p)
        for (int k = 0; k < 4; ++k) out[(p * 4 + k) * 32 + threadIdx.x] = sums[p][k];
}

__global__ void starved(float* out, unsigned seed, int n) { tile<1>(out, seed, n); }

__global__ void starved_mended(float* out, unsigned seed, int n) { tile<8>(out, seed, n); }
