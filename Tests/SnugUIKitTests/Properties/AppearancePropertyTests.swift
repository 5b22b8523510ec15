import Foundation
import SnugUIKit
import Testing

/// Defaults are those of Apple's documentation.
@MainActor
@Suite struct `Properties of appearance` {
  nonisolated private static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  nonisolated private static let layers: [KeptProperty] = [
    .init("CALayer.frame", { CALayer() }, { \.frame }, .zero, rect),
    .init("CALayer.bounds", { CALayer() }, { \.bounds }, .zero, rect),
    .init("CALayer.position", { CALayer() }, { \.position }, .zero, CGPoint(x: 1, y: 2)),
    .init(
      "CALayer.anchorPoint", { CALayer() }, { \.anchorPoint }, CGPoint(x: 0.5, y: 0.5), .zero),
    .init("CALayer.zPosition", { CALayer() }, { \.zPosition }, 0, 1),
    .init("CALayer.cornerRadius", { CALayer() }, { \.cornerRadius }, 0, 8),
    .init("CALayer.cornerCurve", { CALayer() }, { \.cornerCurve }, .circular, .continuous),
    .init(
      "CALayer.maskedCorners", { CALayer() }, { \.maskedCorners },
      [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ], .layerMinXMinYCorner),
    .init("CALayer.masksToBounds", { CALayer() }, { \.masksToBounds }, false, true),
    .init("CALayer.borderWidth", { CALayer() }, { \.borderWidth }, 0, 1),
    .init(
      "CALayer.borderColor", { CALayer() }, { \.borderColor }, UIColor.black.cgColor,
      UIColor.red.cgColor),
    .init(
      "CALayer.backgroundColor", { CALayer() }, { \.backgroundColor }, nil, UIColor.red.cgColor),
    .init(
      "CALayer.shadowColor", { CALayer() }, { \.shadowColor }, UIColor.black.cgColor,
      UIColor.red.cgColor),
    .init("CALayer.shadowOpacity", { CALayer() }, { \.shadowOpacity }, 0, 0.5),
    .init("CALayer.shadowRadius", { CALayer() }, { \.shadowRadius }, 3, 4),
    .init(
      "CALayer.shadowOffset", { CALayer() }, { \.shadowOffset }, CGSize(width: 0, height: -3),
      .zero),
    .init("CALayer.shadowPath", { CALayer() }, { \.shadowPath }, nil, CGPath(rect: .zero)),
    .init("CALayer.opacity", { CALayer() }, { \.opacity }, 1, 0),
    .init("CALayer.isHidden", { CALayer() }, { \.isHidden }, false, true),
    .init("CALayer.contentsScale", { CALayer() }, { \.contentsScale }, 1, 3),
    .init("CALayer.contentsGravity", { CALayer() }, { \.contentsGravity }, .resize, .resizeAspect),
    .init("CALayer.shouldRasterize", { CALayer() }, { \.shouldRasterize }, false, true),
    .init("CALayer.rasterizationScale", { CALayer() }, { \.rasterizationScale }, 1, 2),
    .init("CALayer.name", { CALayer() }, { \.name }, nil, "dot"),
    .init("CALayer.mask", { CALayer() }, { \.mask }, nil, CALayer()),
    .init("CAShapeLayer.path", { CAShapeLayer() }, { \.path }, nil, CGPath(rect: .zero)),
    .init(
      "CAShapeLayer.fillColor", { CAShapeLayer() }, { \.fillColor }, UIColor.black.cgColor, nil),
    .init(
      "CAShapeLayer.strokeColor", { CAShapeLayer() }, { \.strokeColor }, nil, UIColor.red.cgColor),
    .init("CAShapeLayer.lineWidth", { CAShapeLayer() }, { \.lineWidth }, 1, 2),
    .init("CAShapeLayer.strokeStart", { CAShapeLayer() }, { \.strokeStart }, 0, 0.5),
    .init("CAShapeLayer.strokeEnd", { CAShapeLayer() }, { \.strokeEnd }, 1, 0.5),
    .init("CAShapeLayer.lineCap", { CAShapeLayer() }, { \.lineCap }, .butt, .round),
    .init("CAShapeLayer.lineJoin", { CAShapeLayer() }, { \.lineJoin }, .miter, .bevel),
    .init("CAShapeLayer.lineDashPattern", { CAShapeLayer() }, { \.lineDashPattern }, nil, [2, 3]),
    .init("CAGradientLayer.locations", { CAGradientLayer() }, { \.locations }, nil, [0, 1]),
    .init(
      "CAGradientLayer.startPoint", { CAGradientLayer() }, { \.startPoint }, CGPoint(x: 0.5, y: 0),
      .zero),
    .init(
      "CAGradientLayer.endPoint", { CAGradientLayer() }, { \.endPoint }, CGPoint(x: 0.5, y: 1),
      .zero),
    .init("CAAnimation.duration", { CAAnimation() }, { \.duration }, 0, 0.3),
    .init("CAAnimation.repeatCount", { CAAnimation() }, { \.repeatCount }, 0, 2),
    .init("CAAnimation.autoreverses", { CAAnimation() }, { \.autoreverses }, false, true),
    .init(
      "CAAnimation.isRemovedOnCompletion", { CAAnimation() }, { \.isRemovedOnCompletion }, true,
      false),
    .init("UIBezierPath.lineWidth", { UIBezierPath() }, { \.lineWidth }, 1, 2),
  ]

  nonisolated private static let views: [KeptProperty] = [
    .init("UIView.backgroundColor", { UIView() }, { \.backgroundColor }, nil, .red),
    .init("UIView.tintColor", { UIView() }, { \.tintColor }, .systemBlue, .red),
    .init("UIView.alpha", { UIView() }, { \.alpha }, 1, 0.5),
    .init("UIView.isOpaque", { UIView() }, { \.isOpaque }, true, false),
    .init("UIView.clipsToBounds", { UIView() }, { \.clipsToBounds }, false, true),
    .init("UIView.contentMode", { UIView() }, { \.contentMode }, .scaleToFill, .center),
    .init(
      "UIView.isUserInteractionEnabled", { UIView() }, { \.isUserInteractionEnabled }, true, false),
    .init(
      "UIView.isMultipleTouchEnabled", { UIView() }, { \.isMultipleTouchEnabled }, false, true),
    .init("UIView.isExclusiveTouch", { UIView() }, { \.isExclusiveTouch }, false, true),
    .init(
      "UIView.clearsContextBeforeDrawing", { UIView() }, { \.clearsContextBeforeDrawing }, true,
      false),
    .init(
      "UIView.tintAdjustmentMode", { UIView() }, { \.tintAdjustmentMode }, .automatic, .dimmed),
    .init(
      "UIView.overrideUserInterfaceStyle", { UIView() }, { \.overrideUserInterfaceStyle },
      .unspecified, .dark),
    .init("UIView.mask", { UIView() }, { \.mask }, nil, UIView()),
    .init("UIView.tag", { UIView() }, { \.tag }, 0, 7),
    .init(
      "UIView.isAccessibilityElement", { UIView() }, { \.isAccessibilityElement }, false, true),
    .init("UIView.accessibilityLabel", { UIView() }, { \.accessibilityLabel }, nil, "Dot"),
    .init("UIView.accessibilityTraits", { UIView() }, { \.accessibilityTraits }, .none, .button),
    .init(
      "UIVisualEffectView.effect", { UIVisualEffectView(effect: nil) }, { \.effect }, nil,
      UIBlurEffect(style: .dark)),
    .init("UILabel.textColor", { UILabel() }, { \.textColor }, .label, .red),
    .init(
      "UILabel.isUserInteractionEnabled", { UILabel() }, { \.isUserInteractionEnabled }, false,
      true),
    .init(
      "UILabel.shadowOffset", { UILabel() }, { \.shadowOffset }, CGSize(width: 0, height: -1),
      .zero),
    .init("UILabel.isEnabled", { UILabel() }, { \.isEnabled }, true, false),
    .init(
      "UIImageView.isUserInteractionEnabled", { UIImageView() }, { \.isUserInteractionEnabled },
      false, true),
    .init("UIImageView.isHighlighted", { UIImageView() }, { \.isHighlighted }, false, true),
    .init("UIImageView.animationImages", { UIImageView() }, { \.animationImages }, nil, []),
  ]

  @Test(arguments: layers + views) func `have UIKit's defaults and are kept`(
    property: KeptProperty
  ) {
    #expect(property.mistakes() == [])
  }
}
