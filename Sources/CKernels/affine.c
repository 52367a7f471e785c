// Whole-column kernels over the columns of a run. The tests compare each with plain Swift, bit for bit.

#include "affine.h"

#include <math.h>
#include <string.h>

#include "kernels.h"

#pragma STDC FP_CONTRACT OFF

GALLEY_INLINE void affine(
    double *restrict out, const double *columns, size_t stride, const galley_term *terms, const size_t term_count,
    double constant, size_t count) {
  for (size_t i = 0; i < count; i++) {
    double sum = constant;
    for (size_t k = 0; k < term_count; k++) sum += terms[k].factor * columns[terms[k].column * (long)stride + (long)i];
    out[i] = sum;
  }
}

GALLEY_CLONES void galley_affine(
    double *out, const double *columns, size_t stride, const galley_term *terms, size_t term_count, double constant,
    size_t count) {
  switch (term_count) {
    case 0: affine(out, columns, stride, terms, 0, constant, count); return;
    case 1: affine(out, columns, stride, terms, 1, constant, count); return;
    case 2: affine(out, columns, stride, terms, 2, constant, count); return;
    case 3: affine(out, columns, stride, terms, 3, constant, count); return;
    case 4: affine(out, columns, stride, terms, 4, constant, count); return;
    default: break;
  }
  // Longer sums go through a few cells at a time, so that these stay in registers or the first-level cache.
  double sums[256];
  for (size_t start = 0; start < count; start += 256) {
    const size_t width = count - start < 256 ? count - start : 256;
    for (size_t i = 0; i < width; i++) sums[i] = constant;
    for (size_t k = 0; k < term_count; k++) {
      const double factor = terms[k].factor;
      const double *column = columns + terms[k].column * (long)stride + (long)start;
      for (size_t i = 0; i < width; i++) sums[i] += factor * column[i];
    }
    memcpy(out + start, sums, width * sizeof(double));
  }
}

GALLEY_CLONES void galley_minimum(double *out, const double *left, const double *right, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = right[i] < left[i] ? right[i] : left[i];
}

GALLEY_CLONES void galley_maximum(double *out, const double *left, const double *right, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = right[i] >= left[i] ? right[i] : left[i];
}

GALLEY_CLONES void galley_product(double *out, const double *left, const double *right, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = left[i] * right[i];
}

GALLEY_CLONES void galley_quotient(double *out, const double *left, const double *right, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = left[i] / right[i];
}

GALLEY_CLONES void galley_mark_outside(
    uint8_t *flags, uint8_t bit, const double *values, double low, double high, size_t count) {
  for (size_t i = 0; i < count; i++) flags[i] |= ((values[i] >= low) & (values[i] <= high)) ? 0 : bit;
}

GALLEY_CLONES void galley_rounded(double *out, const double *values, double scale, size_t count) {
  if (!(scale > 0)) {
    for (size_t i = 0; i < count; i++) out[i] = values[i] + 0.0;
    return;
  }
  for (size_t i = 0; i < count; i++) {
    // x less its whole part is exact, so halves are told from what is just below them.
    const double pixels = values[i] * scale;
    const double whole = trunc(pixels);
    const double away = fabs(pixels - whole) >= 0.5 ? copysign(1.0, pixels) : 0.0;
    out[i] = (whole + away) / scale + 0.0;
  }
}

GALLEY_INLINE void difference(
    double *out, const double *left, const size_t left_step, const double *right, const size_t right_step,
    size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = left[i * left_step] - right[i * right_step] + 0.0;
}

GALLEY_CLONES void galley_difference(
    double *out, const double *left, size_t left_step, const double *right, size_t right_step, size_t count) {
  if (left_step && right_step) {
    difference(out, left, 1, right, 1, count);
  } else if (left_step) {
    difference(out, left, 1, right, 0, count);
  } else {
    difference(out, left, 0, right, right_step, count);
  }
}

GALLEY_CLONES void galley_take_positive_part(double *values, size_t count) {
  for (size_t i = 0; i < count; i++) values[i] = values[i] >= 0 ? values[i] : 0.0;
}

GALLEY_CLONES int galley_any(const uint8_t *flags, uint8_t mask, size_t count) {
  uint8_t all = 0;
  for (size_t i = 0; i < count; i++) all |= flags[i];
  return (all & mask) != 0;
}
