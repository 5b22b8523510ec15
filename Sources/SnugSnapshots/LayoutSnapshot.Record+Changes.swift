import SnugGeometry

extension LayoutSnapshot.Record {
  /// The differences from a later record, a line for each view, without the scene's changes, the status
  /// and the views that only one of the records has.
  ///
  /// - Parameter reported: the names of views that are reported elsewhere.
  func changes(to later: Self, butViews reported: Set<String>) -> [String] {
    var lines: [String] = []
    // Roots match whatever their names.
    if let root = views.first, let newRoot = later.views.first, !reported.contains(newRoot.name) {
      if root.name != newRoot.name { lines.append("\(root.name) is now named \(newRoot.name)") }
      if let change = root.change(to: newRoot) { lines.append(change) }
    }
    let oldByName = Dictionary(
      views.dropFirst().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    lines += later.views.dropFirst().filter { !reported.contains($0.name) }
      .compactMap { view in oldByName[view.name]?.change(to: view) }
    lines += later.broken.compactMap { isNow in
      let was = broken.first { $0.constraint == isNow.constraint }
      guard was != isNow else { return nil }
      return "\(isNow.constraint) is now broken by \(isNow.violation)"
        + (was.map { " (was \($0.violation))" } ?? "")
    }
    lines += broken.filter { was in !later.broken.contains { $0.constraint == was.constraint } }
      .map { "\($0.constraint) is no longer broken" }
    guard lines.isEmpty, reported.isEmpty, status == later.status else { return lines }
    return conflicts == later.conflicts
      ? ["the order of the views changed"]
      : [
        Self.change(
          from: conflicts, to: later.conflicts,
          "the same, but other required constraints conflict"
        ).joined(separator: ", ")
      ]
  }

  /// The reasons that were added and removed.
  fileprivate static func change(
    from old: [String], to new: [String], _ what: String
  ) -> [String] {
    let removed = old.filter { !new.contains($0) }.map(\.oneLine)
    let come = new.filter { !old.contains($0) }.map(\.oneLine)
    return [what] + (come.isEmpty ? [] : ["now '\(come.joined(separator: " "))'"])
      + (removed.isEmpty ? [] : ["was '\(removed.joined(separator: " "))'"])
  }
}

extension LayoutSnapshot.Record.View {
  /// “title: width 120 → 98.5 (−21.5), now compressed by 21.5”
  fileprivate func change(to later: Self) -> String? {
    guard quantities != later.quantities || reasons != later.reasons else { return nil }
    var parts: [String] = []
    for (was, isNow) in zip(quantities, later.quantities) {
      let (before, after) = (was.value, isNow.value)
      if before != after {
        parts.append("\(was.name) \(before) → \(after)" + Self.difference(before, after))
      }
      let subject = before == after ? "\(was.name) " : ""
      parts += Self.changes(from: was.states, to: isNow.states).enumerated()
        .map { ($0 == 0 ? subject : "") + $1 }
    }
    if parts.isEmpty {
      parts = LayoutSnapshot.Record.change(
        from: reasons, to: later.reasons, "the same, for another reason")
    }
    return "\(later.name): \(parts.joined(separator: ", "))"
  }

  /// “now compressed by 21.5 (was intrinsic)”, “no longer ambiguous”
  private static func changes(from old: [String], to new: [String]) -> [String] {
    var changes: [String] = []
    let was = old.first { $0 != LayoutSnapshot.Record.ambiguous }
    let isNow = new.first { $0 != LayoutSnapshot.Record.ambiguous }
    if was != isNow {
      changes.append(
        (isNow.map { "now \($0)" } ?? "now without an intrinsic size")
          + (was.map { " (was \($0))" } ?? ""))
    }
    let isAmbiguous = new.contains(LayoutSnapshot.Record.ambiguous)
    if old.contains(LayoutSnapshot.Record.ambiguous) != isAmbiguous {
      changes.append(isAmbiguous ? "now ambiguous" : "no longer ambiguous")
    }
    return changes
  }

  /// “ (−21.5)”
  private static func difference(_ before: String, _ after: String) -> String {
    guard let before = Double(before.replacing("−", with: "-")),
      let after = Double(after.replacing("−", with: "-"))
    else { return "" }
    let amount = LayoutSnapshot.Record.number(abs(after - before))
    return " (\(after < before ? "−" : "+")\(amount))"
  }
}

extension String {
  fileprivate var oneLine: String { split(separator: "\n").joined(separator: " ") }
}
