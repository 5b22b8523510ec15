// All C headers of the target. Functions replace macros that Swift cannot import.
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <string.h>

#include "advances.h"

static inline PangoFcFontMap *snug_pango_fc_font_map(PangoFontMap *map) {
  return PANGO_FC_FONT_MAP(map);
}

static inline PangoCairoFontMap *snug_pango_cairo_font_map(PangoFontMap *map) {
  return PANGO_CAIRO_FONT_MAP(map);
}

static inline PangoFontClass *snug_pango_font_class(PangoFont *font) {
  return PANGO_FONT_GET_CLASS(font);
}

// Cairo's font for a Pango font, which owns it.
static inline cairo_scaled_font_t *snug_pango_scaled_font(PangoFont *font) {
  return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

// A property of a font in fontconfig, such as its file; NULL if it is unknown. Owned by the font.
static inline const char *snug_pango_font_string(PangoFont *font, const char *property) {
  FcChar8 *string = NULL;
  if (!PANGO_IS_FC_FONT(font)) return NULL;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  return FcPatternGetString(pattern, property, 0, &string) == FcResultMatch
      ? (const char *)string : NULL;
}

// The revision, as a fixed-point number, and `checkSumAdjustment` in a font's table 'head'; false if it has
// no such table.
static inline gboolean snug_pango_font_head(
    PangoFont *font, guint32 *revision, guint32 *checksum) {
  hb_font_t *opened = pango_font_get_hb_font(font);
  if (!opened) return FALSE;
  // A font with our metrics has no tables, but its parent has.
  hb_font_t *parent = hb_font_get_parent(opened);
  hb_face_t *face = hb_font_get_face(parent == hb_font_get_empty() ? opened : parent);
  hb_blob_t *head = hb_face_reference_table(face, HB_TAG('h', 'e', 'a', 'd'));
  unsigned length = 0;
  const unsigned char *bytes = (const unsigned char *)hb_blob_get_data(head, &length);
  gboolean is_whole = length >= 12;
  if (is_whole) {
    *revision = (guint32)bytes[4] << 24 | bytes[5] << 16 | bytes[6] << 8 | bytes[7];
    *checksum = (guint32)bytes[8] << 24 | bytes[9] << 16 | bytes[10] << 8 | bytes[11];
  }
  hb_blob_destroy(head);
  return is_whole;
}

// The weight of a font on the scale of CSS and OpenType.
static inline double snug_pango_font_weight(PangoFont *font) {
  double weight = 0;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight);
  return FcWeightToOpenTypeDouble(weight);
}

// Keeps the files of a configuration open. Cairo keeps only ten open, and may close one while a thread
// begins to use it, because it checks this without the font's lock (cairo-ft-font.c,
// _cairo_ft_unscaled_font_lock_face). A font that was locked is never closed.
static inline void snug_keep_fonts_open(FcConfig *config) {
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_matrix_t one;
  cairo_matrix_init_identity(&one);
  for (int index = 0; fonts && index < fonts->nfont; index++) {
    cairo_font_face_t *face = cairo_ft_font_face_create_for_pattern(fonts->fonts[index]);
    // The scaled font, which holds the lock, is never destroyed.
    cairo_ft_scaled_font_lock_face(cairo_scaled_font_create(face, &one, &one, options));
    cairo_font_face_destroy(face);
  }
  cairo_font_options_destroy(options);
}

// Swift imports C strings as `CChar`; fontconfig's are bytes.
static inline FcBool snug_add_font_file(FcConfig *config, const char *path) {
  return FcConfigAppFontAddFile(config, (const FcChar8 *)path);
}

static inline FcBool snug_load_configuration(FcConfig *config, const char *xml) {
  return FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)xml, FcTrue);
}

// Adds a face of a collection to a configuration with fonts; false if the face is not of the family. Adding
// the whole file would read all its faces, which takes ten times as long for ten faces.
static inline FcBool snug_add_font_face(
    FcConfig *config, const char *path, unsigned face, const char *family) {
  int count = 0;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  FcPattern *pattern = fonts ? FcFreeTypeQuery((const FcChar8 *)path, face, NULL, &count) : NULL;
  if (!pattern) return FcFalse;
  FcChar8 *name = NULL;
  for (int index = 0;
       FcPatternGetString(pattern, FC_FAMILY, index, &name) == FcResultMatch; index++) {
    if (FcStrCmp(name, (const FcChar8 *)family) == 0) return FcFontSetAdd(fonts, pattern);
  }
  FcPatternDestroy(pattern);
  return FcFalse;
}

// Adds a variable font at one weight and one setting of its axes, such as "wght=700,opsz=14", as a font
// of a family. Pango and Cairo both set the axes that a pattern names.
static inline FcBool snug_add_font_instance(
    FcConfig *config, const char *path, const char *family, int weight, const char *axes) {
  int count = 0;
  // A configuration gets its set of fonts with its first file, even if that cannot be read.
  if (!FcConfigGetFonts(config, FcSetApplication)) FcConfigAppFontAddFile(config, (const FcChar8 *)"");
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  FcPattern *pattern = fonts ? FcFreeTypeQuery((const FcChar8 *)path, 0, NULL, &count) : NULL;
  if (!pattern) return FcFalse;
  FcPatternDel(pattern, FC_FAMILY);
  FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
  FcPatternDel(pattern, FC_WEIGHT);
  FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight));
  FcPatternDel(pattern, FC_FONT_VARIATIONS);
  FcPatternAddString(pattern, FC_FONT_VARIATIONS, (const FcChar8 *)axes);
  return FcFontSetAdd(fonts, pattern);
}

// Gives each font of a configuration whose family begins with a prefix one more name for each suffix,
// as a font of its own with no other than the given characters, and takes away the first.
static inline void snug_split_families(
    FcConfig *config, const char *prefix, const FcCharSet *characters,
    const char *const *suffixes, int count) {
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  for (int index = fonts ? fonts->nfont - 1 : -1; index >= 0; index--) {
    FcPattern *pattern = fonts->fonts[index];
    FcChar8 *family = NULL;
    FcCharSet *all = NULL;
    if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) != FcResultMatch
        || FcPatternGetCharSet(pattern, FC_CHARSET, 0, &all) != FcResultMatch
        || strncmp((const char *)family, prefix, strlen(prefix)) != 0)
      continue;
    FcCharSet *common = FcCharSetIntersect(all, characters);
    for (int part = 0; part < count; part++) {
      FcPattern *copy = FcPatternDuplicate(pattern);
      char *name = g_strconcat((const char *)family, suffixes[part], NULL);
      FcPatternDel(copy, FC_FAMILY);
      FcPatternAddString(copy, FC_FAMILY, (const FcChar8 *)name);
      FcPatternDel(copy, FC_CHARSET);
      FcPatternAddCharSet(copy, FC_CHARSET, common);
      g_free(name);
      if (part == 0)
        fonts->fonts[index] = copy;
      else
        FcFontSetAdd(fonts, copy);
    }
    FcCharSetDestroy(common);
    FcPatternDestroy(pattern);
  }
}

static inline hb_blob_t *snug_no_table(hb_face_t *face, hb_tag_t tag, void *data) {
  return NULL;
}

// A font with other metrics, and without the tables that substitute and place glyphs. Takes over the font
// and the data.
static inline hb_font_t *snug_hb_font_with_metrics(
    hb_font_t *font, void *data, hb_font_get_nominal_glyph_func_t glyph,
    hb_font_get_glyph_h_advance_func_t advance, hb_font_get_glyph_h_origin_func_t origin, hb_font_get_glyph_h_kerning_func_t kerning,
    hb_destroy_func_t destroy) {
  hb_font_funcs_t *functions = hb_font_funcs_create();
  hb_font_funcs_set_nominal_glyph_func(functions, glyph, NULL, NULL);
  hb_font_funcs_set_glyph_h_advance_func(functions, advance, NULL, NULL);
  hb_font_funcs_set_glyph_h_origin_func(functions, origin, NULL, NULL);
  // HarfBuzz asks it only for fonts without tables for kerning, and so discourages it.
  _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wdeprecated-declarations\"")
  hb_font_funcs_set_glyph_h_kerning_func(functions, kerning, NULL, NULL);
  _Pragma("clang diagnostic pop")
  hb_face_t *face = hb_face_create_for_tables(snug_no_table, NULL, NULL);
  hb_font_t *made = hb_font_create(face);
  hb_face_destroy(face);
  int x = 0, y = 0;
  hb_font_get_scale(font, &x, &y);
  hb_font_set_scale(made, x, y);
  hb_font_set_parent(made, font);
  hb_font_set_funcs(made, functions, data, destroy);
  hb_font_funcs_destroy(functions);
  hb_font_destroy(font);
  return made;
}
