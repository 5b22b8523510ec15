extension SVGPath {
  /// The shortest data of the path: relative coordinates, by default in hundredths of a point, a
  /// difference that is invisible. Empty if the path draws nothing.
  func data(partsPerUnit: Int = 100) -> [UInt8] {
    guard isDrawn else { return [] }
    var writer = Writer(partsPerUnit: partsPerUnit, room: coordinates.count * 4)
    var rest = coordinates[...]
    for (index, command) in commands.enumerated() {
      // After closing a path, Cairo adds a move to its start, which is not needed.
      if command == UInt8(ascii: "M"), index > 0, index == commands.count - 1 { break }
      let count = command == UInt8(ascii: "C") ? 6 : command == UInt8(ascii: "Z") ? 0 : 2
      writer.write(command, rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return writer.result
  }
}

/// Stores positions as whole parts of a unit, so that rounding errors do not accumulate along the
/// path.
private struct Writer {
  /// The length of a line after which the next command begins another: about a screen.
  private static let longestLine = 1800

  var result: [UInt8] = []
  private let partsPerUnit: Int
  private var lineStart = 0
  private var x = 0
  private var y = 0
  private var start = (x: 0, y: 0)
  private var lastCommand: UInt8 = 0
  /// Whether a number was written last, and whether it had a decimal point.
  private var followsNumber = false
  private var followsPoint = false

  init(partsPerUnit: Int, room: Int) {
    self.partsPerUnit = partsPerUnit
    result.reserveCapacity(room)
  }

  /// Writes a command with the coordinates of its points, in 256ths.
  mutating func write(_ command: UInt8, _ coordinates: ArraySlice<Int>) {
    guard let last = coordinates.last else {
      begin(UInt8(ascii: "z"))
      (x, y) = start
      return
    }
    let end = (x: parts(coordinates[coordinates.endIndex - 2]), y: parts(last))
    defer { (x, y) = end }
    switch command {
    case UInt8(ascii: "C"): begin(UInt8(ascii: "c"))
    case UInt8(ascii: "M"):
      begin(UInt8(ascii: result.isEmpty ? "M" : "m"))
      start = end
    case _ where end.y == y:
      begin(UInt8(ascii: "h"))
      return put(end.x - x)
    case _ where end.x == x:
      begin(UInt8(ascii: "v"))
      return put(end.y - y)
    default: begin(UInt8(ascii: "l"))
    }
    for (offset, coordinate) in coordinates.enumerated() {
      put(parts(coordinate) - (offset.isMultiple(of: 2) ? x : y))
    }
  }

  private func parts(_ coordinate: Int) -> Int {
    (coordinate * partsPerUnit + (coordinate < 0 ? -128 : 128)) / 256
  }

  /// Writes the letter of a command, unless it repeats the last. After a move, a second pair of
  /// coordinates would be a line.
  private mutating func begin(_ command: UInt8) {
    if result.count - lineStart >= Self.longestLine {
      result.append(UInt8(ascii: "\n"))
      lineStart = result.count
      followsNumber = false
    }
    guard command != lastCommand || command == UInt8(ascii: "m") else { return }
    result.append(command)
    lastCommand = command
    followsNumber = false
  }

  private mutating func put(_ number: Int) {
    let hundredths = number * 100 / partsPerUnit
    // A sign or a second decimal point separates numbers like a space.
    let startsWithPoint = hundredths > 0 && hundredths < 100
    if followsNumber, number >= 0, !startsWithPoint || !followsPoint {
      result.append(UInt8(ascii: " "))
    }
    result.append(hundredths: hundredths)
    followsNumber = true
    followsPoint = hundredths % 100 != 0
  }
}

extension [UInt8] {
  /// Appends hundredths as a decimal number without redundant zeros: `.5`, `-12.25`.
  fileprivate mutating func append(hundredths: Int) {
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let magnitude = Int(hundredths.magnitude)
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 100)
    if whole > 0 || rest == 0 { append(whole: whole) }
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  private mutating func append(whole: Int) {
    if whole >= 10 { append(whole: whole / 10) }
    append(UInt8(ascii: "0") + UInt8(whole % 10))
  }
}
