public import SnugComparison
public import SnugDiagnostics
public import SnugDiagrams
public import SnugDrawing
import SnugExplanation
import SnugGeometry
public import SnugLayout

extension Pipeline {
  /// The picture of a scene that `snug render` draws, with its variants and at its sizes.
  public func diagram(
    of scene: Scene, appearance: Appearance = .light, _ choice: PanelChoice = PanelChoice()
  ) -> DisplayList {
    diagram(
      of: sheet(of: scene, choice),
      DiagramOptions(for: scene, appearance: appearance, overriddenBy: choice.settings))
  }

  /// Arranges the panels of a sheet in rows.
  public func diagram(
    of sheet: ComparisonSheet, _ options: DiagramOptions = DiagramOptions()
  ) -> DisplayList {
    DiagramComposer(options, measuring: measurer).compose(sheet)
  }

  /// The picture of a difference, with one layout above the other.
  public func diagram(
    of difference: LayoutDifference, _ options: DiagramOptions? = nil
  ) -> DisplayList {
    let scenes = [difference.before, difference.after].map(\.layout.scene)
    let files = scenes.map { scene in scene.views.lazy.compactMap(\.range).first?.source.name }
    var sheet = ComparisonSheet(difference)
    if scenes[0].title == scenes[1].title, let before = files[0], let after = files[1],
      before != after
    {
      sheet.subtitle = "Before: \(before). After: \(after)"
    }
    return diagram(of: sheet, options ?? DiagramOptions(for: scenes[1]))
  }

  /// The explained panels of a scene and its variants, at each size.
  public func sheet(
    of scene: Scene, _ choice: PanelChoice = PanelChoice()
  ) -> ComparisonSheet {
    let scenes = [scene] + (choice.showsVariants ? scene.variants : [])
    var choice = choice
    if case .across(let axis, let range) = choice.sweep {
      let changes = resizeTable(of: scene, axis, over: range).breakpoints(atMost: Self.changeLimit)
      choice.sweep = .over(SizeSweep(axis, [range.lowerBound] + changes + [range.upperBound]))
    }
    let strips = scenes.map { strip(of: $0, choice) }
    let baseTitle = choice.settings.baseTitle ?? scene.output.baseTitle ?? Self.baseTitle
    let titles = [baseTitle] + scenes.dropFirst().map(\.title)
    let hasSweeps = strips.contains { $0.panels.contains { $0.size != nil } }
    var sections = zip(zip(scenes, titles), strips).map { scene, strip in
      ComparisonSheet.Section(
        title: scene.1, changes: scene.0.changes, strip.panels.map(\.panel),
        resizing: strip.table)
    }
    if sections.count == 1 {
      sections[0].title = nil
    } else if !hasSweeps {
      sections = [ComparisonSheet.Section(sections.flatMap { $0.panelsWithTitle })]
    }
    let columns = choice.settings.columns ?? scene.output.columns
    return ComparisonSheet(
      title: scene.title, subtitle: scene.subtitle, columns: columns == 0 ? nil : columns, sections)
  }

  /// The limit for the sizes of a range that are drawn, without its ends.
  private static let changeLimit = 10

  /// The default title of the first of several panels, which is not a variant.
  package static let baseTitle = "Original layout"

  /// A panel and the size of its root; `nil` for the size in the scene.
  private typealias SizedPanel = (size: SizeSweep?, panel: DiagramPanel)

  /// The panels of a scene or a variant: one, or one for each size of its sweep. With several sizes
  /// also the resize table.
  private func strip(
    of scene: Scene, _ choice: PanelChoice
  ) -> (panels: [SizedPanel], table: ResizeTable?) {
    let sweep: SizeSweep? =
      switch choice.sweep {
      case .asWritten: scene.sweep
      case .over(let sweep): sweep
      case .across, .none: nil
      }
    guard let sweep, let low = sweep.sizes.min(), let high = sweep.sizes.max() else {
      return ([(nil, panel(explain(scene), "", choice))], nil)
    }
    let panels = sweep.sizes.map { size -> SizedPanel in
      let explanation = explain(scene.resized(sweep.axis, to: size))
      return (
        SizeSweep(sweep.axis, [size]),
        panel(explanation, Wording.title(of: size, sweep.axis), choice)
      )
    }
    return (panels, low < high ? resizeTable(of: scene, sweep.axis, over: low...high) : nil)
  }

  private func panel(
    _ explanation: Explanation, _ title: String, _ choice: PanelChoice
  ) -> DiagramPanel {
    var panel = DiagramPanel(explanation, title: title)
    panel.annotations = explanation.layout.scene.output.annotations(overriddenBy: choice.settings)
    return panel
  }

  /// The diagnostics for the outcomes of all panels. One that several panels share is reported once,
  /// with the numbers of the first and the titles of all.
  public func diagnostics(of sheet: ComparisonSheet) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var panels: [[String]: [String]] = [:]
    func key(_ diagnostic: Diagnostic) -> [String] {
      [diagnostic.message, diagnostic.range?.location ?? ""]
    }
    for (title, panel) in sheet.titledPanels {
      let own = diagnostics(of: panel.explanation)
      // In one panel, both axes can have a diagnostic with the same message.
      found += own.filter { panels[key($0)] == nil }
      for key in own.map(key) where panels[key]?.last != title {
        panels[key, default: []].append(title)
      }
    }
    return found.map { diagnostic in
      var diagnostic = diagnostic
      let titles = panels[key(diagnostic)] ?? []
      if titles.count < sheet.panels.count {
        diagnostic.notes.append(
          "in the panel\(titles.count == 1 ? "" : "s") "
            + Wording.joined(titles.map { "'\($0)'" }))
      }
      return diagnostic
    }
  }
}

extension ComparisonSheet {
  /// The panels, with the titles of their sections: `In German, 160 wide`.
  package var titledPanels: [(title: String, panel: DiagramPanel)] {
    sections.flatMap { section in
      section.panels.map { panel in
        let titles = [section.title, panel.title].compactMap(\.self).filter { !$0.isEmpty }
        return (titles.joined(separator: ", "), panel)
      }
    }
  }
}

extension ComparisonSheet.Section {
  /// The panels of a section. A single panel has the section's title.
  fileprivate var panelsWithTitle: [DiagramPanel] {
    panels.map { panel in
      var panel = panel
      panel.title = title ?? ""
      panel.changes = changes
      return panel
    }
  }
}
