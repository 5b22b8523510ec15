import AutoLayout
import Geometry
public import LayoutExplanation

extension WhatIf: Report {
  /// The answers as JSON: what `snug explain --what-if --format json` prints.
  public var json: String {
    JSON.document([
      "title": .string(explanation.layout.scene.title),
      "questions": .array(questions.map(json)),
    ])
  }

  private var report: ExplanationReport { ExplanationReport(explanation: explanation) }

  private func json(_ question: Question) -> JSON {
    let contest = question.contest
    return [
      "axis": .string(contest.axis.rawValue),
      "views": .array(contest.payers.compactMap(\.view).map(report.name)),
      "message": .string(headline(of: question)),
      "priorities": .array(
        question.knobs.map { knob in
          [
            "view": knob.subject.view.map(report.name) ?? .null,
            "constraint": constraint(of: knob.subject),
            "priority": .number(knob.priority.rawValue),
            "turns": .array(knob.turns.map(json)),
            "message": .string(
              ([state(of: knob)] + sentences(about: knob, in: question))
                .joined(separator: " ")),
          ]
        }),
    ]
  }

  private func constraint(of subject: Subject) -> JSON {
    let origin: ConstraintSystem.Origin =
      switch subject {
      case .contentSize(let view, let axis, let role): .contentSize(view, axis, role)
      case .constraint(let index): .author(index)
      }
    return explanation.layout.system.entry(origin).map(report.reference) ?? .null
  }

  private func json(_ turn: Turn) -> JSON {
    [
      "from": .number(turn.priorities.lowerBound.rawValue),
      "to": .number(turn.priorities.upperBound.rawValue),
      "nearest": .number(turn.nearest.rawValue),
      "ambiguousViews": .array(turn.ambiguous.map(report.name)),
      "conflicting": .bool(turn.conflicts),
      "changes": .array(
        turn.changes.map { change in
          [
            "view": report.name(change.view), "before": .number(change.before),
            "after": .number(change.after), "difference": .number(change.deformation.delta),
          ]
        }),
    ]
  }
}

extension WhatIf.Subject {
  fileprivate var view: ViewID? {
    if case .contentSize(let view, _, _) = self { view } else { nil }
  }
}
