// Layer norm over the last axis, float and half rows, as OpenCL C.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

float group_sum(float value, local float* scratch) {
    int thread = get_local_id(0);
    scratch[thread] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 128; step > 0; step /= 2) {
        if (thread < step) scratch[thread] += scratch[thread + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    float total = scratch[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    return total;
}

#define LAYER_NORM(NAME, TYPE)                                                                                             \
    __attribute__((reqd_work_group_size(256, 1, 1))) kernel void NAME(global const TYPE* restrict x, constant TYPE* gamma,  \
                                                                      constant TYPE* beta, global TYPE* restrict y,         \
                                                                      int columns, float epsilon) {                         \
        local float scratch[256];                                                                                          \
        global const TYPE* row = x + (size_t)get_group_id(0) * columns;                                                    \
        float sum = 0.0f, squares = 0.0f;                                                                                  \
        for (int i = get_local_id(0); i < columns; i += 256) sum += (float)row[i];                                         \
        float mean = group_sum(sum, scratch) / columns;                                                                    \
        for (int i = get_local_id(0); i < columns; i += 256) squares += ((float)row[i] - mean) * ((float)row[i] - mean);   \
        float scale = __builtin_amdgcn_rsqf(group_sum(squares, scratch) / columns + epsilon);                              \
        for (int i = get_local_id(0); i < columns; i += 256)                                                               \
            y[(size_t)get_group_id(0) * columns + i] = (TYPE)(((float)row[i] - mean) * scale * (float)gamma[i] + (float)beta[i]); \
    }

size_t get_local_id(uint dimension) { return __builtin_amdgcn_workitem_id_x(); }
size_t get_group_id(uint dimension) { return __builtin_amdgcn_workgroup_id_x(); }
void barrier(cl_mem_fence_flags flags) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

LAYER_NORM(layer_norm_float, float)
LAYER_NORM(layer_norm_half, half)
