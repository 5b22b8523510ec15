/// Rows to process, shortest first; of rows of similar length, the one inserted earliest first.
///
/// Rows longer than 15 entries have similar lengths if the integer parts of their binary logarithms
/// are equal.
struct RowQueue {
  private var buckets: [Bucket] = []
  private var shortest = 0
  /// When each row was inserted last; zero for a row that isn't in the queue.
  private var times: [Int32]
  private var time: Int32 = 0

  private struct Bucket {
    var insertions: [(row: Int32, time: Int32)] = []
    var first = 0
  }

  init(rowCount: Int) { times = Array(repeating: 0, count: rowCount) }

  /// Inserts a row; a row that is already in the queue moves.
  mutating func insert(_ row: Int, length: Int) {
    let bucket = length < 16 ? length : 12 + (Int.bitWidth - length.leadingZeroBitCount - 1)
    while buckets.count <= bucket { buckets.append(Bucket()) }
    time += 1
    times[row] = time
    buckets[bucket].insertions.append((Int32(row), time))
    shortest = min(shortest, bucket)
  }

  mutating func popFirst() -> Int? {
    while shortest < buckets.count {
      let index = buckets[shortest].first
      if index == buckets[shortest].insertions.count {
        shortest += 1
        continue
      }
      buckets[shortest].first += 1
      let (row, time) = buckets[shortest].insertions[index]
      // A row that was inserted again later is further back.
      guard times[Int(row)] == time else { continue }
      times[Int(row)] = 0
      return Int(row)
    }
    return nil
  }
}
