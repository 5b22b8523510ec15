import Geometry

/// A device as Interface Builder names them, held upright unless said otherwise.
struct Device {
  /// In points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// What the status bar and the edges of the screen take, in points.
  let safeArea: (top: Double, bottom: Double)

  private init(_ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double) {
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = (top, bottom)
  }

  /// By the ids files have. The numbers of a name are the screen's diagonal in inches.
  ///
  /// Source: the sizes are Apple's (Human Interface Guidelines, “Layout”); the insets are those that
  /// saved frames show, as of Xcode 14 and later.
  static let byID: [String: Device] = [
    "retina3_5": Device(320, 480, scale: 2, top: 20, bottom: 0),
    "retina4_0": Device(320, 568, scale: 2, top: 20, bottom: 0),
    "retina4_7": Device(375, 667, scale: 2, top: 20, bottom: 0),
    "retina5_5": Device(414, 736, scale: 3, top: 20, bottom: 0),
    "retina5_9": Device(375, 812, scale: 3, top: 50, bottom: 34),
    "retina5_4": Device(375, 812, scale: 3, top: 50, bottom: 34),
    "retina6_0": Device(390, 844, scale: 3, top: 47, bottom: 34),
    "retina6_1": Device(414, 896, scale: 2, top: 48, bottom: 34),
    "retina6_12": Device(393, 852, scale: 3, top: 59, bottom: 34),
    "retina6_3": Device(402, 874, scale: 3, top: 62, bottom: 34),
    "retina6_5": Device(414, 896, scale: 3, top: 44, bottom: 34),
    "retina6_7": Device(428, 926, scale: 3, top: 47, bottom: 34),
    "retina6_72": Device(430, 932, scale: 3, top: 59, bottom: 34),
    "retina6_9": Device(440, 956, scale: 3, top: 62, bottom: 34),
    "ipad9_7": Device(768, 1024, scale: 2, top: 20, bottom: 0),
    "ipad10_2": Device(810, 1080, scale: 2, top: 20, bottom: 0),
    "ipad10_5": Device(834, 1112, scale: 2, top: 20, bottom: 0),
    "ipad10_9rounded": Device(820, 1180, scale: 2, top: 24, bottom: 20),
    "ipad11_0rounded": Device(834, 1194, scale: 2, top: 24, bottom: 20),
    "ipad12_9": Device(1024, 1366, scale: 2, top: 20, bottom: 0),
    "ipad12_9rounded": Device(1024, 1366, scale: 2, top: 24, bottom: 20),
    "appleTV": Device(1920, 1080, scale: 1, top: 60, bottom: 60),
  ]
}
