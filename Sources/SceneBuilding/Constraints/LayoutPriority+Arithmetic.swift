public import AutoLayout
import Geometry

extension LayoutPriority {
  /// A priority so much higher: `.defaultLow + 1`. The sum must be at most 1000.
  public static func + (priority: LayoutPriority, difference: Double) -> LayoutPriority {
    guard let sum = LayoutPriority(priority.rawValue + difference) else {
      preconditionFailure(
        "A layout priority is above 0 and at most 1000: "
          + (priority.rawValue + difference).shortDescription)
    }
    return sum
  }

  /// A priority so much lower: `.defaultHigh - 1`. The difference must be above 0.
  public static func - (priority: LayoutPriority, difference: Double) -> LayoutPriority {
    priority + -difference
  }
}
