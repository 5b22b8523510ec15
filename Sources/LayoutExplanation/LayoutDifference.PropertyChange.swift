import AutoLayout
public import Geometry

extension LayoutDifference {
  /// A property of a view that two scenes give other values.
  public struct PropertyChange: Hashable, Sendable {
    /// “spacing”, “layout margins”.
    public let name: String
    public let values: Values

    public enum Values: Hashable, Sendable {
      case number(before: Double, after: Double)
      /// In points.
      case insets(before: EdgeInsets, after: EdgeInsets)
      /// One of a few, by its name.
      case word(before: String, after: String)
      case text(before: String, after: String)
      /// What is too long to be told.
      case other
    }
  }
}

extension LayoutDifference.PropertyChange {
  /// Whether it is about what constraints to margins keep free.
  var isOfMargins: Bool {
    [
      "layout margins", "safe area insets", "insetsLayoutMarginsFromSafeArea",
      "preservesSuperviewLayoutMargins",
    ].contains(name)
  }

  /// What is different in two scenes as a whole, each with the axis it is about.
  static func all(from old: Scene, to new: Scene) -> [(change: Self, axis: Axis?)] {
    var changes: [Self] = []
    changes.addWord("system", old, new, \.system.rawValue)
    changes.addWord("text size", old, new, \.contentSizeCategory.rawValue)
    changes.add("scale", old.pixelGrid.scale, new.pixelGrid.scale, Values.number)
    var directions: [Self] = []
    directions.addWord("layout direction", old, new, \.layoutDirection.rawValue)
    return changes.map { ($0, nil) } + directions.map { ($0, .horizontal) }
  }

  /// What is different in a view beside priorities, size and position.
  static func all(
    _ pair: (old: ViewID, new: ViewID), from before: Scene, to after: Scene
  ) -> [Self] {
    let (old, new) = (before[pair.old], after[pair.new])
    var changes: [Self] = []
    changes.addWord("class", old, new, \.viewClass.rawValue)
    changes += content(from: old.content, of: before, to: new.content, of: after)
    changes.add("content insets", old.contentInsets, new.contentInsets, Values.insets)
    changes.add(
      "alignment rect insets", old.alignmentRectInsets, new.alignmentRectInsets, Values.insets)
    changes.add("layout margins", old.layoutMargins, new.layoutMargins, Values.insets)
    changes.add("safe area insets", old.safeAreaInsets, new.safeAreaInsets, Values.insets)
    changes.addWord("insetsLayoutMarginsFromSafeArea", old, new, \.insetsLayoutMarginsFromSafeArea)
    changes.addWord("preservesSuperviewLayoutMargins", old, new, \.preservesSuperviewLayoutMargins)
    changes.addWord("semanticContentAttribute", old, new, \.semanticContentAttribute.rawValue)
    if old.autoresizing != new.autoresizing { changes.addOther("autoresizing mask") }
    if before.layoutDirection != after.layoutDirection {
      // Natural alignment follows the direction.
      changes.removeAll { $0.name == "text alignment" && $0.isMirrored }
    }
    return changes
  }

  private var isMirrored: Bool {
    values == .word(before: "left", after: "right")
      || values == .word(before: "right", after: "left")
  }

  private static func content(
    from old: ViewContent, of before: Scene, to new: ViewContent, of after: Scene
  ) -> [Self] {
    if let was = old.stack, let isNow = new.stack {
      return stack(from: was, of: before, to: isNow, of: after)
    }
    guard old != new else { return [] }
    var changes: [Self] = []
    if let was = old.mainText, let isNow = new.mainText {
      changes += text(from: was, to: isNow, called: old.textName)
    }
    // Whatever the text does not account for.
    let isAllTold =
      switch (old, new) {
      case (.label(let was), .label(let isNow)):
        was.preferredMaxLayoutWidth == isNow.preferredMaxLayoutWidth
          && was.smallestText?.font == isNow.smallestText?.font
      case (.button(let was), .button(let isNow)):
        was.configuration == isNow.configuration && was.image == isNow.image
      case (.textField(let was), .textField(let isNow)): was.borderStyle == isNow.borderStyle
      default: !changes.isEmpty
      }
    if !isAllTold || changes.isEmpty {
      changes.addOther(changes.isEmpty ? "content" : "other content")
    }
    return changes
  }

  private static func text(
    from old: StyledText, to new: StyledText, called name: String
  ) -> [Self] {
    var changes: [Self] = []
    changes.add(name, old.string, new.string, Values.text)
    changes.addWord("font family", old, new) { $0.font.family?.rawValue ?? "system" }
    changes.add("font size", old.font.size, new.font.size, Values.number)
    changes.addWord("font weight", old, new, \.font.weight.rawValue)
    if old.runs != new.runs { changes.addOther("fonts inside the text") }
    changes.addWord("numberOfLines", old, new, \.lineLimit.numberOfLines)
    changes.addWord("line break mode", old, new, \.lineLimit.lineBreakMode.rawValue)
    changes.addWord("text alignment", old, new, \.alignment.rawValue)
    return changes
  }

  private static func stack(
    from old: StackView, of before: Scene, to new: StackView, of after: Scene
  ) -> [Self] {
    var changes: [Self] = []
    changes.addWord("axis", old, new, \.axis.rawValue)
    changes.addWord("distribution", old, new, \.distribution.rawValue)
    changes.addWord("alignment", old, new, \.alignment.rawValue)
    changes.add("spacing", old.spacing, new.spacing, Values.number)
    let oldNames = old.arrangedSubviews.map { before[$0].name }
    let newNames = new.arrangedSubviews.map { after[$0].name }
    let known = Dictionary(
      zip(oldNames, old.arrangedSubviews), uniquingKeysWith: { first, _ in first })
    for (view, name) in zip(new.arrangedSubviews, newNames) {
      guard let was = known[name], old.customSpacing[was] != new.customSpacing[view] else {
        continue
      }
      changes.add(
        "spacing after \(name)", old.customSpacing[was] ?? old.spacing,
        new.customSpacing[view] ?? new.spacing, Values.number)
    }
    if oldNames != newNames { changes.addOther("arranged views") }
    changes.addWord(
      "isLayoutMarginsRelativeArrangement", old, new, \.isLayoutMarginsRelativeArrangement)
    changes.addWord("isBaselineRelativeArrangement", old, new, \.isBaselineRelativeArrangement)
    return changes
  }
}

extension ViewContent {
  /// What the text of such a view is called.
  fileprivate var textName: String {
    switch self {
    case .button, .macButton, .popUpButton, .bar, .box: "title"
    default: "text"
    }
  }
}

extension [LayoutDifference.PropertyChange] {
  fileprivate mutating func addWord<Content, Word: Equatable>(
    _ name: String, _ old: Content, _ new: Content, _ word: (Content) -> Word
  ) {
    add(name, word(old), word(new)) { .word(before: "\($0)", after: "\($1)") }
  }

  fileprivate mutating func add<Value: Equatable>(
    _ name: String, _ old: Value, _ new: Value, _ values: (Value, Value) -> Element.Values
  ) {
    if old != new { append(Element(name: name, values: values(old, new))) }
  }

  fileprivate mutating func addOther(_ name: String) {
    append(Element(name: name, values: .other))
  }
}
