import UIKit

/// Frames and autoresizing masks alone.
final class MaskedFrames: UIView {
  private let corner = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
  private let stretch = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(corner)
    addSubview(stretch)
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    stretch.autoresizingMask = .flexibleWidth
  }

  required init?(coder: NSCoder) { fatalError() }
}
