public import SnugComparison
public import SnugExplanation
import SnugGeometry
import SnugLayout

/// Panels for a comparison in one picture, with a common title, scale and legend.
public struct ComparisonSheet: Sendable {
  public var title: String
  public var subtitle: String?
  /// Each section begins a new row.
  public var sections: [Section]
  /// The number of panels side by side; 0 means as many as fit. `nil` means the same, except that
  /// several widths of a scene are below each other.
  public var columns: Int?
  /// The difference of two layouts, which is drawn in place of panels.
  private(set) var difference: LayoutDifference?

  /// A group of related panels.
  public struct Section: Sendable {
    /// `nil` if there is only one section.
    public var title: String?
    /// The changes of the scene, as lines below the title.
    public var changes: [String]
    public var panels: [DiagramPanel]
    /// The states of the views over the range of root sizes, drawn above the panels; `nil` if the
    /// panels are not one scene at several sizes.
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
    title: String, subtitle: String? = nil, columns: Int? = nil, _ sections: [Section]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.columns = columns
    self.sections = sections
  }

  /// A sheet of one panel, which needs only the scene's title.
  public init(_ explanation: Explanation) { self.init(DiagramPanel(explanation)) }

  public init(_ panel: DiagramPanel) {
    let scene = panel.explanation.layout.scene
    self.init(title: scene.title, subtitle: scene.subtitle, [Section([panel])])
  }

  /// A sheet with the layouts before and after a change, and a description of what changed.
  public init(_ difference: LayoutDifference) {
    self.init(difference.after)
    self.difference = difference
    let titles = [difference.before, difference.after].map(\.layout.scene.title)
    if titles[0] != titles[1] { subtitle = "Before: \(titles[0])" }
  }

  /// All panels, in order.
  public var panels: [DiagramPanel] { sections.flatMap(\.panels) }

  /// Whether the panels are below each other, so that widths can be compared from one left edge.
  var isStacked: Bool {
    columns == nil && sections.contains { $0.resizing?.axis == .horizontal }
  }

  /// Whether all sections have the same number of panels, so that sections can be columns of a
  /// table.
  var isTable: Bool {
    isStacked && sections.count > 1
      && sections.allSatisfy { $0.panels.count == sections[0].panels.count }
  }

  /// The panels in one section, with the sections' titles before their own. It is for animations,
  /// which show one panel at a time.
  public var flattened: ComparisonSheet {
    var copy = self
    // Each frame of an animation is as large as the whole sheet. If the panels were below each
    // other, most of it would be empty.
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
