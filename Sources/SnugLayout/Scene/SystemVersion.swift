package import SnugGeometry

/// A version of iOS or macOS. It determines the sizes of controls.
public struct SystemVersion: Hashable, Sendable {
  public let platform: Platform
  /// The major version: 18 for iOS 18, and 10 for macOS 10.15 and earlier.
  public let major: Int

  public init(_ platform: Platform, _ major: Int) {
    self.platform = platform
    self.major = major
  }

  /// The default version of a scene: iOS 18 or macOS 15.
  ///
  /// Our choice. Too few sizes of version 26 are known: on iOS only the switch, the search bar and
  /// the navigation bar, and on macOS neither the switch, the segmented control nor the vertical
  /// slider. Most apps still support earlier versions.
  public static func standard(on platform: Platform) -> SystemVersion {
    SystemVersion(platform, platform == .iOS ? 18 : 15)
  }
}

extension SystemVersion {
  /// Whether labels avoid a single word on their last line.
  ///
  /// Source: `NSLineBreakStrategyStandard` is since iOS 14 and macOS 11, by its header. In a frame of Xcode 11,
  /// a label hugs a line that keeps the next to last word.
  package var breaksLinesByStrategy: Bool { major >= (platform == .macOS ? 11 : 14) }

  package var fontEdition: Font.Edition {
    switch platform {
    case .macOS: major < 11 ? .macOS10 : .appKit
    default: major < 11 ? .iOS10 : major < 13 ? .iOS12 : major < 16 ? .iOS15 : .uiKit
    }
  }
}

/// The notation of scene files: `iOS 18`.
extension SystemVersion: RawRepresentable, CaseIterable {
  /// The versions with Auto Layout, and of iOS those with the appearance since iOS 7. Versions
  /// 18 and 15 are followed by 26.
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
