import AutoLayout
import Geometry
import LayoutExplanation

extension LayoutSnapshot {
  /// What came out of a layout, in the words of the file: so that it is the same when it is read
  /// from one.
  struct Record: Hashable {
    var status: String
    var views: [View]
    /// The constraints that were broken.
    var broken: [Broken]
    /// Why they were, each in one or more lines.
    var conflicts: [String]

    struct Broken: Hashable {
      var constraint: String
      /// In points.
      var violation: String
    }

    struct View: Hashable {
      var name: String
      /// Width, height, x and y, in points to the thousandth.
      var frame: [String]
      /// What became of its width and height, and what else of its frame is ambiguous.
      var states: [State]
      /// Each in one or more lines.
      var reasons: [String]
    }

    struct State: Hashable {
      /// `width`, `height`, `x` or `y`.
      var quantity: String
      /// “stretched by 4”
      var deformation: String?
      var isAmbiguous: Bool
    }
  }
}

extension LayoutSnapshot.Record {
  init(_ explanation: Explanation) {
    let layout = explanation.layout
    status = layout.status.rawValue
    views = layout.scene.viewIDs.map { View($0, in: layout) }
    broken = layout.conflicts.map { conflict in
      let violation = layout.constraints[conflict.broken].violation
      return Broken(
        constraint: layout.system.entries[conflict.broken].description,
        violation: Self.number(violation))
    }
    conflicts = []
    for reason in explanation.reasons {
      // Without lines: where something is written says nothing of what comes of it.
      let prose = explanation.prose(for: reason)
      let text = [prose.headline, prose.body].filter { !$0.isEmpty }
        .map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        .joined(separator: "\n")
      switch (reason.subject, explanation.views(in: reason).first) {
      case (.conflict, _), (_, nil): conflicts.append(text)
      case (_, let view?): views[view.index].reasons.append(text)
      }
    }
  }

  /// A number to the thousandth of a point, which is never a negative zero.
  static func number(_ value: Double) -> String {
    // The solver's arithmetic must not decide what lies between two thousandths.
    ((value * 1e6).rounded() / 1e6).shortDescription.replacing("-", with: "−")
  }
}

extension LayoutSnapshot.Record.View {
  fileprivate init(_ id: ViewID, in layout: Layout) {
    let laidOut = layout[id]
    name = layout.scene[id].name
    frame = [laidOut.frame.width, laidOut.frame.height, laidOut.frame.minX, laidOut.frame.minY]
      .map(LayoutSnapshot.Record.number)
    states = Axis.allCases.compactMap { axis in
      let state = LayoutSnapshot.Record.State(
        quantity: Constraint.Attribute.size(axis).rawValue,
        deformation: Self.words(for: layout.deformation(of: id, axis)),
        isAmbiguous: laidOut.ambiguity.size[axis])
      return state.deformation == nil && !state.isAmbiguous ? nil : state
    }
    states += Axis.allCases.compactMap { axis in
      laidOut.ambiguity.origin[axis]
        ? .init(quantity: axis == .horizontal ? "x" : "y", isAmbiguous: true) : nil
    }
    reasons = []
  }

  private static func words(for deformation: Deformation) -> String? {
    switch deformation {
    case .noIntrinsicMetric: nil
    case .intrinsic: "intrinsic"
    case .stretched(let amount): "stretched by \(LayoutSnapshot.Record.number(amount))"
    case .compressed(let amount): "compressed by \(LayoutSnapshot.Record.number(amount))"
    }
  }
}

// MARK: - Text

extension LayoutSnapshot.Record {
  static let brokenHead = "broken:"

  /// The part of the file that is compared.
  var text: String {
    let troubles =
      broken.map { "  \($0.constraint), by \($0.violation)" } + conflicts.map(Self.item)
    let paragraphs = ["status: \(status)"] + views.map(\.text)
    return
      (paragraphs
      + (troubles.isEmpty ? [] : [([Self.brokenHead] + troubles).joined(separator: "\n")]))
      .map { $0 + "\n" }.joined(separator: "\n")
  }

  fileprivate static func item(_ text: String) -> String {
    "  - " + text.split(separator: "\n").joined(separator: "\n    ")
  }
}

extension LayoutSnapshot.Record.View {
  fileprivate var text: String {
    (["\(name): \(frame[0]) × \(frame[1]) at (\(frame[2]), \(frame[3]))"]
      + states.map(\.text)
      + reasons.map(LayoutSnapshot.Record.item)).joined(separator: "\n")
  }
}

extension LayoutSnapshot.Record.State {
  static let ambiguous = "ambiguous"

  fileprivate var text: String {
    let words = [deformation, isAmbiguous ? Self.ambiguous : nil].compactMap(\.self)
    return "  \(quantity): \(words.joined(separator: ", "))"
  }

  /// - Parameter words: what the file says of the quantity.
  init(quantity: Substring, words: Substring) {
    let parts = words.split(separator: ", ").map(String.init)
    self.quantity = String(quantity)
    deformation = parts.first { $0 != Self.ambiguous }
    isAmbiguous = parts.contains(Self.ambiguous)
  }
}
