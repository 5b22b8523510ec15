internal import CSnugPangoCairo
internal import Synchronization

/// Owns a fontconfig configuration with only the given files, and its font map and contexts. It is
/// not thread-safe.
final class FontSet {
  let files: [FontFile]
  /// The font for emoji; `nil` if none is installed.
  let emoji: EmojiFont?
  private let configuration: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// The contexts for paragraphs whose default direction is left to right, and right to left.
  let leftToRight: OpaquePointer
  let rightToLeft: OpaquePointer
  var outlines = GlyphOutlines()

  init(_ files: [FontFile], emoji: EmojiFont?) throws(FontError) {
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .noFreeType
    }
    guard let configuration = FcConfigCreate() else {
      g_object_unref(fontMap)
      throw .unreadable(path: files.first?.path ?? "")
    }
    // Otherwise fontconfig rescans the files every 30 seconds.
    FcConfigSetRescanInterval(configuration, 0)
    _ = snug_load_configuration(configuration, FontSet.rules)
    for file in files where !file.add(to: configuration) {
      FcConfigDestroy(configuration)
      g_object_unref(fontMap)
      throw .unreadable(path: file.path)
    }
    FontSet.open.withLock { open in
      guard !open.isSuperset(of: files) else { return }
      snug_keep_fonts_open(configuration)
      open.formUnion(files)
    }
    let system = FcCharSetCreate()!
    defer { FcCharSetDestroy(system) }
    for character in SystemAdvances.characters { FcCharSetAddChar(system, character.value) }
    let suffixes = SystemFontMetrics.Use.allCases.map { strdup($0.rawValue)! }
    defer { for suffix in suffixes { free(suffix) } }
    snug_split_families(
      configuration, OpticalSize.text.family, system, suffixes.map { UnsafePointer($0) },
      Int32(suffixes.count))
    pango_fc_font_map_set_config(snug_pango_fc_font_map(fontMap), configuration)
    // One point is one unit.
    pango_cairo_font_map_set_resolution(snug_pango_cairo_font_map(fontMap), 72)
    self.files = files
    self.emoji = emoji
    self.fontMap = fontMap
    self.configuration = configuration
    leftToRight = FontSet.context(of: fontMap, direction: PANGO_DIRECTION_LTR)
    rightToLeft = FontSet.context(of: fontMap, direction: PANGO_DIRECTION_RTL)
    let description = pango_font_description_from_string(
      "\(OpticalSize.text.family)\(SystemFontMetrics.Use.system.rawValue) 12")
    defer { pango_font_description_free(description) }
    if let font = pango_font_map_load_font(fontMap, leftToRight, description) {
      SystemFontMetrics.install(inClassOf: font)
      g_object_unref(font)
    }
  }

  /// The files that Cairo keeps open.
  private static let open = Mutex<Set<FontFile>>([])

  /// Pango writes the number of a missing character in 'monospace'. The set has no such family, so
  /// without this rule fontconfig's choice would depend on the locale.
  private static let rules = """
    <fontconfig><match target="pattern"><test name="family"><string>monospace</string></test>\
    <edit name="family" mode="assign" binding="strong"><string>Inter SF</string></edit></match>\
    </fontconfig>
    """

  deinit {
    outlines = GlyphOutlines()
    g_object_unref(gpointer(leftToRight))
    g_object_unref(gpointer(rightToLeft))
    g_object_unref(fontMap)
    FcConfigDestroy(configuration)
  }

  /// A context with explicit values for all settings that Pango derives from the screen or the
  /// environment.
  private static func context(
    of fontMap: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection
  ) -> OpaquePointer {
    let context = pango_font_map_create_context(fontMap)!
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// Whether one of the files has a glyph for the character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication)?.pointee,
      let patterns = fonts.fonts
    else { return false }
    for index in 0..<Int(fonts.nfont) {
      var characters: OpaquePointer?
      if FcPatternGetCharSet(patterns[index], FC_CHARSET, 0, &characters) == FcResultMatch,
        FcCharSetHasChar(characters, scalar.value) != 0
      {
        return true
      }
    }
    return false
  }
}
