/// What `snug solve` prints as well.
extension ExplanationSchema {
  static let layoutDefinitions = [
    Definition(
      name: "view", meaning: "A view and its layout.",
      keys: [
        Key(name: "id", form: .text, meaning: "its name in the scene"),
        Key(name: "class", form: .text, meaning: "its class, `UILabel`"),
        Key(name: "superview", form: .orNull(.text), meaning: "its superview; the root has none"),
        Key(name: "frame", form: .definition("rect"), meaning: "in the root's coordinates"),
        Key(
          name: "pixelFrame", form: .definition("rect"),
          meaning: "the frame with each edge on the nearest pixel"),
        Key(
          name: "alignmentRect", form: .definition("rect"),
          meaning: "what constraints are about, in the root's coordinates"),
        Key(
          name: "intrinsicContentSize", form: .definition("intrinsicContentSize"),
          meaning: "the size of its content"),
        Key(name: "hidden", form: .boolean, meaning: "whether it, or one around it, is hidden"),
        Key(
          name: "ambiguous", form: .list(part),
          meaning: "which numbers of the frame other layouts, just as good, have otherwise"),
        Key(name: "horizontal", form: .definition("side"), meaning: "its width"),
        Key(name: "vertical", form: .definition("side"), meaning: "its height"),
        Key(
          name: "objectID", form: .text, meaning: "its id in a .xib or .storyboard",
          isOptional: true),
        Key(
          name: "frameInSuperview", form: .definition("rect"),
          meaning: "the frame as such a file stores it, from the top left", isOptional: true),
      ]),
    Definition(
      name: "intrinsicContentSize", meaning: "The size of a view's content.",
      keys: [
        Key(
          name: "width", form: .orNull(.number),
          meaning: "`null` is `UIView.noIntrinsicMetric`"),
        Key(
          name: "height", form: .orNull(.number),
          meaning: "`null` is `UIView.noIntrinsicMetric`"),
      ]),
    Definition(
      name: "side", meaning: "A view along one axis.",
      keys: [
        Key(
          name: "state", form: .choice(["none", "intrinsic", "stretched", "compressed", "zero"]),
          meaning: "its size beside the intrinsic one: `none` if it has none, `zero` if the "
            + "view has no size left"),
        Key(
          name: "difference", form: .number,
          meaning: "laid out less intrinsic; 0 without an intrinsic size"),
        Key(name: "hugging", form: .number, meaning: "its content hugging priority"),
        Key(
          name: "compressionResistance", form: .number,
          meaning: "its content compression resistance priority"),
      ]),
    Definition(
      name: "guide", meaning: "A layout guide.",
      keys: [
        Key(name: "id", form: .text, meaning: "its name, `view.safeAreaLayoutGuide`"),
        Key(name: "owningView", form: .text, meaning: "the view it belongs to"),
        Key(name: "frame", form: .definition("rect"), meaning: "in the root's coordinates"),
      ]),
    Definition(
      name: "constraint", meaning: "A constraint and how it came out.",
      keys: [
        Key(name: "id", form: .text, meaning: "unique in the layout"),
        Key(name: "description", form: .text, meaning: "as an equation, `box.width == 80`"),
        Key(name: "console", form: .text, meaning: "as UIKit's console prints it"),
        Key(
          name: "kind",
          form: .choice([
            "author", "contentSize", "fittingSize", "guide", "autoresizingMask", "stackView",
          ]), meaning: "who made it"),
        Key(name: "priority", form: .number, meaning: "1000 is required"),
        origin,
        Key(name: "satisfied", form: .boolean, meaning: "whether it holds"),
        Key(name: "violation", form: .number, meaning: "how far it is from that"),
        Key(
          name: "broken", form: .boolean, meaning: "whether it is required and was given up"),
      ]),
    Definition(
      name: "reference", meaning: "A constraint as others speak of it.",
      keys: [
        Key(name: "id", form: .text, meaning: "as in `constraints`"),
        Key(name: "description", form: .text, meaning: "as an equation, `box.width == 80`"),
        origin,
      ]),
    Definition(
      name: "diagnostic", meaning: "An error or a warning, as `snug lint --format json` has them.",
      keys: [
        Key(name: "rule", form: .text, meaning: "the name in brackets, `ambiguous-layout`"),
        Key(name: "severity", form: .choice(["error", "warning"]), meaning: "which of the two"),
        Key(name: "message", form: .text, meaning: "what is wrong, in a sentence"),
        Key(name: "notes", form: .list(.text), meaning: "why, and what to do"),
        Key(name: "file", form: .orNull(.text), meaning: "the scene file"),
        Key(name: "line", form: .orNull(.count), meaning: "where it begins, counted from 1"),
        Key(name: "column", form: .orNull(.count), meaning: "where it begins, counted from 1"),
        Key(name: "endLine", form: .orNull(.count), meaning: "the line of its last character"),
        Key(
          name: "endColumn", form: .orNull(.count), meaning: "the column after its last character"),
        Key(name: "views", form: .list(.text), meaning: "the views it is about"),
      ]),
    Definition(
      name: "size", meaning: "A size.",
      keys: [
        Key(name: "width", form: .number, meaning: "its width"),
        Key(name: "height", form: .number, meaning: "its height"),
      ]),
    Definition(
      name: "rect", meaning: "A rectangle; y grows downwards.",
      keys: [
        Key(name: "x", form: .number, meaning: "its left edge"),
        Key(name: "y", form: .number, meaning: "its top edge"),
        Key(name: "width", form: .number, meaning: "its width"),
        Key(name: "height", form: .number, meaning: "its height"),
      ]),
  ]

  /// One of the four numbers of a frame.
  static let part = Form.choice(["x", "y", "width", "height"])

  private static let origin = Key(
    name: "origin", form: .orNull(.text),
    meaning: "`file:line:column` of it, or of the view it comes with")
}
