#ifndef GALLEY_CSIMDJSON_H
#define GALLEY_CSIMDJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A simdjson parser with its buffers; serves one thread at a time.
typedef struct GalleyJSONParser GalleyJSONParser;

/// A list of places in an object to look up after each parse.
typedef struct GalleyJSONPaths GalleyJSONPaths;

/// What a parse came to.
typedef enum {
  GalleyJSONParsed = 0,
  /// The text is not JSON, or holds a number beyond every Double.
  GalleyJSONBroken = 1,
  /// More levels are nested than the parser was made for.
  GalleyJSONTooDeep = 2,
  /// There was not enough memory, or the text is longer than 4 GiB.
  GalleyJSONTooLong = 3,
} GalleyJSONOutcome;

/// The value found at a path. The kinds are numbered as LayoutModel's `FieldKind`.
typedef struct {
  /// absent 0, null 1, false 2, true 3, number 4, text 5, emptyArray 6, array 7, object 8, size 9.
  uint8_t kind;
  /// The number; of a size its width, NaN when it has none.
  double number;
  /// Of a size its height, NaN when it has none.
  double height;
  /// Bytes of a text, or the digits of an id that is an integer; valid until the next parse.
  const uint8_t *bytes;
  /// How many bytes.
  size_t length;
} GalleyJSONField;

/// One step of a walk through a parsed text.
typedef struct {
  /// One of `{` `}` `[` `]` `"` (text), `d` (number), `t` `f` `n`, or 0 at the end.
  char type;
  /// The number, when `type` is `d`.
  double number;
  /// The unescaped UTF-8 of a text or key; valid until the next parse.
  const uint8_t *bytes;
  /// How many bytes.
  size_t length;
} GalleyJSONToken;

/// Makes a parser for at most `max_depth` nested levels; NULL without memory.
GalleyJSONParser *galley_json_parser_create(size_t max_depth);
void galley_json_parser_destroy(GalleyJSONParser *parser);

/// How many readable bytes must follow the text given to `galley_json_parse`.
size_t galley_json_padding(void);

/// Parses `length` bytes, followed by readable padding. The bytes are not kept.
GalleyJSONOutcome galley_json_parse(GalleyJSONParser *parser, const uint8_t *bytes, size_t length);

/// Whether the parsed value is an object.
bool galley_json_is_object(const GalleyJSONParser *parser);

/// Starts a walk at the parsed value.
void galley_json_walk(GalleyJSONParser *parser);
/// The next step of the walk; the members of an object are a text each, then the value.
GalleyJSONToken galley_json_next(GalleyJSONParser *parser);

GalleyJSONPaths *galley_json_paths_create(void);
void galley_json_paths_destroy(GalleyJSONPaths *paths);
/// Starts a new path, which has no step yet.
void galley_json_paths_begin(GalleyJSONPaths *paths);
/// Adds a step to the last path.
void galley_json_paths_add_step(GalleyJSONPaths *paths, const uint8_t *bytes, size_t length);

/// Looks all paths up in the parsed object: one field a path. Of equal keys the first counts.
void galley_json_extract(GalleyJSONParser *parser, const GalleyJSONPaths *paths, GalleyJSONField *fields);

/// The member `id` of the parsed object; an integer comes with its digits.
GalleyJSONField galley_json_id(GalleyJSONParser *parser);

#ifdef __cplusplus
}
#endif

#endif
