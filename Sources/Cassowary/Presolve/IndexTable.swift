/// A hash table of indices whose keys are stored, and compared, by the caller.
///
/// Unlike a dictionary it has no seed, so its layout is the same in every run, and it owns no keys.
struct IndexTable {
  private var slots: [(hash: UInt32, index: Int32)] = []
  private var count = 0

  /// The index that has an equal key; if there is none, inserts a new one and returns it.
  mutating func index(_ hash: Hash, orInsert new: Int, isEqual: (Int) -> Bool) -> Int {
    if 2 * count >= slots.count { grow() }
    let hash = hash.value
    var position = Int(hash) & (slots.count - 1)
    while slots[position].index >= 0 {
      if slots[position].hash == hash, isEqual(Int(slots[position].index)) {
        return Int(slots[position].index)
      }
      position = (position + 1) & (slots.count - 1)
    }
    slots[position] = (hash, Int32(new))
    count += 1
    return new
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, -1), count: max(16, 4 * old.count))
    for slot in old where slot.index >= 0 {
      var position = Int(slot.hash) & (slots.count - 1)
      while slots[position].index >= 0 { position = (position + 1) & (slots.count - 1) }
      slots[position] = slot
    }
  }
}

/// A hash that is the same in every run of a program.
struct Hash {
  private var state: UInt64 = 0

  mutating func combine(_ bits: UInt64) {
    state = (state ^ bits) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
  }

  mutating func combine(_ entry: Entry) {
    combine(entry.coefficient.bitPattern ^ UInt64(entry.symbol) &* 0xD6E8_FEB8_6659_FD93)
  }

  var value: UInt32 { UInt32(truncatingIfNeeded: state ^ state >> 32) }
}
