#ifndef GALLEY_CHECKS_H
#define GALLEY_CHECKS_H

#include <stdint.h>

/// Instruction sets that the kernels are compiled for.
enum galley_instructions { GALLEY_BASELINE = 0, GALLEY_AVX2 = 1, GALLEY_AVX512 = 2 };

/// The widest instruction set that this CPU has.
int galley_best_instructions(void);

/// Cells of a batch: input j of cell c is `store[rows[j] * stride + c]`.
typedef struct {
  double *store;
  int64_t stride;
  const int64_t *rows;
  int64_t input_count;
  /// Room for 8 * input_count numbers.
  double *lanes;
} galley_columns;

/// Affine forms over the inputs: constants[f] + Σ factors[i] * input[inputs[i]], i from starts[f] to starts[f + 1].
typedef struct {
  const int32_t *starts;
  const int32_t *inputs;
  const double *factors;
  const double *constants;
  int64_t count;
} galley_forms;

/// Finds for each cell the smallest of some forms.
///
/// `cells` lists the cells, or is null for cells 0..<count. `results[i]` receives the place of the smallest form if it
/// is below -tolerance * scale, -1 if all are above clear * scale, else -2; scale is the largest of 1 and the inputs'
/// magnitudes. Bit f % 64 of `signs[i]` is set by an odd number of negative forms.
void galley_check(int instructions, const galley_columns *columns, const int32_t *cells, int64_t count,
                  const galley_forms *forms, double tolerance, double clear, int32_t *results, uint64_t *signs);

/// Writes for each cell the forms f with out_rows[f] >= 0 to row out_rows[f] of the store.
void galley_evaluate(int instructions, const galley_columns *columns, const int32_t *cells, int64_t count,
                     const galley_forms *forms, const int64_t *out_rows);

#endif
