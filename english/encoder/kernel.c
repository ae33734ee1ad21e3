/*
 * The arithmetic of the encoder: layers of a transformer with weights in bytes. Built by
 *   clang --target=wasm32 -O3 -msimd128 -mbulk-memory -ffast-math -nostdlib -Wl,--no-entry -Wl,--import-memory \
 *     -Wl,--global-base=1024 -o kernel.wasm kernel.c
 */
#include <wasm_simd128.h>

#define WIDTH 384
#define HEADS 12
#define HEAD (WIDTH / HEADS)
#define INNER 1536
#define LONGEST 128
/* Sums of 1536 products of such a number and a byte fit 32 bits. */
#define LARGEST 8000.0f
#define EXPORT(name) __attribute__((export_name(#name)))

static short quantised[LONGEST * INNER];
static float steps[LONGEST];
static float wide[LONGEST * INNER];
static float narrow[LONGEST * WIDTH];

static inline float power(float x) {
  x = x < -87.0f ? -87.0f : x > 88.0f ? 88.0f : x;
  const float scaled = x * 1.44269504f;
  const float whole = __builtin_floorf(scaled + 0.5f);
  const float rest = (scaled - whole) * 0.69314718f;
  const float series =
      1.0f + rest * (1.0f + rest * (0.5f + rest * (0.16666667f + rest * (0.041666667f + rest * 0.0083333333f))));
  union { int bits; float number; } two = {((int)whole + 127) << 23};
  return series * two.number;
}

static void quantise(const float *rows, int count, int width) {
  for (int row = 0; row < count; row++) {
    const float *from = rows + row * width;
    float most = 1e-9f;
    for (int at = 0; at < width; at++) most = __builtin_fmaxf(most, __builtin_fabsf(from[at]));
    const float times = LARGEST / most;
    for (int at = 0; at < width; at++) quantised[row * width + at] = (short)__builtin_rintf(from[at] * times);
    steps[row] = most / LARGEST;
  }
}

static inline int sum(v128_t four) {
  return wasm_i32x4_extract_lane(four, 0) + wasm_i32x4_extract_lane(four, 1) + wasm_i32x4_extract_lane(four, 2) +
         wasm_i32x4_extract_lane(four, 3);
}

/* The weights of a linear layer: a row of bytes for each output, then their steps, then what is added. */
static const signed char *linear(const signed char *weights, const float *rows, float *out, int count, int outputs,
                                 int inputs) {
  const float *scales = (const float *)(weights + outputs * inputs);
  const float *added = scales + outputs;
  quantise(rows, count, inputs);
  for (int row = 0; row < count; row += 4) {
    const int here = count - row < 4 ? count - row : 4;
    const short *a0 = quantised + row * inputs;
    const short *a1 = here > 1 ? a0 + inputs : a0;
    const short *a2 = here > 2 ? a0 + 2 * inputs : a0;
    const short *a3 = here > 3 ? a0 + 3 * inputs : a0;
    for (int output = 0; output < outputs; output += 2) {
      /* Two outputs share what is loaded of the rows. */
      const int both = output + 1 < outputs;
      const signed char *v = weights + output * inputs;
      const signed char *w = both ? v + inputs : v;
      v128_t s0 = wasm_i32x4_splat(0), s1 = s0, s2 = s0, s3 = s0, t0 = s0, t1 = s0, t2 = s0, t3 = s0;
      for (int at = 0; at < inputs; at += 8) {
        const v128_t x0 = wasm_v128_load(a0 + at), x1 = wasm_v128_load(a1 + at);
        const v128_t x2 = wasm_v128_load(a2 + at), x3 = wasm_v128_load(a3 + at);
        const v128_t eight = wasm_i16x8_load8x8(v + at), other = wasm_i16x8_load8x8(w + at);
        s0 = wasm_i32x4_add(s0, wasm_i32x4_dot_i16x8(x0, eight));
        s1 = wasm_i32x4_add(s1, wasm_i32x4_dot_i16x8(x1, eight));
        s2 = wasm_i32x4_add(s2, wasm_i32x4_dot_i16x8(x2, eight));
        s3 = wasm_i32x4_add(s3, wasm_i32x4_dot_i16x8(x3, eight));
        t0 = wasm_i32x4_add(t0, wasm_i32x4_dot_i16x8(x0, other));
        t1 = wasm_i32x4_add(t1, wasm_i32x4_dot_i16x8(x1, other));
        t2 = wasm_i32x4_add(t2, wasm_i32x4_dot_i16x8(x2, other));
        t3 = wasm_i32x4_add(t3, wasm_i32x4_dot_i16x8(x3, other));
      }
      const int sums[2][4] = {{sum(s0), sum(s1), sum(s2), sum(s3)}, {sum(t0), sum(t1), sum(t2), sum(t3)}};
      for (int one = 0; one < here; one++)
        for (int two = 0; two <= both; two++)
          out[(row + one) * outputs + output + two] =
              (float)sums[two][one] * steps[row + one] * scales[output + two] + added[output + two];
    }
  }
  return (const signed char *)(added + outputs);
}

static const signed char *normalise(const signed char *weights, float *rows, int count) {
  const float *times = (const float *)weights;
  const float *added = times + WIDTH;
  for (int row = 0; row < count; row++) {
    float *x = rows + row * WIDTH;
    float mean = 0, spread = 0;
    for (int at = 0; at < WIDTH; at++) mean += x[at];
    mean /= WIDTH;
    for (int at = 0; at < WIDTH; at++) spread += (x[at] - mean) * (x[at] - mean);
    const float by = 1.0f / __builtin_sqrtf(spread / WIDTH + 1e-12f);
    for (int at = 0; at < WIDTH; at++) x[at] = (x[at] - mean) * by * times[at] + added[at];
  }
  return (const signed char *)(added + WIDTH);
}

/* x times the normal distribution's share below x; its integral by Abramowitz and Stegun 7.1.26. */
static void activate(float *x, int count) {
  for (int at = 0; at < count; at++) {
    const float root = x[at] * 0.70710678f;
    const float size = __builtin_fabsf(root);
    const float t = 1.0f / (1.0f + 0.3275911f * size);
    const float series =
        t * (0.254829592f + t * (-0.284496736f + t * (1.421413741f + t * (-1.453152027f + t * 1.061405429f))));
    const float within = 1.0f - series * power(-size * size);
    x[at] = 0.5f * x[at] * (1.0f + (root < 0 ? -within : within));
  }
}

static void attend(const float *qkv, float *out, int count) {
  const float scale = 1.0f / __builtin_sqrtf((float)HEAD);
  float shares[LONGEST];
  for (int head = 0; head < HEADS; head++)
    for (int row = 0; row < count; row++) {
      const float *query = qkv + row * 3 * WIDTH + head * HEAD;
      float most = -1e30f, total = 0;
      for (int other = 0; other < count; other++) {
        const float *key = qkv + other * 3 * WIDTH + WIDTH + head * HEAD;
        float product = 0;
        for (int at = 0; at < HEAD; at++) product += query[at] * key[at];
        shares[other] = product * scale;
        most = __builtin_fmaxf(most, shares[other]);
      }
      for (int other = 0; other < count; other++) {
        shares[other] = power(shares[other] - most);
        total += shares[other];
      }
      float *to = out + row * WIDTH + head * HEAD;
      for (int at = 0; at < HEAD; at++) to[at] = 0;
      for (int other = 0; other < count; other++) {
        const float *value = qkv + other * 3 * WIDTH + 2 * WIDTH + head * HEAD;
        const float share = shares[other] / total;
        for (int at = 0; at < HEAD; at++) to[at] += share * value[at];
      }
    }
}

static void add(float *to, const float *what, int count) {
  for (int at = 0; at < count; at++) to[at] += what[at];
}

/* Reads `count` pieces of words; `x` has what they are at first, and what they are among the others at last. */
EXPORT(encode) void encode(const signed char *weights, int layers, float *x, int count) {
  weights = normalise(weights, x, count);
  for (int layer = 0; layer < layers; layer++) {
    weights = linear(weights, x, wide, count, 3 * WIDTH, WIDTH);
    attend(wide, narrow, count);
    weights = linear(weights, narrow, wide, count, WIDTH, WIDTH);
    add(x, wide, count * WIDTH);
    weights = normalise(weights, x, count);
    weights = linear(weights, x, wide, count, INNER, WIDTH);
    activate(wide, count * INNER);
    weights = linear(weights, wide, narrow, count, WIDTH, INNER);
    add(x, narrow, count * WIDTH);
    weights = normalise(weights, x, count);
  }
}

/* One linear layer; `isActivated` for those behind which another one follows. */
EXPORT(apply) void apply(const signed char *weights, const float *rows, float *out, int count, int outputs, int inputs,
                         int isActivated) {
  linear(weights, rows, out, count, outputs, inputs);
  if (isActivated) activate(out, count * outputs);
}
