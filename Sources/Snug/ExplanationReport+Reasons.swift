import SnugExplanation
import SnugGeometry
import SnugLayout

extension ExplanationReport {
  var reason: Form<Reason> {
    object(
      "reason", "A numbered reason. Its data is in one of the last three keys.",
      Key("number", count, \.number, "from 1, as `snug explain` numbers it"),
      Key(
        "kind", choice(["contest", "ambiguity", "conflict"]),
        { $0.contest != nil ? "contest" : $0.conflict != nil ? "conflict" : "ambiguity" },
        "which of the last three keys is present"),
      Key(
        "headline", text, { explanation.prose(for: $0).headline }, "what happened, in a sentence"),
      Key(
        "body", text, { explanation.prose(for: $0).body }, "why, in a few sentences; may be empty"),
      Key("views", list(text), { explanation.views(in: $0).map(name) }, "its views"),
      Key(
        optional: "contest", contest, \.contest,
        "the sizes that compete for the same room, and which give way"),
      Key(
        "alike", list(contest), \.alike,
        "further contests with the same cause, for other views or rows"),
      Key(
        optional: "ambiguity", ambiguity,
        { if case .ambiguity(let ambiguity) = $0.subject { ambiguity } else { nil } },
        "the ambiguity that the constraints leave"),
      Key(
        optional: "conflict", conflict,
        { $0.conflict.map { ($0, true) } },
        "required constraints that cannot all be satisfied"))
  }

  var contest: Form<Contest> {
    object(
      "contest", "Sizes that compete for the same room along an axis, and which give way.",
      Key("axis", axis, \.axis.rawValue, "the axis"),
      Key(
        "wanted", sum, { ($0.wanted, $0.wantedTotal) },
        "the wanted lengths, in order along the axis"),
      Key("room", sum, { ($0.room, $0.roomTotal) }, "the available length"),
      Key(
        "excess", number, \.excess,
        "the wanted length minus the room; below zero, the room left to fill"),
      Key("payers", list(payer), \.payers, "the constraints that give way, in order"),
      Key("kept", list(reference), \.kept, "the content sizes that are kept"),
      Key(
        "constraints", list(reference), \.constraints,
        "the satisfied constraints that leave the payers no other size"),
      Key(
        "tied", list(reference), { $0.tie?.entries ?? [] },
        "constraints of the same priority that could give way instead"),
      Key(
        "decidedBy", list(reference), { $0.tie?.deciding ?? [] },
        "constraints of lower priorities that decide between the tied ones"),
      Key(
        "others", list(count),
        { contest in
          explanation.reasons.filter { reason in
            reason.contest.map { contest.others.contains($0.index) } ?? false
          }.map(\.number)
        }, "the numbers of further reasons whose payers take part"),
      Key("ambiguity", orNull(ambiguity), \.ambiguity, "the ambiguity of the contest"))
  }

  var payer: Form<Contest.Payer> {
    object(
      "payer", "A constraint that gives way.",
      Key(
        "view", orNull(text), { $0.view.map(name) },
        "the view whose content size gives way; `null` for other constraints"),
      Key(
        "constraint", reference, \.entry,
        "a hugging or compression resistance, or an optional constraint"),
      Key("priority", number, \.priority.rawValue, "its priority"),
      Key(
        "difference", number, \.amount,
        "laid-out size minus intrinsic size; for other constraints, the violation"))
  }

  var sum: Form<(pieces: [Contest.Piece], total: Double)> {
    object(
      "sum", "A sum of lengths; no pieces if the sum is not known.",
      Key("total", number, { $0.total }, "the sum"),
      Key("pieces", list(piece), { $0.pieces }, "in order along the axis"))
  }

  var piece: Form<Contest.Piece> {
    object(
      "piece", "One length of a sum.",
      Key(
        "view", orNull(text), { $0.view.map(name) },
        "the view, if it is a size; a gap or margin has none"),
      Key("wanted", number, \.wanted, "the wanted length"),
      Key("got", number, \.got, "the resulting length"),
      Key("factor", number, \.factor, "its factor in the sum"),
      Key("constraint", orNull(reference), \.entry, "the constraint it comes from"))
  }

  // MARK: Ambiguities

  /// The limit for the views whose ranges are computed. Each range needs a separate search.
  private static let rangeLimit = 100

  var ambiguity: Form<Ambiguity> {
    object(
      "ambiguity", "An ambiguity along one axis.",
      Key("axis", axis, \.axis.rawValue, "the axis"),
      Key(
        "kind",
        choice([
          "ambiguous-hugging", "ambiguous-resistance", "ambiguous-size", "ambiguous-position",
          "ambiguous-content-size",
        ]), \.kind.rawValue, "its kind"),
      Key(
        "views", list(openView),
        { ambiguity in
          ambiguity.views.enumerated().map { index, view in
            (view, index < Self.rangeLimit ? explanation.sizes(of: view, in: ambiguity) : nil)
          }
        }, "its views"),
      Key(
        "alternative", list(placement), { explanation.alternative(to: $0) },
        "another, equally good layout: the views with another frame"),
      Key(
        "settlements", list(settlement), { explanation.settlements(of: $0) },
        "one way to resolve it, or two if the author has a choice; none if a conflict leaves it"))
  }

  var settlement: Form<Settlement> {
    object(
      "settlement", "A way to resolve an ambiguity.",
      Key(
        "changes", list(change), \.amendments,
        "the smallest set of changes found that resolves it"),
      Key(
        "views", list(deformedView), \.deformed,
        "the ambiguous views that then differ from their content's size"))
  }

  var deformedView: Form<Settlement.Deformed> {
    object(
      "deformedView", "A view that is stretched or compressed.",
      Key("view", text, { name($0.view) }, "the view"),
      Key(
        "difference", number, \.amount,
        "the amount by which it is stretched or, below 0, compressed"))
  }

  var openView: Form<(view: ViewID, sizes: ClosedRange<Double>?)> {
    object(
      "openView", "A view with an ambiguous size or position.",
      Key("view", text, { name($0.view) }, "the view"),
      Key(
        "sizes", orNull(range), { $0.sizes },
        "its possible sizes; `null` if only its position is ambiguous, and after the "
          + "first \(Self.rangeLimit) views"))
  }

  var range: Form<ClosedRange<Double>> {
    object(
      "range", "A range of lengths.",
      Key("from", number, \.lowerBound, "the least"),
      // Infinite numbers are written as `null`.
      Key("to", orNull(number), { $0.upperBound }, "the greatest; `null` if there is none"))
  }

  var placement: Form<Explanation.Placement> {
    object(
      "placement", "A view with another frame.",
      Key("view", text, { name($0.view) }, "the view"),
      Key("frame", rect, \.frame, "in the root's coordinates"))
  }

  // MARK: Conflicts

  var conflict: Form<(conflict: Layout.Conflict, isReason: Bool)> {
    object(
      "conflict", "A minimal set of required constraints that cannot all be satisfied.",
      Key(
        "constraints", list(reference), { $0.conflict.entries },
        "without any one of them, the others can be satisfied"),
      Key("broken", reference, { $0.conflict.broken }, "the one that was broken"),
      Key(
        optional: "cause", choice(ConflictCause.allCases.map(\.rawValue)),
        { explanation.cause(of: $0.conflict)?.rawValue },
        "for a conflict in a console log, the article about its cause, if known"),
      Key(
        optional: "repairs", list(repair),
        { $0.isReason ? explanation.repairs(of: $0.conflict) : nil },
        "at most three changes that each resolve it: the right sign alone; or a mask's removal, a property of a stack view, "
          + "then those that cost the layout least; in very large sets not all members are tried. "
          + "Only in `reasons`"))
  }

  var repair: Form<Repair> {
    object(
      "repair", "A change that resolves a conflict by itself.",
      Key("change", change, \.amendment, "the change"),
      Key(
        "violations", list(violation), \.violations,
        "the constraints that are then violated, or violated more"))
  }

  var change: Form<Amendment> {
    object(
      "change", "One change to the scene.",
      Key(
        "kind", choice(["priority", "constant", "relation", "addition", "removal", "arrangement"]),
        {
          switch $0 {
          case .priority: "priority"
          case .constant: "constant"
          case .relation: "relation"
          case .addition: "addition"
          case .removal: "removal"
          case .arrangement: "arrangement"
          }
        }, "the kind of change"),
      Key(
        "constraint", orNull(reference), \.entry,
        "the changed constraint; `null` for an addition and for a property of a stack view"),
      Key(
        "priority", orNull(number),
        { if case .priority(_, let new) = $0 { new.rawValue } else { nil } }, "the new priority"),
      Key(
        "constant", orNull(number), { if case .constant(_, let new) = $0 { new } else { nil } },
        "the new constant"),
      Key(
        "scene", orNull(text), { explanation.instruction(for: $0).scene },
        "the new text in the scene: an equation, or a property and its value"),
      Key(
        "swift", text, { explanation.instruction(for: $0).swift }, "the change as a line of Swift"),
      Key(
        "interfaceBuilder", text, { explanation.instruction(for: $0).interfaceBuilder },
        "the field of Interface Builder and its new value"))
  }

  // MARK: Levels

  /// The levels, each with the parts of frames that it determines; `nil` if these are unknown.
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
      "level", "One priority: its constraints, their cost, and what they decided.",
      Key("priority", number, { $0.level.priority.rawValue }, "1000 is required"),
      Key(
        "constraintCount", count, { $0.level.entries.count - $0.level.contentSizeCount },
        "the number of constraints with it, except content sizes"),
      Key(
        "contentSizeCount", count, { $0.level.contentSizeCount },
        "the number of hugging and compression resistance priorities with it, by axis"),
      Key("constraints", list(reference), { $0.level.entries }, "all of these constraints"),
      Key("cost", number, { $0.level.cost }, "the sum of their violations"),
      Key(
        "violations", list(violation), { $0.level.violations },
        "the constraints that gave way; for required ones, those that were broken"),
      Key(
        "settled", orNull(list(framePart)), { $0.settled },
        "the numbers that all higher priorities leave open and this one decides; "
          + "`null` if there are too many priorities to compute it"))
  }

  var framePart: Form<FramePart> {
    object(
      "part", "One number of a view's frame.",
      Key("view", text, { name($0.view) }, "the view"),
      Key("part", quantity, \.name, "the number"))
  }

  var violation: Form<Violation> {
    object(
      "violation", "A constraint that is not satisfied.",
      Key("constraint", reference, \.entry, "the constraint"),
      Key("violation", number, \.amount, "the distance from being satisfied"))
  }

  private var axis: Form<String> { choice(["horizontal", "vertical"]) }
}
