import SnugDiagnostics
import SnugGeometry
package import SnugLayout

/// Writes an explanation as Markdown, for pull requests.
package struct ExplanationMarkdown {
  let explanation: Explanation
  /// The view to explain; `nil` for all views.
  let view: ViewID?

  package init(explanation: Explanation, view: ViewID?) {
    (self.explanation, self.view) = (explanation, view)
  }

  private var layout: Layout { explanation.layout }

  package var text: String {
    let reasons = explanation.reasons(about: view)
    let title = view.map { layout.scene[$0].name } ?? layout.scene.title
    var parts = ["## \(title.markdownEscaped)"]
    if view == nil {
      parts.append(explanation.verdict.markdownEscaped)
    }
    parts.append(viewTable)
    if !reasons.isEmpty {
      // Reasons keep their numbers in the whole layout, even if some are left out.
      parts.append(
        "### Why\n\n"
          + reasons.map { reason in
            let prose = explanation.prose(for: reason)
            let headline = "\(reason.number). **\(prose.headline.markdownEscaped)**"
            let lines = reason.conflict.map(explanation.consoleLines) ?? []
            return headline + (prose.body.isEmpty ? "" : " \(prose.body.markdownEscaped)")
              + lines.map { "\n   - \($0.markdownEscaped)" }.joined()
          }.joined(separator: "\n"))
    }
    if view == nil {
      parts.append("### Priorities\n\n" + levelTable)
      if !explanation.remarks.isEmpty {
        parts.append(
          "### Remarks\n\n"
            + explanation.remarks.map { "- " + $0.markdownEscaped }.joined(separator: "\n"))
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  // MARK: Tables

  private var viewTable: String {
    let rows = (view.map { [$0] } ?? layout.scene.viewIDs).map { id in
      let frame = layout[id].frame
      let intrinsic = layout[id].intrinsicContentSize.size
      return [
        layout.scene[id].name.markdownEscaped, "`\(layout.scene[id].viewClass.rawValue)`",
        "\(Self.number(frame.width)) × \(Self.number(frame.height)) at "
          + "\(Self.number(frame.minX)), \(Self.number(frame.minY))",
        intrinsic == PerAxis(both: nil)
          ? "–"
          : "\(intrinsic.horizontal.map(Self.number) ?? "–") × "
            + "\(intrinsic.vertical.map(Self.number) ?? "–")",
        state(of: id),
      ]
    }
    return Self.table(["View", "Class", "Frame", "Intrinsic size", "State"], rows)
  }

  private func state(of id: ViewID) -> String {
    var states = Axis.allCases.compactMap { axis -> String? in
      let side = axis == .horizontal ? "width" : "height"
      let delta = layout.deformation(of: id, axis).delta
      var words: [String] = []
      if delta > 0 { words.append("stretched by \(Self.number(delta))") }
      if delta < 0 { words.append("compressed by \(Self.number(-delta))") }
      if layout[id].ambiguity.size[axis] { words.append("ambiguous") }
      return words.isEmpty ? nil : "\(side) \(words.joined(separator: ", "))"
    }
    let coordinates = Axis.allCases.filter { layout[id].ambiguity.origin[$0] }
      .map { $0 == .horizontal ? "x" : "y" }
    if !coordinates.isEmpty { states.append("\(coordinates.joined(separator: " and ")) ambiguous") }
    if layout.scene.isHidden(id) { states.append("hidden") }
    if !states.isEmpty { return states.joined(separator: "; ") }
    guard layout[id].intrinsicContentSize.size == PerAxis(both: nil) else { return "intrinsic" }
    return layout.scene.consoleReport == nil ? "no intrinsic size" : "–"
  }

  private var levelTable: String {
    Self.table(
      ["Priority", "Constraints", "Content sizes", "Violated by", "Gave way"],
      explanation.levels.map { level in
        let names = level.violations.map { Self.code(layout.system[$0.entry].id) }
        let rest = names.count - 6
        return [
          "\(level.priority)", "\(level.entries.count - level.contentSizeCount)",
          "\(level.contentSizeCount)",
          level.cost == 0 ? "–" : Wording.points(level.cost),
          names.isEmpty
            ? "–"
            : names.prefix(6).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""),
        ]
      })
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  // MARK: Words

  private static func number(_ value: Double) -> String { value.description(decimals: 2) }

  /// A name in backticks. An author's identifier can contain backticks, unlike other names.
  private static func code(_ text: String) -> String {
    text.contains("`") || text.contains("|") || text != text.onOneLine
      ? text.markdownEscaped : "`\(text)`"
  }
}
