import AutoLayout
import Geometry
import LayoutExplanation

extension ExplanationReport {
  var reason: Form<Reason> {
    object(
      "reason", "One numbered thing to say; what it is about is in the last key.",
      Key("number", count, "from 1, as `snug explain` numbers it", \.number),
      Key(
        "kind", choice(["contest", "ambiguity", "conflict"]),
        "which of the last three keys there is"
      ) { reason in
        switch reason.subject {
        case .contest: "contest"
        case .ambiguity: "ambiguity"
        case .conflict: "conflict"
        }
      },
      Key("headline", text, "what happened, in a sentence") {
        explanation.prose(for: $0).headline
      },
      Key("body", text, "why, in a few; may be empty") { explanation.prose(for: $0).body },
      Key("views", list(text), "the views it speaks of") {
        explanation.views(in: $0).map(name)
      },
      Key(
        optional: "contest", contest, "what competes for the same room, and what gives way",
        \.contest),
      Key(optional: "ambiguity", ambiguity, "what the constraints leave open") { reason in
        if case .ambiguity(let ambiguity) = reason.subject { ambiguity } else { nil }
      },
      Key(
        optional: "conflict", conflict, "required constraints that cannot hold together"
      ) { reason in
        if case .conflict(let conflict) = reason.subject { (conflict, isReason: true) } else { nil }
      })
  }

  var contest: Form<Contest> {
    object(
      "contest", "What competes for the same room along an axis, and what gives way.",
      Key("axis", axis, "along which", \.axis.rawValue),
      Key("wanted", sum, "what is wanted, in order along the axis") {
        ($0.wanted, $0.wantedTotal)
      },
      Key("room", sum, "what there is") { ($0.room, $0.roomTotal) },
      Key(
        "excess", number, "what is wanted beyond the room; below zero, what is left to fill",
        \.excess),
      Key("payers", list(payer), "what gives way, in the order in which it does", \.payers),
      Key("kept", list(reference), "the content sizes that are kept", \.kept),
      Key(
        "constraints", list(reference), "all that holds and leaves the payers no other size",
        \.constraints),
      Key("tied", list(reference), "those of the same priority that could give way as well") {
        $0.tie?.entries ?? []
      },
      Key(
        "decidedBy", list(reference),
        "constraints of lower priorities that decide between the tied"
      ) { $0.tie?.deciding ?? [] },
      Key(
        "others", list(count), "the numbers of further reasons whose payers have a part in it"
      ) { contest in
        explanation.reasons.filter { reason in
          reason.contest.map { contest.others.contains($0.index) } ?? false
        }.map(\.number)
      },
      Key(
        "ambiguity", orNull(ambiguity), "what the constraints leave open of it", \.ambiguity))
  }

  var payer: Form<Contest.Payer> {
    object(
      "payer", "A constraint that gives way.",
      Key("view", orNull(text), "the view whose content size it is, if one") {
        $0.view.map(name)
      },
      Key(
        "constraint", reference, "half a content size, or an optional constraint", \.entry),
      Key("priority", number, "its priority", \.priority.rawValue),
      Key(
        "difference", number,
        "laid out less intrinsic; of other constraints, by how much it is missed", \.amount))
  }

  var sum: Form<(pieces: [Contest.Piece], total: Double)> {
    object(
      "sum", "Lengths that add up; no pieces where the sum is not known.",
      Key("total", number, "what they add up to") { $0.total },
      Key("pieces", list(piece), "in order along the axis") { $0.pieces })
  }

  var piece: Form<Contest.Piece> {
    object(
      "piece", "One length of a sum.",
      Key("view", orNull(text), "the view whose size it is; a gap or margin has none") {
        $0.view.map(name)
      },
      Key("wanted", number, "the length that is wanted", \.wanted),
      Key("got", number, "what became of it", \.got),
      Key("factor", number, "how often it counts", \.factor),
      Key("constraint", orNull(reference), "where it comes from", \.entry))
  }

  // MARK: Ambiguities

  /// Of more open views than these the ranges are not worked out: each is a search of its own.
  private static let mostRanges = 100

  var ambiguity: Form<Ambiguity> {
    object(
      "ambiguity", "What the constraints leave open along one axis.",
      Key("axis", axis, "along which", \.axis.rawValue),
      Key(
        "kind",
        choice([
          "ambiguous-hugging", "ambiguous-resistance", "ambiguous-size", "ambiguous-position",
        ]), "what kind it is", \.kind.rawValue),
      Key("views", list(openView), "the views concerned") { ambiguity in
        ambiguity.views.enumerated().map { index, view in
          (view, index < Self.mostRanges ? explanation.sizes(of: view, in: ambiguity) : nil)
        }
      },
      Key(
        "alternative", list(placement),
        "another layout just as good: the views that are elsewhere in it"
      ) { explanation.alternative(to: $0) },
      Key(
        "settlements", list(settlement),
        "one way to settle it, or two where the author has the choice"
      ) { explanation.settlements(of: $0) })
  }

  var settlement: Form<Settlement> {
    object(
      "settlement", "A way to settle an ambiguity.",
      Key(
        "changes", list(change),
        "the fewest changes that were found to settle it, all of them to be made", \.amendments),
      Key(
        "views", list(deformedView),
        "the ambiguous views that then are not as large as their content", \.deformed))
  }

  var deformedView: Form<Settlement.Deformed> {
    object(
      "deformedView", "A view that is stretched or compressed.",
      Key("view", text, "the view") { name($0.view) },
      Key(
        "difference", number, "by how much it is stretched, or, below 0, compressed", \.amount))
  }

  var openView: Form<(view: ViewID, sizes: ClosedRange<Double>?)> {
    object(
      "openView", "A view that could be otherwise.",
      Key("view", text, "the view") { name($0.view) },
      Key(
        "sizes", orNull(range),
        "the sizes it could have; `null` if only its position is open, and after the "
          + "first \(Self.mostRanges) views"
      ) { $0.sizes })
  }

  var range: Form<ClosedRange<Double>> {
    object(
      "range", "From one length to another.",
      Key("from", number, "the least", \.lowerBound),
      // What is not finite is written as `null`.
      Key("to", orNull(number), "the greatest; `null` if there is none") { $0.upperBound })
  }

  var placement: Form<Explanation.Placement> {
    object(
      "placement", "A view and where it would be.",
      Key("view", text, "the view") { name($0.view) },
      Key("frame", rect, "in the root's coordinates", \.frame))
  }

  // MARK: Conflicts

  var conflict: Form<(report: ConflictReport, isReason: Bool)> {
    object(
      "conflict", "A smallest set of required constraints that cannot all hold.",
      Key("constraints", list(reference), "without any one of them the others can hold") {
        $0.report.entries
      },
      Key("broken", reference, "the one that was given up") { $0.report.broken },
      Key(
        optional: "cause", choice(ConflictCause.allCases.map(\.article)),
        "of a conflict in a console log the article about its cause, if that is known"
      ) { explanation.cause(of: $0.report)?.article },
      Key(
        optional: "repairs", list(repair),
        "what settles it, each by itself; what concerns the broken one first, removals "
          + "last; of very large sets not all members are tried. Only in `reasons`"
      ) { $0.isReason ? explanation.repairs(of: $0.report) : nil })
  }

  var repair: Form<Repair> {
    object(
      "repair", "A change that settles a conflict by itself.",
      Key("change", change, "what to do", \.amendment),
      Key(
        "violations", list(violation), "what is then violated, or more than it is", \.violations))
  }

  var change: Form<Amendment> {
    object(
      "change", "One change to the scene.",
      Key("kind", choice(["priority", "constant", "addition", "removal"]), "what is changed") {
        switch $0 {
        case .priority: "priority"
        case .constant: "constant"
        case .addition: "addition"
        case .removal: "removal"
        }
      },
      Key("constraint", orNull(reference), "of what; `null` for an addition", \.entry),
      Key("priority", orNull(number), "the new priority") {
        if case .priority(_, let new) = $0 { new.rawValue } else { nil }
      },
      Key("constant", orNull(number), "the new constant") {
        if case .constant(_, let new) = $0 { new } else { nil }
      },
      Key(
        "scene", orNull(text),
        "what the scene says then: an equation, or a property and its value"
      ) { explanation.instruction(for: $0).scene },
      Key("swift", text, "the change as a line of Swift") {
        explanation.instruction(for: $0).swift
      },
      Key("interfaceBuilder", text, "the field of Interface Builder and its new value") {
        explanation.instruction(for: $0).interfaceBuilder
      })
  }

  // MARK: Levels

  /// The levels, each with what it settles of the views; `nil` where that is not known.
  var levels: [(level: Level, settled: [FramePart]?)] {
    let settled = explanation.settledByLevel()
    let priorities = explanation.levels.map(\.priority)
    let views = Set(views)
    return explanation.levels(of: entries).map { level in
      let parts = settled.flatMap { settled in
        priorities.firstIndex(of: level.priority).map { settled[$0] }
      }
      return (level, parts?.filter { views.contains($0.view) })
    }
  }

  var level: Form<(level: Level, settled: [FramePart]?)> {
    object(
      "level", "One priority: what was asked, what it cost, what it settled.",
      Key("priority", number, "1000 is required") { $0.level.priority.rawValue },
      Key("constraintCount", count, "how many constraints have it, content sizes left aside") {
        $0.level.entries.count - $0.level.contentSizeCount
      },
      Key(
        "contentSizeCount", count,
        "how many views' hugging or compression resistance, axis by axis"
      ) { $0.level.contentSizeCount },
      Key("constraints", list(reference), "both") { $0.level.entries },
      Key("cost", number, "the sum of their violations") { $0.level.cost },
      Key("violations", list(violation), "what gave way; of required ones, what was broken") {
        $0.level.violations
      },
      Key(
        "settled", orNull(list(framePart)),
        "what could be otherwise for all higher priorities and cannot with this one; "
          + "`null` if there are too many priorities to work it out"
      ) { $0.settled })
  }

  var framePart: Form<FramePart> {
    object(
      "part", "One number of a view's frame.",
      Key("view", text, "the view") { name($0.view) },
      Key("part", quantity, "which number", \.name))
  }

  var violation: Form<Violation> {
    object(
      "violation", "A constraint that is not satisfied.",
      Key("constraint", reference, "which one", \.entry),
      Key("violation", number, "how far it is from being satisfied", \.amount))
  }

  private var axis: Form<String> { choice(["horizontal", "vertical"]) }
}
