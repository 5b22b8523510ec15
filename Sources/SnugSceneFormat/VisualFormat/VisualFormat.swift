import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// A parsed string of the Visual Format Language: `H:|-[a(>=50@20)]-8-[b]-|`.
struct VisualFormat: Sendable {
  var axis: Axis
  var leading: Connection?
  var views: [FormatView]
  var connections: [Connection]
  /// The connection between the last view and the superview.
  var trailing: Connection?
  /// The range of the first `|`.
  var superviewRange: SourceRange?

  /// Whether a string begins like a visual format and not like an equation.
  static func recognizes(_ string: String) -> Bool {
    let string = string.drop { $0 == " " }
    return ["H:", "V:", "H[", "V[", "H|", "V|", "|", "["].contains { string.hasPrefix($0) }
  }

  /// `[name(predicates)]`
  struct FormatView: Sendable {
    var name: Spanned<String>
    var predicates: [Predicate]
  }

  /// The connection between two views, or between a view and the superview.
  enum Connection: Sendable {
    /// `-`: the system spacing.
    case standard(SourceRange)
    /// A number or a list of predicates. An empty connection is the predicate `== 0`.
    case predicates([Predicate])
  }

  struct Predicate: Sendable {
    var relation = Constraint.Relation.equal
    /// A number or a metric. In a view's predicate it can be another view's name, which means that
    /// view's size.
    var object: Quantity
    var priority = PriorityReference.value(.required)
    var range: SourceRange
  }
}

struct VisualFormatExpansion {
  let format: VisualFormat
  /// The view that `|` denotes; `nil` leaves its connections out.
  let superview: Spanned<String>?
  let platform: Platform
  let options: [FormatOption]
  /// The names of views and guides. Another name is a metric's.
  let names: NameTable

  /// In UIKit's order: for each view its leading connection and its predicates; then the trailing
  /// connection to the superview; then the alignment of each pair of views.
  ///
  /// The first item is also UIKit's: the later view for a connection between views or from the
  /// leading edge of the superview, and the superview for the trailing connection. With
  /// `directionRightToLeft` the two items are swapped, because distances are positive to the right.
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

  /// The superview's side of a connection: its edge, or its margin for the system spacing. On macOS
  /// the system spacing is a constant from the edge.
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

  /// A direction affects only rows. Columns are always from top to bottom.
  private var isRightToLeft: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  /// The constant of the system spacing to the superview, in points.
  ///
  /// Since iOS 8 the spacing is the superview's layout margin (richardallen.me). On macOS it is 20
  /// points, as in Interface Builder's files (`constant="20" symbolic="YES"`).
  private var standardInset: Double { platform == .iOS ? 0 : 20 }

  // MARK: Parts

  /// The constraints of a connection between `start` and `end`.
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
