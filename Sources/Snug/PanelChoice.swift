public import AutoLayout
public import Geometry

/// Which panels of a scene are drawn, and what they show: what is said here wins over the scene.
public struct PanelChoice: Hashable, Sendable {
  /// Whether the scene's variants stand beside it.
  public var showsVariants: Bool
  public var sweep: Sweep
  /// What is shown, how many panels side by side, and what the first is called.
  public var settings: OutputSettings

  public enum Sweep: Hashable, Sendable {
    /// The sizes the scene says.
    case asWritten
    /// These sizes, whatever the scene says.
    case over(SizeSweep)
    /// The ends of a range of sizes, and at most ten sizes between them at which the state of a view
    /// changes.
    case across(Axis, ClosedRange<Double>)
    /// The root's own size alone.
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
