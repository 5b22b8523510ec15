import UIKit

/// Attributed text beside an image that keeps its size.
final class AttributedRow: UIView {
  private let label = UILabel()
  private let chevron = UIView.fixed(8, 13)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let text = NSMutableAttributedString(
      string: "Full ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(
      NSAttributedString(
        string: "name",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.systemGray]))
    text.append(
      NSAttributedString(
        string: "!",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 34), .foregroundColor: UIColor.red]))
    label.attributedText = text
    addSubviews(label)
    addSubview(chevron)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      chevron.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 6),
      chevron.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
