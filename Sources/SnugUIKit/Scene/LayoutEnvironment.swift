import AutoLayout
import Geometry
import PangoCairo
import Synchronization

/// What views are laid out for: a screen, a system, and the fonts that texts are measured in.
@MainActor
enum LayoutEnvironment {
  static var system = SystemVersion.standard(on: .iOS)
  static var layoutDirection = LayoutDirection.leftToRight
  /// The size of the screen, in points: an iPhone 14's unless somebody says otherwise.
  static var screenSize = CGSize(width: 390, height: 844)
  /// What the device keeps free of content around a screen, in points.
  static var screenInsets = UIEdgeInsets.zero
  static var pixelGrid = PixelGrid(scale: 2)
  /// The text size chosen in Settings. Fonts are made on any thread, unlike views.
  nonisolated static var contentSizeCategory: ContentSizeCategory {
    get { heldCategory.withLock(\.self) }
    set { heldCategory.withLock { $0 = newValue } }
  }
  private nonisolated static let heldCategory = Mutex(ContentSizeCategory.large)

  static let measurer: PangoTextMeasurer = {
    do {
      return try PangoTextMeasurer()
    } catch {
      fatalError("\(error)")
    }
  }()

  static var engine: LayoutEngine { LayoutEngine(measuring: measurer) }
}
