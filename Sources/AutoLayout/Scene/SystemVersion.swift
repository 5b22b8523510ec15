/// A version of iOS or macOS; controls have the sizes they have in it.
public struct SystemVersion: Hashable, Sendable {
  public let platform: Platform
  /// The first number of the version: 18 of iOS 18. Of macOS 10.15, and of all before it, 10.
  public let major: Int

  public init(_ platform: Platform, _ major: Int) {
    self.platform = platform
    self.major = major
  }

  /// The version of a scene that does not say one: iOS 18 or macOS 15.
  ///
  /// Our choice. Of version 26 too few sizes are known to be the default: of iOS the switch, the
  /// search bar and the navigation bar, of macOS no switch, no segmented control and no slider but a
  /// horizontal one. Most apps still support the versions before.
  public static func standard(on platform: Platform) -> SystemVersion {
    SystemVersion(platform, platform == .iOS ? 18 : 15)
  }
}

/// As a scene file writes it: `iOS 18`.
extension SystemVersion: RawRepresentable, CaseIterable {
  /// The versions with Auto Layout and UIKit's look since iOS 7; after 18 and 15 Apple went on
  /// with 26.
  public static let allCases =
    (Array(7...18) + [26]).map { SystemVersion(.iOS, $0) }
    + (Array(10...15) + [26]).map { SystemVersion(.macOS, $0) }

  public var rawValue: String {
    "\(platform.rawValue) \(platform == .macOS && major == 10 ? "10.15" : "\(major)")"
  }

  public init?(rawValue: String) {
    guard let version = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = version
  }
}
