public import Geometry

/// A screen as Interface Builder names them.
public struct Device: Hashable, Sendable {
  /// As files have it: the numbers are the diagonal in inches.
  public let id: String
  /// One of the devices that have it.
  public let name: String
  /// In points.
  public private(set) var size: Size
  /// Pixels per point.
  public let scale: Double
  /// What the status bar and the edges of the screen take, in points.
  package private(set) var safeArea: EdgeInsets

  private init(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double,
    bottom: Double
  ) {
    self.id = id
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// Whether it is held on its side.
  public var isLandscape: Bool { size.width > size.height && id != "appleTV" }

  /// The upright device on its side.
  ///
  /// Source: what `safeAreaInsets` have been seen to be in apps. A tablet keeps its status bar; a phone
  /// hides it, and one without a home button is 21 points shorter and leaves out at either side what
  /// its sensors take above.
  private var onItsSide: Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    if !id.hasPrefix("ipad") {
      let side = safeArea.bottom == 0 ? 0 : safeArea.top
      device.safeArea = EdgeInsets(top: 0, left: side, bottom: side == 0 ? 0 : 21, right: side)
    }
    return device
  }

  /// The device of an id or a name, however its letters are written; behind it `landscape` for one on
  /// its side: `iPhone 15 landscape`, `retina6_12-landscape`.
  public init?(_ name: String) {
    let word = "landscape"
    let lowercased = name.lowercased()
    let isLandscape = [" ", "-"].contains { lowercased.hasSuffix($0 + word) }
    let wanted = isLandscape ? String(lowercased.dropLast(word.count + 1)) : lowercased
    guard
      let device = Self.all.first(where: {
        [$0.id.lowercased(), $0.name.lowercased()].contains(wanted)
      }), !isLandscape || device.id != "appleTV"
    else { return nil }
    self = isLandscape ? device.onItsSide : device
  }

  /// All of them, upright.
  ///
  /// Source: the sizes are Apple's (Human Interface Guidelines, “Layout”); the insets are those that
  /// saved frames show, as of Xcode 14 and later.
  public static let all: [Device] = [
    Device("retina3_5", "iPhone 4s", 320, 480, scale: 2, top: 20, bottom: 0),
    Device("retina4_0", "iPhone 5s", 320, 568, scale: 2, top: 20, bottom: 0),
    Device("retina4_7", "iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0),
    Device("retina5_4", "iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    Device("retina5_9", "iPhone 11 Pro", 375, 812, scale: 3, top: 50, bottom: 34),
    Device("retina6_0", "iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("retina6_1", "iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34),
    Device("retina6_12", "iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("retina6_3", "iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    Device("retina6_5", "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34),
    Device("retina6_7", "iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34),
    Device("retina6_72", "iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
    Device("retina6_9", "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
    Device("ipad9_7", "iPad (9.7-inch)", 768, 1024, scale: 2, top: 20, bottom: 0),
    Device("ipad10_2", "iPad (10.2-inch)", 810, 1080, scale: 2, top: 20, bottom: 0),
    Device("ipad10_5", "iPad Pro (10.5-inch)", 834, 1112, scale: 2, top: 20, bottom: 0),
    Device("ipad10_9rounded", "iPad Air (10.9-inch)", 820, 1180, scale: 2, top: 24, bottom: 20),
    Device("ipad11_0rounded", "iPad Pro (11-inch)", 834, 1194, scale: 2, top: 24, bottom: 20),
    Device("ipad12_9", "iPad Pro (12.9-inch, 2nd)", 1024, 1366, scale: 2, top: 20, bottom: 0),
    Device("ipad12_9rounded", "iPad Pro (12.9-inch)", 1024, 1366, scale: 2, top: 24, bottom: 20),
    Device("appleTV", "Apple TV", 1920, 1080, scale: 1, top: 60, bottom: 60),
  ]
}
