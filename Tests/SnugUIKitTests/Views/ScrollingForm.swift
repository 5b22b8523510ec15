import UIKit

/// A scroll view whose content is as wide as its frame and as high as its views.
final class ScrollingForm: UIView {
  private let scrollView = UIScrollView()
  private let contentView = UIView()
  private let tall = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(scrollView)
    scrollView.addSubviews(contentView)
    contentView.addSubviews(tall)
    scrollView.pinEdges(to: self)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      tall.heightAnchor.constraint(equalToConstant: 150),
    ])
    tall.pinEdges(to: contentView, inset: 10)
  }

  required init?(coder: NSCoder) { fatalError() }
}
