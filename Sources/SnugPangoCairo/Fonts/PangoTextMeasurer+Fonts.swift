internal import CSnugPangoCairo
public import SnugGeometry

extension PangoTextMeasurer {
  /// The fonts of the glyphs in texts, without duplicates, by family and weight.
  public func fonts(of texts: [StyledText]) -> [FontIdentity] {
    let fonts = Set(texts).flatMap { text in
      withTypesetter { typesetter in
        typesetter.layout(text, maximumWidth: nil).glyphFonts.compactMap(FontIdentity.init)
      }
    }
    return Set(fonts).sorted()
  }
}

extension FontIdentity {
  /// `nil` if the font has no file.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    var revision: UInt32 = 0
    var checksum: UInt32 = 0
    guard let family = snug_pango_font_string(font, FC_FAMILY),
      snug_pango_font_head(font, &revision, &checksum) != 0
    else { return nil }
    let name = String(cString: family)
    let suffix = SystemFontMetrics.Use(family: name)?.rawValue ?? ""
    self.init(
      family: String(name.dropLast(suffix.count)),
      weight: Int(snug_pango_font_weight(font).rounded()),
      version: (Double(revision) / 65_536).shortDescription, checksum: checksum)
  }
}

extension TextLayout {
  /// The fonts of the glyphs, in the order of their occurrence.
  var glyphFonts: [UnsafeMutablePointer<PangoFont>] {
    lines.flatMap(\.pointer.glyphRuns).filter { !$0.isRoomForImages }.compactMap { run in
      run.item.pointee.analysis.font
    }
  }

  var fontFiles: [String] {
    glyphFonts.compactMap { font in
      snug_pango_font_string(font, FC_FILE).map { String(cString: $0) }
    }
  }
}
