import Diagnostics
public import Geometry

/// The font of a view: a text style, a size or a weight of the system font, or some of these.
public struct FontDescriptor: Hashable, Sendable {
  public var textStyle: Font.TextStyle?
  /// In points; `nil` is that of the text style, or of the view's class.
  public var size: Double?
  public var weight: Font.Weight?

  public init(
    textStyle: Font.TextStyle? = nil, size: Double? = nil, weight: Font.Weight? = nil
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
  }

  /// The system font in a size, in points, as `UIFont.systemFont(ofSize:weight:)`.
  public static func systemFont(ofSize size: Double, weight: Font.Weight? = nil) -> Self {
    FontDescriptor(size: size, weight: weight)
  }

  /// The system font of a text style, as `UIFont.preferredFont(forTextStyle:)`.
  public static func preferredFont(forTextStyle style: Font.TextStyle) -> Self {
    FontDescriptor(textStyle: style)
  }
}

extension FontDescriptor {
  /// What a font is described by: a text style where its lines stand further apart than the size says.
  package init(_ font: Font) {
    let style = Font.TextStyle.allCases.first {
      let styled = Font(textStyle: $0)
      return font.leading != 0 && styled.size == font.size && styled.leading == font.leading
    }
    self.init(textStyle: style, size: style == nil ? font.size : nil, weight: font.weight)
  }
}

extension FontDescriptor: SceneValue {
  func node(at range: SourceRange) -> YAMLNode {
    if let size, textStyle == nil, weight == nil { return size.node(at: range) }
    return SceneSchema.font.node(of: self, at: range)
  }
}
