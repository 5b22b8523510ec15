public import SnugGeometry

/// A screen of Interface Builder.
public struct Device: Hashable, Sendable {
  /// The ID in files. Its numbers are the diagonal in inches.
  public let id: String
  /// The devices with this screen.
  public let names: [String]
  /// In points.
  public private(set) var size: Size
  /// Pixels per point.
  public let scale: Double
  /// The safe area insets, in points.
  package private(set) var safeArea: EdgeInsets

  /// By default a screen has the insets of a device with a home button.
  private init(
    _ id: String, _ names: String..., width: Double, height: Double, scale: Double,
    top: Double = 20, bottom: Double = 0
  ) {
    self.id = id
    self.names = names
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// Whether it is in landscape orientation.
  public var isLandscape: Bool { size.width > size.height && id != "appleTV" }

  /// The device in landscape orientation.
  ///
  /// Source: `safeAreaInsets` measured in apps. A tablet keeps its status bar and a phone hides it.
  /// A phone without a home button has a bottom inset of 21 points, and left and right insets that
  /// equal its top inset in portrait orientation.
  private var landscape: Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    if !id.hasPrefix("ipad") {
      let side = safeArea.bottom == 0 ? 0 : safeArea.top
      device.safeArea = EdgeInsets(top: 0, left: side, bottom: side == 0 ? 0 : 21, right: side)
    }
    return device
  }

  /// The safe area in a file saved by a version of Interface Builder. Up to Xcode 13 (21000), phones
  /// without a home button have 44 at the top; from Xcode 11 to 13 (14800), those with one have 0.
  ///
  /// Source: insets that follow from constraints and frames, of 146 and 44 roots in 28 repositories, and
  /// of 19 of 19 and 11 of 12 in 66 others.
  package func safeArea(savedBy toolsVersion: Double) -> EdgeInsets {
    guard toolsVersion < 21_000, !id.hasPrefix("ipad"), id != "appleTV" else { return safeArea }
    var insets = safeArea
    if insets.left > 0 {
      (insets.left, insets.right) = (44, 44)
    } else if insets.bottom > 0 {
      insets.top = min(insets.top, 44)
    } else if toolsVersion >= 14_800 {
      insets.top = 0
    }
    return insets
  }

  /// Creates a device from its ID or a name, ignoring case. The suffix `landscape` rotates it:
  /// `iPhone 15 landscape`, `retina6_12-landscape`.
  public init?(_ name: String) {
    let word = "landscape"
    let lowercased = name.lowercased()
    let isLandscape = [" ", "-"].contains { lowercased.hasSuffix($0 + word) }
    let wanted = isLandscape ? String(lowercased.dropLast(word.count + 1)) : lowercased
    guard
      let device = Self.all.first(where: {
        ($0.names + [$0.id]).contains { $0.lowercased() == wanted }
      }), !isLandscape || device.id != "appleTV"
    else { return nil }
    self = isLandscape ? device.landscape : device
  }

  /// The newest phone.
  package static let newest = Device("iPhone 17") ?? all[0]

  /// All devices in portrait orientation.
  ///
  /// Source: the sizes are Apple's (Human Interface Guidelines, “Layout”). The insets are derived
  /// from frames saved by Xcode 14 and later.
  public static let all: [Device] = [
    Device("retina3_5", "iPhone 4s", width: 320, height: 480, scale: 2),
    Device("retina4_0", "iPhone 5s", "iPhone 5", "iPhone 5c", width: 320, height: 568, scale: 2),
    Device(
      "retina4_7", "iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6",
      width: 375, height: 667, scale: 2),
    Device(
      "retina5_5", "iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus",
      width: 414, height: 736, scale: 3),
    Device(
      "retina5_4", "iPhone 13 mini", "iPhone 12 mini",
      width: 375, height: 812, scale: 3, top: 50, bottom: 34),
    Device(
      "retina5_9", "iPhone 11 Pro", "iPhone XS", "iPhone X",
      width: 375, height: 812, scale: 3, top: 50, bottom: 34),
    Device(
      "retina6_0", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro",
      "iPhone 16e",
      width: 390, height: 844, scale: 3, top: 47, bottom: 34),
    Device(
      "retina6_1", "iPhone 11", "iPhone XR",
      width: 414, height: 896, scale: 2, top: 48, bottom: 34),
    Device(
      "retina6_12", "iPhone 15", "iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro",
      width: 393, height: 852, scale: 3, top: 59, bottom: 34),
    Device(
      "retina6_3", "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro",
      width: 402, height: 874, scale: 3, top: 62, bottom: 34),
    Device(
      "retina6_5", "iPhone 11 Pro Max", "iPhone XS Max",
      width: 414, height: 896, scale: 3, top: 44, bottom: 34),
    Device(
      "retina6_7", "iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max",
      width: 428, height: 926, scale: 3, top: 47, bottom: 34),
    Device(
      "retina6_72", "iPhone 15 Plus", "iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max",
      width: 430, height: 932, scale: 3, top: 59, bottom: 34),
    Device(
      "retina6_9", "iPhone 16 Pro Max", "iPhone 17 Pro Max",
      width: 440, height: 956, scale: 3, top: 62, bottom: 34),
    Device("ipad9_7", "iPad (9.7-inch)", width: 768, height: 1024, scale: 2),
    Device("ipad10_2", "iPad (10.2-inch)", width: 810, height: 1080, scale: 2),
    Device("ipad10_5", "iPad Pro (10.5-inch)", width: 834, height: 1112, scale: 2),
    Device(
      "ipad10_9rounded", "iPad Air (10.9-inch)",
      width: 820, height: 1180, scale: 2, top: 24, bottom: 20),
    Device(
      "ipad11_0rounded", "iPad Pro (11-inch)",
      width: 834, height: 1194, scale: 2, top: 24, bottom: 20),
    Device("ipad12_9", "iPad Pro (12.9-inch, 2nd)", width: 1024, height: 1366, scale: 2),
    Device(
      "ipad12_9rounded", "iPad Pro (12.9-inch)",
      width: 1024, height: 1366, scale: 2, top: 24, bottom: 20),
    Device("appleTV", "Apple TV", width: 1920, height: 1080, scale: 1, top: 60, bottom: 60),
  ]
}
