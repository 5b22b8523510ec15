/// Lists of different lengths in a single array. A list that outgrows its room moves to the end.
struct Ragged<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var lists: [List] = []
  /// Where the new list begins.
  private var start = 0

  private struct List {
    var start: Int32
    var count: Int32
    var capacity: Int32

    init(_ range: Range<Int>) {
      start = Int32(range.lowerBound)
      count = Int32(range.count)
      capacity = count
    }
  }

  init() {}

  /// Sorts elements into lists, keeping their order within each.
  init(_ elements: [Element], into count: Int, list: (Int) -> Int) {
    var starts = Array(repeating: Int32(0), count: count + 1)
    for index in elements.indices { starts[list(index) + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    lists = (0..<count).map { List(Int(starts[$0])..<Int(starts[$0 + 1])) }
    var order = Array(repeating: Int32(0), count: elements.count)
    for index in elements.indices {
      let list = list(index)
      order[Int(starts[list])] = Int32(index)
      starts[list] += 1
    }
    self.elements = order.map { elements[Int($0)] }
  }

  var count: Int { lists.count }

  var indices: Range<Int> { 0..<count }

  subscript(list: Int) -> ArraySlice<Element> { elements[range(of: list)] }

  /// The range of a list in ``elements``.
  func range(of list: Int) -> Range<Int> {
    let list = lists[list]
    return Int(list.start)..<Int(list.start + list.count)
  }

  func count(of list: Int) -> Int { Int(lists[list].count) }

  // MARK: - Adding lists

  /// Adds an element to the new list, which follows the last one.
  mutating func append(_ element: Element) { elements.append(element) }

  /// The range of the new list.
  var begun: Range<Int> { start..<elements.count }

  mutating func endList() {
    lists.append(List(begun))
    start = elements.count
  }

  mutating func discardList() { elements.removeLast(begun.count) }

  // MARK: - Changing lists

  mutating func append(_ element: Element, to index: Int) {
    var list = lists[index]
    if list.count < list.capacity {
      elements[Int(list.start + list.count)] = element
    } else {
      let range = range(of: index)
      list.start = Int32(elements.count)
      list.capacity = max(1, 2 * list.count)
      for index in range { elements.append(elements[index]) }
      // The room after the last element is filled with copies of it.
      for _ in list.count..<list.capacity { elements.append(element) }
    }
    list.count += 1
    lists[index] = list
  }

  mutating func swapLists(_ first: Int, _ second: Int) { lists.swapAt(first, second) }

  mutating func replace(_ list: Int, with new: ArraySlice<Element>) {
    if new.count > Int(lists[list].capacity) {
      lists[list] = List(elements.count..<elements.count + new.count)
      elements.append(contentsOf: new)
      return
    }
    for (index, element) in zip(Int(lists[list].start)..., new) { elements[index] = element }
    lists[list].count = Int32(new.count)
  }

  mutating func removeAll(from list: Int) { lists[list].count = 0 }

  mutating func removeAll(from list: Int, where isRemoved: (Element) -> Bool) {
    var end = Int(lists[list].start)
    for index in range(of: list) where !isRemoved(elements[index]) {
      elements[end] = elements[index]
      end += 1
    }
    lists[list].count = Int32(end) - lists[list].start
  }
}
