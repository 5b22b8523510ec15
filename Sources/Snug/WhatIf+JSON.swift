import AutoLayout
import Geometry
public import LayoutExplanation

extension WhatIf {
  /// The answers in a form.
  public func written(as format: ExplanationFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  /// The answers as JSON: what `snug explain --what-if --format json` prints.
  public var json: String {
    JSON.object([
      ("title", .string(explanation.layout.scene.title)),
      ("questions", .array(questions.map(json))),
    ]).text() + "\n"
  }

  private func name(_ view: ViewID) -> JSON { .string(explanation.layout.scene[view].name) }

  private func json(_ question: Question) -> JSON {
    let contest = question.contest
    return .object([
      ("axis", .string(contest.axis.rawValue)),
      ("views", .array(contest.payers.compactMap(\.view).map(name))),
      ("message", .string(headline(of: question))),
      (
        "priorities",
        .array(
          question.knobs.map { knob in
            .object([
              ("of", subject(knob.subject)),
              ("priority", .number(knob.priority.rawValue)),
              ("turns", .array(knob.turns.map(json))),
              (
                "message",
                .string(
                  ([state(of: knob)] + sentences(about: knob, in: question))
                    .joined(separator: " "))
              ),
            ])
          })
      ),
    ])
  }

  private func subject(_ subject: Subject) -> JSON {
    switch subject {
    case .contentSize(let view, let axis, let role):
      return .object([
        ("view", name(view)), ("axis", .string(axis.rawValue)), ("role", .string(role.rawValue)),
      ])
    case .constraint(let index):
      let system = explanation.layout.system
      guard let entry = system.entry(.author(index)).map({ system.entries[$0] }) else {
        return .null
      }
      return .object([
        ("constraint", .string(entry.id)), ("description", .string(entry.description)),
        ("origin", entry.range.map { .string($0.location) } ?? .null),
      ])
    }
  }

  private func json(_ turn: Turn) -> JSON {
    .object([
      ("from", .number(turn.priorities.lowerBound.rawValue)),
      ("to", .number(turn.priorities.upperBound.rawValue)),
      ("nearest", .number(turn.nearest.rawValue)),
      ("ambiguous", .array(turn.ambiguous.map(name))),
      ("conflicts", .bool(turn.conflicts)),
      (
        "changes",
        .array(
          turn.changes.map { change in
            .object([
              ("view", name(change.view)), ("before", .number(change.before)),
              ("after", .number(change.after)), ("delta", .number(change.deformation.delta)),
            ])
          })
      ),
    ])
  }
}
