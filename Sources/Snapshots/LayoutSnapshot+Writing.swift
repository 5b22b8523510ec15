import AutoLayout
import Geometry
import LayoutExplanation

extension Explanation {
  /// The result of the layout, in lines: the part of a snapshot that is compared.
  var outcome: [String] {
    var reasons: [ViewID: [String]] = [:]
    var troubles = layout.conflicts.map { conflict in
      let violation = layout.constraints[conflict.broken].violation
      return "  \(layout.system.entries[conflict.broken].description), by "
        + LayoutSnapshot.number(violation)
    }
    for reason in self.reasons {
      // Without line numbers, because moving a constraint in its file does not change the layout.
      let prose = prose(for: reason)
      let item = [prose.headline, prose.body].filter { !$0.isEmpty }.enumerated().map {
        ($0 == 0 ? "  - " : "    ")
          + $1.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
      switch (reason.subject, views(in: reason).first) {
      case (.conflict, _), (_, nil): troubles += item
      case (_, let view?): reasons[view, default: []] += item
      }
    }
    let paragraphs =
      [["status: \(layout.status.rawValue)"]]
      + layout.scene.viewIDs.map { layout.outcome(of: $0) + reasons[$0, default: []] }
      + (troubles.isEmpty ? [] : [[LayoutSnapshot.brokenHead] + troubles])
    return Array(paragraphs.joined(separator: [""]))
  }
}

extension Layout {
  fileprivate func outcome(of id: ViewID) -> [String] {
    let view = self[id]
    let numbers = [view.frame.width, view.frame.height, view.frame.minX, view.frame.minY]
      .map(LayoutSnapshot.number)
    let sizes = Axis.allCases.map { axis in
      let words = [
        LayoutSnapshot.words(for: deformation(of: id, axis)),
        view.ambiguity.size[axis] ? LayoutSnapshot.ambiguous : nil,
      ].compactMap(\.self)
      return (quantity: Constraint.Attribute.size(axis).rawValue, words: words)
    }
    let origins = Axis.allCases.map { axis in
      (
        quantity: axis == .horizontal ? "x" : "y",
        words: view.ambiguity.origin[axis] ? [LayoutSnapshot.ambiguous] : []
      )
    }
    return ["\(scene[id].name): \(numbers[0]) × \(numbers[1]) at (\(numbers[2]), \(numbers[3]))"]
      + (sizes + origins).filter { !$0.words.isEmpty }
      .map { "  \($0.quantity): \($0.words.joined(separator: ", "))" }
  }
}

extension LayoutSnapshot {
  /// A number to the thousandth of a point, which is never a negative zero.
  static func number(_ value: Double) -> String {
    // Rounding errors of the solver must not decide between two thousandths.
    ((value * 1e6).rounded() / 1e6).shortDescription.replacing("-", with: "−")
  }

  fileprivate static func words(for deformation: Deformation) -> String? {
    switch deformation {
    case .noIntrinsicMetric: nil
    case .intrinsic: "intrinsic"
    case .stretched(let amount): "stretched by \(number(amount))"
    case .compressed(let amount): "compressed by \(number(amount))"
    }
  }
}
