import AutoLayout
import Diagnostics
import Geometry

extension SceneSchema {
  static let scene: MappingSchema<SceneDocument> = MappingSchema(
    "a scene",
    [
      SchemaKey(
        "title", "what the diagram is called", .caption, \.title, default: "the name of the file"),
      SchemaKey("subtitle", "a second line below the title", .caption, \.subtitle),
      SchemaKey(
        "view", "the root view", .either([.definition(.root), .nothing]), isRequired: true
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
        .number(.scale), \.scale, default: "2"),
      SchemaKey(
        platformKey, "whose framework: UIKit's or AppKit's rules hold", .choice, \.platform,
        default: "that of `system`, else `iOS`"),
      SchemaKey(
        systemKey, "the version whose control sizes hold",
        .spanned(.choice), \.system, default: "`iOS 18` or `macOS 15`"),
      SchemaKey(
        "layoutDirection", "the direction of views that do not force one", .choice,
        \.layoutDirection, default: "`leftToRight`"),
      SchemaKey(
        "contentSizeCategory", "the text size chosen in Settings: fonts of text styles follow it",
        .choice, \.contentSizeCategory, default: "`large`"),
      SchemaKey(
        "createdIn", "where views were made that do not say so themselves", .choice, \.creation,
        default: "`code`"),
      SchemaKey(
        "designTime", "whether placeholder sizes count, as in Interface Builder", .boolean,
        \.isDesignTime, default: "`false`"),
      SchemaKey(
        "metrics", "numbers by names, for constants and priorities", .metrics, default: "none"
      ) { decoder, field, scene in
        scene.metrics = decoder.metrics(field.value, of: field.name)
      },
      SchemaKey(
        "expect", "what the scene is meant to show, if that is usually a mistake", .choice,
        \.expectation),
      SchemaKey(
        "lint", "what `snug lint` is to know of the scene",
        .mapping(lint, from: LintDeclaration()), \.lint),
      SchemaKey(
        "fitting", "what the root is to come near to on a side it has no size on",
        .mapping(fitting, from: FittingDeclaration()), \.fitting,
        default: "`layoutFittingCompressedSize`"),
      SchemaKey(
        "output", "what its picture shows; what is said on the command line wins",
        .mapping(output, from: OutputSettings()), \.output),
      SchemaKey(
        "sweep", "sizes of the root it is drawn at: `view.width: [200, 260, 320]`", .sweep, \.sweep,
        default: "the root's own"),
      SchemaKey(
        "variants", "the same scene, changed: drawn beside it; `--variant` takes one",
        .either([.list(.mapping(variant.shape)), .nothing]), default: "none"
      ) { decoder, field, scene in
        scene.variants = decoder.variants(field.value, of: field.name)
      },
    ])

  static let fitting = MappingSchema<FittingDeclaration>(
    "'fitting'",
    [
      SchemaKey(
        "targetSize", "the size to come close to, in points; `[10000, 10000]` means the largest",
        .size, \.targetSize, default: "`[0, 0]`"),
      SchemaKey(
        "horizontalFittingPriority", "how much the width matters", .priority,
        \.horizontalFittingPriority, default: "50"),
      SchemaKey(
        "verticalFittingPriority", "how much the height matters", .priority,
        \.verticalFittingPriority, default: "50"),
    ])

  static let lint = MappingSchema<LintDeclaration>(
    "'lint'",
    [
      SchemaKey(
        "disable", "the rules it is not to look by",
        .list(of: .choice(among: Diagnostic.ID.lintRules), "a list such as [clipped-text]"),
        \.disabledRules, default: "`[]`")
    ])

  static let constraint = MappingSchema<ConstraintEntry>(
    "a constraint",
    [
      SchemaKey(
        "id", "a name for it, unique in the scene; where one text makes several, they are numbered",
        .spanned(.text), \.identifier),
      SchemaKey(
        "constraint", "the equation or the visual format", .constraintText, isRequired: true
      ) { decoder, field, fields in
        fields.text = decoder.constraintText(field.value)
      },
      SchemaKey(
        "priority", "its priority", .spanned(.priority), \.priority,
        default: "what the text says, 1000"),
      SchemaKey(
        "multiplier", "what the second item's attribute is multiplied by",
        .spanned(.number(.signed)), \.multiplier, default: "what the text says, 1"),
      SchemaKey(
        "constant", "what is added, in points", .spanned(.number(.offset)),
        \.constant, default: "what the text says, 0"),
      SchemaKey(
        "isActive", "whether it holds; one that does not is checked and left out", .boolean,
        \.isActive, default: "`true`"),
      SchemaKey(
        "options", "of a visual format: `NSLayoutConstraint.FormatOptions` by UIKit's names",
        .list(of: .spanned(.choice), "a list such as [alignAllTop]"), \.options, default: "`[]`"),
      SchemaKey(
        "metrics", "numbers by names, before those of the scene", .metrics, default: "the scene's"
      ) { decoder, field, fields in
        fields.metrics = decoder.metrics(field.value, of: field.name)
      },
    ])
}

extension ValueShape {
  /// A mapping of names to numbers.
  static let metrics = either([.names(to: .number(.offset)), .nothing])
}
