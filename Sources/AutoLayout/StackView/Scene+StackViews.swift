extension Scene {
  /// The views that a stack view arranges.
  public var arrangedViews: Set<ViewID> {
    Set(
      views.flatMap { view -> [ViewID] in
        if case .stack(let stack) = view.content { stack.arrangedSubviews } else { [] }
      })
  }

  /// The views that a stack view gives no room because they are hidden, and everything in them.
  public var collapsedViews: Set<ViewID> {
    let arranged = arrangedViews
    // Superviews stand before their subviews.
    return viewIDs.reduce(into: []) { collapsed, id in
      let isInside = self[id].superview.map(collapsed.contains) ?? false
      if isInside || self[id].isHidden && arranged.contains(id) { collapsed.insert(id) }
    }
  }
}
