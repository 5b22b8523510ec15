import Foundation
import SnugGeometry
import SnugLayout
import SnugUIKit
import Testing

@MainActor
@Suite struct `Margins in code` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The leading margin is on the right where the direction is from the right.
  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, 2.0, 4.0), (.forceRightToLeft, 4, 2),
  ]) func `follow the direction`(
    attribute: UISemanticContentAttribute, left: CGFloat, right: CGFloat
  ) {
    view.semanticContentAttribute = attribute
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let expected = UIEdgeInsets(top: 1, left: left, bottom: 3, right: right)
    #expect(view.layoutMargins == expected)
    view.layoutIfNeeded()
    #expect(view.layoutMargins == expected)
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(
          top: 5, leading: left == 2 ? 6 : 8, bottom: 7, trailing: left == 2 ? 8 : 6))
  }

  @Test func `are 8 by default`() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.directionalLayoutMargins.leading == 8)
    #expect(view.safeAreaInsets == .zero)
  }
}

@MainActor
@Suite struct `Sizes and rectangles in code` {
  @Test func `lie within the insets of the alignment rectangle`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let (view, frame) = (Shadowed(), CGRect(x: 10, y: 10, width: 50, height: 40))
    let rect = CGRect(x: 12, y: 11, width: 44, height: 36)
    #expect(view.alignmentRect(forFrame: frame) == rect)
    #expect(view.frame(forAlignmentRect: rect) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
  }

  /// `Full name` is 72.5 wide, and one of its words less than 50.
  @Test func `are not wider than requested`() {
    let label = UILabel()
    label.text = "Full name"
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: 50, height: 1000))
    #expect(narrow.width <= 50 && narrow.height == 41)
    #expect(label.sizeThatFits(.zero).height == 20.5)
    label.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: label.intrinsicContentSize))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
    #expect(view.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 7, height: 9))
  }

  @Test func `are those of a root that constraints size`() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    root.widthAnchor.constraint(equalToConstant: 70).isActive = true
    root.heightAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 70, height: 35))
  }

  @Test func `scroll with the content`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(scroll.clipsToBounds && scroll.contentOffset == .zero && scroll.contentSize == .zero)
    scroll.contentSize = CGSize(width: 50, height: 200)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 30))
    #expect(scroll.bounds == CGRect(x: 0, y: 30, width: 50, height: 50))
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == scroll.contentInset)
  }

  @Test func `of a stack view are those of its arranged views`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let views = stack.arrangedSubviews
    for view in views { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    stack.setCustomSpacing(5, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 5)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 45)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0]] && views[1].superview === stack)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 20)
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[0]])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 48)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 40)
  }

  /// 17 points: a line of 20.29 and the leading of the text style Body, 1.71.
  @Test func `between baselines are those of the fonts`() {
    let labels = (0..<4).map { _ in UILabel() }
    for label in labels { label.text = "Label" }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for label in labels.prefix(2) {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    labels[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    labels[1].firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 2
    ).isActive = true
    // The fonts that count are those at the layout.
    labels[1].font = .preferredFont(forTextStyle: .body)
    root.layoutIfNeeded()
    #expect(labels[1].frame.minY - labels[0].frame.minY == 44)
    let stack = UIStackView(arrangedSubviews: Array(labels.suffix(2)))
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.systemLayoutSizeFitting(.zero).height == 42.5)
    stack.isBaselineRelativeArrangement = false
    #expect(stack.systemLayoutSizeFitting(.zero).height == 49)
  }

  @Test func `of an effect are those of the view around it`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.frame == .zero && view.effect is UIBlurEffect)
    _ = view.contentView
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.contentView.superview === view)
  }
}

/// Animations are at their end at once.
@MainActor
@Suite struct `An animation` {
  nonisolated private static let all:
    [@MainActor @Sendable (UIView, () -> Void, ((Bool) -> Void)?) -> Void] = [
      { UIView.animate(withDuration: 1, animations: $1, completion: $2) },
      {
        UIView.animate(
          withDuration: 1, delay: 1, options: .curveEaseIn, animations: $1, completion: $2)
      },
      {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          options: [.repeat, .autoreverse], animations: $1, completion: $2)
      },
      { view, animations, completion in
        withoutActuallyEscaping(animations) {
          UIView.transition(with: view, duration: 1, animations: $0, completion: completion)
        }
      },
      { _, animations, completion in
        withoutActuallyEscaping(animations) {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: $0)
          animator.addCompletion { completion?($0 == .end) }
          animator.startAnimation(afterDelay: 1)
        }
      },
      { _, animations, completion in
        UIView.performWithoutAnimation(animations)
        completion?(true)
      },
    ]

  @Test(arguments: 0..<all.count) func `runs at once and is then completed`(index: Int) {
    let view = UIView()
    var calls: [String] = []
    Self.all[index](view, { view.alpha = 0 }) { calls.append("\($0), \(view.alpha)") }
    #expect(calls == ["true, 0.0"])
    Self.all[index](view, { view.alpha = 1 }, nil)
    #expect(view.alpha == 1)
  }
}
