import Foundation
import SnugUIKit
import Testing

/// Defaults are those of Apple's documentation.
@MainActor
@Suite struct `Properties of appearance` {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `of layers have UIKit's defaults and are kept`() {
    expectKept(CALayer(), \.frame, .zero, rect)
    expectKept(CALayer(), \.bounds, .zero, rect)
    expectKept(CALayer(), \.position, .zero, CGPoint(x: 1, y: 2))
    expectKept(CALayer(), \.anchorPoint, CGPoint(x: 0.5, y: 0.5), .zero)
    expectKept(CALayer(), \.zPosition, 0, 1)
    expectKept(CALayer(), \.cornerRadius, 0, 8)
    expectKept(CALayer(), \.cornerCurve, .circular, .continuous)
    expectKept(
      CALayer(), \.maskedCorners,
      [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner],
      .layerMinXMinYCorner)
    expectKept(CALayer(), \.masksToBounds, false, true)
    expectKept(CALayer(), \.borderWidth, 0, 1)
    expectKept(CALayer(), \.borderColor, UIColor.black.cgColor, UIColor.red.cgColor)
    expectKept(CALayer(), \.backgroundColor, nil, UIColor.red.cgColor)
    expectKept(CALayer(), \.shadowColor, UIColor.black.cgColor, UIColor.red.cgColor)
    expectKept(CALayer(), \.shadowOpacity, 0, 0.5)
    expectKept(CALayer(), \.shadowRadius, 3, 4)
    expectKept(CALayer(), \.shadowOffset, CGSize(width: 0, height: -3), .zero)
    expectKept(CALayer(), \.shadowPath, nil, CGPath(rect: .zero))
    expectKept(CALayer(), \.opacity, 1, 0)
    expectKept(CALayer(), \.isHidden, false, true)
    expectKept(CALayer(), \.contentsScale, 1, 3)
    expectKept(CALayer(), \.contentsGravity, .resize, .resizeAspect)
    expectKept(CALayer(), \.shouldRasterize, false, true)
    expectKept(CALayer(), \.rasterizationScale, 1, 2)
    expectKept(CALayer(), \.name, nil, "dot")
    expectKept(CALayer(), \.mask, nil, CALayer())
    expectKept(CAShapeLayer(), \.path, nil, CGPath(rect: .zero))
    expectKept(CAShapeLayer(), \.fillColor, UIColor.black.cgColor, nil)
    expectKept(CAShapeLayer(), \.strokeColor, nil, UIColor.red.cgColor)
    expectKept(CAShapeLayer(), \.lineWidth, 1, 2)
    expectKept(CAShapeLayer(), \.strokeStart, 0, 0.5)
    expectKept(CAShapeLayer(), \.strokeEnd, 1, 0.5)
    expectKept(CAShapeLayer(), \.lineCap, .butt, .round)
    expectKept(CAShapeLayer(), \.lineJoin, .miter, .bevel)
    expectKept(CAShapeLayer(), \.lineDashPattern, nil, [2, 3])
    expectKept(CAGradientLayer(), \.locations, nil, [0, 1])
    expectKept(CAGradientLayer(), \.startPoint, CGPoint(x: 0.5, y: 0), .zero)
    expectKept(CAGradientLayer(), \.endPoint, CGPoint(x: 0.5, y: 1), .zero)
    expectKept(CAAnimation(), \.duration, 0, 0.3)
    expectKept(CAAnimation(), \.repeatCount, 0, 2)
    expectKept(CAAnimation(), \.autoreverses, false, true)
    expectKept(CAAnimation(), \.isRemovedOnCompletion, true, false)
    expectKept(UIBezierPath(), \.lineWidth, 1, 2)
  }

  @Test func `of views have UIKit's defaults and are kept`() {
    expectKept(UIView(), \.backgroundColor, nil, .red)
    expectKept(UIView(), \.tintColor, .systemBlue, .red)
    expectKept(UIView(), \.alpha, 1, 0.5)
    expectKept(UIView(), \.isOpaque, true, false)
    expectKept(UIView(), \.clipsToBounds, false, true)
    expectKept(UIView(), \.contentMode, .scaleToFill, .center)
    expectKept(UIView(), \.isUserInteractionEnabled, true, false)
    expectKept(UIView(), \.isMultipleTouchEnabled, false, true)
    expectKept(UIView(), \.isExclusiveTouch, false, true)
    expectKept(UIView(), \.clearsContextBeforeDrawing, true, false)
    expectKept(UIView(), \.tintAdjustmentMode, .automatic, .dimmed)
    expectKept(UIView(), \.overrideUserInterfaceStyle, .unspecified, .dark)
    expectKept(UIView(), \.mask, nil, UIView())
    expectKept(UIView(), \.tag, 0, 7)
    expectKept(UIView(), \.isAccessibilityElement, false, true)
    expectKept(UIView(), \.accessibilityLabel, nil, "Dot")
    expectKept(UIView(), \.accessibilityTraits, .none, .button)
    expectKept(UIVisualEffectView(effect: nil), \.effect, nil, UIBlurEffect(style: .dark))
    expectKept(UILabel(), \.textColor, .label, .red)
    expectKept(UILabel(), \.isUserInteractionEnabled, false, true)
    expectKept(UILabel(), \.shadowOffset, CGSize(width: 0, height: -1), .zero)
    expectKept(UILabel(), \.isEnabled, true, false)
    expectKept(UIImageView(), \.isUserInteractionEnabled, false, true)
    expectKept(UIImageView(), \.isHighlighted, false, true)
    expectKept(UIImageView(), \.animationImages, nil, [])
  }
}
