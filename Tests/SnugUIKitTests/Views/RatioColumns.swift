import UIKit

/// Widths that are parts of another's.
final class RatioColumns: UIView {
  private let sidebar = UIView()
  private let detail = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(sidebar, detail)
    let columns: [(UIView, CGFloat)] = [(sidebar, 0.25), (detail, 0.75)]
    var edge = leadingAnchor
    for (column, ratio) in columns {
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: edge),
        column.widthAnchor.constraint(equalTo: widthAnchor, multiplier: ratio, constant: -2),
        column.topAnchor.constraint(equalTo: topAnchor),
        column.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.5),
        column.heightAnchor.constraint(equalTo: heightAnchor).with(priority: .defaultLow),
      ])
      edge = column.trailingAnchor
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
