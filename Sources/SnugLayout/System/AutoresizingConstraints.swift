import SnugGeometry

extension ConstraintGeneration {
  /// Adds the constraints for a view's frame and mask if
  /// `translatesAutoresizingMaskIntoConstraints` is true: on each axis two constraints that “fully
  /// determine the view's position” (`NSLayoutConstraint.h`).
  mutating func addAutoresizing(of id: ViewID) {
    guard let autoresizing = scene[id].autoresizing, let superview = scene[id].superview
    else { return }
    let made = Axis.allCases.flatMap { constraints(for: autoresizing, of: id, in: superview, $0) }
    add(made, by: scene[id].name) { .autoresizingMask(id, $0) }
  }

  /// The two constraints of an axis: the view's position and its size.
  ///
  /// “The default behavior is to distribute the size difference proportionally among the flexible
  /// portions” (`UIView.autoresizingMask`). GNUstep's tests show the form of the constraints on macOS, a
  /// multiple of the superview's size: `minX == m · superview.width + c`.
  private func constraints(
    for autoresizing: Autoresizing, of id: ViewID, in superview: ViewID, _ axis: Axis
  ) -> [Constraint] {
    let room = autoresizing.superviewSize[axis]
    // Resizing concerns frames, constraints concern alignment rects.
    let own = scene[id].alignmentRectInsets[axis]
    let outer = scene[superview].alignmentRectInsets[axis]
    let frame = autoresizing.frame[axis]
    let portions = zip(
      autoresizing.mask.flexibility(axis), [frame.start, frame.length, room - frame.end])
    // A portion of zero or negative length has no share.
    let lengths = portions.map { isFlexible, length in isFlexible ? max(length, 0) : nil }
    let total = lengths.reduce(0) { $0 + ($1 ?? 0) }
    let count = Double(lengths.count { $0 != nil })
    let fractions = lengths.map { length in
      length.map { total > 0 ? $0 / total : 1 / count } ?? 0
    }
    func constraint(
      _ attribute: Constraint.Attribute, _ value: Double, _ fraction: Double,
      otherwise edge: Constraint.Attribute?
    ) -> Constraint {
      Constraint(
        firstItem: .view(id), firstAttribute: attribute,
        secondItem: fraction == 0 && edge == nil ? nil : .view(superview),
        secondAttribute: fraction == 0 ? edge ?? .notAnAttribute : .size(axis),
        multiplier: fraction == 0 ? 1 : fraction, constant: value - fraction * room,
        identifier: "NSAutoresizingMaskLayoutConstraint", range: scene[id].range)
    }
    let start: Constraint.Attribute = axis == .horizontal ? .left : .top
    let growth = outer.start + outer.end
    return [
      constraint(
        start, frame.start + own.start - outer.start + fractions[0] * growth, fractions[0],
        otherwise: start),
      constraint(
        .size(axis), frame.length - own.start - own.end + fractions[1] * growth, fractions[1],
        otherwise: nil),
    ]
  }
}
