import UIKit

/// A title and a time side by side.
class ReminderRow: UIStackView {
  let title = UILabel()
  let time = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Full name"
    title.font = .preferredFont(forTextStyle: .body)
    time.text = "Full name"
    time.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      time.setContentHuggingPriority(.defaultLow - 1, for: axis)
      time.setContentCompressionResistancePriority(.defaultHigh - 1, for: axis)
    }
    addArrangedSubview(title)
    addArrangedSubview(time)
    spacing = UIFontMetrics.default.scaledValue(for: 11)
  }

  required init(coder: NSCoder) { fatalError() }
}

/// The same, one above the other in large text sizes.
final class AdaptiveReminderRow: ReminderRow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { axis = .vertical }
  }

  required init(coder: NSCoder) { fatalError() }
}
