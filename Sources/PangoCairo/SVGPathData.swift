/// The data of a path, written as short as it can be: to a hundredth of a point, which is less than
/// anybody sees, and from point to point.
///
/// Places are kept as whole hundredths, so that rounding does not add up along the path.
enum SVGPathData {
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
      // Cairo ends a closed path by moving to its start, for a line that never comes.
      if command == UInt8(ascii: "M"), index > 0, index == path.commands.count - 1 { break }
      switch command {
      case UInt8(ascii: "C"):
        writer.write(
          command,
          (hundredths(0), hundredths(1), hundredths(2), hundredths(3), hundredths(4), hundredths(5))
        )
        next += 6
      case UInt8(ascii: "Z"): writer.write(command, (0, 0, 0, 0, 0, 0))
      default:
        writer.write(command, (hundredths(0), hundredths(1), 0, 0, 0, 0))
        next += 2
      }
    }
    return writer.result
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
