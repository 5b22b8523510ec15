import Geometry

extension LayoutSnapshot.Record {
  /// What is another in a later record, a line a view: what can be told without a scene.
  ///
  /// - Parameters:
  ///   - told: the names of views that are told of elsewhere.
  ///   - isStatusTold: whether the status is told elsewhere.
  func changes(
    to later: Self, butViews told: Set<String> = [], isStatusTold: Bool = false
  ) -> [String] {
    let old = Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(later.views.map(\.name))
    var lines = later.views.compactMap { view -> String? in
      guard !told.contains(view.name), let was = old[view.name] else { return nil }
      return was.change(to: view)
    }
    lines += views.filter { !names.contains($0.name) && !told.contains($0.name) }
      .map { "\($0.name) was removed" }
    lines += later.views.filter { old[$0.name] == nil && !told.contains($0.name) }
      .map { "\($0.name) was added" }
    if !isStatusTold, status != later.status {
      lines.append("the layout was \(status) and is now \(later.status)")
    }
    if broken != later.broken {
      lines += broken.filter { !later.broken.contains($0) }.map { "no longer: \($0.oneLine)" }
      lines += later.broken.filter { !broken.contains($0) }.map { "now: \($0.oneLine)" }
    }
    if lines.isEmpty, told.isEmpty, !isStatusTold {
      lines.append("the views stand in another order")
    }
    return lines
  }
}

extension LayoutSnapshot.Record.View {
  /// “title: width 120 → 98.5 (−21.5), now compressed by 21.5”
  fileprivate func change(to later: Self) -> String? {
    guard self != later else { return nil }
    // As messages tell it: place and size of one axis, then of the other.
    let quantities = [("x", 2), ("width", 0), ("y", 3), ("height", 1)]
    var parts: [String] = []
    for (quantity, index) in quantities {
      if frame[index] != later.frame[index] {
        parts.append(
          "\(quantity) \(frame[index]) → \(later.frame[index])"
            + Self.difference(frame[index], later.frame[index]))
      }
      let was = states.first { $0.quantity == quantity }?.words
      let isNow = later.states.first { $0.quantity == quantity }?.words
      guard was != isNow else { continue }
      let subject = frame[index] == later.frame[index] ? "\(quantity) " : ""
      parts.append(
        subject + (isNow.map { "now \($0)" } ?? "no longer \(was ?? "")")
          + (isNow != nil && was != nil ? " (was \(was ?? ""))" : ""))
    }
    if parts.isEmpty {
      let gone = reasons.filter { !later.reasons.contains($0) }.map(\.oneLine)
      let new = later.reasons.filter { !reasons.contains($0) }.map(\.oneLine)
      parts = [
        "the same, for another reason",
        new.isEmpty ? nil : "now '\(new.joined(separator: " "))'",
        gone.isEmpty ? nil : "was '\(gone.joined(separator: " "))'",
      ].compactMap(\.self)
    }
    return "\(name): \(parts.joined(separator: ", "))"
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
