import Snug
import SnugDiagnostics
import SnugDiagrams
import SnugExplanation
import SnugGeometry
import SnugLayout

extension LiveEditor {
  /// The data the page shows: the picture, the boxes of views and constraints in it, and the
  /// reasons. Boxes are `[x, y, width, height]`.
  ///
  /// - Parameter written: the scene in the text. The explained scene is a variant of it, or has
  ///   another size.
  func report(
    on explanation: Explanation, of written: Scene, _ request: Request, _ offsets: UTF16Offsets
  ) throws(RenderError) -> JSON {
    let scene = explanation.layout.scene
    // A variant cannot be edited here: its text has only what differs.
    let isWritten = (request.variant ?? 0) == 0
    let zoom =
      request.zoom.map { min(max($0, 0.1), 10) } ?? DiagramComposer.zoom(forPageOf: [explanation])
    // The page shows the reasons as selectable text.
    var options = DiagramOptions(for: scene, followsColorScheme: true)
    // Constraints are picked in the picture.
    options.annotations.formUnion([.constraints, .alignment])
    let diagram = DiagramComposer(options, measuring: pipeline.measurer)
      .compose(explanation, zoom: zoom)
    let svg = try pipeline.inlineSVG(diagram)
    let layouts = [written.output.baseTitle ?? Pipeline.baseTitle] + written.variants.map(\.title)
    let isEditable = isWritten && file.isEditable
    return [
      "title": .string(scene.title), "verdict": .string(explanation.verdict),
      "picture": .string(svg.markup),
      // Makes the picture follow the reader's color scheme.
      "styleSheet": .string(svg.styleSheet),
      "width": .number(diagram.size.width), "height": .number(diagram.size.height),
      // Points of the picture per point of the scene.
      "zoom": .number(zoom),
      // The scene's own, then its variants'.
      "layouts": .array(layouts.map(JSON.string)),
      // The page keeps it while the root is dragged.
      "extent": request.size == nil
        ? extent(of: written, laidOut: isWritten ? explanation.layout : nil) : nil,
      "isEditable": .bool(isEditable),
      "views": .array(views(of: explanation.layout, diagram, offsets)),
      "constraints": .array(
        constraints(of: explanation.layout, diagram, offsets, isEditable: isEditable)),
      "reasons": .array(
        explanation.reasons.map { reason in
          let prose = explanation.prose(for: reason)
          return [
            "headline": .string(prose.headline), "body": .string(prose.body),
            "views": .array(explanation.views(in: reason).map { .string(scene[$0].name) }),
          ]
        }),
    ]
  }

  /// The sizes the root can be dragged to.
  private func extent(of scene: Scene, laidOut layout: Layout?) -> JSON {
    let (axis, range) = pipeline.extent(of: scene, laidOut: layout)
    return [
      "axis": .string(axis.rawValue), "dimension": .string(Wording.dimension(axis)),
      "low": .number(range.lowerBound), "high": .number(range.upperBound),
    ]
  }

  private func views(
    of layout: Layout, _ diagram: DisplayList, _ offsets: UTF16Offsets
  ) -> [JSON] {
    let tooltips = Dictionary(diagram.tooltips.map { ($0.subject, $0) }) { first, _ in first }
    return layout.scene.viewIDs.map { id in
      let view = layout.scene[id]
      let tooltip = tooltips[view.name]
      let intrinsic = layout[id].intrinsicContentSize.size
      return [
        "name": .string(view.name), "viewClass": .string(view.viewClass.rawValue),
        // In the root's coordinates, and in the picture's if it is visible there.
        "frame": .box(layout[id].frame), "box": tooltip.map { .box($0.box) },
        "summary": .string(tooltip?.text ?? view.name),
        "intrinsic": .array(
          [intrinsic.horizontal, intrinsic.vertical].map { $0.map(JSON.number) ?? .null }),
        "hugging": .priorities(view.contentHuggingPriority),
        "compressionResistance": .priorities(view.contentCompressionResistancePriority),
        "start": view.range.map { offsets[$0.offsets.lowerBound] },
      ]
    }
  }

  private func constraints(
    of layout: Layout, _ diagram: DisplayList, _ offsets: UTF16Offsets, isEditable: Bool
  ) -> [JSON] {
    let scene = layout.scene
    let marks = Dictionary(grouping: diagram.marks, by: \.subject)
    return layout.constraints.compactMap { made in
      let entry = made.entry
      if case .contentSize = entry.origin { return nil }
      let author = if case .author(let index) = entry.origin { index } else { nil as Int? }
      let items = [entry.constraint.firstItem, entry.constraint.secondItem].compactMap(\.self)
      let isEquation =
        author != nil && isEditable && (entry.range.map { scene.isEquation($0) } ?? false)
      func boxes(areLines: Bool) -> JSON {
        .array(
          (marks[entry.id] ?? []).filter { ($0.role == "alignment") == areLines }
            .map { .box($0.bounds) })
      }
      return [
        "description": .string(entry.description),
        "views": .array(items.map { .string(scene[layout.system.view(of: $0)].name) }),
        "priority": .number(entry.priority.rawValue), "isSatisfied": .bool(made.isSatisfied),
        "isBroken": .bool(made.isBroken),
        // In the scene.
        "index": author.map(JSON.count),
        "constant": .number(entry.constraint.constant),
        "relation": .string(entry.constraint.relation.rawValue), "isEquation": .bool(isEquation),
        "start": entry.range.map { offsets[$0.offsets.lowerBound] },
        "end": entry.range.map { offsets[$0.offsets.upperBound] },
        // Marks drawn over the views, and lines drawn behind them.
        "signs": boxes(areLines: false), "lines": boxes(areLines: true),
      ]
    }
  }
}

extension JSON {
  fileprivate static func box(_ rect: Rect) -> JSON { .array(rect.numbers.map(JSON.number)) }

  fileprivate static func priorities(_ priorities: PerAxis<LayoutPriority>) -> JSON {
    .array([priorities.horizontal, priorities.vertical].map { .number($0.rawValue) })
  }
}

extension Scene {
  /// Whether a range holds one constraint, written as an equation.
  fileprivate func isEquation(_ range: SourceRange) -> Bool {
    !range.text.contains("constraint(") && range.text.contains("=")
      && constraints.count { $0.range == range } == 1
  }
}

/// Converts UTF-8 offsets to UTF-16 offsets, which JavaScript uses.
struct UTF16Offsets {
  let text: String

  subscript(offset: Int) -> JSON {
    let index = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    return .count(text.utf16.distance(from: text.startIndex, to: index))
  }
}
