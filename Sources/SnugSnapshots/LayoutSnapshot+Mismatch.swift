public import Snug
public import SnugComparison
import SnugDiagnostics
public import SnugExplanation
import SnugLayout
import SnugPangoCairo

/// How a layout differs from its reference, and why.
public struct LayoutMismatch: Sendable {
  /// The differences, a line each; never empty.
  public var lines: [String]
  /// The difference of the layouts, if only the scene was changed.
  public var difference: LayoutDifference?
  /// The recorded scene laid out now, if the result is still the recorded layout.
  public var expected: Explanation?
}

extension LayoutSnapshot {
  /// How a layout differs from this recorded one; `nil` if it does not.
  ///
  /// Layouts are compared to the thousandth of a point, with the state of each view and the
  /// sentences that explain it. Fonts are not compared: another font with the same measurements
  /// makes no difference, and another release of Inter measures nothing, because the widths of its
  /// letters are Snug's own.
  ///
  /// The recorded scene is laid out again. If the result is the recorded layout, the scene was
  /// changed, and its changes are reported. Otherwise a font or Snug itself was changed.
  public func mismatch(
    with actual: Explanation, by pipeline: Pipeline
  ) -> LayoutMismatch? {
    let now = LayoutSnapshot(actual, by: pipeline)
    guard now.outcome != outcome else { return nil }
    let recorded: Explanation
    do {
      let source = SourceText(name: name, scene)
      recorded = pipeline.explain(try pipeline.scene(from: source).value)
    } catch {
      let reason = error.all.first { $0.severity == .error }.map { $0.brief } ?? "it has no scene"
      return LayoutMismatch(
        lines: ["the recorded scene can't be read: \(reason)"] + otherFonts(now)
          + changedLines(now))
    }
    let record = Record(recorded)
    guard record.lines == outcome else {
      return LayoutMismatch(
        lines: otherSurroundings(now, recorded, actual) + changedLines(now))
    }
    let difference = LayoutDifference(
      from: recorded, to: Self.withoutPictures(actual, by: pipeline), decimals: 3)
    let reported = Set(difference.views.map(\.name) + difference.added + difference.removed)
    let rest = record.changes(to: Record(actual), butViews: reported)
    return LayoutMismatch(
      lines: difference.messages + rest
        // The messages include the causes, where there are any.
        + (difference.messages.isEmpty ? [Self.causes(difference, "what was changed")] : [])
        .compactMap(\.self),
      difference: difference, expected: recorded)
  }

  /// The same without the bytes of its images, which a recorded scene does not have.
  private static func withoutPictures(
    _ actual: Explanation, by pipeline: Pipeline
  ) -> Explanation {
    var scene = actual.layout.scene
    let bare = scene.withoutPictures
    guard scene.views.map(\.content) != bare.views.map(\.content) else { return actual }
    scene.views = bare.views
    return pipeline.explain(scene)
  }

  /// The changes in the scene, on a line. If there are many, only the first.
  private static func causes(_ difference: LayoutDifference, _ head: String) -> String? {
    let words = difference.causes.map(\.description)
    guard !words.isEmpty else { return nil }
    let more = words.count > mostCauses ? "; and \(words.count - mostCauses) more" : ""
    return "\(head): \(words.prefix(mostCauses).joined(separator: "; "))\(more)"
  }

  private static let mostCauses = 6

  // MARK: - Fonts and Snug

  /// The lines for a recorded scene that itself has another layout now.
  private func otherSurroundings(
    _ now: LayoutSnapshot, _ recorded: Explanation, _ actual: Explanation
  ) -> [String] {
    let fonts = otherFonts(now)
    var lines = fonts
    if fonts.isEmpty {
      lines = [
        "no font with widths of its own changed: this version of Snug lays out the recorded scene "
          + "differently"
      ]
    }
    let isSameScene =
      recorded.layout.scene.withoutSourceRanges
      == actual.layout.scene.withoutPictures.withoutSourceRanges
    if !isSameScene {
      let difference = LayoutDifference(from: recorded, to: actual, decimals: 3)
      let what = "the scene changed, too"
      lines.append(Self.causes(difference, what) ?? what)
    }
    return lines
  }

  /// The fonts that differ from the record's and can have changed the layout.
  private func otherFonts(_ now: LayoutSnapshot) -> [String] {
    otherOutlines(now).filter { !$0.hasPrefix(Self.withSnugsWidths) }
  }

  /// The families whose letters have widths of Snug's own: Inter and Inter Display.
  private static let withSnugsWidths = "Inter "

  /// The fonts that differ from the record's.
  ///
  /// A face that only one of the two uses is due to other texts, not other fonts.
  func otherOutlines(_ now: LayoutSnapshot) -> [String] {
    fonts.compactMap { was in
      let face = was.prefix { $0 != "," }
      let same = now.fonts.filter { $0.hasPrefix("\(face),") }
      guard let other = same.first, !same.contains(was) else { return nil }
      let issues = [was, other].map { $0.dropFirst(face.count + 2) }
      return "\(face) is a different font: \(issues[0]) → \(issues[1])"
    }
  }

  /// The lines that only one of the results has.
  private func changedLines(_ now: LayoutSnapshot) -> [String] {
    LineDifference.lines(
      from: outcome.joined(separator: "\n"), to: now.outcome.joined(separator: "\n")
    ).compactMap { line in
      switch line {
      case .removed, .inserted: line.text
      case .same, .gap: nil
      }
    }
  }
}

extension Diagnostic {
  /// “cell.layout.txt:14: unknown key 'color'”
  fileprivate var brief: String {
    (range.map { "\($0.source.name):\($0.start.line): " } ?? "") + message
  }
}
