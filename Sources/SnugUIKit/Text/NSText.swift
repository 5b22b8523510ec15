import SnugGeometry
import SnugSceneFormat

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// The names of the cases are the engine's, which has none for justified texts.
  var alignment: StyledText.Alignment { StyledText.Alignment(rawValue: "\(self)") ?? .natural }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// The names of the cases are the engine's.
  var mode: LineLimit.LineBreakMode {
    LineLimit.LineBreakMode(rawValue: "\(self)") ?? .byTruncatingTail
  }
}

/// The style of a paragraph; stored and not modelled.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let coreFoundationType = CoreFoundationType()

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  var changesSize: Bool { false }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0

  override var changesSize: Bool {
    [lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight].contains { $0 != 0 }
  }
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let attachment = Self(rawValue: "NSAttachment")
  public static let link = Self(rawValue: "NSLink")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let obliqueness = Self(rawValue: "NSObliqueness")
}

/// An image in a text; stored and not modelled.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let coreFoundationType = CoreFoundationType()
  open var image: UIImage?
  open var bounds = CGRect.zero

  public override init() { super.init() }
  public init(image: UIImage) {
    self.image = image
    super.init()
  }
}

extension NSAttributedString {
  /// A text of one character that stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

#if !canImport(ObjectiveC)
  extension NSMutableAttributedString {
    /// An empty text; with Objective-C it is made by an initializer of `NSObject`.
    public convenience init() { self.init(string: "") }
  }
#endif

extension NSAttributedString {
  /// The text as a scene declares it, with the font of its view; `nil` if it is empty.
  ///
  /// - Parameters:
  ///   - font: for ranges without a font.
  ///   - preferred: the font of the view, if given; see `TextDeclaration.inFonts`.
  @MainActor func declaration(
    in font: UIFont, of preferred: FontDescriptor? = nil
  ) -> (text: TextDeclaration, font: FontDescriptor)? {
    var parts: [(text: String, font: FontDescriptor)] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      let found = (value as? UIFont ?? font).sceneFont
      let text = attributedSubstring(from: range).string
      // Different fonts may be equal in a scene.
      if found == parts.last?.font {
        parts[parts.count - 1].text += text
      } else {
        parts.append((text, found))
      }
    }
    return TextDeclaration.inFonts(parts, of: preferred)
  }

  /// A note on attributes that change the size of a text and are not modelled; `nil` without them.
  var unmodelled: String? {
    let names: [(Key, String)] = [
      (.paragraphStyle, "paragraphStyle"), (.kern, "kern"), (.baselineOffset, "baselineOffset"),
      (.attachment, "attachment"),
    ]
    let used = names.filter { key, _ in
      var isUsed = false
      enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, _, _ in
        switch value {
        case nil: break
        case let style as NSParagraphStyle: isUsed = isUsed || style.changesSize
        case let value?: isUsed = isUsed || Double(number: value) != 0
        }
      }
      return isUsed
    }
    return used.isEmpty
      ? nil
      : "attributes of the text are not modelled: " + used.map(\.1).joined(separator: ", ")
  }

  /// The size of the text in lines of at most the given width, measured like a label's: in whole
  /// pixels.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let label = UILabel()
    label.font = UIFont(name: "Helvetica", size: 12)
    label.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    label.attributedText = self
    return CGRect(origin: .zero, size: label.sizeThatFits(size))
  }

  @preconcurrency @MainActor
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }
}

extension StringProtocol {
  /// The size of the text in one line for each of its lines.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The same as that of a `String`.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws nothing.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}

open class NSStringDrawingContext: NSObject {}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
}
