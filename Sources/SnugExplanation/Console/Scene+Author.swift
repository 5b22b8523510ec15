import SnugLayout

extension Scene {
  /// Whether a constraint of a log hides a view by giving it no size, which an author does on purpose.
  func hidesView(_ constraint: Constraint) -> Bool {
    consoleReport != nil && constraint.firstAttribute.isSize && constraint.secondItem == nil
      && constraint.constant == 0 && constraint.relation != .greaterThanOrEqual
  }
}
