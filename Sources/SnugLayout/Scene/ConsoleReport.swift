public import SnugDiagnostics
public import SnugGeometry

/// A library in whose words an app writes its constraints.
package enum LayoutLibrary: Sendable {
  case snapKit, masonry
}

/// Facts from the console log that a scene was rebuilt from.
public struct ConsoleReport: Hashable, Sendable {
  /// The name of the report in its log: `report-2`.
  public var name: String?
  /// Whether the log says that the constraints cannot all be satisfied.
  public var isUnsatisfiable: Bool
  /// Whether the log names the broken constraint, which is the scene's last one.
  public var namesBrokenConstraint: Bool
  /// Whether the scene has every constraint that the console listed.
  package var isWhole = false
  /// The class of each view in the log with its module, by ``ViewID/index``; `nil` for a view that is
  /// not in the log.
  public var classNames: [String?] { didSet { hasAlert = Self.hasAlert(among: classNames) } }
  /// Whether the log has private views of an alert. Most logs have none, and are not searched for each view.
  private(set) var hasAlert: Bool
  /// The views whose content has a size that the log does not state. A placeholder is drawn.
  public var assumedSizes: PerAxis<Set<ViewID>>
  /// The code that made a constraint, by the constraint's range in the log, if a layout library made it.
  package var origins: [SourceRange: CodeOrigin] = [:]
  /// The parts of frames that the log says are ambiguous.
  public var ambiguities: [ViewID: Layout.FrameAmbiguity] = [:]
  /// The lines of the log that say so.
  public var ambiguityRanges: [ViewID: SourceRange] = [:]

  public init(
    isUnsatisfiable: Bool, namesBrokenConstraint: Bool = true, classNames: [String?] = [],
    assumedSizes: PerAxis<Set<ViewID>> = PerAxis(both: [])
  ) {
    self.isUnsatisfiable = isUnsatisfiable
    self.namesBrokenConstraint = namesBrokenConstraint
    self.classNames = classNames
    hasAlert = Self.hasAlert(among: classNames)
    self.assumedSizes = assumedSizes
  }

  private static func hasAlert(among classNames: [String?]) -> Bool {
    classNames.contains { name in
      name.map { SystemClass.isPrivate($0) && SystemClass($0) == .alert } ?? false
    }
  }

  /// The code of a layout library that made a constraint.
  package struct CodeOrigin: Hashable, Sendable {
    package let library: LayoutLibrary
    /// Its file and line, if the log has them: `Card.swift:88`.
    package let place: String?

    package init(library: LayoutLibrary, place: String?) {
      self.library = library
      self.place = place
    }
  }

  package func className(of id: ViewID) -> String? {
    classNames.indices.contains(id.index) ? classNames[id.index] : nil
  }
}
