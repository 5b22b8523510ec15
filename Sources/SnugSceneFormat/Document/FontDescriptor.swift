package import SnugDiagnostics
package import SnugGeometry

/// The written parts of a view's font: family, text style, size and weight.
package struct FontDescriptor: Hashable, Sendable {
  package var family: Font.Family?
  package var textStyle: Font.TextStyle?
  /// In points; `nil` means the size of the text style or of the view's class.
  package var size: Double?
  package var weight: Font.Weight?
  /// The text style whose `UIFontMetrics` scale the size with the content size category.
  package var metrics: Font.TextStyle?

  package init(
    family: Font.Family? = nil, textStyle: Font.TextStyle? = nil, size: Double? = nil,
    weight: Font.Weight? = nil,
    metrics: Font.TextStyle? = nil
  ) {
    self.family = family
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.metrics = metrics
  }
}

extension FontDescriptor {
  /// Describes a font independently of the content size category.
  package init(_ font: Font) {
    switch font.scaling {
    case nil: self.init(family: font.family, size: font.size, weight: font.weight)
    case .textStyle(let style):
      self.init(family: font.family, textStyle: style, weight: font.weight)
    case .metrics(let style, let size):
      self.init(family: font.family, size: size, weight: font.weight, metrics: style)
    }
  }

  /// The font of a part of a text in this font. A part that sets the size also sets how the size is
  /// scaled.
  func merging(_ part: FontDescriptor) -> FontDescriptor {
    let setsSize = part.textStyle != nil || part.size != nil
    return FontDescriptor(
      family: part.family ?? family, textStyle: setsSize ? part.textStyle : textStyle,
      size: setsSize ? part.size : size,
      weight: part.weight ?? (part.textStyle == nil ? weight : nil),
      metrics: setsSize ? part.metrics : part.metrics ?? metrics)
  }
}

extension FontDescriptor: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode {
    if let size, self == FontDescriptor(size: size) { return size.node(at: range) }
    return SceneSchema.font.node(of: self, at: range)
  }
}
