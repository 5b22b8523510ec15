/// The pixels of a display, `scale` of them to a point.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; always greater than zero.
  public var scale: Double

  public init(scale: Double) {
    precondition(scale > 0, "A display has a positive number of pixels to the point.")
    self.scale = scale
  }

  /// The length rounded up to a whole pixel, as UIKit rounds the size of a text.
  ///
  /// A length that exceeds a pixel by less than a thousandth of one is taken to lie on it: that
  /// much is noise of adding up glyph widths in units of 1/1024 point.
  public func roundedUp(_ length: Double) -> Double {
    ((length * scale) - 0.001).rounded(.up) / scale
  }

  /// The rectangle with each edge on the nearest pixel, halves upwards.
  ///
  /// Edges are rounded, not sizes, so what touched still touches and neighbours never gap or
  /// overlap; two views of one size may then differ by a pixel. So UIKit does it: 950.25 is drawn
  /// at 950.5 on a display of two pixels to the point, 950.2 at 950 (Stack Overflow 19349072).
  public func rounded(_ rect: Rect) -> Rect {
    Rect(
      spanning: PerAxis { axis in
        Interval(start: rounded(rect[axis].start), end: rounded(rect[axis].end))
      })
  }

  private func rounded(_ position: Double) -> Double {
    // A position less than a thousandth of a pixel below a half is taken to lie on it.
    (position * scale + 0.501).rounded(.down) / scale
  }
}
