import SnugExplanation
import SnugGeometry
import SnugLayout

extension GuideLayer {
  /// The margins that constraints use without naming a guide, by margin attributes or by `|-`, and
  /// the safe areas inside them. Only the sides that are used have insets.
  static func implied(
    on stage: Stage, besides named: Set<LayoutGuide>
  ) -> [(guide: LayoutGuide, frame: Rect)] {
    let layout = stage.layout
    let sides = usedMargins(in: layout)
    return stage.scene.viewIDs.flatMap { owner -> [(guide: LayoutGuide, frame: Rect)] in
      guard let used = sides[owner], !stage.isHidden(owner) else { return [] }
      let view = layout[owner]
      let insets: [(LayoutGuide.Kind, EdgeInsets)] = [
        (.layoutMargins, view.layoutMargins), (.safeArea, layout.safeAreaInMargins(of: owner)),
      ]
      return insets.compactMap { kind, insets -> (guide: LayoutGuide, frame: Rect)? in
        let insets = EdgeInsets(
          top: used.contains(.topMargin) ? insets.top : 0,
          left: used.contains(.leftMargin) ? insets.left : 0,
          bottom: used.contains(.bottomMargin) ? insets.bottom : 0,
          right: used.contains(.rightMargin) ? insets.right : 0)
        let isNamed = named.contains { $0.owningView == owner && $0.kind == kind }
        guard insets != .zero, !isNamed else { return nil }
        let guide = LayoutGuide(
          name: "\(stage.scene[owner].name).\(kind.rawValue)", owningView: owner, kind: kind)
        return (guide, stage.projection(view.alignmentRect.inset(by: insets)))
      }
    }
  }

  /// The margins of each view that the author's constraints use.
  private static func usedMargins(in layout: Layout) -> [ViewID: Set<Constraint.Attribute>] {
    var sides: [ViewID: Set<Constraint.Attribute>] = [:]
    for entry in layout.system.entries where entry.isWritten {
      let constraint = entry.constraint
      let isMirrored = layout.direction(of: constraint) == .rightToLeft
      for (item, attribute) in constraint.ends {
        guard let view = item.view else { continue }
        sides[view, default: []].formUnion(attribute.undirected(isMirrored: isMirrored).margins)
      }
    }
    return sides
  }
}

extension Layout {
  /// The part of a view's layout margins that is its safe area.
  func safeAreaInMargins(of id: ViewID) -> EdgeInsets {
    scene[id].insetsLayoutMarginsFromSafeArea ? self[id].safeAreaInsets : .zero
  }
}

extension Constraint.Attribute {
  /// The margins that the attribute depends on.
  fileprivate var margins: [Constraint.Attribute] {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin: [self]
    case .centerXWithinMargins: [.leftMargin, .rightMargin]
    case .centerYWithinMargins: [.topMargin, .bottomMargin]
    default: []
    }
  }
}
