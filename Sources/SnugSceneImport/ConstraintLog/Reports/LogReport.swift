import SnugDiagnostics
import SnugGeometry

/// A parsed report: conflicting constraints, a list of constraints, or a tree of views.
struct LogReport {
  enum Kind { case conflict, constraints, hierarchy }

  var kind: Kind
  /// The first line.
  var range: SourceRange
  /// The constraints, without duplicates.
  var rows: [LogConstraint] = []
  /// The broken constraint, which need not be in the list.
  var broken: LogConstraint?
  /// Descriptions of constraints in an unknown format.
  var unread: [SourceRange] = []
  /// Whether the system's log hid constraints as private data.
  var isRedacted = false
  /// Whether the log has the end of its list.
  var hasListEnd = false
  /// The lines of the tree of views, in order.
  var views: [LoggedView] = []
  /// The number of occurrences in the log.
  var count = 1
  /// The number of constraints and views beyond the limit, which are left out.
  var excess = 0

  /// The limit for constraints, and for views, in a report.
  static let limit = 1000

  /// Whether nothing of its list is missing.
  var isWhole: Bool {
    hasListEnd && unread.isEmpty && !isRedacted && excess == 0
      && !rows.contains(where: \.isTruncated)
  }

  /// Whether it has nothing to make a scene of.
  var isEmpty: Bool { rows.isEmpty && broken == nil && views.isEmpty }

  /// A summary of its content.
  var summary: String {
    switch kind {
    case .conflict: max(1, rows.count).counting("constraint") + " that cannot all be satisfied"
    case .constraints: rows.count.counting("constraint")
    case .hierarchy: views.count.counting("view")
    }
  }

  mutating func add(_ row: LogConstraint) {
    guard rows.count < Self.limit else {
      excess += 1
      return
    }
    guard !rows.contains(where: row.isSame) else { return }
    rows.append(row)
  }

  /// Sets the broken constraint, which is one of the rows if it has the address of one. The rest of its
  /// description can be cut off, or a part of the address.
  ///
  /// - Parameters:
  ///   - row: its description, if that can be read.
  ///   - key: its address.
  mutating func setBroken(_ row: LogConstraint?, key: String?, at range: SourceRange) {
    let listed = rows.first { $0.key == key }
    let isCut = row?.isTruncated ?? true
    let begun = rows.filter { row in key.map { $0.count > 4 && row.key.hasPrefix($0) } ?? false }
    broken = listed ?? (isCut && begun.count == 1 ? begun[0] : row)
    if broken == nil { unread.append(range) }
  }

  /// Whether it lists the same constraints with the same addresses.
  func isRepetition(of other: LogReport) -> Bool {
    kind == other.kind && kind != .hierarchy && rows.count == other.rows.count
      && broken?.key == other.broken?.key
      && zip(rows, other.rows).allSatisfy { $0.isSame(as: $1) }
  }
}

extension LogConstraint {
  /// Whether it is the same object with the same values. A constant can have changed.
  func isSame(as other: LogConstraint) -> Bool {
    key == other.key && first == other.first && second == other.second
      && constant == other.constant && relation == other.relation
  }
}
