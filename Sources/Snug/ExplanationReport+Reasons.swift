import AutoLayout
import Geometry
import LayoutExplanation

extension ExplanationReport {
  var reason: Form<Reason> {
    object(
      "reason", "One numbered thing to say; what it is about is in the last key.",
      Key("number", count, \.number, "from 1, as `snug explain` numbers it"),
      Key(
        "kind", choice(["contest", "ambiguity", "conflict"]),
        { $0.contest != nil ? "contest" : $0.conflict != nil ? "conflict" : "ambiguity" },
        "which of the last three keys there is"),
      Key(
        "headline", text, { explanation.prose(for: $0).headline }, "what happened, in a sentence"),
      Key("body", text, { explanation.prose(for: $0).body }, "why, in a few; may be empty"),
      Key("views", list(text), { explanation.views(in: $0).map(name) }, "the views it speaks of"),
      Key(
        optional: "contest", contest, \.contest,
        "what competes for the same room, and what gives way"),
      Key(
        optional: "ambiguity", ambiguity,
        { if case .ambiguity(let ambiguity) = $0.subject { ambiguity } else { nil } },
        "what the constraints leave open"),
      Key(
        optional: "conflict", conflict,
        { $0.conflict.map { ($0, true) } },
        "required constraints that cannot hold together"))
  }

  var contest: Form<Contest> {
    object(
      "contest", "What competes for the same room along an axis, and what gives way.",
      Key("axis", axis, \.axis.rawValue, "along which"),
      Key(
        "wanted", sum, { ($0.wanted, $0.wantedTotal) }, "what is wanted, in order along the axis"),
      Key("room", sum, { ($0.room, $0.roomTotal) }, "what there is"),
      Key(
        "excess", number, \.excess,
        "what is wanted beyond the room; below zero, what is left to fill"),
      Key("payers", list(payer), \.payers, "what gives way, in the order in which it does"),
      Key("kept", list(reference), \.kept, "the content sizes that are kept"),
      Key(
        "constraints", list(reference), \.constraints,
        "all that holds and leaves the payers no other size"),
      Key(
        "tied", list(reference), { $0.tie?.entries ?? [] },
        "those of the same priority that could give way as well"),
      Key(
        "decidedBy", list(reference), { $0.tie?.deciding ?? [] },
        "constraints of lower priorities that decide between the tied"),
      Key(
        "others", list(count),
        { contest in
          explanation.reasons.filter { reason in
            reason.contest.map { contest.others.contains($0.index) } ?? false
          }.map(\.number)
        }, "the numbers of further reasons whose payers have a part in it"),
      Key("ambiguity", orNull(ambiguity), \.ambiguity, "what the constraints leave open of it"))
  }

  var payer: Form<Contest.Payer> {
    object(
      "payer", "A constraint that gives way.",
      Key("view", orNull(text), { $0.view.map(name) }, "the view whose content size it is, if one"),
      Key("constraint", reference, \.entry, "half a content size, or an optional constraint"),
      Key("priority", number, \.priority.rawValue, "its priority"),
      Key(
        "difference", number, \.amount,
        "laid out less intrinsic; of other constraints, by how much it is missed"))
  }

  var sum: Form<(pieces: [Contest.Piece], total: Double)> {
    object(
      "sum", "Lengths that add up; no pieces where the sum is not known.",
      Key("total", number, { $0.total }, "what they add up to"),
      Key("pieces", list(piece), { $0.pieces }, "in order along the axis"))
  }

  var piece: Form<Contest.Piece> {
    object(
      "piece", "One length of a sum.",
      Key(
        "view", orNull(text), { $0.view.map(name) },
        "the view whose size it is; a gap or margin has none"),
      Key("wanted", number, \.wanted, "the length that is wanted"),
      Key("got", number, \.got, "what became of it"),
      Key("factor", number, \.factor, "how often it counts"),
      Key("constraint", orNull(reference), \.entry, "where it comes from"))
  }

  // MARK: Ambiguities

  /// Of more open views than these the ranges are not worked out: each is a search of its own.
  private static let mostRanges = 100

  var ambiguity: Form<Ambiguity> {
    object(
      "ambiguity", "What the constraints leave open along one axis.",
      Key("axis", axis, \.axis.rawValue, "along which"),
      Key(
        "kind",
        choice([
          "ambiguous-hugging", "ambiguous-resistance", "ambiguous-size", "ambiguous-position",
        ]), \.kind.rawValue, "what kind it is"),
      Key(
        "views", list(openView),
        { ambiguity in
          ambiguity.views.enumerated().map { index, view in
            (view, index < Self.mostRanges ? explanation.sizes(of: view, in: ambiguity) : nil)
          }
        }, "the views concerned"),
      Key(
        "alternative", list(placement), { explanation.alternative(to: $0) },
        "another layout just as good: the views that are elsewhere in it"),
      Key(
        "settlements", list(settlement), { explanation.settlements(of: $0) },
        "one way to settle it, or two where the author has the choice"))
  }

  var settlement: Form<Settlement> {
    object(
      "settlement", "A way to settle an ambiguity.",
      Key(
        "changes", list(change), \.amendments,
        "the fewest changes that were found to settle it, all of them to be made"),
      Key(
        "views", list(deformedView), \.deformed,
        "the ambiguous views that then are not as large as their content"))
  }

  var deformedView: Form<Settlement.Deformed> {
    object(
      "deformedView", "A view that is stretched or compressed.",
      Key("view", text, { name($0.view) }, "the view"),
      Key("difference", number, \.amount, "by how much it is stretched, or, below 0, compressed"))
  }

  var openView: Form<(view: ViewID, sizes: ClosedRange<Double>?)> {
    object(
      "openView", "A view whose size or position is open.",
      Key("view", text, { name($0.view) }, "the view"),
      Key(
        "sizes", orNull(range), { $0.sizes },
        "the sizes it could have; `null` if only its position is open, and after the "
          + "first \(Self.mostRanges) views"))
  }

  var range: Form<ClosedRange<Double>> {
    object(
      "range", "From one length to another.",
      Key("from", number, \.lowerBound, "the least"),
      // What is not finite is written as `null`.
      Key("to", orNull(number), { $0.upperBound }, "the greatest; `null` if there is none"))
  }

  var placement: Form<Explanation.Placement> {
    object(
      "placement", "A view and where it would be.",
      Key("view", text, { name($0.view) }, "the view"),
      Key("frame", rect, \.frame, "in the root's coordinates"))
  }

  // MARK: Conflicts

  var conflict: Form<(conflict: Layout.Conflict, isReason: Bool)> {
    object(
      "conflict", "A smallest set of required constraints that cannot all hold.",
      Key(
        "constraints", list(reference), { $0.conflict.entries },
        "without any one of them the others can hold"),
      Key("broken", reference, { $0.conflict.broken }, "the one that was given up"),
      Key(
        optional: "cause", choice(ConflictCause.allCases.map(\.rawValue)),
        { explanation.cause(of: $0.conflict)?.rawValue },
        "of a conflict in a console log the article about its cause, if that is known"),
      Key(
        optional: "repairs", list(repair),
        { $0.isReason ? explanation.repairs(of: $0.conflict) : nil },
        "what settles it, each by itself: a mask's removal, what concerns the broken one, the rest, "
          + "other removals; of very large sets not all members are tried. Only in `reasons`"))
  }

  var repair: Form<Repair> {
    object(
      "repair", "A change that settles a conflict by itself.",
      Key("change", change, \.amendment, "what to do"),
      Key("violations", list(violation), \.violations, "what is then violated, or more than it is"))
  }

  var change: Form<Amendment> {
    object(
      "change", "One change to the scene.",
      Key(
        "kind", choice(["priority", "constant", "addition", "removal"]),
        {
          switch $0 {
          case .priority: "priority"
          case .constant: "constant"
          case .addition: "addition"
          case .removal: "removal"
          }
        }, "what is changed"),
      Key("constraint", orNull(reference), \.entry, "of what; `null` for an addition"),
      Key(
        "priority", orNull(number),
        { if case .priority(_, let new) = $0 { new.rawValue } else { nil } }, "the new priority"),
      Key(
        "constant", orNull(number), { if case .constant(_, let new) = $0 { new } else { nil } },
        "the new constant"),
      Key(
        "scene", orNull(text), { explanation.instruction(for: $0).scene },
        "what the scene says then: an equation, or a property and its value"),
      Key(
        "swift", text, { explanation.instruction(for: $0).swift }, "the change as a line of Swift"),
      Key(
        "interfaceBuilder", text, { explanation.instruction(for: $0).interfaceBuilder },
        "the field of Interface Builder and its new value"))
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
      Key("priority", number, { $0.level.priority.rawValue }, "1000 is required"),
      Key(
        "constraintCount", count, { $0.level.entries.count - $0.level.contentSizeCount },
        "how many constraints have it, content sizes left aside"),
      Key(
        "contentSizeCount", count, { $0.level.contentSizeCount },
        "how many views' hugging or compression resistance, axis by axis"),
      Key("constraints", list(reference), { $0.level.entries }, "both"),
      Key("cost", number, { $0.level.cost }, "the sum of their violations"),
      Key(
        "violations", list(violation), { $0.level.violations },
        "what gave way; of required ones, what was broken"),
      Key(
        "settled", orNull(list(framePart)), { $0.settled },
        "what all higher priorities leave open and this one decides; "
          + "`null` if there are too many priorities to work it out"))
  }

  var framePart: Form<FramePart> {
    object(
      "part", "One number of a view's frame.",
      Key("view", text, { name($0.view) }, "the view"),
      Key("part", quantity, \.name, "which number"))
  }

  var violation: Form<Violation> {
    object(
      "violation", "A constraint that is not satisfied.",
      Key("constraint", reference, \.entry, "which one"),
      Key("violation", number, \.amount, "how far it is from being satisfied"))
  }

  private var axis: Form<String> { choice(["horizontal", "vertical"]) }
}
