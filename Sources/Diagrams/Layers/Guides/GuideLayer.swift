import AutoLayout
import Drawing
import Geometry

/// The layout guides that constraints use, as thin rectangles with names if there is room. Guides
/// that stack views create are left out.
struct GuideLayer {
  let stage: Stage

  let guides: [(guide: LayoutGuide, frame: Rect)]
  /// Margins of which constraints use only some sides. They are drawn only as bands.
  private let unframed: Set<LayoutGuide>
  let guidesByOwner: [ViewID: [(guide: LayoutGuide, frame: Rect)]]

  init(stage: Stage) {
    self.stage = stage
    let named = zip(stage.layout.system.guides, stage.layout.guides).compactMap { guide, rect in
      GuideStyle(guide.kind).map { _ in (guide, stage.projection(rect)) }
    }
    let implied = Self.implied(on: stage, besides: Set(named.map(\.0)))
    guides = named + implied
    unframed = Set(implied.map(\.guide).filter { $0.kind == .layoutMargins })
    guidesByOwner = Dictionary(grouping: guides, by: \.guide.owningView)
  }

  /// The styles of the guides with visible areas in some panels, one for each meaning.
  static func styles(of stages: [Stage]) -> [GuideStyle] {
    var meanings = Set<String>()
    let kinds = stages.map(GuideLayer.init).flatMap { layer in
      layer.guides.filter { !layer.areas(of: $0.guide, $0.frame).isEmpty }.map(\.guide.kind)
    }
    return Set(kinds.compactMap(GuideStyle.init)).sorted()
      .filter { meanings.insert($0.meaning).inserted }
  }

  /// The insets of a guide at the edges of its view, without those of the guides around it: the
  /// safe area is around the margins, and the margins are around the readable content. For other
  /// guides it is their frame.
  func areas(of guide: LayoutGuide, _ frame: Rect) -> [Rect] {
    var areas = [frame]
    if let style = GuideStyle(guide.kind), let place = Self.nested.firstIndex(of: style) {
      let around = Self.nested[..<place].reversed().lazy.compactMap { style in
        guidesByOwner[guide.owningView]?.first { GuideStyle($0.guide.kind) == style }?.frame
      }.first
      areas = Self.bands(between: around ?? stage.frame(of: guide.owningView), and: frame)
    }
    return areas.filter { $0.width > 0.01 && $0.height > 0.01 }
  }

  private static let nested: [GuideStyle] = [.safeArea, .margins, .readableContent]

  /// The parts of a rectangle outside another one: above, below, left and right of it.
  private static func bands(between outer: Rect, and inner: Rect) -> [Rect] {
    let inside = outer.clamping(inner)
    return Axis.allCases.reversed().flatMap { axis in
      outer[axis].without(inside[axis]).map {
        Rect(axis, along: $0, across: axis == .vertical ? outer[.horizontal] : inside[.vertical])
      }
    }
  }

  static func stroke(in theme: Theme) -> Stroke { Stroke(theme.constraint, width: 0.75) }

  func drawFrames(in sketch: inout Sketch) {
    for (guide, frame) in guides where !unframed.contains(guide) {
      sketch.rectangle(
        frame, stroke: Self.stroke(in: sketch.theme), role: "guide", subject: guide.name)
      let corners = [frame.minX, frame.maxX].map { x in
        [Point(x: x, y: frame.minY), Point(x: x, y: frame.maxY)]
      }
      sketch.occupyLines(corners + zip(corners[0], corners[1]).map { [$0, $1] })
    }
  }

  /// Draws each name inside its rectangle, at the edge. In the band around it, it would appear to
  /// name the band. The names of custom guides can also be outside.
  func drawNames(in sketch: inout Sketch) {
    for (guide, frame) in guides where !unframed.contains(guide) {
      let label = Label(
        guide.caption, sketch.theme.constraint, role: "guide-name", subject: guide.name, in: sketch)
      let columns: [Spot] = [
        .flush(0), .flush(1), .centered(0.5), .centered(0.25), .centered(0.75), .centered(0.45),
        .centered(0.55),
      ]
      func row(_ y: Spot) -> [Rect] {
        let room = frame.inset(by: EdgeInsets(top: 2, left: 4, bottom: 2, right: 3))
        return columns.map { room.box(label.size, x: $0, y: y) }
      }
      let inside = (row(.flush(0)) + row(.flush(1))).filter(frame.contains)
      let boxes =
        guide.kind.followsFromOwner ? inside : inside + row(.after(4)) + row(.before(3))
      let free = boxes.filter {
        sketch.crossesNoEdge($0) && stage.crossesNoFrame($0) && !stage.isHatched($0)
      }
      sketch.place(label, at: Stage.candidates(preferringClear: free), on: stage)
    }
  }
}

extension LayoutGuide {
  /// The name in a picture, without the owning view.
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
