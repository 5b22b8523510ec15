import SnugGeometry

extension ConstraintGeneration {
  /// Adds the constraints that place a guide, with UIKit's identifiers; nothing for the author's
  /// guides.
  mutating func addConstraints(of id: LayoutGuideID) {
    let guide = guides[id.index]
    let owner = guide.owningView
    let made: [Constraint] =
      switch guide.kind {
      case .custom, .stackSpacer, .stackGap: []
      case .layoutMargins:
        edges(of: id, inset: measurements.layoutMargins[owner.index]) {
          "UIView-\($0)Margin-guide-constraint"
        }
      case .safeArea:
        edges(of: id, inset: measurements.safeAreaInsets[owner.index]) {
          "UIViewSafeAreaLayoutGuide-\($0)"
        }
      case .readableContent: readableContent(id)
      case .content: Array(edges(of: id, inset: .zero) { "UIScrollView-content-\($0)" }.prefix(2))
      case .frame: edges(of: id, inset: .zero) { "UIScrollView-frame-\($0)" }
      }
    add(made, by: guide.name) { .guide(id, $0) }
  }

  /// Left, top, right and bottom, each inset from the owner's edge. The sides are named as in
  /// UIKit's logs (`UIView-bottomMargin-guide-constraint`).
  private func edges(
    of id: LayoutGuideID, inset: EdgeInsets, _ identifier: (String) -> String
  ) -> [Constraint] {
    let guide = LayoutItem.guide(id)
    let owner = LayoutItem.view(guides[id.index].owningView)
    // The owner comes after the guide, because logs say `V:[guide]-(9)-|`.
    let edges: [(LayoutItem, Constraint.Attribute, LayoutItem, Double)] = [
      (guide, .left, owner, inset.left), (guide, .top, owner, inset.top),
      (owner, .right, guide, inset.right), (owner, .bottom, guide, inset.bottom),
    ]
    return edges.map { first, side, second, constant in
      Constraint(
        firstItem: first, firstAttribute: side, secondItem: second, secondAttribute: side,
        constant: constant, identifier: identifier(side.rawValue),
        range: scene[guides[id.index].owningView].range)
    }
  }

  /// The maximum readable width, in points, at the default text size.
  ///
  /// Measured on an iPad, 1024 points wide: the readable width is 672, inset 176 on either side
  /// (useyourloaf.com, “Readable Content Guides”).
  static let readableWidth = 672.0

  /// Centered within the margins, and at most as wide as readable.
  ///
  /// UIKit's own constraints for it are not known. These have the same result.
  private func readableContent(_ id: LayoutGuideID) -> [Constraint] {
    let guide = LayoutItem.guide(id)
    let owner = LayoutItem.view(guides[id.index].owningView)
    let margins = measurements.layoutMargins[guides[id.index].owningView.index]
    func constraint(
      _ attribute: Constraint.Attribute, _ relation: Constraint.Relation,
      _ second: Constraint.Attribute, _ constant: Double = 0,
      _ priority: LayoutPriority = .required
    ) -> Constraint {
      Constraint(
        firstItem: guide, firstAttribute: attribute, relation: relation,
        secondItem: second == .notAnAttribute ? nil : owner, secondAttribute: second,
        constant: constant, priority: priority,
        identifier: "UIViewReadableContentGuide-\(attribute.rawValue)",
        range: scene[guides[id.index].owningView].range)
    }
    return [
      constraint(.centerX, .equal, .centerXWithinMargins),
      constraint(.left, .greaterThanOrEqual, .leftMargin),
      constraint(.width, .lessThanOrEqual, .notAnAttribute, Self.readableWidth),
      constraint(.width, .equal, .width, -margins.total(.horizontal), 999),
      constraint(.top, .equal, .topMargin),
      constraint(.bottom, .equal, .bottomMargin),
    ]
  }
}
