import AutoLayout
import Geometry
import LayoutExplanation

/// The requests at a priority and their outcome, in texts for a table row.
struct LevelWording {
  let stage: Stage

  private var layout: Layout { stage.layout }
  private var words: Wording { Wording(layout: layout) }

  /// The limit for named items. More items are counted.
  private static let mostNamed = 3
  /// The limit for the total length of named equations, in characters.
  private static let longestEquations = 44

  /// “2 constraints; label1 and label2 resist”; `nil` if there are no requests: the root's size is
  /// given, and guides follow from it.
  func asked(at level: Level) -> String? {
    var constraints: [String] = []
    var made = 0
    var views: [ConstraintSystem.ContentSizeRole: [ViewID]] = [:]
    for index in level.entries {
      let entry = layout.system.entries[index]
      switch entry.origin {
      case .author: constraints.append(entry.description)
      case .contentSize(let view, _, let role):
        if views[role]?.last != view { views[role, default: []].append(view) }
      case .stackView, .autoresizingMask: made += 1
      case .rootSize, .fittingSize, .guide: break
      }
    }
    var parts: [String] = []
    if !constraints.isEmpty {
      let names = words.list(constraints)
      let isShort = constraints.count <= Self.mostNamed && names.count <= Self.longestEquations
      parts.append(isShort ? names : constraints.count.counting("constraint"))
    }
    if made > 0 { parts.append(self.made(made)) }
    for (role, verb) in [
      (ConstraintSystem.ContentSizeRole.hugging, "hug"), (.compressionResistance, "resist"),
    ] {
      guard let asking = views[role] else { continue }
      let isOne = asking.count == 1
      let names =
        asking.count <= Self.mostNamed
        ? words.names(asking) : asking.count.counting("view")
      parts.append("\(names) \(verb)\(isOne ? "s" : "")")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Constraints without an author: those of stack views and autoresizing masks.
  private func made(_ count: Int) -> String {
    count.counting("constraint") + " \(words.framework) makes"
  }

  // MARK: - Costs

  /// The constraints that were not satisfied, without hidden views' content sizes, which have no
  /// visible effect.
  func violations(at level: Level) -> [Violation] {
    level.violations.filter {
      layout.system.entries[$0.entry].contentSize.map { !stage.isHidden($0.view) } ?? true
    }
  }

  /// The costs of a level, by category.
  func costs(of level: Level) -> [(verdict: Verdict, points: Double)] {
    let violations = violations(at: level)
    return [Verdict.stretched, .compressed, .conflict].compactMap { verdict in
      let sum = violations.filter { self.verdict(of: $0) == verdict }.reduce(0) { $0 + $1.amount }
      return sum > 0 ? (verdict, sum) : nil
    }
  }

  private func verdict(of violation: Violation) -> Verdict {
    switch layout.system.entries[violation.entry].contentSize?.role {
    case .hugging: .stretched
    case .compressionResistance: .compressed
    case nil: .conflict
    }
  }

  /// “all hold”, or “120 points: label1.width”. Several names each have their number of points.
  func outcome(of level: Level) -> String {
    let violations = violations(at: level)
    guard !violations.isEmpty else { return level.entries.count == 1 ? "holds" : "all hold" }
    let told = violations.map { (name: payer($0), points: $0.amount) }
    var payers = told.compactMap { name, points in name.map { (name: $0, points: points) } }
    let made = told.filter { $0.name == nil }
    if !made.isEmpty {
      payers.append((self.made(made.count), made.reduce(0) { $0 + $1.points }))
    }
    let names = payers.lazy.map { name, points in
      payers.count == 1 ? name : "\(name) \(Wording.number(points))"
    }
    let total = payers.reduce(0) { $0 + $1.points }
    return "\(Wording.points(total)): \(words.list(names))"
  }

  /// “label1.width”, or the constraint as it was written; `nil` for a constraint that UIKit
  /// creates.
  private func payer(_ violation: Violation) -> String? {
    let entry = layout.system.entries[violation.entry]
    switch entry.origin {
    case .contentSize(let view, let axis, _):
      return "\(words.name(view)).\(Wording.dimension(axis))"
    case .stackView, .autoresizingMask: return nil
    case .author, .rootSize, .fittingSize, .guide: return entry.description
    }
  }
}
