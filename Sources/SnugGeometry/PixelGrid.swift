/// The pixels of a display, with `scale` pixels per point.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; always greater than zero.
  public var scale: Double

  public init(scale: Double) {
    precondition(scale > 0, "A display has a positive number of pixels to the point.")
    self.scale = scale
  }

  /// The length rounded up to whole pixels, as UIKit rounds the size of a text.
  ///
  /// The tolerance is a thousandth of a pixel, because the sum of glyph widths in units of 1/1024
  /// point has rounding errors.
  public func roundedUp(_ length: Double) -> Double {
    ((length * scale) - 0.001).rounded(.up) / scale
  }

  /// The rectangle with each edge on the nearest pixel, halves upwards.
  ///
  /// Edges are rounded and not sizes, so adjacent rectangles stay adjacent. Views with equal sizes
  /// can then differ by a pixel. This is UIKit's behavior: with two pixels per point, 950.25 is
  /// drawn at 950.5, and 950.2 at 950 (Stack Overflow 19349072).
  public func rounded(_ rect: Rect) -> Rect {
    Rect(
      spanning: PerAxis { axis in
        Interval(start: rounded(rect[axis].start), end: rounded(rect[axis].end))
      })
  }

  private func rounded(_ position: Double) -> Double {
    // With a tolerance of a thousandth of a pixel below a half.
    (position * scale + 0.501).rounded(.down) / scale
  }
}
