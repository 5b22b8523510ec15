import AutoLayout

extension SystemVersion {
  /// The system whose controls a version of Interface Builder draws: that of its Xcode's SDK.
  ///
  /// Source: each Xcode's tools version as public files have it beside `systemVersion` and
  /// `LastUpgradeCheck`; Xcode 5 comes with iOS 7, 11 with iOS 13 and macOS 10.15, 26 with both 26.
  /// What is beyond them are development builds, which all Xcodes since 11 have written.
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
