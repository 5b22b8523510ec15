/// A hash table of indices; what they stand for is kept, and compared, by whoever asks.
///
/// Unlike a dictionary it has no seed, owns no keys, and costs nothing to throw away.
struct IndexTable {
  private struct Slot {
    var hash: UInt32
    var index: Int32
  }

  private var slots: [Slot] = []
  private var count = 0

  /// An index noted under a hash that is the same as what is sought; when there is none, notes a
  /// new one.
  mutating func index(
    _ hash: Hash, orNote new: Int, isSame: (Int) -> Bool
  ) -> Int {
    if 2 * count >= slots.count { grow() }
    let hash = hash.value
    var place = Int(hash) & (slots.count - 1)
    while slots[place].index >= 0 {
      if slots[place].hash == hash, isSame(Int(slots[place].index)) {
        return Int(slots[place].index)
      }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Slot(hash: hash, index: Int32(new))
    count += 1
    return new
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(hash: 0, index: -1), count: max(16, 4 * old.count))
    for slot in old where slot.index >= 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].index >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}

/// A hash that comes out the same each time a program is run.
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
