import SnugExplanation
import SnugGeometry
import SnugLayout

extension LayoutSnapshot {
  /// The result of a layout in the words of a reference.
  struct Record: Hashable {
    let status: String
    let views: [View]
    let broken: [Broken]
    /// The reasons why they were broken, each in one or more lines.
    let conflicts: [String]

    struct Broken: Hashable {
      let constraint: String
      /// In points.
      let violation: String
    }

    struct View: Hashable {
      let name: String
      /// `x`, `width`, `y` and `height`.
      let quantities: [Quantity]
      /// Each in one or more lines.
      let reasons: [String]
    }

    struct Quantity: Hashable {
      let name: String
      /// In points to the thousandth.
      let value: String
      /// “stretched by 4”, “ambiguous”
      let states: [String]
    }

    static let ambiguous = "ambiguous"

    init(_ explanation: Explanation) {
      let layout = explanation.layout
      status = layout.status.rawValue
      broken = layout.conflicts.map {
        Broken(
          constraint: layout.system[$0.broken].description,
          violation: Self.number(layout[$0.broken].violation))
      }
      var reasons: [ViewID: [String]] = [:]
      var conflicts: [String] = []
      for reason in explanation.reasons {
        // Without line numbers, because moving a constraint in its file does not change the layout.
        let prose = explanation.prose(for: reason)
        let text = [prose.headline, prose.body].filter { !$0.isEmpty }
          .map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
          .joined(separator: "\n")
        switch (reason.subject, explanation.views(in: reason).first) {
        case (.conflict, _), (_, nil): conflicts.append(text)
        case (_, let view?): reasons[view, default: []].append(text)
        }
      }
      self.conflicts = conflicts
      views = layout.scene.viewIDs.map {
        View($0, in: layout, for: reasons[$0, default: []])
      }
    }

    var lines: [String] {
      let issues =
        broken.map { "  \($0.constraint), by \($0.violation)" } + Self.items(conflicts)
      let paragraphs =
        [["status: \(status)"]] + views.map { $0.lines + Self.items($0.reasons) }
        + (issues.isEmpty ? [] : [["broken:"] + issues])
      return Array(paragraphs.joined(separator: [""]))
    }

    /// A list of texts, each with a dash before its first line.
    private static func items(_ texts: [String]) -> [String] {
      texts.flatMap { text in
        text.split(separator: "\n").enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
      }
    }

    /// A number to the thousandth of a point, which is never a negative zero.
    static func number(_ value: Double) -> String {
      // Rounding errors of the solver must not decide between two thousandths.
      Layout.withoutNoise(value).shortDescription.replacing("-", with: "−")
    }
  }
}

extension LayoutSnapshot.Record.View {
  fileprivate init(_ id: ViewID, in layout: Layout, for reasons: [String]) {
    let view = layout[id]
    name = layout.scene[id].name
    self.reasons = reasons
    quantities = Axis.allCases.flatMap { axis in
      let (origin, size) = axis == .horizontal ? ("x", "width") : ("y", "height")
      let words = Self.words(for: layout.deformation(of: id, axis))
      return [
        (origin, view.frame.origin[axis], [], view.ambiguity.origin[axis]),
        (size, view.frame.size[axis], words, view.ambiguity.size[axis]),
      ].map { name, value, words, isAmbiguous in
        LayoutSnapshot.Record.Quantity(
          name: name, value: LayoutSnapshot.Record.number(value),
          states: words + (isAmbiguous ? [LayoutSnapshot.Record.ambiguous] : []))
      }
    }
  }

  private static func words(for deformation: Deformation) -> [String] {
    switch deformation {
    case .noIntrinsicMetric: []
    case .intrinsic: ["intrinsic"]
    case .stretched(let amount): ["stretched by \(LayoutSnapshot.Record.number(amount))"]
    case .compressed(let amount): ["compressed by \(LayoutSnapshot.Record.number(amount))"]
    }
  }

  fileprivate var lines: [String] {
    let (x, width, y, height) = (quantities[0], quantities[1], quantities[2], quantities[3])
    return ["\(name): \(width.value) × \(height.value) at (\(x.value), \(y.value))"]
      + [width, height, x, y].filter { !$0.states.isEmpty }
      .map { "  \($0.name): \($0.states.joined(separator: ", "))" }
  }
}
