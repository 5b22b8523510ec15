/// The content of a `UISlider` or an `NSSlider`.
public struct SliderContent: Hashable, Sendable {
  /// The position of the knob, from 0, the minimum, to 1, the maximum.
  public var fraction: Double
  /// Only an `NSSlider` can be vertical.
  public var isVertical: Bool

  public init(fraction: Double = 0.5, isVertical: Bool = false) {
    self.fraction = min(1, max(0, fraction))
    self.isVertical = isVertical
  }

  /// The position of a value between a minimum and a maximum. Like `UISlider`, it clamps the value.
  public init(value: Double, minimum: Double, maximum: Double, isVertical: Bool = false) {
    let fraction = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
    self.init(fraction: fraction, isVertical: isVertical)
  }
}
