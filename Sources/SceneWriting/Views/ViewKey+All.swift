import AutoLayout
import Geometry
import SceneReading

extension ViewKey {
  /// The keys whose values are a view's own; where it stands and what stands in it is written
  /// around them.
  static let all: [ViewKey] = texts + controls + stack + sizes + margins

  private static let texts: [ViewKey] = [
    ViewKey("size", \.size) { .size($0.value, orWord: "fit") },
    ViewKey("text", \.text) { .string($0) },
    ViewKey("title", \.title) { .string($0) },
    ViewKey("placeholder", \.placeholder) { .string($0) },
    ViewKey(
      "font", \.font,
      shorter: { [FontDeclaration(size: $0.size), FontDeclaration(weight: $0.weight)] },
      { .font($0) }),
    ViewKey("textAlignment", \.textAlignment) { .word($0) },
    ViewKey("numberOfLines", \.numberOfLines) { .number(Double($0)) },
    ViewKey("lineBreakMode", \.lineBreakMode) { .word($0) },
    ViewKey("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth) { .number($0) },
    ViewKey("isScrollEnabled", \.control.isScrollEnabled) { .boolean($0) },
    ViewKey("textContainerInset", \.control.textContainerInset) { .insets($0) },
    ViewKey("lineFragmentPadding", \.control.lineFragmentPadding) { .number($0) },
    ViewKey("contentInsets", \.contentInsets) { .insets($0) },
  ]

  private static let controls: [ViewKey] = [
    ViewKey("configuration", \.control.configuration) { .word($0) },
    ViewKey("buttonType", \.control.buttonType) { .word($0) },
    ViewKey("isOn", \.control.isOn) { .boolean($0) },
    ViewKey("image", \.control.image) { .image($0) },
    ViewKey("borderStyle", \.control.borderStyle) { .word($0) },
    ViewKey("isBezeled", \.control.isBezeled) { .boolean($0) },
    ViewKey("value", \.control.value) { .number($0) },
    ViewKey("isVertical", \.control.isVertical) { .boolean($0) },
    ViewKey("progress", \.control.progress) { .number($0) },
    ViewKey("style", \.control.indicatorStyle) { .word($0) },
    ViewKey("isSpinning", \.control.isSpinning) { .boolean($0) },
    ViewKey("controlSize", \.control.controlSize) { .word($0) },
    ViewKey("segments", \.control.segments) { .strings($0) },
    ViewKey("selectedSegmentIndex", \.control.selectedSegmentIndex) { .number(Double($0)) },
    ViewKey("numberOfPages", \.control.numberOfPages) { .number(Double($0)) },
    ViewKey("currentPage", \.control.currentPage) { .number(Double($0)) },
    ViewKey("components", \.control.components) { .list($0.map(YAMLNode.strings)) },
    ViewKey("items", \.control.items) { .strings($0) },
    ViewKey("selectedItem", \.control.selectedItem) { .number(Double($0)) },
  ]

  private static let stack: [ViewKey] = [
    ViewKey("axis", \.stack.axis) { .word($0) },
    ViewKey("distribution", \.stack.distribution) { .word($0) },
    ViewKey("alignment", \.stack.alignment) { .word($0.value) },
    ViewKey("spacing", \.stack.spacing) { .number($0.points ?? 0) },
    ViewKey(
      "isLayoutMarginsRelativeArrangement", \.stack.isLayoutMarginsRelativeArrangement
    ) { .boolean($0) },
    ViewKey("isBaselineRelativeArrangement", \.stack.isBaselineRelativeArrangement) {
      .boolean($0)
    },
  ]

  private static let sizes: [ViewKey] = [
    ViewKey("hugging", \.contentHuggingPriority, shorter: shorterPriorities) { .priorities($0) },
    ViewKey(
      "compressionResistance", \.contentCompressionResistancePriority, shorter: shorterPriorities
    ) { .priorities($0) },
    ViewKey("intrinsicContentSize", \.intrinsicContentSize) { .size($0, orWord: "none") },
    ViewKey("alignmentRectInsets", \.alignmentRectInsets) { .insets($0) },
    ViewKey("hidden", \.isHidden) { .boolean($0) },
    ViewKey("semanticContentAttribute", \.semanticContentAttribute) { .word($0) },
  ]

  private static let margins: [ViewKey] = [
    ViewKey("layoutMargins", \.margins.layoutMargins) { .insets($0) },
    ViewKey("insetsLayoutMarginsFromSafeArea", \.margins.insetsFromSafeArea) { .boolean($0) },
    ViewKey("preservesSuperviewLayoutMargins", \.margins.preservesSuperview) { .boolean($0) },
    ViewKey("safeAreaInsets", \.margins.safeArea) { .insets($0) },
  ]

  /// Where the axes differ, that of one alone; one number says as much as two that are the same.
  private static let shorterPriorities:
    @Sendable (PerAxis<Spanned<LayoutPriority>?>) -> [PerAxis<Spanned<LayoutPriority>?>] = {
      priorities in
      guard priorities.horizontal?.value != priorities.vertical?.value else { return [] }
      return Axis.allCases.map { kept in PerAxis { $0 == kept ? priorities[$0] : nil } }
    }
}

extension YAMLNode {
  static func strings(_ strings: [String]) -> YAMLNode { .list(strings.map(YAMLNode.string)) }

  /// A number for all sides, or `[top, left, bottom, right]`.
  static func insets(_ insets: EdgeInsets) -> YAMLNode {
    if insets == EdgeInsets(all: insets.top) { return .number(insets.top) }
    return .list([insets.top, insets.left, insets.bottom, insets.right].map(YAMLNode.number))
  }

  /// `[width, height]`; a word stands for no number.
  fileprivate static func size(_ size: PerAxis<Double?>, orWord word: String) -> YAMLNode {
    .list(Axis.allCases.map { size[$0].map(YAMLNode.number) ?? .scalar(word) })
  }

  static func size(_ size: Size) -> YAMLNode { .list([.number(size.width), .number(size.height)]) }

  /// A size, or `{ size, weight }`.
  fileprivate static func font(_ font: FontDeclaration) -> YAMLNode {
    let size = font.size.map(YAMLNode.number)
    let weight = font.weight.map { Entry("weight", .word($0)) }
    guard let weight else { return size ?? .mapping([]) }
    return .mapping((size.map { [Entry("size", $0)] } ?? []) + [weight])
  }

  /// A file's path, or the size alone.
  fileprivate static func image(_ image: ImageDeclaration) -> YAMLNode {
    switch image {
    case .size(let size): .size(size)
    case .file(let content): content.path.map(YAMLNode.string) ?? .size(content.size)
    }
  }

  /// A number for both axes, or `{ horizontal, vertical }`.
  fileprivate static func priorities(
    _ priorities: PerAxis<Spanned<LayoutPriority>?>
  ) -> YAMLNode? {
    if let both = priorities.horizontal?.value, both == priorities.vertical?.value {
      return .number(both.rawValue)
    }
    return .mapping(
      Axis.allCases.compactMap { axis in
        priorities[axis].map { Entry(axis.rawValue, .number($0.value.rawValue)) }
      })
  }
}
