public import AutoLayout
public import LayoutExplanation

/// One of the pictures of a sheet.
public struct DiagramPanel: Sendable {
  public var explanation: Explanation
  public var title: String
  /// Below the title, a line each: what was set in the scene.
  public var changes: [String]
  /// Below these, emphasised: what is otherwise than in the panel before, and since which size.
  public var turns: [String]
  /// A layout whose frames are drawn as well, where they differ.
  public var former: Former?
  /// Lines below the scene that replace the reasons.
  public var messages: [String]?
  /// What the panel shows; `nil` for what the sheet does.
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

  /// A layout a panel is compared with.
  public struct Former: Sendable {
    public var layout: Layout
    public var detail: Detail

    /// How much of it is drawn.
    public enum Detail: Sendable {
      /// Where edges were.
      case edges
      /// Whole frames, and how far each edge has moved.
      case moves
    }

    public init(_ layout: Layout, _ detail: Detail = .edges) {
      self.layout = layout
      self.detail = detail
    }
  }
}
