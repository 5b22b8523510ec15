/// A number for each level, compared by the highest level at which two vectors differ.
///
/// What Cassowary calls a symbolic weight (Badros, Borning & Stuckey, TOCHI 2001). Most have one or
/// two numbers that are not zero, so those need no memory of their own.
struct LevelVector {
  /// A level's number; level 0 stands for what is required, greater ones matter less.
  struct Entry {
    var level: Int32
    var value: Double
  }

  private(set) var count = 0
  private var first = Entry(level: 0, value: 0)
  private var second = Entry(level: 0, value: 0)
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
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].level < level { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].level == level ? self[low].value : 0
  }

  /// Adds a number at a level below those that have one.
  mutating func append(_ value: Double, at level: Int32) {
    let entry = Entry(level: level, value: value)
    switch count {
    case 0: first = entry
    case 1: second = entry
    default: rest.append(entry)
    }
    count += 1
  }

  /// Adds to the number of the last level that has one, or of a level below it.
  mutating func add(_ value: Double, at level: Int32) {
    guard count > 0, self[count - 1].level == level else {
      append(value, at: level)
      return
    }
    let old = self[count - 1].value
    removeLast()
    let sum = old + value
    if abs(sum) > Tolerance.multiplier * (abs(old) + abs(value)) { append(sum, at: level) }
  }

  private mutating func removeLast() {
    count -= 1
    if count >= 2 { rest.removeLast() }
  }

  /// `self + factor × other`; what cancels leaves nothing behind.
  func adding(_ factor: Double, times other: LevelVector) -> LevelVector {
    if other.isZero { return self }
    var sum = LevelVector()
    var i = 0
    var j = 0
    while i < count || j < other.count {
      if j == other.count || i < count && self[i].level < other[j].level {
        sum.append(self[i].value, at: self[i].level)
        i += 1
      } else if i == count || other[j].level < self[i].level {
        sum.append(factor * other[j].value, at: other[j].level)
        j += 1
      } else {
        let added = factor * other[j].value
        let total = self[i].value + added
        if abs(total) > Tolerance.multiplier * (abs(self[i].value) + abs(added)) {
          sum.append(total, at: self[i].level)
        }
        i += 1
        j += 1
      }
    }
    return sum
  }

  static func - (left: LevelVector, right: LevelVector) -> LevelVector {
    left.adding(-1, times: right)
  }

  static func * (factor: Double, vector: LevelVector) -> LevelVector {
    var product = vector
    product.first.value *= factor
    product.second.value *= factor
    for index in product.rest.indices { product.rest[index].value *= factor }
    return product
  }

  /// The levels above a limit alone.
  func prefix(above limit: Int32) -> LevelVector {
    guard count > 0, self[count - 1].level >= limit else { return self }
    var prefix = LevelVector()
    var index = 0
    while index < count, self[index].level < limit {
      prefix.append(self[index].value, at: self[index].level)
      index += 1
    }
    return prefix
  }

  /// 1, −1 or 0: whether this vector is greater or less than another, by the levels above a limit.
  func compared(to other: LevelVector, above limit: Int32 = .max) -> Int {
    var i = 0
    var j = 0
    while true {
      let left = i < count ? self[i].level : .max
      let right = j < other.count ? other[j].level : .max
      let level = min(left, right)
      if level >= limit || level == .max { return 0 }
      let one = left == level ? self[i].value : 0
      let two = right == level ? other[j].value : 0
      if abs(one - two) > Tolerance.rate * max(abs(one), abs(two)) { return one > two ? 1 : -1 }
      if left == level { i += 1 }
      if right == level { j += 1 }
    }
  }

  /// 1, −1 or 0: the sign of the highest number.
  var sign: Int { count == 0 ? 0 : first.value > 0 ? 1 : first.value < 0 ? -1 : 0 }
}
