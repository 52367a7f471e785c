// The inner loops of the batch solver: short affine forms over eight cells at a time.
//
// One source, compiled for several instruction sets. Products and sums are never fused, so that every variant, and the
// scalar twin in Swift, gives the same bits.
#include "checks.h"

#pragma STDC FP_CONTRACT OFF
// Every function that takes a vector is inlined into a variant, so no vector crosses a call.
#pragma clang diagnostic ignored "-Wpsabi"

typedef double vector __attribute__((vector_size(64), aligned(8)));
typedef int64_t mask __attribute__((vector_size(64), aligned(8)));

enum { LANES = 8 };

#define INLINE static inline __attribute__((always_inline))

INLINE vector splat(double x) { return (vector){x, x, x, x, x, x, x, x}; }
INLINE mask splat_int(int64_t x) { return (mask){x, x, x, x, x, x, x, x}; }
INLINE mask select_int(mask m, mask a, mask b) { return (a & m) | (b & ~m); }
INLINE vector select_double(mask m, vector a, vector b) { return (vector)select_int(m, (mask)a, (mask)b); }
INLINE vector magnitude(vector a) { return (vector)((mask)a & splat_int(INT64_MAX)); }

// Loads the inputs of the eight cells from `first` on; past the end the last cell is repeated.
INLINE void load(const galley_columns *columns, const int32_t *cells, int64_t first, int64_t count) {
  const int64_t last = count - 1;
  vector *lanes = (vector *)columns->lanes;
  if (cells) {
    int64_t places[LANES];
    for (int lane = 0; lane < LANES; lane++) places[lane] = cells[first + lane < last ? first + lane : last];
    for (int64_t input = 0; input < columns->input_count; input++) {
      const double *from = columns->store + columns->rows[input] * columns->stride;
      lanes[input] = (vector){from[places[0]], from[places[1]], from[places[2]], from[places[3]],
                              from[places[4]], from[places[5]], from[places[6]], from[places[7]]};
    }
  } else if (first + LANES <= count) {
    for (int64_t input = 0; input < columns->input_count; input++)
      lanes[input] = *(const vector *)(columns->store + columns->rows[input] * columns->stride + first);
  } else {
    for (int64_t input = 0; input < columns->input_count; input++) {
      const double *from = columns->store + columns->rows[input] * columns->stride;
      vector values;
      for (int lane = 0; lane < LANES; lane++) values[lane] = from[first + lane < last ? first + lane : last];
      lanes[input] = values;
    }
  }
}

INLINE vector value(const galley_forms *forms, int64_t form, const vector *lanes) {
  vector sum = splat(forms->constants[form]);
  for (int32_t i = forms->starts[form]; i < forms->starts[form + 1]; i++)
    sum = sum + splat(forms->factors[i]) * lanes[forms->inputs[i]];
  return sum;
}

INLINE void check(const galley_columns *columns, const int32_t *cells, int64_t count, const galley_forms *forms,
                  double tolerance, double clear, int32_t *results, uint64_t *signs) {
  const vector *lanes = (const vector *)columns->lanes;
  for (int64_t first = 0; first < count; first += LANES) {
    load(columns, cells, first, count);
    vector scale = splat(1);
    for (int64_t input = 0; input < columns->input_count; input++) {
      const vector size = magnitude(lanes[input]);
      scale = select_double((mask)(size > scale), size, scale);
    }
    vector least = splat(__builtin_inf());
    mask place = splat_int(-1);
    mask negative = splat_int(0);
    for (int64_t form = 0; form < forms->count; form++) {
      const vector sum = value(forms, form, lanes);
      negative ^= (mask)(sum < splat(0)) & splat_int((int64_t)(1ull << (form & 63)));
      const mask less = (mask)(sum < least);
      least = select_double(less, sum, least);
      place = select_int(less, splat_int(form), place);
    }
    place = select_int((mask)(least >= splat(-tolerance) * scale), splat_int(-2), place);
    place = select_int((mask)(least > splat(clear) * scale), splat_int(-1), place);
    const int64_t left = count - first < LANES ? count - first : LANES;
    for (int64_t lane = 0; lane < left; lane++) {
      results[first + lane] = (int32_t)place[lane];
      signs[first + lane] = (uint64_t)negative[lane];
    }
  }
}

// Loads inputs as `load` does and writes those of `count` cells to rows of `stride` numbers, after a row of ones.
INLINE void gather(const galley_columns *columns, const int32_t *cells, int64_t count, double *inputs, int64_t stride) {
  vector *lanes = (vector *)columns->lanes;
  for (int64_t first = 0; first < count; first += LANES) {
    load(columns, cells, first, count);
    *(vector *)(inputs + first) = splat(1);
    for (int64_t input = 0; input < columns->input_count; input++)
      *(vector *)(inputs + (input + 1) * stride + first) = lanes[input];
  }
}

INLINE int64_t scan(const galley_sums *sums, int64_t count, double tolerance, double clear, int32_t *results,
                    uint64_t *signs, int32_t *unsure) {
  int64_t unsure_count = 0;
  for (int64_t first = 0; first < count; first += LANES) {
    vector scale = splat(1);
    for (int64_t input = 1; input <= sums->input_count; input++) {
      const vector size = magnitude(*(const vector *)(sums->inputs + input * sums->stride + first));
      scale = select_double((mask)(size > scale), size, scale);
    }
    const vector margin = splat(sums->margin) * scale;
    vector least = splat(__builtin_inf()), second = least;
    mask place = splat_int(-1), negative = splat_int(0), sure = splat_int(-1);
    for (int64_t row = 0; row < sums->row_count; row++) {
      const vector sum = *(const vector *)(sums->values + row * sums->stride + first);
      const vector size = magnitude(sum);
      sure &= (mask)(size > margin) & (mask)(size < splat(__builtin_inf()));
      negative ^= (mask)(sum < splat(0)) & splat_int((int64_t)sums->signs[row]);
      const mask less = (mask)(sum < least);
      const vector other = select_double(less, least, sum);
      second = select_double((mask)(other < second), other, second);
      least = select_double(less, sum, least);
      place = select_int(less, splat_int(sums->forms[row]), place);
    }
    const vector low = splat(-tolerance) * scale, high = splat(clear) * scale;
    const mask is_clear = (mask)(least > high + margin);
    const mask holds = (mask)(least >= low + margin) & (mask)(least <= high - margin);
    const mask fails = (mask)(least < low - margin) & (mask)(second - least > margin + margin);
    sure &= is_clear | holds | fails;
    place = select_int(holds, splat_int(-2), place);
    place = select_int(is_clear, splat_int(-1), place);
    const int64_t left = count - first < LANES ? count - first : LANES;
    for (int64_t lane = 0; lane < left; lane++) {
      results[first + lane] = (int32_t)place[lane];
      signs[first + lane] = (uint64_t)negative[lane];
      unsure[unsure_count] = (int32_t)(first + lane);
      unsure_count += sure[lane] == 0;
    }
  }
  return unsure_count;
}

INLINE void evaluate(const galley_columns *columns, const int32_t *cells, int64_t count, const galley_forms *forms,
                     const int64_t *out_rows) {
  const vector *lanes = (const vector *)columns->lanes;
  for (int64_t first = 0; first < count; first += LANES) {
    load(columns, cells, first, count);
    const int64_t left = count - first < LANES ? count - first : LANES;
    for (int64_t form = 0; form < forms->count; form++) {
      if (out_rows[form] < 0) continue;
      double *to = columns->store + out_rows[form] * columns->stride;
      const vector sum = value(forms, form, lanes);
      if (cells) {
        for (int64_t lane = 0; lane < left; lane++) to[cells[first + lane]] = sum[lane];
      } else if (left == LANES) {
        *(vector *)(to + first) = sum;
      } else {
        for (int64_t lane = 0; lane < left; lane++) to[first + lane] = sum[lane];
      }
    }
  }
}

#define VARIANT(name, target)                                                                                     \
  target static void check_##name(const galley_columns *columns, const int32_t *cells, int64_t count,             \
                                  const galley_forms *forms, double tolerance, double clear, int32_t *results,    \
                                  uint64_t *signs) {                                                              \
    check(columns, cells, count, forms, tolerance, clear, results, signs);                                        \
  }                                                                                                               \
  target static void gather_##name(const galley_columns *columns, const int32_t *cells, int64_t count,            \
                                   double *inputs, int64_t stride) {                                              \
    gather(columns, cells, count, inputs, stride);                                                                \
  }                                                                                                               \
  target static int64_t scan_##name(const galley_sums *sums, int64_t count, double tolerance, double clear,       \
                                    int32_t *results, uint64_t *signs, int32_t *unsure) {                         \
    return scan(sums, count, tolerance, clear, results, signs, unsure);                                           \
  }                                                                                                               \
  target static void evaluate_##name(const galley_columns *columns, const int32_t *cells, int64_t count,          \
                                     const galley_forms *forms, const int64_t *out_rows) {                        \
    evaluate(columns, cells, count, forms, out_rows);                                                             \
  }

VARIANT(baseline, )
#if defined(__x86_64__)
VARIANT(avx2, __attribute__((target("avx2"))))
VARIANT(avx512, __attribute__((target("avx512f,avx512vl,avx512dq,avx512bw"))))
#endif

int galley_best_instructions(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512bw"))
    return GALLEY_AVX512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return GALLEY_AVX2;
#endif
  return GALLEY_BASELINE;
}

void galley_check(int instructions, const galley_columns *columns, const int32_t *cells, int64_t count,
                  const galley_forms *forms, double tolerance, double clear, int32_t *results, uint64_t *signs) {
  switch (instructions) {
#if defined(__x86_64__)
    case GALLEY_AVX512: check_avx512(columns, cells, count, forms, tolerance, clear, results, signs); return;
    case GALLEY_AVX2: check_avx2(columns, cells, count, forms, tolerance, clear, results, signs); return;
#endif
    default: check_baseline(columns, cells, count, forms, tolerance, clear, results, signs);
  }
}

void galley_evaluate(int instructions, const galley_columns *columns, const int32_t *cells, int64_t count,
                     const galley_forms *forms, const int64_t *out_rows) {
  switch (instructions) {
#if defined(__x86_64__)
    case GALLEY_AVX512: evaluate_avx512(columns, cells, count, forms, out_rows); return;
    case GALLEY_AVX2: evaluate_avx2(columns, cells, count, forms, out_rows); return;
#endif
    default: evaluate_baseline(columns, cells, count, forms, out_rows);
  }
}

void galley_gather_inputs(int instructions, const galley_columns *columns, const int32_t *cells, int64_t count,
                   double *inputs, int64_t stride) {
  switch (instructions) {
#if defined(__x86_64__)
    case GALLEY_AVX512: gather_avx512(columns, cells, count, inputs, stride); return;
    case GALLEY_AVX2: gather_avx2(columns, cells, count, inputs, stride); return;
#endif
    default: gather_baseline(columns, cells, count, inputs, stride);
  }
}

int64_t galley_scan(int instructions, const galley_sums *sums, int64_t count, double tolerance, double clear,
                    int32_t *results, uint64_t *signs, int32_t *unsure) {
  switch (instructions) {
#if defined(__x86_64__)
    case GALLEY_AVX512: return scan_avx512(sums, count, tolerance, clear, results, signs, unsure);
    case GALLEY_AVX2: return scan_avx2(sums, count, tolerance, clear, results, signs, unsure);
#endif
    default: return scan_baseline(sums, count, tolerance, clear, results, signs, unsure);
  }
}
