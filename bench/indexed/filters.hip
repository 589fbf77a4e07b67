// Filters with coefficients and states that are chosen by an index.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
#define GLOBAL extern "C" __attribute__((global)) void
GLOBAL phases(const float *in, const float *taps, float *out, int n, int step) {
  float kept[32];
  for (int i = 0; i < 32; i++) kept[i] = taps[ID % 2 * 32 + i];
  int phase = 0;
  for (int i = 0; i < n; i++) {
    float sum = 0;
    for (int j = 0; j < 4; j++) sum += kept[(phase + j * 8) & 31] * in[ID + i + j];
    phase += step;
    out[ID * n + i] = sum;
  }
}
GLOBAL channels(const float *in, const int *channel, float *out, int n) {
  float state[10], gain[10];
  for (int i = 0; i < 10; i++) { state[i] = 0; gain[i] = in[i]; }
  for (int i = 0; i < n; i++) {
    int c = channel[i] % 10u;
    state[c] = state[c] * gain[c] + in[ID * n + i];
    out[ID * n + i] = state[c];
  }
}
GLOBAL lattice(const float *in, float *out, int order, int n) {
  float back[16];
  for (int i = 0; i < 16; i++) back[i] = in[ID + i];
  for (int i = 0; i < n; i++) {
    float forward = in[ID * n + i];
    for (int j = 0; j < order; j++) {
      float b = back[j & 15];
      back[(j + 1) & 15] = b + 0.3f * forward;
      forward -= 0.3f * b;
    }
    back[0] = forward;
    out[ID * n + i] = forward;
  }
}
GLOBAL mixed(const int *where, const float *in, float *out, int n) {
  float a[8], b[12];
  for (int i = 0; i < 8; i++) a[i] = in[i] * in[ID];
  for (int i = 0; i < 12; i++) b[i] = in[8 + i] + in[ID];
  float sum = 0;
  for (int i = 0; i < n; i++) { sum += a[where[i] & 7] * b[where[i] % 12u]; a[i & 7] = sum; }
  out[ID] = sum;
}
