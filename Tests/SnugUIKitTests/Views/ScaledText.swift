import UIKit

/// Fonts and distances that follow the text size, and a row that becomes a column in large ones.
final class ScaledText: UIView {
  private let title = UILabel()
  private let value = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [title, value])

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Full name"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    value.text = "Full name"
    value.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    stack.spacing = UIFontMetrics.default.scaledValue(for: 11)
    stack.alignment = .leading
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      stack.axis = .vertical
    }
    addSubviews(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
