import AutoLayout
import Geometry
public import LayoutExplanation

/// Panels to be compared, under one title: drawn at one scale, in rows, with one legend.
public struct ComparisonSheet: Sendable {
  public var title: String
  public var subtitle: String?
  /// Each begins a row of its own.
  public var sections: [Section]
  /// How many panels are side by side; 0 for as many as fit. `nil` is the same, except that several
  /// widths of a scene are below each other.
  public var columns: Int?
  /// What the frames are that panels are compared with, for the legend.
  public var formerMeaning: String
  /// The picture's points to a point of the scene, for a page that shows one panel at many sizes and
  /// tells its title, legend and reasons beside it; `nil` for a picture without a page.
  var pageZoom: Double?

  /// Panels that belong closer together.
  public struct Section: Sendable {
    /// `nil` where there is only one section.
    public var title: String?
    /// Below the title, a line each: what was set in the scene.
    public var changes: [String]
    public var panels: [DiagramPanel]
    /// How the views fare between the sizes of the root that the panels show, drawn above them;
    /// `nil` where the panels are not one scene at several sizes.
    public var resizing: ResizeTable?

    public init(
      title: String? = nil, changes: [String] = [], _ panels: [DiagramPanel],
      resizing: ResizeTable? = nil
    ) {
      self.title = title
      self.changes = changes
      self.panels = panels
      self.resizing = resizing
    }
  }

  public init(
    title: String, subtitle: String? = nil, columns: Int? = nil,
    formerMeaning: String = "edge in the first panel", _ sections: [Section]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.columns = columns
    self.formerMeaning = formerMeaning
    self.sections = sections
  }

  /// A sheet of one panel, which needs no title besides that of its scene.
  public init(_ explanation: Explanation) { self.init(DiagramPanel(explanation)) }

  public init(_ panel: DiagramPanel) {
    let scene = panel.explanation.layout.scene
    self.init(title: scene.title, subtitle: scene.subtitle, [Section([panel])])
  }

  /// One layout over another: the new one as usual, old frames behind it, moved edges with how far
  /// they moved, and below what changed in words.
  public init(_ difference: LayoutDifference) {
    var panel = DiagramPanel(
      difference.after, former: DiagramPanel.Former(difference.before.layout, .moves))
    panel.messages =
      difference.isEmpty ? ["The layouts are the same."] : difference.messagesInOrder
    self.init(panel)
    formerMeaning = "frame before"
    let titles = [difference.before, difference.after].map(\.layout.scene.title)
    if titles[0] != titles[1] { subtitle = "Before: \(titles[0])" }
  }

  /// All panels, row by row.
  public var panels: [DiagramPanel] { sections.flatMap(\.panels) }

  /// Whether the panels are below each other: widths are compared from one left edge.
  var isStacked: Bool {
    columns == nil && sections.contains { $0.resizing?.axis == .horizontal }
  }

  /// Whether each section has a panel for each size, so that sections can be columns of a table.
  var isTable: Bool {
    isStacked && sections.count > 1
      && sections.allSatisfy { $0.panels.count == sections[0].panels.count }
  }

  /// The same panels in one section, each with the title of its own section before its own: an
  /// animation shows them one at a time.
  public var flattened: ComparisonSheet {
    var copy = self
    // Each is shown as large as all of them: below each other they would leave most of that empty.
    copy.columns = columns ?? 0
    guard sections.count > 1 else { return copy }
    copy.sections = [
      Section(
        sections.flatMap { section in
          section.panels.map { panel in
            var panel = panel
            panel.title = [section.title, panel.title].compactMap(\.self).joined(separator: ", ")
            panel.changes = section.changes + panel.changes
            return panel
          }
        })
    ]
    return copy
  }
}
