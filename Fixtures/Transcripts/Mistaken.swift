import UIKit

class Mistaken: UIView {
  let theme = AppTheme.current
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgrundColor = .white
  }
  required init?(coder: NSCoder) { fatalError() }
}
