import UIKit

/// Pages side by side in a scroll view, whose edges are those of its content.
final class PagingView: UIView, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let pages = [UIView(), UIView(), UIView()]
  private let pageControl = UIPageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(scrollView, pageControl)
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    scrollView.pinEdges(to: self)
    pageControl.numberOfPages = pages.count
    pageControl.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    pageControl.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    var previous: UIView?
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: scrollView.topAnchor),
        page.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        page.widthAnchor.constraint(equalTo: widthAnchor),
        page.heightAnchor.constraint(equalTo: heightAnchor),
        page.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor ?? scrollView.leadingAnchor),
      ])
      previous = page
    }
    previous?.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
