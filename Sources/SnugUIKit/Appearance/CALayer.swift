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
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
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
  open var contents: Any?
  open var name: String?
  open var mask: CALayer?
  open internal(set) var sublayers: [CALayer]?
  open internal(set) weak var superlayer: CALayer?

  public required override init() { super.init() }
  public init(layer: Any) { super.init() }
  public init?(coder: NSCoder) { super.init() }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: index(of: sibling) ?? 0)
  }

  private func index(of sublayer: CALayer?) -> UInt32? {
    sublayers?.firstIndex { $0 === sublayer }.map { UInt32($0) }
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() {}
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public enum CALayerCornerCurve: Sendable { case circular, continuous }

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineDashPattern: [NSNumber]?
}

public enum CAShapeLayerLineCap: Sendable { case butt, round, square }

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// An animation, which never runs.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
}

public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

open class CAPropertyAnimation: CAAnimation {
  open var isAdditive = false

  public init(keyPath path: String?) { super.init() }
  public override init() { super.init() }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
}

public struct CAMediaTimingFunctionName: Sendable {
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInEaseOut = Self()
}

open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) { super.init() }
}

public typealias CFTimeInterval = Double
