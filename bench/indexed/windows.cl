// Sliding windows and ring buffers.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
kernel void moving_sum(global const float *in, global float *out, int n) {
  float ring[16], sum = 0;
  for (int i = 0; i < 16; i++) ring[i] = 0;
  for (int i = 0; i < n; i++) {
    float x = in[ID * n + i];
    sum += x - ring[i & 15];
    ring[i & 15] = x;
    out[ID * n + i] = sum;
  }
}
kernel void delayed(global const float *in, global float *out, int n, int delay) {
  float line[32];
  for (int i = 0; i < 32; i++) line[i] = in[i];
  for (int i = 0; i < n; i++) {
    float y = in[ID + i] + 0.5f * line[(i - delay) & 31];
    line[i & 31] = y;
    out[ID + i] = y;
  }
}
kernel void median_window(global const int *in, global int *out, int n) {
  int ring[9];
  for (int i = 0; i < 9; i++) ring[i] = in[ID + i];
  for (int i = 9; i < n; i++) {
    ring[i % 9] = in[ID + i];
    int small = 0;
    for (int j = 0; j < 9; j++) small += ring[j] < ring[4];
    out[ID + i] = ring[small];
  }
}
kernel void echo(global const float2 *in, global float2 *out, int n) {
  float2 ring[8];
  for (int i = 0; i < 8; i++) ring[i] = in[i];
  for (int i = 0; i < n; i++) {
    float2 x = in[ID + i] + ring[(i * 3) & 7].yx;
    ring[i & 7] = x;
    out[ID + i] = x;
  }
}
