import SnugGeometry
import SnugLayout
import SnugSceneFormat

open class UITextView: UIScrollView {
  /// Never `nil`, whatever it is set to.
  open var text: String! {
    get { storedText }
    set { (storedText, storedAttributedText) = (newValue ?? "", nil) }
  }
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: text ?? "") }
    set {
      // Not by `text`, which a subclass may override to set this.
      (storedText, storedAttributedText) = (newValue?.string ?? "", newValue)
    }
  }
  private var storedText = ""
  private var storedAttributedText: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open private(set) lazy var textContainer = NSTextContainer()
  open var isEditable = true
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var textContentType: UITextContentType?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  open var selectedRange = NSRange(location: 0, length: 0)
  open func scrollRangeToVisible(_ range: NSRange) {}

  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() {}

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var viewClass: ViewClass { .uiTextView }

  override func describe(_ declaration: inout ViewDeclaration) {
    // A text view made in code has a 12-point font by default.
    let font = font ?? .systemFont(ofSize: 12)
    let attributed = storedAttributedText?.declaration(in: font)
    declaration.text = attributed?.text ?? TextDeclaration(text ?? "")
    declaration.font = attributed?.font ?? font.sceneFont
    declaration.textAlignment = textAlignment.alignment
    declaration.textView.isScrollEnabled = isScrollEnabled
    declaration.textView.textContainerInset = EdgeInsets(textContainerInset)
    declaration.textView.lineFragmentPadding = max(0, textContainer.lineFragmentPadding.points)
  }
}

extension UITextView {
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChange")
}

/// The container in which a text view sets its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var maximumNumberOfLines = 0
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let all = Self(rawValue: .max)
}
