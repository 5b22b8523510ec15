public import SnugGeometry
public import SnugLayout

/// The panels of a scene to draw, and their settings, which override those of the scene.
public struct PanelChoice: Hashable, Sendable {
  /// Whether the scene's variants are drawn next to it.
  public var showsVariants: Bool
  public var sweep: Sweep
  /// The annotations, the number of columns, and the title of the first panel.
  public var settings: OutputSettings

  public enum Sweep: Hashable, Sendable {
    /// The sizes in the scene.
    case asWritten
    /// Sizes that replace those in the scene.
    case over(SizeSweep)
    /// The ends of a range of sizes, and at most ten sizes between them at which the state of a view
    /// changes.
    case across(Axis, ClosedRange<Double>)
    /// Only the root's size.
    case none
  }

  public init(
    showsVariants: Bool = true, sweep: Sweep = .asWritten,
    settings: OutputSettings = OutputSettings()
  ) {
    self.showsVariants = showsVariants
    self.sweep = sweep
    self.settings = settings
  }
}
