/// Compresses rows of pixels into a zlib stream (RFC 1950 and 1951), each row after a byte that says
/// it is not filtered.
///
/// What has been seen is looked for in three places: above, to the left, and where the same three
/// pixels stood last.
struct PixelCompressor {
  private let width: Int
  private let bytesPerPixel: Int
  private let bytesPerRow: Int
  private var block = DeflateBlock()
  private var checksum = PixelChecksum()
  /// Bytes that repeat those so far back, not yet written.
  private var pending = (length: 0, distance: 0)
  private var rowOfChecksum = PixelChecksum()
  /// Where three pixels stood last, by a hash of them: the number of the pixel.
  private var places = [Int32](repeating: -1, count: 8192)

  /// The farthest back deflate can refer to.
  private static let farthest = 32768

  init(width: Int, hasAlpha: Bool) {
    self.width = width
    bytesPerPixel = hasAlpha ? 4 : 3
    bytesPerRow = 1 + width * bytesPerPixel
  }

  /// Adds all rows.
  mutating func add(_ rows: [UnsafeBufferPointer<UInt32>]) {
    for index in rows.indices { add(index, of: rows) }
  }

  private mutating func add(_ index: Int, of rows: [UnsafeBufferPointer<UInt32>]) {
    let row = rows[index]
    let reachesAbove = bytesPerRow <= Self.farthest
    let above = reachesAbove && index > 0 ? rows[index - 1] : nil
    if let above, Self.isSame(row, above) {
      repeatBytes(bytesPerRow, distance: bytesPerRow)
      checksum.addRow(rowOfChecksum, length: bytesPerRow)
      return
    }
    rowOfChecksum = PixelChecksum(sum: 0)
    beginRow()
    rowOfChecksum.add(0)
    var x = 0
    while x < width {
      let pixel = row[x]
      var (length, distance) = (0, 0)
      if x > 0, row[x - 1] == pixel {
        length = 1 + Self.agreement(of: row, from: x + 1, with: row, from: x)
        distance = bytesPerPixel
      }
      if length < 32, let above {
        let same = Self.agreement(of: row, from: x, with: above, from: x)
        if same > length, same > 1 { (length, distance) = (same, bytesPerRow) }
      }
      if length < 8, x + 2 < width, let place = place(of: index, at: x, in: rows),
        place.length > length
      {
        (length, distance) = (place.length, place.distance)
      }
      if length > 0 {
        repeatBytes(length * bytesPerPixel, distance: distance)
        addChecksum(row, x..<(x + length))
        x += length
      } else {
        literal(pixel)
        addChecksum(row, x..<(x + 1))
        x += 1
      }
    }
    checksum.addRow(rowOfChecksum, length: bytesPerRow)
  }

  /// Whether two rows are the same.
  private static func isSame(
    _ row: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    agreement(of: row, from: 0, with: other, from: 0) == row.count
  }

  /// How many pixels from a place on are those from a place of another row on.
  private static func agreement(
    of row: UnsafeBufferPointer<UInt32>, from start: Int,
    with other: UnsafeBufferPointer<UInt32>, from otherStart: Int
  ) -> Int {
    let most = row.count - max(start, otherStart)
    var count = 0
    // In steps, each of which is compared at once.
    while count + 16 <= most {
      var difference: UInt32 = 0
      for step in 0..<16 {
        difference |= row[start + count + step] ^ other[otherStart + count + step]
      }
      guard difference == 0 else { break }
      count += 16
    }
    while count < most, row[start + count] == other[otherStart + count] { count += 1 }
    return count
  }

  /// Where three pixels stood last, if that is within reach, and how many are the same there.
  private mutating func place(
    of index: Int, at x: Int, in rows: [UnsafeBufferPointer<UInt32>]
  ) -> (length: Int, distance: Int)? {
    let row = rows[index]
    let mixed =
      row[x] &* 0x9E37_79B1 ^ row[x + 1] &* 0x85EB_CA77 ^ row[x + 2] &* 0xC2B2_AE3D
    let hash = Int(mixed >> 19)
    let known = Int(places[hash])
    places[hash] = Int32(truncatingIfNeeded: index * width + x)
    guard known >= 0 else { return nil }
    let (otherIndex, otherX) = known.quotientAndRemainder(dividingBy: width)
    let distance = (index - otherIndex) * bytesPerRow + (x - otherX) * bytesPerPixel
    guard distance > 0, distance <= Self.farthest else { return nil }
    let length = Self.agreement(of: row, from: x, with: rows[otherIndex], from: otherX)
    return length > 1 ? (length, distance) : nil
  }

  /// Counts pixels of the row for the checksum, those of one colour at once.
  private mutating func addChecksum(_ row: UnsafeBufferPointer<UInt32>, _ range: Range<Int>) {
    var x = range.lowerBound
    while x < range.upperBound {
      let run = 1 + Self.agreement(of: row, from: x + 1, with: row, from: x)
      let count = min(run, range.upperBound - x)
      rowOfChecksum.add(row[x], count: count, hasAlpha: bytesPerPixel == 4)
      x += count
    }
  }

  // MARK: - Tokens

  private mutating func literal(_ pixel: UInt32) {
    writePending()
    block.add(UInt8(truncatingIfNeeded: pixel >> 16))
    block.add(UInt8(truncatingIfNeeded: pixel >> 8))
    block.add(UInt8(truncatingIfNeeded: pixel))
    if bytesPerPixel == 4 { block.add(UInt8(truncatingIfNeeded: pixel >> 24)) }
  }

  /// Says that the row is not filtered.
  private mutating func beginRow() {
    writePending()
    block.add(0)
  }

  private mutating func repeatBytes(_ length: Int, distance: Int) {
    if pending.distance != distance { writePending() }
    pending = (pending.length + length, distance)
  }

  private mutating func writePending() {
    var length = pending.length
    while length > 0 {
      // Fewer than three cannot be said.
      let part = length <= 258 ? length : min(258, length - 3)
      block.add(length: part, distance: pending.distance)
      length -= part
    }
    pending = (0, 0)
  }

  /// The stream of all rows.
  mutating func finish() -> [UInt8] {
    writePending()
    // Deflate with a window of 32 kilobytes, quickly compressed.
    return [0x78, 0x01] + block.finish() + PNGEncoder.bytes(checksum.value)
  }
}

/// Adler-32 of bytes, reckoned from pixels.
private struct PixelChecksum {
  private static let modulus = 65521
  private var sum: Int
  private var sumOfSums = 0

  init(sum: Int = 1) { self.sum = sum }

  var value: UInt32 { UInt32(sumOfSums) << 16 | UInt32(sum) }

  mutating func add(_ byte: Int) {
    sum = (sum + byte) % Self.modulus
    sumOfSums = (sumOfSums + sum) % Self.modulus
  }

  /// So many pixels of one colour, their bytes in the order of a PNG.
  mutating func add(_ pixel: UInt32, count: Int, hasAlpha: Bool) {
    let (total, weighted) = Self.sums(of: pixel, hasAlpha: hasAlpha)
    let bytes = hasAlpha ? 4 : 3
    sumOfSums =
      (sumOfSums + bytes * count * sum + bytes * total * (count * (count - 1) / 2)
        + count * weighted) % Self.modulus
    sum = (sum + count * total) % Self.modulus
  }

  /// The sum of a pixel's bytes, and the sum of their sums from the first on.
  private static func sums(of pixel: UInt32, hasAlpha: Bool) -> (total: Int, weighted: Int) {
    let (red, green, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
    let total = red + green + blue
    let weighted = 3 * red + 2 * green + blue
    guard hasAlpha else { return (total, weighted) }
    let alpha = Int(pixel >> 24)
    return (total + alpha, weighted + total + alpha)
  }

  /// A row whose own sums, begun at zero, are known.
  mutating func addRow(_ row: PixelChecksum, length: Int) {
    sumOfSums = (sumOfSums + length * sum + row.sumOfSums) % Self.modulus
    sum = (sum + row.sum) % Self.modulus
  }
}
