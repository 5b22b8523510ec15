public import SnugComparison
import SnugExplanation
import SnugGeometry
import SnugLayout

extension LayoutDifference: Report {
  /// The difference as JSON, as printed by `snug diff --format json`.
  public var json: String {
    func names(_ names: [String]) -> JSON { .array(names.map(JSON.string)) }
    return JSON.document([
      "same": .bool(isEmpty),
      "status": [
        "before": .string(before.layout.status.rawValue),
        "after": .string(after.layout.status.rawValue),
      ],
      "views": .array(views.map(json)),
      "added": names(added),
      "removed": names(removed),
      "causes": .array(causes.map(json)),
    ])
  }

  private func json(_ change: ViewChange) -> JSON {
    func pair(_ before: JSON, _ after: JSON) -> JSON {
      ["before": before, "after": after]
    }
    func state(_ axis: Axis) -> JSON {
      change.states[axis].map {
        ["state": pair(.string($0.before.rawValue), .string($0.after.rawValue))]
      } ?? [:]
    }
    return [
      "id": .string(change.name),
      "frame": .object(
        change.numbers.map { ($0.part.name, pair(.number($0.before), .number($0.after))) }),
      "horizontal": state(.horizontal),
      "vertical": state(.vertical),
      "otherReason": .bool(change.isReasonOther),
      "causes": .array(change.causes.map(JSON.count)),
      "message": .string(message(about: change)),
    ]
  }

  private func json(_ change: SceneChange) -> JSON {
    [
      "description": .string(change.description),
      "origin": change.range.map { .string($0.location) } ?? .null,
    ]
  }
}
