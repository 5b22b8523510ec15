import SnugGeometry
import SnugPangoCairo

/// Compares two pictures pixel by pixel.
///
/// Either all pixels are compared, or there is a message: a missing or damaged reference, or one
/// of another size or scale, is never equal to a picture.
public struct PictureComparison: Sendable {
  /// The difference in one sentence; `nil` if the pictures are the same.
  public let message: String?
  /// The expected picture with the differing pixels in red, as a PNG; `nil` if nothing differs or
  /// one of the pictures cannot be read.
  public let difference: [UInt8]?

  public init(
    expectedPNG expected: [UInt8], actualPNG actual: [UInt8], tolerance: PixelTolerance = .exact
  ) {
    let images: (expected: PixelImage, actual: PixelImage)
    do {
      images = (
        try Self.read(expected, "the reference"), try Self.read(actual, "the picture just drawn")
      )
    } catch {
      message = error.description
      difference = nil
      return
    }
    let change = Change(from: images.expected, to: images.actual, tolerance)
    message = Self.message(about: change, images, tolerance)
    difference = message == nil ? nil : try? change.image.opaquePNG()
  }

  private static func read(_ png: [UInt8], _ what: String) throws(SnapshotError) -> PixelImage {
    guard !png.isEmpty else { throw SnapshotError("\(what) is empty") }
    do { return try PixelImage(png: png) } catch { throw SnapshotError("\(what): \(error)") }
  }

  private static func message(
    about change: Change, _ images: (expected: PixelImage, actual: PixelImage),
    _ tolerance: PixelTolerance
  ) -> String? {
    let (expected, actual) = images
    guard expected.pixelsPerMeter == actual.pixelsPerMeter else {
      return "the picture is drawn at \(scale(of: actual)), the reference at \(scale(of: expected))"
    }
    guard (expected.width, expected.height) == (actual.width, actual.height) else {
      return "the picture is \(actual.width) × \(actual.height) pixels, "
        + "the reference \(expected.width) × \(expected.height)"
    }
    guard change.count > tolerance.pixels else { return nil }
    let all = Double(expected.width * expected.height).groupedDescription
    var sentence = "\(Double(change.count).groupedDescription) of \(all) pixels "
    sentence += change.count == 1 ? "differs" : "differ"
    if tolerance.channel > 0 { sentence += " by more than \(tolerance.channel) of 255" }
    sentence += ", \(change.count == 1 ? "" : "at most ")by \(change.greatest) of 255 in a channel"
    if let box = change.box {
      sentence +=
        ", in \(box.width.shortDescription) × \(box.height.shortDescription) pixels at "
        + "(\(box.minX.shortDescription), \(box.minY.shortDescription))"
    }
    return sentence + " (\(tolerance))"
  }

  private static func scale(of image: PixelImage) -> String {
    image.header.scale.map { "scale \($0.shortDescription)" } ?? "an unknown scale"
  }
}

/// The pixels in which two pictures differ.
private struct Change: Sendable {
  /// The number of pixels that differ by more than the tolerance.
  private(set) var count = 0
  /// The greatest difference of a channel.
  private(set) var greatest = 0
  /// The bounding box of these pixels, in pixels.
  private(set) var box: Rect?
  /// The expected picture, paler, with the differing pixels in red.
  let image: PixelImage

  init(from expected: PixelImage, to actual: PixelImage, _ tolerance: PixelTolerance) {
    let (width, height) = (
      max(expected.width, actual.width), max(expected.height, actual.height)
    )
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        let (before, after) = (expected.pixel(x, y), actual.pixel(x, y))
        // Most pixels are the same, and the rest of the loop is slow in debug builds.
        if let before, before == after {
          pixels[y * width + x] = before.pale
          continue
        }
        // Pixels outside one of the pictures differ.
        let distance =
          before.flatMap { before in after.map { before.distance(to: $0) } } ?? 255
        greatest = max(greatest, distance)
        let isChanged = before == nil || after == nil || distance > tolerance.channel
        pixels[y * width + x] = isChanged ? Self.red : (before ?? 0).pale
        guard isChanged else { continue }
        count += 1
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    image = PixelImage(width: width, height: height, pixels: pixels) ?? expected
    if count > 0 {
      box = Rect(
        x: Double(left), y: Double(top), width: Double(right - left + 1),
        height: Double(bottom - top + 1))
    }
  }

  private static let red: UInt32 = 0xD112_23FF
}

extension PixelImage {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}

extension UInt32 {
  /// The greatest difference of a channel.
  fileprivate func distance(to other: UInt32) -> Int {
    func difference(at shift: UInt32) -> Int {
      abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF))
    }
    return Swift.max(
      difference(at: 24), difference(at: 16), difference(at: 8), difference(at: 0))
  }

  /// Gray, and a quarter as dark.
  fileprivate var pale: UInt32 {
    let (red, green, blue, alpha) = (self >> 24, self >> 16 & 0xFF, self >> 8 & 0xFF, self & 0xFF)
    let gray = (red * 30 + green * 59 + blue * 11) / 100
    let shade = 255 - (255 - gray) * alpha / 255 / 4
    return shade << 24 | shade << 16 | shade << 8 | 0xFF
  }
}

extension PixelTolerance: CustomStringConvertible {
  /// “exact”, or both numbers.
  public var description: String {
    self == .exact
      ? "tolerance: exact"
      : "tolerance: channel \(channel), pixels \(pixels)"
  }
}
