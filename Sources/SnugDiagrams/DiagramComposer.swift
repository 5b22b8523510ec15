public import SnugDrawing
public import SnugExplanation
public import SnugGeometry
import SnugLayout

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

  /// Composes the panels of a sheet.
  public func compose(_ sheet: ComparisonSheet) -> DisplayList {
    if let difference = sheet.difference {
      return DifferencePage(difference, sheet, options, measurer).composed()
    }
    return SheetPage(sheet, options, measurer).composed()
  }

  /// Composes the overview of one of the sizes of a scene in a page, which has the parts that are the
  /// same for all sizes, and the cards, outside the picture.
  ///
  /// - Parameter zoom: in points of the picture per point of the scene, the same for all sizes.
  package func compose(_ explanation: Explanation, zoom: Double) -> DisplayList {
    SheetPage(ComparisonSheet(explanation), options, measurer).composedOverview(zoom: zoom)
  }

  /// The zoom for the layouts of a page, at which none is larger than comfortable. A page is wider
  /// than a README's column.
  package static func zoom(forPageOf explanations: [Explanation]) -> Double {
    explanations.map {
      Projection.zoom(for: $0.layout.extent.size, comfortable: 880)
    }.min() ?? 1
  }
}

extension Layout {
  /// Whether only the constraints of a conflict are known, from a log.
  var isLog: Bool {
    scene.consoleReport.map { $0.isUnsatisfiable || !conflicts.isEmpty } ?? false
  }

  /// All views as drawn, which may extend beyond the root.
  var extent: Rect {
    scene.viewIDs.reduce(self[.root].frame) { extent, id in
      extent.union(
        ContentLayer(
          view: scene[id], laidOut: self[id], projection: Projection(origin: .zero, zoom: 1),
          theme: .light, system: scene.system,
          isMirrored: scene.layoutDirection(of: id) == .rightToLeft, ground: nil
        ).bounds)
    }
  }
}
