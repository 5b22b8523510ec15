/// A hash table of rows, which are stored by the caller.
///
/// Unlike a dictionary it owns no keys and computes each hash once.
struct RowTable {
  private var slots: [(hash: UInt32, index: Int32)]

  /// At least half of the slots stay empty.
  init(rowCount: Int) {
    let digits = Int.bitWidth - (2 * rowCount).leadingZeroBitCount
    slots = Array(repeating: (0, -1), count: 1 << digits)
  }

  /// The index of the row that has the entries in a range; if there is none, inserts a new index and
  /// returns it.
  mutating func index(of range: Range<Int>, in rows: Ragged<Entry>, orInsert new: Int) -> Int {
    let hash = Self.hash(of: range, in: rows)
    var position = Int(hash) & (slots.count - 1)
    while slots[position].index >= 0 {
      let index = Int(slots[position].index)
      if slots[position].hash == hash, rows[index] == rows.elements[range] { return index }
      position = (position + 1) & (slots.count - 1)
    }
    slots[position] = (hash, Int32(new))
    return new
  }

  private static func hash(of range: Range<Int>, in rows: Ragged<Entry>) -> UInt32 {
    var state: UInt64 = 0
    for index in range {
      let entry = rows.elements[index]
      state ^= entry.coefficient.bitPattern ^ UInt64(entry.symbol) &* 0xD6E8_FEB8_6659_FD93
      state &*= 0x9E37_79B9_7F4A_7C15
      state ^= state >> 29
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }
}
