// Files of the repository as texts that end with a null character. SwiftPM's `embedInCode` makes arrays of
// bytes of them, which take the compiler longer than all the code beside them.

#pragma clang assume_nonnull begin

extern const char *const page_css;
extern const char *const page_js;
extern const char *const slider_js;

extern const char *const editor_html;
extern const char *const editor_css;
extern const char *const editor_js;
extern const char *const editor_svg;

extern const char *const scene_file_format_md;
extern const char *const explanation_json_md;

// A scene the editor begins with; NULL after the last.
const char *_Nullable example(int index);

#pragma clang assume_nonnull end
