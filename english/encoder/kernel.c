/*
 * The arithmetic of the encoder: layers of a transformer with weights in bytes. Built by
 *   clang-16 --target=wasm32 -O3 -msimd128 -mrelaxed-simd -mbulk-memory -ffast-math -nostdlib -Wl,--no-entry \
 *     -Wl,--import-memory -Wl,--global-base=1024 -o kernel.wasm kernel.c
 */
#include <wasm_simd128.h>

#define WIDTH 384
#define HEADS 12
#define HEAD (WIDTH / HEADS)
#define INNER 1536
#define LONGEST 128
/* A number of a row is one of 128 steps from its least to its most: the machine multiplies 7 bits with bytes at once. */
#define STEPS 127.0f
#define EXPORT(name) __attribute__((export_name(#name)))

static unsigned char quantised[LONGEST * INNER];
static float steps[LONGEST];
static float leasts[LONGEST];
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

typedef signed char Bytes __attribute__((vector_size(16)));
typedef int Four __attribute__((vector_size(16)));
typedef float Floats __attribute__((vector_size(16)));

static inline float lane(v128_t four, int at) { return ((Floats)four)[at]; }

static inline v128_t stepsOf(const float *from, v128_t least, v128_t times) {
  const v128_t exact = wasm_f32x4_mul(wasm_f32x4_sub(wasm_v128_load(from), least), times);
  return (v128_t)__builtin_wasm_relaxed_trunc_s_i32x4_f32x4((Floats)wasm_f32x4_add(exact, wasm_f32x4_splat(0.5f)));
}

static void quantise(const float *rows, int count, int width) {
  for (int row = 0; row < count; row++) {
    const float *from = rows + row * width;
    v128_t low = wasm_v128_load(from), high = low;
    for (int at = 4; at < width; at += 4) {
      const v128_t four = wasm_v128_load(from + at);
      low = wasm_f32x4_pmin(low, four);
      high = wasm_f32x4_pmax(high, four);
    }
    const float least = __builtin_fminf(__builtin_fminf(lane(low, 0), lane(low, 1)), __builtin_fminf(lane(low, 2), lane(low, 3)));
    const float most = __builtin_fmaxf(__builtin_fmaxf(lane(high, 0), lane(high, 1)), __builtin_fmaxf(lane(high, 2), lane(high, 3)));
    const float step = __builtin_fmaxf(most - least, 1e-9f) / STEPS;
    const v128_t start = wasm_f32x4_splat(least), times = wasm_f32x4_splat(1.0f / step);
    for (int at = 0; at < width; at += 16) {
      const v128_t one = wasm_i16x8_narrow_i32x4(stepsOf(from + at, start, times), stepsOf(from + at + 4, start, times));
      const v128_t two =
          wasm_i16x8_narrow_i32x4(stepsOf(from + at + 8, start, times), stepsOf(from + at + 12, start, times));
      wasm_v128_store(quantised + row * width + at, wasm_i8x16_narrow_i16x8(one, two));
    }
    steps[row] = step;
    leasts[row] = least;
  }
}

/* Adds to four sums the products of 16 weights and 16 numbers of 7 bits. */
static inline Four dot(v128_t weights, v128_t numbers, Four sums) {
  return __builtin_wasm_relaxed_dot_i8x16_i7x16_add_s_i32x4((Bytes)weights, (Bytes)numbers, sums);
}

static inline float sum(Four four) { return (float)(four[0] + four[1] + four[2] + four[3]); }

/* The weights of a linear layer: a row of bytes for each output, then their steps, their sums, and what is added. */
static const signed char *linear(const signed char *weights, const float *rows, float *out, int count, int outputs,
                                 int inputs) {
  const float *scales = (const float *)(weights + outputs * inputs);
  const float *sums = scales + outputs;
  const float *added = sums + outputs;
  quantise(rows, count, inputs);
  /* Weights are many and rows are few: each pair of outputs is read once, and stays at hand for all rows. */
  for (int output = 0; output < outputs; output += 2) {
    const int both = output + 1 < outputs;
    const signed char *v = weights + output * inputs;
    const signed char *w = both ? v + inputs : v;
    for (int row = 0; row < count; row += 4) {
      const int here = count - row < 4 ? count - row : 4;
      const unsigned char *a0 = quantised + row * inputs;
      const unsigned char *a1 = here > 1 ? a0 + inputs : a0;
      const unsigned char *a2 = here > 2 ? a0 + 2 * inputs : a0;
      const unsigned char *a3 = here > 3 ? a0 + 3 * inputs : a0;
      Four s0 = {0}, s1 = s0, s2 = s0, s3 = s0, t0 = s0, t1 = s0, t2 = s0, t3 = s0;
      for (int at = 0; at < inputs; at += 16) {
        const v128_t x0 = wasm_v128_load(a0 + at), x1 = wasm_v128_load(a1 + at);
        const v128_t x2 = wasm_v128_load(a2 + at), x3 = wasm_v128_load(a3 + at);
        const v128_t one = wasm_v128_load(v + at), other = wasm_v128_load(w + at);
        s0 = dot(one, x0, s0);
        s1 = dot(one, x1, s1);
        s2 = dot(one, x2, s2);
        s3 = dot(one, x3, s3);
        t0 = dot(other, x0, t0);
        t1 = dot(other, x1, t1);
        t2 = dot(other, x2, t2);
        t3 = dot(other, x3, t3);
      }
      const float products[2][4] = {{sum(s0), sum(s1), sum(s2), sum(s3)}, {sum(t0), sum(t1), sum(t2), sum(t3)}};
      for (int one = 0; one < here; one++)
        for (int two = 0; two <= both; two++)
          out[(row + one) * outputs + output + two] = products[two][one] * steps[row + one] * scales[output + two] +
                                                      leasts[row + one] * sums[output + two] + added[output + two];
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
