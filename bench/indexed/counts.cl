// Histograms and counters in registers.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
kernel void histogram(global const uint *in, global uint *out, int n) {
  uint bins[16];
  for (int i = 0; i < 16; i++) bins[i] = 0;
  for (int i = 0; i < n; i++) bins[in[i] >> 28] += in[ID * n + i];
  for (int i = 0; i < 16; i++) out[ID * 16 + i] = bins[i];
}
kernel void scattered(global const int *key, global const float *in, global float *out, int n) {
  float sums[8], counts[8];
  for (int i = 0; i < 8; i++) sums[i] = counts[i] = 0;
  for (int i = 0; i < n; i++) {
    int k = key[i] & 7;
    sums[k] += in[ID + i];
    counts[k] += 1.0f;
  }
  for (int i = 0; i < 8; i++) out[ID * 8 + i] = sums[i] / counts[i];
}
kernel void extremes(global const int *key, global const float *in, global float *out, int n) {
  float low[11], high[11];
  for (int i = 0; i < 11; i++) { low[i] = 1e30f; high[i] = -1e30f; }
  for (int i = 0; i < n; i++) {
    int k = key[i] % 11u;
    low[k] = fmin(low[k], in[ID + i]);
    high[k] = fmax(high[k], in[ID + i]);
  }
  for (int i = 0; i < 11; i++) out[ID * 11 + i] = high[i] - low[i];
}
kernel void votes(global const int *in, global int *out, int n) {
  int seen[32];
  for (int i = 0; i < 32; i++) seen[i] = 0;
  for (int i = 0; i < n; i++) seen[in[i] & 31] += in[i] >> 5;
  int most = 0;
  for (int i = 1; i < 32; i++) most = seen[i] > seen[most] ? i : most;
  out[ID] = most;
}
