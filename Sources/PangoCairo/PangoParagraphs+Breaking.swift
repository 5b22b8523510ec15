internal import CPangoCairo
internal import Geometry

extension PangoParagraphs {
  /// Breaks the lines with average character widths that depend on the fonts alone.
  ///
  /// Pango measures a breakpoint only if it lies within three average characters of the end of the line
  /// (`process_item` in pango-layout.c); of the others it estimates whether they fit. Each font remembers
  /// its average, which is 0 for good if it was asked for while the average of another font was being
  /// measured, by the same thread or by another: a static variable says so (`in_get_metrics` in
  /// pangocairo-font.c, up to Pango 1.56 at least). So lines would break as what was set before them has it.
  func breakLinesReproducibly() {
    let stale = lines.flatMap { $0.glyphRuns }.filter(setAverageWidth(of:))
    guard !stale.isEmpty else { return }
    // A font that nobody holds may be opened anew, with metrics of its own.
    let fonts = stale.compactMap { gpointer($0.item.pointee.analysis.font) }
    for font in fonts { g_object_ref(font) }
    pango_layout_context_changed(pointer)
    _ = lines
    for font in fonts { g_object_unref(font) }
  }

  /// Sets the average character width of the run's font to half its size, which is about what Pango
  /// measures. Returns whether it was another.
  private func setAverageWidth(of run: PangoGlyphItem) -> Bool {
    let analysis = run.item.pointee.analysis
    guard let font = analysis.font, let metrics = pango_font_get_metrics(font, analysis.language)
    else { return false }
    defer { pango_font_metrics_unref(metrics) }
    let size = text.font(at: Int(run.item.pointee.offset)).size / unit
    let width = Int32(size / 2 * Double(PANGO_SCALE))
    let isStale = metrics.pointee.approximate_char_width != width
    metrics.pointee.approximate_char_width = width
    return isStale
  }
}
