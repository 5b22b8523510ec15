import UIKit

@MainActor
@propertyWrapper
struct UsesAutoLayout<View: UIView> {
  var wrappedValue: View {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }

  init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

/// Views of a property wrapper.
final class WrappedViews: UIView {
  @UsesAutoLayout private var bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor, constant: 3),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 3),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -3),
      bar.heightAnchor.constraint(equalToConstant: 6),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
