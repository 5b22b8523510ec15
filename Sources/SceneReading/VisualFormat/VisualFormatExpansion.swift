import AutoLayout
import Diagnostics
import Geometry

extension VisualFormat {
  /// The constraints the format stands for: each view's connection with what comes before it, then
  /// its own predicates; last the connection with the superview.
  ///
  /// As UIKit makes them: between views, and before the first, it is the later view's leading edge
  /// that stands first; behind the last it is the superview's trailing edge. The system's spacing
  /// is 8 points between views; to the superview it is the superview's layout margin, as it has
  /// been since iOS 8.
  ///
  /// - Parameter superview: the name of the views' superview; `nil` leaves its connections out.
  func expanded(superview: Spanned<String>?) -> [ConstraintDeclaration] {
    let edges = axis == .horizontal ? Edges.horizontal : Edges.vertical
    var result: [ConstraintDeclaration] = []
    for (index, view) in views.enumerated() {
      let start = AnchorReference(view.name, edges.leading)
      if index > 0 {
        let previous = AnchorReference(views[index - 1].name, edges.trailing)
        result += connections[index - 1].constraints(from: previous, to: start)
      } else if let leading, let superview {
        let inside = leading.isStandard ? edges.leadingMargin : edges.leading
        let edge = AnchorReference(superview, inside)
        result += leading.constraints(from: edge, to: start, standard: 0)
      }
      result += view.predicates.map { $0.constraint(onSizeOf: view, edges.size) }
    }
    if let trailing, let last = views.last, let superview {
      let inside = trailing.isStandard ? edges.trailingMargin : edges.trailing
      let edge = AnchorReference(superview, inside)
      result += trailing.constraints(
        from: AnchorReference(last.name, edges.trailing), to: edge, standard: 0)
    }
    return result
  }

  /// The attributes along an axis.
  private struct Edges {
    let leading, trailing, leadingMargin, trailingMargin, size: Constraint.Attribute

    static let horizontal = Edges(
      leading: .leading, trailing: .trailing, leadingMargin: .leadingMargin,
      trailingMargin: .trailingMargin, size: .width)
    static let vertical = Edges(
      leading: .top, trailing: .bottom, leadingMargin: .topMargin, trailingMargin: .bottomMargin,
      size: .height)
  }

  /// Points between views joined by a plain `-`, as in every log of UIKit's.
  fileprivate static let standardSpacing = 8.0
}

extension VisualFormat.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { true } else { false }
  }

  /// The constraints that put `end` behind `start` by what the connection says.
  fileprivate func constraints(
    from start: AnchorReference, to end: AnchorReference,
    standard: Double = VisualFormat.standardSpacing
  ) -> [ConstraintDeclaration] {
    switch self {
    case .standard(let range):
      [
        ConstraintDeclaration(
          first: end, relation: .equal, second: start, constant: standard, range: range)
      ]
    case .predicates(let predicates):
      predicates.compactMap { predicate in
        // A connection's predicate has no other object: the grammar gives it none.
        guard case .constant(let constant) = predicate.object else { return nil }
        return ConstraintDeclaration(
          first: end, relation: predicate.relation, second: start, constant: constant,
          priority: predicate.priority, range: predicate.range)
      }
    }
  }
}

extension VisualFormat.Predicate {
  fileprivate func constraint(
    onSizeOf view: VisualFormat.FormatView, _ size: Constraint.Attribute
  ) -> ConstraintDeclaration {
    let first = AnchorReference(view.name, size)
    switch object {
    case .constant(let constant):
      return ConstraintDeclaration(
        first: first, relation: relation, second: nil, constant: constant, priority: priority,
        range: range)
    case .view(let other):
      return ConstraintDeclaration(
        first: first, relation: relation, second: AnchorReference(other, size),
        priority: priority, range: range)
    }
  }
}
