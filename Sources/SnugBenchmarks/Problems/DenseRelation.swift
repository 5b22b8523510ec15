import AutoLayout

/// A relation between edges or centers of two views, as a dense layout has four of for each view.
struct DenseRelation {
  var first: (view: Int, edge: Constraint.Attribute)
  var relation: Constraint.Relation
  /// `first <relation> multiplier * second + constant`.
  var second: (view: Int, edge: Constraint.Attribute)
  var multiplier: Double
  var constant: Double
  var priority: Double

  private static let edges: [Constraint.Attribute] = [.leading, .trailing, .centerX]

  /// The relations between `count` views, the same in every run.
  ///
  /// The priorities follow a sequence of their own, so that layouts which differ in
  /// `priorities` have the same relations otherwise.
  static func all(_ count: Int, priorities: [Double]) -> [DenseRelation] {
    var random = RandomSequence(seed: UInt64(count))
    var randomPriority = RandomSequence(seed: ~UInt64(count))
    return (0..<4 * count).map { _ in
      let view = random.next(below: count)
      // Never the same view twice, unless there is no other.
      let other = (view + 1 + random.next(below: max(1, count - 1))) % count
      return DenseRelation(
        first: (view, random.element(of: edges)),
        relation: random.element(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual]),
        second: (other, random.element(of: edges)),
        multiplier: random.element(of: [1, 0.5]), constant: Double(random.next(below: 80) - 20),
        priority: randomPriority.element(of: priorities))
    }
  }

  /// The intrinsic widths of `count` views, in points.
  static func intrinsics(_ count: Int) -> [Double] {
    var random = RandomSequence(seed: UInt64(count) << 32)
    return (0..<count).map { _ in Double(10 + random.next(below: 90)) }
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): numbers that look random and depend on the seed only.
private struct RandomSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The modulo favors small numbers by less than a billionth, and gives the same numbers with
  /// every standard library.
  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
