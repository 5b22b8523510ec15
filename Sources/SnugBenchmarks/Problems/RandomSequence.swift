/// SplitMix64 (Steele, Lea and Flood, 2014): numbers that look random and depend on the seed only.
struct RandomSequence {
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
