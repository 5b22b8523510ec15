import Snug
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSnapshots

/// Expects the constraints of a scene to be unambiguous and satisfiable: no view has an
/// ambiguous layout, and the console reports no conflict.
///
/// - Parameters:
///   - widths: the range of widths of the root to check, in points; every width in it is covered.
///     By default, only its present width.
///   - heights: the same for the height.
public func expectUnambiguous(
  _ scene: Scene, widths: ClosedRange<Double>? = nil, heights: ClosedRange<Double>? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let expectation = UnambiguousExpectation(ranges: PerAxis(horizontal: widths, vertical: heights))
  withPipeline(at: site) { pipeline in
    if let message = expectation.message(about: scene, by: pipeline) {
      report(message, at: site)
    }
  }
}

/// Expects that a scene is unambiguous at a range of sizes of the root.
struct UnambiguousExpectation {
  /// In points; an axis that is `nil` keeps its size.
  var ranges: PerAxis<ClosedRange<Double>?>

  /// The failure message for a scene; `nil` if the expectation holds.
  func message(about scene: Scene, by pipeline: Pipeline) -> String? {
    let messages = Axis.allCases.compactMap { axis in
      ranges[axis].flatMap { message(about: scene, axis, over: $0, by: pipeline) }
    }
    guard ranges == PerAxis(both: nil) else {
      return messages.isEmpty ? nil : messages.joined(separator: "\n\n")
    }
    let explanation = pipeline.explain(scene)
    return words(for: explanation).map { "\(Self.verdict(explanation.layout.status))\n\n\($0)" }
  }

  private func message(
    about scene: Scene, _ axis: Axis, over range: ClosedRange<Double>, by pipeline: Pipeline
  ) -> String? {
    if let message = SizeRange.message(about: range) { return message }
    let table = pipeline.resizeTable(of: scene, axis, over: range)
    let failing = table.ranges { $0.status != .satisfied }
    guard let first = failing.first else { return nil }
    let size = SizeRange.example(of: first)
    let explanation = pipeline.explain(scene.resized(axis, to: size))
    return "\(Self.verdict(explanation.layout.status)), where \(scene[.root].name) is "
      + "\(SizeRange.words(for: failing)) \(axis == .horizontal ? "wide" : "high")\n\n"
      + "At \(size.shortDescription):\n\(words(for: explanation) ?? explanation.verdict)"
  }

  private static func verdict(_ status: Layout.Status) -> String {
    switch status {
    case .satisfied, .ambiguous: "the layout is ambiguous"
    case .conflicting: "required constraints conflict"
    }
  }

  /// The ambiguities and the conflicts, a paragraph each.
  private func words(for explanation: Explanation) -> String? {
    let reported = explanation.reasons.filter { !explanation.diagnostics(about: $0).isEmpty }
    let paragraphs = reported.map { reason in
      let prose = explanation.prose(for: reason)
      return "\(prose.headline)\n\(prose.body)"
    }
    guard explanation.layout.status != .satisfied else { return nil }
    return paragraphs.isEmpty ? explanation.verdict : paragraphs.joined(separator: "\n\n")
  }
}
