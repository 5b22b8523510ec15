public import Drawing
public import Geometry
public import LayoutExplanation

/// Turns an explanation into a picture. All placement is decided here.
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

  /// Composes one of the sizes a page shows a scene at: without what does not change there, which is
  /// title, legend and reasons.
  ///
  /// - Parameter zoom: the picture's points to a point of the scene, the same for all sizes.
  package func compose(_ explanation: Explanation, zoom: Double) -> DisplayList {
    var sheet = ComparisonSheet(explanation)
    sheet.pageZoom = zoom
    return compose(sheet)
  }

  /// The zoom at which all of some layouts have a comfortable size in a page, which is wider than a
  /// README's column.
  package static func zoom(forPageOf explanations: [Explanation]) -> Double {
    explanations.map {
      Projection.zoom(for: PanelExtent(DiagramPanel($0)).bounds.size, comfortable: 880)
    }.min() ?? 1
  }

  /// Composes the panels of a sheet, side by side and in rows.
  public func compose(_ sheet: ComparisonSheet) -> DisplayList {
    var composer = SheetComposer(sheet, options, measurer)
    return composer.composed()
  }
}
