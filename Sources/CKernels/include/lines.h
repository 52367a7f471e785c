#ifndef GALLEY_LINES_H
#define GALLEY_LINES_H

#include <stddef.h>
#include <stdint.h>

/// How texts of equal letters break into lines; the fields are those of `UniformText`.
typedef struct {
  /// Fixed units (2⁻²⁰ point) a letter takes.
  double advance;
  /// Whether lines may end between any two letters.
  int breaks;
  /// Whether `advance` is a multiple of the unit in which line ends are kept.
  int is_exact;
  /// Lines kept at most; INT32_MAX for no limit.
  int32_t max_lines;
} galley_uniform_text;

/// The numbers of lines of texts of lengths[i] letters at widths[i], which count as at least 0.
///
/// Where it takes a closer look, or where there are `limit` lines or more, lines[i] is -1.
///
/// - Returns: how many are.
size_t galley_uniform_lines(
    int32_t *lines, const int32_t *lengths, const double *widths, galley_uniform_text text, int32_t limit,
    size_t count);

/// out[i] = table[lines[i]] wherever lines[i] is not negative.
void galley_look_up(double *out, const double *table, const int32_t *lines, size_t count);

#endif
