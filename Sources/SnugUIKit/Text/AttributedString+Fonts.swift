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
  /// The title in the fonts of its attributes; `nil` if it has no attributes.
  ///
  /// - Parameter title: the button's title, used if the configuration has no attributed title.
  @MainActor func attributedTitle(for title: String?) -> NSAttributedString? {
    let isPlain = attributedTitle == nil && titleTextAttributesTransformer == nil
    guard !isPlain, let title = attributedTitle ?? title.map({ AttributedString($0) }) else {
      return nil
    }
    let text = NSMutableAttributedString()
    for run in title.runs {
      let attributes = titleTextAttributesTransformer?(run.attributes) ?? run.attributes
      text.append(
        NSAttributedString(
          string: String(title[run.range].characters),
          attributes: attributes.titleFont.map { [.font: $0] }))
    }
    return text
  }
}
