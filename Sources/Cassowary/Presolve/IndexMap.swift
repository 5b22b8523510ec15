/// For numbers from zero on an index each, or none: `[Int?]` at a quarter of its size.
///
/// As long as none has one it takes no room at all.
struct IndexMap {
  private var indices: [Int32] = []
  private let count: Int

  /// For numbers below a count.
  init(count: Int) { self.count = count }

  subscript(number: Int) -> Int? {
    get {
      guard !indices.isEmpty, indices[number] >= 0 else { return nil }
      return Int(indices[number])
    }
    set {
      if indices.isEmpty {
        if newValue == nil { return }
        indices = Array(repeating: -1, count: count)
      }
      indices[number] = newValue.map(Int32.init) ?? -1
    }
  }
}
