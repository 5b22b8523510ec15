/// How much two pictures may differ and still count as equal.
///
/// There are no heuristics for antialiasing, only these two numbers, and messages state both.
public struct PixelTolerance: Hashable, Sendable {
  /// The greatest allowed difference of a pixel's red, green, blue or alpha, of 255.
  public var channel: Int
  /// The number of pixels that may differ by more than that.
  public var pixels: Int

  /// Numbers below 0 are 0, a channel above 255 is 255.
  public init(channel: Int = 0, pixels: Int = 0) {
    self.channel = min(255, max(0, channel))
    self.pixels = max(0, pixels)
  }

  /// Every channel of every pixel is the same.
  public static let exact = PixelTolerance()
}
