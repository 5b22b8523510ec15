extension Constraint {
  /// Why Auto Layout refuses to make a constraint, as `NSLayoutConstraint` does by an exception.
  ///
  /// Source: the exceptions quoted in the documentation of `NSLayoutConstraint.h`; that an x and a
  /// y location may not be paired is our choice, because reports differ and no layout needs it.
  public enum PairingError: Error, Hashable, Sendable {
    /// A location and a size.
    case locationWithSize
    /// Leading or trailing with left or right.
    case directionalWithAbsolute
    /// One attribute along x, the other along y; a width may be a multiple of a height.
    case differentAxes
    /// A location without a second location.
    case locationEqualsConstant
  }

  /// Checks the attributes against each other.
  public func checkPairing() throws(PairingError) {
    guard secondItem != nil, multiplier != 0 else {
      if !firstAttribute.isSize { throw .locationEqualsConstant }
      return
    }
    if firstAttribute.isSize != secondAttribute.isSize { throw .locationWithSize }
    if firstAttribute.isSize { return }
    if firstAttribute.axis != secondAttribute.axis { throw .differentAxes }
    if firstAttribute.isDirectional && secondAttribute.isAbsoluteEdge
      || firstAttribute.isAbsoluteEdge && secondAttribute.isDirectional
    {
      throw .directionalWithAbsolute
    }
  }
}
