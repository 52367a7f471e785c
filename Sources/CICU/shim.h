#ifndef GALLEY_CICU_SHIM_H
#define GALLEY_CICU_SHIM_H

// ICU's C functions carry the library's version in their symbol names, through macros that Swift does not import, and
// ICU's own headers clash with the copy of ICU inside Foundation when both are imported. So only the version header is
// read here; the few functions and constants needed are declared anew, with the values that ICU promises to keep.

#include <stddef.h>
#include <stdint.h>
#include <unicode/uvernum.h>

typedef struct IcuBreakIterator IcuBreakIterator;
typedef struct IcuBidi IcuBidi;

extern IcuBreakIterator *U_ICU_ENTRY_POINT_RENAME(ubrk_open)(
    int32_t type, const char *locale, const uint16_t *text, int32_t length, int32_t *status);
extern void U_ICU_ENTRY_POINT_RENAME(ubrk_close)(IcuBreakIterator *iterator);
extern void U_ICU_ENTRY_POINT_RENAME(ubrk_setText)(
    IcuBreakIterator *iterator, const uint16_t *text, int32_t length, int32_t *status);
extern int32_t U_ICU_ENTRY_POINT_RENAME(ubrk_first)(IcuBreakIterator *iterator);
extern int32_t U_ICU_ENTRY_POINT_RENAME(ubrk_next)(IcuBreakIterator *iterator);
extern IcuBidi *U_ICU_ENTRY_POINT_RENAME(ubidi_open)(void);
extern void U_ICU_ENTRY_POINT_RENAME(ubidi_close)(IcuBidi *bidi);
extern void U_ICU_ENTRY_POINT_RENAME(ubidi_setPara)(
    IcuBidi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels, int32_t *status);
extern const uint8_t *U_ICU_ENTRY_POINT_RENAME(ubidi_getLevels)(IcuBidi *bidi, int32_t *status);
extern int32_t U_ICU_ENTRY_POINT_RENAME(u_getIntPropertyValue)(int32_t character, int32_t property);
extern int8_t U_ICU_ENTRY_POINT_RENAME(u_hasBinaryProperty)(int32_t character, int32_t property);
extern int8_t U_ICU_ENTRY_POINT_RENAME(u_charType)(int32_t character);
extern int32_t U_ICU_ENTRY_POINT_RENAME(u_charDirection)(int32_t character);

// UBreakIteratorType
static const int32_t ICU_BREAK_CHARACTER = 0;
static const int32_t ICU_BREAK_LINE = 2;

// UCharDirection
static const int32_t ICU_LEFT_TO_RIGHT = 0;
static const int32_t ICU_RIGHT_TO_LEFT = 1;
static const int32_t ICU_BLOCK_SEPARATOR = 7;
static const int32_t ICU_RIGHT_TO_LEFT_ARABIC = 13;
static const int32_t ICU_FIRST_STRONG_ISOLATE = 19;
static const int32_t ICU_LEFT_TO_RIGHT_ISOLATE = 20;
static const int32_t ICU_RIGHT_TO_LEFT_ISOLATE = 21;
static const int32_t ICU_POP_DIRECTIONAL_ISOLATE = 22;

// UEastAsianWidth
static const int32_t ICU_EAST_ASIAN_FULLWIDTH = 3;
static const int32_t ICU_EAST_ASIAN_WIDE = 5;

// ULineBreak
enum {
  ICU_LB_AMBIGUOUS = 1,
  ICU_LB_ALPHABETIC = 2,
  ICU_LB_BREAK_AFTER = 4,
  ICU_LB_CLOSE_PUNCTUATION = 8,
  ICU_LB_EXCLAMATION = 11,
  ICU_LB_HYPHEN = 13,
  ICU_LB_INFIX_NUMERIC = 16,
  ICU_LB_NUMERIC = 19,
  ICU_LB_OPEN_PUNCTUATION = 20,
  ICU_LB_POSTFIX_NUMERIC = 21,
  ICU_LB_PREFIX_NUMERIC = 22,
  ICU_LB_COMPLEX_CONTEXT = 24,
  ICU_LB_BREAK_SYMBOLS = 27,
  ICU_LB_CLOSE_PARENTHESIS = 36,
  ICU_LB_HEBREW_LETTER = 38,
};

// A new iterator; NULL when ICU has no data for it.
static inline IcuBreakIterator *icu_break_open(int32_t type, const char *locale) {
  int32_t status = 0;
  IcuBreakIterator *iterator = U_ICU_ENTRY_POINT_RENAME(ubrk_open)(type, locale, NULL, 0, &status);
  return status > 0 ? NULL : iterator;
}

static inline void icu_break_close(IcuBreakIterator *iterator) {
  U_ICU_ENTRY_POINT_RENAME(ubrk_close)(iterator);
}

// Whether the iterator took the text, which must outlive its use.
static inline int icu_break_set_text(IcuBreakIterator *iterator, const uint16_t *text, int32_t length) {
  int32_t status = 0;
  U_ICU_ENTRY_POINT_RENAME(ubrk_setText)(iterator, text, length, &status);
  return status <= 0;
}

static inline int32_t icu_break_first(IcuBreakIterator *iterator) {
  return U_ICU_ENTRY_POINT_RENAME(ubrk_first)(iterator);
}

// The next boundary, or -1.
static inline int32_t icu_break_next(IcuBreakIterator *iterator) {
  return U_ICU_ENTRY_POINT_RENAME(ubrk_next)(iterator);
}

static inline IcuBidi *icu_bidi_open(void) { return U_ICU_ENTRY_POINT_RENAME(ubidi_open)(); }

static inline void icu_bidi_close(IcuBidi *bidi) { U_ICU_ENTRY_POINT_RENAME(ubidi_close)(bidi); }

// A level a unit, owned by `bidi`; NULL on failure. `level` is that of the paragraph, 0 or 1.
static inline const uint8_t *icu_bidi_levels(
    IcuBidi *bidi, const uint16_t *text, int32_t length, uint8_t level) {
  int32_t status = 0;
  U_ICU_ENTRY_POINT_RENAME(ubidi_setPara)(bidi, text, length, level, NULL, &status);
  const uint8_t *levels = U_ICU_ENTRY_POINT_RENAME(ubidi_getLevels)(bidi, &status);
  return status > 0 ? NULL : levels;
}

static inline int32_t icu_line_break_class(uint32_t character) {
  return U_ICU_ENTRY_POINT_RENAME(u_getIntPropertyValue)((int32_t)character, 0x1008);
}

static inline int32_t icu_east_asian_width(uint32_t character) {
  return U_ICU_ENTRY_POINT_RENAME(u_getIntPropertyValue)((int32_t)character, 0x1004);
}

static inline int icu_is_emoji_by_default(uint32_t character) {
  return U_ICU_ENTRY_POINT_RENAME(u_hasBinaryProperty)((int32_t)character, 58);
}

static inline int icu_is_pictographic(uint32_t character) {
  return U_ICU_ENTRY_POINT_RENAME(u_hasBinaryProperty)((int32_t)character, 64);
}

static inline int icu_is_default_ignorable(uint32_t character) {
  return U_ICU_ENTRY_POINT_RENAME(u_hasBinaryProperty)((int32_t)character, 5);
}

// UCharCategory
static inline int32_t icu_general_category(uint32_t character) {
  return U_ICU_ENTRY_POINT_RENAME(u_charType)((int32_t)character);
}

static inline int32_t icu_direction(uint32_t character) {
  return U_ICU_ENTRY_POINT_RENAME(u_charDirection)((int32_t)character);
}

#endif
