public import SnugGeometry
public import SnugLayout

/// One priority level of a layout: its constraints, their cost, and the violations.
public struct Level: Sendable {
  public let priority: LayoutPriority
  /// The constraints of this priority. A content size is two constraints, hugging and compression
  /// resistance.
  public let entries: [EntryID]
  /// The number of constraints among them for hugging or compression resistance.
  public let contentSizeCount: Int
  /// The sum of the violations, in points.
  public let cost: Double
  /// The constraints that are not satisfied. At the required priority these are the broken ones.
  public let violations: [Violation]
}

/// A size or a position of a view, which can be ambiguous.
public struct FramePart: Hashable, Sendable {
  public var view: ViewID
  public var axis: Axis
  public var isSize: Bool

  public init(view: ViewID, axis: Axis, isSize: Bool) {
    self.view = view
    self.axis = axis
    self.isSize = isSize
  }

  /// `x`, `y`, `width` or `height`.
  public var name: String {
    switch axis {
    case .horizontal: isSize ? "width" : "x"
    case .vertical: isSize ? "height" : "y"
    }
  }
}

extension Explanation {
  /// The priority levels of all constraints, in descending order.
  public var levels: [Level] { levels(of: layout.system.entryIDs) }

  /// The priority levels of some constraints, in descending order.
  public func levels(of entries: some Sequence<EntryID>) -> [Level] {
    let entriesOfPriority = Dictionary(grouping: entries) { layout.system[$0].priority }
    return entriesOfPriority.sorted { $0.key > $1.key }.map { priority, entries in
      let violations = entries.compactMap { entry in
        layout[entry].isSatisfied
          ? nil : Violation(entry: entry, amount: layout[entry].violation)
      }
      return Level(
        priority: priority, entries: entries,
        contentSizeCount: entries.count { layout.system[$0].contentSize != nil },
        cost: violations.reduce(0) { $0 + $1.amount }, violations: violations)
    }
  }

  /// The limit for the priorities in `settledByLevel()`, because each requires solving all levels
  /// above.
  private static let mostLevels = 24

  /// The parts of frames that become unambiguous at each of the ``levels``: with the constraints of
  /// this and higher priorities, but not with those of higher priorities only. `nil` if there are
  /// too many priorities.
  public func settledByLevel() -> [[FramePart]]? {
    let priorities = Set(layout.system.entries.map(\.priority)).sorted(by: >)
    guard priorities.count <= Self.mostLevels else { return nil }
    let collapsed = layout.scene.collapsedViews
    var open = layout.scene.viewIDs.filter { !collapsed.contains($0) }.flatMap { view in
      Axis.allCases.flatMap { axis in
        [false, true].map { FramePart(view: view, axis: axis, isSize: $0) }
      }
    }
    return priorities.map { priority in
      let ambiguities = layout.ambiguities(downTo: priority)
      let isOpen = { (part: FramePart) in
        let ambiguity = ambiguities[part.view.index]
        return part.isSize ? ambiguity.size[part.axis] : ambiguity.origin[part.axis]
      }
      let settled = open.filter { !isOpen($0) }
      open = open.filter(isOpen)
      return settled
    }
  }
}
