import Diagnostics

/// What a log says in one place: constraints that cannot all hold, a list of constraints, or a tree of
/// views.
struct LogReport {
  enum Kind { case conflict, constraints, hierarchy }

  var kind: Kind
  /// The line it begins with.
  var range: SourceRange
  /// Each constraint once.
  var rows: [LogConstraint] = []
  /// The constraint that was broken, which may be none of those listed.
  var broken: LogConstraint?
  /// Descriptions of constraints that have no form that is known.
  var unread: [SourceRange] = []
  /// Whether the system's log took constraints for private and did not show them.
  var isRedacted = false
  /// The lines of a tree, in order.
  var views: [LoggedView] = []
  /// How often the log holds it.
  var count = 1
  /// How many constraints and views are left out, because there are too many.
  var excess = 0

  /// The most constraints, and the most views, that one report may have.
  static let limit = 1000

  /// Whether there is anything to make a scene of.
  var isEmpty: Bool { rows.isEmpty && broken == nil && views.isEmpty }

  /// What it lists, in words.
  var summary: String {
    switch kind {
    case .conflict:
      "\(Self.count(max(1, rows.count), "constraint")) that cannot all be satisfied"
    case .constraints: Self.count(rows.count, "constraint")
    case .hierarchy: Self.count(views.count, "view")
    }
  }

  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  mutating func add(_ row: LogConstraint) {
    guard rows.count < Self.limit else {
      excess += 1
      return
    }
    guard !rows.contains(where: row.isSame) else { return }
    rows.append(row)
  }

  /// Whether it lists the same constraints, of the same addresses.
  func isRepetition(of other: LogReport) -> Bool {
    kind == other.kind && kind != .hierarchy && rows.count == other.rows.count
      && broken?.key == other.broken?.key
      && zip(rows, other.rows).allSatisfy { $0.isSame(as: $1) }
  }
}

extension LogConstraint {
  /// Whether it is the same object, and says the same: a constant may have changed.
  func isSame(as other: LogConstraint) -> Bool {
    key == other.key && first == other.first && second == other.second
      && constant == other.constant && relation == other.relation
  }
}
