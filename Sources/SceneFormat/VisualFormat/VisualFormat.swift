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
