#include "CPangoText.h"

#include <pango/pango.h>
#include <pango/pangoft2.h>

struct PangoText {
  PangoFontMap *map;
  PangoContext *context;
  PangoFontDescription *font;
  PangoLayout **layouts;
  size_t count;
};

PangoText *pango_text_open(const char *family, double size) {
  PangoText *text = g_new0(PangoText, 1);
  text->map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(text->map), 72, 72);
  text->context = pango_font_map_create_context(text->map);
  pango_context_set_round_glyph_positions(text->context, FALSE);
  text->font = pango_font_description_new();
  pango_font_description_set_family(text->font, family);
  pango_font_description_set_absolute_size(text->font, size * PANGO_SCALE);
  return text;
}

void pango_text_close(PangoText *text) {
  pango_text_forget(text);
  pango_font_description_free(text->font);
  g_object_unref(text->context);
  g_object_unref(text->map);
  g_free(text);
}

static PangoLayout *make_layout(PangoText *text, const char *utf8, size_t length, double width) {
  PangoLayout *layout = pango_layout_new(text->context);
  pango_layout_set_font_description(layout, text->font);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  pango_layout_set_text(layout, utf8, (int)length);
  return layout;
}

static int32_t measure(PangoLayout *layout) {
  PangoRectangle extents;
  pango_layout_get_extents(layout, NULL, &extents);
  return pango_layout_get_line_count(layout);
}

int32_t pango_text_first(PangoText *text, const char *utf8, size_t length, double width) {
  PangoLayout *layout = make_layout(text, utf8, length, width);
  int32_t lines = measure(layout);
  g_object_unref(layout);
  return lines;
}

void pango_text_keep(PangoText *text, const char *const *texts, const size_t *lengths, size_t count, double width) {
  pango_text_forget(text);
  text->layouts = g_new0(PangoLayout *, count);
  text->count = count;
  for (size_t index = 0; index < count; index++) {
    text->layouts[index] = make_layout(text, texts[index], lengths[index], width);
    measure(text->layouts[index]);
  }
}

int32_t pango_text_again(PangoText *text, size_t index, double width) {
  pango_layout_set_width(text->layouts[index], (int)(width * PANGO_SCALE));
  return measure(text->layouts[index]);
}

void pango_text_forget(PangoText *text) {
  for (size_t index = 0; index < text->count; index++) g_object_unref(text->layouts[index]);
  g_free(text->layouts);
  text->layouts = NULL;
  text->count = 0;
}

const char *pango_text_version(void) { return pango_version_string(); }
