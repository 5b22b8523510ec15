import LayoutExplanation

/// What stands below ambiguities and conflicts, and below priorities.
extension ExplanationSchema {
  static let openDefinitions = [
    Definition(
      "ambiguity", "What the constraints leave open along one axis.",
      Key("axis", axis, "along which"),
      Key(
        "kind",
        .choice([
          "ambiguous-hugging", "ambiguous-resistance", "ambiguous-size", "ambiguous-position",
        ]), "what kind it is"),
      Key("views", .list("openView"), "the views concerned"),
      Key(
        "alternative", .list("placement"),
        "another layout just as good: the views that are elsewhere in it"),
      Key(
        "settlements", .list("settlement"),
        "one way to settle it, or two where the author has the choice")),
    Definition(
      "settlement", "A way to settle an ambiguity.",
      Key(
        "changes", .list("change"),
        "the fewest changes that were found to settle it, all of them to be made"),
      Key(
        "views", .list("deformedView"),
        "the ambiguous views that then are not as large as their content")),
    Definition(
      "deformedView", "A view that is stretched or compressed.",
      Key("view", .text, "the view"),
      Key("difference", .number, "by how much it is stretched, or, below 0, compressed")),
    Definition(
      "openView", "A view that could be otherwise.",
      Key("view", .text, "the view"),
      Key(
        "sizes", .orNull("range"),
        "the sizes it could have; `null` if only its position is open, and after the "
          + "first \(ExplanationReport.mostRanges) views")),
    Definition(
      "range", "From one length to another.",
      Key("from", .number, "the least"),
      Key("to", .orNull(.number), "the greatest; `null` if there is none")),
    Definition(
      "placement", "A view and where it would be.",
      Key("view", .text, "the view"),
      Key("frame", "rect", "in the root's coordinates")),
    Definition(
      "conflict", "A smallest set of required constraints that cannot all hold.",
      Key("constraints", .list("reference"), "without any one of them the others can hold"),
      Key("broken", "reference", "the one that was given up"),
      Key(
        "cause", .choice(ConflictCause.allCases.map(\.article)),
        "of a conflict in a console log the article about its cause, if that is known",
        isOptional: true),
      Key(
        "repairs", .list("repair"),
        "what settles it, each by itself; what concerns the broken one first, removals "
          + "last; of very large sets not all members are tried. Only in `reasons`",
        isOptional: true)),
    Definition(
      "repair", "A change that settles a conflict by itself.",
      Key("change", "change", "what to do"),
      Key("violations", .list("violation"), "what is then violated, or more than it is")),
    Definition(
      "change", "One change to the scene.",
      Key("kind", .choice(["priority", "constant", "addition", "removal"]), "what is changed"),
      Key("constraint", .orNull("reference"), "of what; `null` for an addition"),
      Key("priority", .orNull(.number), "the new priority"),
      Key("constant", .orNull(.number), "the new constant"),
      Key(
        "scene", .orNull(.text),
        "what the scene says then: an equation, or a property and its value"),
      Key("swift", .text, "the change as a line of Swift"),
      Key("interfaceBuilder", .text, "the field of Interface Builder and its new value")),
  ]

  static let levelDefinitions = [
    Definition(
      "level", "One priority: what was asked, what it cost, what it settled.",
      Key("priority", .number, "1000 is required"),
      Key("constraintCount", .count, "how many constraints have it, content sizes left aside"),
      Key(
        "contentSizeCount", .count,
        "how many views' hugging or compression resistance, axis by axis"),
      Key("constraints", .list("reference"), "both"),
      Key("cost", .number, "the sum of their violations"),
      Key("violations", .list("violation"), "what gave way; of required ones, what was broken"),
      Key(
        "settled", .orNull(.list("part")),
        "what could be otherwise for all higher priorities and cannot with this one; "
          + "`null` if there are too many priorities to work it out")),
    Definition(
      "part", "One number of a view's frame.",
      Key("view", .text, "the view"),
      Key("part", part, "which number")),
    Definition(
      "violation", "A constraint that is not satisfied.",
      Key("constraint", "reference", "which one"),
      Key("violation", .number, "how far it is from being satisfied")),
  ]
}
