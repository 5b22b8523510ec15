import SnugGeometry
import SnugLayout

/// The text of a change: “rose from 8 to 20”, and without the former value, “rose to 20”.
struct ChangeText: Equatable {
  let full: String
  let outcome: String

  init(_ text: String) { (full, outcome) = (text, text) }

  init(_ outcome: String, was before: String) {
    self.outcome = outcome
    full = "\(outcome) (was \(before))"
  }

  /// - Parameter verbs: for an increase and for a decrease.
  init<Value: Comparable>(
    _ before: Value, _ after: Value, verbs: (more: String, less: String) = ("rose", "fell"),
    _ text: (Value) -> String
  ) {
    let verb = after > before ? verbs.more : verbs.less
    full = "\(verb) from \(text(before)) to \(text(after))"
    outcome = "\(verb) to \(text(after))"
  }

  static func number(_ before: Double, _ after: Double) -> Self {
    Self(before, after, Wording.number)
  }

  /// One of several words.
  static func word(_ before: String, _ after: String) -> Self {
    Self("is now \(after)", was: before)
  }

  fileprivate static func insets(_ before: EdgeInsets, _ after: EdgeInsets) -> Self {
    Self("changed from \(text(before)) to \(text(after))")
  }

  /// Two texts, each on one line. Of long texts, the part with the first difference.
  fileprivate static func text(_ before: String, _ after: String) -> Self {
    let lines = [before, after].map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let quotes = lines.map { line in
      let rest = same > 30 ? "…" + line.dropFirst(same - 15) : line
      return "'\(rest.count > 40 ? rest.prefix(39) + "…" : rest)'"
    }
    return Self("became \(quotes[1])", was: quotes[0])
  }

  /// “16”, or all four insets in the order of `UIEdgeInsets` if they differ.
  private static func text(_ insets: EdgeInsets) -> String {
    insets == EdgeInsets(all: insets.top)
      ? Wording.number(insets.top)
      : "[\(insets.sides.map(Wording.number).joined(separator: ", "))]"
  }
}

/// A property of a view or of a scene whose value differs between two scenes.
struct PropertyChange {
  /// “spacing”, “layout margins”.
  let name: String
  let text: ChangeText

  /// Its key in a scene file: `layoutMargins`, or `font` for a property of the font.
  var key: String {
    let words = name.split(separator: " ").map(String.init)
    guard words[0] != "font" else { return words[0] }
    return words[0]
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether it affects constraints to margins.
  var isOfMargins: Bool {
    [
      "layout margins", "safe area insets", "insetsLayoutMarginsFromSafeArea",
      "preservesSuperviewLayoutMargins",
    ].contains(name)
  }

  /// The differences between two scenes as a whole, with their axes.
  static func all(from old: Scene, to new: Scene) -> [(change: Self, axis: Axis?)] {
    var changes: [Self] = []
    changes.addWord("system", old, new, \.system.rawValue)
    changes.addWord("text size", old, new, \.contentSizeCategory.rawValue)
    changes.add("scale", old.pixelGrid.scale, new.pixelGrid.scale, ChangeText.number)
    var directions: [Self] = []
    directions.addWord("layout direction", old, new, \.layoutDirection.rawValue)
    return changes.map { ($0, nil) } + directions.map { ($0, .horizontal) }
  }

  /// The differences of a view except priorities, size and position.
  static func all(
    _ pair: (old: ViewID, new: ViewID), from before: Scene, to after: Scene
  ) -> [Self] {
    let (old, new) = (before[pair.old], after[pair.new])
    var changes: [Self] = []
    changes.addWord("class", old, new, \.viewClass.rawValue)
    changes += content(from: old.content, of: before, to: new.content, of: after)
    changes.add("content insets", old.contentInsets, new.contentInsets, ChangeText.insets)
    changes.add(
      "alignment rect insets", old.alignmentRectInsets, new.alignmentRectInsets, ChangeText.insets)
    changes.add("layout margins", old.layoutMargins, new.layoutMargins, ChangeText.insets)
    changes.add("safe area insets", old.safeAreaInsets, new.safeAreaInsets, ChangeText.insets)
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
    [ChangeText.word("left", "right"), .word("right", "left")].contains(text)
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
      changes += text(from: was, to: isNow, called: old.traits.textName)
    }
    // Whether the changes of the text account for the whole difference.
    let isComplete =
      switch (old, new) {
      case (.label(let was), .label(let isNow)):
        was.preferredMaxLayoutWidth == isNow.preferredMaxLayoutWidth
          && was.smallestText?.font == isNow.smallestText?.font
      case (.button(let was), .button(let isNow)):
        was.configuration == isNow.configuration && was.image == isNow.image
      case (.textField(let was), .textField(let isNow)): was.borderStyle == isNow.borderStyle
      default: !changes.isEmpty
      }
    if !isComplete || changes.isEmpty {
      changes.addOther(changes.isEmpty ? "content" : "other content")
    }
    return changes
  }

  private static func text(
    from old: StyledText, to new: StyledText, called name: String
  ) -> [Self] {
    var changes: [Self] = []
    changes.add(name, old.string, new.string, ChangeText.text)
    changes.addWord("font family", old, new) { $0.font.family?.rawValue ?? "system" }
    changes.add("font size", old.font.size, new.font.size, ChangeText.number)
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
    changes.add("spacing", old.spacing, new.spacing, ChangeText.number)
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
        new.customSpacing[view] ?? new.spacing, ChangeText.number)
    }
    if oldNames != newNames { changes.addOther("arranged views") }
    changes.addWord(
      "isLayoutMarginsRelativeArrangement", old, new, \.isLayoutMarginsRelativeArrangement)
    changes.addWord("isBaselineRelativeArrangement", old, new, \.isBaselineRelativeArrangement)
    return changes
  }
}

extension [PropertyChange] {
  fileprivate mutating func addWord<Content, Word: Equatable>(
    _ name: String, _ old: Content, _ new: Content, _ word: (Content) -> Word
  ) {
    add(name, word(old), word(new)) { .word("\($0)", "\($1)") }
  }

  fileprivate mutating func add<Value: Equatable>(
    _ name: String, _ old: Value, _ new: Value, _ text: (Value, Value) -> ChangeText
  ) {
    if old != new { append(Element(name: name, text: text(old, new))) }
  }

  fileprivate mutating func addOther(_ name: String) {
    append(Element(name: name, text: ChangeText("changed")))
  }
}
