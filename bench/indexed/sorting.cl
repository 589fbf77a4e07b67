// Heaps, insertion and counting sorts in registers.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
kernel void best_of(global const float *in, global float *out, int n) {
  float heap[16];
  for (int i = 0; i < 16; i++) heap[i] = -1e30f;
  for (int i = 0; i < n; i++) {
    float x = in[ID * n + i];
    if (in[i] <= 0) continue;
    int at = 0;
    while (at < 7) {
      int child = 2 * at + 1;
      child += in[i + at] > 0.5f;
      if (in[i + child] >= in[at]) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at & 15] = x;
  }
  for (int i = 0; i < 16; i++) out[ID * 16 + i] = heap[i];
}
kernel void inserted(global const int *in, global int *out, int n) {
  int sorted[12];
  for (int i = 0; i < 12; i++) sorted[i] = 0x7fffffff;
  for (int i = 0; i < n; i++) {
    int x = in[ID + i], at = 11;
    while (at > 0 && sorted[at - 1] > x) { sorted[at] = sorted[at - 1]; at--; }
    sorted[at] = x;
  }
  out[ID] = sorted[n % 12] + sorted[0];
}
kernel void ranked(global const float *in, global float *out) {
  float kept[10], by_rank[10];
  for (int i = 0; i < 10; i++) kept[i] = in[ID * 10 + i];
  for (int i = 0; i < 10; i++) {
    int rank = 0;
    for (int j = 0; j < 10; j++) rank += in[j] < in[i] || (in[j] == in[i] && j < i);
    by_rank[rank] = kept[i];
  }
  for (int i = 0; i < 10; i++) out[ID * 10 + i] = by_rank[i];
}
kernel void exchanged(global const int *swaps, global int *out, int n) {
  int kept[32];
  for (int i = 0; i < 32; i++) kept[i] = out[ID * 32 + i];
  for (int i = 0; i < n; i++) {
    int a = swaps[2 * i] & 31, b = swaps[2 * i + 1] & 31, held = kept[a];
    kept[a] = kept[b];
    kept[b] = held;
  }
  for (int i = 0; i < 32; i++) out[ID * 32 + i] = kept[i];
}
