import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Draws and explains a scene at several sizes of its root.
struct PageSampler: Sendable {
  let scene: Scene
  let axis: Axis
  let zoom: Double
  private let engine: LayoutEngine
  private let composer: DiagramComposer
  /// The bounding box of all drawings so far, in the picture's points from the corner of the root.
  private(set) var extent = Rect(origin: .zero, size: .zero)
  private var known: [Double: Known] = [:]

  /// The layers of a page, which change independently.
  enum Layer {
    case drawn
    /// The sentences and the frames of views.
    case described
  }

  private struct Known {
    /// It is worded twice.
    let explanation: Explanation
    let rounded: PerLayer
    var exact: PerLayer?
  }

  private struct PerLayer {
    var drawn: [PageItem]
    var described: [PageItem]

    subscript(layer: Layer) -> [PageItem] { layer == .drawn ? drawn : described }
  }

  init(
    _ scene: Scene, _ axis: Axis, over range: ClosedRange<Double>, _ options: DiagramOptions,
    measuring measurer: any TextMeasurer
  ) {
    self.scene = scene
    self.axis = axis
    let engine = LayoutEngine(measuring: measurer)
    self.engine = engine
    composer = DiagramComposer(options, measuring: PlaceholderMeasurer(base: measurer))
    zoom = DiagramComposer.zoom(
      forPageOf: [range.lowerBound, range.upperBound].map { size in
        Explanation(engine.layout(scene.resized(axis, to: size)))
      })
  }

  mutating func items(_ layer: Layer, at size: Double) -> [PageItem] {
    known(at: size).rounded[layer]
  }

  mutating func exactItems(_ layer: Layer, at size: Double) -> [PageItem] {
    var own = known(at: size)
    if own.exact == nil {
      let exact = Wording.$decimals.withValue(NumberTemplate.decimals) {
        drawn(Explanation(rewording: own.explanation))
      }
      own.exact = PerLayer(
        drawn: Self.rounded(own.rounded.drawn, numbersFrom: exact.drawn),
        described: Self.rounded(own.rounded.described, numbersFrom: exact.described))
      known[size] = own
    }
    return (own.exact ?? own.rounded)[layer]
  }

  private mutating func known(at size: Double) -> Known {
    if let known = known[size] { return known }
    let explanation = Explanation(engine.layout(scene.resized(axis, to: size)))
    let new = Known(explanation: explanation, rounded: drawn(explanation))
    known[size] = new
    return new
  }

  /// The items with exact numbers in their texts. Only these numbers are taken from the exact
  /// items, because longer numbers can change the positions of labels.
  private static func rounded(
    _ items: [PageItem], numbersFrom exact: [PageItem]
  ) -> [PageItem] {
    var numbers: [PageItem.Kind: [[Double]]] = [:]
    for item in exact.reversed() { numbers[item.kind, default: []].append(item.numbers) }
    return items.map { item in
      let locations = item.kind.locations
      guard locations < item.numbers.count, let exact = numbers[item.kind]?.popLast() else {
        return item
      }
      return PageItem(
        kind: item.kind, numbers: Array(item.numbers[..<locations] + exact[locations...]))
    }
  }

  private mutating func drawn(_ explanation: Explanation) -> PerLayer {
    let picture = composer.compose(explanation, zoom: zoom)
    let corner = picture.tooltips[0].box.origin
    let marks = picture.marks.lazy.filter { $0.role != "card" }
      .map { $0.offset(x: -corner.x, y: -corner.y) }
    for mark in marks { extent = extent.union(mark.bounds) }
    return PerLayer(
      drawn: PageItem.items(Array(marks)), described: described(explanation, picture.tooltips))
  }

  private func described(
    _ explanation: Explanation, _ tooltips: [DisplayList.Tooltip]
  ) -> [PageItem] {
    let layout = explanation.layout
    let reasons = explanation.reasons.prefix(Self.reasonLimit).flatMap { reason in
      let prose = explanation.prose(for: reason)
      return [
        PageItem(
          .headline(
            number: reason.number, reason.verdict(in: layout),
            views: explanation.views(in: reason).map { layout.scene[$0].name }), prose.headline),
        PageItem(.body, prose.body),
      ]
    }
    let views = zip(layout.scene.viewIDs, tooltips).flatMap { id, tooltip in
      [
        PageItem(
          kind: .frame(view: layout.scene[id].name), numbers: layout[id].frame.numbers),
        PageItem(.view, tooltip.text),
      ]
    }
    return [PageItem(.verdict, explanation.verdict)] + reasons
      + explanation.remarks.map { PageItem(.remark, $0) } + views
  }

  private static let reasonLimit = 30
}

/// Measures labels as if all decimal numbers had the same length, so that the position of a label
/// does not depend on the number of decimals at a particular size.
private struct PlaceholderMeasurer: TextMeasurer {
  let base: any TextMeasurer

  func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    guard text.style == .annotation, text.string.contains(".") else {
      return base.metrics(of: text, maximumWidth: maximumWidth)
    }
    let (template, numbers) = NumberTemplate.reading(text.string)
    var text = text
    text.string = zip(numbers, template.literals.dropFirst()).reduce(template.literals[0]) {
      let whole = $1.0.rounded(.down)
      let digits = String(repeating: "0", count: whole.description(decimals: 0).count)
      return $0 + ($1.0 == whole ? whole.description(decimals: 0) : digits + ".0") + $1.1
    }
    return base.metrics(of: text, maximumWidth: maximumWidth)
  }

  func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    base.breakpoints(of: text, over: widths, includingWidth: includingWidth)
  }
}
