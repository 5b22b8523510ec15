import UIKit

/// Text fields made by a function, in a stack view.
final class SignInFields: UIView, UITextFieldDelegate {
  private lazy var email = makeField("Email", keyboard: .emailAddress)
  private lazy var password = makeField("Password", isSecure: true)
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.spacing = 12
    stack.distribution = .fillEqually
    [email, password].forEach { stack.addArrangedSubview($0) }
    addSubviews(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      email.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  private func makeField(
    _ placeholder: String, keyboard: UIKeyboardType = .default, isSecure: Bool = false
  ) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.keyboardType = keyboard
    field.isSecureTextEntry = isSecure
    field.autocapitalizationType = .none
    field.delegate = self
    return field
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
