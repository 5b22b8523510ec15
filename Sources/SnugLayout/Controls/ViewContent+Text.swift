public import SnugGeometry

extension ViewContent {
  /// The main text of a view; `nil` for a view with several equal texts or none.
  public var mainText: StyledText? { traits.mainText }

  /// All texts of a view.
  public var texts: [StyledText] {
    let traits = traits
    return [traits.mainText].compactMap(\.self) + traits.otherTexts
  }

  /// The default distances from the alignment rect of a view with this content to its frame.
  public func defaultAlignmentRectInsets(in system: SystemVersion) -> EdgeInsets {
    traits.alignmentRectInsets(system)
  }

  /// The default hugging priorities of a view with this content.
  public func defaultContentHuggingPriority(
    createdIn creation: ViewCreation, on platform: Platform
  ) -> PerAxis<LayoutPriority> {
    let traits = traits
    if platform == .macOS, let hugging = traits.huggingOnMac { return hugging }
    return creation == .code ? traits.hugging : traits.huggingInBuilder ?? traits.hugging
  }

  /// Whether the whole text can fit in less than its intrinsic width: in more lines, or scaled down.
  package var adaptsToWidth: Bool {
    if case .label(let label) = self, label.smallestText != nil { return true }
    return mainText.map { $0.lineLimit.numberOfLines != 1 } ?? false
  }

  /// Whether it is a label that can be as wide as its longest line.
  package var mayHugLongestLine: Bool {
    guard case .label(let label) = self else { return false }
    return label.preferredMaxLayoutWidth == nil && label.text.lineLimit.numberOfLines != 1
  }
}

extension ViewContent {
  package mutating func scaleFonts(to category: ContentSizeCategory, on grid: PixelGrid) {
    func scaled(_ text: StyledText) -> StyledText {
      text.mappingFonts { $0.scaled(to: category, on: grid) }
    }
    switch self {
    case .label(var label):
      label.text = scaled(label.text)
      self = .label(label)
    case .button(var button):
      button.title = scaled(button.title)
      self = .button(button)
    case .textField(var field):
      field.text = field.text.map(scaled)
      field.placeholder = field.placeholder.map(scaled)
      self = .textField(field)
    case .textView(var textView):
      textView.text = scaled(textView.text)
      self = .textView(textView)
    default: break
    }
  }
}

extension Scene {
  /// The scene in a text size chosen in Settings.
  public func scaled(to category: ContentSizeCategory) -> Scene {
    var scene = self
    scene.contentSizeCategory = category
    for id in scene.viewIDs { scene[id].content.scaleFonts(to: category, on: pixelGrid) }
    scene.resolveSystemSpacing()
    scene.variants = variants.map { $0.scaled(to: category) }
    return scene
  }

  /// The scene in several text sizes: the first, with each other as a variant. With fewer than two, it
  /// keeps its variants.
  package func scaled(to categories: [ContentSizeCategory]) -> Scene {
    categories.isEmpty ? self : Self.inTextSizes(categories.map { scaled(to: $0) })
  }

  /// The first scene, with each other one as a variant titled by its text size. A single scene keeps
  /// its variants.
  package static func inTextSizes(_ scenes: [Scene]) -> Scene {
    var scene = scenes[0]
    guard scenes.count > 1 else { return scene }
    scene.output.baseTitle = scene.contentSizeCategory.rawValue
    scene.variants = scenes.dropFirst().map { other in
      var variant = other
      variant.title = other.contentSizeCategory.rawValue
      variant.variants = []
      return variant
    }
    return scene
  }
}
