/// For each of a run of numbers an index, or none: `[Int?]` at a quarter of its size.
struct IndexMap {
  private var indices: [Int32]

  init(count: Int) { indices = Array(repeating: -1, count: count) }

  var count: Int { indices.count }

  subscript(number: Int) -> Int? {
    get { indices[number] < 0 ? nil : Int(indices[number]) }
    set { indices[number] = newValue.map(Int32.init) ?? -1 }
  }
}
