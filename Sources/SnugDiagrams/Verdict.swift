import SnugDrawing
package import SnugExplanation
import SnugGeometry
package import SnugLayout

/// The outcome for a view or a constraint, shown by a color and, for color-blind readers, by a
/// shape.
package enum Verdict: String, CaseIterable, Comparable {
  case stretched, compressed, ambiguous, conflict

  func color(in theme: Theme) -> Color {
    switch self {
    case .compressed: theme.compressed
    case .stretched: theme.stretched
    case .ambiguous: theme.ambiguous
    case .conflict: theme.conflict
    }
  }

  /// The background fill.
  func tint(in theme: Theme) -> Color {
    switch self {
    case .compressed: theme.compressedTint
    case .stretched: theme.stretchedTint
    case .ambiguous: theme.ambiguousTint
    case .conflict: theme.conflictTint
    }
  }

  /// The color of the lines or dots of its texture.
  func texture(in theme: Theme) -> Color {
    theme.textures[Self.allCases.firstIndex(of: self)!]
  }

  /// The opacity of its color in its texture, over the tint.
  var opacity: Double {
    switch self {
    case .stretched: 0.65
    case .compressed: 0.7
    case .ambiguous: 0.5
    case .conflict: 0.55
    }
  }

  /// The milder one first.
  package static func < (one: Self, other: Self) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }

  /// The background shape of its numbers: a square, a disc, a diamond or a cross.
  ///
  /// - Parameter wider: how much wider than high it is, for a number of two digits.
  func badge(
    around center: Point, _ diameter: Double, wider: Double = 0, _ theme: Theme,
    color: Color? = nil
  ) -> Mark.Shape {
    let color = color ?? self.color(in: theme)
    func polygon(_ corners: [(x: Double, y: Double)]) -> Mark.Shape {
      .polygon(corners.map { Point(x: center.x + $0.x, y: center.y + $0.y) }, fill: color)
    }
    let half = diameter / 2
    let box = Rect(center: center, size: Size(width: diameter + wider, height: diameter))
    switch self {
    case .compressed: return .rectangle(box, cornerRadius: 2, fill: color, stroke: nil)
    case .stretched where wider == 0: return .circle(center: center, radius: half, fill: color)
    case .stretched: return .rectangle(box, cornerRadius: half, fill: color, stroke: nil)
    case .ambiguous:
      let halfHeight = half + 3
      let side = halfHeight + wider
      return polygon([(0, -halfHeight), (side, 0), (0, halfHeight), (-side, 0)])
    case .conflict:
      let arm = half - 3.3
      let (side, top) = (half + wider / 2, arm + wider / 2)
      return polygon([
        (-top, -half), (top, -half), (top, -arm), (side, -arm), (side, arm), (top, arm),
        (top, half), (-top, half), (-top, arm), (-side, arm), (-side, -arm), (-top, -arm),
      ])
    }
  }
}

extension Contest {
  func verdict(of payer: Payer, in layout: Layout) -> Verdict {
    guard let view = payer.view else {
      return layout.fallsShort(payer.entry) ? .compressed : .stretched
    }
    if ambiguity?.views.contains(view) == true { return .ambiguous }
    return payer.amount < 0 ? .compressed : .stretched
  }
}

extension Layout {
  /// Whether a constraint's actual length is less than requested.
  fileprivate func fallsShort(_ id: EntryID) -> Bool {
    let made = self[id]
    guard !made.constraint.firstAttribute.isSize else { return made.leftSide < made.entry.target }
    return Distance(made.entry, in: self).map { $0.actual < $0.asked } ?? true
  }
}

extension Reason {
  /// The kind of problem that the reason describes.
  package func verdict(in layout: Layout) -> Verdict {
    switch subject {
    case .contest(let contest):
      let verdicts = contest.payers.map { contest.verdict(of: $0, in: layout) }
      return contest.ambiguity != nil
        ? .ambiguous : verdicts.contains(.compressed) ? .compressed : .stretched
    case .ambiguity: return .ambiguous
    case .conflict: return .conflict
    }
  }
}
