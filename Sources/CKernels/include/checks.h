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

/// Copies the inputs of cells side by side: row 0 of `inputs` is all ones, row j + 1 holds input j.
///
/// Rows are `stride` numbers apart; stride is a multiple of 8, and what stands past the last cell repeats it.
void galley_gather_inputs(int instructions, const galley_columns *columns, const int32_t *cells, int64_t count,
                   double *inputs, int64_t stride);

/// Sums of forms that were added up in any order, a row a form, a column a cell.
typedef struct {
  const double *values;
  /// As `galley_gather_inputs` writes them.
  const double *inputs;
  int64_t stride;
  int64_t row_count;
  int64_t input_count;
  /// The form that each row stands for, rising.
  const int64_t *forms;
  /// Which bits of the signs a negative sum flips.
  const uint64_t *signs;
  /// How far a sum may be from the one in the fixed order, against the cell's scale.
  double margin;
} galley_sums;

/// Does what `galley_check` does from sums that are right within a margin.
///
/// `unsure`, with room for count + 1, receives the places of cells whose result the margin leaves open; returns how many
/// they are.
int64_t galley_scan(int instructions, const galley_sums *sums, int64_t count, double tolerance, double clear,
                    int32_t *results, uint64_t *signs, int32_t *unsure);

/// Writes for each cell the forms f with out_rows[f] >= 0 to row out_rows[f] of the store.
void galley_evaluate(int instructions, const galley_columns *columns, const int32_t *cells, int64_t count,
                     const galley_forms *forms, const int64_t *out_rows);

#endif
