package import SnugGeometry

extension ContentTraits {
  /// A `UIStepper`.
  static let stepper = Self(
    size: { .init(size: $0.system.stepperSize) }, hugging: .high, position: .atLeadingEdge,
    isSeenWithoutFrame: true, stretched: PerAxis(both: .broken))
}

extension SystemVersion {
  /// Saved frames.
  package var stepperSize: PerAxis<Double?> {
    PerAxis(horizontal: 94, vertical: major < 13 ? 29 : 32)
  }
}
