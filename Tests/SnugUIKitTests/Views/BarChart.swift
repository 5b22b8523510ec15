import UIKit

/// Bars of an array of values, each behind the one before.
final class BarChart: UIView {
  private let bars: [UIView] = [4, 8, 12].map { (height: CGFloat) in
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.heightAnchor.constraint(equalToConstant: height).isActive = true
    return bar
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    bars.forEach(addSubview)
    var constraints = bars.flatMap {
      [
        $0.bottomAnchor.constraint(equalTo: bottomAnchor),
        $0.widthAnchor.constraint(equalToConstant: 10),
      ]
    }
    for (bar, next) in zip(bars, bars.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 6))
    }
    if let first = bars.first {
      constraints.append(first.leadingAnchor.constraint(equalTo: leadingAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
