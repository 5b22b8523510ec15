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

    static let none = Entry(0, at: 0, magnitude: 0)
  }

  private(set) var count = 0
  private var first = Entry.none
  private var second = Entry.none
  private var rest: [Entry] = []

  static let zero = LevelVector()

  init() {}

  init(_ value: Double, at level: Int32) { append(value, at: level) }

  var isZero: Bool { count == 0 }

  subscript(index: Int) -> Entry {
    switch index {
    case 0: first
    case 1: second
    default: rest[index - 2]
    }
  }

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

  private mutating func append(_ entry: Entry) {
    switch count {
    case 0: first = entry
    case 1: second = entry
    default: rest.append(entry)
    }
    count += 1
  }

  /// Appends a sum, unless it is nothing beside what it was added up from.
  private mutating func append(_ left: Entry, plus value: Double, magnitude: Float) {
    let total = left.value + value
    let size = left.magnitude + magnitude
    guard abs(total) > Tolerance.roundoff * Double(size) else { return }
    append(Entry(total, at: left.level, magnitude: size))
  }

  /// Adds an exact number to that of the last level that has one, or of a level below it.
  mutating func add(_ value: Double, at level: Int32) {
    guard count > 0, self[count - 1].level == level else { return append(value, at: level) }
    let last = self[count - 1]
    count -= 1
    if count >= 2 { rest.removeLast() }
    append(last, plus: value, magnitude: Float(abs(value)))
  }

  /// Adds `factor × other`.
  mutating func add(_ factor: Double, times other: LevelVector) {
    if count == 1, other.count == 1, first.level == other.first.level {
      let total = first.value + factor * other.first.value
      let size = first.magnitude + Float(abs(factor)) * other.first.magnitude
      if abs(total) > Tolerance.roundoff * Double(size) {
        first.value = total
        first.magnitude = size
      } else {
        count = 0
      }
    } else if other.count > 0 {
      self = adding(factor, times: other)
    }
  }

  /// `self + factor × other`.
  func adding(_ factor: Double, times other: LevelVector) -> LevelVector {
    let size = Float(abs(factor))
    var sum = LevelVector()
    var i = 0
    var j = 0
    while i < count || j < other.count {
      if j == other.count || i < count && self[i].level < other[j].level {
        sum.append(self[i])
        i += 1
      } else if i == count || other[j].level < self[i].level {
        let entry = other[j]
        sum.append(
          Entry(factor * entry.value, at: entry.level, magnitude: size * entry.magnitude))
        j += 1
      } else {
        sum.append(self[i], plus: factor * other[j].value, magnitude: size * other[j].magnitude)
        i += 1
        j += 1
      }
    }
    return sum
  }

  /// The largest magnitude of what any of its numbers was added up from.
  var largestMagnitude: Float {
    switch count {
    case 0: 0
    case 1: first.magnitude
    default: rest.reduce(max(first.magnitude, second.magnitude)) { max($0, $1.magnitude) }
    }
  }

  static func - (left: LevelVector, right: LevelVector) -> LevelVector {
    var difference = left
    difference.add(-1, times: right)
    return difference
  }

  static func * (factor: Double, vector: LevelVector) -> LevelVector {
    var product = LevelVector()
    product.add(factor, times: vector)
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
    var i = 0
    var j = 0
    while true {
      let left = i < count ? self[i] : Entry(0, at: .max, magnitude: 0)
      let right = j < other.count ? other[j] : Entry(0, at: .max, magnitude: 0)
      let level = min(left.level, right.level)
      if level >= limit || level == .max { return 0 }
      let one = left.level == level ? left : .none
      let two = right.level == level ? right : .none
      let size = Double(max(one.magnitude, two.magnitude))
      if abs(one.value - two.value) > max(floor, rate * size) {
        return one.value > two.value ? 1 : -1
      }
      if left.level == level { i += 1 }
      if right.level == level { j += 1 }
    }
  }

  /// 1, −1 or 0: the sign of the highest number that is not rounding.
  var sign: Int { compared(to: .zero) }
}
