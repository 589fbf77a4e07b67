// Piecewise polynomials and splines.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
#define GLOBAL extern "C" __attribute__((global)) void
GLOBAL pieces(const float *in, const float *x, float *out, int n) {
  float c0[8], c1[8], c2[8];
  for (int i = 0; i < 8; i++) { c0[i] = in[i]; c1[i] = in[8 + i]; c2[i] = in[16 + i] * in[ID]; }
  for (int i = 0; i < n; i++) {
    float t = x[ID * n + i];
    int k = (int)x[i] & 7;
    out[ID * n + i] = c0[k] + t * (c1[k] + t * c2[k]);
  }
}
GLOBAL boor(const float *knots, const float *x, float *out) {
  float u[16], d[4];
  for (int i = 0; i < 16; i++) u[i] = knots[ID * 16 + i];
  float t = x[ID];
  int k = 3;
  while (k < 11 && u[k + 1] <= t) k++;
  for (int j = 0; j < 4; j++) d[j] = u[j + k - 3] * x[j];
  for (int r = 1; r < 4; r++)
    for (int j = 3; j >= r; j--) {
      float a = (t - u[j + k - 3]) / (u[j + 1 + k - r] - u[j + k - 3]);
      d[j] = (1 - a) * d[j - 1] + a * d[j];
    }
  out[ID] = d[3];
}
GLOBAL bisected(const float *edges, const float *x, float *out, int n) {
  float e[32];
  for (int i = 0; i < 32; i++) e[i] = edges[ID % 4 * 32 + i];
  for (int i = 0; i < n; i++) {
    int low = 0, step = 16;
    for (; step; step >>= 1) low += x[i] >= e[(low + step) & 31] ? step : 0;
    out[ID * n + i] = e[low & 31] - x[i];
  }
}
GLOBAL moments(const double *in, double *out, int order, int n) {
  double m[12];
  for (int i = 0; i < 12; i++) m[i] = in[i];
  for (int i = 0; i < n; i++) m[(i * order) % 12] += in[ID + i];
  out[ID] = m[order % 12];
}
