import AutoLayout
import Geometry
public import LayoutExplanation

extension LayoutDifference {
  /// The difference in a form.
  public func written(as format: ExplanationFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  /// The difference as JSON: what `snug diff --format json` prints.
  public var json: String {
    func names(_ names: [String]) -> JSON { .array(names.map(JSON.string)) }
    return JSON.object([
      ("same", .bool(isEmpty)),
      (
        "status",
        .object([
          ("before", .string(before.layout.status.rawValue)),
          ("after", .string(after.layout.status.rawValue)),
        ])
      ),
      ("views", .array(views.map(json))),
      ("added", names(added)),
      ("removed", names(removed)),
      ("causes", .array(causes.map(json))),
    ]).text() + "\n"
  }

  private func json(_ change: ViewChange) -> JSON {
    var members: [(key: String, value: JSON)] = [("id", .string(change.name))]
    for number in change.numbers {
      members.append(
        (
          number.quantity.rawValue,
          .object([("before", .number(number.before)), ("after", .number(number.after))])
        ))
    }
    for axis in Axis.allCases {
      guard let state = change.states[axis] else { continue }
      members.append(
        (
          axis.rawValue,
          .object([
            ("before", .string(state.before.rawValue)), ("after", .string(state.after.rawValue)),
          ])
        ))
    }
    members += [
      ("otherReason", .bool(change.isReasonOther)),
      ("causes", .array(change.causes.map { .number(Double($0)) })),
      ("message", .string(message(about: change))),
    ]
    return .object(members)
  }

  private func json(_ change: SceneChange) -> JSON {
    .object([
      ("description", .string(words(for: change))),
      ("origin", change.range.map { .string($0.location) } ?? .null),
    ])
  }
}
