public import AutoLayout
public import Geometry

/// One priority of a layout: what was asked at it, what that cost, and what gave way.
public struct Level: Sendable {
  public let priority: LayoutPriority
  /// The constraints of this priority, by their indices in the system; those of content sizes, a
  /// half each, are among them.
  public let entries: [Int]
  /// How many of them are halves of content sizes: hugging or compression resistance.
  public let contentSizeCount: Int
  /// The sum of their violations, in points.
  public let cost: Double
  /// Those that are not satisfied; of required ones, those that were broken.
  public let violations: [Violation]
}

/// Something about a view that can be open, or settled.
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
  /// The priorities at which anything was asked, required ones first, with what each came to.
  public var levels: [Level] { levels(of: layout.system.entries.indices) }

  /// The same for some of the constraints alone, by their indices in the system.
  public func levels(of entries: some Sequence<Int>) -> [Level] {
    var entriesOfPriority: [LayoutPriority: [Int]] = [:]
    for entry in entries {
      entriesOfPriority[layout.system.entries[entry].priority, default: []].append(entry)
    }
    return entriesOfPriority.sorted { $0.key > $1.key }.map { priority, entries in
      let violations = entries.compactMap { entry in
        layout.constraints[entry].isSatisfied
          ? nil : Violation(entry: entry, amount: layout.constraints[entry].violation)
      }
      return Level(
        priority: priority, entries: entries,
        contentSizeCount: entries.count { layout.system.entries[$0].contentSize != nil },
        cost: violations.reduce(0) { $0 + $1.amount }, violations: violations)
    }
  }

  /// With more priorities than these, what each settles is not worked out: it takes solving all
  /// that stands above, for every one of them.
  private static let mostLevels = 24

  /// What was settled at each of the ``levels``: what of the views' frames could still be otherwise
  /// as far as all higher priorities are concerned, and no longer can be with this one. `nil` where
  /// there are too many priorities to work it out.
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
