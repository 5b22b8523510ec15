import UIKit

/// Visual formats with metrics and options.
final class FormatRow: UIView {
  private let first = UIView()
  private let second = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let views = ["first": first, "second": second]
    let metrics: [String: CGFloat] = ["margin": 12, "gap": 6, "low": 200]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(first)
    addSubview(second)
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[first(40)]-gap-[second(==first,100@low)]-(>=margin)-|",
        options: .alignAllCenterY, metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-margin-[first(20)]", options: [], metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[second(8)]", options: [], metrics: nil, views: views))
  }

  required init?(coder: NSCoder) { fatalError() }
}
