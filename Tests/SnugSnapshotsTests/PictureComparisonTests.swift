import Snug
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import SnugSnapshots
import Testing

/// A picture of 4 × 3 pixels, white except for some.
private func picture(
  _ changed: [Int: UInt32] = [:], width: Int = 4, height: Int = 3, pixelsPerMeter: Int = 5669
) throws -> [UInt8] {
  var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
  for (place, color) in changed { pixels[place] = color }
  let image = try #require(
    PixelImage(width: width, height: height, pixels: pixels, pixelsPerMeter: pixelsPerMeter))
  return try image.opaquePNG()
}

private func message(
  _ expected: [UInt8], _ actual: [UInt8], _ tolerance: PixelTolerance = .exact
) -> String? {
  PictureComparison(expectedPNG: expected, actualPNG: actual, tolerance: tolerance).message
}

@Suite struct `Comparing pictures` {
  @Test func `a picture is the same as itself`() throws {
    #expect(message(try picture(), try picture()) == nil)
    #expect(
      PictureComparison(expectedPNG: try picture(), actualPNG: try picture()).difference == nil)
  }

  @Test func `one channel of one pixel by one is a difference`() throws {
    #expect(
      message(try picture(), try picture([5: 0xFFFF_FEFF]))
        == """
        1 of 12 pixels differs, by 1 of 255 in a channel, in 1 × 1 pixels at (1, 1) \
        (tolerance: exact)
        """)
  }

  @Test func `several differences are reported with their bounding box`() throws {
    #expect(
      message(try picture(), try picture([1: 0xFF00_FFFF, 6: 0xF0F0_F0FF]))
        == """
        2 of 12 pixels differ, at most by 255 of 255 in a channel, in 2 × 2 pixels at (1, 0) \
        (tolerance: exact)
        """)
  }

  @Test func `a tolerance has two numbers, and both are reported`() throws {
    let other = try picture([1: 0xFAFF_FFFF, 6: 0xF0F0_F0FF])
    #expect(
      message(try picture(), other, PixelTolerance(channel: 5))
        == """
        1 of 12 pixels differs by more than 5 of 255, by 15 of 255 in a channel, \
        in 1 × 1 pixels at (2, 1) (tolerance: channel 5, pixels 0)
        """)
    #expect(
      message(try picture(), other, PixelTolerance(channel: 4, pixels: 1))
        == """
        2 of 12 pixels differ by more than 4 of 255, at most by 15 of 255 in a channel, \
        in 2 × 2 pixels at (1, 0) (tolerance: channel 4, pixels 1)
        """)
    #expect(message(try picture(), other, PixelTolerance(channel: 5, pixels: 1)) == nil)
    #expect(message(try picture(), other, PixelTolerance(channel: 15)) == nil)
  }

  @Test func `another size or scale is a difference, whatever the tolerance`() throws {
    let anything = PixelTolerance(channel: 255, pixels: 1_000_000)
    #expect(
      message(try picture(), try picture(width: 5), anything)
        == "the picture is 5 × 3 pixels, the reference 4 × 3")
    #expect(
      message(try picture(), try picture(pixelsPerMeter: 2835), anything)
        == "the picture is drawn at scale 1, the reference at scale 2")
  }

  @Test func `bytes that are not a picture equal nothing, not even themselves`() throws {
    #expect(message([], try picture()) == "the reference is empty")
    #expect(message([], []) == "the reference is empty")
    #expect(
      message(Array(repeating: 65, count: 99), Array(repeating: 65, count: 99))
        == "the reference: the PNG could not be read: invalid signature")
    let whole = try picture([5: 0xFF])
    // Truncated at every byte, and with any byte of its data changed.
    for length in 0..<whole.count {
      let cut = Array(whole.prefix(length))
      #expect(message(cut, cut) != nil, "the first \(length) bytes")
    }
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x10
      #expect(message(damaged, whole) != nil, "byte \(place)")
    }
  }
}
