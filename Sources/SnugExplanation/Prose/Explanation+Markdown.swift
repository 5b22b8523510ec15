import SnugDiagnostics
import SnugGeometry
package import SnugLayout

extension Explanation {
  /// The layout, or a view, as Markdown for pull requests.
  package func markdown(about view: ViewID? = nil) -> String {
    let reasons = reasons(about: view)
    let title = view.map { layout.scene[$0].name } ?? layout.scene.title
    var parts = ["## \(title.markdownEscaped)"]
    if view == nil { parts.append(verdict.markdownEscaped) }
    parts.append(table(of: view.map { [$0] } ?? layout.scene.viewIDs).markdown(ofMarkup: true))
    if !reasons.isEmpty {
      // Reasons keep their numbers in the whole layout, even if some are left out.
      parts.append(
        "### Why\n\n"
          + reasons.map { reason in
            let prose = prose(for: reason)
            let headline = "\(reason.number). **\(prose.headline.markdownEscaped)**"
            let lines = reason.conflict.map(consoleLines) ?? []
            return headline + (prose.body.isEmpty ? "" : " \(prose.body.markdownEscaped)")
              + lines.map { "\n   - \($0.markdownEscaped)" }.joined()
          }.joined(separator: "\n"))
    }
    if view == nil {
      parts.append("### Priorities\n\n" + levelTable.markdown(ofMarkup: true))
      if !remarks.isEmpty {
        parts.append(
          "### Remarks\n\n" + remarks.map { "- " + $0.markdownEscaped }.joined(separator: "\n"))
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  // MARK: Tables

  private func table(of views: [ViewID]) -> TextTable {
    TextTable(
      header: ["View", "Class", "Frame", "Intrinsic size", "State"],
      rows: views.map { id in
        let frame = layout[id].frame
        let intrinsic = layout[id].intrinsicContentSize.size
        return [
          layout.scene[id].name.markdownEscaped, "`\(layout.scene[id].shownClass)`",
          "\(Wording.size(frame)) at \(Wording.number(frame.minX)), \(Wording.number(frame.minY))",
          intrinsic == PerAxis(both: nil)
            ? "–"
            : Axis.allCases.map { intrinsic[$0].map { Wording.number($0) } ?? "–" }
              .joined(separator: " × "),
          state(of: id),
        ]
      })
  }

  private func state(of id: ViewID) -> String {
    var states = Axis.allCases.compactMap { axis -> String? in
      let delta = layout.deformation(of: id, axis).delta
      var words: [String] = []
      if delta > 0 { words.append("stretched by \(Wording.number(delta))") }
      if delta < 0 { words.append("compressed by \(Wording.number(-delta))") }
      if layout[id].ambiguity.size[axis] { words.append("ambiguous") }
      return words.isEmpty
        ? nil : "\(Wording.dimension(axis)) \(words.joined(separator: ", "))"
    }
    let coordinates = Axis.allCases.filter { layout[id].ambiguity.origin[$0] }
      .map { $0 == .horizontal ? "x" : "y" }
    if !coordinates.isEmpty { states.append("\(coordinates.joined(separator: " and ")) ambiguous") }
    if layout.scene.isHidden(id) { states.append("hidden") }
    if !states.isEmpty { return states.joined(separator: "; ") }
    guard layout[id].intrinsicContentSize.size == PerAxis(both: nil) else { return "intrinsic" }
    return layout.scene.consoleReport == nil ? "no intrinsic size" : "–"
  }

  private var levelTable: TextTable {
    TextTable(
      header: ["Priority", "Constraints", "Content sizes", "Violated by", "Gave way"],
      rows: levels.map { level in
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

  /// A name in backticks. An author's identifier can contain backticks, unlike other names.
  private static func code(_ text: String) -> String {
    text.contains("`") || text.contains("|") || text != text.onOneLine
      ? text.markdownEscaped : "`\(text)`"
  }
}
