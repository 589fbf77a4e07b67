// Kernels of the sixth table for AMD GPUs; see sixth.toml. Compiled to AMDGCN with the compiler's builtins alone, never run.
typedef unsigned uint4 __attribute__((ext_vector_type(4)));
typedef float float2 __attribute__((ext_vector_type(2)));
typedef float float4 __attribute__((ext_vector_type(4)));
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(n) __attribute__((amdgpu_flat_work_group_size(1, n)))
#define TX ((int)__builtin_amdgcn_workitem_id_x())
#define BX ((int)__builtin_amdgcn_workgroup_id_x())
#define BY ((int)__builtin_amdgcn_workgroup_id_y())
#define BARRIER __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"), __builtin_amdgcn_s_barrier(), __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
static __device__ float lane_of(float value, int lane) {
    return __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(lane * 4, __builtin_bit_cast(int, value)));
}

typedef _Float16 half4 __attribute__((ext_vector_type(4)));
typedef float float16 __attribute__((ext_vector_type(16)));

extern "C" __global__ void __launch_bounds__(256) triad(float4 *a, const float4 *b, const float4 *c, float scale) {
    unsigned long i = BX * 256ul + TX;
    float4 u = b[i], v = c[i];
    a[i] = float4{u.x + scale * v.x, u.y + scale * v.y, u.z + scale * v.z, u.w + scale * v.w};
}

// A tile of 64 by 64 for 256 threads, 4 by 4 each.
extern "C" __global__ void __launch_bounds__(256) sgemm_lds(float *c, const float *a, const float *b, int n, int k) {
    __shared__ float as[16][64], bs[16][64];
    int t = TX, tx = t % 16, ty = t / 16;
    float sums[4][4] = {};
    for (int at = 0; at < k; at += 16) {
        float4 left = *(const float4 *)&a[(unsigned long)(BY * 64 + t / 4) * k + at + t % 4 * 4];
        as[t % 4 * 4][t / 4] = left.x, as[t % 4 * 4 + 1][t / 4] = left.y, as[t % 4 * 4 + 2][t / 4] = left.z, as[t % 4 * 4 + 3][t / 4] = left.w;
        *(float4 *)&bs[t / 16][t % 16 * 4] = *(const float4 *)&b[(unsigned long)(at + t / 16) * n + BX * 64 + t % 16 * 4];
        BARRIER;
#pragma unroll
        for (int inner = 0; inner < 16; inner++) {
            float4 l = *(float4 *)&as[inner][ty * 4], r = *(float4 *)&bs[inner][tx * 4];
            float ls[4] = {l.x, l.y, l.z, l.w}, rs[4] = {r.x, r.y, r.z, r.w};
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < 4; j++) sums[i][j] += ls[i] * rs[j];
        }
        BARRIER;
    }
    for (int i = 0; i < 4; i++)
        *(float4 *)&c[(unsigned long)(BY * 64 + ty * 4 + i) * n + BX * 64 + tx * 4] = float4{sums[i][0], sums[i][1], sums[i][2], sums[i][3]};
}

// A row of 2048 halves for each block of 256.
extern "C" __global__ void __launch_bounds__(256) layer_norm_half(_Float16 *out, const _Float16 *in, const float *gain, const float *bias) {
    __shared__ float parts[16];
    typedef _Float16 half8 __attribute__((ext_vector_type(8)));
    int t = TX;
    half8 mine = ((const half8 *)in)[BX * 256ul + t], made;
    float sum = 0, squares = 0;
    for (int i = 0; i < 8; i++) sum += (float)mine[i], squares += (float)mine[i] * (float)mine[i];
    for (int other = 16; other; other /= 2) sum += lane_of(sum, TX ^ other), squares += lane_of(squares, TX ^ other);
    if (t % 32 == 0) parts[t / 32] = sum, parts[8 + t / 32] = squares;
    BARRIER;
    sum = squares = 0;
    for (int i = 0; i < 8; i++) sum += parts[i], squares += parts[8 + i];
    float mean = sum / 2048, scale = __builtin_amdgcn_rsqf(squares / 2048 - mean * mean + 1e-5f);
    for (int i = 0; i < 8; i++) made[i] = (_Float16)(((float)mine[i] - mean) * scale * gain[t * 8 + i] + bias[t * 8 + i]);
    ((half8 *)out)[BX * 256ul + t] = made;
}

__device__ const unsigned rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// SHA-256 of a message of 16 bytes a thread.
extern "C" __global__ void __launch_bounds__(256) sha256_short(unsigned *out, const uint4 *in) {
    unsigned w[16], s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    unsigned long me = BX * 256ul + TX;
    *(uint4 *)w = in[me];
    for (int i = 4; i < 16; i++) w[i] = i == 4 ? 0x80000000u : i == 15 ? 128 : 0;
    auto turn = [](unsigned x, int by) { return x >> by | x << (32 - by); };
#pragma unroll
    for (int i = 0; i < 64; i++) {
        if (i >= 16) {
            unsigned p = w[(i + 1) % 16], q = w[(i + 14) % 16];
            w[i % 16] += (turn(p, 7) ^ turn(p, 18) ^ p >> 3) + w[(i + 9) % 16] + (turn(q, 17) ^ turn(q, 19) ^ q >> 10);
        }
        unsigned one = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + (s[4] & s[5] ^ ~s[4] & s[6]) + rounds[i] + w[i % 16];
        unsigned two = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]);
        for (int j = 7; j; j--) s[j] = s[j - 1];
        s[4] += one, s[0] = one + two;
    }
    for (int i = 0; i < 8; i++) out[me * 8 + i] = s[i];
}

#ifdef __gfx942__
// A wave of four owns 64 by 64 of a tile of 128 by 128; both tiles are kept four halves of k together.
extern "C" __global__ void __launch_bounds__(256) gemm_mfma(float *c, const half4 *a, const half4 *b, int n, int k) {
    __shared__ half4 as[8][128], bs[8][128];
    int t = TX, lane = t % 64, wave = t / 64, row = wave / 2 * 64, column = wave % 2 * 64;
    float16 sums[2][2] = {};
    for (int at = 0; at < k / 4; at += 8) {
        for (int i = 0; i < 4; i++) {
            as[i * 2 + t / 128][t % 128] = a[(unsigned long)(at + i * 2 + t / 128) * n + BY * 128 + t % 128];
            bs[i * 2 + t / 128][t % 128] = b[(unsigned long)(at + i * 2 + t / 128) * n + BX * 128 + t % 128];
        }
        BARRIER;
#pragma unroll
        for (int inner = 0; inner < 8; inner += 2)
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++)
                    sums[i][j] = __builtin_amdgcn_mfma_f32_32x32x8f16(as[inner + lane / 32][row + i * 32 + lane % 32], bs[inner + lane / 32][column + j * 32 + lane % 32], sums[i][j], 0, 0, 0);
        BARRIER;
    }
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int e = 0; e < 16; e++)
                c[(unsigned long)(BY * 128 + row + i * 32 + e / 4 * 8 + lane / 32 * 4 + e % 4) * n + BX * 128 + column + j * 32 + lane % 32] = sums[i][j][e];
}
#endif

extern "C" __global__ void __launch_bounds__(256) gravity(float4 *force, const float4 *bodies, int n) {
    __shared__ float4 close[256];
    float4 me = bodies[BX * 256 + TX];
    float x = 0, y = 0, z = 0;
    for (int at = 0; at < n; at += 256) {
        close[TX] = bodies[at + TX];
        BARRIER;
#pragma unroll 8
        for (int j = 0; j < 256; j++) {
            float4 other = close[j];
            float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
            float inverse = __builtin_amdgcn_rsqf(dx * dx + dy * dy + dz * dz + 1e-4f);
            float pull = other.w * inverse * inverse * inverse;
            x += dx * pull, y += dy * pull, z += dz * pull;
        }
        BARRIER;
    }
    force[BX * 256 + TX] = float4{x, y, z, 0};
}

// A wave for each row.
extern "C" __global__ void __launch_bounds__(256) spmv_rows(float *y, const float *values, const int *columns, const int *starts, const float *x) {
    int row = (BX * 256 + TX) / 64, lane = TX % 64;
    float sum = 0;
    for (int i = starts[row] + lane; i < starts[row + 1]; i += 64) sum += values[i] * x[columns[i]];
    for (int other = 32; other; other /= 2) sum += lane_of(sum, TX + other);
    if (lane == 0) y[row] = sum;
}

// The half that was not looked at while the bound was mended.

typedef _Float16 half16 __attribute__((ext_vector_type(16)));
typedef float float8 __attribute__((ext_vector_type(8)));

// Each thread adds its own row of 32 of a tile in shared memory: all lanes ask one bank.
extern "C" __global__ void __launch_bounds__(256) row_sums_conflicts(float *out, const float *in) {
    __shared__ float tile[256 * 32];
    int t = TX;
    for (int i = 0; i < 32; i++) tile[i * 256 + t] = in[BX * 8192ul + i * 256 + t];
    BARRIER;
    float sum = 0;
    for (int i = 0; i < 32; i++) sum += tile[t * 32 + i];
    out[BX * 256ul + t] = sum;
}

// 4 by 4 doubles a thread, tile of 64 by 64.
extern "C" __global__ void __launch_bounds__(256) dgemm_lds(double *c, const double *a, const double *b, int n, int k) {
    __shared__ double as[8][64], bs[8][64];
    int t = TX, tx = t % 16, ty = t / 16;
    double sums[4][4] = {};
    for (int at = 0; at < k; at += 8) {
        for (int i = 0; i < 2; i++) {
            as[i * 4 + t / 64][t % 64] = a[(unsigned long)(at + i * 4 + t / 64) * n + BY * 64 + t % 64];
            bs[i * 4 + t / 64][t % 64] = b[(unsigned long)(at + i * 4 + t / 64) * n + BX * 64 + t % 64];
        }
        BARRIER;
#pragma unroll
        for (int inner = 0; inner < 8; inner++)
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < 4; j++) sums[i][j] += as[inner][ty + i * 16] * bs[inner][tx + j * 16];
        BARRIER;
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) c[(unsigned long)(BY * 64 + ty + i * 16) * n + BX * 64 + tx + j * 16] = sums[i][j];
}

#ifdef __gfx1100__
// A wave owns 32 by 32 of c and reads its tiles from memory as the instruction wants them: no shared memory.
extern "C" __global__ void __launch_bounds__(128) gemm_wmma_direct(float *c, const half16 *a, const half16 *b, int n, int k) {
    int lane = TX % 32, wave = TX / 32;
    unsigned long row = BY * 64 + wave / 2 * 32 + lane % 16, column = BX * 64 + wave % 2 * 32 + lane % 16;
    float8 sums[2][2] = {};
    for (int at = 0; at < k / 16; at++)
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                sums[i][j] = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a[(unsigned long)at * n + row + i * 16], b[(unsigned long)at * n + column + j * 16], sums[i][j]);
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int e = 0; e < 8; e++) c[(row - lane % 16 + i * 16 + e * 2 + lane / 16) * n + column + j * 16] = sums[i][j][e];
}
#endif

// 1024 keys a block of 512.
extern "C" __global__ void __launch_bounds__(512) bitonic1024(unsigned *keys) {
    __shared__ unsigned mine[1024];
    int t = TX;
    mine[t] = keys[BX * 1024ul + t], mine[t + 512] = keys[BX * 1024ul + t + 512];
    for (int size = 2; size <= 1024; size *= 2)
        for (int step = size / 2; step; step /= 2) {
            BARRIER;
            int low = 2 * t - (t & step - 1);
            unsigned a = mine[low], b = mine[low + step];
            bool up = !(low & size);
            if ((a > b) == up) mine[low] = b, mine[low + step] = a;
        }
    BARRIER;
    keys[BX * 1024ul + t] = mine[t], keys[BX * 1024ul + t + 512] = mine[t + 512];
}

extern "C" __global__ void histogram_global(unsigned *bins, const unsigned *data, int n) {
    int i = BX * 256 + TX;
    if (i < n) __hip_atomic_fetch_add(&bins[data[i] & 4095], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

// 64 waves of a signal at each of its samples.
extern "C" __global__ void __launch_bounds__(256) synthesize(float *out, const float2 *waves, float rate) {
    int i = BX * 256 + TX;
    float at = i * rate, sum = 0;
#pragma unroll 4
    for (int w = 0; w < 64; w++) sum += waves[w].x * __builtin_amdgcn_exp2f(__builtin_amdgcn_sinf(waves[w].y * at) * __builtin_amdgcn_cosf(at));
    out[i] = sum;
}

extern "C" __global__ void __launch_bounds__(256) collatz(int *out, int first) {
    unsigned long value = first + BX * 256 + TX;
    int steps = 0;
    while (value != 1) value = value & 1 ? 3 * value + 1 : value / 2, steps++;
    out[BX * 256 + TX] = steps;
}

// Nine points of a picture.
extern "C" __global__ void __launch_bounds__(256) smooth9(float *out, const float *in, int width) {
    unsigned long at = (unsigned long)(BY + 1) * width + BX * 256 + TX + 1;
    float sum = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) sum += in[at + (long)dy * width + dx] * (dx && dy ? 0.0625f : dx || dy ? 0.125f : 0.25f);
    out[at] = sum;
}
