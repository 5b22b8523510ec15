/// Stored with its view; recognises nothing.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var state: State = .possible

  public init(target: Any?, action: Selector?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: Direction = .right

  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}
