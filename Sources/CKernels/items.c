// Scans of item columns: values with their faults, conditions, and the order of items by structure.

#include "items.h"

#include <math.h>
#include <string.h>

#include "kernels.h"

#pragma STDC FP_CONTRACT OFF

GALLEY_INLINE size_t item_at(galley_selection selection, const int is_sorted, size_t i) {
  return is_sorted ? (size_t)selection.items[i] : selection.start + i;
}

GALLEY_INLINE size_t read_numbers(
    double *out, uint8_t *flags, uint8_t bit, const uint8_t *kinds, const double *values, uint8_t kind,
    galley_selection selection, const int is_sorted, double low, double high, double fallback) {
  size_t faults = 0;
  for (size_t i = 0; i < selection.count; i++) {
    const size_t item = item_at(selection, is_sorted, i);
    const double own = kinds[item] == kind ? values[item] : NAN;
    const double value = kinds[item] <= galley_kind_null ? fallback : own;
    const int holds = (value >= low) & (value <= high);
    out[i] = holds ? value : 0;
    flags[i] |= holds ? 0 : bit;
    faults += holds ? 0 : 1;
  }
  return faults;
}

GALLEY_CLONES size_t galley_read_numbers(
    double *out, uint8_t *flags, uint8_t bit, const uint8_t *kinds, const double *values, uint8_t kind,
    galley_selection selection, double low, double high, double fallback) {
  if (selection.items)
    return read_numbers(out, flags, bit, kinds, values, kind, selection, 1, low, high, fallback);
  return read_numbers(out, flags, bit, kinds, values, kind, selection, 0, low, high, fallback);
}

GALLEY_INLINE size_t read_ratios(
    double *out, uint8_t *flags, uint8_t bit, galley_field field, galley_selection selection, const int is_sorted,
    const int has_heights, double low, double high, double fallback) {
  size_t faults = 0;
  for (size_t i = 0; i < selection.count; i++) {
    const size_t item = item_at(selection, is_sorted, i);
    const uint8_t kind = field.kinds[item];
    const double number = field.numbers[item];
    double own = kind == galley_kind_number ? number : NAN;
    if (has_heights) {
      const double height = field.heights[item];
      const double ratio = ((number > 0) & (height > 0)) ? number / height : NAN;
      own = kind == galley_kind_size ? ratio : own;
    }
    const double value = kind <= galley_kind_null ? fallback : own;
    const int holds = (value >= low) & (value <= high);
    out[i] = holds ? value : 1;
    flags[i] |= holds ? 0 : bit;
    faults += holds ? 0 : 1;
  }
  return faults;
}

GALLEY_CLONES size_t galley_read_ratios(
    double *out, uint8_t *flags, uint8_t bit, galley_field field, galley_selection selection, double low,
    double high, double fallback) {
  if (selection.items) {
    return field.heights ? read_ratios(out, flags, bit, field, selection, 1, 1, low, high, fallback)
                         : read_ratios(out, flags, bit, field, selection, 1, 0, low, high, fallback);
  }
  return field.heights ? read_ratios(out, flags, bit, field, selection, 0, 1, low, high, fallback)
                       : read_ratios(out, flags, bit, field, selection, 0, 0, low, high, fallback);
}

GALLEY_CLONES void galley_gather(int32_t *out, const int32_t *values, galley_selection selection) {
  if (selection.items) {
    for (size_t i = 0; i < selection.count; i++) out[i] = values[selection.items[i]];
  } else {
    memcpy(out, values + selection.start, selection.count * sizeof(int32_t));
  }
}

GALLEY_INLINE int all_characters(
    galley_field field, galley_selection selection, const int is_sorted, int32_t most) {
  uint32_t others = 0;
  for (size_t i = 0; i < selection.count; i++) {
    const size_t item = item_at(selection, is_sorted, i);
    // A negative number is a very large one without its sign.
    others |= (field.kinds[item] != galley_kind_characters) | ((uint32_t)field.lengths[item] > (uint32_t)most);
  }
  return others == 0;
}

GALLEY_CLONES int galley_all_characters(galley_field field, galley_selection selection, int32_t most) {
  if (selection.items) return all_characters(field, selection, 1, most);
  return all_characters(field, selection, 0, most);
}

GALLEY_INLINE void add_truth(
    uint64_t *masks, uint64_t bit, galley_field field, const int has_numbers, const int has_lengths,
    uint64_t negation, size_t start, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const size_t item = start + i;
    const uint8_t kind = field.kinds[item];
    uint64_t says_yes = (kind == galley_kind_yes) | ((kind >= galley_kind_array) & (kind <= galley_kind_size));
    if (has_numbers) says_yes |= (kind == galley_kind_number) & (field.numbers[item] != 0);
    if (has_lengths)
      says_yes |= ((kind == galley_kind_text) | (kind == galley_kind_characters)) & (field.lengths[item] != 0);
    masks[i] |= bit & (negation ^ -says_yes);
  }
}

GALLEY_CLONES void galley_add_truth(
    uint64_t *masks, uint64_t bit, galley_field field, int negated, size_t start, size_t count) {
  const uint64_t negation = negated ? ~(uint64_t)0 : 0;
  if (field.numbers && field.lengths) {
    add_truth(masks, bit, field, 1, 1, negation, start, count);
  } else if (field.numbers) {
    add_truth(masks, bit, field, 1, 0, negation, start, count);
  } else if (field.lengths) {
    add_truth(masks, bit, field, 0, 1, negation, start, count);
  } else {
    add_truth(masks, bit, field, 0, 0, negation, start, count);
  }
}

GALLEY_CLONES int galley_all_equal(const uint64_t *masks, size_t count) {
  uint64_t differences = 0;
  for (size_t i = 0; i < count; i++) differences |= masks[i] ^ masks[0];
  return differences == 0;
}

size_t galley_number_masks(const uint64_t *masks, size_t count, int32_t *slots, uint64_t *distinct) {
  size_t found = 0;
  for (size_t i = 0; i < count; i++) {
    if (slots[masks[i]] >= 0) continue;
    slots[masks[i]] = (int32_t)found;
    distinct[found++] = masks[i];
  }
  return found;
}

// Few slots: a pass each, whose only dependence from item to item is a counter.
static void partition_by_passes(
    int32_t *items, const uint64_t *masks, const uint64_t *distinct, int32_t *ends, size_t slot_count, size_t start,
    size_t count) {
  size_t place = 0;
  for (size_t slot = 0; slot < slot_count; slot++) {
    const uint64_t mask = distinct[slot];
    for (size_t i = 0; i < count; i++) {
      items[place] = (int32_t)(start + i);
      place += masks[i] == mask;
    }
    ends[slot] = (int32_t)place;
  }
}

void galley_partition(
    int32_t *items, const uint64_t *masks, const int32_t *slots, const uint64_t *distinct, int32_t *ends,
    size_t slot_count, size_t start, size_t count) {
  if (slot_count <= 6) {
    partition_by_passes(items, masks, distinct, ends, slot_count, start, count);
    return;
  }
  memset(ends, 0, slot_count * sizeof(int32_t));
  for (size_t i = 0; i < count; i++) ends[slots[masks[i]]]++;
  int32_t sum = 0;
  for (size_t slot = 0; slot < slot_count; slot++) {
    const int32_t size = ends[slot];
    ends[slot] = sum;
    sum += size;
  }
  for (size_t i = 0; i < count; i++) items[ends[slots[masks[i]]]++] = (int32_t)(start + i);
}

void galley_scatter(
    double *out, const double *values, galley_selection selection, size_t first, size_t stride) {
  if (selection.items) {
    for (size_t i = 0; i < selection.count; i++) out[((size_t)selection.items[i] - first) * stride] = values[i];
  } else {
    out += (selection.start - first) * stride;
    for (size_t i = 0; i < selection.count; i++) out[i * stride] = values[i];
  }
}
