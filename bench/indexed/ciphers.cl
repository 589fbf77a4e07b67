// Permutations and rounds with tables in registers.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
kernel void stream(global const uint *key, global uint *out, int n) {
  uint s[32], j = 0;
  for (int i = 0; i < 32; i++) s[i] = i;
  for (int i = 0; i < 32; i++) { j = (j + s[i] + key[ID + i]) & 31; uint t = s[i]; s[i] = s[j]; s[j] = t; }
  for (int i = 0; i < n; i++) {
    uint a = (i + 1) & 31;
    j = (j + s[a]) & 31;
    uint t = s[a];
    s[a] = s[j];
    s[j] = t;
    out[ID * n + i] = s[(s[a] + s[j]) & 31];
  }
}
kernel void boxes(global const uint *in, global uint *out, int rounds) {
  uint box[16], x = in[rounds];
  for (int i = 0; i < 16; i++) box[i] = in[ID * 16 + i] & 15;
  for (int r = 0; r < rounds; r++) {
    uint y = 0;
    for (int k = 0; k < 8; k++) y |= box[x >> (4 * k) & 15] << (4 * k);
    x = y << 3 | y >> 29;
  }
  out[ID] = x;
}
kernel void schedule(global const uint *in, global uint *out, int rounds) {
  uint w[16], a = in[ID], b = ~a;
  for (int i = 0; i < 16; i++) w[i] = in[ID * 16 + i];
  for (int r = 0; r < rounds; r++) {
    uint x = w[r & 15] ^ w[(r + 2) & 15] ^ w[(r + 8) & 15] ^ w[(r + 13) & 15];
    w[r & 15] = x << 1 | x >> 31;
    a += (b ^ w[r & 15]) + (a << 5);
    b = b << 30 | a >> 2;
  }
  out[ID] = a ^ b;
}
