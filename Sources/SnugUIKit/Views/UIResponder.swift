/// An object that can receive events. None are sent.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The name of the class with that of its module; with Objective-C every class has it.
  open class func description() -> String { String(reflecting: self) }
  open class func classForCoder() -> AnyClass { self }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { storedInputView }
  open var inputAccessoryView: UIView? { storedInputAccessoryView }
  /// Input views can be set only for text fields and text views.
  var storedInputView: UIView?
  var storedInputAccessoryView: UIView?

  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }

  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Notifications of the keyboard, which is never shown.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShow")
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShow")
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHide")
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHide")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrame")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
}

@preconcurrency @MainActor
open class UITouch: NSObject {
  open var view: UIView? { nil }
  open var tapCount: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
open class UIEvent: NSObject {}
