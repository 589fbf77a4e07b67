// Small graphs, distances and visits.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
kernel void relaxed(global const int *edges, global const float *cost, global float *out, int n) {
  float distance[16];
  for (int i = 0; i < 16; i++) distance[i] = i ? 1e30f : 0;
  for (int i = 0; i < n; i++) {
    int a = edges[2 * i] & 15, b = edges[2 * i + 1] & 15;
    distance[b] = fmin(distance[b], distance[a] + cost[ID * n + i]);
  }
  for (int i = 0; i < 16; i++) out[ID * 16 + i] = distance[i];
}
kernel void parents(global const int *edges, global int *out, int n) {
  int parent[24];
  for (int i = 0; i < 24; i++) parent[i] = i;
  for (int i = 0; i < n; i++) {
    int a = edges[2 * i] % 24u, b = edges[2 * i + 1] % 24u;
    while (parent[a] != a) a = parent[a] % 24u;
    while (parent[b] != b) b = parent[b] % 24u;
    parent[a] = b;
  }
  out[ID] = parent[n % 24u];
}
kernel void walked(global const int *next, global int *out, int steps) {
  int visits[12], chain[12], at = steps % 12u;
  for (int i = 0; i < 12; i++) { visits[i] = 0; chain[i] = next[ID * 12 + i]; }
  for (int i = 0; i < steps; i++) { visits[at] += chain[(at * 5) % 12u]; at = next[i] % 12u; }
  for (int i = 0; i < 12; i++) out[ID * 12 + i] = visits[i];
}
kernel void alternating(global const float *in, global float *out, int n) {
  float a[9], b[9];
  for (int i = 0; i < 9; i++) { a[i] = in[ID * 9 + i]; b[i] = 0; }
  for (int i = 0; i < n; i++) {
    int k = i % 9;
    b[k] = a[(k * 4) % 9] * 2.0f + b[(k + 1) % 9];
    a[(k + 5) % 9] -= b[k];
  }
  out[ID] = a[n % 9] + b[0];
}
