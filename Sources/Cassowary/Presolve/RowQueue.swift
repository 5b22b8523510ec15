/// Rows waiting to be used, shortest first, then in the order they were inserted last.
///
/// Long rows that are nearly as long as each other wait together.
struct RowQueue {
  private var places: [Place]
  private var buckets: [Bucket] = []
  private var shortest = 0

  /// Where a row waits, among those of its length.
  private struct Place {
    var bucket: Int32 = -1
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  private struct Bucket {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  init(rows: Int) { places = Array(repeating: Place(), count: rows) }

  mutating func insert(_ row: Int, length: Int) {
    if places[row].bucket >= 0 { remove(row) }
    // Each length has its own up to sixteen; then each doubling has.
    let bucket = length < 16 ? length : 12 + (Int.bitWidth - length.leadingZeroBitCount - 1)
    while buckets.count <= bucket { buckets.append(Bucket()) }
    let last = buckets[bucket].last
    places[row] = Place(bucket: Int32(bucket), previous: last, next: -1)
    if last >= 0 { places[Int(last)].next = Int32(row) } else { buckets[bucket].first = Int32(row) }
    buckets[bucket].last = Int32(row)
    shortest = min(shortest, bucket)
  }

  /// Takes out the row that is next.
  mutating func next() -> Int? {
    while shortest < buckets.count {
      let row = Int(buckets[shortest].first)
      if row >= 0 {
        remove(row)
        return row
      }
      shortest += 1
    }
    return nil
  }

  private mutating func remove(_ row: Int) {
    let place = places[row]
    let bucket = Int(place.bucket)
    if place.previous >= 0 {
      places[Int(place.previous)].next = place.next
    } else {
      buckets[bucket].first = place.next
    }
    if place.next >= 0 {
      places[Int(place.next)].previous = place.previous
    } else {
      buckets[bucket].last = place.previous
    }
    places[row].bucket = -1
  }
}
