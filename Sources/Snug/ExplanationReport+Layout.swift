import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The forms that `snug solve` uses, too.
extension ExplanationReport {
  var view: Form<ViewID> {
    object(
      "view", "A view and its layout.",
      Key("id", text, name, "its name in the scene"),
      Key("class", text, { layout.scene[$0].shownClass }, "its class, such as `UILabel`"),
      Key(
        "superview", orNull(text), { layout.scene[$0].superview.map(name) },
        "its superview; the root has none"),
      Key("frame", rect, { layout[$0].frame }, "in the root's coordinates"),
      Key(
        "pixelFrame", rect, { layout[$0].pixelFrame },
        "the frame with each edge on the nearest pixel"),
      Key(
        "alignmentRect", rect, { layout[$0].alignmentRect },
        "the rectangle that constraints relate, in the root's coordinates"),
      Key(
        "intrinsicContentSize", intrinsicContentSize, { layout[$0].intrinsicContentSize.size },
        "the size of its content"),
      Key(
        "hidden", boolean, layout.scene.isHidden, "whether it or one of its superviews is hidden"),
      Key(
        "ambiguous", list(quantity), { layout[$0].ambiguity.quantities },
        "the numbers of the frame that differ in other, equally good layouts"),
      Key("horizontal", side, { ($0, .horizontal) }, "its width"),
      Key("vertical", side, { ($0, .vertical) }, "its height"),
      Key(
        optional: "objectID", text, { layout.scene[$0].interfaceBuilderObject?.id },
        "its id in a .xib or .storyboard"),
      Key(
        optional: "frameInSuperview", rect,
        { layout.scene[$0].interfaceBuilderObject == nil ? nil : layout.frameInSuperview(of: $0) },
        "the frame stored in that file, from the top left"))
  }

  var intrinsicContentSize: Form<PerAxis<Double?>> {
    object(
      "intrinsicContentSize", "The size of a view's content.",
      Key("width", orNull(number), \.horizontal, "`null` is `UIView.noIntrinsicMetric`"),
      Key("height", orNull(number), \.vertical, "`null` is `UIView.noIntrinsicMetric`"))
  }

  var side: Form<(view: ViewID, axis: Axis)> {
    object(
      "side", "A view along one axis.",
      Key(
        "state", choice(["none", "intrinsic", "stretched", "compressed", "zero"]),
        { layout.kind(of: $0.view, $0.axis).rawValue },
        "its size compared with the intrinsic one: `none` if it has none, `zero` if the "
          + "view has no size left"),
      Key(
        "difference", number, { layout.deformation(of: $0.view, $0.axis).delta },
        "laid-out size minus intrinsic size; 0 without an intrinsic size"),
      Key(
        "hugging", number, { layout.scene[$0.view].contentHuggingPriority[$0.axis].rawValue },
        "its content hugging priority"),
      Key(
        "compressionResistance", number,
        { layout.scene[$0.view].contentCompressionResistancePriority[$0.axis].rawValue },
        "its content compression resistance priority"))
  }

  /// A guide, by its index in the system.
  var guide: Form<Int> {
    object(
      "guide", "A layout guide.",
      Key(
        "id", text, { layout.system.guides[$0].name },
        "its name, such as `view.safeAreaLayoutGuide`"),
      Key(
        "owningView", text, { name(layout.system.guides[$0].owningView) }, "its owning view"),
      Key("frame", rect, { layout.guides[$0] }, "in the root's coordinates"))
  }

  var constraint: Form<EntryID> {
    object(
      "constraint", "A constraint and its state.",
      Key("id", text, { layout.system[$0].id }, "unique in the layout"),
      description,
      Key(
        "console", text, { layout.system.consoleDescription(of: $0) },
        "in the format of UIKit's console"),
      Key(
        "kind",
        choice(["author", "contentSize", "fittingSize", "guide", "autoresizingMask", "stackView"]),
        { layout.system[$0].origin.kind }, "its origin"),
      Key("priority", number, { layout.system[$0].priority.rawValue }, "1000 is required"),
      origin,
      Key("satisfied", boolean, { layout[$0].isSatisfied }, "whether it is satisfied"),
      Key("violation", number, { layout[$0].violation }, "the distance from being satisfied"),
      Key("broken", boolean, { layout[$0].isBroken }, "whether it is required and was broken"))
  }

  var reference: Form<EntryID> {
    object(
      "reference", "A reference to a constraint.",
      Key("id", text, { layout.system[$0].id }, "as in `constraints`"),
      description, origin)
  }

  private var description: Key<EntryID> {
    Key(
      "description", text, { layout.system[$0].description },
      "as an equation, such as `box.width == 80`")
  }

  private var origin: Key<EntryID> {
    Key(
      "origin", orNull(text), { layout.system[$0].range?.location },
      "`file:line:column` of it, or of its view")
  }

  var diagnostic: Form<Diagnostic> {
    object(
      "diagnostic", "An error or a warning, as in `snug lint --format json`.",
      Key("rule", text, \.id.rawValue, "the name in brackets, such as `ambiguous-size`"),
      Key("severity", choice(["error", "warning"]), \.severity.rawValue, "the severity"),
      Key("message", text, \.message, "what is wrong, in a sentence"),
      Key("notes", list(text), \.notes, "the reason, and advice"),
      Key("file", orNull(text), { $0.range?.source.name ?? $0.file }, "the scene file"),
      Key("line", orNull(count), { $0.range?.start.line }, "its beginning, counted from 1"),
      Key("column", orNull(count), { $0.range?.start.column }, "its beginning, counted from 1"),
      Key("endLine", orNull(count), { $0.range?.end.line }, "the line of its last character"),
      Key(
        "endColumn", orNull(count), { $0.range?.end.column }, "the column after its last character"),
      Key("views", list(text), \.views, "the views it is about"))
  }

  var size: Form<Size> {
    object(
      "size", "A size.", Key("width", number, \.width, "its width"),
      Key("height", number, \.height, "its height"))
  }

  var rect: Form<Rect> {
    object(
      "rect", "A rectangle; y grows downwards.",
      Key("x", number, \.minX, "its left edge"),
      Key("y", number, \.minY, "its top edge"),
      Key("width", number, \.width, "its width"),
      Key("height", number, \.height, "its height"))
  }

  /// One of the four numbers of a frame.
  var quantity: Form<String> { choice(["x", "y", "width", "height"]) }
}

extension Layout.FrameAmbiguity {
  /// The ambiguous numbers of the frame.
  var quantities: [String] {
    [
      ("x", origin.horizontal), ("y", origin.vertical), ("width", size.horizontal),
      ("height", size.vertical),
    ].filter(\.1).map(\.0)
  }
}

extension ConstraintSystem.Origin {
  /// The origin of a constraint, in the JSON.
  fileprivate var kind: String {
    switch self {
    case .author, .rootSize: "author"
    case .contentSize: "contentSize"
    case .fittingSize: "fittingSize"
    case .guide: "guide"
    case .autoresizingMask: "autoresizingMask"
    case .stackView: "stackView"
    }
  }
}
