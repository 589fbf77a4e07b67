// Stacks that are pushed and popped in registers.
#define ID (__builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x())
kernel void tree_walk(global const int2 *nodes, global const float *keys, global int *out, float limit) {
  int stack[16], top = 1, found = 0;
  stack[0] = limit > 0;
  while (top > 0) {
    int node = stack[--top & 15];
    if (keys[node] > limit) { found += node; continue; }
    int2 next = nodes[node];
    if (next.x) stack[top++ & 15] = next.x;
    if (next.y) stack[top++ & 15] = next.y;
  }
  out[ID] = found;
}
kernel void calculator(global const int *code, int count, global const float *in, global float *out) {
  float stack[8];
  for (int i = 0; i < 8; i++) stack[i] = in[ID * 8 + i];
  int top = 7;
  for (int pc = 0; pc < count; pc++) {
    float a = stack[top & 7], b = stack[(top - 1) & 7];
    switch (code[pc]) {
    case 0: stack[--top & 7] = a + b; break;
    case 1: stack[--top & 7] = a * b; break;
    case 2: stack[++top & 7] = in[pc]; break;
    default: stack[top & 7] = b; stack[(top - 1) & 7] = a;
    }
  }
  out[ID] = stack[top & 7];
}
kernel void brackets(global const int *text, int length, global int *out) {
  int open[12], depth = 0, bad = 0;
  for (int i = 0; i < 12; i++) open[i] = 0;
  for (int i = 0; i < length; i++) {
    int c = text[i];
    if (c > 0) open[depth++ % 12] = c;
    else if (depth && open[--depth % 12] != -c) bad = i;
  }
  out[ID] = bad;
}
kernel void two_stacks(global const int *tokens, int count, global int *out) {
  int values[16], operators[8], v = 0, o = 0;
  for (int i = 0; i < count; i++) {
    int token = tokens[i];
    if (token >= 0) { values[v++ & 15] = token; continue; }
    while (o && operators[(o - 1) & 7] <= token) {
      int b = values[--v & 15];
      values[(v - 1) & 15] -= b * operators[--o & 7];
    }
    operators[o++ & 7] = token;
  }
  out[ID] = values[0];
}
