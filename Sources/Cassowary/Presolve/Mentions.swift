/// For each variable the rows that mention it, and maybe some that no longer do.
struct Mentions {
  private var notes: [Note] = []
  private var lists: [List]

  private struct Note {
    var row: Int32
    /// The next note of the same variable.
    var next: Int32
  }

  private struct List {
    var first: Int32 = -1
    var last: Int32 = -1
    /// How many rows mention the variable now.
    var count: Int32 = 0
  }

  init(of variableCount: Int, in rows: Ragged<Entry>) {
    lists = Array(repeating: List(), count: variableCount)
    notes.reserveCapacity(rows.elements.count)
    for row in rows.indices {
      for place in rows.range(of: row) { add(rows.elements[place].symbol, in: row) }
    }
  }

  /// How many rows mention a variable.
  func count(of variable: Int) -> Int { Int(lists[variable].count) }

  mutating func add(_ variable: Int, in row: Int) {
    let note = Int32(notes.count)
    notes.append(Note(row: Int32(row), next: -1))
    if lists[variable].last < 0 {
      lists[variable].first = note
    } else {
      notes[Int(lists[variable].last)].next = note
    }
    lists[variable].last = note
    lists[variable].count += 1
  }

  /// Says that a row mentions a variable no longer; the note of it stays.
  mutating func remove(_ variable: Int) { lists[variable].count -= 1 }

  /// The first note of a variable, if it has any.
  func first(of variable: Int) -> Int? {
    lists[variable].first < 0 ? nil : Int(lists[variable].first)
  }

  func row(of note: Int) -> Int { Int(notes[note].row) }

  /// Throws a note away, given the one before it.
  mutating func discard(_ note: Int, after previous: Int?, of variable: Int) {
    let next = notes[note].next
    if let previous { notes[previous].next = next } else { lists[variable].first = next }
    if next < 0 { lists[variable].last = previous.map(Int32.init) ?? -1 }
  }

  /// The next note of the same variable.
  func next(after note: Int) -> Int? { notes[note].next < 0 ? nil : Int(notes[note].next) }
}
