// Tables that are loaded once and looked up by an index.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
#define GLOBAL extern "C" __attribute__((global)) void
GLOBAL lookup(const float *table, const int *index, float *out, int n) {
  float kept[32];
  for (int i = 0; i < 32; i++) kept[i] = table[i];
  float sum = 0;
  for (int i = 0; i < n; i++) sum += kept[index[i] & 31] * out[i];
  out[ID] = sum;
}
GLOBAL interpolated(const float *table, const float *x, float *out) {
  float kept[32];
  for (int i = 0; i < 32; i++) kept[i] = table[ID * 32 + i];
  float at = *x * 15.0f;
  int low = (int)at & 15;
  float part = at - (float)low;
  out[ID] = kept[low] + part * (kept[low + 1] - kept[low]);
}
GLOBAL palette(const unsigned *colors, const unsigned *pixels, unsigned *out, int width) {
  unsigned palette[16];
  for (int i = 0; i < 16; i++) palette[i] = colors[i] * 3u + ID;
  for (int i = 0; i < width; i++) {
    unsigned four = pixels[i];
    out[ID * width + i] = palette[four & 15] + palette[four >> 4 & 15] * 256u + palette[four >> 8 & 15] * 65536u;
  }
}
GLOBAL weighted(const double *table, const int *index, double *out, int n) {
  double kept[8];
  for (int i = 0; i < 8; i++) kept[i] = table[ID * 8 + i];
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 0.5 + kept[index[i] & 7];
  out[ID] = sum;
}
