// Numbers of lines of texts of equal letters. The scalar twin is TextMeasurement/Uniform/UniformText.swift.

#include "lines.h"

#include <math.h>

#include "kernels.h"

#pragma STDC FP_CONTRACT OFF

GALLEY_CLONES size_t galley_uniform_lines(
    int32_t *lines, const int32_t *lengths, const double *widths, galley_uniform_text text, int32_t limit,
    size_t count) {
  const double most = text.max_lines;
  size_t undecided = 0;
  for (size_t i = 0; i < count; i++) {
    const double length = lengths[i];
    const double width = widths[i] > 0 ? widths[i] : 0;
    // A line has room for whole 64ths of a point, one more, and 1/2048 for rounding, in steps of 16 units.
    const double room = ((floor(width * 64) + 1) * 1024 + 32) * 16 + 15;
    const double fitting = floor(room / text.advance);
    // Quotients of integers below 2⁵³ do not round across an integer.
    const double bounded = width < 1e9 ? (fitting > 1 ? fitting : 1) : 1e18;
    const double broken = ceil(length / bounded);
    const double whole = length > 0 ? 1 : 0;
    const double needed = text.breaks ? broken : whole;
    const double shown = needed < most ? needed : most;
    const int is_tight = text.breaks & !text.is_exact & (fitting * text.advance >= room - 15);
    const int is_long = (length * text.advance >= 0x1p34) | (shown >= limit);
    const int is_undecided = is_tight | is_long;
    lines[i] = is_undecided ? -1 : (int32_t)shown;
    undecided += is_undecided;
  }
  return undecided;
}

GALLEY_CLONES void galley_look_up(double *out, const double *table, const int32_t *lines, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = table[lines[i] < 0 ? 0 : lines[i]];
}
