/// Rows that get shorter and longer, in a single array.
///
/// A row that outgrows its place moves to the end. What it leaves behind is not used again: rows
/// are only rewritten while a system is reduced.
struct RowStore {
  private(set) var entries: [Entry]
  private var places: [Place]

  private struct Place {
    var start: Int32
    var count: Int32
  }

  init(_ rows: Ragged<Entry>) {
    entries = []
    // Room for a few that outgrow their places.
    entries.reserveCapacity(rows.elements.count * 3 / 2)
    entries += rows.elements
    places = rows.indices.map {
      let range = rows.range(of: $0)
      return Place(start: Int32(range.lowerBound), count: Int32(range.count))
    }
  }

  var indices: Range<Int> { places.indices }

  func count(of row: Int) -> Int { Int(places[row].count) }

  /// Where a row's entries are.
  func range(of row: Int) -> Range<Int> {
    let place = places[row]
    return Int(place.start)..<Int(place.start + place.count)
  }

  /// Where a row mentions a variable; `nil` when it does not.
  func place(of variable: Int, in row: Int) -> Int? {
    var range = range(of: row)
    while range.count > 8 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        entries[middle].symbol < variable
        ? middle + 1..<range.upperBound : range.lowerBound..<middle + 1
    }
    for place in range where entries[place].symbol >= variable {
      return entries[place].symbol == variable ? place : nil
    }
    return nil
  }

  /// Takes an entry out of a row, and returns its coefficient.
  mutating func remove(at place: Int, from row: Int) -> Double {
    let coefficient = entries[place].coefficient
    for place in place..<range(of: row).upperBound - 1 { entries[place] = entries[place + 1] }
    places[row].count -= 1
    return coefficient
  }

  mutating func replace(_ row: Int, with new: ArraySlice<Entry>) {
    if new.count <= count(of: row) {
      var place = Int(places[row].start)
      for entry in new {
        entries[place] = entry
        place += 1
      }
    } else {
      places[row].start = Int32(entries.count)
      entries.append(contentsOf: new)
    }
    places[row].count = Int32(new.count)
  }

  mutating func clear(_ row: Int) { places[row].count = 0 }

  /// The rows as they are now, without gaps.
  var compacted: Ragged<Entry> {
    var rows = Ragged<Entry>()
    rows.reserve(lists: places.count, elements: places.reduce(0) { $0 + Int($1.count) })
    for row in places.indices {
      rows.append(contentsOf: entries[range(of: row)])
      rows.endList()
    }
    return rows
  }
}
