package import AutoLayout
package import Diagnostics
package import Geometry

/// A string of the Visual Format Language, taken apart: `H:|-[a(>=50@20)]-8-[b]-|`.
package struct VisualFormat: Sendable {
  package var axis: Axis
  /// How the first view is connected with the superview, if it is.
  package var leading: Connection?
  package var views: [FormatView]
  /// How each view but the last is connected with the next.
  package var connections: [Connection]
  /// How the last view is connected with the superview, if it is.
  package var trailing: Connection?
  /// Where the first `|` stands.
  package var superviewRange: SourceRange?

  /// `[name(predicates)]`
  package struct FormatView: Sendable {
    package var name: Spanned<String>
    package var predicates: [Predicate]
  }

  /// What stands between two views, or between a view and the superview.
  package enum Connection: Sendable {
    /// `-`: the system's spacing.
    case standard(SourceRange)
    /// A number or a list of predicates; nothing at all is one that says `== 0`.
    case predicates([Predicate])
  }

  package struct Predicate: Sendable {
    package var relation: Constraint.Relation
    package var object: Object
    package var priority: PriorityReference
    package var range: SourceRange
  }

  package enum Object: Sendable {
    /// A number, or the metric a connection names.
    case constant(Quantity)
    /// In a view's predicate: another view, whose size it is, or a metric.
    case name(Spanned<String>)
  }
}
