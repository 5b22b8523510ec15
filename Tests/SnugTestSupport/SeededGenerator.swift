/// Random numbers that are the same on every machine and in every run: SplitMix64.
///
/// The standard library does not specify how methods such as `shuffled(using:)` consume a
/// generator, so tests use the methods below.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// An integer in the range. The bias of the remainder does not matter to tests.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  public mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[int(in: 0...elements.count - 1)]
  }

  /// True with the given probability, in thousandths at best.
  public mutating func chance(_ probability: Double) -> Bool {
    int(in: 0...999) < Int((probability * 1000).rounded())
  }

  /// The elements in a random order (Fisher and Yates).
  public mutating func shuffle<Element>(_ elements: [Element]) -> [Element] {
    var shuffled = elements
    for end in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(end, int(in: 0...end))
    }
    return shuffled
  }
}
