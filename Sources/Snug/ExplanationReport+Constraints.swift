import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation

extension ExplanationReport {
  func levels(of entries: [Int], _ views: Set<ViewID>) -> [JSON] {
    let settled = explanation.settledByLevel()
    let places = explanation.levels.map(\.priority)
    return explanation.levels(of: entries).map { level in
      let parts = settled.flatMap { settled in
        places.firstIndex(of: level.priority).map { settled[$0] }
      }
      return .object([
        ("priority", .number(level.priority.rawValue)),
        ("constraintCount", .number(Double(level.entries.count - level.contentSizeCount))),
        ("contentSizeCount", .number(Double(level.contentSizeCount))),
        ("constraints", .array(level.entries.map { .string(layout.system.entries[$0].id) })),
        ("cost", .number(level.cost)),
        ("payments", .array(level.payments.map(payment))),
        (
          "settled",
          parts.map { parts in
            .array(
              parts.filter { views.contains($0.view) }.map {
                .object([("view", name($0.view)), ("part", .string($0.name))])
              })
          } ?? .null
        ),
      ])
    }
  }

  func constraint(_ index: Int) -> JSON {
    let entry = layout.system.entries[index]
    let state = layout.constraints[index]
    return .object([
      ("id", .string(entry.id)),
      ("description", .string(entry.description)),
      ("console", .string(layout.system.consoleDescription(ofEntry: index))),
      ("kind", .string(entry.origin.kind)),
      ("priority", .number(entry.priority.rawValue)),
      ("origin", entry.range.map { .string($0.location) } ?? .null),
      ("satisfied", .bool(state.isSatisfied)),
      ("violation", .number(state.violation)),
      ("broken", .bool(state.isBroken)),
    ])
  }

  func reference(_ index: Int) -> JSON {
    let entry = layout.system.entries[index]
    return .object([
      ("id", .string(entry.id)), ("description", .string(entry.description)),
      ("origin", entry.range.map { .string($0.location) } ?? .null),
    ])
  }
}

extension ConstraintSystem.Origin {
  /// Who made a constraint, as tools are told.
  var kind: String {
    switch self {
    case .author, .rootSize: "author"
    case .contentSize: "contentSize"
    case .fittingSize: "fittingSize"
    case .guide: "guide"
    case .autoresizingMask: "autoresizingMask"
    case .stackView: "stackView"
    }
  }
}
