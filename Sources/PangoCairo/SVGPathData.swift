/// The data of a path, written as short as it can be: to a hundredth of a point, which is less than
/// anybody sees, and from point to point.
///
/// Places are kept as whole hundredths, so that rounding does not add up along the path.
enum SVGPathData {
  /// The same path in fewer letters; as it was where it says something Cairo does not write.
  static func shortened(_ data: String) -> String {
    var data = data
    let result = data.withUTF8 { bytes -> [UInt8]? in
      var scanner = DecimalScanner(bytes)
      var writer = Writer(room: bytes.count)
      while let token = scanner.next() {
        guard case .letter(let command) = token, let count = Self.count(of: command) else {
          return nil
        }
        // Cairo ends a closed path by moving to its start, for a line that never comes.
        var numbers = (0, 0, 0, 0, 0, 0)
        let isComplete = withUnsafeMutableBytes(of: &numbers) { numbers in
          let numbers = numbers.assumingMemoryBound(to: Int.self)
          for index in 0..<count {
            guard case .number(let number)? = scanner.next() else { return false }
            numbers[index] = DecimalScanner.hundredths(number)
          }
          return true
        }
        guard isComplete else { return nil }
        if command == UInt8(ascii: "M"), !writer.result.isEmpty, scanner.isAtEnd { break }
        writer.write(command, numbers)
      }
      return scanner.isAtEnd ? writer.result : nil
    }
    return result.map { String(decoding: $0, as: UTF8.self) } ?? data
  }

  /// The data of a path.
  static func data(of path: SVGPath) -> [UInt8] {
    guard path.isDrawn else { return [] }
    var writer = Writer(room: path.coordinates.count * 4)
    var next = 0
    func hundredths(_ offset: Int) -> Int {
      let fixed = path.coordinates[next + offset]
      return (fixed * 100 + (fixed < 0 ? -128 : 128)) / 256
    }
    for (index, command) in path.commands.enumerated() {
      let count = count(of: command) ?? 0
      // Cairo ends a closed path by moving to its start, for a line that never comes.
      if command == UInt8(ascii: "M"), index > 0, index == path.commands.count - 1 { break }
      switch count {
      case 6:
        writer.write(
          command,
          (hundredths(0), hundredths(1), hundredths(2), hundredths(3), hundredths(4), hundredths(5))
        )
      case 2: writer.write(command, (hundredths(0), hundredths(1), 0, 0, 0, 0))
      default: writer.write(command, (0, 0, 0, 0, 0, 0))
      }
      next += count
    }
    return writer.result
  }

  /// How many numbers follow a letter; `nil` for one Cairo does not write.
  private static func count(of command: UInt8) -> Int? {
    switch command {
    case UInt8(ascii: "M"), UInt8(ascii: "L"): 2
    case UInt8(ascii: "C"): 6
    case UInt8(ascii: "Z"): 0
    default: nil
    }
  }

  private struct Writer {
    var result: [UInt8] = []
    private var x = 0
    private var y = 0
    private var start = (x: 0, y: 0)
    private var lastCommand: UInt8 = 0
    /// Whether a number was the last thing written, and whether it had a point.
    private var followsNumber = false
    private var followsPoint = false

    init(room: Int) { result.reserveCapacity(room) }

    mutating func write(_ command: UInt8, _ numbers: (Int, Int, Int, Int, Int, Int)) {
      switch command {
      case UInt8(ascii: "Z"):
        begin(UInt8(ascii: "z"))
        (x, y) = start
        return
      case UInt8(ascii: "C"):
        begin(UInt8(ascii: "c"))
        put(numbers.0 - x)
        put(numbers.1 - y)
        put(numbers.2 - x)
        put(numbers.3 - y)
        put(numbers.4 - x)
        put(numbers.5 - y)
        (x, y) = (numbers.4, numbers.5)
        return
      case UInt8(ascii: "M"):
        begin(UInt8(ascii: result.isEmpty ? "M" : "m"))
        put(numbers.0 - x)
        put(numbers.1 - y)
        start = (numbers.0, numbers.1)
      case _ where numbers.1 == y:
        begin(UInt8(ascii: "h"))
        put(numbers.0 - x)
      case _ where numbers.0 == x:
        begin(UInt8(ascii: "v"))
        put(numbers.1 - y)
      default:
        begin(UInt8(ascii: "l"))
        put(numbers.0 - x)
        put(numbers.1 - y)
      }
      (x, y) = (numbers.0, numbers.1)
    }

    /// A letter that goes on need not be repeated; after a move, a second pair would be a line.
    private mutating func begin(_ command: UInt8) {
      guard command != lastCommand || command == UInt8(ascii: "m") else { return }
      result.append(command)
      lastCommand = command
      followsNumber = false
    }

    private mutating func put(_ number: Int) {
      // A sign, or a second point, begins a number as well as a space does.
      let startsWithPoint = number > 0 && number < 100
      if followsNumber, number >= 0, !startsWithPoint || !followsPoint {
        result.append(UInt8(ascii: " "))
      }
      result.append(hundredths: number)
      followsNumber = true
      followsPoint = number % 100 != 0
    }
  }
}
