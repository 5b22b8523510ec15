import AutoLayout
import Diagnostics
import Geometry

/// The constraints a visual format stands for.
struct VisualFormatExpansion {
  let format: VisualFormat
  /// What `|` stands for; `nil` leaves its connections out.
  let superview: Spanned<String>?
  let platform: Platform
  let options: [FormatOption]
  /// Whether a name is that of a view or a guide; otherwise it is a metric's.
  let isItem: (String) -> Bool

  /// Each view's connection with what comes before it, then its own predicates; then the connection
  /// with the superview; last what the options align, pair by pair.
  ///
  /// As UIKit makes them: between views, and before the first, it is the later view's leading edge
  /// that stands first; behind the last it is the superview's trailing edge. With
  /// `directionRightToLeft` the two change places, because distances run to the right.
  var declarations: [ConstraintDeclaration] {
    var result: [ConstraintDeclaration] = []
    let views = format.views
    for (index, view) in views.enumerated() {
      let start = AnchorReference(view.name, edges.start)
      if index > 0 {
        let previous = views[index - 1].name
        result +=
          isBaselineToBaseline
          ? constraints(
            format.connections[index - 1], from: AnchorReference(previous, .lastBaseline),
            to: AnchorReference(view.name, .firstBaseline))
          : constraints(
            format.connections[index - 1], from: AnchorReference(previous, edges.end), to: start)
      } else if let leading = format.leading, let superview {
        let edge = AnchorReference(superview, leading.isStandard ? edges.startInside : edges.start)
        result += constraints(leading, from: edge, to: start, standard: standardInset)
      }
      result += view.predicates.map { constraint($0, onSizeOf: view) }
    }
    if let trailing = format.trailing, let last = views.last, let superview {
      let edge = AnchorReference(superview, trailing.isStandard ? edges.endInside : edges.end)
      result += constraints(
        trailing, from: AnchorReference(last.name, edges.end), to: edge, standard: standardInset)
    }
    return result + alignments
  }

  /// The attributes along an axis.
  private struct Edges {
    let start, end: Constraint.Attribute
    /// The superview's, for the system's spacing.
    let startInside, endInside: Constraint.Attribute
    let size: Constraint.Attribute
  }

  private var edges: Edges {
    func edges(
      _ start: Constraint.Attribute, _ end: Constraint.Attribute, _ size: Constraint.Attribute
    ) -> Edges {
      func inside(_ attribute: Constraint.Attribute) -> Constraint.Attribute {
        // On macOS there are no margins to speak of, and the spacing is a number.
        let ofMargin = Constraint.Attribute.nameable.first {
          $0.isOfMargins && $0.withoutMargins == attribute
        }
        return platform == .iOS ? ofMargin ?? attribute : attribute
      }
      return Edges(
        start: start, end: end, startInside: inside(start), endInside: inside(end), size: size)
    }
    if format.axis == .vertical { return edges(.top, .bottom, .height) }
    if isRightToLeft { return edges(.right, .left, .width) }
    if options.contains(.directionLeftToRight) { return edges(.left, .right, .width) }
    return edges(.leading, .trailing, .width)
  }

  /// Directions are for rows: columns always run from top to bottom.
  private var isRightToLeft: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var isBaselineToBaseline: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  /// Points a plain `-` keeps to the superview, besides its margin.
  ///
  /// Since iOS 8 it is the superview's layout margin (richardallen.me); on macOS it is 20 points, as
  /// Interface Builder saves them (`constant="20" symbolic="YES"`).
  private var standardInset: Double { platform == .iOS ? 0 : 20 }

  // MARK: Parts

  /// The constraints that put `end` behind `start` by what a connection says.
  private func constraints(
    _ connection: VisualFormat.Connection, from start: AnchorReference, to end: AnchorReference,
    standard: Double = Constraint.systemSpacing
  ) -> [ConstraintDeclaration] {
    let (first, second) = isRightToLeft ? (start, end) : (end, start)
    switch connection {
    case .standard(let range):
      return [
        ConstraintDeclaration(
          first: first, relation: .equal, second: second, constant: Quantity(standard),
          range: range)
      ]
    case .predicates(let predicates):
      return predicates.compactMap { predicate in
        // A connection's predicate has no other object: the grammar gives it none.
        guard case .constant(let constant) = predicate.object else { return nil }
        return ConstraintDeclaration(
          first: first, relation: predicate.relation, second: second, constant: constant,
          priority: predicate.priority, range: predicate.range)
      }
    }
  }

  private func constraint(
    _ predicate: VisualFormat.Predicate, onSizeOf view: VisualFormat.FormatView
  ) -> ConstraintDeclaration {
    var result = ConstraintDeclaration(
      first: AnchorReference(view.name, edges.size), relation: predicate.relation,
      priority: predicate.priority, range: predicate.range)
    switch predicate.object {
    case .constant(let constant): result.constant = constant
    case .name(let name) where isItem(name.value):
      result.second = AnchorReference(name, edges.size)
    case .name(let name): result.constant = Quantity(1, times: name)
    }
    return result
  }

  private var alignments: [ConstraintDeclaration] {
    options.compactMap(\.alignment).flatMap { attribute in
      zip(format.views, format.views.dropFirst()).map { view, next in
        ConstraintDeclaration(
          first: AnchorReference(next.name, attribute), relation: .equal,
          second: AnchorReference(view.name, attribute), range: next.name.range)
      }
    }
  }
}

extension VisualFormat.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}
