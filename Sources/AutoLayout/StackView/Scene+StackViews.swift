extension Scene {
  /// The views that a stack view arranges.
  public var arrangedViews: Set<ViewID> {
    Set(views.flatMap { $0.content.stack?.arrangedSubviews ?? [] })
  }

  /// The views that a stack view gives no room because they are hidden, and everything in them.
  public var collapsedViews: Set<ViewID> {
    let arranged = arrangedViews
    return views(meeting: { self[$0].isHidden && arranged.contains($0) })
  }
}
