internal import SnugGeometry

/// San Francisco's tracking at each size.
///
/// Source: Apple, Human Interface Guidelines, Typography, the tracking values of SF Pro.
package enum SystemTracking {
  /// The points added after each letter, so that a text is as wide as in the font.
  ///
  /// - Parameter isJapanese: whether the text has kana. Then letters are not tracked. Source: three
  ///   saved labels with both scripts.
  static func tracking(of font: Font, isJapanese: Bool) -> Double {
    if let family = font.family {
      let isBold = font.weight.isBold
      return font.size * (family.letterWidth(isBold: isBold) - letterWidth(isBold: isBold))
    }
    return isJapanese ? 0 : tracking(atSize: font.size) + earlier(font)
  }

  /// What iOS added to that before version 16.
  ///
  /// Source: the medians of regular labels that Interface Builder saved, less their widths since iOS 16: at
  /// 17 points 53 labels of iOS 12 and earlier and 81 of iOS 13 to 15, each in 17 repositories, and at 18
  /// points 7 of iOS 12 in bqlin/Apple-Sample-Code. It falls to 0 a point below and above these sizes: at 15
  /// and 16 points there is no difference (24 labels of iOS 12). Up to iOS 10, letters of 20 points and more
  /// were 0.012 to 0.016 em wider, and those of 19 points half of that: seven labels and four buttons of 19 to
  /// 64 points in DonMag/ScratchPad, firebase/quickstart-ios, GoogleCloudPlatform/ios-docs-samples and
  /// HeroTransitions/Hero. Two of them, at 24 points, are 0.008 em wider. In iOS 11 there is no difference
  /// (six labels).
  ///
  /// Those of iOS 12 and earlier are in bizz84/SwiftyStoreKit, bqlin/Apple-Sample-Code,
  /// ehyche/mastering-auto-layout, firebase/quickstart-ios, googleads/googleads-ima-ios, HeroTransitions/Hero,
  /// IBDecodable/IBDecodable, jrasmusson/ios-starter-kit, kharrison/CodeExamples, krzyzanowskim/Natalie,
  /// mattneub/Programming-iOS-Book-Examples, openid/AppAuth-iOS, ReactiveX/RxSwift,
  /// stack3/iOSAutoLayoutSamples, SwiftGen/SwiftGen, WenchaoD/FSCalendar and xmartlabs/Eureka; those of iOS 13
  /// to 15 in adafruit/Bluefruit_LE_Connect_v2, AgoraIO/API-Examples, AgoraIO/Basic-Video-Call,
  /// espressif/esp-rainmaker-ios, Esri/arcgis-runtime-samples-ios, getsentry/sentry-cocoa,
  /// glushchenko/fsnotes, jonkykong/SideMenu, jrasmusson/swift-arcade, Juanpe/SkeletonView,
  /// kif-framework/KIF, mattneub/Programming-iOS-Book-Examples, okta/samples-ios,
  /// Ranchero-Software/NetNewsWire, stasel/WebRTC-iOS, tensorflow/examples and TiffanyObi/InTune.
  private static func earlier(_ font: Font) -> Double {
    func text(_ points: Double, _ sizes: ClosedRange<Double>) -> Double {
      let distance = max(sizes.lowerBound - font.size, font.size - sizes.upperBound, 0)
      return points * max(0, 1 - distance)
    }
    switch font.edition {
    case .iOS10:
      return text(0.042, 17...18) + 0.013 * font.size * min(1, max(0, font.size - 18) / 2)
    case .iOS12: return text(0.042, 17...18)
    case .iOS15: return text(0.019, 17...17)
    case .uiKit, .appKit, .macOS10: return 0
    }
  }

  /// The average width of a letter of the system font in English text, in ems.
  private static func letterWidth(isBold: Bool) -> Double { isBold ? 0.5098 : 0.4794 }

  /// The points added after each Japanese character. The system font's are narrower than an em.
  ///
  /// Source: labels that Interface Builder saved, of two to seven kanji and kana at 17, 20 and 32 points,
  /// regular and bold, are 0.933 to 0.938 em wide for each.
  static func japaneseTracking(of font: Font) -> Double { font.size * -0.063 }

  /// The points added after each letter of text at a point size.
  ///
  /// It is interpolated between two listed sizes. Below the smallest size it is that of the
  /// smallest, and above the largest it is 0.
  package static func tracking(atSize size: Double) -> Double {
    guard let upper = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (high, highTracking) = table[upper]
    guard upper > 0, high > size else { return highTracking }
    let (low, lowTracking) = table[upper - 1]
    return lowTracking + (highTracking - lowTracking) * (size - low) / (high - low)
  }

  private static let table: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40),
    (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36),
    (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35),
    (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30),
    (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14),
    (72, 0.14), (76, 0.07), (80, 0),
  ]
}
