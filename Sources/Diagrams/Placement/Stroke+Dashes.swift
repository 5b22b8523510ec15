import Drawing

/// The two kinds of broken lines of a picture: more of them nobody could tell apart.
extension Stroke {
  /// An optional constraint, and what is not there: where a view was, or could be as well.
  static func dashed(_ color: Color, width: Double = 1) -> Stroke {
    Stroke(color, width: width, dash: [4, 3])
  }

  /// What a view would take up: its intrinsic content size, a hidden view's place, content insets.
  static func dotted(_ color: Color, width: Double = 1) -> Stroke {
    Stroke(color, width: width, dash: [1, 2.5], cap: .round)
  }
}
