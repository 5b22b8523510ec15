#include "floor.h"

#include <cairo-svg.h>
#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <fontconfig/fontconfig.h>

// What a thread needs to know; a list is taken by whoever is free.
struct work {
  int is_svg;
  double scale;
  const char *folder;
  char **lists;
  int count;
  atomic_int next;
  atomic_int failures;
};

struct stroke {
  double width, dash[8];
  unsigned color;
  int dashes, is_round;
};

static char *next(char **cursor) {
  char *word = strsep(cursor, " ");
  return word == NULL ? "" : word;
}

static double number(char **cursor) { return strtod(next(cursor), NULL); }

static unsigned color(char **cursor) { return (unsigned)strtoul(next(cursor), NULL, 16); }

static struct stroke read_stroke(char **cursor) {
  struct stroke stroke = {0};
  stroke.color = color(cursor);
  stroke.width = number(cursor);
  stroke.is_round = (int)number(cursor);
  int dashes = (int)number(cursor);
  for (int index = 0; index < dashes; index++) {
    double length = number(cursor);
    if (index < 8) stroke.dash[stroke.dashes++] = length;
  }
  return stroke;
}

static void set_color(cairo_t *context, unsigned color) {
  cairo_set_source_rgb(
      context, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void stroke_path(cairo_t *context, struct stroke stroke) {
  set_color(context, stroke.color);
  cairo_set_line_width(context, stroke.width);
  cairo_set_line_cap(context, stroke.is_round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(context, stroke.is_round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
  cairo_set_dash(context, stroke.dash, stroke.dashes, 0);
  cairo_stroke(context);
}

static void add_rectangle(
    cairo_t *context, double x, double y, double width, double height, double radius) {
  if (radius > width / 2) radius = width / 2;
  if (radius > height / 2) radius = height / 2;
  if (radius <= 0) {
    cairo_rectangle(context, x, y, width, height);
    return;
  }
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

// rectangle X Y WIDTH HEIGHT RADIUS FILL|- [STROKE]
static void draw_rectangle(cairo_t *context, char *cursor) {
  double box[5];
  for (int index = 0; index < 5; index++) box[index] = number(&cursor);
  add_rectangle(context, box[0], box[1], box[2], box[3], box[4]);
  char *fill = next(&cursor);
  if (*fill != '-') {
    set_color(context, (unsigned)strtoul(fill, NULL, 16));
    cairo_fill_preserve(context);
  }
  if (cursor != NULL) {
    stroke_path(context, read_stroke(&cursor));
  } else {
    cairo_new_path(context);
  }
}

// lines STROKE COUNT (POINTS X Y…)…
static void draw_lines(cairo_t *context, char *cursor) {
  struct stroke stroke = read_stroke(&cursor);
  int lines = (int)number(&cursor);
  for (int line = 0; line < lines; line++) {
    int points = (int)number(&cursor);
    for (int point = 0; point < points; point++) {
      double x = number(&cursor), y = number(&cursor);
      if (point == 0) cairo_move_to(context, x, y);
      else cairo_line_to(context, x, y);
    }
  }
  stroke_path(context, stroke);
}

// circle X Y RADIUS FILL
static void draw_circle(cairo_t *context, char *cursor) {
  double x = number(&cursor), y = number(&cursor), radius = number(&cursor);
  cairo_arc(context, x, y, radius, 0, 2 * M_PI);
  set_color(context, color(&cursor));
  cairo_fill(context);
}

// polygon COUNT X Y … FILL
static void draw_polygon(cairo_t *context, char *cursor) {
  for (int left = (int)number(&cursor); left > 0; left--) {
    double x = number(&cursor), y = number(&cursor);
    cairo_line_to(context, x, y);
  }
  set_color(context, color(&cursor));
  cairo_fill(context);
}

// hatch X Y WIDTH HEIGHT SLOPE PITCH STROKE
static void draw_hatch(cairo_t *context, char *cursor) {
  double x = number(&cursor), y = number(&cursor);
  double width = number(&cursor), height = number(&cursor);
  double slope = number(&cursor), pitch = number(&cursor);
  struct stroke stroke = read_stroke(&cursor);
  cairo_rectangle(context, x, y, width, height);
  cairo_clip(context);
  double low = x - (slope > 0 ? y + height : -y), high = x + width - (slope > 0 ? y : -y - height);
  for (double line = ceil(low / pitch) * pitch; line <= high; line += pitch) {
    cairo_move_to(context, line + slope * y, y);
    cairo_line_to(context, line + slope * (y + height), y + height);
  }
  stroke_path(context, stroke);
}

// text X TOP WIDTH SCALE SIZE WEIGHT COLOR ALIGNMENT LINES ELLIPSIS [X Y WIDTH HEIGHT of a clip] |TEXT
static void draw_text(cairo_t *context, char *cursor, const char *family) {
  char *text = strchr(cursor, '|');
  *text++ = 0;
  double x = number(&cursor), top = number(&cursor), width = number(&cursor);
  double scale = number(&cursor), size = number(&cursor);
  int weight = (int)number(&cursor);
  set_color(context, color(&cursor));
  int alignment = (int)number(&cursor), lines = (int)number(&cursor);
  int ellipsis = (int)number(&cursor);
  if (cursor != NULL && *cursor != 0) {
    double clip[4];
    for (int index = 0; index < 4; index++) clip[index] = number(&cursor);
    cairo_rectangle(context, clip[0], clip[1], clip[2], clip[3]);
    cairo_clip(context);
  }
  PangoLayout *layout = pango_cairo_create_layout(context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, family);
  pango_font_description_set_weight(font, (PangoWeight)weight);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_width(layout, (int)ceil(width / scale * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment(layout, (PangoAlignment)alignment);
  if (lines > 0 && ellipsis) {
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    pango_layout_set_height(layout, -lines);
  }
  for (char *place = text; (place = strchr(place, '\r')) != NULL;) *place = '\n';
  pango_layout_set_text(layout, text, -1);
  cairo_move_to(context, x, top);
  cairo_scale(context, scale, scale);
  pango_cairo_show_layout(context, layout);
  g_object_unref(layout);
}

static int draw_list(const char *path, struct work *work, const char *family) {
  FILE *file = fopen(path, "r");
  if (file == NULL) return 1;
  char *line = NULL, name[4096];
  size_t room = 0;
  ssize_t length = getline(&line, &room, file);
  if (length <= 0) return 1;
  char *cursor = line;
  double width = number(&cursor), height = number(&cursor);
  const char *stem = strrchr(path, '/') == NULL ? path : strrchr(path, '/') + 1;
  snprintf(name, sizeof name, "%s/%s.%s", work->folder, stem, work->is_svg ? "svg" : "png");
  cairo_surface_t *surface =
      work->is_svg
          ? cairo_svg_surface_create(name, width, height)
          : cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, (int)(width * work->scale), (int)(height * work->scale));
  cairo_t *context = cairo_create(surface);
  if (!work->is_svg) cairo_scale(context, work->scale, work->scale);
  while ((length = getline(&line, &room, file)) > 0) {
    line[length - 1] = 0;
    cursor = line;
    char *kind = next(&cursor);
    cairo_save(context);
    switch (*kind) {
      case 'r': draw_rectangle(context, cursor); break;
      case 'l': draw_lines(context, cursor); break;
      case 'c': draw_circle(context, cursor); break;
      case 'p': draw_polygon(context, cursor); break;
      case 'h': draw_hatch(context, cursor); break;
      case 't': draw_text(context, cursor, family); break;
    }
    cairo_restore(context);
  }
  free(line);
  fclose(file);
  cairo_status_t status = cairo_status(context);
  cairo_destroy(context);
  if (!work->is_svg && status == CAIRO_STATUS_SUCCESS) {
    status = cairo_surface_write_to_png(surface, name);
  }
  cairo_surface_finish(surface);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface);
  cairo_surface_destroy(surface);
  return status != CAIRO_STATUS_SUCCESS;
}

static void *draw_some(void *argument) {
  struct work *work = argument;
  for (int index; (index = atomic_fetch_add(&work->next, 1)) < work->count;) {
    if (draw_list(work->lists[index], work, "Inter,Noto Sans CJK KR,Noto Sans")) {
      atomic_fetch_add(&work->failures, 1);
    }
  }
  return NULL;
}

int draw_lists(int count, char **arguments) {
  if (count < 6) return 64;
  struct work work = {.is_svg = strcmp(arguments[0], "svg") == 0,
                      .scale = atof(arguments[1]),
                      .folder = arguments[3]};
  int threads = atoi(arguments[2]), index = 4;
  // Pango's default font map takes fontconfig's current configuration: the host's, which is read
  // when the first font is added to it. --bare is for what is left without that.
  if (strcmp(arguments[index], "--bare") == 0) {
    FcConfigSetCurrent(FcConfigCreate());
    index++;
  }
  for (; index < count && strcmp(arguments[index], "--") != 0; index++) {
    if (!FcConfigAppFontAddFile(NULL, (const FcChar8 *)arguments[index])) return 2;
  }
  work.lists = arguments + index + 1;
  work.count = count - index - 1;
  pthread_t others[64];
  if (threads > 64) threads = 64;
  for (int thread = 1; thread < threads; thread++) {
    pthread_create(&others[thread], NULL, draw_some, &work);
  }
  draw_some(&work);
  for (int thread = 1; thread < threads; thread++) pthread_join(others[thread], NULL);
  return work.failures > 0;
}
