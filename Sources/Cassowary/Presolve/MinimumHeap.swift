/// A binary heap with the least value at the front.
struct MinimumHeap<Value: Comparable> {
  private var values: [Value] = []

  mutating func insert(_ value: Value) {
    values.append(value)
    var child = values.count - 1
    while child > 0, values[child] < values[(child - 1) / 2] {
      values.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes the least value and returns it; `nil` when the heap is empty.
  mutating func popMinimum() -> Value? {
    guard let minimum = values.first else { return nil }
    values.swapAt(0, values.count - 1)
    values.removeLast()
    var parent = 0
    while 2 * parent + 1 < values.count {
      var child = 2 * parent + 1
      if child + 1 < values.count, values[child + 1] < values[child] { child += 1 }
      if values[parent] <= values[child] { break }
      values.swapAt(parent, child)
      parent = child
    }
    return minimum
  }
}
