import UIKit

/// Constraints for each size class, of which one list is active.
final class TraitPanel: UIView {
  private let side = UIView()
  private let main = UIView()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(side, main)
    compactConstraints = [
      side.topAnchor.constraint(equalTo: topAnchor),
      side.leadingAnchor.constraint(equalTo: leadingAnchor),
      side.trailingAnchor.constraint(equalTo: trailingAnchor),
      side.heightAnchor.constraint(equalToConstant: 40),
      main.topAnchor.constraint(equalTo: side.bottomAnchor),
      main.leadingAnchor.constraint(equalTo: leadingAnchor),
    ]
    regularConstraints = [
      side.topAnchor.constraint(equalTo: topAnchor),
      side.leadingAnchor.constraint(equalTo: leadingAnchor),
      side.bottomAnchor.constraint(equalTo: bottomAnchor),
      side.widthAnchor.constraint(equalToConstant: 60),
      main.topAnchor.constraint(equalTo: topAnchor),
      main.leadingAnchor.constraint(equalTo: side.trailingAnchor),
    ]
    NSLayoutConstraint.activate([
      main.trailingAnchor.constraint(equalTo: trailingAnchor),
      main.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    update(for: traitCollection)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update(for: traitCollection)
  }

  private func update(for traits: UITraitCollection) {
    NSLayoutConstraint.deactivate(compactConstraints + regularConstraints)
    NSLayoutConstraint.activate(
      traits.horizontalSizeClass == .compact ? compactConstraints : regularConstraints)
  }
}
