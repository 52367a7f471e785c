#ifndef GALLEY_ITEMS_H
#define GALLEY_ITEMS_H

#include <stddef.h>
#include <stdint.h>

/// The kinds of a field's value that the kernels tell apart; the same numbers as `FieldKind`.
enum {
  galley_kind_absent = 0,
  galley_kind_null = 1,
  galley_kind_no = 2,
  galley_kind_yes = 3,
  galley_kind_number = 4,
  galley_kind_text = 5,
  galley_kind_empty_array = 6,
  galley_kind_array = 7,
  galley_kind_object = 8,
  galley_kind_size = 9,
  galley_kind_characters = 10,
};

/// The items of a chunk: items[i], or start + i where `items` is null.
typedef struct {
  const int32_t *items;
  size_t start;
  size_t count;
} galley_selection;

/// A field's column; a null pointer where the column has no such part.
typedef struct {
  const uint8_t *kinds;
  const double *numbers;
  const double *heights;
  const int32_t *lengths;
} galley_field;

/// Reads the numbers of kind `kind` from `values`, with `fallback` for what is missing.
///
/// What is no such number, or not between low and high (both included, NaN is not), is 0 and has `bit` set in
/// flags; so is what is missing if the fallback is NaN.
///
/// - Returns: how many have.
size_t galley_read_numbers(
    double *out, uint8_t *flags, uint8_t bit, const uint8_t *kinds, const double *values, uint8_t kind,
    galley_selection selection, double low, double high, double fallback);

/// Reads ratios: numbers, or widths over heights of sizes above 0; otherwise as `galley_read_numbers`, but 1 where
/// there is none.
size_t galley_read_ratios(
    double *out, uint8_t *flags, uint8_t bit, galley_field field, galley_selection selection, double low,
    double high, double fallback);

/// out[i] = values[item i of the selection].
void galley_gather(int32_t *out, const int32_t *values, galley_selection selection);

/// Whether every value is a number of characters from 0 to `most`.
int galley_all_characters(galley_field field, galley_selection selection, int32_t most);

/// masks[i] |= bit wherever item start + i says yes (or no, if `negated`): not absent, null, false, 0, "" or [].
void galley_add_truth(
    uint64_t *masks, uint64_t bit, galley_field field, int negated, size_t start, size_t count);

/// Whether all masks are the first one.
int galley_all_equal(const uint64_t *masks, size_t count);

/// Numbers the masks that occur by their first place.
///
/// - Parameters:
///   - slots: -1 for every mask; afterwards the number of each that occurs.
///   - distinct: room for the masks that occur, by their numbers.
/// - Returns: how many occur.
size_t galley_number_masks(const uint64_t *masks, size_t count, int32_t *slots, uint64_t *distinct);

/// Sorts items start..<start + count by the slot of their mask, those of one slot in rising order.
///
/// - Parameters:
///   - items: room for one more than `count`.
///   - slots: the slot of each mask.
///   - distinct: the mask of each slot.
///   - ends: room for one number a slot; afterwards where each slot's items end in `items`.
void galley_partition(
    int32_t *items, const uint64_t *masks, const int32_t *slots, const uint64_t *distinct, int32_t *ends,
    size_t slot_count, size_t start, size_t count);

/// out[item · stride] = values[i] for the items of the selection, counted from `first`.
void galley_scatter(
    double *out, const double *values, galley_selection selection, size_t first, size_t stride);

#endif
