internal import CSnugPangoCairo
internal import SnugGeometry

extension PangoParagraphs {
  /// Makes line breaks independent of texts that were set before or in other threads.
  ///
  /// Pango measures only the breakpoints within three average character widths of the end of a
  /// line, and estimates whether the others fit (`process_item` in pango-layout.c). It measures the
  /// average once per font and caches it. But during the measurement of one font, it caches 0 for
  /// every other font requested in any thread (the static variable `in_get_metrics` in
  /// pangocairo-font.c of Pango 1.50 to 1.58).
  func breakLinesReproducibly() {
    let stale = lines.flatMap { $0.glyphRuns }.filter(setAverageWidth(of:))
    guard !stale.isEmpty else { return }
    // Retain the fonts: a released font would be opened again with new metrics.
    let fonts = stale.compactMap { gpointer($0.item.pointee.analysis.font) }
    for font in fonts { g_object_ref(font) }
    pango_layout_context_changed(pointer)
    _ = lines
    for font in fonts { g_object_unref(font) }
  }

  /// Sets the average character width of the run's font to half its size, which approximates
  /// Pango's measurement. Returns whether the width changed.
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
