#ifndef GALLEY_CICU_SHIM_H
#define GALLEY_CICU_SHIM_H

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

// ICU's functions carry the library's version in their symbol names, through macros that Swift does
// not import; these wrappers give each one a name that stays.

static inline UBreakIterator *icu_break_open(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_FAILURE(status) ? NULL : iterator;
}

static inline void icu_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }

static inline int icu_break_set_text(UBreakIterator *iterator, const UChar *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &status);
  return U_SUCCESS(status);
}

static inline int32_t icu_break_first(UBreakIterator *iterator) { return ubrk_first(iterator); }

static inline int32_t icu_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

static inline UBiDi *icu_bidi_open(void) { return ubidi_open(); }

static inline void icu_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }

// `level` is 0, 1, or UBIDI_DEFAULT_LTR for the first strong character.
static inline const UBiDiLevel *icu_bidi_levels(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel level) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, text, length, level, NULL, &status);
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
  return U_FAILURE(status) ? NULL : levels;
}

static inline int32_t icu_line_break_class(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_LINE_BREAK);
}

static inline int32_t icu_east_asian_width(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
}

static inline int icu_has_property(UChar32 c, UProperty property) {
  return u_hasBinaryProperty(c, property);
}

static inline int32_t icu_general_category(UChar32 c) { return u_charType(c); }

static inline int32_t icu_direction(UChar32 c) { return u_charDirection(c); }

#endif
