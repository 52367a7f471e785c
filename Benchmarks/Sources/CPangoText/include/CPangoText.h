#ifndef GALLEY_CPANGOTEXT_H
#define GALLEY_CPANGOTEXT_H

#include <stddef.h>
#include <stdint.h>

// Pango, as far as the benchmark needs it: paragraphs laid out at a width, in unhinted points.

typedef struct PangoText PangoText;

// A font map of FreeType fonts and a font at a size in pixels; NULL on failure.
PangoText *pango_text_open(const char *family, double size);
void pango_text_close(PangoText *text);

// Lays a text out for the first time at a width and returns its number of lines.
int32_t pango_text_first(PangoText *text, const char *utf8, size_t length, double width);

// Keeps `count` layouts for laying out again; `pango_text_again` then changes the width of one.
void pango_text_keep(PangoText *text, const char *const *texts, const size_t *lengths, size_t count, double width);
int32_t pango_text_again(PangoText *text, size_t index, double width);
void pango_text_forget(PangoText *text);

// The version of the library.
const char *pango_text_version(void);

#endif
