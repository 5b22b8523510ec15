import UIKit

/// A text view that is as high as its text.
final class NoteView: UIView {
  private let textView: UITextView = {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "Full name"
    view.textContainerInset = UIEdgeInsets(top: 3, left: 0, bottom: 5, right: 0)
    view.textContainer.lineFragmentPadding = 0
    return view
  }()
  private let underline = UIView.fixed(20, 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews(textView)
    addSubview(underline)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: topAnchor),
      textView.leadingAnchor.constraint(equalTo: leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: trailingAnchor),
      underline.topAnchor.constraint(equalTo: textView.bottomAnchor),
      underline.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
