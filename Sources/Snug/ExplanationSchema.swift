import LayoutExplanation

/// What the JSON of a layout and its explanation consists of: its JSON Schema and its reference are
/// made from it, and a test holds what `snug solve` and `snug explain` print to it.
enum ExplanationSchema {
  /// A mapping with its keys in order.
  struct Definition: Sendable {
    var name: String
    var meaning: String
    var keys: [Key]

    init(_ name: String, _ meaning: String, _ keys: Key...) {
      self.name = name
      self.meaning = meaning
      self.keys = keys
    }
  }

  struct Key: Sendable {
    var name: String
    var form: Form
    var meaning: String
    /// Whether it may be left out.
    var isOptional: Bool

    init(_ name: String, _ form: Form, _ meaning: String, isOptional: Bool = false) {
      self.name = name
      self.form = form
      self.meaning = meaning
      self.isOptional = isOptional
    }
  }

  /// What a value is; a string literal names a definition.
  indirect enum Form: Sendable, ExpressibleByStringLiteral {
    case version, text, number, count, boolean
    case choice([String])
    case list(Form)
    case orNull(Form)
    case definition(String)

    init(stringLiteral name: String) { self = .definition(name) }
  }

  static let root = Definition(
    "explanation", "Everything there is to know about one layout.",
    Key("version", .version, "the version of these keys"),
    Key("title", .text, "what the scene is called"),
    Key(
      "status", .choice(["satisfied", "ambiguous", "conflicting"]),
      "the worst that can be said of the layout"),
    Key(
      "fittingSize", .orNull("size"),
      "the root's size where it is a result; `null` where the scene says it"),
    Key(
      "views", .list("view"),
      "the views, the root first, then depth first; or the one that was asked about"),
    Key("guides", .list("guide"), "the layout guides; of one view, those it owns"),
    Key(
      "constraints", .list("constraint"),
      "all constraints in their order; of one view, those that have an effect on it"),
    Key("conflicts", .list("conflict"), "required constraints that cannot hold together"),
    Key(
      "diagnostics", .list("diagnostic"),
      "the errors and warnings that are also printed to standard error"),
    Key("verdict", .text, "what became of the layout, in a sentence", isOptional: true),
    Key(
      "reasons", .list("reason"),
      "what there is to say: conflicts, then what is ambiguous, compressed, stretched",
      isOptional: true),
    Key(
      "levels", .list("level"), "every priority at which anything is asked, the highest first",
      isOptional: true),
    Key(
      "remarks", .list(.text), "what is worth a sentence although no priority was violated",
      isOptional: true))

  static let definitions =
    layoutDefinitions + reasonDefinitions + openDefinitions + levelDefinitions

  private static let reasonDefinitions = [
    Definition(
      "reason", "One numbered thing to say; what it is about is in the last key.",
      Key("number", .count, "from 1, as `snug explain` numbers it"),
      Key(
        "kind", .choice(["contest", "ambiguity", "conflict"]),
        "which of the last three keys there is"),
      Key("headline", .text, "what happened, in a sentence"),
      Key("body", .text, "why, in a few; may be empty"),
      Key("views", .list(.text), "the views it speaks of"),
      Key(
        "contest", "contest", "what competes for the same room, and what gives way",
        isOptional: true),
      Key("ambiguity", "ambiguity", "what the constraints leave open", isOptional: true),
      Key(
        "conflict", "conflict", "required constraints that cannot hold together", isOptional: true)),
    Definition(
      "contest", "What competes for the same room along an axis, and what gives way.",
      Key("axis", axis, "along which"),
      Key("wanted", "sum", "what is wanted, in order along the axis"),
      Key("room", "sum", "what there is"),
      Key("excess", .number, "what is wanted beyond the room; below zero, what is left to fill"),
      Key("payers", .list("payer"), "what gives way, in the order in which it does"),
      Key("kept", .list("reference"), "the content sizes that are kept"),
      Key("constraints", .list("reference"), "all that holds and leaves the payers no other size"),
      Key("tied", .list("reference"), "those of the same priority that could give way as well"),
      Key(
        "decidedBy", .list("reference"),
        "constraints of lower priorities that decide between the tied"),
      Key("others", .list(.count), "the numbers of further reasons whose payers have a part in it"),
      Key("ambiguity", .orNull("ambiguity"), "what the constraints leave open of it")),
    Definition(
      "payer", "A constraint that gives way.",
      Key("view", .orNull(.text), "the view whose content size it is, if one"),
      Key("constraint", "reference", "half a content size, or an optional constraint"),
      Key("priority", .number, "its priority"),
      Key(
        "difference", .number,
        "laid out less intrinsic; of other constraints, by how much it is missed")),
    Definition(
      "sum", "Lengths that add up; no pieces where the sum is not known.",
      Key("total", .number, "what they add up to"),
      Key("pieces", .list("piece"), "in order along the axis")),
    Definition(
      "piece", "One length of a sum.",
      Key("view", .orNull(.text), "the view whose size it is; a gap or margin has none"),
      Key("wanted", .number, "the length that is wanted"),
      Key("got", .number, "what became of it"),
      Key("factor", .number, "how often it counts"),
      Key("constraint", .orNull("reference"), "where it comes from")),
  ]

  /// What stands below ambiguities and conflicts.
  private static let openDefinitions = [
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

  private static let levelDefinitions = [
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

  private static let axis = Form.choice(["horizontal", "vertical"])
}
