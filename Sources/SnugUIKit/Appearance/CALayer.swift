/// A view's layer. Its properties are stored; nothing is drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that owns the layer; the layer has the view's geometry.
  weak var view: UIView?
  private var storedBounds = CGRect.zero
  private var storedPosition = CGPoint.zero
  open var bounds: CGRect {
    get { view?.bounds ?? storedBounds }
    set {
      storedBounds = newValue
      view?.bounds = newValue
    }
  }
  open var position: CGPoint {
    get { view?.center ?? storedPosition }
    set {
      storedPosition = newValue
      view?.center = newValue
    }
  }
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var shouldRasterize = false
  open var allowsEdgeAntialiasing = false
  open var rasterizationScale: CGFloat = 1
  open var contents: Any?
  open var name: String?
  open var mask: CALayer?
  /// In the order in which they were added.
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  public required override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func draw(in context: CGContext) {}
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeEnd: CGFloat = 1
  open var lineCap: CAShapeLayerLineCap = .butt
  open var fillRule: CAShapeLayerFillRule = .nonZero
}

public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

public enum CAShapeLayerLineCap: Sendable { case butt, round, square }

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial
}

public enum CAGradientLayerType: Sendable { case axial, radial, conic }

/// An animation, which never runs.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
}

public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

open class CABasicAnimation: CAAnimation {
  open var fromValue: Any?
  open var toValue: Any?

  public init(keyPath path: String?) { super.init() }
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// Changes of layers, which are made at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) { super.init() }
}

public enum CAMediaTimingFunctionName: Sendable { case linear, easeIn, easeOut, easeInEaseOut }

public typealias CFTimeInterval = Double

/// In seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Calls its target for each frame of the screen on a device. Here it never does: a view is drawn before anything
/// moves.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 0 }

  public convenience init(target: Any, selector sel: Selector) { self.init() }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
