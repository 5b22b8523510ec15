/// Bytes and repetitions of earlier ones, written as blocks of deflate (RFC 1951) with codes made for
/// what they hold.
struct DeflateBlock {
  /// A byte; or, with the highest bit set, a length and a distance.
  private var tokens: [UInt32] = []
  private var literals = [Int](repeating: 0, count: 286)
  private var distances = [Int](repeating: 0, count: 30)
  private var output = BitWriter()

  /// After so many tokens what is frequent may have changed.
  private static let most = 32768

  init() { tokens.reserveCapacity(Self.most) }

  mutating func add(_ byte: UInt8) {
    literals[Int(byte)] += 1
    append(UInt32(byte))
  }

  /// Repeats 3 to 258 bytes that stand 1 to 32,768 bytes back.
  mutating func add(length: Int, distance: Int) {
    literals[Self.lengthCode(length).symbol] += 1
    distances[Self.distanceCode(distance).symbol] += 1
    append(1 << 31 | UInt32(length) << 16 | UInt32(distance - 1))
  }

  private mutating func append(_ token: UInt32) {
    tokens.append(token)
    if tokens.count == Self.most { write(isLast: false) }
  }

  /// All that was added.
  mutating func finish() -> [UInt8] {
    write(isLast: true)
    return output.finish()
  }

  // MARK: - Codes

  private struct Code {
    var symbol: Int
    var extra: UInt32 = 0
    var extraBits = 0
  }

  private static func lengthCode(_ length: Int) -> Code {
    let rest = length - 3
    if length == 258 { return Code(symbol: 285) }
    if rest < 8 { return Code(symbol: 257 + rest) }
    let bits = Int.bitWidth - 1 - rest.leadingZeroBitCount - 2
    return Code(
      symbol: 257 + 4 * (bits + 1) + (rest >> bits & 3), extra: UInt32(rest & (1 << bits - 1)),
      extraBits: bits)
  }

  private static func distanceCode(_ distance: Int) -> Code {
    let rest = distance - 1
    if rest < 4 { return Code(symbol: rest) }
    let bits = Int.bitWidth - 1 - rest.leadingZeroBitCount - 1
    return Code(
      symbol: 2 * (bits + 1) + (rest >> bits & 1), extra: UInt32(rest & (1 << bits - 1)),
      extraBits: bits)
  }

  // MARK: - Writing

  private mutating func write(isLast: Bool) {
    literals[256] = 1
    let literalCode = PrefixCode(frequencies: literals, longest: 15)
    let distanceCode = PrefixCode(frequencies: distances, longest: 15)
    output.write(isLast ? 1 : 0, bits: 1)
    output.write(2, bits: 2)
    write(literalCode.lengths, distanceCode.lengths)
    for token in tokens {
      guard token >> 31 == 1 else {
        output.write(literalCode, Int(token))
        continue
      }
      let length = Self.lengthCode(Int(token >> 16 & 0x7FFF))
      output.write(literalCode, length.symbol)
      output.write(length.extra, bits: length.extraBits)
      let distance = Self.distanceCode(Int(token & 0xFFFF) + 1)
      output.write(distanceCode, distance.symbol)
      output.write(distance.extra, bits: distance.extraBits)
    }
    output.write(literalCode, 256)
    tokens.removeAll(keepingCapacity: true)
    literals = [Int](repeating: 0, count: 286)
    distances = [Int](repeating: 0, count: 30)
  }

  /// The lengths of both codes, one after the other, in a code of their own.
  private mutating func write(_ literals: [Int], _ distances: [Int]) {
    let lengths = literals + distances
    var frequencies = [Int](repeating: 0, count: 19)
    for length in lengths { frequencies[length] += 1 }
    let code = PrefixCode(frequencies: frequencies, longest: 7)
    output.write(UInt32(literals.count - 257), bits: 5)
    output.write(UInt32(distances.count - 1), bits: 5)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    output.write(UInt32(order.count - 4), bits: 4)
    for symbol in order { output.write(UInt32(code.lengths[symbol]), bits: 3) }
    for length in lengths { output.write(code, length) }
  }
}

/// Huffman's code: the more frequent a symbol, the fewer bits.
private struct PrefixCode {
  /// Of each symbol, in bits; 0 for one that does not occur.
  private(set) var lengths: [Int]
  /// Of each symbol, the first bit lowest.
  private(set) var bits: [UInt32]

  init(frequencies: [Int], longest: Int) {
    var frequencies = frequencies
    lengths = Self.lengths(frequencies)
    // Rare symbols made less rare: the code is a little longer, but never too long.
    while lengths.contains(where: { $0 > longest }) {
      for index in frequencies.indices where frequencies[index] > 0 {
        frequencies[index] = frequencies[index] / 2 + 1
      }
      lengths = Self.lengths(frequencies)
    }
    bits = Self.bits(lengths)
  }

  private static func lengths(_ frequencies: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: frequencies.count)
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Leaves by frequency, then the nodes above them, which come out by frequency too.
    var weights = leaves.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, node) = (0, leaves.count)
    func takeLightest() -> Int {
      if leaf < leaves.count, node >= weights.count || weights[leaf] <= weights[node] {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return node - 1
    }
    while weights.count < parents.count {
      let (first, second) = (takeLightest(), takeLightest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for index in parents.indices.dropLast().reversed() {
      depths[index] = depths[parents[index]] + 1
    }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  /// The canonical code of those lengths.
  private static func bits(_ lengths: [Int]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[length] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      var (code, reversed) = (next[length], UInt32(0))
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed
    }
  }
}

/// Bits, the first one the lowest of the first byte.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var buffer: UInt64 = 0
  private var count = 0

  init() { bytes.reserveCapacity(65_536) }

  mutating func write(_ value: UInt32, bits: Int) {
    buffer |= UInt64(value) << UInt64(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      count -= 8
    }
  }

  mutating func write(_ code: PrefixCode, _ symbol: Int) {
    write(code.bits[symbol], bits: code.lengths[symbol])
  }

  mutating func finish() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
    return bytes
  }
}
