import SnugGeometry
import SnugLayout
import SnugPangoCairo
import Synchronization

/// The environment of a layout: a screen, a system, and the fonts that measure texts.
@MainActor
enum LayoutEnvironment {
  static var system = SystemVersion.standard(on: .iOS)
  static var layoutDirection = LayoutDirection.leftToRight
  /// The size of the screen, in points. By default that of an iPhone 14.
  static var screenSize = CGSize(width: 390, height: 844)
  /// The safe area insets of the screen, in points.
  static var screenInsets = UIEdgeInsets.zero
  static var pixelGrid = PixelGrid(scale: 2)
  /// The text size chosen in Settings. Fonts are made on any thread, unlike views.
  nonisolated static var contentSizeCategory: ContentSizeCategory {
    get { storedCategory.withLock(\.self) }
    set { storedCategory.withLock { $0 = newValue } }
  }
  private nonisolated static let storedCategory = Mutex(ContentSizeCategory.large)

  static let measurer: PangoTextMeasurer = {
    do {
      return try PangoTextMeasurer()
    } catch {
      fatalError("\(error)")
    }
  }()

  static var engine: LayoutEngine { LayoutEngine(measuring: measurer) }
}
