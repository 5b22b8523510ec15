import SnugDrawing
import SnugGeometry
import SnugLayout

/// The layout guides that constraints use, as thin rectangles with names if there is room. Guides
/// that stack views create are left out.
struct GuideLayer {
  let stage: Stage

  let guides: [(guide: LayoutGuide, frame: Rect)]
  let guidesByOwner: [ViewID: [(guide: LayoutGuide, frame: Rect)]]

  init(stage: Stage) {
    self.stage = stage
    let named = zip(stage.layout.system.guides, stage.layout.guides).compactMap { guide, rect in
      GuideStyle(guide.kind).map { _ in (guide, stage.projection(rect)) }
    }
    let implied = Self.implied(on: stage, besides: Set(named.map(\.0)))
    guides = named + implied
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
    return areas.filter { $0.width > .leastShown && $0.height > .leastShown }
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

  /// Draws tinted areas for the insets of guides and for the author's guides, on the owning view and
  /// below its subviews.
  func drawInsets(of id: ViewID, in sketch: inout Sketch) {
    for (guide, frame) in guidesByOwner[id] ?? [] {
      guard let style = GuideStyle(guide.kind), let tint = style.tint(in: sketch.theme) else {
        continue
      }
      let role = guide.kind == .custom ? "guide-fill" : "guide-band"
      for rect in areas(of: guide, frame) {
        sketch.rectangle(
          rect, fill: tint, stroke: style.outline(in: sketch.theme), role: role,
          subject: guide.name)
        if style.isRuled { sketch.rule(rect, role: "guide-rule", subject: guide.name) }
      }
    }
  }

  /// Draws the names of the author's guides where they touch nothing.
  func drawNames(in sketch: inout Sketch) {
    for (guide, frame) in guides where guide.kind == .custom {
      let size = sketch.size(of: guide.name)
      let room = frame.inset(by: EdgeInsets(all: 2))
      let boxes = [room.minX, room.midX - size.width / 2, room.maxX - size.width].flatMap { x in
        [room.minY, room.maxY - size.height].map { Rect(x: x, y: $0, size) }
      }
      guard
        let box = boxes.first(where: {
          room.contains($0) && sketch.isClear($0) && stage.isOnContainers($0)
        })
      else { continue }
      sketch.write(
        guide.name, sketch.theme.constraint, in: box, role: "guide-name", subject: guide.name)
    }
  }
}
