/// Lists of different lengths, one behind the other in a single array.
struct Ragged<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// Where each list begins, and where the last one ends.
  private var starts: [Int32] = [0]

  init() {}

  /// Sorts elements into lists, keeping their order within each.
  init(_ elements: [Element], into count: Int, list: (Int) -> Int) {
    starts = Array(repeating: 0, count: count + 1)
    for index in elements.indices { starts[list(index) + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    // Each start is advanced to its list's end while the list is filled, then set back.
    var order = Array(repeating: Int32(0), count: elements.count)
    for index in elements.indices {
      let list = list(index)
      order[Int(starts[list])] = Int32(index)
      starts[list] += 1
    }
    for list in stride(from: count, to: 0, by: -1) { starts[list] = starts[list - 1] }
    starts[0] = 0
    self.elements = order.map { elements[Int($0)] }
  }

  /// How many lists there are.
  var count: Int { starts.count - 1 }

  var indices: Range<Int> { 0..<count }

  subscript(list: Int) -> ArraySlice<Element> { elements[range(of: list)] }

  /// Where a list's elements are.
  func range(of list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  mutating func reserve(lists: Int, elements count: Int) {
    starts.reserveCapacity(lists + 1)
    elements.reserveCapacity(count)
  }

  /// Changes every element.
  mutating func update(_ change: (inout Element) -> Void) {
    for index in elements.indices { change(&elements[index]) }
  }

  /// Adds an element to a list that begins behind the last one.
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func append(contentsOf list: ArraySlice<Element>) { elements.append(contentsOf: list) }

  /// The elements of the list that was begun.
  var begun: Range<Int> { Int(starts[count])..<elements.count }

  /// Ends the list that was begun.
  mutating func endList() { starts.append(Int32(elements.count)) }

  /// Takes back the list that was begun.
  mutating func discardList() { elements.removeLast(begun.count) }
}
