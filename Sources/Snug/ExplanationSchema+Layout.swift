/// What `snug solve` prints as well.
extension ExplanationSchema {
  static let layoutDefinitions = [
    Definition(
      "view", "A view and its layout.",
      Key("id", .text, "its name in the scene"),
      Key("class", .text, "its class, `UILabel`"),
      Key("superview", .orNull(.text), "its superview; the root has none"),
      Key("frame", "rect", "in the root's coordinates"),
      Key("pixelFrame", "rect", "the frame with each edge on the nearest pixel"),
      Key("alignmentRect", "rect", "what constraints are about, in the root's coordinates"),
      Key("intrinsicContentSize", "intrinsicContentSize", "the size of its content"),
      Key("hidden", .boolean, "whether it, or one around it, is hidden"),
      Key(
        "ambiguous", .list(part),
        "which numbers of the frame other layouts, just as good, have otherwise"),
      Key("horizontal", "side", "its width"),
      Key("vertical", "side", "its height"),
      Key("objectID", .text, "its id in a .xib or .storyboard", isOptional: true),
      Key(
        "frameInSuperview", "rect", "the frame as such a file stores it, from the top left",
        isOptional: true)),
    Definition(
      "intrinsicContentSize", "The size of a view's content.",
      Key("width", .orNull(.number), "`null` is `UIView.noIntrinsicMetric`"),
      Key("height", .orNull(.number), "`null` is `UIView.noIntrinsicMetric`")),
    Definition(
      "side", "A view along one axis.",
      Key(
        "state", .choice(["none", "intrinsic", "stretched", "compressed", "zero"]),
        "its size beside the intrinsic one: `none` if it has none, `zero` if the "
          + "view has no size left"),
      Key("difference", .number, "laid out less intrinsic; 0 without an intrinsic size"),
      Key("hugging", .number, "its content hugging priority"),
      Key("compressionResistance", .number, "its content compression resistance priority")),
    Definition(
      "guide", "A layout guide.",
      Key("id", .text, "its name, `view.safeAreaLayoutGuide`"),
      Key("owningView", .text, "the view it belongs to"),
      Key("frame", "rect", "in the root's coordinates")),
    Definition(
      "constraint", "A constraint and how it came out.",
      Key("id", .text, "unique in the layout"),
      Key("description", .text, "as an equation, `box.width == 80`"),
      Key("console", .text, "as UIKit's console prints it"),
      Key(
        "kind",
        .choice(["author", "contentSize", "fittingSize", "guide", "autoresizingMask", "stackView"]),
        "who made it"),
      Key("priority", .number, "1000 is required"),
      origin,
      Key("satisfied", .boolean, "whether it holds"),
      Key("violation", .number, "how far it is from that"),
      Key("broken", .boolean, "whether it is required and was given up")),
    Definition(
      "reference", "A constraint as others speak of it.",
      Key("id", .text, "as in `constraints`"),
      Key("description", .text, "as an equation, `box.width == 80`"),
      origin),
    Definition(
      "diagnostic", "An error or a warning, as `snug lint --format json` has them.",
      Key("rule", .text, "the name in brackets, `ambiguous-layout`"),
      Key("severity", .choice(["error", "warning"]), "which of the two"),
      Key("message", .text, "what is wrong, in a sentence"),
      Key("notes", .list(.text), "why, and what to do"),
      Key("file", .orNull(.text), "the scene file"),
      Key("line", .orNull(.count), "where it begins, counted from 1"),
      Key("column", .orNull(.count), "where it begins, counted from 1"),
      Key("endLine", .orNull(.count), "the line of its last character"),
      Key("endColumn", .orNull(.count), "the column after its last character"),
      Key("views", .list(.text), "the views it is about")),
    Definition(
      "size", "A size.",
      Key("width", .number, "its width"),
      Key("height", .number, "its height")),
    Definition(
      "rect", "A rectangle; y grows downwards.",
      Key("x", .number, "its left edge"),
      Key("y", .number, "its top edge"),
      Key("width", .number, "its width"),
      Key("height", .number, "its height")),
  ]

  /// One of the four numbers of a frame.
  static let part = Form.choice(["x", "y", "width", "height"])

  private static let origin = Key(
    "origin", .orNull(.text), "`file:line:column` of it, or of the view it comes with")
}
