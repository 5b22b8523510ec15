import SnugDiagnostics
import SnugGeometry
import SnugLayout

extension SceneSchema {
  static let scene: MappingSchema<SceneDocument> = MappingSchema(
    "a scene", from: SceneDocument(),
    [
      SchemaKey(
        "title", "the title of the diagram", .caption, \.title, default: "the name of the file"),
      SchemaKey("subtitle", "a second line below the title", .caption, \.scene.subtitle),
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
        .number(.scale), \.scene.pixelGrid.scale),
      SchemaKey(
        platformKey, "the platform: the rules of UIKit or AppKit apply", .choice, \.scene.platform,
        default: "that of `system`, else `iOS`"),
      SchemaKey(
        systemKey, "the version that determines control sizes",
        .choice, \.scene.system, default: "`iOS 18` or `macOS 15`"),
      SchemaKey(
        "layoutDirection", "the direction of views that do not force one", .choice,
        \.scene.layoutDirection),
      SchemaKey(
        "contentSizeCategory", "the text size chosen in Settings: fonts of text styles follow it",
        .choice, \.scene.contentSizeCategory),
      SchemaKey(
        "createdIn", "where views without their own `createdIn` were made", .choice, \.creation,
        default: "`code`"),
      SchemaKey(
        "designTime", "whether placeholder sizes count, as in Interface Builder", .boolean,
        \.isDesignTime),
      SchemaKey(
        "metrics", "numbers by name, for constants and priorities", .metrics, default: "none"
      ) { decoder, field, scene in
        scene.metrics = decoder.metrics(field.value, of: field.name)
      },
      SchemaKey(
        "expect", "the intended outcome, if it is usually a mistake", .spanned(.choice),
        \.expectation),
      SchemaKey(
        "lint", "settings for `snug lint`", .mapping(lint), \.scene.disabledLintRules),
      SchemaKey(
        "fitting", "the target of the root's fitting size, on axes without a size",
        .mapping(fitting), \.scene.fittingTarget,
        default: "`layoutFittingCompressedSize`"),
      SchemaKey(
        "output", "settings of the picture; the command line takes precedence",
        .mapping(output), \.scene.output),
      SchemaKey(
        "sweep", "sizes of the root to draw the scene at: `view.width: [200, 260, 320]`", .sweep,
        \.sweep,
        default: "the root's own"),
      SchemaKey(
        "variants", "changed versions of the scene, drawn beside it; `--variant` selects one",
        .either([.list(.mapping(variant.shape)), .nothing]), default: "none"
      ) { decoder, field, scene in
        scene.variants = decoder.variants(field.value, of: field.name)
      },
    ])

  static let fitting = MappingSchema<PerAxis<FittingTarget>>(
    "'fitting'", from: PerAxis(both: .compressed),
    [
      SchemaKey(
        "targetSize", "the size to come close to, in points; `[10000, 10000]` means the largest",
        .size, \.targetSize),
      SchemaKey(
        "horizontalFittingPriority", "the priority of the width", .priority,
        \.horizontal.priority),
      SchemaKey(
        "verticalFittingPriority", "the priority of the height", .priority,
        \.vertical.priority),
    ])

  static let lint = MappingSchema<[Diagnostic.ID]>(
    "'lint'", from: [],
    [
      SchemaKey(
        "disable", "the rules to turn off",
        .list(of: .choice(among: Diagnostic.ID.lintRules), "a list such as [clipped-text]"),
        \.self)
    ])

  static let constraint = MappingSchema<ConstraintEntry>(
    "a constraint", from: ConstraintEntry(),
    [
      SchemaKey(
        "id",
        "an identifier, unique in the scene; several constraints of one text are numbered",
        .spanned(.text), \.identifier),
      SchemaKey(
        "constraint", "the equation or the visual format", .constraintText, isRequired: true
      ) { decoder, field, fields in
        fields.text = decoder.constraintText(field.value)
      },
      SchemaKey(
        "priority", "its priority", .spanned(.priority), \.priority,
        default: "the text's, or 1000"),
      SchemaKey(
        "multiplier", "the multiplier of the second item's attribute",
        .spanned(.number(.signed)), \.multiplier, default: "the text's, or 1"),
      SchemaKey(
        "constant", "the constant, in points", .spanned(.number(.offset)),
        \.constant, default: "the text's, or 0"),
      SchemaKey(
        "isActive", "whether it is active; an inactive one is checked and left out", .boolean,
        \.isActive, default: "`true`"),
      SchemaKey(
        "options", "for a visual format: `NSLayoutConstraint.FormatOptions` by UIKit's names",
        .list(of: .spanned(.choice), "a list such as [alignAllTop]"), \.options, default: "`[]`"),
      SchemaKey(
        "metrics", "numbers by name, which take precedence over those of the scene", .metrics,
        default: "the scene's"
      ) { decoder, field, fields in
        fields.metrics = decoder.metrics(field.value, of: field.name)
      },
    ])
}

extension PerAxis<FittingTarget> {
  fileprivate var targetSize: Size {
    get { Size(width: horizontal.size, height: vertical.size) }
    set { for axis in Axis.allCases { self[axis].size = newValue[axis] } }
  }
}

extension ValueShape {
  /// A mapping of names to numbers.
  static let metrics = either([.names(to: .number(.offset)), .nothing])
}
