public import AutoLayout

extension LayoutPriority {
  /// A priority so much higher: `.defaultLow + 1`. A sum above 1000 is an error of the scene.
  public static func + (priority: LayoutPriority, difference: Double) -> LayoutPriority {
    let sum = priority.rawValue + difference
    // Zero is no priority either, and every number can be ordered.
    return LayoutPriority(unchecked: sum.isFinite ? sum : 0)
  }

  /// A priority so much lower: `.defaultHigh - 1`. A difference of 0 or less is an error of the scene.
  public static func - (priority: LayoutPriority, difference: Double) -> LayoutPriority {
    priority + -difference
  }
}
