#ifndef GALLEY_AFFINE_H
#define GALLEY_AFFINE_H

#include <stddef.h>
#include <stdint.h>

/// One column of a run and its factor.
typedef struct {
  long column;
  double factor;
} galley_term;

/// out[i] = constant + f₀·c₀[i] + f₁·c₁[i] + …, added from the left; no multiplication is fused with an addition.
///
/// Column c starts at columns[c · stride]; `out` is none of the columns read.
void galley_affine(
    double *out, const double *columns, size_t stride, const galley_term *terms, size_t term_count, double constant,
    size_t count);

/// out[i] = right[i] < left[i] ? right[i] : left[i].
void galley_minimum(double *out, const double *left, const double *right, size_t count);

/// out[i] = right[i] >= left[i] ? right[i] : left[i].
void galley_maximum(double *out, const double *left, const double *right, size_t count);

/// out[i] = left[i] · right[i].
void galley_product(double *out, const double *left, const double *right, size_t count);

/// out[i] = left[i] / right[i].
void galley_quotient(double *out, const double *left, const double *right, size_t count);

/// flags[i] |= bit wherever low <= values[i] <= high does not hold.
void galley_mark_outside(
    uint8_t *flags, uint8_t bit, const double *values, double low, double high, size_t count);

/// out[i] = values[i] + 0, or with scale > 0 rounded to 1/scale, half away from zero; never negative zero.
void galley_rounded(double *out, const double *values, double scale, size_t count);

/// out[i] = left[i · left_step] - right[i · right_step] + 0, with steps of 0 or 1.
void galley_difference(
    double *out, const double *left, size_t left_step, const double *right, size_t right_step, size_t count);

/// values[i] = values[i] where that is at least 0, else 0.
void galley_take_positive_part(double *values, size_t count);

/// Whether any byte has one of the bits of `mask`.
int galley_any(const uint8_t *flags, uint8_t mask, size_t count);

#endif
