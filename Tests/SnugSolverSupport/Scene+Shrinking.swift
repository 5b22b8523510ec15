public import SnugLayout
public import SnugTestSupport

extension Scene: Shrinkable {
  /// One way to make a scene simpler at one of its indices.
  public enum Simplification: CaseIterable, Sendable {
    case dropView, dropConstraint
  }

  public static var simplifications: [Simplification] { Simplification.allCases }

  public func indexCount(for simplification: Simplification) -> Int {
    switch simplification {
    case .dropView: views.count
    case .dropConstraint: constraints.count
    }
  }

  public func simplified(by simplification: Simplification, at index: Int) -> Scene? {
    switch simplification {
    case .dropView: return without(ViewID(index: index))
    case .dropConstraint:
      var copy = self
      copy.constraints.remove(at: index)
      return copy
    }
  }

  /// The scene without a view, its subviews, and the constraints about them.
  private func without(_ dropped: ViewID) -> Scene? {
    guard dropped != .root else { return nil }
    var kept: [ViewID: ViewID] = [:]
    var copy = self
    copy.views = []
    for id in viewIDs where id != dropped {
      var view = self[id]
      if let superview = view.superview {
        guard let superview = kept[superview] else { continue }
        view.superview = superview
      }
      kept[id] = ViewID(index: copy.views.count)
      copy.views.append(view)
    }
    guard guides.allSatisfy({ kept[$0.owningView] != nil }) else { return nil }
    for index in guides.indices {
      copy.guides[index].owningView = kept[guides[index].owningView]!
    }
    for index in copy.views.indices {
      guard case .stack(var stack) = copy.views[index].content else { continue }
      stack.arrangedSubviews = stack.arrangedSubviews.compactMap { kept[$0] }
      stack.customSpacing = [:]
      copy.views[index].content = .stack(stack)
    }
    func renamed(_ item: LayoutItem) -> LayoutItem? {
      guard case .view(let id) = item else { return item }
      return kept[id].map { .view($0) }
    }
    copy.constraints = constraints.compactMap { constraint in
      var constraint = constraint
      guard let first = renamed(constraint.firstItem) else { return nil }
      constraint.firstItem = first
      if let second = constraint.secondItem {
        guard let second = renamed(second) else { return nil }
        constraint.secondItem = second
      }
      return constraint
    }
    return copy
  }
}
