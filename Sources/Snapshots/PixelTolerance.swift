/// How far two pictures may differ and still be the same.
///
/// Nothing is guessed about antialiasing: a picture may differ because these two numbers say so, and
/// a message names both.
public struct PixelTolerance: Hashable, Sendable {
  /// The most that red, green, blue or alpha of a pixel may differ, of 255.
  public var channel: Int
  /// How many pixels may differ by more than that.
  public var pixels: Int

  /// Numbers below 0 are 0, a channel above 255 is 255.
  public init(channel: Int = 0, pixels: Int = 0) {
    self.channel = min(255, max(0, channel))
    self.pixels = max(0, pixels)
  }

  /// Every channel of every pixel is the same.
  public static let exact = PixelTolerance()
}
