import Geometry

extension ConstraintGeneration {
  /// Adds the constraints a stack view makes for its arranged views; nothing for other views.
  mutating func addStackView(_ id: ViewID) {
  }
}
