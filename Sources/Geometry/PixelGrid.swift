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
}
