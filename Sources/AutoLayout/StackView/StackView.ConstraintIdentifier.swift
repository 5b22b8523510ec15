extension StackView {
  /// The identifiers of the constraints a stack view makes, as logs show them.
  package enum ConstraintIdentifier: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }
}

extension ConstraintSystem.Entry {
  /// The stack view that made the constraint, and for what; `nil` when none did.
  package var stackView: (id: ViewID, identifier: StackView.ConstraintIdentifier)? {
    guard case .stackView(let id, _) = origin,
      let identifier = constraint.identifier.flatMap(StackView.ConstraintIdentifier.init)
    else { return nil }
    return (id, identifier)
  }
}
