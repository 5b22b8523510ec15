import UIKit

/// The README's first scene, as a view.
final class PassportRow: UIView {
  private let name: UILabel = {
    let label = UILabel()
    label.text = "Full name"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
    return label
  }()

  private lazy var field: UITextField = {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "as in your passport"
    field.translatesAutoresizingMaskIntoConstraints = false
    return field
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    addSubview(name)
    addSubview(field)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[name]-[field]-|", options: [], metrics: nil,
        views: ["name": name, "field": field]))
    name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
    field.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
