import AutoLayout

extension SceneSchema {
  static let scene = MappingSchema<SceneDocument>(
    "a scene",
    [
      SchemaKey(
        "title", "what the diagram is called", .text, \.title, default: "the name of the file"),
      SchemaKey("subtitle", "a second line below the title", .text, \.subtitle),
      SchemaKey(
        "view", "the root view", .either([.definition(.view), .nothing]), isRequired: true
      ) { decoder, field, scene in
        scene.root = decoder.rootView(field.value, at: field.range)
      },
      SchemaKey(
        "constraints", "equations and visual formats",
        .either([.list(.definition(.constraint)), .nothing]), default: "none"
      ) { decoder, field, scene in
        scene.constraints = decoder.constraints(field.value)
      },
      SchemaKey(
        "scale", "pixels per point: texts and images are rounded to pixels",
        .number(.positive(upTo: scaleLimit)), \.scale, default: "2"),
      SchemaKey(
        "createdIn", "where views were made that do not say so themselves", .choice, \.creation,
        default: "`code`"),
      SchemaKey(
        "expect", "what the scene is meant to show, if that is usually a mistake", .choice,
        \.expectation),
    ])

  static let constraint = MappingSchema<ConstraintFields>(
    "a constraint",
    [
      SchemaKey("constraint", "the equation or the visual format", .text, isRequired: true) {
        decoder, field, fields in
        fields.text = decoder.constraintText(field.value)
      },
      SchemaKey(
        "id", "a name for it, unique in the scene", ValueForm<String>.text.spanned, \.identifier),
    ])
}
