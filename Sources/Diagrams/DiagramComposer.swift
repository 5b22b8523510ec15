import AutoLayout
public import Drawing
public import Geometry
public import LayoutExplanation

/// Composes the picture of an explanation. All placement is decided here.
public struct DiagramComposer: Sendable {
  public var options: DiagramOptions
  public var measurer: any TextMeasurer

  public init(_ options: DiagramOptions = DiagramOptions(), measuring measurer: any TextMeasurer) {
    self.options = options
    self.measurer = measurer
  }

  public func compose(_ explanation: Explanation) -> DisplayList {
    compose(ComparisonSheet(explanation))
  }

  /// Composes one of the sizes of a scene in a page, without the parts that are the same for all
  /// sizes: title, legend and reasons.
  ///
  /// - Parameter zoom: in points of the picture per point of the scene, the same for all sizes.
  package func compose(_ explanation: Explanation, zoom: Double) -> DisplayList {
    var sheet = ComparisonSheet(explanation)
    sheet.pageZoom = zoom
    return compose(sheet)
  }

  /// The zoom for the layouts of a page, at which none is larger than comfortable. A page is wider
  /// than a README's column.
  package static func zoom(forPageOf explanations: [Explanation]) -> Double {
    explanations.map {
      Projection.zoom(for: PanelExtent(DiagramPanel($0)).bounds.size, comfortable: 880)
    }.min() ?? 1
  }

  /// Composes the panels of a sheet in rows.
  public func compose(_ sheet: ComparisonSheet) -> DisplayList {
    if sheet.hasCards(options) {
      let panel = sheet.panels[0]
      var options = options
      options.annotations = panel.annotations ?? options.annotations
      return CardPage(panel.explanation, options, measurer).composed()
    }
    var composer = SheetComposer(sheet, options, measurer)
    return composer.composed()
  }
}

extension ComparisonSheet {
  /// Whether it is one layout with reasons, and without annotations that only the other form has.
  fileprivate func hasCards(_ options: DiagramOptions) -> Bool {
    guard panels.count == 1, pageZoom == nil, !options.hasPanelForm, let panel = panels.first,
      !panel.isCompared,
      panel.messages == nil, !panel.explanation.reasons.isEmpty,
      panel.explanation.layout.scene.consoleReport == nil
    else { return false }
    return (panel.annotations ?? options.annotations).isSubset(of: .standard)
  }
}

extension DiagramPanel {
  /// Whether it is compared with another layout.
  fileprivate var isCompared: Bool { former.map { $0.layout !== explanation.layout } ?? false }
}
