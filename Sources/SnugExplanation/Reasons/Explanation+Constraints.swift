import SnugDiagnostics
public import SnugGeometry
public import SnugLayout

extension Explanation {
  /// The constraints that affect a view's size or position along an axis, directly or through
  /// others.
  public func entries(affecting view: ViewID, _ axis: Axis) -> [EntryID] {
    parts.entries(affecting: view, axis, in: layout)
  }

  /// All constraints, one per line, or those that affect one view: first horizontally and then
  /// vertically, as from `constraintsAffectingLayout(for:)` for each axis.
  public func constraintText(about view: ViewID? = nil) -> String {
    guard let view else {
      return lines(of: layout.system.entryIDs)
    }
    return Axis.allCases.map { axis in
      let head = "\(layout.scene[view].name), \(axis.rawValue)ly:"
      let entries = entries(affecting: view, axis)
      return entries.isEmpty ? "\(head) nothing.\n" : "\(head)\n" + lines(of: entries)
    }.joined(separator: "\n")
  }

  /// Constraints in the format of UIKit's console, each with its state and source location.
  ///
  /// The two sides of a content size are one object in UIKit, `NSContentSizeLayoutConstraint`, and
  /// one line here.
  private func lines(of entries: some Sequence<EntryID>) -> String {
    var objects: [[EntryID]] = []
    for entry in entries {
      if case .contentSize(let view, let axis, .compressionResistance) =
        layout.system[entry].origin, let last = objects.last?.last,
        layout.system[last].origin == .contentSize(view, axis, .hugging)
      {
        objects[objects.count - 1].append(entry)
      } else {
        objects.append([entry])
      }
    }
    return objects.map { halves in
      let states = halves.compactMap(state)
      let origin = layout.system[halves[0]].range.map { " (\($0.location))" } ?? ""
      return "\(layout.system.consoleDescription(of: halves[0])) "
        + (states.isEmpty ? "satisfied" : states.joined(separator: ", ")) + origin + "\n"
    }.joined()
  }

  /// The violation of a constraint; `nil` if it is satisfied.
  private func state(of entry: EntryID) -> String? {
    let made = layout[entry]
    guard !made.isSatisfied else { return nil }
    let amount = "by \(Wording.points(made.violation))"
    if made.isBroken { return "broken, violated \(amount)" }
    switch made.entry.contentSize?.role {
    case .hugging: return "Hug violated \(amount)"
    case .compressionResistance: return "CompressionResistance violated \(amount)"
    case nil: return "violated \(amount)"
    }
  }
}
