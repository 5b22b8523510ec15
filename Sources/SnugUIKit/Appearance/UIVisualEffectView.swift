@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public convenience init(style: Style) { self.init() }

  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
}

/// A view that would blur the content below it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// As large as the view.
  open private(set) lazy var contentView = makeContentView()

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
