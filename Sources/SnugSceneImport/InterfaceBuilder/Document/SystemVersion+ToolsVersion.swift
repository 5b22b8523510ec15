import SnugLayout

extension SystemVersion {
  /// The system whose controls a version of Interface Builder draws: that of the SDK in its Xcode.
  ///
  /// Source: the tools version of each Xcode from public files with `systemVersion` and
  /// `LastUpgradeCheck`. Xcode 5 has the SDK of iOS 7, Xcode 11 those of iOS 13 and macOS 10.15,
  /// and Xcode 26 those of version 26. Larger numbers are from development builds, which all
  /// versions since Xcode 11 have written.
  init(_ platform: Platform, toolsVersion: Double) {
    guard toolsVersion < 30_000 else {
      self = .standard(on: platform)
      return
    }
    let row = Self.byToolsVersion.last { $0.since <= toolsVersion }
    self.init(platform, platform == .iOS ? row?.iOS ?? 7 : row?.macOS ?? 10)
  }

  private static let byToolsVersion: [(since: Double, iOS: Int, macOS: Int)] = [
    (6_000, 8, 10), (8_500, 9, 10), (11_000, 10, 10), (13_000, 11, 10),
    (14_110, 12, 10), (14_800, 13, 10), (17_000, 14, 11), (19_000, 15, 12), (21_000, 16, 13),
    (22_000, 17, 14), (23_000, 18, 15), (24_000, 26, 26),
  ]
}
