import Snug
import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSnapshots

/// Expects a view to be stretched, compressed, at its intrinsic size, ambiguous or truncated.
///
/// A failure states the view's actual state and its reason, in the sentences of `snug explain`.
///
/// - Parameters:
///   - name: the view's name in the scene.
///   - axis: the axis to check; by default, any. For `intrinsic`, the default means both axes.
///   - widths: the range of widths of the root to check, in points, also between whole points. By
///     default, only its present width.
public func expectView(
  _ name: String, in scene: Scene, is condition: ViewCondition, on axis: Axis? = nil,
  widths: ClosedRange<Double>? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectView(
    ViewExpectation(view: name, condition: condition, isExpected: true, axis: axis, widths: widths),
    in: scene, CallSite(fileID, filePath, line, column))
}

/// Expects a view not to be stretched, compressed, at its intrinsic size, ambiguous or truncated.
///
/// The parameters are those of ``expectView(_:in:is:on:widths:fileID:file:line:column:)``.
public func expectView(
  _ name: String, in scene: Scene, isNot condition: ViewCondition, on axis: Axis? = nil,
  widths: ClosedRange<Double>? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expectView(
    ViewExpectation(
      view: name, condition: condition, isExpected: false, axis: axis, widths: widths),
    in: scene, CallSite(fileID, filePath, line, column))
}

private func expectView(
  _ expectation: ViewExpectation, in scene: Scene, _ site: CallSite
) {
  withPipeline(at: site) { pipeline in
    if let message = expectation.message(about: scene, by: pipeline) {
      report(message, at: site)
    }
  }
}

/// A condition that a view must meet, or must not meet.
struct ViewExpectation {
  var view: String
  var condition: ViewCondition
  /// Whether the view must meet the condition.
  var isExpected: Bool
  var axis: Axis?
  var widths: ClosedRange<Double>?

  /// The failure message for a scene; `nil` if the expectation holds.
  func message(about scene: Scene, by pipeline: Pipeline) -> String? {
    guard let id = scene.viewIDs.first(where: { scene[$0].name == view }) else {
      let names = scene.views.map(\.name)
      return "there is no view '\(view)'" + SpellingSuggestion.phrase(for: view, among: names)
        + "\nthe scene's views are \(names.joined(separator: ", "))"
    }
    guard let widths else {
      let explanation = pipeline.explain(scene)
      return isMet(by: ViewStates(of: id, in: explanation.layout))
        ? nil : "\(verdict)\n\n\(words(for: id, explanation))"
    }
    if let message = SizeRange.message(about: widths) { return message }
    let table = pipeline.resizeTable(of: scene, .horizontal, over: widths, about: id)
    let failing = table.ranges { !isMet(by: ViewStates(of: 0, in: $0, of: table)) }
    guard let first = failing.first else { return nil }
    let width = SizeRange.example(of: first)
    let explanation = pipeline.explain(scene.resized(.horizontal, to: width))
    return "\(verdict), where \(scene[.root].name) is \(SizeRange.words(for: failing)) wide\n\n"
      + "At \(width.shortDescription):\n\(words(for: id, explanation))"
  }

  /// The output of `snug explain SCENE VIEW`, without the last line ending.
  private func words(for view: ViewID, _ explanation: Explanation) -> String {
    let text = explanation.text(about: view)
    return String(text.reversed().drop(while: \.isNewline).reversed())
  }

  private func isMet(by states: ViewStates) -> Bool {
    states.meets(condition, on: axis) == isExpected
  }

  /// “price is compressed horizontally, and is not meant to be”
  private var verdict: String {
    let state =
      switch condition {
      case .intrinsic: "at its intrinsic size"
      case .stretched, .compressed, .ambiguous, .truncated: condition.rawValue
      }
    let place = axis.map { $0 == .horizontal ? " horizontally" : " vertically" } ?? ""
    return isExpected
      ? "\(view) is not \(state)\(place), and is meant to be"
      : "\(view) is \(state)\(place), and is not meant to be"
  }
}
