import SnugDrawing
import SnugGeometry
import Testing

@testable import SnugPangoCairo

/// Every image is encoded, read back by Cairo, and encoded again.
@Suite struct `A compressed image` {
  /// Pixels by their position, of every kind of repetition.
  enum Pattern: CaseIterable {
    case flat, stripes, columns, diagonals, tiles, nearly, noise, fewColors

    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      // Reproducible pseudorandom numbers.
      let chance = (UInt64(x) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(y) &* 0xC2B2_AE3D_27D4_EB4F) >> 29
      let noise = UInt32(truncatingIfNeeded: chance &* 0xFF51_AFD7_ED55_8CCD >> 31) & 0xFF_FFFF
      return switch self {
      case .flat: 0x336699
      case .stripes: y % 3 == 0 ? 0xFFFFFF : 0x003F8A
      case .columns: x % 7 < 2 ? 0xFFFFFF : 0xAC3900
      case .diagonals: (x + y) % 12 < 2 ? 0x006B5F : 0xF3F5F8
      case .tiles: UInt32((x % 5) * 40 + (y % 4) * 9)
      case .nearly: x == y * 31 % 97 ? 0x010203 : 0xFFFFFF
      case .noise: noise
      case .fewColors: [0xFFFFFF, 0x000000, 0xFF0000][Int(noise % 3)]
      }
    }
  }

  @Test(
    arguments: Pattern.allCases,
    [(1, 1), (1, 40), (2, 3), (97, 1), (300, 211), (12_000, 4)] as [(Int, Int)])
  func `has the same pixels`(pattern: Pattern, size: (Int, Int)) throws {
    let (width, height) = size
    let pixels = (0..<(width * height)).map {
      0xFF00_0000 | pattern.pixel($0 % width, $0 / width)
    }
    let count = try encoded(pixels, width, height, hasAlpha: false).count
    if pattern == .flat, height > 100 { #expect(count < 1500) }
  }

  @Test(arguments: Pattern.allCases) func `has the same transparency`(pattern: Pattern) throws {
    // Premultiplied colors, as in Cairo, are not greater than alpha.
    let (width, height) = (61, 47)
    let pixels = (0..<(width * height)).map { index -> UInt32 in
      let pixel = pattern.pixel(index % width, index / width)
      let alpha = [0, 255, 128, 255][index / 13 % 4] as UInt32
      return alpha << 24
        | [16, 8, 0].reduce(UInt32(0)) { $0 | (pixel >> $1 & 0xFF) * alpha / 255 << $1 }
    }
    _ = try encoded(pixels, width, height, hasAlpha: true)
  }

  /// A PNG of pixels. Checks that decoding and encoding it again gives the same file.
  private func encoded(
    _ pixels: [UInt32], _ width: Int, _ height: Int, hasAlpha: Bool
  ) throws -> [UInt8] {
    let png = try pixels.withUnsafeBufferPointer { pixels in
      try PNGEncoder(width: width, height: height, hasAlpha: hasAlpha, pixelsPerMeter: 2835).file(
        (0..<height).map { row in
          UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])
        })
    }
    let size = Size(width: Double(width), height: Double(height))
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let again = picture(
      [Mark(.image(rect, png: png), role: "image")], width: size.width, height: size.height)
    #expect(try Renderer(measurer).png(again, scale: 1) == png)
    return png
  }
}
