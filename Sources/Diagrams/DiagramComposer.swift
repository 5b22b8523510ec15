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

  /// Composes the panels of a sheet, side by side and in rows.
  public func compose(_ sheet: ComparisonSheet) -> DisplayList {
    var composer = SheetComposer(sheet, options, measurer)
    return composer.composed()
  }
}
