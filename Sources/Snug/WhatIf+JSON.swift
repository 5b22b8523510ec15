public import SnugExplanation
import SnugGeometry
import SnugLayout

extension WhatIf: Report {
  /// The answers as JSON, as printed by `snug explain --what-if --format json`.
  public var json: String {
    JSON.document([
      "title": .string(explanation.layout.scene.title),
      "questions": .array(questions.map(json)),
    ])
  }

  private var report: ExplanationReport { ExplanationReport(explanation: explanation) }

  private func json(_ question: Question) -> JSON {
    let contest = question.contest
    let system = explanation.layout.system
    return [
      "axis": .string(contest.axis.rawValue),
      "views": .array(contest.payers.compactMap(\.view).map(name)),
      "message": .string(headline(of: question)),
      "priorities": .array(
        question.knobs.map { knob in
          [
            "view": system[knob.entry].contentSize.map { name($0.view) } ?? .null,
            "constraint": report.reference.json(knob.entry),
            "priority": .number(knob.priority.rawValue),
            "turns": .array(knob.turns.map(json)),
            "message": .string(
              ([state(of: knob)] + sentences(about: knob, in: question))
                .joined(separator: " ")),
          ]
        }),
    ]
  }

  private func name(_ view: ViewID) -> JSON { .string(report.name(view)) }

  private func json(_ turn: Turn) -> JSON {
    [
      "from": .number(turn.priorities.lowerBound.rawValue),
      "to": .number(turn.priorities.upperBound.rawValue),
      "nearest": .number(turn.nearest.rawValue),
      "ambiguousViews": .array(turn.outcome.ambiguous.map(name)),
      "conflicting": .bool(turn.outcome.conflicts),
      "changes": .array(
        turn.outcome.changes.map { change in
          [
            "view": name(change.view), "before": .number(change.before),
            "after": .number(change.after), "difference": .number(change.deformation.delta),
          ]
        }),
    ]
  }
}
