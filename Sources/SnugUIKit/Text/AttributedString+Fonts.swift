import SceneFormat

#if !canImport(ObjectiveC)
  extension AttributeScopes {
    /// The attributes that UIKit adds to those of Foundation. Layout depends on the font alone.
    public struct UIKitAttributes: AttributeScope {
      public let font: FontAttribute
      public let foregroundColor: ForegroundColorAttribute
      public let foundation: FoundationAttributes

      public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
      }

      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
      }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension AttributeContainer {
    fileprivate var titleFont: UIFont? { self.font }
  }
#else
  extension AttributeContainer {
    fileprivate var titleFont: UIFont? { nil }
  }
#endif

/// A change of the attributes that a configuration gives to a text.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton.Configuration {
  /// The title in the fonts of its attributes; `nil` if it has none.
  ///
  /// - Parameter font: of what has none.
  @MainActor func attributedDeclaration(
    in font: FontDescriptor
  ) -> (text: TextDeclaration, font: FontDescriptor)? {
    let isPlain = attributedTitle == nil && titleTextAttributesTransformer == nil
    guard !isPlain, let title = attributedTitle ?? title.map({ AttributedString($0) }) else {
      return nil
    }
    var parts: [(text: String, font: FontDescriptor)] = []
    for run in title.runs {
      let attributes = titleTextAttributesTransformer?(run.attributes) ?? run.attributes
      let found = attributes.titleFont?.sceneFont ?? font
      let text = String(title[run.range].characters)
      if found == parts.last?.font {
        parts[parts.count - 1].text += text
      } else {
        parts.append((text, found))
      }
    }
    return TextDeclaration.inFonts(parts)
  }
}
