public import SnugComparison
public import SnugExplanation

/// How a layout differs from its reference, and why.
public struct LayoutMismatch: Sendable {
  /// The differences, a line each; never empty.
  public var lines: [String]
  /// The difference of the layouts, if only the scene was changed.
  public var difference: LayoutDifference?
  /// The recorded scene laid out now, if the result is still the recorded layout.
  public var expected: Explanation?
}
