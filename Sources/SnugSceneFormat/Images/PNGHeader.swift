package import SnugGeometry

/// The metadata of a PNG file, read without decoding its pixels.
///
/// Source: W3C, Portable Network Graphics (Third Edition): a signature, then chunks of a length, a
/// type, data and a check sum; IHDR is the first and IEND the last of them.
package struct PNGHeader {
  /// In pixels.
  package let width: Int
  package let height: Int

  /// Why an image can't be drawn. The description follows the file's name.
  package enum Failure: Error, Hashable {
    case isNotPNG, isTruncated, isDamaged, isEmpty
    case isTooLarge(width: Int, height: Int)

    var phrase: String {
      switch self {
      case .isNotPNG: "is not a PNG file"
      case .isTruncated: "is truncated"
      case .isDamaged: "is damaged: a checksum is wrong"
      case .isEmpty: "has no pixels"
      case .isTooLarge(let width, let height): "is too large: \(width) × \(height) pixels"
      }
    }
  }

  /// The limits for pixels, per side and in total. A pixel takes four bytes during drawing.
  static let sideLimit = 16_384
  static let pixelLimit = 1 << 25

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package init(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.starts(with: Self.signature) else { throw .isNotPNG }
    var size: (Int, Int)?
    var offset = Self.signature.count
    while true {
      guard offset + 12 <= bytes.count else { throw .isTruncated }
      let length = Self.number(bytes, at: offset)
      let end = offset + 12 + length
      guard end <= bytes.count else { throw .isTruncated }
      let type = bytes[(offset + 4)..<(offset + 8)]
      guard Self.checkSum(bytes[(offset + 4)..<(end - 4)]) == Self.number(bytes, at: end - 4) else {
        throw .isDamaged
      }
      if size == nil {
        guard type.elementsEqual("IHDR".utf8), length == 13 else { throw .isNotPNG }
        size = (Self.number(bytes, at: offset + 8), Self.number(bytes, at: offset + 12))
      }
      if type.elementsEqual("IEND".utf8) { break }
      offset = end
    }
    let (width, height) = size ?? (0, 0)
    guard width > 0, height > 0 else { throw .isEmpty }
    guard width <= Self.sideLimit, height <= Self.sideLimit, width * height <= Self.pixelLimit
    else {
      throw .isTooLarge(width: width, height: height)
    }
    (self.width, self.height) = (width, height)
  }

  /// The size of the image in points. As for `UIImage(named:)`, `@2x` or `@3x` before the extension
  /// is the number of pixels per point.
  package func size(inFile path: String) -> Size {
    let scale = Self.scale(ofFile: path)
    return Size(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// The pixels per point of an image file, by its name.
  package static func scale(ofFile path: String) -> Double {
    let stem = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// A big-endian number of four bytes.
  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32 as in annex D of the PNG specification, a byte at a time from a table.
  private static func checkSum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return Int(sum ^ 0xFFFF_FFFF)
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }
}
