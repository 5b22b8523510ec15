/// Which rows mention each symbol: lists linked through one array.
///
/// Rows forget symbols without telling, so a list may name a row that no longer mentions its symbol,
/// and a row more than once; who reads a list tidies it.
struct ColumnNotes {
  private struct Note {
    var row: Int32
    var next: Int32
  }

  private var first: [Int32]
  private var notes: [Note] = []
  /// The row most recently seen in a list, to tell a note from its copy.
  private var seen: [Int32] = []
  private var reading: Int32 = 0
  /// How many notes there may be before they are worth making anew.
  private var limit = 1024

  init(symbols count: Int) { first = Array(repeating: -1, count: count) }

  mutating func addSymbol() { first.append(-1) }

  mutating func note(_ symbol: Int, in row: Int) {
    notes.append(Note(row: Int32(row), next: first[symbol]))
    first[symbol] = Int32(notes.count - 1)
    if row >= seen.count {
      seen.append(contentsOf: repeatElement(-1, count: row + 1 - seen.count))
    }
  }

  mutating func clear(_ symbol: Int) { first[symbol] = -1 }

  var isOverdue: Bool { notes.count > limit }

  mutating func noteAllThereAre() { limit = 4 * notes.count + 1024 }

  /// Goes through the rows noted for a symbol, the last noted first, and strikes those of which the
  /// body says that they do not mention it.
  mutating func tidy(_ symbol: Int, body: (Int) -> Bool) {
    reading = reading == .max ? 0 : reading + 1
    var previous: Int32 = -1
    var current = first[symbol]
    while current >= 0 {
      let note = notes[Int(current)]
      if seen[Int(note.row)] != reading, body(Int(note.row)) {
        seen[Int(note.row)] = reading
        previous = current
      } else if previous < 0 {
        first[symbol] = note.next
      } else {
        notes[Int(previous)].next = note.next
      }
      current = note.next
    }
  }
}
