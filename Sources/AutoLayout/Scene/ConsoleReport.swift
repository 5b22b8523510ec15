public import Geometry

/// What the console said of the layout that a scene was rebuilt from.
public struct ConsoleReport: Hashable, Sendable {
  /// Whether it says that the constraints cannot all be satisfied.
  public var isUnsatisfiable: Bool
  /// Whether it says which of them was broken: the scene's last one.
  public var namesBrokenConstraint: Bool
  /// The class of each view in the log, by ``ViewID/index``: with its module, and `nil` for a view that
  /// was made up.
  public var classNames: [String?]
  /// The views whose content has a size that the log does not state: what is drawn is a placeholder.
  public var assumedSizes: PerAxis<Set<ViewID>>

  public init(
    isUnsatisfiable: Bool, namesBrokenConstraint: Bool = true, classNames: [String?] = [],
    assumedSizes: PerAxis<Set<ViewID>> = PerAxis(both: [])
  ) {
    self.isUnsatisfiable = isUnsatisfiable
    self.namesBrokenConstraint = namesBrokenConstraint
    self.classNames = classNames
    self.assumedSizes = assumedSizes
  }

  /// The class of a view in the log, if the log has the view.
  package func className(of id: ViewID) -> String? {
    classNames.indices.contains(id.index) ? classNames[id.index] : nil
  }
}
