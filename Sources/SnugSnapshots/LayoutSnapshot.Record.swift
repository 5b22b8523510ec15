import SnugExplanation
import SnugGeometry
import SnugLayout

extension LayoutSnapshot {
  /// The result of a layout in the words of a reference.
  struct Record: Hashable {
    let status: String
    let views: [View]
    /// The constraints that were broken.
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
      /// `x`, `y`, `width` and `height`, in points to the thousandth.
      let frame: [String: String]
      /// The states of each of them: “stretched by 4”, “ambiguous”.
      let states: [String: [String]]
      /// Each in one or more lines.
      let reasons: [String]
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

    /// The lines of a reference.
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
    frame = [
      "x": view.frame.minX, "y": view.frame.minY, "width": view.frame.width,
      "height": view.frame.height,
    ].mapValues(LayoutSnapshot.Record.number)
    var states: [String: [String]] = [:]
    for axis in Axis.allCases {
      let (size, origin) = axis == .horizontal ? ("width", "x") : ("height", "y")
      let open = [LayoutSnapshot.Record.ambiguous]
      states[size] =
        Self.words(for: layout.deformation(of: id, axis)) + (view.ambiguity.size[axis] ? open : [])
      states[origin] = view.ambiguity.origin[axis] ? open : []
    }
    self.states = states
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
    let (width, height) = (frame["width", default: ""], frame["height", default: ""])
    let (x, y) = (frame["x", default: ""], frame["y", default: ""])
    return ["\(name): \(width) × \(height) at (\(x), \(y))"]
      + ["width", "height", "x", "y"].compactMap { quantity in
        let words = states[quantity, default: []]
        return words.isEmpty ? nil : "  \(quantity): \(words.joined(separator: ", "))"
      }
  }
}
