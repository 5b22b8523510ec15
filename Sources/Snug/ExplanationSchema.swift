import LayoutExplanation

/// What the JSON of an explanation consists of: its JSON Schema and its reference are made from it,
/// and a test holds every explanation to it.
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
      Key(name: "verdict", form: .text, meaning: "the same in a sentence"),
      Key(
        name: "views", form: .list(.definition("view")),
        meaning: "the views, the root first, then depth first; or the one that was asked about"),
      Key(
        name: "reasons", form: .list(.definition("reason")),
        meaning: "what there is to say: conflicts, then what is ambiguous, compressed, stretched"),
      Key(
        name: "levels", form: .list(.definition("level")),
        meaning: "every priority at which anything is asked, the highest first"),
      Key(
        name: "remarks", form: .list(.text),
        meaning: "what is worth a sentence although no priority was violated"),
      Key(
        name: "constraints", form: .list(.definition("constraint")),
        meaning: "all constraints in their order; of one view, those that have an effect on it"),
    ])

  static let definitions = viewDefinitions + openDefinitions + levelDefinitions

  private static let viewDefinitions = [
    Definition(
      name: "view", meaning: "A view and what became of it.",
      keys: [
        Key(name: "id", form: .text, meaning: "its name in the scene"),
        Key(name: "class", form: .text, meaning: "its class, `UILabel`"),
        Key(name: "parent", form: .orNull(.text), meaning: "its superview; the root has none"),
        Key(name: "frame", form: .definition("rect"), meaning: "in the root's coordinates"),
        Key(
          name: "alignmentRect", form: .definition("rect"),
          meaning: "what constraints are about, in the root's coordinates"),
        Key(name: "hidden", form: .boolean, meaning: "whether it, or one around it, is hidden"),
        Key(name: "horizontal", form: .definition("side"), meaning: "its width"),
        Key(name: "vertical", form: .definition("side"), meaning: "its height"),
        Key(
          name: "reasons", form: .list(.count), meaning: "the numbers of the reasons it stands in"),
      ]),
    Definition(
      name: "side", meaning: "A view along one axis.",
      keys: [
        Key(
          name: "state", form: .choice(["none", "intrinsic", "stretched", "compressed"]),
          meaning: "its size beside the intrinsic one; `none` if it has none"),
        Key(name: "intrinsic", form: .orNull(.number), meaning: "its intrinsic size"),
        Key(name: "laidOut", form: .number, meaning: "the size of its alignment rect"),
        Key(
          name: "difference", form: .number,
          meaning: "laid out less intrinsic; 0 without an intrinsic size"),
        Key(name: "hugging", form: .number, meaning: "its content hugging priority"),
        Key(
          name: "compressionResistance", form: .number,
          meaning: "its content compression resistance priority"),
        Key(
          name: "sizeAmbiguous", form: .boolean, meaning: "whether it could have another size"),
        Key(
          name: "positionAmbiguous", form: .boolean, meaning: "whether it could be elsewhere"),
      ]),
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
          meaning: "what competes for the same room, and who gives way", isOptional: true),
        Key(
          name: "ambiguity", form: .definition("ambiguity"),
          meaning: "what the constraints leave open", isOptional: true),
        Key(
          name: "conflict", form: .definition("conflict"),
          meaning: "required constraints that cannot hold together", isOptional: true),
      ]),
    Definition(
      name: "contest", meaning: "What competes for the same room along an axis, and who gives way.",
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
          meaning: "who gives way, first who does so first"),
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
