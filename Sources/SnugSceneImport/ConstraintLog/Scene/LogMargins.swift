import SnugLayout

/// The layout margins that a report states.
///
/// UIKit positions the guide of a view's margins by constraints of its own, such as
/// `'UIView-topMargin-guide-constraint' V:|-(20)-[UILayoutGuide:0x…'UIViewLayoutMarginsGuide']`. Where
/// they are in the log, a margin of the view is the edge of the guide.
struct LogMargins {
  private struct Margin: Hashable {
    let view: String
    let attribute: Constraint.Attribute
  }

  private var guideOfMargin: [Margin: LogItem] = [:]

  init(_ report: LogReport) {
    for row in report.rows where row.isMarginRow {
      guard let view = row.container,
        let (guide, attribute) = row.ends.first(where: { $0.item != view })
          .map({ ($0.item, $0.attribute) })
      else { continue }
      for attribute in Self.sameEdge(as: attribute) {
        guideOfMargin[Margin(view: view.key, attribute: attribute)] = guide
      }
    }
  }

  /// The constraints with the guide's edges instead of the stated margins.
  func applied(to rows: [LogConstraint]) -> [LogConstraint] {
    guard !guideOfMargin.isEmpty else { return rows }
    return rows.map { row in
      var row = row
      row.first = applied(to: row.first)
      row.second = row.second.map(applied)
      return row
    }
  }

  private func applied(to anchor: LogAnchor) -> LogAnchor {
    let edges = anchor.attribute.edgesOfMargin
    let guides = edges.compactMap {
      guideOfMargin[Margin(view: anchor.item.key, attribute: $0)]
    }
    guard !edges.isEmpty, guides.count == edges.count else { return anchor }
    return LogAnchor(item: guides[0], attribute: anchor.attribute.withoutMargins)
  }

  /// UIKit positions the guide by left and right, and an app's constraints have leading and trailing.
  private static func sameEdge(as attribute: Constraint.Attribute) -> [Constraint.Attribute] {
    switch attribute {
    case .left, .leading: [.left, .leading]
    case .right, .trailing: [.right, .trailing]
    default: [attribute]
    }
  }
}

extension LogConstraint {
  /// Whether it positions the guide of a view's layout margins.
  var isMarginRow: Bool {
    guard let identifier else { return false }
    return identifier.hasPrefix("UIView-") && identifier.contains("Margin-guide-constraint")
  }

  /// Both sides.
  var ends: [LogAnchor] { [first, second].compactMap(\.self) }
}

extension Constraint.Attribute {
  /// The edges that a margin attribute depends on; empty for other attributes.
  fileprivate var edgesOfMargin: [Self] {
    switch self {
    case .centerXWithinMargins: [.left, .right]
    case .centerYWithinMargins: [.top, .bottom]
    default: isOfMargins ? [withoutMargins] : []
    }
  }
}
