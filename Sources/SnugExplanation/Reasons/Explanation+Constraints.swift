import SnugDiagnostics
public import SnugGeometry
public import SnugLayout

extension Explanation {
  /// The constraints that affect a view's size or position along an axis, directly or through
  /// others, by their indices in the system.
  public func entries(affecting view: ViewID, _ axis: Axis) -> [Int] {
    parts.entries(affecting: view, axis, in: layout)
  }

  /// All constraints, one per line, or those that affect one view: first horizontally and then
  /// vertically, as from `constraintsAffectingLayout(for:)` for each axis.
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

  /// Constraints, by their indices in the system, in the format of UIKit's console, each with its
  /// state and source location.
  ///
  /// The two sides of a content size are one object in UIKit, `NSContentSizeLayoutConstraint`, and
  /// one line here.
  private func lines(of entries: some Sequence<Int>) -> String {
    var objects: [[Int]] = []
    for entry in entries {
      if case .contentSize(let view, let axis, .compressionResistance) =
        layout.system.entries[entry].origin, let last = objects.last?.last,
        layout.system.entries[last].origin == .contentSize(view, axis, .hugging)
      {
        objects[objects.count - 1].append(entry)
      } else {
        objects.append([entry])
      }
    }
    return objects.map { halves in
      let states = halves.compactMap(state)
      let origin = layout.system.entries[halves[0]].range.map { " (\($0.location))" } ?? ""
      return "\(layout.system.consoleDescription(ofEntry: halves[0])) "
        + (states.isEmpty ? "satisfied" : states.joined(separator: ", ")) + origin + "\n"
    }.joined()
  }

  /// The violation of a constraint; `nil` if it is satisfied.
  private func state(of entry: Int) -> String? {
    let state = layout.constraints[entry]
    guard !state.isSatisfied else { return nil }
    let amount = "by \(Wording.points(state.violation))"
    if state.isBroken { return "broken, violated \(amount)" }
    switch layout.system.entries[entry].contentSize?.role {
    case .hugging: return "Hug violated \(amount)"
    case .compressionResistance: return "CompressionResistance violated \(amount)"
    case nil: return "violated \(amount)"
    }
  }
}
