// Rows of dynamic programming.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
kernel void edits(global const int *a, global const int *b, global int *out, int n, int m) {
  int row[16];
  for (int j = 0; j < 16; j++) row[j] = j;
  for (int i = 0; i < n; i++) {
    int corner = row[0], x = a[ID * n + i];
    row[0] = i + 1;
    for (int j = 1; j <= m; j++) {
      int up = row[j], best = min(min(up, row[j - 1]) + 1, corner + (x != b[j]));
      corner = up;
      row[j] = best;
    }
  }
  out[ID] = row[m];
}
kernel void knapsack(global const int *weight, global const float *value, global float *out, int n) {
  float best[32];
  for (int i = 0; i < 32; i++) best[i] = 0;
  for (int i = 0; i < n; i++)
    for (int w = 31; w >= weight[i]; w--) best[w] = fmax(best[w], best[(w - weight[i]) & 31] + value[ID * n + i]);
  out[ID] = best[31];
}
kernel void viterbi(global const float *move, global const int *seen, global float *out, int n) {
  float score[8], next[8];
  for (int i = 0; i < 8; i++) score[i] = move[ID * 8 + i];
  for (int i = 0; i < n; i++) {
    for (int s = 0; s < 8; s++) next[s] = score[seen[i] & 7] + move[s * 8 + (seen[i] & 7)];
    for (int s = 0; s < 8; s++) score[s] = fmax(next[s], score[(s + seen[i]) & 7]);
  }
  out[ID] = score[seen[n] & 7];
}
