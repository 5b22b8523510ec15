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
        question.candidates.map { candidate in
          [
            "view": system[candidate.entry].contentSize.map { name($0.view) } ?? .null,
            "constraint": report.reference.json(candidate.entry),
            "priority": .number(candidate.priority.rawValue),
            "turns": .array(candidate.alternatives.map(json)),
            "message": .string(
              ([state(of: candidate)] + sentences(about: candidate, in: question))
                .joined(separator: " ")),
          ]
        }),
    ]
  }

  private func name(_ view: ViewID) -> JSON { .string(report.name(view)) }

  private func json(_ alternative: Alternative) -> JSON {
    [
      "from": .number(alternative.priorities.lowerBound.rawValue),
      "to": .number(alternative.priorities.upperBound.rawValue),
      "nearest": .number(alternative.nearest.rawValue),
      "ambiguousViews": .array(alternative.outcome.ambiguous.map(name)),
      "conflicting": .bool(alternative.outcome.conflicts),
      "changes": .array(
        alternative.outcome.changes.map { change in
          [
            "view": name(change.view), "before": .number(change.before),
            "after": .number(change.after), "difference": .number(change.deformation.delta),
          ]
        }),
    ]
  }
}
