/// A binary heap with the least value at the front.
struct MinimumHeap<Value: Comparable> {
  private var values: [Value]

  init(_ values: [Value]) {
    self.values = values
    for index in stride(from: values.count / 2 - 1, through: 0, by: -1) { sink(from: index) }
  }

  var minimum: Value? { values.first }

  /// Replaces the least value, or removes it; the heap isn't empty.
  mutating func replaceMinimum(with value: Value?) {
    if let value {
      values[0] = value
    } else {
      values.swapAt(0, values.count - 1)
      values.removeLast()
    }
    sink(from: 0)
  }

  private mutating func sink(from index: Int) {
    var parent = index
    while 2 * parent + 1 < values.count {
      var child = 2 * parent + 1
      if child + 1 < values.count, values[child + 1] < values[child] { child += 1 }
      guard values[child] < values[parent] else { return }
      values.swapAt(parent, child)
      parent = child
    }
  }
}
