import AutoLayout
import Diagnostics
import Diagrams
import Geometry
import LayoutExplanation
import Snug

/// What the page shows of a scene: its picture, where views and constraints are in it, and the reasons.
struct SceneReport: Encodable, Sendable {
  var title: String
  var verdict: String
  /// An `<svg>` element, and the style sheet by which it follows its reader's appearance.
  var picture: String
  var styleSheet: String
  var width: Double
  var height: Double
  /// The picture's points to a point of the scene.
  var zoom: Double
  /// The titles of the layouts that can be shown: the scene's own, then its variants'.
  var layouts: [String]
  var extent: Extent?
  /// Whether controls can change it: the file is a scene file, and no variant is shown, which says only
  /// what it changes.
  var isEditable: Bool
  var views: [View]
  var constraints: [Constraint]
  var reasons: [Reason]

  /// The sizes the root can be dragged to; they stay while it is.
  struct Extent: Encodable, Sendable {
    var axis: String
    /// “width” or “height”
    var dimension: String
    var low: Double
    var high: Double
  }

  struct View: Encodable, Sendable {
    var name: String
    var viewClass: String
    /// `x, y, width, height` in the superview's root, in points.
    var frame: [Double]
    /// The same in the picture; `nil` for a view that is not to be seen.
    var box: [Double]?
    var summary: String
    var intrinsic: [Double?]
    var hugging: [Double]
    var compressionResistance: [Double]
    var start: Int?
  }

  struct Constraint: Encodable, Sendable {
    var description: String
    var views: [String]
    var priority: Double
    var isSatisfied: Bool
    var isBroken: Bool
    /// Its index in the scene, for one the author wrote.
    var index: Int?
    var constant: Double
    var relation: String
    var isEquation: Bool
    var start: Int?
    var end: Int?
    /// Where it is drawn in the picture: what stands over the views, and what runs behind them.
    var signs: [[Double]]
    var lines: [[Double]]
  }

  struct Reason: Encodable, Sendable {
    var headline: String
    var body: String
    var views: [String]
  }

  /// - Parameter written: the scene of the text, of which the explained one is a variant or a size.
  init(
    _ explanation: Explanation, of written: Scene, _ request: Request, isEditable: Bool,
    _ pipeline: Pipeline, _ offsets: UTF16Offsets
  ) throws(RenderError) {
    let layout = explanation.layout
    let scene = layout.scene
    if request.size == nil {
      let isWritten = (request.variant ?? 0) == 0
      let (axis, range) = pipeline.extent(of: written, laidOut: isWritten ? layout : nil)
      extent = Extent(
        axis: axis.rawValue, dimension: Wording.dimension(axis), low: range.lowerBound,
        high: range.upperBound)
    }
    layouts = [written.output.baseTitle ?? Pipeline.baseTitle] + written.variants.map(\.title)
    let isEditable = isEditable && (request.variant ?? 0) == 0
    self.isEditable = isEditable
    title = scene.title
    verdict = explanation.verdict
    let options = DiagramOptions(for: scene, followsColorScheme: true)
    zoom =
      request.zoom.map { min(max($0, 0.1), 10) } ?? DiagramComposer.zoom(forPageOf: [explanation])
    // The page has the reasons as text, which can be selected.
    let diagram = DiagramComposer(options, measuring: pipeline.measurer)
      .compose(explanation, zoom: zoom)
    let svg = try pipeline.inlineSVG(diagram)
    (picture, styleSheet) = (svg.markup, svg.styleSheet)
    (width, height) = (diagram.size.width, diagram.size.height)
    let tooltips = Dictionary(diagram.tooltips.map { ($0.subject, $0) }) { first, _ in first }
    let marks = Dictionary(grouping: diagram.marks, by: \.subject)
    func boxes(of subject: String, areLines: Bool) -> [[Double]] {
      (marks[subject] ?? []).filter { ($0.role == "alignment") == areLines }.map(\.bounds.numbers)
    }
    views = scene.viewIDs.map { id in
      let view = scene[id]
      let (frame, tooltip) = (layout[id].frame, tooltips[view.name])
      let intrinsic = layout[id].intrinsicContentSize.size
      return View(
        name: view.name, viewClass: view.viewClass.rawValue,
        frame: frame.numbers,
        box: tooltip?.box.numbers,
        summary: tooltip?.text ?? view.name,
        intrinsic: [intrinsic.horizontal, intrinsic.vertical],
        hugging: view.contentHuggingPriority.values,
        compressionResistance: view.contentCompressionResistancePriority.values,
        start: view.range.map { offsets[$0.offsets.lowerBound] })
    }
    constraints = layout.system.entries.indices.compactMap { index in
      let entry = layout.system.entries[index]
      if case .contentSize = entry.origin { return nil }
      var author: Int?
      if case .author(let index) = entry.origin { author = index }
      let items = [entry.constraint.firstItem, entry.constraint.secondItem].compactMap(\.self)
      let state = layout.constraints[index]
      let isEquation = isEditable && (entry.range.map { scene.isEquation($0) } ?? false)
      return Constraint(
        description: entry.description, views: items.map { scene[layout.system.view(of: $0)].name },
        priority: entry.priority.rawValue, isSatisfied: state.isSatisfied,
        isBroken: state.isBroken, index: author, constant: entry.constraint.constant,
        relation: entry.constraint.relation.rawValue, isEquation: author != nil && isEquation,
        start: entry.range.map { offsets[$0.offsets.lowerBound] },
        end: entry.range.map { offsets[$0.offsets.upperBound] },
        signs: boxes(of: entry.id, areLines: false), lines: boxes(of: entry.id, areLines: true))
    }
    reasons = explanation.reasons.map { reason in
      let prose = explanation.prose(for: reason)
      return Reason(
        headline: prose.headline, body: prose.body,
        views: explanation.views(in: reason).map { scene[$0].name })
    }
  }
}

extension PerAxis<LayoutPriority> {
  fileprivate var values: [Double] { [horizontal.rawValue, vertical.rawValue] }
}

extension Scene {
  /// Whether one constraint is written at a place, as an equation.
  fileprivate func isEquation(_ range: SourceRange) -> Bool {
    !range.text.contains("constraint(") && range.text.contains("=")
      && constraints.count { $0.range == range } == 1
  }
}

/// Converts offsets in UTF-8 to UTF-16, in which JavaScript counts.
struct UTF16Offsets: Sendable {
  /// Of every offset in UTF-8 that in UTF-16; `nil` where they are the same.
  private let table: [Int]?

  init(_ utf8: [UInt8]) {
    guard utf8.contains(where: { $0 >= 0x80 }) else {
      table = nil
      return
    }
    var table: [Int] = []
    var count = 0
    for byte in utf8 {
      table.append(count)
      // A character ends before the first byte of the next; one of four bytes takes two units.
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    self.table = table + [count]
  }

  subscript(offset: Int) -> Int {
    table.map { $0[min(offset, $0.count - 1)] } ?? offset
  }
}
