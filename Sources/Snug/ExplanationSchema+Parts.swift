import LayoutExplanation

/// What stands below ambiguities and conflicts, and below priorities.
extension ExplanationSchema {
  static let openDefinitions = [
    Definition(
      name: "ambiguity", meaning: "What the constraints leave open along one axis.",
      keys: [
        Key(name: "axis", form: axis, meaning: "along which"),
        Key(
          name: "kind",
          form: .choice([
            "ambiguous-hugging", "ambiguous-resistance", "ambiguous-size", "ambiguous-position",
          ]), meaning: "what kind it is"),
        Key(name: "views", form: .list(.definition("openView")), meaning: "the views concerned"),
        Key(
          name: "alternative", form: .list(.definition("placement")),
          meaning: "another layout just as good: the views that are elsewhere in it"),
        Key(
          name: "settlements", form: .list(.definition("settlement")),
          meaning: "one way to settle it, or two where the author has the choice"),
      ]),
    Definition(
      name: "settlement", meaning: "A way to settle an ambiguity.",
      keys: [
        Key(
          name: "changes", form: .list(.definition("change")),
          meaning: "the fewest changes that were found to settle it, all of them to be made"),
        Key(
          name: "views", form: .list(.definition("deformedView")),
          meaning: "the ambiguous views that then are not as large as their content"),
      ]),
    Definition(
      name: "deformedView", meaning: "A view that is stretched or compressed.",
      keys: [
        Key(name: "view", form: .text, meaning: "the view"),
        Key(
          name: "difference", form: .number,
          meaning: "by how much it is stretched, or, below 0, compressed"),
      ]),
    Definition(
      name: "openView", meaning: "A view that could be otherwise.",
      keys: [
        Key(name: "view", form: .text, meaning: "the view"),
        Key(
          name: "sizes", form: .orNull(.definition("range")),
          meaning: "the sizes it could have; `null` if only its position is open, and after the "
            + "first \(ExplanationReport.mostRanges) views"),
      ]),
    Definition(
      name: "range", meaning: "From one length to another.",
      keys: [
        Key(name: "from", form: .number, meaning: "the least"),
        Key(name: "to", form: .orNull(.number), meaning: "the greatest; `null` if there is none"),
      ]),
    Definition(
      name: "placement", meaning: "A view and where it would be.",
      keys: [
        Key(name: "view", form: .text, meaning: "the view"),
        Key(name: "frame", form: .definition("rect"), meaning: "in the root's coordinates"),
      ]),
    Definition(
      name: "conflict", meaning: "A smallest set of required constraints that cannot all hold.",
      keys: [
        Key(
          name: "constraints", form: .list(.definition("reference")),
          meaning: "without any one of them the others can hold"),
        Key(name: "broken", form: .definition("reference"), meaning: "the one that was given up"),
        Key(
          name: "cause", form: .choice(ConflictCause.allCases.map(\.article)),
          meaning: "of a conflict in a console log the article about its cause, if that is known",
          isOptional: true),
        Key(
          name: "repairs", form: .list(.definition("repair")),
          meaning: "what settles it, each by itself; what concerns the broken one first, removals "
            + "last; of very large sets not all members are tried. Only in `reasons`",
          isOptional: true),
      ]),
    Definition(
      name: "repair", meaning: "A change that settles a conflict by itself.",
      keys: [
        Key(name: "change", form: .definition("change"), meaning: "what to do"),
        Key(
          name: "violations", form: .list(.definition("violation")),
          meaning: "what is then violated, or more than it is"),
      ]),
    Definition(
      name: "change", meaning: "One change to the scene.",
      keys: [
        Key(
          name: "kind", form: .choice(["priority", "constant", "addition", "removal"]),
          meaning: "what is changed"),
        Key(
          name: "constraint", form: .orNull(.definition("reference")),
          meaning: "of what; `null` for an addition"),
        Key(name: "priority", form: .orNull(.number), meaning: "the new priority"),
        Key(name: "constant", form: .orNull(.number), meaning: "the new constant"),
        Key(
          name: "scene", form: .orNull(.text),
          meaning: "what the scene says then: an equation, or a property and its value"),
        Key(name: "swift", form: .text, meaning: "the change as a line of Swift"),
        Key(
          name: "interfaceBuilder", form: .text,
          meaning: "the field of Interface Builder and its new value"),
      ]),
  ]

  static let levelDefinitions = [
    Definition(
      name: "level", meaning: "One priority: what was asked, what it cost, what it settled.",
      keys: [
        Key(name: "priority", form: .number, meaning: "1000 is required"),
        Key(
          name: "constraintCount", form: .count,
          meaning: "how many constraints have it, content sizes left aside"),
        Key(
          name: "contentSizeCount", form: .count,
          meaning: "how many views' hugging or compression resistance, axis by axis"),
        Key(name: "constraints", form: .list(.definition("reference")), meaning: "both"),
        Key(name: "cost", form: .number, meaning: "the sum of their violations"),
        Key(
          name: "violations", form: .list(.definition("violation")),
          meaning: "what gave way; of required ones, what was broken"),
        Key(
          name: "settled", form: .orNull(.list(.definition("part"))),
          meaning: "what could be otherwise for all higher priorities and cannot with this one; "
            + "`null` if there are too many priorities to work it out"),
      ]),
    Definition(
      name: "part", meaning: "One number of a view's frame.",
      keys: [
        Key(name: "view", form: .text, meaning: "the view"),
        Key(name: "part", form: part, meaning: "which number"),
      ]),
    Definition(
      name: "violation", meaning: "A constraint that is not satisfied.",
      keys: [
        Key(name: "constraint", form: .definition("reference"), meaning: "which one"),
        Key(name: "violation", form: .number, meaning: "how far it is from being satisfied"),
      ]),
  ]
}
