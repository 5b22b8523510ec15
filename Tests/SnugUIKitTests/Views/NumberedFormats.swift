import UIKit

extension UIView {
  func addConstraints(withFormat format: String, views: UIView...) {
    var dictionary: [String: UIView] = [:]
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      dictionary["v\(index)"] = view
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(), metrics: nil,
        views: dictionary))
  }
}

/// The helper with numbered views that video courses write.
final class NumberedFormats: UIView {
  private let thumbnail = UIView()
  private let separator = UIView()
  private let avatar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(thumbnail)
    addSubview(separator)
    addSubview(avatar)
    addConstraints(withFormat: "H:|-16-[v0]-16-|", views: thumbnail)
    addConstraints(withFormat: "H:|-16-[v0(44)]", views: avatar)
    addConstraints(
      withFormat: "V:|-16-[v0]-8-[v1(44)]-16-[v2(1)]|", views: thumbnail, avatar, separator)
    addConstraints(withFormat: "H:|[v0]|", views: separator)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
