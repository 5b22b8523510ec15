/// A number for each level, compared by the highest level at which two vectors differ.
///
/// Cassowary calls it a symbolic weight (Badros, Borning & Stuckey, TOCHI 2001). Every number
/// carries the magnitude of its summands. A number that is tiny beside it is a rounding error,
/// and a rounding error at one level must not outrank a lower level.
struct LevelVector {
  /// A level's number. Level 0 is required; greater levels matter less.
  struct Entry {
    var level: Int32
    var magnitude: Float
    var value: Double

    /// Marks the end of the numbers.
    static let end = Entry(level: .max, magnitude: 0, value: 0)

    mutating func add(_ other: Entry) {
      value += other.value
      magnitude += other.magnitude
    }

    static func * (factor: Double, entry: Entry) -> Entry {
      Entry(
        level: entry.level, magnitude: Float(abs(factor)) * entry.magnitude,
        value: factor * entry.value)
    }

    /// Whether it is negligible beside its summands.
    var isNoise: Bool { abs(value) <= Tolerance.roundoff * Double(magnitude) }
  }

  /// The highest level first; zeros are left out.
  private(set) var entries: [Entry] = []

  static var zero: LevelVector { LevelVector() }

  init() {}

  init(_ value: Double, at level: Int32) { append(value, at: level) }

  /// A sequence of numbers, the highest level first and ``Entry/end`` last, plus `factor ×
  /// other`.
  @inline(__always)
  init(plus factor: Double, times other: LevelVector, toEach next: () -> Entry) {
    var index = 0
    var entry = next()
    while true {
      let right = index < other.entries.count ? factor * other.entries[index] : .end
      if entry.level > right.level {
        entries.append(right)
        index += 1
        continue
      }
      if entry.level == .max { return }
      if entry.level == right.level {
        entry.add(right)
        index += 1
      }
      if entries.isEmpty, !entry.isNoise { entries.reserveCapacity(2) }
      if !entry.isNoise { entries.append(entry) }
      entry = next()
    }
  }

  var isZero: Bool { entries.isEmpty }

  func value(at level: Int32) -> Double { entries.first { $0.level == level }?.value ?? 0 }

  /// Adds an exact number at a level below those that have one.
  mutating func append(_ value: Double, at level: Int32) {
    entries.append(Entry(level: level, magnitude: Float(abs(value)), value: value))
  }

  /// Adds `factor × other`.
  mutating func add(_ factor: Double, times other: LevelVector) {
    guard let first = other.entries.first else { return }
    // Numbers are often added from the highest level to the lowest.
    if (entries.last?.level ?? 0) < first.level {
      entries.reserveCapacity(entries.count + other.entries.count)
      for entry in other.entries { entries.append(factor * entry) }
      return
    }
    var known = entries.makeIterator()
    self = LevelVector(plus: factor, times: other) { known.next() ?? .end }
  }

  var largestMagnitude: Float { entries.reduce(0) { max($0, $1.magnitude) } }

  mutating func scale(by factor: Double) {
    for index in entries.indices { entries[index] = factor * entries[index] }
  }

  static func - (left: LevelVector, right: LevelVector) -> LevelVector {
    var difference = left
    difference.add(-1, times: right)
    return difference
  }

  static func * (factor: Double, vector: LevelVector) -> LevelVector {
    var product = vector
    product.scale(by: factor)
    return product
  }

  func prefix(above limit: Int32) -> LevelVector {
    var prefix = self
    prefix.entries.removeAll { $0.level >= limit }
    return prefix
  }

  /// 1, −1 or 0: whether this vector is greater or less than another, by the levels above a limit.
  /// Differences up to `floor`, or up to `rate` times a magnitude, are ignored.
  func compared(
    to other: LevelVector, above limit: Int32 = .max, floor: Double = 0,
    rate: Double = Tolerance.rate
  ) -> Int {
    var others = other.entries.makeIterator()
    return compared(above: limit, floor: floor, rate: rate) { others.next() ?? .end }
  }

  /// The same, with the other vector as a sequence of numbers, the highest level first, then
  /// ``Entry/end``.
  @inline(__always)
  func compared(
    above limit: Int32, floor: Double, rate: Double, toNext next: () -> Entry
  ) -> Int {
    var i = 0
    var right = next()
    while true {
      let left = i < entries.count ? entries[i] : .end
      let level = min(left.level, right.level)
      if level >= limit || level == .max { return 0 }
      var difference = 0.0
      var size: Float = 0
      if left.level == level {
        difference = left.value
        size = left.magnitude
        i += 1
      }
      if right.level == level {
        difference -= right.value
        size = max(size, right.magnitude)
        right = next()
      }
      if abs(difference) > max(floor, rate * Double(size)) { return difference > 0 ? 1 : -1 }
    }
  }

  /// 1, −1 or 0: the sign of the highest number that is not rounding.
  var sign: Int { compared(above: .max, floor: 0, rate: Tolerance.rate) { .end } }
}
