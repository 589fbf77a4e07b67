// The time of every fault of the textbook and of its fixed twin on a GPU.
//
//     S=samples/src/textbook; N="nvcc -O3 -std=c++17 -arch=sm_90"; mkdir -p build-gpu
//     nvcc -G -std=c++17 -arch=sm_90 -c $S/unoptimised.cu -o build-gpu/debug.o
//     $N -Ddebug_build=debug_build_fixed -c $S/unoptimised.cu -o build-gpu/optimised.o
//     $N -cudart static -I$S bench/textbook_gpu.cu build-gpu/debug.o build-gpu/optimised.o -o build-gpu/textbook_gpu
//     build-gpu/textbook_gpu [--list] [--once SECONDS] [--per-sm BLOCKS] [PATTERN...] > times.csv
//
// It writes `source,kernel,twin,ms_fault,ms_twin,ratio,check,note`: medians of 15 runs. Kernels that know no block number run the same
// work in BLOCKS blocks a multiprocessor: 8 (the default) ask for throughput, 1 for latency. `check` is the largest relative difference
// between the results of the two, `apart` where they compute other things. A kernel that fails takes its own row down alone.
// `--once` launches each kernel a single time in the order of `--list`, in one process, for `ncu --profile-from-start off`; it starts no row
// after SECONDS and writes `source,kernel` of what it launched.
#include <cuda_profiler_api.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <string>
#include <vector>

#include "coalescing.cu"
#include "widths.cu"
#include "banks.cu"
#include "atomics.cu"
#include "divergence.cu"
#include "latency.cu"
#include "launch.cu"
#include "registers.cu"
#include "arithmetic.cu"
#include "barriers.cu"
#include "matrix.cu"
extern "C" __global__ void debug_build(const float* in, float* out, int n);
extern "C" __global__ void debug_build_fixed(const float* in, float* out, int n);

namespace timing {
constexpr size_t M = 1 << 20;
constexpr int RUNS = 15, WARM = 2, SECONDS = 10;  // of a row, at most
constexpr float SHORTEST = 0.2f;                  // milliseconds of a run: shorter launches are repeated

#define CHECK(call) timing::checked(call, #call)
struct Failure {
    std::string text;
};
void checked(cudaError_t code, const char* call) {
    if (code != cudaSuccess) throw Failure{std::string(call).substr(0, 40) + ": " + cudaGetErrorString(code)};
}

// Words of a buffer: floats of 0.5 to 1.5 (which are small doubles, too), pairs of such halves, floats of many sizes, large ones, integers.
enum class Fill { zero, floats, halves, wide, large, integers };

__device__ unsigned hash(unsigned x) {
    x = (x ^ x >> 16) * 0x7feb352du;
    x = (x ^ x >> 15) * 0x846ca68bu;
    return x ^ x >> 16;
}
__global__ void fill_words(unsigned* words, size_t count, Fill fill) {
    for (size_t i = blockIdx.x * 256ull + threadIdx.x; i < count; i += gridDim.x * 256ull) {
        unsigned h = hash((unsigned)i);
        float unit = 0.5f + (h >> 8) * (1.0f / (1 << 24));
        switch (fill) {
            case Fill::zero: words[i] = 0; break;
            case Fill::floats: words[i] = __float_as_uint(unit); break;
            case Fill::halves: words[i] = 0x38003800u + (h & 0x05ff05ffu); break;
            case Fill::wide: words[i] = __float_as_uint(ldexpf(unit, (int)(h & 31) - 16)); break;
            case Fill::large: words[i] = __float_as_uint(unit * 1e6f); break;
            case Fill::integers: words[i] = h & 0x7fffffffu;
        }
    }
}

enum class Compare { none, bits, floats, doubles };
__global__ void largest_difference(const unsigned* a, const unsigned* b, size_t count, Compare compare, float* worst) {
    for (size_t i = blockIdx.x * 256ull + threadIdx.x; i < count; i += gridDim.x * 256ull) {
        double x, y;
        if (compare == Compare::doubles) {
            if (i & 1) continue;
            x = ((const double*)a)[i / 2], y = ((const double*)b)[i / 2];
        } else {
            if (a[i] == b[i]) continue;
            x = __uint_as_float(a[i]), y = __uint_as_float(b[i]);
        }
        float apart = x == y ? 0.0f : (float)(fabs(x - y) / fmax(fabs(x), fabs(y)));
        if (compare == Compare::bits || apart != apart) apart = 9.0f;
        if (apart > 0.0f) atomicMax((int*)worst, __float_as_int(apart));
    }
}

// A place in a buffer: a pointer to whatever the kernel takes.
struct Place {
    char* at = nullptr;
    template <typename T> operator T*() const { return (T*)at; }
    Place operator+(size_t words) const { return {at + words * 4}; }
};
Place A, B, O, R, H, I, NEXT, NODES, HEADS, SORTED, STARTS, COLUMNS, ROWS, ROWS64, MATERIALS, OBJECTS, TREE, ROOTS, ONE, LENGTH, WORST, X;

void fill(Place place, size_t words, Fill kind) {
    fill_words<<<2112, 256>>>(place, words, kind);
    CHECK(cudaGetLastError());
}
Place made(size_t words, Fill kind) {
    Place place;
    CHECK(cudaMalloc((void**)&place.at, words * 4));
    fill(place, words, kind);
    return place;
}
template <typename T> Place copied(const std::vector<T>& values) {
    Place place = made((values.size() * sizeof(T) + 3) / 4, Fill::zero);
    CHECK(cudaMemcpy(place.at, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
    return place;
}

// Neighbours of a list lie far apart: places by a generator of full period.
constexpr unsigned HOPS = 1024, SPREAD = 1 << 24;
__device__ unsigned place_of(unsigned i, unsigned count) { return (i * 1664525u + 1013904223u) & (count - 1); }
__global__ void make_next(int* next) {
    unsigned i = blockIdx.x * 256 + threadIdx.x;
    next[i] = place_of(i, 4 * SPREAD);
}
__global__ void make_lists(Node* nodes, Node** heads, const float* values) {
    unsigned i = blockIdx.x * 256 + threadIdx.x, list = i & 1023;
    Node* node = &nodes[place_of(i, SPREAD)];
    node->value = values[i];
    node->next = i / 1024 + 1 < HOPS ? &nodes[place_of(i + 1024, SPREAD)] : nullptr;
    if (i < 1024) heads[list] = node;
}
struct Matte : Material {
    float gloss;
    __device__ Matte(float gloss) : gloss(gloss) {}
    __device__ float shade(float x) const override { return x * gloss; }
};
__global__ void make_materials(Matte* objects, const Material** materials, const float* gloss) {
    int i = blockIdx.x * 256 + threadIdx.x;
    materials[i] = new (&objects[i]) Matte(gloss[i]);
}

constexpr int SPARSE = 1 << 18, BLOCKS = 1 << 18;  // rows of the sparse matrix; blocks of 256 that make 64 Mi threads
void make_buffers() {
    A = made(1024 * M, Fill::floats), B = made(128 * M, Fill::floats), X = made(M, Fill::large);
    O = made(256 * M, Fill::zero), R = made(128 * M, Fill::zero), H = made(32 * M, Fill::halves), I = made(128 * M, Fill::integers);
    NEXT = made(4 * SPREAD, Fill::zero), NODES = made(4 * SPREAD, Fill::zero), HEADS = made(2048, Fill::zero), WORST = made(1, Fill::zero);
    make_next<<<4 * SPREAD / 256, 256>>>(NEXT);
    make_lists<<<HOPS * 1024 / 256, 256>>>(NODES, HEADS, A);
    MATERIALS = made(2 * BLOCKS, Fill::zero), OBJECTS = made(4 * BLOCKS, Fill::zero);
    make_materials<<<BLOCKS / 256, 256>>>(OBJECTS, MATERIALS, A);
    std::vector<float> sorted(256);
    for (int i = 0; i < 256; ++i) sorted[i] = 0.5f + (i + 1) / 255.0f;
    std::vector<int> starts(SPARSE + 1), rows(4096), lengths(1, 65536), roots(256, 0);
    for (int i = 0; i < SPARSE; ++i) starts[i + 1] = starts[i] + (i * 7919 % 32 == 5 ? 512 : 4 + i * 31 % 16);
    std::vector<int> columns(starts[SPARSE]);
    for (size_t i = 0; i < columns.size(); ++i) columns[i] = (unsigned)i * 2654435761u >> 12;
    for (int i = 0; i < 4096; ++i) rows[i] = (unsigned)i * 2654435761u >> 22;
    std::vector<Tree> tree(31);
    for (int i = 0; i < 31; ++i) tree[i] = {0.5f, i < 15 ? 2 * i + 1 : -1, i < 15 ? 2 * i + 2 : -1};
    SORTED = copied(sorted), STARTS = copied(starts), COLUMNS = copied(columns), ROWS = copied(rows), TREE = copied(tree);
    ROWS64 = copied(std::vector<long long>(rows.begin(), rows.end())), ROOTS = copied(roots);
    ONE = copied(std::vector<float>(1, 1.0f)), LENGTH = copied(lengths);
    CHECK(cudaDeviceSynchronize());
}

struct Launch {
    const void* kernel;
    dim3 grid, block;
    std::function<void()> go;
};
template <typename... P, typename... T> Launch bound(void (*kernel)(P...), dim3 grid, dim3 block, T... values) {
    static_assert(sizeof...(P) == sizeof...(T), "a value for each parameter");
    return {(const void*)kernel, grid, block, [=] { kernel<<<grid, block>>>(static_cast<P>(values)...); }};
}

// What O holds before a launch, whether it must hold it before each, and how many of its words are compared in what way.
struct State {
    Compare compare = Compare::none;
    size_t words = 0;
    Fill fill = Fill::zero;
    bool each = false;
};
State same(size_t words) { return {Compare::floats, words}; }
State equal(size_t words) { return {Compare::bits, words}; }
State again(Fill fill, size_t words, Compare compare = Compare::none) { return {compare, words, fill, true}; }

struct Row {
    const char *source, *fault, *twin, *note;
    State state;
    Launch launches[2];
};

int multiprocessors = 132, per_sm = 8;
#define LIST(...) __VA_ARGS__
#define ROW(source, fault, twin, state, first, second, ...) \
    rows.push_back({#source ".cu", #fault, #twin, "" __VA_ARGS__, state, {bound(fault, LIST first), bound(twin, LIST second)}});
#define SAME(source, fault, state, launch, ...) ROW(source, fault, fault##_fixed, state, launch, launch, __VA_ARGS__)
#define PAIR(source, fault, state, first, second, ...) ROW(source, fault, fault##_fixed, state, first, second, __VA_ARGS__)

std::vector<Row> table_of_rows() {
    std::vector<Row> rows;
    const int G = multiprocessors * per_sm, MANY = 132 * 8 * 50, N = 64 * M;
    const dim3 tile(32, 32), tiles(256, 256);
    const State none;
    const half2 small = __float2half2_rn(0.001f);
#include "textbook_gpu.inc"
    return rows;
}

float milliseconds(const Row& row, const Launch& launch, int repeats, cudaEvent_t start, cudaEvent_t stop) {
    float elapsed;
    if (row.state.each) fill(O, row.state.words, row.state.fill);
    CHECK(cudaEventRecord(start));
    for (int k = 0; k < repeats; ++k) launch.go();
    CHECK(cudaEventRecord(stop));
    CHECK(cudaEventSynchronize(stop));
    CHECK(cudaGetLastError());
    CHECK(cudaEventElapsedTime(&elapsed, start, stop));
    return elapsed / repeats;
}

// The largest relative difference between what the two leave in O.
std::string difference(const Row& row) {
    float worst = 0.0f;
    for (const Launch& launch : row.launches) {
        cudaFuncAttributes attributes;
        CHECK(cudaFuncGetAttributes(&attributes, launch.kernel));
        if ((int)(launch.block.x * launch.block.y) > attributes.maxThreadsPerBlock) throw Failure{"block over its bound"};
        if (row.state.words) fill(O, row.state.words, row.state.fill);
        launch.go();
        CHECK(cudaGetLastError());
        CHECK(cudaDeviceSynchronize());
        if (&launch == row.launches && row.state.compare != Compare::none)
            CHECK(cudaMemcpy(R.at, O.at, row.state.words * 4, cudaMemcpyDeviceToDevice));
    }
    if (row.state.compare == Compare::none) return "apart";
    fill(WORST, 1, Fill::zero);
    largest_difference<<<2112, 256>>>(O, R, row.state.words, row.state.compare, WORST);
    CHECK(cudaMemcpy(&worst, WORST.at, 4, cudaMemcpyDeviceToHost));
    char text[32];
    snprintf(text, sizeof text, "%.1e", worst);
    return worst == 0.0f ? "equal" : text;
}

void measure(const Row& row) {
    std::string check = difference(row);
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    float medians[2];
    for (int side = 0; side < 2; ++side) {
        const Launch& launch = row.launches[side];
        float first = milliseconds(row, launch, 1, start, stop);
        int repeats = row.state.each ? 1 : std::clamp((int)(SHORTEST / first) + 1, 1, 100);
        std::vector<float> times;
        for (int k = 0; k < WARM + RUNS; ++k) times.push_back(milliseconds(row, launch, repeats, start, stop));
        std::nth_element(times.begin() + WARM, times.begin() + WARM + RUNS / 2, times.end());
        medians[side] = times[WARM + RUNS / 2];
    }
    printf("%s,%s,%s,%.4f,%.4f,%.2f,%s,%s\n", row.source, row.fault, row.twin, medians[0], medians[1], medians[0] / medians[1],
           check.c_str(), row.note);
}

void prepare(bool announced) {
    try {
        CHECK(cudaDeviceSetLimit(cudaLimitStackSize, 4096));
        cudaDeviceProp properties;
        CHECK(cudaGetDeviceProperties(&properties, 0));
        multiprocessors = properties.multiProcessorCount;
        make_buffers();
        if (announced) fprintf(stderr, "%s, %d multiprocessors, %d blocks each\n", properties.name, multiprocessors, per_sm);
    } catch (const Failure& failure) {
        fprintf(stderr, "no start: %s\n", failure.text.c_str());
        _exit(3);
    }
}

// Launch the kernels of the chosen rows a single time each, with only these launches in view of a profiler.
void launch_once(const std::vector<bool>& chosen, int seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    prepare(true);
    std::vector<Row> rows = table_of_rows();
    for (size_t at = 0; at < rows.size() && std::chrono::steady_clock::now() < end; ++at) {
        if (!chosen[at]) continue;
        for (const Launch& launch : rows[at].launches) {
            try {
                if (rows[at].state.words) fill(O, rows[at].state.words, rows[at].state.fill);
                CHECK(cudaDeviceSynchronize());
                CHECK(cudaProfilerStart());
                launch.go();
                CHECK(cudaGetLastError());
                CHECK(cudaDeviceSynchronize());
                CHECK(cudaProfilerStop());
                printf("%s,%s\n", rows[at].source, &launch == rows[at].launches ? rows[at].fault : rows[at].twin);
            } catch (const Failure& failure) {
                fprintf(stderr, "%s %s: %s\n", rows[at].source, rows[at].fault, failure.text.c_str());
            }
        }
    }
    fflush(stdout);
}

// Measure the chosen rows from one on; the place of the row at work is left in `at`, where the parent sees it.
void work(int first, const std::vector<bool>& chosen, volatile int* at) {
    prepare(first == 0);
    std::vector<Row> rows = table_of_rows();
    for (*at = first; *at < (int)rows.size(); *at = *at + 1) {
        if (!chosen[*at]) continue;
        alarm(SECONDS);
        try {
            measure(rows[*at]);
        } catch (const Failure& failure) {
            printf("%s,%s,%s,,,,failed,%s\n", rows[*at].source, rows[*at].fault, rows[*at].twin, failure.text.c_str());
            fflush(stdout);
            _exit(2);
        }
        fflush(stdout);
    }
    _exit(0);
}
}  // namespace timing

int main(int count, char** words) {
    using namespace timing;
    bool list = false;
    int once = 0;
    std::vector<std::string> patterns;
    for (int i = 1; i < count; ++i) {
        if (!strcmp(words[i], "--list"))
            list = true;
        else if (!strcmp(words[i], "--once") && i + 1 < count)
            once = atoi(words[++i]);
        else if (!strcmp(words[i], "--per-sm") && i + 1 < count)
            per_sm = std::clamp(atoi(words[++i]), 1, 32);
        else
            patterns.push_back(words[i]);
    }
    std::vector<Row> rows = table_of_rows();
    std::vector<bool> chosen;
    for (const Row& row : rows) {
        std::string name = std::string(row.source) + " " + row.fault;
        auto named = [&](const std::string& pattern) { return name.find(pattern) != std::string::npos; };
        chosen.push_back(patterns.empty() || std::any_of(patterns.begin(), patterns.end(), named));
    }
    if (list) {
        for (const Row& row : rows)
            for (const Launch& launch : row.launches)
                printf("%s,%s,%u,%u,%u,%u\n", row.source, &launch == row.launches ? row.fault : row.twin, launch.grid.x, launch.grid.y,
                       launch.block.x, launch.block.y);
        return 0;
    }
    if (once) {
        launch_once(chosen, once);
        return 0;
    }
    puts("source,kernel,twin,ms_fault,ms_twin,ratio,check,note");
    volatile int* at = (int*)mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    for (int first = 0; first < (int)rows.size(); first = *at + 1) {
        int status = 0;
        *at = first;
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) work(first, chosen, at);
        waitpid(child, &status, 0);
        if (WIFEXITED(status) && WEXITSTATUS(status) != 2) return WEXITSTATUS(status);
        if (WIFSIGNALED(status))
            printf("%s,%s,%s,,,,failed,%s\n", rows[*at].source, rows[*at].fault, rows[*at].twin, strsignal(WTERMSIG(status)));
    }
}
