/// A number for each level, compared by the highest level at which two vectors differ.
///
/// What Cassowary calls a symbolic weight (Badros, Borning & Stuckey, TOCHI 2001). Every number
/// carries the magnitude of what it was added up from: what is tiny beside that is rounding, and
/// rounding at one level must not outrank the whole of a lower one.
///
/// Most vectors have one or two numbers that are not zero, so those need no memory of their own.
struct LevelVector {
  /// A level's number; level 0 stands for what is required, greater ones matter less.
  struct Entry {
    var level: Int32
    var magnitude: Float
    var value: Double

    init(_ value: Double, at level: Int32, magnitude: Float) {
      self.level = level
      self.value = value
      self.magnitude = magnitude
    }

    /// Stands behind the last number.
    static let end = Entry(0, at: .max, magnitude: 0)

    mutating func add(_ other: Entry) {
      value += other.value
      magnitude += other.magnitude
    }

    static func * (factor: Double, entry: Entry) -> Entry {
      Entry(factor * entry.value, at: entry.level, magnitude: Float(abs(factor)) * entry.magnitude)
    }

    /// Whether it is nothing beside what it was added up from.
    var isNoise: Bool { abs(value) <= Tolerance.roundoff * Double(magnitude) }
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  static var zero: LevelVector { LevelVector() }

  init() {}

  init(_ value: Double, at level: Int32) { append(value, at: level) }

  /// Numbers that come one by one, the highest level first and ``Entry/end`` last, plus those of
  /// `factor × other` from one on.
  @inline(__always)
  init(
    plus factor: Double, times other: LevelVector, from start: Int = 0, toEach next: () -> Entry
  ) {
    var index = start
    var entry = next()
    while true {
      let right = index < other.count ? factor * other[index] : .end
      if entry.level > right.level {
        append(right)
        index += 1
        continue
      }
      if entry.level == .max { return }
      if entry.level == right.level {
        entry.add(right)
        index += 1
      }
      if !entry.isNoise { append(entry) }
      entry = next()
    }
  }

  var isZero: Bool { count == 0 }

  subscript(index: Int) -> Entry { entries[index] }

  /// The number at a level.
  func value(at level: Int32) -> Double {
    for index in 0..<count where self[index].level >= level {
      return self[index].level == level ? self[index].value : 0
    }
    return 0
  }

  /// Adds an exact number at a level below those that have one.
  mutating func append(_ value: Double, at level: Int32) {
    append(Entry(value, at: level, magnitude: Float(abs(value))))
  }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Adds `factor × other`, in place where that changes few levels.
  mutating func add(_ factor: Double, times other: LevelVector) {
    guard count > 0 else {
      self = factor * other
      return
    }
    // Many are added up from the highest level to the lowest.
    var i = other.count > 0 && self[count - 1].level < other[0].level ? count : 0
    for j in 0..<other.count {
      var entry = factor * other[j]
      while i < count, self[i].level < entry.level { i += 1 }
      if i == count {
        append(entry)
      } else if self[i].level == entry.level {
        entry.add(self[i])
        if entry.isNoise { return merge(factor, times: other, from: j) }
        entries[i] = entry
      } else {
        return merge(factor, times: other, from: j)
      }
      i += 1
    }
  }

  /// Adds the numbers of `factor × other` from one on, in one pass, however many levels come and go.
  private mutating func merge(_ factor: Double, times other: LevelVector, from start: Int) {
    let known = self
    var index = -1
    self = LevelVector(plus: factor, times: other, from: start) {
      index += 1
      return index < known.count ? known[index] : .end
    }
  }

  /// The largest magnitude of what any of its numbers was added up from.
  var largestMagnitude: Float {
    entries.reduce(0) { max($0, $1.magnitude) }
  }

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

  /// The levels above a limit alone.
  func prefix(above limit: Int32) -> LevelVector {
    guard count > 0, self[count - 1].level >= limit else { return self }
    var prefix = LevelVector()
    for index in 0..<count where self[index].level < limit { prefix.append(self[index]) }
    return prefix
  }

  /// 1, −1 or 0: whether this vector is greater or less than another, by the levels above a limit.
  /// Differences up to `floor` do not count, nor such as are `rate` of a magnitude.
  func compared(
    to other: LevelVector, above limit: Int32 = .max, floor: Double = 0,
    rate: Double = Tolerance.rate
  ) -> Int {
    var index = 0
    return compared(above: limit, floor: floor, rate: rate) {
      defer { index += 1 }
      return index < other.count ? other[index] : .end
    }
  }

  /// The same with the numbers of the other one by one, the highest level first, then ``Entry/end``.
  @inline(__always)
  func compared(
    above limit: Int32, floor: Double, rate: Double, toNext next: () -> Entry
  ) -> Int {
    var i = 0
    var right = next()
    while true {
      let left = i < count ? self[i] : .end
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
