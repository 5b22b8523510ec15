import SnugGeometry
import SnugLayout
import Testing

/// Frames on the pixel grid.
struct PixelTests {
  /// Source: Stack Overflow 19349072, on a display of two pixels to the point.
  @Test(arguments: [(950.25, 950.5), (950.2, 950.0), (0.75, 1), (-0.25, 0), (-0.3, -0.5)])
  func `an edge goes to the nearest pixel`(place: Double, pixel: Double) {
    let rect = PixelGrid(scale: 2).rounded(Rect(x: place, y: place, width: 10, height: 10))
    #expect(rect.minX == pixel)
    #expect(rect.minY == pixel)
  }

  @Test(arguments: [1.0, 2, 3]) func `neighbours never gap or overlap`(scale: Double) throws {
    // Seven columns of 100/7 points each.
    let names = (1...7).map { "c\($0)" }
    let layout = try layout(
      """
      scale: \(scale)
      view:
        size: [100, 10]
        subviews: { \(names.map { "\($0): {}" }.joined(separator: ", ")) }
      constraints:
        - "H:|\(names.map { $0 == "c1" ? "[c1]" : "[\($0)(c1)]" }.joined())|"
      """ + names.map { "\n  - \"V:|[\($0)]|\"" }.joined())
    var edge = 0.0
    for name in names {
      let frame = layout[name].pixelFrame
      #expect(frame.minX == edge)
      #expect((frame.maxX * scale).rounded() == frame.maxX * scale)
      #expect(abs(frame.width - 100.0 / 7) <= 1 / scale)
      edge = frame.maxX
    }
    #expect(edge == 100)
    #expect(layout["c2"].frame.minX != layout["c2"].pixelFrame.minX)
  }
}
