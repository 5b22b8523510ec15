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
        meaning: "what there is to say: contests, then ambiguities, then conflicts"),
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
          meaning: "why a view was stretched or compressed", isOptional: true),
        Key(
          name: "ambiguity", form: .definition("ambiguity"),
          meaning: "what the constraints leave open", isOptional: true),
        Key(
          name: "conflict", form: .definition("conflict"),
          meaning: "required constraints that cannot hold together", isOptional: true),
      ]),
    Definition(
      name: "contest", meaning: "Why one view was stretched or compressed along one axis.",
      keys: [
        Key(name: "view", form: .text, meaning: "the view"),
        Key(name: "axis", form: axis, meaning: "along which"),
        Key(
          name: "state", form: .choice(["stretched", "compressed"]), meaning: "what happened to it"),
        Key(name: "intrinsic", form: .orNull(.number), meaning: "its intrinsic size"),
        Key(name: "laidOut", form: .number, meaning: "the size of its alignment rect"),
        Key(name: "difference", form: .number, meaning: "laid out less intrinsic"),
        Key(name: "priority", form: .number, meaning: "the priority that could not be satisfied"),
        Key(
          name: "constraint", form: .definition("reference"),
          meaning: "the half of its content size that gave way"),
        Key(name: "wanted", form: .definition("sum"), meaning: "what was wanted along the axis"),
        Key(name: "available", form: .definition("sum"), meaning: "what there was to share"),
        Key(
          name: "rivals", form: .list(.definition("rival")),
          meaning: "the other views whose content had a say in it"),
      ]),
    Definition(
      name: "sum", meaning: "Lengths that add up; no terms where the sum is not known.",
      keys: [
        Key(name: "total", form: .number, meaning: "what they add up to"),
        Key(
          name: "terms", form: .list(.definition("term")), meaning: "in the order of the picture"),
      ]),
    Definition(
      name: "term", meaning: "One length of a sum.",
      keys: [
        Key(name: "factor", form: .number, meaning: "how often it counts"),
        Key(name: "value", form: .number, meaning: "the length"),
        Key(
          name: "constraint", form: .definition("reference"), meaning: "where it comes from"),
      ]),
    Definition(
      name: "rival", meaning: "A view that could have given way instead.",
      keys: [
        Key(name: "view", form: .text, meaning: "the view"),
        Key(name: "role", form: .choice(["hugging", "compressionResistance"]), meaning: "of it"),
        Key(name: "priority", form: .number, meaning: "of that"),
        Key(
          name: "leverage", form: .number,
          meaning: "how many points of it one point of the contest's view is worth"),
        Key(
          name: "tied", form: .boolean,
          meaning: "whether the two priorities leave it open who gives"
        ),
      ]),
  ]

  static let axis = Form.choice(["horizontal", "vertical"])
}
