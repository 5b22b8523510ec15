public import SnugExplanation
public import SnugLayout

/// A panel of a sheet: one layout with its explanation.
public struct DiagramPanel: Sendable {
  public var explanation: Explanation
  public var title: String
  /// The changes of the scene, as lines below the title.
  public var changes: [String]
  /// The panel's annotations; `nil` means those of the sheet.
  public var annotations: Set<Annotation>?

  public init(
    _ explanation: Explanation, title: String = "", changes: [String] = []
  ) {
    self.explanation = explanation
    self.title = title
    self.changes = changes
  }

  /// Whether only the constraints of a conflict are known, from a log.
  var isLog: Bool { explanation.layout.isLog }
}
