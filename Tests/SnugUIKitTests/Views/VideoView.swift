import UIKit

/// An aspect ratio.
final class VideoView: UIView {
  private let player = UIView()
  private let poster = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(player, poster)
    poster.contentMode = .scaleAspectFill
    poster.clipsToBounds = true
    NSLayoutConstraint.activate([
      player.topAnchor.constraint(equalTo: topAnchor),
      player.leadingAnchor.constraint(equalTo: leadingAnchor),
      player.trailingAnchor.constraint(equalTo: trailingAnchor),
      player.heightAnchor.constraint(equalTo: player.widthAnchor, multiplier: 9 / 16),
      poster.topAnchor.constraint(equalTo: player.bottomAnchor),
      poster.centerXAnchor.constraint(equalTo: centerXAnchor),
      poster.bottomAnchor.constraint(equalTo: bottomAnchor),
      poster.widthAnchor.constraint(equalTo: poster.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
