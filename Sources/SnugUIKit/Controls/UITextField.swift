import SnugLayout
import SnugSceneFormat

open class UITextField: UIControl {
  /// Never `nil`, whatever it is set to.
  open var text: String? {
    get { storedText }
    set { (storedText, storedAttributedText) = (newValue ?? "", nil) }
  }
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      // Not by `text`, which a subclass may override to set this.
      (storedText, storedAttributedText) = (newValue?.string ?? "", newValue)
    }
  }
  private var storedText = ""
  private var storedAttributedText: NSAttributedString?
  open var placeholder: String? {
    get { storedPlaceholder }
    set { (storedPlaceholder, storedAttributedPlaceholder) = (newValue, nil) }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      (storedPlaceholder, storedAttributedPlaceholder) = (newValue?.string, newValue)
    }
  }
  private var storedPlaceholder: String?
  private var storedAttributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  open weak var delegate: (any UITextFieldDelegate)?
  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var textContentType: UITextContentType?
  open var clearButtonMode: ViewMode = .never
  open var clearsOnBeginEditing = false
  open var enablesReturnKeyAutomatically = false
  open var leftView: UIView?
  open var leftViewMode: ViewMode = .never
  open var rightView: UIView?
  open var rightViewMode: ViewMode = .never
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var isEditing: Bool { false }
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open func deleteBackward() {}

  override var viewClass: ViewClass { .uiTextField }

  override func describe(_ declaration: inout ViewDeclaration) {
    let standard = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let attributed = storedAttributedText?.declaration(in: standard)
    let hint = storedAttributedPlaceholder?.declaration(in: standard, of: standard.sceneFont)
    declaration.text = attributed?.text ?? text.map { TextDeclaration($0) }
    declaration.placeholder = hint?.text ?? placeholder.map { TextDeclaration($0) }
    declaration.font = attributed?.font ?? hint?.font ?? font?.sceneFont
    declaration.textAlignment = textAlignment.alignment
    declaration.borderStyle =
      borderStyle == .roundedRect ? .roundedRect : TextFieldContent.BorderStyle.none
  }
}

extension UITextField {
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChange")
}
