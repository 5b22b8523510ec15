package import AutoLayout

extension LayoutPriority {
  /// The priorities that have a name, with it.
  ///
  /// Source: `UILayoutPriority`, and of `NSLayoutConstraint.Priority` what AppKit calls otherwise.
  /// `high` and `low` are what people write for the two that every view has.
  package static let named: [(name: String, priority: LayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel), ("high", .defaultHigh), ("low", .defaultLow),
    ("dragThatCanResizeScene", 510), ("sceneSizeStayPut", 500),
    ("dragThatCannotResizeScene", 490), ("dragThatCanResizeWindow", 510),
    ("windowSizeStayPut", 500), ("dragThatCannotResizeWindow", 490),
    ("fittingSizeCompression", .fittingSizeLevel),
  ]

  /// The priority of a name; `nil` if there is none.
  package init?(named name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.priority
  }
}
