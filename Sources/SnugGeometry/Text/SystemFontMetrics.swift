/// Line metrics, which do not depend on the fonts of the glyphs. The numbers here are the system
/// font's; those of other families are in ``Family``.
///
/// Source for iOS: ascender 1950 and descender 494 units of a 2048-unit em, from SF Pro's `hhea`
/// table. Their sum, 1.193359375 × the point size, is the line height measured on iOS.
///
/// AppKit rounds lines to whole points. Source: labels saved by Interface Builder are 11, 13, 14, 15,
/// 16, 17, 19, 19, 23, 26 and 43 points high at 9, 10, 11, 12, 13, 14, 15, 16, 19, 22 and 36 points, and
/// two lines of 13 points are 32 high. An ascender of 1980 units, which is rounded, and a descender of
/// 434, which is rounded up, are inferred from these: they result in all of them. Up to macOS 10.15, 25 of 27
/// such labels of 13 points are 17 high; at 11 and 19 points they are as since. They are from Clipy/Clipy,
/// krzyzanowskim/Natalie, lukakerr/Pine, mapbox/mapbox-gl-native-ios, nicklockwood/layout,
/// openid/AppAuth-iOS, ReactiveX/RxSwift and SwiftGen/SwiftGen.
extension Font {
  /// From the top of a line to its baseline, in points.
  public var ascender: Double {
    edition.isMac
      ? (size * (family?.line(weight).ascender ?? 1980 / 2048)).rounded()
      : size * (family?.line(weight).ascender ?? 1950 / 2048)
  }

  /// From the baseline to the bottom of a line, in points; positive downwards.
  public var descender: Double {
    if edition == .macOS10, family == nil, size == 13 { return 4 }
    if edition.isMac, family == nil { return (size * 434 / 2048).rounded(.up) }
    let descender = size * (family?.line(weight).descender ?? 494 / 2048)
    return edition.isMac ? descender.rounded() : descender
  }

  /// The height of one line, in points.
  public var lineHeight: Double { ascender + descender }

  /// From the top of a line to the top of the next, in points.
  public var lineSpacing: Double { lineHeight + leading }

  /// The height of a number of lines, in points.
  public func height(ofLines count: Int) -> Double {
    Double(count) * lineSpacing - (count > 0 ? leading : 0)
  }
}
