public import LayoutExplanation

/// How a layout differs from its reference, and why.
public struct LayoutMismatch: Sendable {
  /// What to tell, a line each; never none.
  public var lines: [String]
  /// What became of each view, where the scene was changed and nothing else was.
  public var difference: LayoutDifference?
  /// The recorded scene as it is laid out today, where that is as it was recorded.
  public var expected: Explanation?
}
