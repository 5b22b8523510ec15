import Geometry

extension ConstraintGeneration {
  /// Adds what holds a guide in place, by UIKit's identifiers; nothing for the author's own.
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

  /// Left, top, right and bottom, each so far inside the owner's edge. The names of the sides are
  /// those in UIKit's logs (`UIView-bottomMargin-guide-constraint`).
  private func edges(
    of id: LayoutGuideID, inset: EdgeInsets, _ identifier: (String) -> String
  ) -> [Constraint] {
    let guide = LayoutItem.guide(id)
    let owner = LayoutItem.view(guides[id.index].owningView)
    let range = guides[id.index].range
    let begins: [(Constraint.Attribute, Double)] = [(.left, inset.left), (.top, inset.top)]
    let ends: [(Constraint.Attribute, Double)] = [(.right, inset.right), (.bottom, inset.bottom)]
    // Behind the guide comes the owner: only so do logs say `V:[guide]-(9)-|`.
    return begins.map { side, constant in
      Constraint(
        firstItem: guide, firstAttribute: side, secondItem: owner, secondAttribute: side,
        constant: constant, identifier: identifier(side.rawValue), range: range)
    }
      + ends.map { side, constant in
        Constraint(
          firstItem: owner, firstAttribute: side, secondItem: guide, secondAttribute: side,
          constant: constant, identifier: identifier(side.rawValue), range: range)
      }
  }

  /// The widest a text stays readable, in points, at the default text size.
  ///
  /// Measured on an iPad, 1024 points wide: the readable width is 672, inset 176 on either side
  /// (useyourloaf.com, “Readable Content Guides”).
  static let readableWidth = 672.0

  /// Within the margins, no wider than readable, in their middle.
  ///
  /// UIKit's own constraints for it have not been seen; these have the same result.
  private func readableContent(_ id: LayoutGuideID) -> [Constraint] {
    let guide = LayoutItem.guide(id)
    let owner = LayoutItem.view(guides[id.index].owningView)
    let margins = measurements.layoutMargins[guides[id.index].owningView.index]
    func constraint(
      _ attribute: Constraint.Attribute, _ relation: Constraint.Relation = .equal,
      _ second: Constraint.Attribute, _ constant: Double = 0,
      _ priority: LayoutPriority = .required
    ) -> Constraint {
      Constraint(
        firstItem: guide, firstAttribute: attribute, relation: relation, secondItem: owner,
        secondAttribute: second, constant: constant, priority: priority,
        identifier: "UIViewReadableContentGuide-\(attribute.rawValue)",
        range: guides[id.index].range)
    }
    return [
      constraint(.centerX, .equal, .centerXWithinMargins),
      constraint(.left, .greaterThanOrEqual, .leftMargin),
      Constraint(
        firstItem: guide, firstAttribute: .width, relation: .lessThanOrEqual,
        constant: Self.readableWidth, identifier: "UIViewReadableContentGuide-width",
        range: guides[id.index].range),
      constraint(.width, .equal, .width, -margins.total(.horizontal), Self.nearlyRequired),
      constraint(.top, .equal, .topMargin),
      constraint(.bottom, .equal, .bottomMargin),
    ]
  }

  private static let nearlyRequired: LayoutPriority = 999
}
