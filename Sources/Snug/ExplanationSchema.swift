import LayoutExplanation

/// What the JSON of a layout and its explanation consists of: its JSON Schema and its reference are
/// made from it, and a test holds what `snug solve` and `snug explain` print to it.
enum ExplanationSchema {
  /// A mapping with its keys in order.
  struct Definition: Sendable {
    var name: String
    var meaning: String
    var keys: [Key]
  }

  struct Key: Sendable {
    var name: String
    var form: Form
    var meaning: String
    /// Whether it may be left out.
    var isOptional = false
  }

  indirect enum Form: Sendable {
    case version, text, number, count, boolean
    case choice([String])
    case list(Form)
    case orNull(Form)
    case definition(String)
  }

  static let root = Definition(
    name: "explanation", meaning: "Everything there is to know about one layout.",
    keys: [
      Key(name: "version", form: .version, meaning: "the version of these keys"),
      Key(name: "title", form: .text, meaning: "what the scene is called"),
      Key(
        name: "status", form: .choice(["satisfied", "ambiguous", "conflicting"]),
        meaning: "the worst that can be said of the layout"),
      Key(
        name: "fittingSize", form: .orNull(.definition("size")),
        meaning: "the root's size where it is a result; `null` where the scene says it"),
      Key(
        name: "views", form: .list(.definition("view")),
        meaning: "the views, the root first, then depth first; or the one that was asked about"),
      Key(
        name: "guides", form: .list(.definition("guide")),
        meaning: "the layout guides; of one view, those it owns"),
      Key(
        name: "constraints", form: .list(.definition("constraint")),
        meaning: "all constraints in their order; of one view, those that have an effect on it"),
      Key(
        name: "conflicts", form: .list(.definition("conflict")),
        meaning: "required constraints that cannot hold together"),
      Key(
        name: "diagnostics", form: .list(.definition("diagnostic")),
        meaning: "the errors and warnings that are also printed to standard error"),
      Key(
        name: "verdict", form: .text, meaning: "what became of the layout, in a sentence",
        isOptional: true),
      Key(
        name: "reasons", form: .list(.definition("reason")),
        meaning: "what there is to say: conflicts, then what is ambiguous, compressed, stretched",
        isOptional: true),
      Key(
        name: "levels", form: .list(.definition("level")),
        meaning: "every priority at which anything is asked, the highest first",
        isOptional: true),
      Key(
        name: "remarks", form: .list(.text),
        meaning: "what is worth a sentence although no priority was violated", isOptional: true),
    ])

  static let definitions =
    layoutDefinitions + reasonDefinitions + openDefinitions + levelDefinitions

  private static let reasonDefinitions = [
    Definition(
      name: "reason", meaning: "One numbered thing to say; what it is about is in the last key.",
      keys: [
        Key(name: "number", form: .count, meaning: "from 1, as `snug explain` numbers it"),
        Key(
          name: "kind", form: .choice(["contest", "ambiguity", "conflict"]),
          meaning: "which of the last three keys there is"),
        Key(name: "headline", form: .text, meaning: "what happened, in a sentence"),
        Key(name: "body", form: .text, meaning: "why, in a few; may be empty"),
        Key(name: "views", form: .list(.text), meaning: "the views it speaks of"),
        Key(
          name: "contest", form: .definition("contest"),
          meaning: "what competes for the same room, and what gives way", isOptional: true),
        Key(
          name: "ambiguity", form: .definition("ambiguity"),
          meaning: "what the constraints leave open", isOptional: true),
        Key(
          name: "conflict", form: .definition("conflict"),
          meaning: "required constraints that cannot hold together", isOptional: true),
      ]),
    Definition(
      name: "contest",
      meaning: "What competes for the same room along an axis, and what gives way.",
      keys: [
        Key(name: "axis", form: axis, meaning: "along which"),
        Key(
          name: "wanted", form: .definition("sum"),
          meaning: "what is wanted, in order along the axis"),
        Key(name: "room", form: .definition("sum"), meaning: "what there is"),
        Key(
          name: "excess", form: .number,
          meaning: "what is wanted beyond the room; below zero, what is left to fill"),
        Key(
          name: "payers", form: .list(.definition("payer")),
          meaning: "what gives way, in the order in which it does"),
        Key(
          name: "kept", form: .list(.definition("reference")),
          meaning: "the content sizes that are kept"),
        Key(
          name: "constraints", form: .list(.definition("reference")),
          meaning: "all that holds and leaves the payers no other size"),
        Key(
          name: "tied", form: .list(.definition("reference")),
          meaning: "those of the same priority that could give way as well"),
        Key(
          name: "decidedBy", form: .list(.definition("reference")),
          meaning: "constraints of lower priorities that decide between the tied"),
        Key(
          name: "others", form: .list(.count),
          meaning: "the numbers of further reasons whose payers have a part in it"),
        Key(
          name: "ambiguity", form: .orNull(.definition("ambiguity")),
          meaning: "what the constraints leave open of it"),
      ]),
    Definition(
      name: "payer", meaning: "A constraint that gives way.",
      keys: [
        Key(
          name: "view", form: .orNull(.text), meaning: "the view whose content size it is, if one"),
        Key(
          name: "constraint", form: .definition("reference"),
          meaning: "half a content size, or an optional constraint"),
        Key(name: "priority", form: .number, meaning: "its priority"),
        Key(
          name: "difference", form: .number,
          meaning: "laid out less intrinsic; of other constraints, by how much it is missed"),
      ]),
    Definition(
      name: "sum", meaning: "Lengths that add up; no pieces where the sum is not known.",
      keys: [
        Key(name: "total", form: .number, meaning: "what they add up to"),
        Key(
          name: "pieces", form: .list(.definition("piece")), meaning: "in order along the axis"),
      ]),
    Definition(
      name: "piece", meaning: "One length of a sum.",
      keys: [
        Key(
          name: "view", form: .orNull(.text),
          meaning: "the view whose size it is; a gap or margin has none"),
        Key(name: "wanted", form: .number, meaning: "the length that is wanted"),
        Key(name: "got", form: .number, meaning: "what became of it"),
        Key(name: "factor", form: .number, meaning: "how often it counts"),
        Key(
          name: "constraint", form: .orNull(.definition("reference")),
          meaning: "where it comes from"),
      ]),
  ]

  static let axis = Form.choice(["horizontal", "vertical"])
}
