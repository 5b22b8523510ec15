// Files of the repository as null-terminated strings. SwiftPM's `embedInCode` makes arrays of bytes, which
// take longer to compile than all other code.

#pragma clang assume_nonnull begin

extern const char *const page_css;
extern const char *const dragging_js;
extern const char *const page_js;
extern const char *const slider_js;

extern const char *const editor_html;
extern const char *const editor_css;
extern const char *const editor_js;
extern const char *const editor_svg;

extern const char *const scene_file_format_md;
extern const char *const explanation_json_md;

// An example scene of the editor; NULL after the last.
const char *_Nullable example(int index);

#pragma clang assume_nonnull end
