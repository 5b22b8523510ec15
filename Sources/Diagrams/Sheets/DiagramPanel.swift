public import AutoLayout
public import LayoutExplanation

/// A panel of a sheet: one layout with its explanation.
public struct DiagramPanel: Sendable {
  public var explanation: Explanation
  public var title: String
  /// The changes of the scene, as lines below the title.
  public var changes: [String]
  /// Emphasized lines below the changes: the differences from the previous panel, and the size from
  /// which each applies.
  public var turns: [String]
  /// A layout whose frames are also drawn, where they differ.
  public var former: Former?
  /// Lines below the scene that replace the reasons.
  public var messages: [String]?
  /// The panel's annotations; `nil` means those of the sheet.
  public var annotations: Set<Annotation>?

  public init(
    _ explanation: Explanation, title: String = "", changes: [String] = [], turns: [String] = [],
    former: Former? = nil
  ) {
    self.explanation = explanation
    self.title = title
    self.changes = changes
    self.turns = turns
    self.former = former
  }

  /// A layout for comparison with a panel.
  public struct Former: Sendable {
    public var layout: Layout
    public var detail: Detail

    /// The drawn details.
    public enum Detail: Sendable {
      /// The former positions of edges.
      case edges
      /// The former frames, and the distance that each edge moved.
      case moves
    }

    public init(_ layout: Layout, _ detail: Detail = .edges) {
      self.layout = layout
      self.detail = detail
    }
  }
}
