/// What a line of the system font measures, whatever font stands in for San Francisco's glyphs.
///
/// Source: ascender 1950 and descender 494 units of a 2048-unit em, as SF Pro's `hhea` table has
/// them; their sum, 1.193359375 × the point size, is the line height measured on iOS.
extension Font {
  /// From the top of a line to its baseline, in points.
  public var ascender: Double { size * 1950 / 2048 }

  /// From the baseline to the bottom of a line, in points; positive downwards.
  public var descender: Double { size * 494 / 2048 }

  /// The height of one line, in points.
  public var lineHeight: Double { ascender + descender }
}
