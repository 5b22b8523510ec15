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
  private var above: UnsafeBufferPointer<UInt32>?
  /// The row above where the caller does not keep it.
  private var keptAbove: [UInt32] = []
  private var rowOfChecksum = PixelChecksum()
  /// Where three pixels stood last, by a hash of them: the number of the pixel and the first two.
  private var places = [(pixel: Int, first: UInt32, second: UInt32)](
    repeating: (-1, 0, 0), count: 4096)
  private var firstPixelOfRow = 0

  /// The farthest back deflate can refer to.
  private static let farthest = 32768

  init(width: Int, hasAlpha: Bool) {
    self.width = width
    bytesPerPixel = hasAlpha ? 4 : 3
    bytesPerRow = 1 + width * bytesPerPixel
  }

  /// Adds the next row; `isAboveKept` says that the row before is still where it was.
  mutating func add(_ row: UnsafeBufferPointer<UInt32>, isAboveKept: Bool) {
    if isAboveKept {
      add(row, below: above)
      above = row
    } else {
      let kept = keptAbove
      kept.withUnsafeBufferPointer { add(row, below: kept.isEmpty ? nil : $0) }
      keptAbove = Array(row)
    }
    firstPixelOfRow += width
  }

  private mutating func add(
    _ row: UnsafeBufferPointer<UInt32>, below above: UnsafeBufferPointer<UInt32>?
  ) {
    let reachesAbove = bytesPerRow <= Self.farthest
    let above = reachesAbove ? above : nil
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
        length = Self.run(of: pixel, in: row, from: x)
        distance = bytesPerPixel
      }
      if length < 8, let above {
        let same = Self.agreement(of: row, with: above, from: x)
        if same > length, same > 1 { (length, distance) = (same, bytesPerRow) }
      }
      if length < 3, x + 2 < width, let place = place(of: row, at: x) {
        (length, distance) = (place.length, place.distance)
      }
      if length > 0 {
        repeatBytes(length * bytesPerPixel, distance: distance)
        addChecksum(row, x..<(x + length), isRun: distance == bytesPerPixel)
        x += length
      } else {
        literal(pixel)
        addChecksum(row, x..<(x + 1), isRun: true)
        x += 1
      }
    }
    checksum.addRow(rowOfChecksum, length: bytesPerRow)
  }

  /// Whether two rows are the same; in steps, each of which is compared at once.
  private static func isSame(
    _ row: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    var start = 0
    while start < row.count {
      let end = min(start + 64, row.count)
      var difference: UInt32 = 0
      for x in start..<end { difference |= row[x] ^ other[x] }
      guard difference == 0 else { return false }
      start = end
    }
    return true
  }

  /// How many pixels from a place on are of that colour.
  private static func run(
    of pixel: UInt32, in row: UnsafeBufferPointer<UInt32>, from start: Int
  ) -> Int {
    var end = start + 1
    while end < row.count, row[end] == pixel { end += 1 }
    return end - start
  }

  /// How many pixels from a place on are those of another row.
  private static func agreement(
    of row: UnsafeBufferPointer<UInt32>, with other: UnsafeBufferPointer<UInt32>, from start: Int
  ) -> Int {
    var end = start
    while end < row.count, row[end] == other[end] { end += 1 }
    return end - start
  }

  /// Where three pixels stood last, if that is within reach.
  private mutating func place(
    of row: UnsafeBufferPointer<UInt32>, at x: Int
  ) -> (length: Int, distance: Int)? {
    let (first, second, third) = (row[x], row[x + 1], row[x + 2])
    let hash = (first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77 ^ third &* 0xC2B2_AE3D) >> 20
    let known = places[Int(hash)]
    let here = firstPixelOfRow + x
    places[Int(hash)] = (here, first, second)
    guard known.pixel >= 0, known.first == first, known.second == second else { return nil }
    let rows = firstPixelOfRow / width - known.pixel / width
    let distance = rows * bytesPerRow + (x - known.pixel % width) * bytesPerPixel
    guard distance > 0, distance <= Self.farthest, known.pixel % width + 1 < width else {
      return nil
    }
    return (2, distance)
  }

  /// Counts pixels of the row for the checksum.
  private mutating func addChecksum(
    _ row: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, isRun: Bool
  ) {
    if isRun {
      rowOfChecksum.add(row[range.lowerBound], count: range.count, hasAlpha: bytesPerPixel == 4)
    } else {
      for x in range { rowOfChecksum.add(row[x], count: 1, hasAlpha: bytesPerPixel == 4) }
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
    let (red, green, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
    let alpha = Int(pixel >> 24)
    let total = red + green + blue + (hasAlpha ? alpha : 0)
    let weighted =
      hasAlpha ? 4 * red + 3 * green + 2 * blue + alpha : 3 * red + 2 * green + blue
    let bytes = hasAlpha ? 4 : 3
    sumOfSums =
      (sumOfSums + bytes * count * sum + bytes * total * (count * (count - 1) / 2)
        + count * weighted) % Self.modulus
    sum = (sum + count * total) % Self.modulus
  }

  /// A row whose own sums, begun at zero, are known.
  mutating func addRow(_ row: PixelChecksum, length: Int) {
    sumOfSums = (sumOfSums + length * sum + row.sumOfSums) % Self.modulus
    sum = (sum + row.sum) % Self.modulus
  }
}
