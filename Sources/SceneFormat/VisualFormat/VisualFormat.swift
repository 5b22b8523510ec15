import AutoLayout
import Diagnostics
import Geometry

/// A string of the Visual Format Language, taken apart: `H:|-[a(>=50@20)]-8-[b]-|`.
struct VisualFormat: Sendable {
  var axis: Axis
  /// How the first view is connected with the superview, if it is.
  var leading: Connection?
  var views: [FormatView]
  /// How each view but the last is connected with the next.
  var connections: [Connection]
  /// How the last view is connected with the superview, if it is.
  var trailing: Connection?
  /// Where the first `|` stands.
  var superviewRange: SourceRange?

  /// Whether a string is meant to be a visual format, and not an equation: it begins like one.
  static func recognizes(_ string: String) -> Bool {
    let string = string.drop { $0 == " " }
    return ["H:", "V:", "H[", "V[", "H|", "V|", "|", "["].contains { string.hasPrefix($0) }
  }

  /// `[name(predicates)]`
  struct FormatView: Sendable {
    var name: Spanned<String>
    var predicates: [Predicate]
  }

  /// What stands between two views, or between a view and the superview.
  enum Connection: Sendable {
    /// `-`: the system's spacing.
    case standard(SourceRange)
    /// A number or a list of predicates; nothing at all is one that says `== 0`.
    case predicates([Predicate])
  }

  struct Predicate: Sendable {
    var relation = Constraint.Relation.equal
    /// A number or a metric. In a view's predicate the name can be that of another view, and stands
    /// for its size.
    var object: Quantity
    var priority = PriorityReference.value(.required)
    var range: SourceRange
  }
}

/// The constraints a visual format stands for.
struct VisualFormatExpansion {
  let format: VisualFormat
  /// What `|` stands for; `nil` leaves its connections out.
  let superview: Spanned<String>?
  let platform: Platform
  let options: [FormatOption]
  /// Those of views and guides; another name is a metric's.
  let names: NameTable

  /// Each view's connection with what comes before it, then its own predicates; then the connection
  /// with the superview; last what the options align, pair by pair.
  ///
  /// As UIKit makes them: between views, and before the first, it is the later view's leading edge
  /// that stands first; behind the last it is the superview's trailing edge. With
  /// `directionRightToLeft` the two change places, because distances run to the right.
  var declarations: [ConstraintDeclaration] {
    var result: [ConstraintDeclaration] = []
    let views = format.views
    let spansBaselines =
      format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    for (index, view) in views.enumerated() {
      let start = AnchorReference(view.name, edges.start)
      if index > 0 {
        let previous = AnchorReference(
          views[index - 1].name, spansBaselines ? .lastBaseline : edges.end)
        result += constraints(
          format.connections[index - 1], from: previous,
          to: spansBaselines ? AnchorReference(view.name, .firstBaseline) : start)
      } else if let leading = format.leading, let superview {
        result += constraints(
          leading, from: end(leading, of: superview, edges.start), to: start,
          standard: standardInset)
      }
      result += view.predicates.map { constraint($0, onSizeOf: view) }
    }
    if let trailing = format.trailing, let last = views.last, let superview {
      result += constraints(
        trailing, from: AnchorReference(last.name, edges.end),
        to: end(trailing, of: superview, edges.end), standard: standardInset)
    }
    return result + alignments
  }

  /// The attributes along the axis.
  private var edges:
    (start: Constraint.Attribute, end: Constraint.Attribute, size: Constraint.Attribute)
  {
    if format.axis == .vertical { return (.top, .bottom, .height) }
    if isRightToLeft { return (.right, .left, .width) }
    if options.contains(.directionLeftToRight) { return (.left, .right, .width) }
    return (.leading, .trailing, .width)
  }

  /// The superview's end of a connection: its edge, or its margin if the connection is the system's
  /// spacing. On macOS there are no margins to speak of, and the spacing is a number.
  private func end(
    _ connection: VisualFormat.Connection, of superview: Spanned<String>,
    _ edge: Constraint.Attribute
  ) -> AnchorReference {
    guard case .standard = connection, platform == .iOS else {
      return AnchorReference(superview, edge)
    }
    let margin = Constraint.Attribute.nameable.first {
      $0.isOfMargins && $0.withoutMargins == edge
    }
    return AnchorReference(superview, margin ?? edge)
  }

  /// Directions are for rows: columns always run from top to bottom.
  private var isRightToLeft: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  /// Points a plain `-` keeps to the superview, besides its margin.
  ///
  /// Since iOS 8 it is the superview's layout margin (richardallen.me); on macOS it is 20 points, as
  /// Interface Builder saves them (`constant="20" symbolic="YES"`).
  private var standardInset: Double { platform == .iOS ? 0 : 20 }

  // MARK: Parts

  /// The constraints between `start` and `end` that a connection makes.
  private func constraints(
    _ connection: VisualFormat.Connection, from start: AnchorReference, to end: AnchorReference,
    standard: Double = Constraint.systemSpacing
  ) -> [ConstraintDeclaration] {
    let (first, second) = isRightToLeft ? (start, end) : (end, start)
    let predicates: [VisualFormat.Predicate] =
      switch connection {
      case .standard(let range): [.init(object: Quantity(standard), range: range)]
      case .predicates(let predicates): predicates
      }
    return predicates.map {
      ConstraintDeclaration(
        first: first, relation: $0.relation, second: second, constant: $0.object,
        priority: $0.priority, range: $0.range)
    }
  }

  private func constraint(
    _ predicate: VisualFormat.Predicate, onSizeOf view: VisualFormat.FormatView
  ) -> ConstraintDeclaration {
    var result = ConstraintDeclaration(
      first: AnchorReference(view.name, edges.size), relation: predicate.relation,
      priority: predicate.priority, range: predicate.range)
    if let name = predicate.object.name, names[name.value] != nil {
      result.second = AnchorReference(name, edges.size)
    } else {
      result.constant = predicate.object
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
