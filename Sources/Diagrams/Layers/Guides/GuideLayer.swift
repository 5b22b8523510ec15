import AutoLayout
import Drawing
import Geometry

/// The layout guides constraints speak of: thin rectangles, named where there is room. What a
/// stack view makes for itself is left out.
struct GuideLayer {
  let stage: Stage

  let guides: [(guide: LayoutGuide, frame: Rect)]
  /// Margins of which constraints use some sides only: bands show these.
  private let unframed: Set<LayoutGuide>
  private let builtIn: [ViewID: [(guide: LayoutGuide, frame: Rect)]]

  init(stage: Stage) {
    self.stage = stage
    let named = zip(stage.layout.system.guides, stage.layout.guides).compactMap { guide, rect in
      GuideStyle(guide.kind).map { _ in (guide, stage.projection(rect)) }
    }
    let implied = Self.implied(on: stage, besides: Set(named.map(\.0)))
    guides = named + implied
    unframed = Set(implied.map(\.guide).filter { $0.kind == .layoutMargins })
    builtIn = Dictionary(grouping: guides.filter(\.guide.kind.followsFromOwner)) {
      $0.guide.owningView
    }
  }

  /// How the guides of some panels look, each once for each meaning.
  static func styles(of stages: [Stage]) -> [GuideStyle] {
    var meanings = Set<String>()
    let kinds = stages.flatMap { GuideLayer(stage: $0).guides.map(\.guide.kind) }
    return Set(kinds.compactMap(GuideStyle.init)).sorted()
      .filter { meanings.insert($0.meaning).inserted }
  }

  /// What a guide keeps free at the edges of its view, without what others do that lie around it:
  /// margins hold the safe area, the readable content the margins.
  func bands(of guide: LayoutGuide, _ frame: Rect) -> [Rect] {
    guard let style = GuideStyle(guide.kind), let place = Self.nested.firstIndex(of: style) else {
      return []
    }
    let around = Self.nested[..<place].reversed().lazy.compactMap { style in
      builtIn[guide.owningView]?.first { GuideStyle($0.guide.kind) == style }?.frame
    }.first
    return Self.bands(between: around ?? stage.frame(of: guide.owningView), and: frame)
  }

  private static let nested: [GuideStyle] = [.safeArea, .margins, .readableContent]

  /// What lies in one rectangle and not in another: above, below, left and right of it.
  private static func bands(between outer: Rect, and inner: Rect) -> [Rect] {
    let inside = PerAxis<Interval> { axis in
      let start = min(max(inner[axis].start, outer[axis].start), outer[axis].end)
      return Interval(start: start, end: max(start, min(inner[axis].end, outer[axis].end)))
    }
    return Axis.allCases.reversed().flatMap { axis in
      let sides = [
        Interval(start: outer[axis].start, end: inside[axis].start),
        Interval(start: inside[axis].end, end: outer[axis].end),
      ]
      return sides.map { side in
        Rect(
          spanning: PerAxis {
            $0 == axis ? side : axis == .horizontal ? inside[$0] : outer[$0]
          })
      }
    }
  }

  static func stroke(in theme: Theme) -> Stroke { Stroke(theme.constraint, width: 0.75) }

  func drawFrames(in sketch: inout Sketch) {
    for (guide, frame) in guides where !unframed.contains(guide) {
      sketch.rectangle(
        frame, stroke: Self.stroke(in: sketch.theme), role: "guide", subject: guide.name)
    }
  }

  /// Writes each name inside the rectangle it names, at its edge: in the band around it, it would
  /// name what the guide keeps free. What others made too small for a name has it outside.
  func drawNames(in sketch: inout Sketch) {
    for (guide, frame) in guides where !unframed.contains(guide) {
      let size = sketch.size(of: guide.caption, AnnotationFont.text)
      let place = sketch.firstFree(among: places(of: guide, frame, size)) {
        stage.isClear($0, in: nil)
      }
      guard let box = place else { continue }
      sketch.write(
        guide.caption, AnnotationFont.text, sketch.theme.constraint, in: box, role: "guide-name",
        subject: guide.name)
    }
  }

  private func places(of guide: LayoutGuide, _ frame: Rect, _ size: Size) -> [Rect] {
    let columns =
      [frame.minX + 4, frame.maxX - size.width - 3]
      + [0.5, 0.25, 0.75].map { frame.minX + frame.width * $0 - size.width / 2 }
    func row(_ y: Double) -> [Rect] { columns.map { Rect(origin: Point(x: $0, y: y), size: size) } }
    let inside = (row(frame.minY + 2) + row(frame.maxY - size.height - 2)).filter(frame.contains)
    return guide.kind.followsFromOwner
      ? inside : inside + row(frame.maxY + 2) + row(frame.minY - size.height - 1)
  }
}

extension LayoutGuide {
  /// What it is called in a picture, where it is seen whose it is.
  fileprivate var caption: String {
    switch kind {
    case .custom, .stackSpacer, .stackGap: name
    case .layoutMargins: "layout margins"
    case .safeArea: "safe area"
    case .readableContent: "readable content"
    case .content: "scrolled content"
    case .frame: "frame"
    }
  }
}
