public import AutoLayout
import Diagnostics
public import Geometry

extension Explanation {
  /// A line of the list of constraints: what UIKit's console prints, and what came of it.
  public struct ConstraintLine: Hashable, Sendable {
    /// The constraint, or both halves of a content-size constraint, by their indices in the system.
    public var entries: [Int]
    /// As the console prints it.
    public var description: String
    /// `satisfied`, `violated by 12.5 points` or `broken`.
    public var state: String
    /// `file:line:column`; `nil` for what nobody wrote.
    public var origin: String?

    public var text: String {
      "\(description) \(state)" + (origin.map { " (\($0))" } ?? "")
    }
  }

  /// Some constraints, by their indices in the system, as UIKit's console prints them, in the order
  /// of the system.
  ///
  /// The two halves of a content size are one object in UIKit, `NSContentSizeLayoutConstraint`, and
  /// one line here.
  public func constraintLines(of entries: some Sequence<Int>) -> [ConstraintLine] {
    var lines: [ConstraintLine] = []
    for entry in entries {
      let made = layout.system.entries[entry]
      if case .contentSize(let view, let axis, .compressionResistance) = made.origin,
        let last = lines.last?.entries.last,
        layout.system.entries[last].origin == .contentSize(view, axis, .hugging)
      {
        lines[lines.count - 1].entries.append(entry)
        let states = lines[lines.count - 1].entries.compactMap(state)
        lines[lines.count - 1].state = states.isEmpty ? "satisfied" : states.joined(separator: ", ")
        continue
      }
      lines.append(
        ConstraintLine(
          entries: [entry], description: layout.system.consoleDescription(ofEntry: entry),
          state: state(of: entry) ?? "satisfied", origin: made.range?.location))
    }
    return lines
  }

  /// The constraints that have an effect on a view's size or position along an axis, directly or by
  /// way of others, by their indices in the system.
  public func entries(affecting view: ViewID, _ axis: Axis) -> [Int] {
    (parts ?? LayoutParts(of: layout)).entries(affecting: view, axis, in: layout)
  }

  /// Every constraint, a line each, or those that have an effect on one view: those along the width
  /// first, as `constraintsAffectingLayout(for:)` returns them for one axis at a time.
  public func constraintText(about view: ViewID? = nil) -> String {
    guard let view else {
      return lines(of: layout.system.entries.indices)
    }
    return Axis.allCases.map { axis in
      let head = "\(layout.scene[view].name), \(axis.rawValue)ly:"
      let entries = entries(affecting: view, axis)
      return entries.isEmpty ? "\(head) nothing.\n" : "\(head)\n" + lines(of: entries)
    }.joined(separator: "\n")
  }

  private func lines(of entries: some Sequence<Int>) -> String {
    constraintLines(of: entries).map { $0.text + "\n" }.joined()
  }

  /// What is wrong with a constraint; `nil` if it is satisfied.
  private func state(of entry: Int) -> String? {
    let state = layout.constraints[entry]
    guard !state.isSatisfied else { return nil }
    let amount = "by \(Wording.points(state.violation))"
    if state.isBroken { return "broken, violated \(amount)" }
    switch layout.system.entries[entry].origin {
    case .contentSize(_, _, .hugging): return "Hug violated \(amount)"
    case .contentSize(_, _, .compressionResistance):
      return "CompressionResistance violated \(amount)"
    default: return "violated \(amount)"
    }
  }
}
