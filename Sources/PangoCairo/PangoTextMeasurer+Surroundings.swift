internal import CPangoCairo

extension PangoTextMeasurer {
  /// The files of the pinned set that are there: what a picture depends on besides its scene.
  package var fontFiles: [String] { engine.fontFiles }

  /// The releases of the libraries that set and draw text, as the running program has them.
  package static var libraryVersions: String {
    [
      "Cairo \(String(cString: cairo_version_string()))",
      "Pango \(String(cString: pango_version_string()))",
      "HarfBuzz \(String(cString: hb_version_string()))",
    ].joined(separator: ", ")
  }
}
