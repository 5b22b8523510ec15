internal import Geometry

/// The data of a path, written as short as it can be: to a hundredth of a point, which is less than
/// anybody sees, and from point to point.
///
/// Places are kept as whole hundredths, so that rounding does not add up along the path.
enum SVGPathData {
  /// The same path in fewer letters; as it was where it says something Cairo does not write.
  static func shortened(_ data: String) -> String {
    var words = data.split(separator: " ")[...]
    var writer = Writer()
    while let command = words.popFirst() {
      let count: Int
      switch command {
      case "M", "L": count = 2
      case "C": count = 6
      case "Z": count = 0
      default: return data
      }
      let numbers = words.prefix(count).compactMap { Double($0) }.map { Int(($0 * 100).rounded()) }
      guard numbers.count == count else { return data }
      words = words.dropFirst(count)
      // Cairo ends a closed path by moving to its start, for a line that never comes.
      if command == "M", words.isEmpty { break }
      writer.write(command, numbers)
    }
    return writer.result
  }

  private struct Writer {
    var result = ""
    private var x = 0
    private var y = 0
    private var start = (x: 0, y: 0)
    private var lastCommand = ""
    private var lastNumber: String?

    mutating func write(_ command: Substring, _ numbers: [Int]) {
      switch command {
      case "Z":
        put("z", [])
        (x, y) = start
        return
      case "M":
        put(result.isEmpty ? "M" : "m", [numbers[0] - x, numbers[1] - y])
        start = (numbers[0], numbers[1])
      case "L" where numbers[1] == y: put("h", [numbers[0] - x])
      case "L" where numbers[0] == x: put("v", [numbers[1] - y])
      case "L": put("l", [numbers[0] - x, numbers[1] - y])
      default: put("c", numbers.enumerated().map { $1 - ($0 % 2 == 0 ? x : y) })
      }
      x = numbers[numbers.count - 2]
      y = numbers[numbers.count - 1]
    }

    private mutating func put(_ command: String, _ numbers: [Int]) {
      // A letter that goes on need not be repeated; after a move, a second pair would be a line.
      if command != lastCommand || command == "m" {
        result += command
        lastNumber = nil
      }
      lastCommand = command
      for number in numbers {
        let text = Self.text(number)
        // A sign, or a second point, begins a number as well as a space does.
        if let lastNumber, text.first != "-", text.first != "." || !lastNumber.contains(".") {
          result += " "
        }
        result += text
        lastNumber = text
      }
    }

    /// Hundredths as a number without needless zeros: `.5`, `-12.25`.
    private static func text(_ hundredths: Int) -> String {
      let text = (Double(hundredths) / 100).description(decimals: 2)
      if text.hasPrefix("0.") { return String(text.dropFirst()) }
      return text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
    }
  }
}
