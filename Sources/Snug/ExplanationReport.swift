import AutoLayout
import Diagnostics
import Geometry
import LayoutExplanation

/// Writes a layout and its explanation as JSON, with the keys ``ExplanationSchema`` lists.
struct ExplanationReport {
  let explanation: Explanation
  /// The view it is about; `nil` for all of them.
  var view: ViewID?
  /// What is known to be wrong; `nil` for what the explanation itself can tell.
  var diagnostics: [Diagnostic]?

  /// Raised when a key changes its meaning or goes; new keys may come without.
  static let version = 2
  /// Of more open views than these the ranges are not worked out: each is a search of its own.
  static let mostRanges = 100

  var layout: Layout { explanation.layout }

  var json: JSON {
    layoutJSON.appending([
      "verdict": .string(explanation.verdict),
      "reasons": .array(explanation.reasons(about: view).map(reason)),
      "levels": .array(levels),
      "remarks": .array(view == nil ? explanation.remarks.map(JSON.string) : []),
    ])
  }

  private var levels: [JSON] {
    let settled = explanation.settledByLevel()
    let priorities = explanation.levels.map(\.priority)
    let views = Set(views)
    return explanation.levels(of: entries).map { level in
      let parts = settled.flatMap { settled in
        priorities.firstIndex(of: level.priority).map { settled[$0] }
      }
      return [
        "priority": .number(level.priority.rawValue),
        "constraintCount": .count(level.entries.count - level.contentSizeCount),
        "contentSizeCount": .count(level.contentSizeCount),
        "constraints": .array(level.entries.map(reference)),
        "cost": .number(level.cost),
        "violations": .array(level.violations.map(violation)),
        "settled": parts.map { parts in
          .array(
            parts.filter { views.contains($0.view) }.map {
              ["view": name($0.view), "part": .string($0.name)]
            })
        } ?? .null,
      ]
    }
  }

  // MARK: Reasons

  private func reason(_ reason: Reason) -> JSON {
    let prose = explanation.prose(for: reason)
    let (kind, subject): (String, JSON) =
      switch reason.subject {
      case .contest(let contest): ("contest", self.contest(contest))
      case .ambiguity(let ambiguity): ("ambiguity", self.ambiguity(ambiguity))
      case .conflict(let conflict):
        ("conflict", self.conflict(conflict).appending(["repairs": repairs(of: conflict)]))
      }
    return [
      "number": .count(reason.number),
      "kind": .string(kind),
      "headline": .string(prose.headline),
      "body": .string(prose.body),
      "views": .array(explanation.views(in: reason).map(name)),
      kind: subject,
    ]
  }

  private func contest(_ contest: Contest) -> JSON {
    [
      "axis": .string(contest.axis.rawValue),
      "wanted": sum(contest.wanted, contest.wantedTotal),
      "room": sum(contest.room, contest.roomTotal),
      "excess": .number(contest.excess),
      "payers": .array(contest.payers.map(payer)),
      "kept": .array(contest.kept.map(reference)),
      "constraints": .array(contest.constraints.map(reference)),
      "tied": .array((contest.tie?.entries ?? []).map(reference)),
      "decidedBy": .array((contest.tie?.deciding ?? []).map(reference)),
      "others": .array(numbers(of: contest.others)),
      "ambiguity": contest.ambiguity.map(ambiguity) ?? .null,
    ]
  }

  private func numbers(of contests: [Int]) -> [JSON] {
    explanation.reasons.filter { reason in
      reason.contest.map { contests.contains($0.index) } ?? false
    }.map { .count($0.number) }
  }

  private func payer(_ payer: Contest.Payer) -> JSON {
    [
      "view": payer.view.map(name) ?? .null,
      "constraint": reference(payer.entry),
      "priority": .number(payer.priority.rawValue),
      "difference": .number(payer.amount),
    ]
  }

  private func sum(_ pieces: [Contest.Piece], _ total: Double) -> JSON {
    [
      "total": .number(total),
      "pieces": .array(
        pieces.map { piece in
          [
            "view": piece.view.map(name) ?? .null,
            "wanted": .number(piece.wanted), "got": .number(piece.got),
            "factor": .number(piece.factor),
            "constraint": piece.entry.map(reference) ?? .null,
          ]
        }),
    ]
  }

  private func ambiguity(_ ambiguity: Ambiguity) -> JSON {
    [
      "axis": .string(ambiguity.axis.rawValue),
      "kind": .string(ambiguity.kind.rawValue),
      "views": .array(
        ambiguity.views.enumerated().map { index, view in
          let range =
            index < Self.mostRanges ? explanation.sizes(of: view, in: ambiguity) : nil
          return [
            "view": name(view),
            "sizes": range.map {
              ["from": .number($0.lowerBound), "to": .number($0.upperBound)]
            } ?? .null,
          ]
        }),
      "alternative": .array(
        explanation.alternative(to: ambiguity).map {
          ["view": name($0.view), "frame": .rect($0.frame)]
        }),
      "settlements": .array(
        explanation.settlements(of: ambiguity).map {
          [
            "changes": .array($0.amendments.map(change)),
            "views": .array(
              $0.deformed.map {
                ["view": name($0.view), "difference": .number($0.amount)]
              }),
          ]
        }),
    ]
  }

  private func repairs(of conflict: ConflictReport) -> JSON {
    .array(
      explanation.repairs(of: conflict).map { repair in
        [
          "change": change(repair.amendment),
          "violations": .array(repair.violations.map(violation)),
        ]
      })
  }

  /// A change, and what the scene says then: an equation, or a property and its value.
  private func change(_ amendment: Amendment) -> JSON {
    let (kind, priority, constant): (String, LayoutPriority?, Double?) =
      switch amendment {
      case .priority(_, let new): ("priority", new, nil)
      case .constant(_, let new): ("constant", nil, new)
      case .removal: ("removal", nil, nil)
      case .addition: ("addition", nil, nil)
      }
    let instruction = explanation.instruction(for: amendment)
    return [
      "kind": .string(kind),
      "constraint": amendment.entry.map(reference) ?? .null,
      "priority": length(priority?.rawValue),
      "constant": length(constant),
      "scene": instruction.scene.map(JSON.string) ?? .null,
      "swift": .string(instruction.swift),
      "interfaceBuilder": .string(instruction.interfaceBuilder),
    ]
  }

  private func violation(_ violation: Violation) -> JSON {
    ["constraint": reference(violation.entry), "violation": .number(violation.amount)]
  }
}
