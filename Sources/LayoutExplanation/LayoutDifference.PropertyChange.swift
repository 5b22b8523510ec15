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
  /// What is different in a view beside priorities, size and position.
  static func all(
    from old: View, to new: View, namesBefore: (ViewID) -> String, namesAfter: (ViewID) -> String
  ) -> [Self] {
    var changes: [Self] = []
    changes.add("class", old.viewClass.rawValue, new.viewClass.rawValue)
    changes += content(from: old.content, to: new.content, namesBefore, namesAfter)
    changes.add("content insets", old.contentInsets, new.contentInsets)
    changes.add("alignment rect insets", old.alignmentRectInsets, new.alignmentRectInsets)
    changes.add("layout margins", old.layoutMargins, new.layoutMargins)
    changes.add("safe area insets", old.safeAreaInsets, new.safeAreaInsets)
    changes.add(
      "insetsLayoutMarginsFromSafeArea", "\(old.insetsLayoutMarginsFromSafeArea)",
      "\(new.insetsLayoutMarginsFromSafeArea)")
    changes.add(
      "preservesSuperviewLayoutMargins", "\(old.preservesSuperviewLayoutMargins)",
      "\(new.preservesSuperviewLayoutMargins)")
    changes.add(
      "semanticContentAttribute", old.semanticContentAttribute.rawValue,
      new.semanticContentAttribute.rawValue)
    if old.autoresizing != new.autoresizing { changes.addOther("autoresizing mask") }
    return changes
  }

  private static func content(
    from old: ViewContent, to new: ViewContent, _ namesBefore: (ViewID) -> String,
    _ namesAfter: (ViewID) -> String
  ) -> [Self] {
    if case .stack(let was) = old, case .stack(let isNow) = new {
      return stack(from: was, to: isNow, namesBefore, namesAfter)
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
    if old.string != new.string {
      changes.append(Self(name: name, values: .text(before: old.string, after: new.string)))
    }
    changes.add(
      "font family", old.font.family?.rawValue ?? "system", new.font.family?.rawValue ?? "system")
    changes.add("font size", old.font.size, new.font.size)
    changes.add("font weight", old.font.weight.rawValue, new.font.weight.rawValue)
    if old.runs != new.runs { changes.addOther("fonts inside the text") }
    changes.add(
      "numberOfLines", "\(old.lineLimit.numberOfLines)", "\(new.lineLimit.numberOfLines)")
    changes.add(
      "line break mode", old.lineLimit.lineBreakMode.rawValue,
      new.lineLimit.lineBreakMode.rawValue)
    changes.add("text alignment", old.alignment.rawValue, new.alignment.rawValue)
    return changes
  }

  private static func stack(
    from old: StackView, to new: StackView, _ namesBefore: (ViewID) -> String,
    _ namesAfter: (ViewID) -> String
  ) -> [Self] {
    var changes: [Self] = []
    changes.add("axis", old.axis.rawValue, new.axis.rawValue)
    changes.add("distribution", old.distribution.rawValue, new.distribution.rawValue)
    changes.add("alignment", old.alignment.rawValue, new.alignment.rawValue)
    changes.add("spacing", old.spacing, new.spacing)
    let placeOfOld = Dictionary(
      old.arrangedSubviews.map { (namesBefore($0), $0) }, uniquingKeysWith: { first, _ in first })
    for view in new.arrangedSubviews {
      guard let was = placeOfOld[namesAfter(view)],
        old.customSpacing[was] != new.customSpacing[view]
      else { continue }
      changes.add(
        "spacing after \(namesAfter(view))", old.customSpacing[was] ?? old.spacing,
        new.customSpacing[view] ?? new.spacing)
    }
    if old.arrangedSubviews.map(namesBefore) != new.arrangedSubviews.map(namesAfter) {
      changes.addOther("arranged views")
    }
    changes.add(
      "isLayoutMarginsRelativeArrangement", "\(old.isLayoutMarginsRelativeArrangement)",
      "\(new.isLayoutMarginsRelativeArrangement)")
    changes.add(
      "isBaselineRelativeArrangement", "\(old.isBaselineRelativeArrangement)",
      "\(new.isBaselineRelativeArrangement)")
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
  fileprivate mutating func add(_ name: String, _ old: String, _ new: String) {
    if old != new { append(Element(name: name, values: .word(before: old, after: new))) }
  }

  fileprivate mutating func add(_ name: String, _ old: Double, _ new: Double) {
    if old != new { append(Element(name: name, values: .number(before: old, after: new))) }
  }

  fileprivate mutating func add(_ name: String, _ old: EdgeInsets, _ new: EdgeInsets) {
    if old != new { append(Element(name: name, values: .insets(before: old, after: new))) }
  }

  fileprivate mutating func addOther(_ name: String) {
    append(Element(name: name, values: .other))
  }
}
