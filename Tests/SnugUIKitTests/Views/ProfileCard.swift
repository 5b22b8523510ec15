import UIKit

extension UIView {
  func addSubviews(_ views: UIView...) {
    views.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
  }

  func pinEdges(to other: UIView, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}

/// Stacks in stacks, a loop, and a helper.
class ProfileCard: UIView {
  let avatar = UIImageView()
  let rows = UIStackView()
  private(set) var bars: [UIView] = []

  init(count: Int) {
    super.init(frame: .zero)
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = 20

    rows.axis = .vertical
    rows.spacing = 4
    for index in 0..<count {
      let bar = UIView()
      bar.backgroundColor = index.isMultiple(of: 2) ? .systemGray5 : .secondarySystemBackground
      bar.heightAnchor.constraint(equalToConstant: CGFloat(10 + index)).isActive = true
      bars.append(bar)
      rows.addArrangedSubview(bar)
    }

    let outer = UIStackView(arrangedSubviews: [avatar, rows])
    outer.spacing = 12
    outer.alignment = .center
    addSubviews(outer)
    outer.pinEdges(to: self, inset: 8)
    avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
    avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}
