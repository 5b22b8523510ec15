import SnugExplanation
import SnugGeometry
public import SnugLayout

/// A table of a scene's layouts in several text sizes, with the texts that are truncated in each.
public struct TextSizeTable: Sendable {
  /// In the requested order.
  public let layouts: [Layout]

  public init(_ layouts: [Layout]) { self.layouts = layouts }

  /// The table as text, and then sentences about truncated texts.
  public var text: String { document.text }
  public var markdown: String { document.markdown }

  private var document: Document {
    let title = layouts.first?.scene.title ?? ""
    return Document(blocks: [.paragraph(title), .table(table), .list(sentences)])
  }

  private var table: TextTable {
    TextTable(
      header: ["text size", layouts.first?.scene[.root].name ?? "", "cut", "layout"],
      rows: layouts.map { layout in
        let cut = Self.cutViews(in: layout)
        return [
          layout.scene.contentSizeCategory.rawValue, Wording.size(layout[.root].frame),
          cut.isEmpty ? "nothing" : Wording(layout: layout).names(cut), layout.status.rawValue,
        ]
      })
  }

  /// “title is cut from accessibilityMedium up.”
  private var sentences: [String] {
    guard let first = layouts.first else { return [] }
    // Matched by name, because code can create other views in other text sizes.
    let cut = layouts.map { layout in Self.cutViews(in: layout).map { layout.scene[$0].name } }
    let names = Wording.distinct(layouts.flatMap { $0.scene.views.map(\.name) })
    let sentences = names.compactMap { name -> String? in
      let indices = layouts.indices.filter { cut[$0].contains(name) }
      guard let start = indices.first else { return nil }
      let sizes = indices.map { layouts[$0].scene.contentSizeCategory.rawValue }
      let isLarger = Array(start..<layouts.count) == indices && indices.count > 1
      return "\(name) is cut "
        + (indices.count == layouts.count
          ? "in all of them."
          : isLarger ? "from \(sizes[0]) up." : "in \(Wording(layout: first).list(sizes)).")
    }
    return sentences.isEmpty ? ["No text is cut."] : sentences
  }

  private static func cutViews(in layout: Layout) -> [ViewID] {
    layout.scene.visibleViews.filter { id in
      Axis.allCases.contains { layout.cutsText(of: id, $0) }
    }
  }
}
