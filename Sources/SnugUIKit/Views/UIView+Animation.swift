/// Animations run at once. Layout shows only their end.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat = 1, initialSpringVelocity velocity: CGFloat = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// An animator whose animations run at once when it is started.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    animations()
    completion?(.end)
    return Self.init()
  }

  public required override init() { super.init() }

  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func startAnimation() {
    let (blocks, ends) = (animations, completions)
    // A completion may add animations and start again.
    (animations, completions) = ([], [])
    for animation in blocks { animation() }
    for completion in ends { completion(.end) }
  }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
