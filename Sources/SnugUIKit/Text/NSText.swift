import Geometry

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var alignment: StyledText.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: .natural
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// The names of the cases are the engine's.
  var mode: LineLimit.LineBreakMode {
    LineLimit.LineBreakMode(rawValue: "\(self)") ?? .byTruncatingTail
  }
}

/// How a paragraph is set; kept, and not modelled.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public enum LineBreakStrategy: Sendable { case standard, pushOut, hangulWordPriority }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let attachment = Self(rawValue: "NSAttachment")
  public static let link = Self(rawValue: "NSLink")
}

extension NSAttributedString {
  /// The font its first character has.
  var firstFont: UIFont? {
    length == 0 ? nil : attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  /// Walks the runs one by one: `enumerateAttribute` of Linux's Foundation ends the process where two runs
  /// that follow each other are alike.
  var hasSeveralFonts: Bool {
    var offset = 0
    while offset < length {
      var run = NSRange(location: offset, length: 1)
      let font = attribute(.font, at: offset, effectiveRange: &run) as? UIFont
      if font != firstFont { return true }
      offset = max(offset + 1, run.location + run.length)
    }
    return false
  }
}
